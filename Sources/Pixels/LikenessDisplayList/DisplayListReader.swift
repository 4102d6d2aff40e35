/// Reads the text of a display list.
import LikenessBase

struct DisplayListReader {
  var cursor: TextCursor
  private let pixelBudget: Int
  private var pixelCount = 0
  private var size: PixelSize?
  private var scale = Scale.one
  private var background = StraightColor.clear
  private var items: [DisplayItem] = []
  /// The line of each item, from 1.
  private(set) var itemLines: [Int] = []
  private var images: [ContentDigest: Bitmap] = [:]
  private var seen: Set<String> = []
  private var seenFonts: Set<FontReference> = []
  private var fonts: [String: [FontReference]] = [:]
  private var imageSizes: [ContentDigest: PixelSize] = [:]
  private var imageNames: [String: [ContentDigest]] = [:]
  private var explanations: [String: DrawingAspects] = [:]

  init(_ text: String, file: String?, pixelBudget: Int) {
    cursor = TextCursor(text, file: file)
    self.pixelBudget = pixelBudget
  }

  mutating func read() throws(DisplayListError) -> DisplayList {
    var hasLine = cursor.advance()
    let first = cursor.word()
    guard hasLine, first == "display-list" else {
      throw cursor.error(.notADisplayList(found: String(first.prefix(40))))
    }
    let version = cursor.word()
    guard version == "1" else { throw cursor.error(.unknownVersion(version)) }
    try cursor.expectEndOfLine()
    hasLine = cursor.advance()
    while hasLine, !cursor.isPath, !cursor.isIndented, try headerLine() {
      hasLine = cursor.advance()
    }
    guard let size else { throw cursor.error(.missing("size")) }

    var path: ViewPath?
    while hasLine, cursor.isPath || cursor.isIndented {
      if cursor.isPath {
        path = ViewPath(try cursor.string("the path of a view"))
        try cursor.expectEndOfLine()
        hasLine = cursor.advance()
      } else {
        _ = cursor.peek()
        guard let path else {
          throw cursor.unexpected(at: cursor.place, "the path of a view, not indented,")
        }
        itemLines.append(cursor.line)
        let item = DisplayItem(try drawing(), from: Provenance(path: path))
        try cursor.expectEndOfLine()
        items.append(item)
        hasLine = try details()
      }
    }
    while hasLine { hasLine = try pixels() }
    if let missing = imageSizes.keys.filter({ images[$0] == nil }).map({ $0.hex }).min() {
      throw cursor.error(.missingPixels(image: missing))
    }
    return DisplayList(
      size: size, scale: scale, background: background, explanations: explanations, items: items,
      images: images)
  }

  // MARK: Header

  /// Reads a line of the header; false where it belongs to what follows.
  private mutating func headerLine() throws(DisplayListError) -> Bool {
    let start = cursor.place
    let key = cursor.word()
    switch key {
    case "size", "scale", "background":
      guard seen.insert(key).inserted else { throw cursor.error(.repeated(key)) }
      if key == "size" { size = try pixelSize() }
      if key == "scale" { scale = try scaleValue() }
      if key == "background" { background = try cursor.color() }
    case "font":
      let name = try cursor.string("the name of a font")
      let font = FontReference(name: name, digest: try contentDigest())
      guard seenFonts.insert(font).inserted else { throw cursor.error(.repeated(name)) }
      fonts[name, default: []].append(font)
    case "image":
      let digest = try contentDigest()
      guard imageSizes[digest] == nil else { throw cursor.error(.repeated(digest.hex)) }
      imageSizes[digest] = try pixelSize()
      imageNames[digest.short, default: []].append(digest)
      imageNames[digest.hex] = [digest]
    case "property":
      let name = try cursor.string("the name of a property")
      guard seen.insert("property \(name)").inserted else { throw cursor.error(.repeated(name)) }
      try expect("explains")
      var aspects: DrawingAspects = []
      while cursor.peek() != nil {
        let place = cursor.place
        let word = cursor.word()
        guard let aspect = DrawingAspect.allCases.first(where: { $0.rawValue == word }) else {
          throw cursor.unexpected(at: place, "an aspect of drawings such as box-fill")
        }
        aspects.insert(aspect)
      }
      if !aspects.isEmpty { explanations[name] = aspects }
    case "pixels":
      cursor.back(to: start)
      return false
    default:
      throw cursor.unexpected(
        at: start, "size, scale, background, font, image, property, or the path of a view")
    }
    try cursor.expectEndOfLine()
    return true
  }

