/// A stack whose arranged views have constraints of their own: its rules as constraints.
import Foundation
import LikenessConstraints

extension StackView {
  /// Whether a view has a length by constraints that are no rules of ``View/layout``.
  var holdsFurtherConstraints: Bool {
    arrangedSubviews.contains { view in
      view.autoLayout?.constraints.contains {
        $0.isOfOwnLengths && !LayoutRules.express($0)
      } ?? false
    }
  }
}

extension LayoutSystem {
  /// Adds how a stack arranges its views.
  func addRow(_ number: Int) {
    guard let stack = boxes[number].view as? StackView else { return }
    let style = stack.mergedStyle
    let margins = stack.arrangedMargins(style)
    let vertical = stack.axis == .vertical
    let isMirrored = stack.effectiveLayoutDirection == .rightToLeft
    let views = stack.visibleArrangedSubviews
    let rows = views.map { view in boxes.firstIndex { $0.view === view } ?? number }
    guard let first = rows.first, let last = rows.last else { return }
    let words = "the arrangement of the stack"
    func start(_ box: Int, across: Bool = false) -> LinearExpression {
      edge(box, isEnd: false, vertical: vertical != across, isMirrored: isMirrored)
    }
    func end(_ box: Int, across: Bool = false) -> LinearExpression {
      edge(box, isEnd: true, vertical: vertical != across, isMirrored: isMirrored)
    }
    func length(_ box: Int) -> LinearExpression { end(box) - start(box) }
    func add(
      _ expression: LinearExpression, _ relation: Relation = .equal, _ constant: Double = 0,
      priority: Float = 1000
    ) { require(expression, relation, constant, priority: priority, of: number, words) }

    // Along the axis.
    let distribution = style[\.distribution]
    let isSpaced = distribution == .equalSpacing || distribution == .equalCentering
    let insets =
      vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
    add(start(first) - start(number), .equal, insets.0)
    add(end(number) - end(last), .equal, insets.1)
    let pairs = Array(zip(rows, rows.dropFirst()))
    for (index, (one, next)) in pairs.enumerated() {
      let sizes = [one, next].map {
        CGSize(width: max(0, boxes[$0].natural.width), height: max(0, boxes[$0].natural.height))
      }
      let gap = stack.gap(
        views[index], sizes[0], views[index + 1], sizes[1], stack.points(style[\.spacing]))
      add(start(next) - end(one), isSpaced ? .greaterThanOrEqual : .equal, gap)
      let natural = sizes.map { vertical ? $0.height : $0.width }
      switch distribution {
      case .fillEqually: add(length(next) - length(one))
      case .fillProportionally:
        add(
          Double(natural[0]) * length(next) - Double(natural[1]) * length(one),
          priority: Self.almostRequired)
      // As other stacks do, where nothing else decides.
      case .fill: add(length(next) - length(one), priority: 1)
      case .equalSpacing, .equalCentering:
        guard index > 0 else { break }
        let before = pairs[index - 1].0
        let step =
          distribution == .equalSpacing
          ? start(next) - end(one) - start(one) + end(before)
          : start(next) + end(next) - 2 * (start(one) + end(one)) + start(before) + end(before)
        add(step, priority: Self.almostRequired)
      }
    }

    // Across it.
    let before = vertical ? margins.leading : margins.top
    let after = vertical ? margins.trailing : margins.bottom
    var alignment = style[\.alignment]
    if vertical, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    for row in rows {
      let atStart = start(row, across: true) - start(number, across: true)
      let atEnd = end(number, across: true) - end(row, across: true)
      let isAtStart = [.fill, .leading, .top].contains(alignment)
      let isAtEnd = [.fill, .trailing, .bottom].contains(alignment)
      add(atStart, isAtStart ? .equal : .greaterThanOrEqual, before)
      add(atEnd, isAtEnd ? .equal : .greaterThanOrEqual, after)
      if alignment == .center { add(atStart - atEnd, .equal, before - after) }
      if alignment == .firstBaseline || alignment == .lastBaseline, row != first {
        align(row, first, alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
      }
    }
    // A stack is as small as its views allow.
    for isAcross in [false, true] {
      add(end(number, across: isAcross) - start(number, across: isAcross), priority: 25)
    }
  }
}
