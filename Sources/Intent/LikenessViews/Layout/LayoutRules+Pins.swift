/// Layout rules by name, to combine: `view.pin(.leading(16), .centerY, .height(40))`.
import LikenessDisplayList

extension LayoutRules {
  /// Rules with one of them set.
  private static func with<Value>(
    _ rule: WritableKeyPath<LayoutRules, Value?>, _ value: Value
  ) -> LayoutRules {
    var rules = LayoutRules()
    rules[keyPath: rule] = value
    return rules
  }

  private static func with(
    _ rule: WritableKeyPath<LayoutRules, Tokenized<Double>?>, at distance: some Distance
  ) -> LayoutRules { with(rule, distance.tokenized) }

  /// Pins all four edges to the container's.
  public static var edges: LayoutRules { .edges(inset: 0) }
  /// Pins all four edges, each at the same distance inwards.
  public static func edges(inset: some Distance) -> LayoutRules {
    .edges(insets: DirectionalEdgeInsets(all: inset.tokenized))
  }
  /// Pins all four edges, each at its distance inwards.
  public static func edges(insets: DirectionalEdgeInsets) -> LayoutRules {
    var rules = LayoutRules()
    (rules.top, rules.bottom) = (insets.top, insets.bottom)
    (rules.leading, rules.trailing) = (insets.leading, insets.trailing)
    return rules
  }
  /// Pins the leading and the trailing edge.
  public static func horizontalEdges(inset: some Distance) -> LayoutRules {
    .leading(inset).merging(.trailing(inset))
  }
  /// Pins the top and the bottom edge.
  public static func verticalEdges(inset: some Distance) -> LayoutRules {
    .top(inset).merging(.bottom(inset))
  }

  /// Pins the top edge to the container's.
  public static var top: LayoutRules { .top(0) }
  /// Pins the top edge, at a distance downwards.
  public static func top(_ distance: some Distance) -> LayoutRules { with(\.top, at: distance) }
  /// Pins the bottom edge to the container's.
  public static var bottom: LayoutRules { .bottom(0) }
  /// Pins the bottom edge, at a distance upwards.
  public static func bottom(_ distance: some Distance) -> LayoutRules {
    with(\.bottom, at: distance)
  }
  /// Pins the leading edge to the container's.
  public static var leading: LayoutRules { .leading(0) }
  /// Pins the leading edge, at a distance inwards.
  public static func leading(_ distance: some Distance) -> LayoutRules {
    with(\.leading, at: distance)
  }
  /// Pins the trailing edge to the container's.
  public static var trailing: LayoutRules { .trailing(0) }
  /// Pins the trailing edge, at a distance inwards.
  public static func trailing(_ distance: some Distance) -> LayoutRules {
    with(\.trailing, at: distance)
  }

  /// Centers on both axes.
  public static var center: LayoutRules { .centerX.merging(.centerY) }
  /// Centers horizontally.
  public static var centerX: LayoutRules { .centerX(0) }
  /// Puts the center at a distance from the container's, toward the trailing edge.
  public static func centerX(_ offset: some Distance) -> LayoutRules { with(\.centerX, at: offset) }
  /// Centers vertically.
  public static var centerY: LayoutRules { .centerY(0) }
  /// Puts the center at a distance below the container's.
  public static func centerY(_ offset: some Distance) -> LayoutRules { with(\.centerY, at: offset) }

  /// Sets the width.
  public static func width(_ length: Length) -> LayoutRules { with(\.width, length) }
  /// Sets the height.
  public static func height(_ length: Length) -> LayoutRules { with(\.height, length) }
  /// Sets both extents, in points.
  public static func size(_ width: Double, _ height: Double) -> LayoutRules {
    .width(.points(width)).merging(.height(.points(height)))
  }
  /// Sets the least width.
  public static func minWidth(_ length: Length) -> LayoutRules { with(\.minWidth, length) }
  /// Sets the greatest width.
  public static func maxWidth(_ length: Length) -> LayoutRules { with(\.maxWidth, length) }
  /// Sets the least height.
  public static func minHeight(_ length: Length) -> LayoutRules { with(\.minHeight, length) }
  /// Sets the greatest height.
  public static func maxHeight(_ length: Length) -> LayoutRules { with(\.maxHeight, length) }
  /// Sets width divided by height.
  public static func aspectRatio(_ ratio: Double) -> LayoutRules { with(\.aspectRatio, ratio) }
}

extension View {
  /// Merges rules into ``ViewProperties/layout``, the later over the earlier, and returns the view.
  @discardableResult
  public func pin(_ rules: LayoutRules...) -> Self {
    for rule in rules { layout = layout.merging(rule) }
    return self
  }
}
