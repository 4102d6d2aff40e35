/// The constraints of a view and all inside it, solved together.
import Foundation
import LikenessConstraints
import LikenessDisplayList

/// The size to approach, how strongly, and the room for the width.
struct LayoutTargets {
  var width: (length: Double, priority: Float)
  var height: (length: Double, priority: Float)
  var room = Double.infinity
}

/// One solver for the views that constraints place inside a root, and what follows from the sizes
/// of their contents.
///
/// Views take part if a constraint of the root, or of a view that takes part, names them, and so do
/// the views between them and the root. All positions are distances from the root's corner.
final class LayoutSystem {
  /// A view or a guide that takes part.
  struct Box {
    let item: any LayoutItem
    let view: View?
    let parent: Int
    var left = LinearExpression(0)
    var top = LinearExpression(0)
    var width = LinearExpression(0)
    var height = LinearExpression(0)
    /// Whether a constraint names it, rather than only something inside it.
    var isNamed = false
    var holdsBoxes = false
    /// Whether it is a stack whose arranged views take part.
    var isRow = false
    /// The size of the content; negative on an axis where it has none.
    var natural = CGSize(width: -1, height: -1)
    /// The size in the last solution.
    var size = CGSize.zero
    /// The distances of a guide from the edges of the view.
    var insets = EdgeInsets.zero
  }

  /// What a row of the solver is made from.
  enum Source {
    case constraint(LayoutConstraint, owner: Int)
    case content(box: Int, vertical: Bool)
    case baselines(Int, Int, LayoutConstraint.Attribute)
    /// A frame set by hand, a rule or a size, in words.
    case other(Int, String)
  }

  struct Rule {
    var expression: LinearExpression
    let relation: Relation
    let priority: Priority
    let source: Source
    var id: Constraint.ID?

    var row: Constraint { Constraint(expression, relation, priority: priority) }
  }

  let root: View
  private(set) var boxes: [Box] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var rules: [Rule] = []
  private var solver = Solver()
  private var conflict: [String]?

  /// Just below required: the size of the root gives way within the pixel that it was rounded to.
  static let almostRequired: Float = 999.99

  /// Creates the system of a root, with all that takes part.
  init(root: View) {
    self.root = root
    _ = number(of: root)
    collect()
  }

  // Measuring recurses through the tree. What the functions below need on the stack is there once
  // for each level of nested systems, so they leave the work to others, and come before them.

  /// Solves the system of a root with a frame, or of one whose size is asked for.
  func solve(_ targets: LayoutTargets? = nil) {
    for box in boxes.indices.dropFirst(targets == nil ? 1 : 0) {
      guard let view = measuredView(box) else { continue }
      keep(view.fittingSize(in: .unbounded, given: GivenAxes()), of: box)
    }
    addRules(targets)
    // A height can change a width in turn. Three rounds are one more than UIKit's.
    for _ in 0..<3 {
      for box in boxes.indices {
        guard let width = wrappingWidth(box), let view = boxes[box].view else { continue }
        let size = CGSize(width: width, height: .infinity)
        keepHeight(view.fittingSize(in: size, given: GivenAxes(width: true)).height, of: box)
      }
      if !adjust() { return }
    }
  }

  // MARK: Who takes part

  /// Returns the place of an item, which takes part from now on with all views up to the root.
  private func number(of item: any LayoutItem) -> Int {
    if let known = numbers[ObjectIdentifier(item)] { return known }
    var waiting: [any LayoutItem] = [item]
    while let last = waiting.last, numbers[ObjectIdentifier(last)] == nil {
      if last === root { break }
      let container = last is LayoutGuide ? last.hostView : (last as? View)?.superview
      guard let container else { break }
      waiting.append(container)
    }
    var parent = waiting.last.flatMap { numbers[ObjectIdentifier($0)] }
    if parent != nil { waiting.removeLast() }
    for next in waiting.reversed() { parent = append(next, inside: parent) }
    return parent ?? 0
  }

