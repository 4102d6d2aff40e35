/// The aspects of drawings that a property explains.

/// Aspects of drawings, which properties can explain.
///
/// A display list names the aspects that each property explains. A change of one is then a
/// consequence of the property, and no cause of its own.
public struct DrawingAspects: OptionSet, Hashable, Sendable {
  /// A bit for each aspect.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ bit: Int) { rawValue = 1 << UInt32(bit) }

  /// The fill of a box.
  public static let boxFill = DrawingAspects(0)
  /// The width of a border.
  public static let borderWidth = DrawingAspects(1)
  /// The color of a border.
  public static let borderColor = DrawingAspects(2)
  /// The radii of a box, a shadow or a clip.
  public static let corners = DrawingAspects(3)
  /// The blur of a box's shadow.
  public static let shadowBlur = DrawingAspects(4)
  /// The color of a box's shadow.
  public static let shadowColor = DrawingAspects(5)
  /// The position and the size of a box's shadow.
  public static let shadowFrame = DrawingAspects(6)
  /// The shape inside which a shadow is not drawn.
  public static let shadowCutout = DrawingAspects(7)
  /// The characters of a text.
  public static let text = DrawingAspects(8)
  /// The color of text.
  public static let textColor = DrawingAspects(9)
  /// The font of text.
  public static let font = DrawingAspects(10)
  /// The size of text.
  public static let fontSize = DrawingAspects(11)
  /// The blur of text.
  public static let textBlur = DrawingAspects(12)
  /// The start of a line of text.
  public static let textPosition = DrawingAspects(13)
  /// The glyphs of a text, and their positions in the line.
  public static let glyphPositions = DrawingAspects(14)
  /// The pixels of a picture.
  public static let image = DrawingAspects(15)
  /// The color of a template picture.
  public static let imageTint = DrawingAspects(16)
  /// How a picture is scaled.
  public static let imageInterpolation = DrawingAspects(17)
  /// The position of a picture, and the part that shows.
  public static let imageFrame = DrawingAspects(18)
  /// The opacity of a group.
  public static let opacity = DrawingAspects(19)
  /// Whether and where drawings are cut off.
  public static let clip = DrawingAspects(20)
  /// The position and the size of a box or a view.
  public static let frame = DrawingAspects(21)
  /// The frames of the views inside a view. Their own changes show it, so it explains nothing.
  public static let layout = DrawingAspects(22)
  /// The color or gradient of a path.
  public static let pathPaint = DrawingAspects(23)
  /// The width, ends, corners and dashes of a stroke, and the rule of a fill.
  public static let pathStyle = DrawingAspects(24)
  /// The lines and curves of a path.
  public static let pathSteps = DrawingAspects(25)

  /// The names in the text of a list, in the order of the bits.
  static let names = [
    "box-fill", "border-width", "border-color", "corners", "shadow-blur", "shadow-color",
    "shadow-frame", "shadow-cutout", "text",
    "text-color",
    "font", "font-size", "text-blur", "text-position", "glyph-positions", "image", "image-tint",
    "image-interpolation", "image-frame",
    "opacity", "clip", "frame", "layout", "path-paint", "path-style", "path-steps",
  ]

  /// The aspect of a name; nil where there is none.
  init?(name: String) {
    guard let bit = Self.names.firstIndex(of: name) else { return nil }
    self.init(bit)
  }

  /// The names of the aspects.
  public var names: [String] {
    Self.names.indices.filter { contains(DrawingAspects($0)) }.map { Self.names[$0] }
  }
}

extension Drawing {
  /// The keyword of the item's line in the text.
  package var name: String {
    switch self {
    case .view: "view"
    case .box: "box"
    case .shadow: "shadow"
    case .glyphs: "glyphs"
    case .image: "image"
    case .path(let path): path.operation.name
    case .clip: "clip"
    case .opacity: "opacity"
    case .end: "end"
    }
  }
}
