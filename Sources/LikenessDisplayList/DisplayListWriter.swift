/// Writes the canonical text of a display list.
import LikenessGraphics
import LikenessText

struct DisplayListWriter {
  private let items: [DisplayItem]
  private let bitmaps: [ContentDigest: Bitmap]
  private var text = ""
  private var fonts = NameTable<FontReference>()
  private var images = NameTable<ContentDigest>()

  /// Lines of glyphs and properties are broken before they grow longer than this, in bytes.
  private static let lineLength = 120

  init(items: [DisplayItem], images bitmaps: [ContentDigest: Bitmap]) {
    self.items = items
    self.bitmaps = bitmaps
    var references: [FontReference] = []
    var seen: Set<FontReference> = []
    for case .glyphs(let glyphs) in items.lazy.map(\.drawing) where seen.insert(glyphs.run.font).inserted {
      references.append(glyphs.run.font)
    }
    references.sort { ($0.name, $0.digest.hex) < ($1.name, $1.digest.hex) }
    for font in references {
      let name = bareOrQuoted(font.name)
      fonts.add(font, forms: [name, "\(name) \(font.digest.short)", "\(name) \(font.digest)"])
    }
    for digest in bitmaps.keys.sorted(by: { $0.hex < $1.hex }) {
      images.add(digest, forms: [digest.short, digest.hex])
    }
  }

  mutating func write(size: PixelSize, scale: Scale, background: Color) -> String {
    line("display-list 1")
    line("size \(size.width) \(size.height)")
    line("scale \(scale)")
    line("background \(background)")
    for font in fonts.keys { line("font \(bareOrQuoted(font.name)) \(font.digest)") }
    for digest in images.keys {
      if let image = bitmaps[digest] { line("image \(digest) \(image.width) \(image.height)") }
    }
    var path: String?
    for item in items {
      if item.source.path != path {
        // A path on its own line is told from a keyword by being one word: see `TextCursor.isPath`.
        line("")
        line(bareOrQuoted(item.source.path))
        path = item.source.path
      }
      line("  " + itemLine(item.drawing))
      if case .glyphs(let glyphs) = item.drawing {
        wrapped(glyphs.run.glyphs.lazy.map { "\($0.id)@\($0.x)" + ($0.y == .zero ? "" : ",\($0.y)") }, after: "    ")
      }
      let properties = item.source.properties
      wrapped(properties.lazy.map { bareOrQuoted($0.name, excluding: "=") + "=" + bareOrQuoted($0.value) }, after: "    from ")
    }
    for digest in images.keys {
      guard let image = bitmaps[digest] else { continue }
      line("")
      line("pixels " + images[digest])
      let encoded = base64(encodePixelRuns(image))
      for start in stride(from: 0, to: encoded.count, by: 96) {
        line("  " + String(decoding: encoded[start..<min(start + 96, encoded.count)], as: UTF8.self))
      }
    }
    return text
  }

  /// The line of one drawing, without indentation and details.
  func itemLine(_ drawing: Drawing) -> String {
    switch drawing {
    case .view(let frame): return "view \(words(frame))"
    case .box(let box):
      var text = "box " + words(box.shape)
      if let fill = box.fill { text += " fill " + words(fill) }
      if let border = box.border { text += " border \(border.width) \(border.color)" }
      return text
    case .shadow(let shadow):
      let cutout = shadow.cutout.map { " cutout " + words($0) } ?? ""
      return "shadow \(words(shadow.shape)) sigma \(shadow.sigma) \(shadow.color)" + cutout
    case .glyphs(let glyphs):
      let blur = glyphs.sigma == .zero ? "" : " sigma \(glyphs.sigma)"
      return "glyphs \(glyphs.x) \(glyphs.y) \(glyphs.color) size \(glyphs.run.size) font \(fonts[glyphs.run.font])\(blur) "
        + quoted(glyphs.run.text)
    case .image(let image):
      var text = "image \(bitmaps[image.image] == nil ? image.image.hex : images[image.image]) at \(words(image.destination))"
      if image.source != bitmaps[image.image].map({ FixedRect(whole: $0.size) }) { text += " from \(words(image.source))" }
      if image.interpolation != .bilinear { text += " \(image.interpolation.rawValue)" }
      if let tint = image.tint { text += " tint \(tint)" }
      return text
    case .clip(let shape): return "clip " + words(shape)
    case .opacity(let opacity): return "opacity \(opacity)"
    case .end: return "end"
    }
  }

  private mutating func line(_ line: String) {
    text += line
    text += "\n"
  }

  /// `words` in as many lines as it takes, each after `start`; none where there are no words.
  private mutating func wrapped(_ words: some Sequence<String>, after start: String) {
    var length = 0
    for word in words {
      if length == 0 || length + 1 + word.utf8.count > Self.lineLength {
        if length > 0 { text += "\n" }
        text += start
        length = start.utf8.count
      } else {
        text += " "
        length += 1
      }
      text += word
      length += word.utf8.count
    }
    if length > 0 { text += "\n" }
  }
}

/// Short names for things, the first of several forms that no other thing shares.
private struct NameTable<Key: Hashable> {
  private(set) var keys: [Key] = []
  private var forms: [Key: [String]] = [:]
  private var uses: [String: Int] = [:]

  mutating func add(_ key: Key, forms: [String]) {
    keys.append(key)
    self.forms[key] = forms
    for form in forms { uses[form, default: 0] += 1 }
  }

  subscript(key: Key) -> String {
    let forms = forms[key] ?? []
    return forms.first { uses[$0] == 1 } ?? forms.last ?? ""
  }
}

extension FixedRect {
  /// All of a picture.
  init(whole size: PixelSize) {
    self.init(x: .zero, y: .zero, width: Fixed(size.width), height: Fixed(size.height))
  }
}

func words(_ rect: FixedRect) -> String { "\(rect.x) \(rect.y) \(rect.width) \(rect.height)" }

func words(_ shape: RoundedRect) -> String {
  shape.isRect ? words(shape.rect) : "\(words(shape.rect)) radius \(words(shape.radii))"
}

func words(_ radii: FixedCornerRadii) -> String {
  let all = radii.clockwise
  return all.allSatisfy { $0 == all[0] } ? "\(all[0])" : all.map(\.description).joined(separator: " ")
}

func words(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): return color.description
  case .linearGradient(let gradient):
    let line = "\(gradient.startX) \(gradient.startY) \(gradient.endX) \(gradient.endY)"
    return "gradient \(line) stops" + gradient.stops.map { " \($0.place) \($0.color)" }.joined()
  }
}
