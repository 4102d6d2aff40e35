/// Writes the canonical text of a display list.
import LikenessGraphics
import LikenessText

/// Writes bytes, not strings: a check writes a list for each picture, and strings put together from strings took half of a check that draws nothing.
struct DisplayListWriter {
  private let items: [DisplayItem]
  private let bitmaps: [ContentDigest: Bitmap]
  private var text: [UInt8] = []
  /// The word that is next in a line that may have to be broken before it.
  private var word: [UInt8] = []
  private let fonts: NameTable<FontReference>
  private let images: NameTable<ContentDigest>

  /// Lines of glyphs and properties are broken before they grow longer than this, in bytes.
  private static let lineLength = 120

  init(items: [DisplayItem], images bitmaps: [ContentDigest: Bitmap]) {
    self.items = items
    self.bitmaps = bitmaps
    var references: [FontReference] = []
    var seen: Set<FontReference> = []
    for case .glyphs(let glyphs) in items.lazy.map(\.drawing) {
      let font = glyphs.run.font
      if references.last != font, seen.insert(font).inserted { references.append(font) }
    }
    references.sort { ($0.name, $0.digest) < ($1.name, $1.digest) }
    fonts = NameTable(
      references,
      forms: [
        { bareOrQuoted($0.name) }, { "\(bareOrQuoted($0.name)) \($0.digest.short)" }, { "\(bareOrQuoted($0.name)) \($0.digest)" },
      ])
    images = NameTable(bitmaps.keys.sorted(), forms: [{ $0.short }, { $0.hex }])
  }

  mutating func write(size: PixelSize, scale: Scale, background: Color) -> String {
    // Lists of the gallery take about this much for an item.
    text.reserveCapacity(256 + items.count * 128)
    text.write("display-list 1\nsize \(size.width) \(size.height)\nscale \(scale)\nbackground")
    text.write(next: background)
    newLine()
    for font in fonts.keys { text.write("font \(bareOrQuoted(font.name)) \(font.digest)\n") }
    for digest in images.keys {
      if let image = bitmaps[digest] { text.write("image \(digest) \(image.width) \(image.height)\n") }
    }
    var path: String?
    for item in items {
      if item.source.path != path {
        // A path on its own line is told from a keyword by being one word: see `TextCursor.isPath`.
        newLine()
        text.write(bareOrQuoted: item.source.path)
        newLine()
        path = item.source.path
      }
      text.write("  ")
      write(item.drawing)
      newLine()
      if case .glyphs(let glyphs) = item.drawing {
        wrap(glyphs.run.glyphs, after: "    ") { glyph, word in
          word.append(decimal: glyph.id)
          word.append(UInt8(ascii: "@"))
          glyph.x.write(to: &word)
          guard glyph.y != .zero else { return }
          word.append(UInt8(ascii: ","))
          glyph.y.write(to: &word)
        }
      }
      wrap(item.source.properties, after: "    from ") { property, word in
        word.write(bareOrQuoted: property.name, excluding: UInt8(ascii: "="))
        word.append(UInt8(ascii: "="))
        word.write(bareOrQuoted: property.value)
      }
    }
    for digest in images.keys {
      guard let image = bitmaps[digest] else { continue }
      text.write("\npixels \(images[digest])\n")
      let encoded = base64(encodePixelRuns(image))
      for start in stride(from: 0, to: encoded.count, by: 96) {
        text.write("  ")
        text.append(contentsOf: encoded[start..<min(start + 96, encoded.count)])
        newLine()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The line of one drawing, without indentation and details.
  func itemLine(_ drawing: Drawing) -> String {
    var writer = self
    writer.text = []
    writer.write(drawing)
    return String(decoding: writer.text, as: UTF8.self)
  }

  private mutating func write(_ drawing: Drawing) {
    switch drawing {
    case .view(let frame):
      text.write("view ")
      text.write(frame)
    case .box(let box):
      text.write("box ")
      text.write(box.shape)
      if let fill = box.fill {
        text.write(" fill ")
        text.write(fill)
      }
      if let border = box.border {
        text.write(" border")
        text.write(next: border.width)
        text.write(next: border.color)
      }
    case .shadow(let shadow):
      text.write("shadow ")
      text.write(shadow.shape)
      text.write(" sigma")
      text.write(next: shadow.sigma)
      text.write(next: shadow.color)
      if let cutout = shadow.cutout {
        text.write(" cutout ")
        text.write(cutout)
      }
    case .glyphs(let glyphs): write(glyphs)
    case .image(let image): write(image)
    case .clip(let shape):
      text.write("clip ")
      text.write(shape)
    case .opacity(let opacity): text.write("opacity \(opacity)")
    case .end: text.write("end")
    }
  }

  private mutating func write(_ glyphs: Glyphs) {
    text.write("glyphs")
    text.write(next: glyphs.x)
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

  private mutating func write(_ image: ImagePlacement) {
    let bitmap = bitmaps[image.image]
    text.write("image \(bitmap == nil ? image.image.hex : images[image.image]) at ")
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

  /// The words of `parts` in as many lines as it takes, each after `start`; none where there are no words.
  private mutating func wrap<Part>(_ parts: [Part], after start: String, write: (Part, inout [UInt8]) -> Void) {
    var length = 0
    for part in parts {
      word.removeAll(keepingCapacity: true)
      write(part, &word)
      if length == 0 || length + 1 + word.count > Self.lineLength {
        if length > 0 { newLine() }
        text.write(start)
        length = start.utf8.count
      } else {
        text.append(UInt8(ascii: " "))
        length += 1
      }
      text.append(contentsOf: word)
      length += word.count
    }
    if length > 0 { newLine() }
  }
}

/// Short names for things: each has the first of several forms that no other thing shares. No form of one can be another form of another.
private struct NameTable<Key: Hashable> {
  let keys: [Key]
  private var names: [Key: String] = [:]

  /// Longer forms are made only for those whose shorter ones meet.
  init(_ keys: [Key], forms: [(Key) -> String]) {
    self.keys = keys
    var unnamed = keys
    for form in forms where !unnamed.isEmpty {
      let found = unnamed.map { (key: $0, name: form($0)) }
      let uses = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
      for (key, name) in found { names[key] = name }
      unnamed = found.filter { uses[$0.name] != 1 }.map(\.key)
    }
  }

  subscript(key: Key) -> String { names[key] ?? "" }
}

extension FixedRect {
  /// All of a picture.
  init(whole size: PixelSize) {
    self.init(x: .zero, y: .zero, width: Fixed(size.width), height: Fixed(size.height))
  }
}
