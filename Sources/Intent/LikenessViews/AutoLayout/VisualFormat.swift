/// The visual format language: constraints as a line of text, `H:|-[title]-8-[value(>=40)]|`.
import Foundation

extension LayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit: those of ``Attribute``, the direction and the spacing.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(bit: UInt) { rawValue = 1 << bit }

    /// The edges of all views are level.
    public static let (alignAllLeft, alignAllRight, alignAllTop, alignAllBottom) =
      (Self(bit: 1), Self(bit: 2), Self(bit: 3), Self(bit: 4))
    /// The edges of all views in the direction of the layout, or their centers, are level.
    public static let (alignAllLeading, alignAllTrailing, alignAllCenterX, alignAllCenterY) =
      (Self(bit: 5), Self(bit: 6), Self(bit: 9), Self(bit: 10))
    /// The baselines of all views are level.
    public static let (alignAllLastBaseline, alignAllFirstBaseline) = (Self(bit: 11), Self(bit: 12))
    /// The direction; from the leading edge to the trailing one by default.
    public static let (directionLeadingToTrailing, directionLeftToRight, directionRightToLeft) =
      (Self([]), Self(bit: 16), Self(bit: 17))
    /// Whether vertical distances are those of baselines; those of edges by default.
    public static let (spacingEdgeToEdge, spacingBaselineToBaseline) = (Self([]), Self(bit: 19))
  }

  /// Makes the constraints of a visual format.
  ///
  /// If it has an error, there are none, and painting reports
  /// ``ViewError/invalidConstraint(_:problem:)``.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    var parser = VisualFormat(
      rest: format.filter { !$0.isWhitespace }[...], options: opts, metrics: metrics ?? [:],
      views: views.compactMapValues { $0 as? any LayoutItem }, fileID: fileID, line: line)
    do {
      try parser.parse()
      return parser.constraints
    } catch {
      let host = views.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? View }.first
      host?.record(.invalidConstraint("\"\(format)\"", problem: error.text))
      return []
    }
  }
}

/// A parser of Apple's published grammar.
private struct VisualFormat {
  typealias Attribute = LayoutConstraint.Attribute
  struct Problem: Error { let text: String }
  /// A comparison with a constant or with a view; without either, the standard distance.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var constant: Double?
    var item: (any LayoutItem)?
    var priority = LayoutPriority.required
  }

  var rest: Substring
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: any LayoutItem]
  let fileID: StaticString
  let line: UInt
  var isVertical = false
  var constraints: [LayoutConstraint] = []

  mutating func parse() throws(Problem) {
    isVertical = take("V:")
    if !isVertical { _ = take("H:") }
    var named: [any LayoutItem] = []
    let startsAtEdge = take("|")
    repeat {
      let gap = named.isEmpty && !startsAtEdge ? [] : try connection()
      if !named.isEmpty, take("|") {
        guard rest.isEmpty else { throw unexpected("the end") }
        try connect(named.last, nil, gap)
      } else {
        let view = try view()
        try connect(named.last, view, gap)
        named.append(view)
      }
    } while !rest.isEmpty
    for bit in 1...12 where options.rawValue & 1 << UInt(bit) != 0 {
      guard let attribute = Attribute(rawValue: bit) else { continue }
      for view in named.dropFirst() { add(named[0], attribute, view, attribute, Predicate()) }
    }
  }

  private func unexpected(_ expected: String) -> Problem {
    let found = rest.isEmpty ? "the end" : "\"\(rest.prefix(20))\""
    return Problem(text: "Expected \(expected), found \(found).")
  }

  private mutating func take(_ token: String) -> Bool {
    guard rest.hasPrefix(token) else { return false }
    rest.removeFirst(token.count)
    return true
  }

  private mutating func expect(_ token: String) throws(Problem) {
    if !take(token) { throw unexpected("\"\(token)\"") }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func view() throws(Problem) -> any LayoutItem {
    try expect("[")
    let name = word()
    guard let view = views[name] else { throw Problem(text: "There is no view \"\(name)\".") }
    let length: Attribute = isVertical ? .height : .width
    for size in rest.hasPrefix("(") ? try predicates() : [] {
      add(view, length, size.item, length, size)
    }
    try expect("]")
    return view
  }

  private mutating func connection() throws(Problem) -> [Predicate] {
    guard take("-") else { return [Predicate(constant: 0)] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Predicate()] }
    let gap = try predicates()
    if gap.contains(where: { $0.item != nil }) { throw Problem(text: "A view is no distance.") }
    try expect("-")
    return gap
  }

  private mutating func predicates() throws(Problem) -> [Predicate] {
    guard take("(") else { return [try predicate()] }
    var list: [Predicate] = []
    repeat { list.append(try predicate()) } while take(",")
    try expect(")")
    return list
  }

  private mutating func predicate() throws(Problem) -> Predicate {
    var predicate = Predicate()
    if take("<=") { predicate.relation = .lessThanOrEqual }
    if take(">=") { predicate.relation = .greaterThanOrEqual }
    _ = take("==")
    let before = rest
    predicate.item = views[word()]
    if predicate.item == nil {
      rest = before
      predicate.constant = try number()
    }
    if take("@") { predicate.priority = LayoutPriority(Float(try number())) }
    return predicate
  }

  /// A number or the name of a metric.
  private mutating func number() throws(Problem) -> Double {
    let sign = take("-") ? -1.0 : 1
    let word = word()
    let value: Double? =
      switch metrics[word] {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as LayoutPriority: Double(value.rawValue)
      case let value as NSNumber: value.doubleValue
      default: Double(word)
      }
    guard let value else { throw Problem(text: "There is no metric or view \"\(word)\".") }
    return sign * value
  }

  /// Keeps two neighbors at a distance; nil is the container.
  private mutating func connect(
    _ one: (any LayoutItem)?, _ next: (any LayoutItem)?, _ gap: [Predicate]
  ) throws(Problem) {
    guard !gap.isEmpty, let known = next ?? one else { return }
    let container = known is LayoutGuide ? known.hostView : known.hostView?.superview
    guard let first = one ?? container, let second = next ?? container else {
      throw Problem(text: "Add the views to their container before.")
    }
    let isReversed = !isVertical && options.contains(.directionRightToLeft)
    var (start, end) = (Attribute.leading, Attribute.trailing)
    if isVertical { (start, end) = (.top, .bottom) }
    if options.contains(.directionLeftToRight), !isVertical { (start, end) = (.left, .right) }
    if isReversed { (start, end) = (.right, .left) }
    for var distance in gap {
      var (from, to) = (one == nil ? start : end, next == nil ? end : start)
      let isInside = one != nil && next != nil
      if isVertical, isInside, options.contains(.spacingBaselineToBaseline) {
        (from, to) = (.lastBaseline, .firstBaseline)
      }
      if distance.constant == nil {
        // The standard distance from the edge of a container is its margin, whose attributes
        // follow the edges' by 12.
        distance.constant = isInside ? 8 : 0
        if one == nil { from = Attribute(rawValue: from.rawValue + 12) ?? from }
        if next == nil { to = Attribute(rawValue: to.rawValue + 12) ?? to }
      }
      if isReversed {
        add(first, from, second, to, distance)
      } else {
        add(second, to, first, from, distance)
      }
    }
  }

  private mutating func add(
    _ one: any LayoutItem, _ attribute: Attribute, _ other: (any LayoutItem)?,
    _ otherAttribute: Attribute, _ predicate: Predicate
  ) {
    let constraint = LayoutConstraint(
      item: one, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: CGFloat(predicate.constant ?? 0),
      fileID: fileID, line: line)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }
}