  private func append(_ item: any LayoutItem, inside parent: Int?) -> Int {
    let kind = (item as? LayoutGuide)?.kind ?? .own
    // The margins of a scroll view are those of its content.
    let scroll = parent.flatMap { boxes[$0].view as? ScrollView }
    let content = kind == .margins ? scroll.map { self.number(of: $0.contentLayoutGuide) } : nil
    let number = boxes.count
    numbers[ObjectIdentifier(item)] = number
    var box = Box(item: item, view: item as? View, parent: parent ?? 0)
    if let parent, kind == .scrollContent {
      let outer = inside(boxes[parent])
      (box.left, box.top) = (outer.left, outer.top)
      box.width = LinearExpression(solver.makeVariable())
      box.height = LinearExpression(solver.makeVariable())
    } else if let parent, let guide = item as? LayoutGuide, guide.kind != .own {
      if let view = boxes[parent].view {
        box.insets = view.insets(of: guide, view.areaInsets, in: view.placedFrame.size)
      }
      box.place(in: boxes[content ?? parent])
    } else {
      if let parent {
        // What lies in one container then has short equations, wherever the container is.
        let outer = inside(boxes[parent])
        box.left = outer.left + LinearExpression(solver.makeVariable())
        box.top = outer.top + LinearExpression(solver.makeVariable())
      }
      box.width = LinearExpression(solver.makeVariable())
      box.height = LinearExpression(solver.makeVariable())
    }
    boxes.append(box)
    guard let parent else { return number }
    if box.view != nil { boxes[parent].holdsBoxes = true }
    if let stack = boxes[parent].view as? StackView, !boxes[parent].isRow,
      box.view?.isArranged == true
    {
      boxes[parent].isRow = true
      for view in stack.visibleArrangedSubviews { _ = self.number(of: view) }
    }
    return number
  }

  /// The box that the coordinates inside a box refer to: its own, moved by a content offset.
  private func inside(_ box: Box) -> Box {
    guard let corner = box.view?.drawnOrigin, corner != .zero else { return box }
    var moved = box
    moved.left = box.left - LinearExpression(Double(corner.x))
    moved.top = box.top - LinearExpression(Double(corner.y))
    return moved
  }

  private func collect() {
    var next = 0
    while next < boxes.count {
      let owner = next
      next += 1
      guard let view = boxes[owner].view else { continue }
      if let stack = view as? StackView, stack.isConstrained {
        for view in stack.visibleArrangedSubviews { _ = number(of: view) }
      }
      for constraint in view.constraints {
        guard let (first, second) = constraint.items, !isCollapsed(first),
          !(second.map(isCollapsed) ?? false)
        else { continue }
        boxes[number(of: first)].isNamed = true
        if let second { boxes[number(of: second)].isNamed = true }
        boxes[owner].holdsBoxes = boxes[owner].holdsBoxes || !constraint.isOfOwnLengths
        guard let row = expression(of: constraint, owner: owner) else { continue }
        rules.append(
          Rule(
            expression: row, relation: constraint.relation.ofSolver,
            priority: constraint.priority.ofSolver,
            source: .constraint(constraint, owner: owner)))
      }
    }
  }

  /// Whether an item has no place because its stack leaves it out.
  private func isCollapsed(_ item: any LayoutItem) -> Bool {
    guard let view = item.hostView else { return true }
    return view !== root && view.isHidden && view.isArranged
  }

  // MARK: Expressions

  /// Returns the value of an attribute, without what depends on the size of a text.
  private func value(_ attribute: LayoutConstraint.Attribute, _ box: Int) -> LinearExpression {
    // A copy of a box would count references to all that it holds.
    switch attribute {
    case .left: return boxes[box].left
    case .right: return boxes[box].left + boxes[box].width
    case .centerX: return boxes[box].left + 0.5 * boxes[box].width
    case .top, .firstBaseline: return boxes[box].top
    case .bottom, .lastBaseline: return boxes[box].top + boxes[box].height
    case .centerY: return boxes[box].top + 0.5 * boxes[box].height
    case .width: return boxes[box].width
    case .height: return boxes[box].height
    default: return LinearExpression(0)
    }
  }

