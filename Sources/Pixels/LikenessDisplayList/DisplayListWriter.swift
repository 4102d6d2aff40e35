/// Writes the canonical text of a display list.
import LikenessBase

/// Writes bytes, not strings: a check writes a list for each picture, and strings put together from
/// strings took half of a check that draws nothing.
package struct DisplayListWriter {
  private let items: [DisplayItem]
  private let bitmaps: [ContentDigest: Bitmap]
  var text: [UInt8] = []
  private let fonts: NameTable<FontReference>
  private let images: NameTable<ContentDigest>

  /// Lines of glyphs and properties are broken before they grow longer than this, in bytes.
  private static let lineLength = 120

  package init(items: [DisplayItem], images bitmaps: [ContentDigest: Bitmap]) {
    self.items = items
    self.bitmaps = bitmaps
    var references: [FontReference] = []
    for item in items {
      if case .glyphs(let glyphs) = item.drawing, references.last != glyphs.run.font {
        references.append(glyphs.run.font)
      }
    }
    fonts = NameTable(
      references,
      isOrdered: {
        $0.name.hasScalars(of: $1.name)
          ? $0.digest < $1.digest : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      },
      forms: [
        { bareOrQuoted($0.name) }, { "\(bareOrQuoted($0.name)) \($0.digest.short)" },
        { "\(bareOrQuoted($0.name)) \($0.digest)" },
      ])
    images = NameTable(Array(bitmaps.keys), isOrdered: <, forms: [{ $0.short }, { $0.hex }])
  }

  /// Writes the header of the list whose items these are, and the items.
  mutating func write(_ list: DisplayList) -> [UInt8] {
    // Lists of the gallery take about this much for an item.
    text.reserveCapacity(256 + items.count * 128)
    writeHeader(list)
    writeItems()
    writePixels()
    return text
  }

  private mutating func writeHeader(_ list: DisplayList) {
    text.write("display-list 1\nsize \(list.size.width) \(list.size.height)")
    text.write("\nscale \(list.scale)\nbackground")
    text.write(next: list.background)
    newLine()
    for font in fonts.keys { text.write("font \(bareOrQuoted(font.name)) \(font.digest)\n") }
    for digest in images.keys {
      if let image = bitmaps[digest] {
        text.write("image \(digest) \(image.width) \(image.height)\n")
      }
    }
    for (name, aspects) in list.explanations.sorted(by: { $0.key < $1.key })
    where !aspects.isEmpty {
      text.write("property ")
      text.write(bareOrQuoted: name)
      text.write(" explains")
      for aspect in DrawingAspect.allCases where aspects.contains(aspect) {
        text.write(" \(aspect.rawValue)")
      }
      newLine()
    }
  }

  private mutating func writeItems() {
    var path: ViewPath?
    for item in items {
      if item.source.path != path {
        // A path on its own line differs from a keyword by being one word; see `TextCursor.isPath`.
        newLine()
        text.write(bareOrQuoted: item.source.path.description)
        newLine()
        path = item.source.path
      }
      text.write("  ")
      write(item.drawing)
      newLine()
      if case .glyphs(let glyphs) = item.drawing {
        wrap(glyphs.run.glyphs, after: "    ") { glyph, text in
          text.append(decimal: glyph.id)
          text.append(UInt8(ascii: "@"))
          glyph.x.write(to: &text)
          guard glyph.y != .zero else { return }
          text.append(UInt8(ascii: ","))
          glyph.y.write(to: &text)
        }
      }
      if let path = item.drawing.path { wrap(path.steps, after: "    ") { $1.write($0) } }
      wrap(item.source.properties, after: "    from ") { property, text in
        text.write(bareOrQuoted: property.name, excluding: "=:")
        for token in property.tokens {
          text.append(UInt8(ascii: ":"))
          text.write(bareOrQuoted: token, excluding: "=:")
        }
        text.append(UInt8(ascii: "="))
        property.value.write(bareOrQuotedTo: &text)
      }
    }
  }

  private mutating func writePixels() {
    for (digest, image) in images.keys.compactMap({ digest in bitmaps[digest].map { (digest, $0) } }
    ) {
      text.write("\npixels \(images[digest])\n")
      let encoded = base64(encodePixelRuns(image))
      for start in stride(from: 0, to: encoded.count, by: 96) {
        text.write("  ")
        text.append(contentsOf: encoded[start..<min(start + 96, encoded.count)])
        newLine()
      }
    }
  }

  /// The line of one drawing, without indentation and details.
  package func itemLine(_ drawing: Drawing) -> String { written { $0.write(drawing) } }

  /// The same without its keyword.
  package func values(of drawing: Drawing) -> String { written { $0.write(valuesOf: drawing) } }

  private func written(_ write: (inout Self) -> Void) -> String {
    var writer = self
    writer.text = []
    write(&writer)
    return String(decoding: writer.text, as: UTF8.self)
  }

  mutating func write(_ glyphs: Glyphs) {
    glyphs.x.write(to: &text)
    text.write(next: glyphs.y)
    text.write(next: glyphs.color)
    text.write(" size")
    text.write(next: glyphs.run.size)
    text.write(" font ")
    text.write(fonts[glyphs.run.font])
    if glyphs.sigma != .zero {
      text.write(" sigma")
      text.write(next: glyphs.sigma)
    }
    text.append(UInt8(ascii: " "))
    text.write(quoted: glyphs.run.text)
  }

  mutating func write(_ image: ImagePlacement) {
    let bitmap = bitmaps[image.image]
    text.write("\(bitmap == nil ? image.image.hex : images[image.image]) at ")
    text.write(image.destination)
    if image.source != bitmap.map({ FixedRect(whole: $0.size) }) {
      text.write(" from ")
      text.write(image.source)
    }
    if image.interpolation != .bilinear { text.write(" \(image.interpolation.rawValue)") }
    if let tint = image.tint {
      text.write(" tint")
      text.write(next: tint)
    }
  }

  private mutating func newLine() { text.append(UInt8(ascii: "\n")) }

  /// The words of `parts` in as many lines as it takes, each after `start`; none where there are no
  /// words.
  private mutating func wrap<Part>(
    _ parts: [Part], after start: String, write: (Part, inout [UInt8]) -> Void
  ) {
    guard !parts.isEmpty else { return }
    var lineStart = text.count
    text.write(start)
    for (index, part) in parts.enumerated() {
      let end = text.count
      if index > 0 { text.append(UInt8(ascii: " ")) }
      write(part, &text)
      guard index > 0, text.count - lineStart > Self.lineLength else { continue }
      // The word is one too many: what was its space becomes a break.
      text.replaceSubrange(end...end, with: [UInt8(ascii: "\n")] + start.utf8)
      lineStart = end + 1
    }
    newLine()
  }
}

