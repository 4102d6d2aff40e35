/// Reads the text of a display list.
import LikenessBase

struct DisplayListReader {
  /// A version of the text.
  enum Version: String {
    case first = "1"
    case second = "2"
  }

  /// The line of a property.
  struct PropertyLine {
    let property: Provenance.Property
    let line, column: Int
    /// Whether an item names it, other than that of the frame.
    var isNamed = false
  }

  /// What is below the paths of a view.
  struct ViewLines {
    let path: ViewPath
    /// The item of the frame; nil where another one comes first.
    var frame: Int?
    /// What that item names.
    var namedByFrame: [NamedProperty] = []
    var hasItems = false
  }

  /// What an item names: a line of its view, or a property with a value of its own.
  enum NamedProperty {
    case line(String, missing: DisplayListError)
    case property(Provenance.Property)
  }

  var cursor: TextCursor
  private(set) var version = Version.second
  /// What the coordinates of items count from, and those of a frame.
  var (origin, base) = (PathPoint.zero, PathPoint.zero)
  var items: [DisplayItem] = []
  /// The line of each item, from 1.
  var itemLines: [Int] = []
  var seen: Set<String> = []
  private(set) var fonts: [String: [FontReference]] = [:]
  /// The items that draw pictures, until these are read.
  var unreadImages: [UnreadImage] = []
  /// The sizes of pictures, and the pictures that a name can be of.
  var imageSizes: [ContentDigest: PixelSize] = [:]
  var imageNames: [String: [ContentDigest]] = [:]
  /// What properties explain in the first version, by their names.
  var explanations: [String: DrawingAspects] = [:]

