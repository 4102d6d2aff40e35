/// Auto Layout in a view: its constraints, guides, margins and priorities.
import Foundation
import LikenessDisplayList

/// What a view keeps of Auto Layout. Most views have none.
final class AutoLayout {
  /// The active constraints whose items' nearest common container is the view.
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  var translatesFrame: Bool?
  var margins: DirectionalEdgeInsets?
  var marginsGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?
  /// The active constraints that placed the view and its guides in the last layout.
  var placing: [LayoutConstraint] = []
  /// The warning about the view's place.
  var warning: String?

  func beginPass() {
    placing = constraints.filter(\.isOfOwnLengths)
    warning = nil
  }

  /// Records the constraints of a view by their first anchors: `topAnchor=Card.topAnchor + 8`.
  func record(in properties: inout PropertyList) {
    var names = SiblingNames()
    for constraint in placing {
      properties.add(
        names.next(constraint.leftName), constraint.recordedValue,
        place: CodePlace(constraint.place))
    }
  }
}

extension View {
  var usedAutoLayout: AutoLayout {
    if let autoLayout { return autoLayout }
    let new = AutoLayout()
    autoLayout = new
    return new
  }

  /// Whether the frame that was set by hand counts as required constraints; true by default, and
  /// false in a ``StackView``. Set it to false before you constrain the view.
  ///
  /// Views without constraints follow ``layout`` in either case.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translatesFrame ?? !isArranged }
    set { usedAutoLayout.translatesFrame = newValue }
  }

  var isArranged: Bool {
    (superview as? StackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }

  /// The active constraints that are installed in the view.
  public var constraints: [LayoutConstraint] { autoLayout?.constraints ?? [] }
  /// Activates a constraint.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// The guides that were added to the view.
  public var layoutGuides: [LayoutGuide] { autoLayout?.guides ?? [] }
  /// Adds a guide; one of another view leaves that.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    usedAutoLayout.guides.append(guide)
  }
  /// Removes a guide, with its constraints.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    deactivateConstraints { $0 === guide }
    autoLayout?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The insets of ``layoutMarginsGuide``; 8 points at each edge by default.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { autoLayout?.margins ?? DirectionalEdgeInsets(all: 8) }
    set { usedAutoLayout.margins = newValue }
  }
  /// The view without its ``directionalLayoutMargins``.
  public var layoutMarginsGuide: LayoutGuide {
    let autoLayout = usedAutoLayout
    let guide = autoLayout.marginsGuide ?? LayoutGuide(.margins, of: self)
    autoLayout.marginsGuide = guide
    return guide
  }
  /// The whole view: in a picture nothing covers its edges.
  public var safeAreaLayoutGuide: LayoutGuide {
    let autoLayout = usedAutoLayout
    let guide = autoLayout.safeAreaGuide ?? LayoutGuide(.safeArea, of: self)
    autoLayout.safeAreaGuide = guide
    return guide
  }

  private func hugging(_ axis: LayoutConstraint.Axis) -> WritableKeyPath<LayoutRules, Double?> {
    axis == .vertical ? \.verticalHugging : \.horizontalHugging
  }
  private func resistance(_ axis: LayoutConstraint.Axis) -> WritableKeyPath<LayoutRules, Double?> {
    axis == .vertical ? \.verticalCompressionResistance : \.horizontalCompressionResistance
  }

  /// How strongly the view resists being larger than its content: its rule in ``layout``, or 250.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    layout[keyPath: hugging(axis)].map { LayoutPriority(Float($0)) } ?? .defaultLow
  }
  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { layout[keyPath: hugging(axis)] = Double(priority.rawValue) }
  /// How strongly the view resists being smaller than its content: its rule in ``layout``, or 750.
  public func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis)
    -> LayoutPriority
  { layout[keyPath: resistance(axis)].map { LayoutPriority(Float($0)) } ?? .defaultHigh }
  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { layout[keyPath: resistance(axis)] = Double(priority.rawValue) }

  /// The target of ``systemLayoutSizeFitting(_:)`` for the least size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` for the greatest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size nearest to a target that satisfies the constraints of the view.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size nearest to a target that satisfies the constraints of the view, each length
  /// with the priority of the target.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    measuring {
      let targets = LayoutTargets(
        width: (clampedLength(targetSize.width), horizontal.rawValue),
        height: (clampedLength(targetSize.height), vertical.rawValue))
      let system = LayoutSystem(root: self)
      system.solve(targets)
      return system.fittingSize()
    }
  }

  /// Has ``updateConstraints()`` called before the next layout.
  public func setNeedsUpdateConstraints() { needsUpdateConstraints = true }
  /// Calls ``updateConstraints()`` in this view and inside it where it is due.
  public func updateConstraintsIfNeeded() {
    var views: [View] = []
    forEachView { views.append($0) }
    for view in views.reversed() { view.updateOwnConstraintsIfNeeded() }
  }

  func updateOwnConstraintsIfNeeded() {
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    updateConstraints()
  }

  /// The size that the constraints of the view give it in an available space.
  func constrainedSize(in offered: CGSize) -> CGSize {
    measuring {
      let isWide = givenAxes.width && offered.width.isFinite
      let isHigh = givenAxes.height && offered.height.isFinite
      let small = (length: 0.0, priority: LayoutPriority.fittingSizeLevel.rawValue)
      let targets = LayoutTargets(
        width: isWide ? (availableLength(offered.width), LayoutSystem.almostRequired) : small,
        height: isHigh ? (availableLength(offered.height), LayoutSystem.almostRequired) : small,
        room: availableLength(offered.width))
      let system = LayoutSystem(root: self)
      system.solve(targets)
      return system.fittingSize()
    }
  }

  /// Deactivates the constraints of this view and its containers with an item.
  func deactivateConstraints(with isItem: (any LayoutItem) -> Bool) {
    var container: View? = self
    while let view = container {
      for constraint in view.autoLayout?.constraints ?? [] {
        guard let (first, second) = constraint.items else { continue }
        if isItem(first) || second.map(isItem) ?? false { constraint.isActive = false }
      }
      container = view.superview
    }
  }

  /// The rules of a view that no constraint places: ``layout``, and the constraints of its own
  /// lengths over them, each later one of a higher priority.
  var rules: LayoutRules {
    guard let autoLayout, !autoLayout.constraints.isEmpty else { return layout }
    var rules = layout
    let own = autoLayout.constraints.filter(\.isOfOwnLengths)
    for constraint in own.sorted(by: { $0.priority.rawValue < $1.priority.rawValue }) {
      rules.take(constraint)
    }
    return rules
  }
}

extension LayoutRules {
  /// Adds a constraint of a view's own lengths.
  fileprivate mutating func take(_ constraint: LayoutConstraint) {
    let isWidth = constraint.firstAttribute == .width
    let length = Length.points(Double(constraint.constant))
    switch (constraint.relation, constraint.secondItem == nil) {
    case (.equal, true): if isWidth { width = length } else { height = length }
    case (.lessThanOrEqual, true): if isWidth { maxWidth = length } else { maxHeight = length }
    case (.greaterThanOrEqual, true): if isWidth { minWidth = length } else { minHeight = length }
    case (.equal, false):
      aspectRatio = Double(isWidth ? constraint.multiplier : 1 / constraint.multiplier)
    default: break
    }
  }

  /// Whether a constraint of a view's own lengths says as much as a rule.
  static func express(_ constraint: LayoutConstraint) -> Bool {
    constraint.priority == .required
      && (constraint.secondItem == nil || constraint.relation == .equal && constraint.constant == 0)
  }
}