extension DisplayList {
  /// Whether the text of another list names the same views in the same order. Far cheaper than
  /// comparing the texts; false for a text with other line breaks than ``text`` has.
  package func namesSameViews(as text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      /// Moves behind the next blank line. One is before each path, and before pixels, which come
      /// last.
      func findBlankLine() -> Bool {
        while place + 1 < bytes.count {
          place += 1
          if bytes[place] == UInt8(ascii: "\n"), bytes[place - 1] == UInt8(ascii: "\n") {
            place += 1
            return true
          }
        }
        return false
      }
      var path: ViewPath?
      for item in items where item.source.path != path {
        path = item.source.path
        let line = words {
          $0.write(bareOrQuoted: item.source.path.description)
          $0.append(UInt8(ascii: "\n"))
        }
        guard findBlankLine(), bytes[place...].starts(with: line.utf8) else { return false }
      }
      return !findBlankLine() || bytes[place...].starts(with: "pixels ".utf8)
    }
  }
}

/// Short names for things: each has the first of several forms that no other thing shares. No form
/// of one can be another form of another.
private struct NameTable<Key: Hashable> {
  /// In their order, each once.
  private(set) var keys: [Key] = []
  private var names: [String] = []
  private let isOrdered: (Key, Key) -> Bool

  /// Longer forms are made only for those whose shorter ones meet.
  init(_ unordered: [Key], isOrdered: @escaping (Key, Key) -> Bool, forms: [(Key) -> String]) {
    self.isOrdered = isOrdered
    for key in unordered.sorted(by: isOrdered) where key != keys.last { keys.append(key) }
    names = keys.map { _ in "" }
    var unnamed = Array(keys.indices)
    for form in forms where !unnamed.isEmpty {
      for index in unnamed { names[index] = form(keys[index]) }
      let byName = unnamed.sorted { names[$0] < names[$1] }
      unnamed = byName.indices.filter { place in
        [place - 1, place + 1].contains {
          byName.indices.contains($0) && names[byName[$0]] == names[byName[place]]
        }
      }.map { byName[$0] }
    }
  }

  /// The name of a key. Found by halves: a list has a few keys, and hashing one takes longer than
  /// comparing it with these.
  subscript(key: Key) -> String {
    var range = keys.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      if keys[middle] == key { return names[middle] }
      range =
        isOrdered(key, keys[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return ""
  }
}

extension FixedRect {
  /// All of a picture.
  init(whole size: PixelSize) {
    self.init(x: .zero, y: .zero, width: Fixed(size.width), height: Fixed(size.height))
  }
}
