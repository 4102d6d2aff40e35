/// The aspects of drawings that a property explains.

/// An aspect of drawings, which properties can explain.
///
/// The raw value is its name in the text of a list, which has them in the order of the cases.
public enum DrawingAspect: String, Hashable, Sendable, CaseIterable {
  /// The fill of a box.
  case boxFill = "box-fill"
  /// The width of a border.
  case borderWidth = "border-width"
  /// The color of a border.
  case borderColor = "border-color"
  /// The radii of a box, a shadow or a clip.
  case corners
  /// The blur of a box's shadow.
  case shadowBlur = "shadow-blur"
  /// The color of a box's shadow.
  case shadowColor = "shadow-color"
  /// The position and the size of a box's shadow.
  case shadowFrame = "shadow-frame"
  /// The shape inside which a shadow is not drawn.
  case shadowCutout = "shadow-cutout"
  /// The characters of a text.
  case text
  /// The color of text.
  case textColor = "text-color"
  /// The font of text.
  case font
  /// The size of text.
  case fontSize = "font-size"
  /// The blur of text.
  case textBlur = "text-blur"
  /// The start of a line of text.
  case textPosition = "text-position"
  /// The glyphs of a text, and their positions in the line.
  case glyphPositions = "glyph-positions"
  /// The pixels of a picture.
  case image
  /// The color of a template picture.
  case imageTint = "image-tint"
  /// How a picture is scaled.
  case imageInterpolation = "image-interpolation"
  /// The position of a picture, and the part that shows.
  case imageFrame = "image-frame"
  /// The opacity of a group.
  case opacity
  /// Whether and where drawings are cut off.
  case clip
  /// The position and the size of a box or a view.
  case frame
  /// The frames of the views inside a view. Their own changes show it, so it explains nothing.
  case layout
  /// The color or gradient of a path.
  case pathPaint = "path-paint"
  /// The width, ends, corners and dashes of a stroke, and the rule of a fill.
  case pathStyle = "path-style"
  /// The lines and curves of a path.
  case pathSteps = "path-steps"
  /// Everything in a view, which is moved, turned or scaled.
  case transform
}

/// Aspects of drawings.
///
/// A display list names the aspects that each property of a view explains. A change of one is then
/// a consequence of the property, and no cause of its own.
public struct DrawingAspects: OptionSet, Hashable, Sendable {
  /// The members of a set.
  public typealias Element = DrawingAspect

  /// A bit for each aspect, in the order of the cases.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  @usableFromInline init(_ aspect: DrawingAspect) {
    // A case without values is stored as its number. Looking it up in `allCases` takes 2% of the
    // painting.
    rawValue = 1 << UInt32(unsafeBitCast(aspect, to: UInt8.self))
  }

  /// Creates a set of aspects.
  @inlinable public init(arrayLiteral aspects: DrawingAspect...) {
    // The default inserts one by one, which takes ten times as long, and painting writes many sets.
    rawValue = aspects.reduce(0) { $0 | Self($1).rawValue }
  }

  /// Whether an aspect is in the set.
  public func contains(_ aspect: DrawingAspect) -> Bool { !isDisjoint(with: Self(aspect)) }

  /// Adds an aspect.
  @discardableResult
  public mutating func insert(_ aspect: DrawingAspect)
    -> (inserted: Bool, memberAfterInsert: DrawingAspect)
  {
    let isNew = !contains(aspect)
    formUnion(Self(aspect))
    return (isNew, aspect)
  }

  /// Adds an aspect, and returns it if it was in the set.
  @discardableResult
  public mutating func update(with aspect: DrawingAspect) -> DrawingAspect? {
    insert(aspect).inserted ? nil : aspect
  }

  /// Removes an aspect, and returns it if it was in the set.
  @discardableResult
  public mutating func remove(_ aspect: DrawingAspect) -> DrawingAspect? {
    guard contains(aspect) else { return nil }
    subtract(Self(aspect))
    return aspect
  }
}

extension [UInt8] {
  /// Appends the names of aspects, with spaces between them.
  mutating func write(_ aspects: DrawingAspects) {
    var isFirst = true
    for (bit, name) in aspectNames.enumerated() where aspects.rawValue & 1 << UInt32(bit) != 0 {
      if !isFirst { append(UInt8(ascii: " ")) }
      append(contentsOf: name)
      isFirst = false
    }
  }
}

/// The names in the order of their bits. Looking each up in the enum takes longer than writing it.
private let aspectNames = DrawingAspect.allCases.map { Array($0.rawValue.utf8) }
