/// Insets and edges that do not follow the direction of the layout, with UIKit's names.
import Foundation
import LikenessDisplayList

/// Distances from the four edges of a box, in points; positive values point inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// A distance from an edge.
  public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  /// No inset at any edge.
  public static let zero = EdgeInsets()
  /// Creates insets of 0.
  public init() {}

  /// Creates insets, an edge at a time.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets: StyleValue {
  /// Top, left, bottom and right, or one number where all are equal.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    DirectionalEdgeInsets(self).recorded(&tokens)
  }
}

extension DirectionalEdgeInsets {
  /// Creates insets whose leading edge is the left one in every direction.
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    isAbsolute = true
  }
}

extension CGRect {
  /// The rect with each edge moved inwards by its inset. A rect that ends up inside out is `null`.
  public func inset(by insets: EdgeInsets) -> CGRect {
    let size = CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    guard size.width >= 0, size.height >= 0 else { return .null }
    return CGRect(
      origin: CGPoint(x: minX + insets.left, y: minY + insets.top), size: size)
  }
}

/// Edges of a rect.
public struct RectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An edge.
  public static let (top, left, bottom, right) =
    (Self(rawValue: 1), Self(rawValue: 1 << 1), Self(rawValue: 1 << 2), Self(rawValue: 1 << 3))
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle in the direction of reading.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An edge.
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2),
    bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
