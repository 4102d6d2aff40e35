/// Auto Layout in a view: its constraints, guides, margins and priorities.
import Foundation
import LikenessDisplayList

/// What a view keeps of Auto Layout. Most views have none.
final class AutoLayout {
  /// The active constraints whose items' nearest common container is the view.
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  var translatesFrame: Bool?
  /// Margins and safe area, see LayoutInsets.swift.
  var margins: DirectionalEdgeInsets?
  var preservesMargins = false
  var insetsMargins = true
  var rootSafeArea: EdgeInsets?
  var notedInsets: AreaInsets?
  /// The controller whose view it is.
  weak var controller: ViewController?
  /// The guides of margins and safe areas that were asked for.
  var insetGuides: [LayoutGuide] = []
  /// The active constraints that placed the view and its guides in the last layout.
  var placing: [LayoutConstraint] = []
  /// The warning about the view's place.
  var warning: String?

  func beginPass() {
    placing = constraints.filter(\.isOfOwnLengths)
    warning = nil
  }

  /// Whether the insets of the view and of those inside are more than their margins.
  var changesInsets: Bool {
    preservesMargins || rootSafeArea ?? .zero != .zero
      || controller?.additionalSafeAreaInsets ?? .zero != .zero
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

  var isArranged: Bool {
    (superview as? StackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }

  /// The view inside that has the baseline in this one's place, or nil.
  func baselineView(isFirst: Bool) -> View? {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return view !== self && contains(view) ? view : nil
  }

  /// The baseline of such a view in its last frame.
  func innerBaseline(isFirst: Bool) -> Double? {
    baselineView(isFirst: isFirst).map {
      convert(.zero, from: $0).y + $0.baseline(isFirst: isFirst, in: $0.frame.size)
    }
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

  func hugging(_ axis: LayoutConstraint.Axis) -> WritableKeyPath<LayoutRules, Double?> {
    axis == .vertical ? \.verticalHugging : \.horizontalHugging
  }
  func resistance(_ axis: LayoutConstraint.Axis) -> WritableKeyPath<LayoutRules, Double?> {
    axis == .vertical ? \.verticalCompressionResistance : \.horizontalCompressionResistance
  }

  /// The target of ``systemLayoutSizeFitting(_:)`` for the least size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` for the greatest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func fittingSize(
    _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
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

  func updateOwnConstraintsIfNeeded() {
    guard updatesConstraints else { return }
    updatesConstraints = false
    if let controller = autoLayout?.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Lays out the tree once more if constraints that changed already gave views their frames.
  func constraintsDidChange() { if pass.isSolved { layOutAgain() } }

  /// Lays out the tree once more if it is just being laid out.
  func layOutAgain() {
    for view in lineage { view.pass.isLaidOutAgain = true }
  }

  /// Whether the constraints leave the view's place open, as of the last layout.
  public var hasAmbiguousLayout: Bool { autoLayout?.warning != nil }

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
    for view in lineage {
      for constraint in view.autoLayout?.constraints ?? [] {
        guard let (first, second) = constraint.items else { continue }
        if isItem(first) || second.map(isItem) ?? false { constraint.isActive = false }
      }
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