  /// Reads a width and a height and takes their pixels from the budget.
  private mutating func pixelSize() throws(DisplayListError) -> PixelSize {
    _ = cursor.peek()
    let start = cursor.place
    let width = try cursor.integer(1...PixelSize.maximumSide)
    let height = try cursor.integer(1...PixelSize.maximumSide)
    // An Int of 32 bits can't hold every product; then there is no size. Else neither number is
    // above an eighth of `Int.max`, or 10^12.
    let size = PixelSize(width: width, height: height)
    let count = size.map { pixelCount + $0.pixelCount } ?? .max
    guard let size, count <= pixelBudget else {
      throw cursor.error(.tooManyPixels(count: count, budget: pixelBudget), at: start)
    }
    pixelCount = count
    return size
  }

  private mutating func scaleValue() throws(DisplayListError) -> Scale {
    _ = cursor.peek()
    let start = cursor.place
    let word = cursor.word()
    guard word.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }),
      let value = Double(word)
    else {
      throw cursor.unexpected(at: start, "a scale such as 2 or 1.5")
    }
    guard let scale = Scale(value) else {
      throw cursor.error(.outOfRange(found: word, allowed: "0.25…16"), at: start)
    }
    return scale
  }

  private mutating func contentDigest() throws(DisplayListError) -> ContentDigest {
    _ = cursor.peek()
    let start = cursor.place
    guard let digest = ContentDigest(cursor.word()) else {
      throw cursor.unexpected(at: start, "a digest of 64 hexadecimal digits in lower case")
    }
    return digest
  }

  // MARK: Items

  mutating func path(isStroke: Bool = false) throws(DisplayListError) -> PathDrawing {
    let paint = try paint()
    let operation: PathOperation =
      isStroke ? .stroke(try stroke()) : .fill(cursor.take("even-odd") ? .evenOdd : .nonzero)
    let sigma = cursor.take("sigma") ? try cursor.fixed() : .zero
    return PathDrawing([], operation, paint: paint, sigma: sigma)
  }

  mutating func rect() throws(DisplayListError) -> FixedRect {
    FixedRect(
      x: try cursor.fixed(), y: try cursor.fixed(), width: try cursor.length(),
      height: try cursor.length())
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
      startX: try cursor.fixed(), startY: try cursor.fixed(), endX: try cursor.fixed(),
      endY: try cursor.fixed(), stops: [])
    if cursor.take("radial") {
      gradient.side = PathPoint(try cursor.fixed(), try cursor.fixed())
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
    let x = try cursor.fixed()
    let y = try cursor.fixed()
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

  mutating func image() throws(DisplayListError) -> ImagePlacement {
    _ = cursor.peek()
    let start = cursor.place
    let name = cursor.word()
    // A picture named in full need not be in the list; drawing will say so.
    let candidates = imageNames[name] ?? ContentDigest(name).map { [$0] } ?? []
    guard candidates.count == 1, let digest = candidates.first else {
      throw cursor.error(.unknownImage(name), at: start)
    }
    try expect("at")
    let destination = try rect()
    var source = imageSizes[digest].map { FixedRect(whole: $0) }
    if cursor.take("from") { source = try rect() }
    guard let source else {
      throw cursor.unexpected(at: cursor.place, "“from” and the part of the image that is shown")
    }
    var placement = ImagePlacement(image: digest, source: source, destination: destination)
    if cursor.take("nearest") { placement.interpolation = .nearest }
    if cursor.take("bilinear") { placement.interpolation = .bilinear }
    if cursor.take("tint") { placement.tint = try cursor.color() }
    return placement
  }

  /// Reads the details of the last item: lines of glyphs, which start with a digit, of steps, which
  /// start with a capital, and lines `from`. False at the end of the text.
  private mutating func details() throws(DisplayListError) -> Bool {
    var properties: [Provenance.Property] = []
    var positioned: [PositionedGlyph] = []
    var steps: [PathStep] = []
    let last = items.count - 1
    defer {
      if !properties.isEmpty { items[last].source.properties = properties }
      if !positioned.isEmpty, case .glyphs(var glyphs) = items[last].drawing {
        glyphs.run.glyphs = positioned
        items[last].drawing = .glyphs(glyphs)
      }
      if !steps.isEmpty { items[last].drawing.path?.steps = steps }
    }
    while cursor.advance() {
      guard cursor.isIndented, let byte = cursor.peek() else { return true }
      if (48...57).contains(byte) {
        guard case .glyphs = items[last].drawing else {
          throw cursor.unexpected(
            at: cursor.place, "an item or “from”; only glyphs are followed by numbers,")
        }
        while cursor.peek() != nil { positioned.append(try glyph()) }
      } else if (65...90).contains(byte) {
        guard items[last].drawing.path != nil else {
          throw cursor.unexpected(
            at: cursor.place, "an item or “from”; only a fill or a stroke is followed by steps,")
        }
        while cursor.peek() != nil { steps.append(try step()) }
      } else if cursor.take("from") {
        while cursor.peek() != nil { properties.append(try property()) }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func glyph() throws(DisplayListError) -> PositionedGlyph {
    let id = try cursor.integer(0...UInt32.max, stop: UInt8(ascii: "@"))
    try cursor.expect(UInt8(ascii: "@"), "“@” and the place of the glyph")
    let x = try cursor.fixed(stop: UInt8(ascii: ","))
    return PositionedGlyph(
      id: id, x: x, y: cursor.takeNext(UInt8(ascii: ",")) ? try cursor.fixed() : .zero)
  }

  private mutating func step() throws(DisplayListError) -> PathStep {
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
    let x = try cursor.fixed(stop: comma)
    try cursor.expect(comma, "“,” and a number")
    return PathPoint(x, try cursor.fixed(stop: comma))
  }

  private mutating func property() throws(DisplayListError) -> Provenance.Property {
    let (equals, colon) = (UInt8(ascii: "="), UInt8(ascii: ":"))
    let name = try cursor.string("the name of a property", stop: equals, or: colon)
    var tokens: [String] = []
    while cursor.takeNext(colon) {
      tokens.append(try cursor.string("the name of a token", stop: equals, or: colon))
    }
    try cursor.expect(equals, "“=” and the value of the property")
    let value = try cursor.string("the value of the property")
    return Provenance.Property(name, PropertyValue(reading: value, tokens: tokens), tokens: tokens)
  }

  // MARK: Pixels

  /// Reads the block of one picture's pixels; false at the end of the text.
  private mutating func pixels() throws(DisplayListError) -> Bool {
    try expect("pixels")
    _ = cursor.peek()
    let start = cursor.place
    let name = cursor.word()
    try cursor.expectEndOfLine()
    guard let candidates = imageNames[name], candidates.count == 1,
      let size = imageSizes[candidates[0]]
    else {
      throw cursor.error(.unknownImage(name), at: start)
    }
    guard images[candidates[0]] == nil else { throw cursor.error(.repeated(name), at: start) }
    let damaged = cursor.error(.damagedPixels(image: name))
    var encoded: [UInt8] = []
    var hasLine = cursor.advance()
    while hasLine, cursor.isIndented {
      cursor.rest(into: &encoded)
      hasLine = cursor.advance()
    }
    guard let form = bytes(fromBase64: encoded), let image = decodePixelRuns(form, size: size)
    else { throw damaged }
    images[candidates[0]] = image
    return hasLine
  }

  mutating func expect(_ keyword: String) throws(DisplayListError) {
    _ = cursor.peek()
    guard cursor.take(keyword) else { throw cursor.unexpected(at: cursor.place, "“\(keyword)”") }
  }
}

private let comma = UInt8(ascii: ",")
