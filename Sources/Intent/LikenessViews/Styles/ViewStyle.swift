/// The look that every view can have.
import LikenessGraphics
import LikenessText

/// The style of a plain ``View``, and the part of every other style that is about the box.
public struct ViewStyle: ComponentStyle {
  /// The color behind everything.
  public var backgroundColor: Color?
  /// Colors that run across the view, above the background color.
  public var backgroundGradient: Gradient?
  /// The width of the line along the inside of the edge, in points.
  public var borderWidth: Double?
  /// The color of that line.
  public var borderColor: Color?
  /// The radius of all four corners, in points.
  public var cornerRadius: Double?
  /// The radius of each corner by itself, in points; wins over ``cornerRadius``.
  public var cornerRadii: CornerRadii?
  /// Whether what lies outside the (rounded) edge is cut off.
  public var clipsToBounds: Bool?
  /// The opacity of the view with all inside it, 0…1.
  public var alpha: Double?
  /// The shadow that the box casts.
  public var shadow: ShadowStyle?
  /// The color of template images and of controls, for this view and all inside it.
  public var tintColor: Color?

  /// Creates a style that leaves everything at its default.
  public init() {}

  /// Creates a style; what is not named stays at its default.
  public init(
    backgroundColor: Color? = nil, backgroundGradient: Gradient? = nil, borderColor: Color? = nil, borderWidth: Double? = nil,
    cornerRadius: Double? = nil, cornerRadii: CornerRadii? = nil, clipsToBounds: Bool? = nil, alpha: Double? = nil,
    shadow: ShadowStyle? = nil,
    tintColor: Color? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.backgroundGradient = backgroundGradient
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.cornerRadii = cornerRadii
    self.clipsToBounds = clipsToBounds
    self.alpha = alpha
    self.shadow = shadow
    self.tintColor = tintColor
  }

  /// Every property.
  public static let properties: [StyleProperty<Self>] = [
    .value("backgroundColor", \.backgroundColor, explains: [.boxFill]),
    .value("backgroundGradient", \.backgroundGradient, explains: [.boxFill]),
    .value("borderWidth", \.borderWidth, in: .length, explains: [.borderWidth], affects: [.borderColor]),
    .value("borderColor", \.borderColor, explains: [.borderColor]),
    .form("cornerRadius", \.cornerRadius, or: \.cornerRadii, in: .radius, explains: [.corners], affects: [.shadowCutout]),
    .form("cornerRadii", \.cornerRadii, or: \.cornerRadius, in: .length, explains: [.corners], affects: [.shadowCutout]),
    .value("clipsToBounds", \.clipsToBounds, explains: [.clip]),
    .value("alpha", \.alpha, in: .share, explains: [.opacity]),
    .value("shadow", \.shadow, explains: [.shadowBlur, .shadowColor], affects: [.corners, .shadowFrame, .shadowCutout]),
    .value("tintColor", \.tintColor, explains: [.imageTint]),
  ]
}
