/// Reads the parts of drawings, which all versions of the text have alike.
import LikenessBase

extension DisplayListReader {
  mutating func path(isStroke: Bool = false) throws(DisplayListError) -> PathDrawing {
    let paint = try paint()
    let operation: PathOperation =
      isStroke ? .stroke(try stroke()) : .fill(cursor.take("even-odd") ? .evenOdd : .nonzero)
    let sigma = cursor.take("sigma") ? try cursor.fixed() : .zero
    return PathDrawing([], operation, paint: paint, sigma: sigma)
  }

  /// Reads a rect, which counts from the corner of the view's frame or from another place.
  mutating func rect(from place: PathPoint? = nil) throws(DisplayListError) -> FixedRect {
    let corner = place ?? origin
    return FixedRect(
      x: try cursor.fixed(from: corner.x), y: try cursor.fixed(from: corner.y),
      width: try cursor.length(), height: try cursor.length())
  }

  mutating func shape() throws(DisplayListError) -> RoundedRect {
    let edges = try rect()
    guard cursor.take("radius") else { return RoundedRect(rect: edges) }
    var radii = [try cursor.length()]
    if let byte = cursor.peek(), (48...57).contains(byte) {
      for _ in 0..<3 { radii.append(try cursor.length()) }
    } else {
      radii = Array(repeating: radii[0], count: 4)
    }
    return RoundedRect(
      rect: edges,
      radii: FixedCornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
  }

  mutating func paint() throws(DisplayListError) -> Paint {
    guard cursor.take("gradient") else { return .color(try cursor.color()) }
    var gradient = LinearGradient(
      startX: try cursor.fixed(from: origin.x), startY: try cursor.fixed(from: origin.y),
      endX: try cursor.fixed(from: origin.x), endY: try cursor.fixed(from: origin.y), stops: [])
    if cursor.take("radial") {
      gradient.side = PathPoint(
        try cursor.fixed(from: origin.x), try cursor.fixed(from: origin.y))
      gradient.inner = try cursor.integer(Int32(0)...65_535)
    }
    try expect("stops")
    var stops: [LinearGradient.Stop] = []
    while let byte = cursor.peek(), (48...57).contains(byte) {
      let location = try cursor.integer(Int32(0)...65_536)
      stops.append(.init(location: location, color: try cursor.color()))
    }
    gradient.stops = stops
    return .linearGradient(gradient)
  }

  private mutating func stroke() throws(DisplayListError) -> Stroke {
    try expect("width")
    var stroke = Stroke(width: try cursor.fixed())
    if cursor.take("cap") { stroke.cap = try word(of: Stroke.Cap.allCases) }
    if cursor.take("join") { stroke.join = try word(of: Stroke.Join.allCases) }
    if cursor.take("limit") { stroke.miterLimit = try cursor.fixed() }
    if cursor.take("dashes") {
      repeat {
        stroke.dashes.append(try cursor.fixed())
      } while cursor.peek().map { (48...57).contains($0) || $0 == UInt8(ascii: "-") } ?? false
    }
    if cursor.take("phase") { stroke.dashPhase = try cursor.fixed() }
    return stroke
  }

  private mutating func word<Word: RawRepresentable>(of known: [Word]) throws(DisplayListError)
    -> Word where Word.RawValue == String
  {
    _ = cursor.peek()
    let start = cursor.place
    let text = cursor.word()
    guard let word = known.first(where: { $0.rawValue == text }) else {
      throw cursor.unexpected(at: start, known.map { $0.rawValue }.joined(separator: " or "))
    }
    return word
  }

  mutating func glyphs() throws(DisplayListError) -> Glyphs {
    let x = try cursor.fixed(from: origin.x)
    let y = try cursor.fixed(from: origin.y)
    let color = try cursor.color()
    try expect("size")
    let size = try cursor.fixed()
    try expect("font")
    let reference = try font()
    let sigma = cursor.take("sigma") ? try cursor.fixed() : .zero
    let text = try cursor.quotedString()
    return Glyphs(
      GlyphRun(font: reference, size: size, text: text, glyphs: []), x: x, y: y, color: color,
      sigma: sigma)
  }

  private mutating func font() throws(DisplayListError) -> FontReference {
    _ = cursor.peek()
    let start = cursor.place
    let name = try cursor.string("the name of a font")
    var prefix = ""
    // The text that follows is quoted, and a digest starts with a digit or one of a…f, which
    // `sigma` does not.
    if let byte = cursor.peek(), (48...57).contains(byte) || (97...102).contains(byte) {
      prefix = cursor.word()
    }
    var fitting = (fonts[name] ?? []).filter { $0.digest.hex.hasPrefix(prefix) }
    // One font under two names that Swift calls equal.
    if fitting.count > 1 { fitting.removeAll { !$0.name.hasScalars(of: name) } }
    guard fitting.count == 1, let font = fitting.first else {
      throw cursor.error(.unknownFont(name), at: start)
    }
    return font
  }

  /// Reads where a picture is drawn. The second version has the pictures at its end, so an item of
  /// a group stands for the drawing until they are read.
  mutating func image() throws(DisplayListError) -> Drawing {
    _ = cursor.peek()
    let start = cursor.place
    let name = cursor.word()
    let digest = imageDigest(name)
    if version == .first, digest == nil { throw cursor.error(.unknownImage(name), at: start) }
    try expect("at")
    let destination = try rect()
    var source = digest.flatMap { imageSizes[$0] }.map { FixedRect(whole: $0) }
    if cursor.take("from") { source = try rect(from: .zero) }
    if version == .first, source == nil {
      throw cursor.unexpected(at: cursor.place, "“from” and the part of the image that is shown")
    }
    var unread = UnreadImage(
      item: items.count, name: name, source: source, destination: destination,
      missing: cursor.error(.missingPixels(image: name), at: start))
    if cursor.take("nearest") { unread.interpolation = .nearest }
    if cursor.take("bilinear") { unread.interpolation = .bilinear }
    if cursor.take("tint") { unread.tint = try cursor.color() }
    if version == .first { return .image(try placement(unread)) }
    unreadImages.append(unread)
    return .end
  }

  /// The digest of a picture whose size is known, or that is named in full; nil where several have
  /// the name or none.
  private func imageDigest(_ name: String) -> ContentDigest? {
    // A picture named in full need not be in the list; drawing will say so.
    let candidates = imageNames[name] ?? ContentDigest(name).map { [$0] } ?? []
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The drawing of a picture whose size is known, or that is named in full with the part that
  /// shows.
  func placement(_ image: UnreadImage) throws(DisplayListError) -> ImagePlacement {
    guard let digest = imageDigest(image.name),
      let source = image.source ?? imageSizes[digest].map({ FixedRect(whole: $0) })
    else { throw image.missing }
    return ImagePlacement(
      image: digest, source: source, destination: image.destination,
      interpolation: image.interpolation, tint: image.tint)
  }

  mutating func glyph() throws(DisplayListError) -> PositionedGlyph {
    let id = try cursor.integer(0...UInt32.max, stop: UInt8(ascii: "@"))
    try cursor.expect(UInt8(ascii: "@"), "“@” and the place of the glyph")
    let x = try cursor.fixed(stop: UInt8(ascii: ","))
    return PositionedGlyph(
      id: id, x: x, y: cursor.takeNext(UInt8(ascii: ",")) ? try cursor.fixed() : .zero)
  }

  mutating func step() throws(DisplayListError) -> PathStep {
    if cursor.takeNext(UInt8(ascii: "M")) { return .move(try point()) }
    if cursor.takeNext(UInt8(ascii: "L")) { return .line(try point()) }
    if cursor.takeNext(UInt8(ascii: "C")) {
      let first = try point()
      try cursor.expect(comma, "“,” and a number")
      let second = try point()
      try cursor.expect(comma, "“,” and a number")
      return .cubic(first, second, try point())
    }
    guard cursor.takeNext(UInt8(ascii: "Z")) else {
      throw cursor.unexpected(at: cursor.place, "a step as M1,2 L1,2 C1,2,3,4,5,6 or Z")
    }
    return .close
  }

  private mutating func point() throws(DisplayListError) -> PathPoint {
    let x = try cursor.fixed(stop: comma, from: origin.x)
    try cursor.expect(comma, "“,” and a number")
    return PathPoint(x, try cursor.fixed(stop: comma, from: origin.y))
  }

  /// Reads a property with its tokens and its value.
  mutating func property() throws(DisplayListError) -> Provenance.Property {
    let name = try cursor.string("the name of a property", stop: equals, or: colon)
    return try value(of: name)
  }

  /// Reads the tokens and the value after the name of a property.
  mutating func value(of name: String) throws(DisplayListError) -> Provenance.Property {
    var tokens: [String] = []
    while cursor.takeNext(colon) {
      tokens.append(try cursor.string("the name of a token", stop: equals, or: colon))
    }
    try cursor.expect(equals, "“=” and the value of the property")
    let value = try cursor.string("the value of the property")
    return Provenance.Property(name, PropertyValue(reading: value, tokens: tokens), tokens: tokens)
  }

  mutating func expect(_ keyword: String) throws(DisplayListError) {
    _ = cursor.peek()
    guard cursor.take(keyword) else { throw cursor.unexpected(at: cursor.place, "“\(keyword)”") }
  }
}

/// An item that draws a picture whose size may not be known yet.
struct UnreadImage {
  let item: Int
  /// The digest, or its beginning.
  let name: String
  /// The part that shows; nil for all of it.
  let source: FixedRect?
  let destination: FixedRect
  var interpolation = ImagePlacement.Interpolation.bilinear
  var tint: StraightColor?
  /// The error if the text has no such picture.
  let missing: DisplayListError
}

private let comma = UInt8(ascii: ",")
private let equals = UInt8(ascii: "=")
private let colon = UInt8(ascii: ":")
