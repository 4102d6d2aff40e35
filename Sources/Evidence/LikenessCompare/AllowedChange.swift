/// The changes that a tolerance allows where the view tree is known: some kinds of changes, and
/// other limits for some views.
import LikenessDisplayList

/// A kind of change that a tolerance allows, by its cause.
public struct AllowedChange: Hashable, Sendable {
  /// The kinds.
  package enum Kind: Hashable, Sendable {
    case style
    case layout
    case moves(upTo: Double)
  }

  package let kind: Kind

  /// How views look, where no view moves or changes its size: colors, borders, radii, shadows, also
  /// by a token.
  public static let style = AllowedChange(kind: .style)
  /// Where views stand and how large they are: padding, spacing, alignment, sizes. What follows
  /// from it is allowed, too, such as text in other lines.
  ///
  /// A picture of another size never passes.
  public static let layout = AllowedChange(kind: .layout)

  /// A ``layout`` change that moves no edge of a view, drawing or glyph by more than a distance,
  /// and makes no drawing come or go.
  ///
  /// - Parameter points: The distance in points, horizontally and vertically, at least 0.
  public static func moves(upTo points: Double) -> AllowedChange {
    AllowedChange(kind: .moves(upTo: points))
  }

  /// Throws if the distance is not 0 or more.
  func validate() throws(ToleranceError) {
    if case .moves(let points) = kind, !(points >= 0 && points.isFinite) {
      throw .movesOutOfRange(points)
    }
  }
}

extension AllowedChange: CustomStringConvertible {
  /// `style`, `layout`, `moves up to 2 pt`.
  public var description: String {
    switch kind {
    case .style: "style"
    case .layout: "layout"
    case .moves(let points): "moves up to \(decimal(points)) pt"
    }
  }
}

/// A view with a tolerance of its own, which applies to the pixels of its frame and to changes of
/// the view and of those inside it.
///
/// Its metric, limits and allowed changes replace those of the picture there. Ignored places add
/// up: what the picture ignores stays ignored, and the view can ignore more. Where frames overlap,
/// the last one applies.
public struct TolerantView: Hashable, Sendable {
  /// The view's name, or the end of its path: `badge`, `Card/badge`. The place follows the view: it
  /// is where the view is and where it was.
  public var name: String
  /// What may differ there. It names no views itself.
  public var tolerance: Tolerance

  /// Creates a view's tolerance.
  public init(_ name: String, _ tolerance: Tolerance) {
    self.name = name
    self.tolerance = tolerance
  }
}

extension Tolerance {
  /// No tolerance except for these kinds of changes.
  public static func allowing(_ changes: AllowedChange...) -> Tolerance {
    Tolerance(allowing: changes)
  }
}
