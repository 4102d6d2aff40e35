/// Reads what only the first version of the text has.
///
/// ```
/// display-list 1
/// size 686 240
/// font "Likeness Sans Regular" 5f3a…
/// image 0d9c… 24 24
/// property cornerRadius explains corners shadow-cutout
///
/// NewsView
///   box 0 0 686 240 radius 16 fill #FFFFFF border 2 #783BF9
///     from backgroundColor=#FFFFFF borderColor=#783BF9 borderWidth=1 cornerRadius=8
///
/// pixels 0d9c…
///   AQID…
/// ```
///
/// Coordinates count from the corner of the picture, each item has its properties with their
/// values, and the header has the sizes of the pictures and what each property explains. It does
/// not say in which view, so a property explains in every view what it explains in any.
import LikenessBase

extension DisplayListReader {
  /// Reads the rest of a line `image` or `property`.
  mutating func headerLineOfFirstVersion(_ key: String, at start: Int) throws(DisplayListError) {
    switch key {
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
        guard let aspect = DrawingAspect(rawValue: cursor.word()) else {
          throw cursor.unexpected(at: place, "an aspect of drawings such as box-fill")
        }
        aspects.insert(aspect)
      }
      if !aspects.isEmpty { explanations[name] = aspects }
    default:
      throw cursor.unexpected(
        at: start, "size, scale, background, font, image, property, or the path of a view")
    }
  }

  /// Reads the paths of views, and below each its items. False at the end of the text.
  mutating func itemsOfFirstVersion(_ hasFirst: Bool) throws(DisplayListError) -> Bool {
    var hasLine = hasFirst
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
    return hasLine
  }

  /// Reads the properties after `from`.
  mutating func readProperties(into properties: inout [Provenance.Property])
    throws(DisplayListError)
  {
    while cursor.peek() != nil {
      var property = try property()
      property.explains = explanations[property.name] ?? []
      properties.append(property)
    }
  }

  /// Reads the name of a picture in the header.
  mutating func pixelsOfFirstVersion() throws(DisplayListError)
    -> (ContentDigest, name: String, PixelSize)
  {
    _ = cursor.peek()
    let start = cursor.place
    let name = cursor.word()
    guard let candidates = imageNames[name], candidates.count == 1,
      let size = imageSizes[candidates[0]]
    else { throw cursor.error(.unknownImage(name), at: start) }
    return (candidates[0], name, size)
  }
}
