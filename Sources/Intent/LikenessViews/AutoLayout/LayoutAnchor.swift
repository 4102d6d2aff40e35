/// Anchors: edges, centers and lengths of views and guides, from which constraints are made.
import Foundation

/// A view or a layout guide: what constraints relate.
public protocol LayoutItem: AnyObject {}

extension LayoutItem {
  /// The view in whose place in the tree the item stands.
  var hostView: View? { self as? View ?? (self as? LayoutGuide)?.owningView }

  /// The leading edge: the left one from left to right, and the right one from right to left.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge in both directions.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge in both directions.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View: LayoutItem {
  /// The baseline of the first line of text, or the bottom edge.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}

/// An edge, a center, a baseline or a length of an item. `Kind` is the class of the anchor, so that
/// only anchors of one axis can be related.
open class LayoutAnchor<Kind> {
  /// The view or the guide.
  public let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  fileprivate func related(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor<Kind>?,
    multiplier: CGFloat = 1, _ constant: CGFloat, _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      fileID: file, line: line)
  }

  /// Makes a constraint: this anchor is the other one plus a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.equal, anchor, constant, fileID, line) }

  /// Makes a constraint: this anchor is at least the other one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.greaterThanOrEqual, anchor, constant, fileID, line) }

  /// Makes a constraint: this anchor is at most the other one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.lessThanOrEqual, anchor, constant, fileID, line) }
}

/// A horizontal position.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Makes a constraint: this anchor is so many times 8 points after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.equal, anchor, 8 * multiplier, fileID, line) }

  /// Makes a constraint: this anchor is at least so many times 8 points after the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.greaterThanOrEqual, anchor, 8 * multiplier, fileID, line) }

  /// Makes a constraint: this anchor is at most so many times 8 points after the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.lessThanOrEqual, anchor, 8 * multiplier, fileID, line) }
}

/// A vertical position.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Makes a constraint: this anchor is so many times 8 points below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.equal, anchor, 8 * multiplier, fileID, line) }

  /// Makes a constraint: this anchor is at least so many times 8 points below the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.greaterThanOrEqual, anchor, 8 * multiplier, fileID, line) }

  /// Makes a constraint: this anchor is at most so many times 8 points below the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.lessThanOrEqual, anchor, 8 * multiplier, fileID, line) }
}

/// A width or a height. As in UIKit, only lengths are multiplied.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes a constraint: this length is a multiple of the other one plus a constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    related(.equal, anchor, multiplier: multiplier, constant, fileID, line)
  }

  /// Makes a constraint: this length is at least a multiple of the other one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, anchor, multiplier: multiplier, constant, fileID, line)
  }

  /// Makes a constraint: this length is at most a multiple of the other one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, anchor, multiplier: multiplier, constant, fileID, line)
  }

  /// Makes a constraint: this length is a number of points.
  public func constraint(
    equalToConstant constant: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { related(.equal, nil, constant, fileID, line) }

  /// Makes a constraint: this length is at least a number of points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { related(.greaterThanOrEqual, nil, constant, fileID, line) }

  /// Makes a constraint: this length is at most a number of points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { related(.lessThanOrEqual, nil, constant, fileID, line) }
}

extension LayoutConstraint {
  /// A line of text for constraints, which is not read here.
  @available(
    *, unavailable, message: "Write anchors: icon.topAnchor.constraint(equalTo: topAnchor)."
  )
  public class func constraints(
    withVisualFormat format: String, options: [Never] = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] { [] }
}