  private let pixelBudget: Int
  private var pixelCount = 0
  private var size: PixelSize?
  private var scale = Scale.one
  private var background = StraightColor.clear
  private var backgroundToken: String?
  private var images: [ContentDigest: Bitmap] = [:]
  private var seenFonts: Set<FontReference> = []
  private var views: [ViewLines] = []
  /// The lines of properties of all views, by their numbers in `names`.
  private var lines: [PropertyLine] = []
  private var names = PropertyLines()
  /// The view whose lines are read.
  private var view = 0
  private var places = ViewPlaces()
  /// The aspects of the words that were read.
  private var aspects: [String: DrawingAspects] = [:]

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
    let number = cursor.word()
    guard let version = Version(rawValue: number) else {
      throw cursor.error(.unknownVersion(number))
    }
    self.version = version
    try cursor.expectEndOfLine()
    hasLine = cursor.advance()
    while hasLine, !cursor.isPath, !cursor.isIndented, try headerLine() {
      hasLine = cursor.advance()
    }
    guard let size else { throw cursor.error(.missing("size")) }
    switch version {
    case .first: hasLine = try itemsOfFirstVersion(hasLine)
    case .second: hasLine = try viewLines(hasLine)
    }
    while hasLine { hasLine = try pixels() }
    if let missing = imageSizes.keys.filter({ images[$0] == nil }).map({ $0.hex }).min() {
      throw cursor.error(.missingPixels(image: missing))
    }
    for image in unreadImages { items[image.item].drawing = .image(try placement(image)) }
    for view in views.indices { try setFrameProperties(of: view) }
    return DisplayList(
      size: size, scale: scale, background: background, backgroundToken: backgroundToken,
      items: items, images: images)
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
      if key == "background" { try readBackground() }
    case "font":
      let name = try cursor.string("the name of a font")
      let font = FontReference(name: name, digest: try contentDigest())
      guard seenFonts.insert(font).inserted else { throw cursor.error(.repeated(name)) }
      fonts[name, default: []].append(font)
    case "pixels":
      cursor.back(to: start)
      return false
    default:
      guard version == .first else {
        throw cursor.unexpected(
          at: start, "size, scale, background, font, or the path of a view")
      }
      try headerLineOfFirstVersion(key, at: start)
    }
    try cursor.expectEndOfLine()
    return true
  }

  private mutating func readBackground() throws(DisplayListError) {
    background = try cursor.color()
    guard version == .second, cursor.peek() != nil else { return }
    let start = cursor.place
    guard try cursor.string("“token=”", stop: equals) == "token", cursor.takeNext(equals) else {
      throw cursor.unexpected(at: start, "“token=” and the name of a token, or the end of the line")
    }
    backgroundToken = try cursor.string("the name of a token")
  }

  /// Reads a width and a height and takes their pixels from the budget.
  mutating func pixelSize() throws(DisplayListError) -> PixelSize {
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

  mutating func contentDigest() throws(DisplayListError) -> ContentDigest {
    _ = cursor.peek()
    let start = cursor.place
    guard let digest = ContentDigest(cursor.word()) else {
      throw cursor.unexpected(at: start, "a digest of 64 hexadecimal digits in lower case")
    }
    return digest
  }

  // MARK: Views

  /// Reads the paths of views, and below each its properties and items. False at the end of the
  /// text.
  private mutating func viewLines(_ hasFirst: Bool) throws(DisplayListError) -> Bool {
    var hasLine = hasFirst
    while hasLine, cursor.isPath || cursor.isIndented {
      if cursor.isPath {
        let path = ViewPath(try cursor.string("the path of a view"))
        try cursor.expectEndOfLine()
        view = places.number(of: path, after: views.isEmpty ? nil : view)
        if view == views.count { views.append(ViewLines(path: path)) }
        (origin, base) = (places.origin(of: view), places.base(of: view))
        hasLine = cursor.advance()
        continue
      }
      _ = cursor.peek()
      guard !views.isEmpty else {
        throw cursor.unexpected(at: cursor.place, "the path of a view, not indented,")
      }
      if cursor.isProperty {
        try propertyLine()
        hasLine = cursor.advance()
      } else {
        hasLine = try itemOfView()
      }
    }
    return hasLine
  }

  /// Reads the line of a property, and what it explains.
  private mutating func propertyLine() throws(DisplayListError) {
    let start = cursor.place
    var property = try property()
    if names.line(of: property.name, in: view) != nil {
      throw cursor.error(.repeatedProperty(property.name), at: start)
    }
    if cursor.peek() == UInt8(ascii: "(") { property.explains = try aspectWords() }
    try cursor.expectEndOfLine()
    names.add(property.name, to: view)
    lines.append(
      PropertyLine(property: property, line: cursor.line, column: cursor.column(of: start)))
  }

  private mutating func aspectWords() throws(DisplayListError) -> DrawingAspects {
    _ = cursor.takeNext(UInt8(ascii: "("))
    // A list has few different ones.
    let words = cursor.rest(before: UInt8(ascii: ")"))
    if let known = words.flatMap({ aspects[$0] }) {
      cursor.skipLine()
      return known
    }
    var found: DrawingAspects = []
    while let byte = cursor.peek(), byte != UInt8(ascii: ")") {
      let place = cursor.place
      let word = try cursor.string("an aspect of drawings", stop: UInt8(ascii: ")"))
      guard let aspect = DrawingAspect(rawValue: word) else {
        throw cursor.unexpected(at: place, "an aspect of drawings such as box-fill")
      }
      found.insert(aspect)
    }
    try cursor.expect(UInt8(ascii: ")"), "“)”")
    if let words { aspects[words] = found }
    return found
  }

  /// Reads an item and its details. False at the end of the text.
  private mutating func itemOfView() throws(DisplayListError) -> Bool {
    itemLines.append(cursor.line)
    let item = DisplayItem(try drawing(), from: Provenance(path: views[view].path))
    try cursor.expectEndOfLine()
    if case .view(let frame) = item.drawing {
      if !views[view].hasItems { views[view].frame = items.count }
      places.setFrame(frame, of: view)
      origin = places.origin(of: view)
    }
    views[view].hasItems = true
    items.append(item)
    return try details()
  }

  /// Reads what an item names after `from`, and adds the properties to those that are known.
  mutating func readNames(into properties: inout [Provenance.Property]) throws(DisplayListError) {
    let isFrame = views[view].frame == items.count - 1
    while cursor.peek() != nil {
      let start = cursor.place
      let name = try cursor.string("the name of a property", stop: equals, or: colon)
      if cursor.isNext(equals) || cursor.isNext(colon) {
        let property = try value(of: name)
        // Its lines come later.
        if isFrame {
          views[view].namedByFrame.append(.property(property))
        } else {
          properties.append(explained(property, in: view))
        }
        continue
      }
      if isFrame {
        let missing = cursor.error(.unknownProperty(name), at: start)
        views[view].namedByFrame.append(.line(name, missing: missing))
        continue
      }
      guard let line = names.line(of: name, in: view) else {
        throw cursor.error(.unknownProperty(name), at: start)
      }
      lines[line].isNamed = true
      properties.append(lines[line].property)
    }
  }

  /// The property with what those of its name explain in a view.
  private func explained(_ property: Provenance.Property, in view: Int)
    -> Provenance.Property
  {
    guard let line = names.line(of: property.name, in: view) else { return property }
    var property = property
    property.explains = lines[line].property.explains
    return property
  }

  /// Gives the item of a view's frame the properties that no other item names, and those that it
  /// names itself.
  private mutating func setFrameProperties(of view: Int) throws(DisplayListError) {
    var properties: [Provenance.Property] = []
    let frame = views[view].frame
    for line in names.of(view) where !lines[line].isNamed {
      guard frame != nil else {
        throw cursor.error(
          .unusedProperty(lines[line].property.name), inLine: lines[line].line,
          column: lines[line].column)
      }
      properties.append(lines[line].property)
    }
    for named in views[view].namedByFrame {
      switch named {
      case .line(let name, let missing):
        guard let line = names.line(of: name, in: view) else { throw missing }
        properties.append(lines[line].property)
      case .property(let property): properties.append(explained(property, in: view))
      }
    }
    if let frame, !properties.isEmpty { items[frame].source.properties = properties }
  }

  // MARK: Details

  /// Reads the details of the last item: lines of glyphs, which start with a digit, of steps, which
  /// start with a capital, and lines `from`. False at the end of the text.
  mutating func details() throws(DisplayListError) -> Bool {
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
      if version == .second, cursor.isProperty { return true }
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
        switch version {
        case .first: try readProperties(into: &properties)
        case .second: try readNames(into: &properties)
        }
      } else {
        return true
      }
    }
    return false
  }

  // MARK: Pixels

  /// Reads the block of one picture's pixels; false at the end of the text.
  private mutating func pixels() throws(DisplayListError) -> Bool {
    try expect("pixels")
    _ = cursor.peek()
    let start = cursor.place
    let (digest, name, size) =
      switch version {
      case .first: try pixelsOfFirstVersion()
      case .second: try sizedPixels()
      }
    try cursor.expectEndOfLine()
    guard images[digest] == nil else { throw cursor.error(.repeated(name), at: start) }
    let damaged = cursor.error(.damagedPixels(image: name))
    var encoded: [UInt8] = []
    var hasLine = cursor.advance()
    while hasLine, cursor.isIndented {
      cursor.rest(into: &encoded)
      hasLine = cursor.advance()
    }
    guard let form = bytes(fromBase64: encoded), let image = decodePixelRuns(form, size: size)
    else { throw damaged }
    images[digest] = image
    return hasLine
  }

  /// Reads the digest and the size of a picture.
  private mutating func sizedPixels() throws(DisplayListError)
    -> (ContentDigest, name: String, PixelSize)
  {
    let digest = try contentDigest()
    let size = try pixelSize()
    if imageSizes.updateValue(size, forKey: digest) == nil {
      imageNames[digest.short, default: []].append(digest)
      imageNames[digest.hex] = [digest]
    }
    return (digest, digest.hex, size)
  }
}

private let equals = UInt8(ascii: "=")
private let colon = UInt8(ascii: ":")
