/// The rules for a view's position and size, as one value.
import LikenessDisplayList

/// A length on one axis: so many points, or a share of the container's.
public enum Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A fixed length in points.
  case points(Double)
  /// A share of the container's extent on the same axis: 0.8 is eight tenths of its width.
  case fraction(Double)
  /// The length of that name in the theme, in points.
  case token(String)

  /// A length in points, or that of a token.
  init(_ length: Tokenized<Double>) {
    switch length {
    case .value(let points): self = .points(clampedLength(points))
    case .token(let name): self = .token(name)
    }
  }

  /// A length in points, written as a number.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// A length in points, written as a number.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

/// The position and extent of a view in its container. A nil property leaves its part open.
///
/// Each axis is resolved separately, the horizontal one first. The **extent** is the first of these
/// that is given:
///
/// 1. `width` (`height`), in points or as a share of the container;
/// 2. what the container gives: the distance between both pins, `leading` and `trailing` (`top` and
///    `bottom`), the length that a ``StackView``
///    stretches the view to, or the extent of the picture for its root;
/// 3. `aspectRatio` times the other axis, if that one is given by 1 or 2;
/// 4. the extent of a frame that was set by hand;
/// 5. the size that ``View/sizeThatFits(_:)`` returns.
///
/// Then `maxWidth` and after it `minWidth` bound the extent. The **position** comes from `leading`,
/// else `trailing`, else `centerX`, else the origin of a frame that was set by hand, else the
/// leading edge. If both pins are given but did not determine the extent, `centerX` comes first.
///
/// In a ``StackView`` the stack places the view. It ignores pins and centering, but honors extents,
/// bounds and the aspect ratio. A picture with an aspect ratio in a column of the alignment `fill`
/// is as wide as the column, and its height follows.
///
/// Invalid numbers are clamped: NaN and negative lengths count as 0, NaN pins as 0, and nothing
/// exceeds 100,000 points.
public struct LayoutRules: ComponentStyle {
  /// Distance from the container's leading edge, inwards.
  public var leading: Tokenized<Double>?
  /// Distance from the container's trailing edge, inwards.
  public var trailing: Tokenized<Double>?
  /// Distance from the container's top edge, inwards.
  public var top: Tokenized<Double>?
  /// Distance from the container's bottom edge, inwards.
  public var bottom: Tokenized<Double>?
  /// Distance of the view's center from the container's, toward the trailing edge.
  public var centerX: Tokenized<Double>?
  /// Distance of the view's center from the container's, downwards.
  public var centerY: Tokenized<Double>?
  /// The width.
  public var width: Length?
  /// The height.
  public var height: Length?
  /// The least width; overrides ``maxWidth``.
  public var minWidth: Length?
  /// The greatest width.
  public var maxWidth: Length?
  /// The least height; overrides ``maxHeight``.
  public var minHeight: Length?
  /// The greatest height.
  public var maxHeight: Length?
  /// Width divided by height; above 0.
  public var aspectRatio: Double?
  /// In a stack: views with the least value take up room that is left over. 250 by default, 0 for a
  /// view whose content has no extent.
  public var horizontalHugging: Double?
  /// In a stack: views with the least value take up room that is left over. 250 by default, 0 for a
  /// view whose content has no extent.
  public var verticalHugging: Double?
  /// In a stack: views with the least value give way where there is too little room. 750 by
  /// default.
  public var horizontalCompressionResistance: Double?
  /// In a stack: views with the least value give way where there is too little room. 750 by
  /// default.
  public var verticalCompressionResistance: Double?

  /// Creates rules that ask for nothing.
  public init() {}

  /// Whether a length of the view follows from another one, of the view or of its container.
  var derivesLength: Bool {
    func isShare(_ length: Length?) -> Bool { if case .fraction = length { true } else { false } }
    return aspectRatio != nil || isShare(width) || isShare(minWidth) || isShare(maxWidth)
  }

  public static let properties: [StyleProperty<Self>] = [
    .value("leading", \.leading),
    .value("trailing", \.trailing),
    .value("top", \.top),
    .value("bottom", \.bottom),
    .value("centerX", \.centerX),
    .value("centerY", \.centerY),
    .value("width", \.width, in: .length),
    .value("height", \.height, in: .length),
    .value("minWidth", \.minWidth, in: .length),
    .value("maxWidth", \.maxWidth, in: .length),
    .value("minHeight", \.minHeight, in: .length),
    .value("maxHeight", \.maxHeight, in: .length),
    .value("aspectRatio", \.aspectRatio, in: .ratio),
    .value("horizontalHugging", \.horizontalHugging, in: .priority),
    .value("verticalHugging", \.verticalHugging, in: .priority),
    .value("horizontalCompressionResistance", \.horizontalCompressionResistance, in: .priority),
    .value("verticalCompressionResistance", \.verticalCompressionResistance, in: .priority),
  ]
}
