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
  /// The words of the aspects that were written.
  private var aspects: [(aspects: DrawingAspects, words: [UInt8])] = []

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
    text.write("display-list 2\nsize \(list.size.width) \(list.size.height)")
    text.write("\nscale \(list.scale)\nbackground")
    text.write(next: list.background)
    if let token = list.backgroundToken {
      text.write(" token=")
      text.write(bareOrQuoted: token)
    }
    newLine()
    for font in fonts.keys { text.write("font \(bareOrQuoted(font.name)) \(font.digest)\n") }
  }

  private mutating func writeItems() {
    let items = items
    let outline = ViewOutline(items)
    var places = outline.places
    var last: Int?
    // The properties of the items before.
    var count = 0
    for (index, view) in outline.viewOfItem.enumerated() {
      let item = items[index]
      let isFirst = outline.views[view].first == index
      let isFrame = isFirst && outline.views[view].startsWithFrame
      if view != last {
        // A path on its own line differs from a keyword by being one word; see `TextCursor.isPath`.
        newLine()
        text.write(bareOrQuoted: item.source.path.description)
        newLine()
        last = view
      }
      if isFirst, !isFrame { writeLines(of: view, outline, items) }
      text.write("  ")
      writeDrawing(of: item, origin: places.origin(of: view), base: places.base(of: view))
      if case .view(let frame) = item.drawing { places.setFrame(frame, of: view) }
      let properties = item.source.properties
      let first = count
      func writeSource(_ place: Int, _ text: inout [UInt8]) {
        text.write(bareOrQuoted: properties[place].name, excluding: "=:")
        guard outline.lineOfProperty[first + place] == nil else { return }
        text.write(valueOf: properties[place])
      }
      if isFrame {
        // The lines that no other item names are its own without being named.
        let named = properties.indices.filter { place in
          guard let line = outline.lineOfProperty[first + place] else { return true }
          return outline.lines[line].isNamed || outline.lines[line].place != place
        }
        wrap(named, after: "    from ", write: writeSource)
        writeLines(of: view, outline, items)
      } else {
        wrap(properties.indices, after: "    from ", write: writeSource)
      }
      count += properties.count
    }
  }

  /// Writes the lines of a view's properties.
  private mutating func writeLines(of view: Int, _ outline: ViewOutline, _ items: [DisplayItem]) {
    for line in outline.names.of(view) {
      let (item, place) = (outline.lines[line].item, outline.lines[line].place)
      text.write("  ")
      text.write(bareOrQuoted: items[item].source.properties[place].name, excluding: "=:")
      text.write(valueOf: items[item].source.properties[place])
      write(outline.lines[line].explains)
      newLine()
    }
  }

  /// Writes what a property explains.
  private mutating func write(_ explains: DrawingAspects) {
    guard !explains.isEmpty else { return }
    // A list has few different ones, and many lines.
    if let known = aspects.first(where: { $0.aspects == explains }) {
      text.append(contentsOf: known.words)
      return
    }
    var words = Array(" (".utf8)
    words.write(explains)
    words.append(UInt8(ascii: ")"))
    aspects.append((explains, words))
    text.append(contentsOf: words)
  }

  /// Writes the line of an item, and those of its glyphs or steps.
  private mutating func writeDrawing(of item: DisplayItem, origin: PathPoint, base: PathPoint) {
    let isFrame = if case .view = item.drawing { true } else { false }
    write(item.drawing, from: isFrame ? base : origin)
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
    if let path = item.drawing.path {
      wrap(path.steps, after: "    ") { $1.write($0, from: origin) }
    }
  }

  private mutating func writePixels() {
    for digest in images.keys {
      guard let image = bitmaps[digest] else { continue }
      text.write("\npixels \(digest) \(image.width) \(image.height)\n")
      let encoded = base64(encodePixelRuns(image))
      for start in stride(from: 0, to: encoded.count, by: 96) {
        text.write("  ")
        text.append(contentsOf: encoded[start..<min(start + 96, encoded.count)])
        newLine()
      }
    }
  }

  /// The line of one drawing, without indentation and details, in the coordinates of the picture.
  package func itemLine(_ drawing: Drawing) -> String { written { $0.write(drawing, from: .zero) } }

  /// The same without its keyword.
  package func values(of drawing: Drawing) -> String {
    written { $0.write(valuesOf: drawing, from: .zero) }
  }

  private func written(_ write: (inout Self) -> Void) -> String {
    var writer = self
    writer.text = []
    write(&writer)
    return String(decoding: writer.text, as: UTF8.self)
  }

  mutating func write(_ glyphs: Glyphs, from origin: PathPoint) {
    text.write(glyphs.x, glyphs.y, from: origin)
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

  mutating func write(_ image: ImagePlacement, from origin: PathPoint) {
    let bitmap = bitmaps[image.image]
    text.write("\(bitmap == nil ? image.image.hex : images[image.image]) at ")
    text.write(image.destination, from: origin)
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
    _ parts: some Collection<Part>, after start: String, write: (Part, inout [UInt8]) -> Void
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

extension [UInt8] {
  /// Appends the tokens of a property, and its value.
  fileprivate mutating func write(valueOf property: Provenance.Property) {
    for token in property.tokens {
      append(UInt8(ascii: ":"))
      write(bareOrQuoted: token, excluding: "=:")
    }
    append(UInt8(ascii: "="))
    property.value.write(bareOrQuotedTo: &self)
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
