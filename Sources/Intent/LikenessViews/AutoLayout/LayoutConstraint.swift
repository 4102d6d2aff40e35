/// Constraints: what they relate, where they were made, and where they are installed.
import Foundation
import LikenessConstraints
import LikenessDisplayList

/// A linear relation of two attributes of views or layout guides, as UIKit's `NSLayoutConstraint`:
/// `first == multiplier * second + constant`.
///
/// An active constraint belongs to the nearest view that contains both items, and is deactivated
/// when one of them leaves it.
open class LayoutConstraint: ComparedByIdentity {
  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal, or the first is at least the second.
    case equal, greaterThanOrEqual
  }

  /// The part of an item that a constraint relates. Those of margins are the edges and centers of
  /// ``View/layoutMarginsGuide``.
  public enum Attribute: Int, Hashable, Sendable {
    /// None: the second side is a constant.
    case notAnAttribute = 0
    /// An edge, a length, a center or a baseline.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline
    /// An edge or a center of the view without its margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
      centerXWithinMargins, centerYWithinMargins
  }

  /// A direction in which views have a length.
  public typealias Axis = StackView.Axis

  private weak var first: (any LayoutItem)?
  private weak var second: (any LayoutItem)?
  /// The view or guide of the first side; nil if it is gone.
  public var firstItem: AnyObject? { first }
  /// The view or guide of the second side; nil if there is none or it is gone.
  public var secondItem: AnyObject? { second }
  /// The part of the first item.
  public let firstAttribute: Attribute
  /// The part of the second item.
  public let secondAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// What the second side is multiplied with.
  public let multiplier: CGFloat
  /// What is added to the second side, in points; the next layout takes a change into account.
  open var constant: CGFloat {
    didSet { if constant != oldValue { owner?.constraintsDidChange() } }
  }
  /// How important the constraint is; required by default.
  open var priority = LayoutPriority.required {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }
  /// A name for messages; nil by default.
  open var identifier: String?
  /// The view in which the constraint is installed.
  weak var owner: View?
  /// The module and file, and the line, where the constraint was made.
  let place: String

  /// Creates a constraint between any two items. Inactive until ``isActive`` is set.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    func item(_ item: Any?, _ attribute: Attribute) -> (any LayoutItem)? {
      let view = item as? View
      return attribute.ofMargins == nil ? item as? any LayoutItem : view?.layoutMarginsGuide
    }
    self.first = item(first, firstAttribute)
    self.second = item(second, secondAttribute)
    self.firstAttribute = firstAttribute.ofMargins ?? firstAttribute
    // Without a second item, code often repeats the first attribute.
    self.secondAttribute =
      self.second == nil ? .notAnAttribute : secondAttribute.ofMargins ?? secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    place = "\(fileID):\(line)"
  }

  /// Whether the constraint takes part in layout. Setting it installs the constraint in the nearest
  /// view that contains both items; without one, painting reports
  /// ``ViewError/invalidConstraint(_:problem:)``.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { install() } else { uninstall() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func install() {
    guard owner == nil, let host = first?.hostView else { return }
    let other = second.map { $0.hostView } ?? host
    let ancestor = other.flatMap { other in host.lineage.first { $0.contains(other) } }
    if let problem = invalidity {
      host.record(.invalidConstraint(description, problem: problem))
    } else if let ancestor {
      owner = ancestor
      ancestor.usedAutoLayout.constraints.append(self)
      ancestor.constraintsDidChange()
    } else {
      host.record(
        .invalidConstraint(
          description,
          problem: "No view contains both. Add them to one before you activate the constraint."))
    }
  }

  private func uninstall() {
    owner?.autoLayout?.constraints.removeAll { $0 === self }
    owner?.constraintsDidChange()
    owner = nil
  }

  /// Why the two attributes cannot be related.
  private var invalidity: String? {
    guard secondAttribute != .notAnAttribute else {
      return firstAttribute.axis == .length
        ? nil : "A position needs a second item. Relate it to the container."
    }
    let isMatching =
      firstAttribute.axis == secondAttribute.axis
      && !(firstAttribute.isDirectional && secondAttribute.isAbsolute)
      && !(firstAttribute.isAbsolute && secondAttribute.isDirectional)
    return isMatching ? nil : "\(firstAttribute) and \(secondAttribute) cannot be related."
  }

  /// Both items; nil if one is gone.
  var items: (first: any LayoutItem, second: (any LayoutItem)?)? {
    guard let first, second != nil || secondAttribute == .notAnAttribute else { return nil }
    return (first, second)
  }

  /// Whether the constraint is about lengths of its owner alone.
  var isOfOwnLengths: Bool {
    first === owner && firstAttribute.axis == .length && (second == nil || second === owner)
  }

  /// The right side: `2 * Card.widthAnchor + 8`.
  var rightSide: String {
    guard let second else { return decimal(Double(constant)) }
    let factor = multiplier == 1 ? "" : "\(decimal(Double(multiplier))) * "
    let size = decimal(Double(abs(constant)))
    let rest = constant == 0 ? "" : constant < 0 ? " - \(size)" : " + \(size)"
    return factor + "\(second.itemName).\(secondAttribute)Anchor" + rest
  }

  /// The first anchor: `topAnchor`.
  var leftName: String {
    let guide = (first as? LayoutGuide).map { $0.shownName + "." } ?? ""
    return "\(guide)\(firstAttribute)Anchor"
  }

  /// What a display list records with the first item: `Card.topAnchor + 8`, `>= 40`.
  var recordedValue: String {
    let rank = priority == .required ? "" : ", priority \(decimal(Double(priority.rawValue)))"
    return (relation == .equal ? "" : sign + " ") + rightSide + rank
  }

  private var sign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, its identifier, and where it was made.
  public var description: String {
    let name = identifier.map { "\"\($0)\" " } ?? ""
    let left = "\(first?.itemName ?? "nil").\(firstAttribute)Anchor"
    let rank = priority == .required ? "" : ", priority \(decimal(Double(priority.rawValue)))"
    return "\(name)\(left) \(sign) \(rightSide)\(rank) (\(place))"
  }
}

extension LayoutItem {
  /// The name in messages.
  fileprivate var itemName: String {
    guard let guide = self as? LayoutGuide else { return hostView?.pathName ?? "" }
    return "\(guide.owningView?.pathName ?? "nil").\(guide.shownName)"
  }
}

extension LayoutConstraint.Attribute {
  enum Axis { case horizontal, vertical, length }

  var axis: Axis {
    switch self {
    case .width, .height, .notAnAttribute: .length
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    default: .vertical
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  var isDirectional: Bool { self == .leading || self == .trailing }
  var isAbsolute: Bool { self == .left || self == .right }

  /// The same part of the margins' guide.
  var ofMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
