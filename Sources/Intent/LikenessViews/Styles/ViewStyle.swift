/// The look that every view can have.
import LikenessDisplayList
import LikenessText

/// The style of a plain ``View``, and the box part of every other style.
public struct ViewStyle: ComponentStyle {
  /// The color behind everything; none by default.
  public var backgroundColor: Color?
  /// Colors that run across the view, above the background color.
  public var backgroundGradient: Gradient? {
    get { backgroundGradientApart.value }
    set { backgroundGradientApart.value = newValue }
  }
  /// The width of the border inside the edge, in points; 0 by default.
  public var borderWidth: Tokenized<Double>?
  /// The color of the border; black by default.
  public var borderColor: Color?
  /// The radius of all four corners, in points; 0 by default.
  public var cornerRadius: Tokenized<Double>?
  /// The radius of each corner, in points; overrides ``cornerRadius``.
  public var cornerRadii: CornerRadii? {
    get { cornerRadiiApart.value }
    set { cornerRadiiApart.value = newValue }
  }
  /// Whether content is clipped at the (rounded) edge; false by default.
  public var clipsToBounds: Bool?
  /// The opacity of the view and its subviews, 0…1; 1 by default.
  public var alpha: Double?
  /// The shadow of the box.
  public var shadow: ShadowStyle? {
    get { shadowApart.value }
    set { shadowApart.value = newValue }
  }
  /// The color of template images and of controls, for this view and all inside it.
  public var tintColor: Color?

  private var backgroundGradientApart = Apart<Gradient>()
  private var cornerRadiiApart = Apart<CornerRadii>()
  private var shadowApart = Apart<ShadowStyle>()

  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    backgroundColor: Color? = nil, backgroundGradient: Gradient? = nil, borderColor: Color? = nil,
    borderWidth: Tokenized<Double>? = nil,
    cornerRadius: Tokenized<Double>? = nil, cornerRadii: CornerRadii? = nil,
    clipsToBounds: Bool? = nil,
    alpha: Double? = nil,
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

  public static let defaults = Self(
    borderColor: .black, borderWidth: 0, cornerRadius: 0, clipsToBounds: false, alpha: 1)

  public static let properties: [StyleProperty<Self>] = [
    .value("backgroundColor", \.backgroundColor, explains: [.boxFill]),
    .value("backgroundGradient", \.backgroundGradient, explains: [.boxFill]),
    .value(
      "borderWidth", \.borderWidth, in: .length, explains: [.borderWidth], affects: [.borderColor]),
    .value("borderColor", \.borderColor, explains: [.borderColor]),
    .form(
      "cornerRadius", \.cornerRadius, or: \.cornerRadii, in: .radius, explains: [.corners],
      affects: [.shadowCutout]),
    .form(
      "cornerRadii", \.cornerRadii, or: \.cornerRadius, in: .length, explains: [.corners],
      affects: [.shadowCutout]),
    .value("clipsToBounds", \.clipsToBounds, explains: [.clip]),
    .value("alpha", \.alpha, in: .share, explains: [.opacity]),
    .value(
      "shadow", \.shadow, explains: [.shadowBlur, .shadowColor],
      affects: [.corners, .shadowFrame, .shadowCutout]),
    .value("tintColor", \.tintColor, explains: [.imageTint]),
  ]
}

extension Color {
  /// The tint color where no container has one. It is no default of the style, which would hide
  /// those of containers.
  static var rootTint: Color { Color(hex: 0x007AFF) }
}