  /// Returns how far a baseline lies below the top, or below the bottom.
  private func baseline(_ attribute: LayoutConstraint.Attribute, _ number: Int) -> Double {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view = boxes[number].view
    else { return 0 }
    let isFirst = attribute == .firstBaseline
    let natural = boxes[number].natural
    var size = boxes[number].size
    if size == .zero { size = CGSize(width: max(0, natural.width), height: max(0, natural.height)) }
    return view.baseline(isFirst: isFirst, in: size) - (isFirst ? 0 : Double(size.height))
  }

  /// Returns the difference of the two sides.
  ///
  /// A constraint of leading or trailing edges is one of distances from the leading edge of its
  /// owner, and any other one of distances from its left or top edge.
  private func expression(of constraint: LayoutConstraint, owner: Int) -> LinearExpression? {
    guard let (first, second) = constraint.items else { return nil }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isMirrored =
      attributes.contains { $0.isDirectional } && root.isMirrored(boxes[owner].view)
    let factor = sanitizedDistance(Double(constraint.multiplier))
    let scroll = boxes[owner].view as? ScrollView
    func side(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> LinearExpression {
      let item: any LayoutItem = (item as? View)?.item(for: attribute) ?? item
      var box = number(of: item)
      if let scroll, item === scroll, attribute.isEdge {
        box = number(of: scroll.contentLayoutGuide)
      }
      var side = value(isMirrored ? attribute.mirrored : attribute.unmirrored, box)
      side = side.offset(by: baseline(attribute, box))
      // Where nothing is multiplied, the origin of the owner does not matter.
      if factor != 1, attribute.axis != .length {
        let origin: LayoutConstraint.Attribute =
          attribute.axis == .vertical ? .top : isMirrored ? .right : .left
        side = side - value(origin, owner)
      }
      return isMirrored ? -1 * side : side
    }
    var result = side(first, constraint.firstAttribute)
    if let second {
      let other = side(second, constraint.secondAttribute)
      result = result - (factor == 1 ? other : factor * other)
    }
    return result.offset(by: -sanitizedDistance(Double(constraint.constant)))
  }

  // MARK: Other rules

  func require(
    _ expression: LinearExpression, _ relation: Relation = .equal, _ constant: Double = 0,
    priority: Float = 1000, of box: Int, _ words: String
  ) {
    rules.append(
      Rule(
        expression: expression - LinearExpression(constant), relation: relation,
        priority: Priority(priority), source: .other(box, words)))
  }

  /// Keeps lengths from being negative.
  private func addBounds() {
    for (number, box) in boxes.enumerated()
    where (box.item as? LayoutGuide).map({ $0.kind == .own || $0.kind == .scrollContent }) ?? true {
      require(box.width, .greaterThanOrEqual, of: number, "a width of at least 0")
      require(box.height, .greaterThanOrEqual, of: number, "a height of at least 0")
    }
  }

  private func addRoot(_ targets: LayoutTargets?) {
    let (width, height) = (boxes[0].width, boxes[0].height)
    if let targets {
      let words = "the size to fit"
      if let scroll = root as? ScrollView {
        let content = boxes[number(of: scroll.contentLayoutGuide)]
        require(width - content.width, priority: 60, of: 0, "the width of its content")
        require(height - content.height, priority: 60, of: 0, "the height of its content")
      }
      for (length, target) in [(width, targets.width), (height, targets.height)] {
        require(length, .equal, target.length, priority: target.priority, of: 0, words)
      }
      if targets.room.isFinite {
        let room = targets.room
        require(width, .lessThanOrEqual, room, priority: Self.almostRequired, of: 0, words)
      }
      return addContent(0)
    }
    let size = root.placedFrame.size
    boxes[0].size = size
    // The size was rounded to whole pixels, by less than one.
    let pixel = (1 - 0x1p-6) / root.pass.scale.factor
    for (length, value, word) in [(width, size.width, "width"), (height, size.height, "height")] {
      let value = Double(value)
      let words = "its \(word) of \(decimal(value))"
      require(length, .greaterThanOrEqual, value - pixel, of: 0, words)
      require(length, .lessThanOrEqual, value + pixel, of: 0, words)
      require(length, .equal, value, priority: Self.almostRequired, of: 0, words)
    }
  }

  /// Adds the frame of a view or its rules, and the size of its content.
  private func addBox(_ number: Int) {
    let (box, parent) = (boxes[number], inside(boxes[boxes[number].parent]))
    if let guide = box.item as? LayoutGuide, guide.kind == .scrollContent {
      let size = ((guide.owningView as? ScrollView)?.contentSize ?? .zero).sanitized
      require(box.width, .equal, Double(size.width), priority: 1, of: number, "its width")
      require(box.height, .equal, Double(size.height), priority: 1, of: number, "its height")
    }
    guard let view = box.view else { return }
    let isInRow = parent.isRow && view.isArranged
    let translates = !isInRow && view.translatesAutoresizingMaskIntoConstraints
    guard translates, box.isNamed, !view.layout.placesView else {
      if !isInRow { addPins(number, view, frame: translates ? view.authoredFrame ?? .zero : nil) }
      addLengths(number, view)
      return addContent(number)
    }
    let frame = view.authoredFrame ?? .zero
    for (length, value) in [
      (box.left - parent.left, frame.minX), (box.top - parent.top, frame.minY),
      (box.width, frame.width), (box.height, frame.height),
    ] {
      require(
        length, .equal, Double(value), of: number,
        "its frame, as translatesAutoresizingMaskIntoConstraints is true")
    }
  }

  /// Adds the pins of ``View/layout``. Without any, the view stands where its frame does.
  private func addPins(_ number: Int, _ view: View, frame: CGRect?) {
    let (parent, layout, words) = (boxes[number].parent, view.layout, "the rules of its layout")
    let isMirrored = root.isMirrored(boxes[parent].view)
    for (vertical, start, end, middle, hand) in [
      (false, layout.leading, layout.trailing, layout.centerX, frame?.minX),
      (true, layout.top, layout.bottom, layout.centerY, frame?.minY),
    ] {
      func distance(_ isEnd: Bool) -> LinearExpression {
        let (box, holder) = (boxes[number], inside(boxes[parent]))
        let inner = edge(box, isEnd: isEnd, vertical: vertical, isMirrored: isMirrored)
        let outer = edge(holder, isEnd: isEnd, vertical: vertical, isMirrored: isMirrored)
        return isEnd ? outer - inner : inner - outer
      }
      if let start { require(distance(false), .equal, view.distance(start), of: number, words) }
      if let end { require(distance(true), .equal, view.distance(end), of: number, words) }
      guard start == nil, end == nil else { continue }
      if let middle {
        let offset = 2 * view.distance(middle)
        require(distance(false) - distance(true), .equal, offset, of: number, words)
      } else if let hand {
        require(distance(false), .equal, Double(hand), of: number, words)
      }
    }
  }

  /// Adds the lengths of ``View/layout``.
  private func addLengths(_ number: Int, _ view: View) {
    let (box, parent, layout) = (boxes[number], boxes[boxes[number].parent], view.layout)
    let words = "the rules of its layout"
    for (own, outer, relation, length) in [
      (box.width, parent.width, Relation.equal, layout.width),
      (box.width, parent.width, .greaterThanOrEqual, layout.minWidth),
      (box.width, parent.width, .lessThanOrEqual, layout.maxWidth),
      (box.height, parent.height, .equal, layout.height),
      (box.height, parent.height, .greaterThanOrEqual, layout.minHeight),
      (box.height, parent.height, .lessThanOrEqual, layout.maxHeight),
    ] {
      if case .fraction(let share) = length {
        require(own - share * outer, relation, of: number, words)
      } else if let points = view.resolved(length, of: .infinity) {
        require(own, relation, points, of: number, words)
      }
    }
    if let ratio = layout.aspectRatio, ratio > 0, ratio.isFinite {
      require(box.width - ratio * box.height, of: number, words)
    }
  }

  /// Has two views stand on one line.
  func align(_ one: Int, _ other: Int, _ attribute: LayoutConstraint.Attribute) {
    let constant = baseline(attribute, one) - baseline(attribute, other)
    rules.append(
      Rule(
        expression: value(attribute, one) - value(attribute, other) + LinearExpression(constant),
        relation: .equal, priority: .required, source: .baselines(one, other, attribute)))
  }

  /// Adds the size of the content, where it has one.
  private func addContent(_ number: Int) {
    guard let view = boxes[number].view else { return }
    for vertical in [false, true] where content(number, vertical) >= 0 {
      let length = vertical ? boxes[number].height : boxes[number].width
      let row = length - LinearExpression(content(number, vertical))
      let axis: LayoutConstraint.Axis = vertical ? .vertical : .horizontal
      // A scroll view is as large as its content only where nothing else decides.
      let isLoose = view is ScrollView
      let hugging = isLoose ? LayoutPriority(1) : view.contentHuggingPriority(for: axis)
      let resistance =
        isLoose ? hugging : view.contentCompressionResistancePriority(for: axis)
      for (relation, priority) in [
        (Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance),
      ] {
        rules.append(
          Rule(
            expression: row, relation: relation, priority: priority.ofSolver,
            source: .content(box: number, vertical: vertical)))
      }
    }
  }

  private func content(_ number: Int, _ vertical: Bool) -> Double {
    Double(vertical ? boxes[number].natural.height : boxes[number].natural.width)
  }

  /// An edge of a box, as a distance that grows from the start of an axis to its end.
  func edge(_ number: Int, isEnd: Bool, vertical: Bool, isMirrored: Bool) -> LinearExpression {
    edge(boxes[number], isEnd: isEnd, vertical: vertical, isMirrored: isMirrored)
  }

  private func edge(_ box: Box, isEnd: Bool, vertical: Bool, isMirrored: Bool) -> LinearExpression {
    if vertical { return isEnd ? box.top + box.height : box.top }
    if isMirrored { return isEnd ? -1 * box.left : -1 * (box.left + box.width) }
    return isEnd ? box.left + box.width : box.left
  }

  // MARK: Solving

  private func addRules(_ targets: LayoutTargets?) {
    // The size of the root comes first. Were it to grow later, each constraint that depends on it
    // would take the solver a step.
    let constraints = rules
    rules = []
    addBounds()
    addRoot(targets)
    addToSolver(from: 0)
    solver.solve()
    let first = rules.count
    rules += constraints
    for box in boxes.indices.dropFirst() { addBox(box) }
    for box in boxes.indices where boxes[box].isRow { addRow(box) }
    addToSolver(from: first)
    solver.solve()
    keepSizes()
  }

  /// Adds the rules from an index on, the most important ones first.
  private func addToSolver(from first: Int) {
    let order = rules.indices[first...].sorted {
      (rules[$1].priority.rawValue, $0) < (rules[$0].priority.rawValue, $1)
    }
    let required = order.prefix { rules[$0].priority >= .required }
    let ids = try? solver.add(required.map { rules[$0].row })
    for (index, id) in zip(required, ids ?? []) { rules[index].id = id }
    for index in order where rules[index].id == nil {
      let rule = rules[index]
      do {
        rules[index].id = try solver.add(rule.row)
      } catch {
        keep(error, refused: rule)
      }
    }
  }

  private func keepSizes() {
    for box in boxes.indices {
      boxes[box].size = CGSize(width: length(boxes[box].width), height: length(boxes[box].height))
    }
  }

  private func keep(_ error: Conflict, refused: Rule?) {
    guard conflict == nil else { return }
    let ids = Set(error.constraints)
    let others = rules.filter { $0.id.map(ids.contains) ?? false }
    var texts: [String] = []
    for text in (others + (refused.map { [$0] } ?? [])).map(text) where !texts.contains(text) {
      texts.append(text)
    }
    conflict = texts
  }

  private func text(_ rule: Rule) -> String {
    switch rule.source {
    case .constraint(let constraint, _): constraint.description
    case .content(let box, let vertical):
      "\(name(box)): the \(vertical ? "height" : "width") of its content"
    case .baselines(let box, let other, _): "\(name(box)): level with \(name(other))"
    case .other(let box, let words): "\(name(box)): \(words)"
    }
  }

  private func name(_ box: Int) -> String {
    boxes[box].view?.pathName ?? (boxes[box].item as? LayoutGuide)?.shownName ?? ""
  }

  /// Returns a view whose content decides on its size, and keeps that of other contents.
  private func measuredView(_ number: Int) -> View? {
    guard let view = boxes[number].view, !boxes[number].isRow else { return nil }
    if !boxes[number].holdsBoxes, view.fixedSize == nil { return view }
    boxes[number].natural = view.fixedSize ?? view.intrinsicContentSize
    return nil
  }

  private func keep(_ size: CGSize, of number: Int) {
    guard let view = boxes[number].view else { return }
    boxes[number].natural = CGSize(
      width: size.width == 0 && view.lacksExtent(false) ? -1 : size.width,
      height: size.height == 0 && view.lacksExtent(true) ? -1 : size.height)
  }

  /// Returns the width from which the height of a content follows.
  private func wrappingWidth(_ number: Int) -> Double? {
    let box = boxes[number]
    guard let view = box.view, !box.holdsBoxes, box.natural.height >= 0, view.fixedSize == nil
    else { return nil }
    return view.pass.scale.wholePixels(within: Double(box.size.width))
  }

  private func keepHeight(_ height: CGFloat, of number: Int) {
    boxes[number].natural.height = height
  }

  /// Gives the guides of margins and safe areas their places in the last solution.
  private func moveGuides() {
    guard boxes.contains(where: { ($0.item as? LayoutGuide)?.kind ?? .own != .own }) else { return }
    var areas: [AreaInsets] = []
    var frames: [CGRect] = []
    for number in boxes.indices {
      let (box, parent) = (boxes[number], boxes[number].parent)
      frames.append(
        CGRect(
          x: length(box.left), y: length(box.top), width: length(box.width),
          height: length(box.height)))
      if let guide = box.item as? LayoutGuide, let view = boxes[parent].view {
        areas.append(areas[parent])
        guard guide.kind != .own, guide.kind != .scrollContent else { continue }
        boxes[number].insets = view.insets(of: guide, areas[parent], in: frames[parent].size)
        // The margins of a scroll view are those of its content.
        let content = guide.kind == .margins ? (view as? ScrollView)?.contentLayoutGuide : nil
        boxes[number].place(in: boxes[content.map { self.number(of: $0) } ?? parent])
      } else {
        let outer = frames[parent]
        areas.append(
          number == 0
            ? root.areaInsets
            : box.view?.areaInsets(
              inside: areas[parent],
              frame: frames[number].offsetBy(dx: -outer.minX, dy: -outer.minY),
              container: outer.size) ?? AreaInsets())
      }
    }
  }

  /// Solves again with the heights of the contents and the places of guides. Returns whether any
  /// has changed.
  private func adjust() -> Bool {
    moveGuides()
    let changes = rules.indices.compactMap(change)
    if changes.isEmpty { return false }
    do { try solver.change(changes) } catch { keep(error, refused: nil) }
    solver.solve()
    keepSizes()
    return true
  }

  /// Returns the new constant of a rule, if it changed.
  private func change(_ index: Int) -> (id: Constraint.ID, constant: Double)? {
    guard let id = rules[index].id else { return nil }
    let constant: Double
    switch rules[index].source {
    case .content(let box, let vertical): constant = -content(box, vertical)
    case .constraint(let constraint, let owner):
      guard constraint.followsSolution else { return nil }
      constant = expression(of: constraint, owner: owner)?.constant ?? 0
    case .baselines(let one, let other, let attribute):
      constant = baseline(attribute, one) - baseline(attribute, other)
    case .other: return nil
    }
    guard abs(constant - rules[index].expression.constant) > 0x1p-10 else { return nil }
    rules[index].expression =
      rules[index].expression + LinearExpression(constant - rules[index].expression.constant)
    return (id, constant)
  }

  private func length(_ expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }

  // MARK: Results

  /// Returns the size of the root, in whole pixels.
  func fittingSize() -> CGSize {
    let size = CGSize(width: length(boxes[0].width), height: length(boxes[0].height))
    return wholePixels(size.sanitized, scale: root.pass.scale)
  }

  /// Sets the frames of all views that take part, and notes what went wrong.
  func place() {
    let scale = root.pass.scale
    var origins = [CGPoint.zero]
    for (index, box) in boxes.enumerated().dropFirst() {
      let rect = CGRect(
        x: length(box.left), y: length(box.top), width: max(0, length(box.width)),
        height: max(0, length(box.height)))
      let frame = snapped(rect, scale: scale)
      origins.append(frame.origin)
      var outer = origins[box.parent]
      if let corner = boxes[box.parent].view?.drawnOrigin {
        outer = CGPoint(x: outer.x - corner.x, y: outer.y - corner.y)
      }
      let place = sanitized(frame.offsetBy(dx: -outer.x, dy: -outer.y))
      if let view = boxes[index].view {
        view.placedFrame = place
        view.pass.isSolved = true
        view.pass.isPlacedByConstraints = true
      } else {
        let guide = box.item as? LayoutGuide
        guide?.solvedFrame = place
        if guide?.kind == .scrollContent {
          (guide?.owningView as? ScrollView)?.contentSize = place.size
        }
      }
    }
    for case .constraint(let constraint, _) in rules.map(\.source)
    where !constraint.isOfOwnLengths {
      constraint.items?.first.hostView?.usedAutoLayout.placing.append(constraint)
    }
    root.pass.isSolved = true
    if let conflict { root.record(.unsatisfiable(path: root.path, constraints: conflict)) }
    warn()
  }

  /// Notes with each view which of its lengths could be others.
  private func warn() {
    let open = Set(solver.undeterminedVariables())
    func isOpen(_ expression: LinearExpression) -> Bool {
      expression.terms.contains { open.contains($0.variable) }
    }
    for box in boxes.dropFirst() {
      // A stack shares out evenly what nothing else decides.
      guard let view = box.view, !boxes[box.parent].isRow else { continue }
      var words: [String] = []
      let parent = boxes[box.parent]
      if isOpen(box.left - parent.left) { words.append("horizontal position") }
      if isOpen(box.top - parent.top) { words.append("vertical position") }
      if isOpen(box.width) { words.append("width") }
      if isOpen(box.height) { words.append("height") }
      if words.isEmpty { continue }
      view.usedAutoLayout.warning =
        "Ambiguous layout: the constraints leave the \(words.joined(separator: ", ")) open."
    }
  }
}

extension LayoutSystem.Box {
  /// Lays a guide of margins or of a safe area into its view.
  fileprivate mutating func place(in outer: Self) {
    left = outer.left + LinearExpression(insets.left)
    top = outer.top + LinearExpression(insets.top)
    width = outer.width - LinearExpression(insets.left + insets.right)
    height = outer.height - LinearExpression(insets.top + insets.bottom)
  }
}

extension LayoutConstraint {
  /// Whether the constant in the solver changes with the sizes and places of the items.
  fileprivate var followsSolution: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
      || [firstItem, secondItem].contains { ($0 as? LayoutGuide)?.kind ?? .own != .own }
  }
}

extension View {
  /// The view that an attribute is about: for a baseline one inside may stand for this one.
  fileprivate func item(for attribute: LayoutConstraint.Attribute) -> View {
    var view = self
    while attribute.isBaseline, view.isConstrained,
      let next = view.baselineView(isFirst: attribute == .firstBaseline)
    { view = next }
    return view
  }

  fileprivate func isMirrored(_ view: View?) -> Bool {
    (view ?? self).effectiveLayoutDirection == .rightToLeft
  }
}

extension LayoutRules {
  /// Whether a rule gives the view a place or an extent.
  fileprivate var placesView: Bool {
    var rules = self
    rules.horizontalHugging = nil
    rules.verticalHugging = nil
    rules.horizontalCompressionResistance = nil
    rules.verticalCompressionResistance = nil
    return rules != LayoutRules()
  }
}

extension LayoutPriority {
  fileprivate var ofSolver: Priority { rawValue.isNaN ? .required : Priority(rawValue) }
}

extension LayoutConstraint.Relation {
  fileprivate var ofSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
  fileprivate var unmirrored: Self {
    self == .leading ? .left : self == .trailing ? .right : self
  }
  fileprivate var mirrored: Self {
    self == .leading ? .right : self == .trailing ? .left : self
  }
}
