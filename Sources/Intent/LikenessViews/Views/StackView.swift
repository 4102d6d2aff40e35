/// A row or a column of views.
import Foundation
import LikenessDisplayList

/// A view that arranges others in a row or a column.
///
/// Style (spacing, alignment, distribution, margins) is in `StackView+Style.swift`. Arranged views
/// that are hidden give up their place and the spacing after them; subviews that are not arranged
/// are placed by their own ``ViewProperties/layout``.
///
/// Along the axis, a ``Distribution/fill`` stack with room left over gives it to the views whose
/// hugging is least, in equal parts; with too little room it takes from the views whose compression
/// resistance is least, the longest first, so that short labels stay whole. A view without an
/// extent of its own (a plain ``View``, a progress bar along its length) has hugging 0, and so
/// serves as a spacer. See ``LayoutRules``.
open class StackView: View, Styled {
  public typealias Style = StackViewStyle

  /// The axis along which views are arranged.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// In a row, from the leading edge on.
    case horizontal
    /// In a column, from the top down.
    case vertical
  }

  /// The axis of the views; horizontal by default. It is structure, so no style changes it.
  open var axis = Axis.horizontal

  /// Whether the `layoutMargins` add to ``margins``; false by default.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether the spacing of a column is measured from the last baseline of a view to the first of
  /// the next; false by default.
  open var isBaselineRelativeArrangement = false

  /// The custom spacing that stands for ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The custom spacing that stands for 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views, in order.
  public private(set) var arrangedSubviews: [View] = []
  private var customSpacings: [ObjectIdentifier: Tokenized<Double>] = [:]

  public var ownStyle = StackViewStyle()

  open var defaultStyle: StackViewStyle { StackViewStyle() }

  override var isConstrained: Bool { super.isConstrained || holdsFurtherConstraints }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews: [View]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the row.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place in the row; an index outside is moved to the nearer end. A view that
  /// would end up inside itself is refused, as by ``View/addSubview(_:)``.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
      guard view.superview === self else { return }
    }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
  }

  /// Takes a view out of the row; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Sets the spacing after an arranged view, instead of ``spacing``; nil returns to that.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    var spacing = spacing == Double(Self.spacingUseDefault) ? nil : spacing
    if spacing == Double(Self.spacingUseSystem) { spacing = 8 }
    setCustomSpacing(spacing.map { .value($0) } as Tokenized<Double>?, after: view)
  }

  /// Sets the spacing after an arranged view to a length of the theme: `.token("gap")`.
  @_disfavoredOverload
  public func setCustomSpacing(_ spacing: Tokenized<Double>?, after view: View) {
    guard view.superview === self else { return }
    customSpacings[ObjectIdentifier(view)] = spacing
  }

  /// The spacing after an arranged view that was set for it alone, or nil.
  public func customSpacing(after view: View) -> Double? { spacing(after: view).map(points) }

  func spacing(after view: View) -> Tokenized<Double>? { customSpacings[ObjectIdentifier(view)] }

  /// The sum of the arranged views along the axis, and the greatest of them across it, with
  /// margins, rounded up to whole device pixels of the last layout's scale.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    isConstrained ? constrainedSize(in: size) : arrangedSize(in: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Where one takes part in constraints, all do.
    if visibleArrangedSubviews.first?.pass.isPlacedByConstraints == true { return }
    measuring {
      for (view, frame) in zip(visibleArrangedSubviews, arrangedFrames(in: bounds.size)) {
        view.placedFrame = frame
      }
    }
  }

  /// In a column, the first baseline of the first arranged view; in a row, that of the first
  /// arranged view with text, see ``View/firstBaseline(in:)``.
  open override func firstBaseline(in size: CGSize) -> Double {
    arrangedBaseline(isFirst: true, in: size)
  }

  /// In a column, the last baseline of the last arranged view; in a row, that of the first arranged
  /// view with text.
  open override func lastBaseline(in size: CGSize) -> Double {
    arrangedBaseline(isFirst: false, in: size)
  }

  /// The space between the edge and the views.
  func arrangedMargins(_ style: StackViewStyle) -> Edges {
    let own = edges(style[\.margins])
    guard isLayoutMarginsRelativeArrangement else { return own }
    let added = edges(directionalLayoutMargins)
    return Edges(
      top: own.top + added.top, leading: own.leading + added.leading,
      bottom: own.bottom + added.bottom, trailing: own.trailing + added.trailing)
  }

  /// The space between two neighbors that stand in `sizes`.
  func gap(_ view: View, _ size: CGSize, _ next: View, _ nextSize: CGSize, _ spacing: Double)
    -> Double
  {
    let gap = sanitizedDistance(self.spacing(after: view).map(points) ?? spacing)
    guard isBaselineRelativeArrangement, axis == .vertical else { return gap }
    return gap - Double(size.height) + view.baseline(isFirst: false, in: size)
      - next.baseline(isFirst: true, in: nextSize)
  }

  /// The arranged views that take part in the row.
  var visibleArrangedSubviews: [View] {
    arrangedSubviews.filter { !$0.isHidden && !$0.pass.isTooDeep }
  }

  override func willRemove(_ view: View) {
    if leaving == nil { removeArrangedSubview(view) }
  }

  override func didRemove(_ views: Set<ObjectIdentifier>) {
    arrangedSubviews.removeAll { views.contains(ObjectIdentifier($0)) }
    customSpacings = customSpacings.filter { !views.contains($0.key) }
  }

  override func releaseSubviews() -> [View] {
    arrangedSubviews = []
    return super.releaseSubviews()
  }

  override func layoutProperties(_ properties: inout PropertyList) {
    properties.add(PropertyRoles.axis, axis.rawValue)
    properties.add(mergedStyle, explaining: [.layout])
    if isLayoutMarginsRelativeArrangement { properties.add("layoutMargins", layoutMargins) }
    if isBaselineRelativeArrangement { properties.add("isBaselineRelativeArrangement", true) }
  }
}
