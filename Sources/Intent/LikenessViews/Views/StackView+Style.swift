/// How a stack spaces and aligns: the style half of ``StackView``.
import Foundation
import LikenessDisplayList

extension StackView {
  /// How views lie across the axis.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Each as wide (high) as the stack.
    case fill
    /// At the leading edge of a column; in a row, at the top.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge of a column; in a row, at the bottom.
    case trailing
    /// At the top of a row; in a column, at the leading edge.
    case top
    /// At the bottom of a row; in a column, at the trailing edge.
    case bottom
    /// In a row, with their first lines of text level; in a column, as `leading`.
    case firstBaseline
    /// In a row, with their last lines of text level; in a column, as `leading`.
    case lastBaseline
  }

  /// How views share the length of the axis.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// They fill it: some views grow or shrink, see ``StackView``.
    case fill
    /// They fill it, all of one length.
    case fillEqually
    /// They fill it in proportion to what they ask for.
    case fillProportionally
    /// They keep their lengths; the space between them is even, at least ``StackView/spacing``.
    case equalSpacing
    /// They keep their lengths; their centers are at even distances where that leaves at least
    /// ``StackView/spacing``, else as `equalSpacing`.
    case equalCentering
  }

  /// The space between views, in points; 0 by default. May be negative; NaN counts as 0.
  public var spacing: CGFloat {
    get { self[\.spacing] }
    set { self[\.spacing] = newValue }
  }

  /// How views lie across the axis; fill by default.
  public var alignment: Alignment {
    get { self[\.alignment] }
    set { self[\.alignment] = newValue }
  }

  /// How views share the length of the axis; fill by default.
  public var distribution: Distribution {
    get { self[\.distribution] }
    set { self[\.distribution] = newValue }
  }

  /// The space between the edge and the views, in points; none by default.
  public var margins: DirectionalEdgeInsets {
    get { self[\.margins] }
    set { self[\.margins] = newValue }
  }
}
