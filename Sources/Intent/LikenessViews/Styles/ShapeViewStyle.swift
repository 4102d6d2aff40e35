/// The look of a path in a view.
import LikenessDisplayList
import LikenessText

/// The style of a ``ShapeView``. Lengths are in units of the view's ``ShapeView/viewBox`` and grow
/// with it.
public struct ShapeViewStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box.
  public var viewStyle: ViewStyle?
  /// How the view box fits the view; ``ContentMode/aspectFit`` by default.
  public var contentMode: ContentMode?
  /// The color inside the path; by default none, or ``View/tintColor`` where no line is set either.
  public var fillColor: Color?
  /// The gradient inside the path, across its view box; overrides ``fillColor``.
  public var fillGradient: Gradient?
  /// The rule that decides what is inside a path that crosses itself or has several subpaths;
  /// nonzero by default.
  public var fillRule: FillRule?
  /// The color of the line along the path; ``View/tintColor`` by default.
  public var strokeColor: Color?
  /// The gradient of the line, across the view box; overrides ``strokeColor``.
  public var strokeGradient: Gradient?
  /// The width of the line; 1 by default where a line is drawn.
  public var lineWidth: Tokenized<Double>?
  /// The shape of the ends of the line and its dashes; butt by default.
  public var lineCap: Stroke.Cap?
  /// The shape of the line's corners; miter by default.
  public var lineJoin: Stroke.Join?
  /// The longest miter of a corner, as a multiple of the width; 4 by default. Longer ones are
  /// beveled.
  public var miterLimit: Tokenized<Double>?
  /// The alternating lengths of dashes and gaps; an odd number of lengths is repeated. None by
  /// default.
  public var lineDashes: [Tokenized<Double>]?
  /// The offset into the dashes at which the line starts; 0 by default.
  public var lineDashPhase: Tokenized<Double>?

  public static func freshTarget() -> ShapeView { ShapeView() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, contentMode: ContentMode? = nil, fillColor: Color? = nil,
    fillGradient: Gradient? = nil,
    fillRule: FillRule? = nil, strokeColor: Color? = nil, strokeGradient: Gradient? = nil,
    lineWidth: Tokenized<Double>? = nil,
    lineCap: Stroke.Cap? = nil, lineJoin: Stroke.Join? = nil, miterLimit: Tokenized<Double>? = nil,
    lineDashes: [Tokenized<Double>]? = nil,
    lineDashPhase: Tokenized<Double>? = nil
  ) {
    self.viewStyle = viewStyle
    self.contentMode = contentMode
    self.fillColor = fillColor
    self.fillGradient = fillGradient
    self.fillRule = fillRule
    self.strokeColor = strokeColor
    self.strokeGradient = strokeGradient
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.lineDashes = lineDashes
    self.lineDashPhase = lineDashPhase
  }

  public static let defaults = Self(
    contentMode: .aspectFit, fillRule: .nonzero, lineWidth: 1, lineCap: .butt, lineJoin: .miter,
    miterLimit: 4, lineDashes: [], lineDashPhase: 0)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value(
      "contentMode", \.contentMode, explains: [.pathSteps], affects: [.pathStyle, .pathPaint]),
    .value("fillColor", \.fillColor, explains: [.pathPaint]),
    .value("fillGradient", \.fillGradient, explains: [.pathPaint]),
    .value("fillRule", \.fillRule, explains: [.pathStyle]),
    .value("strokeColor", \.strokeColor, explains: [.pathPaint]),
    .value("strokeGradient", \.strokeGradient, explains: [.pathPaint]),
    .value("lineWidth", \.lineWidth, in: .length, explains: [.pathStyle]),
    .value("lineCap", \.lineCap, explains: [.pathStyle]),
    .value("lineJoin", \.lineJoin, explains: [.pathStyle]),
    .value("miterLimit", \.miterLimit, in: .length, explains: [.pathStyle]),
    .value("lineDashes", \.lineDashes, in: .length, explains: [.pathStyle]),
    .value("lineDashPhase", \.lineDashPhase, explains: [.pathStyle]),
  ]
}
