/// Why a picture differs, as lines that a test can compare.
import Foundation
import LikenessCauses
import LikenessDisplayList
import LikenessViews

/// The causes that Likeness finds for a change of a view, a line each, as it prints them.
///
/// - Parameters:
///   - make: Makes the view, once as it was and once to be changed.
///   - space: Where both are laid out.
package func causes<V: View>(
  _ make: () throws -> V, in space: CGSize = CGSize(width: 100, height: 50), scale: Scale = .one,
  _ change: (V) throws -> Void
) throws -> [String] {
  func list(_ view: V) throws -> DisplayList {
    view.layout(in: space, scale: scale)
    return try DisplayList(painting: view, scale: scale)
  }
  let (old, new) = (try make(), try make())
  try change(new)
  return causes(from: try list(old), to: try list(new))
}

/// The causes of the difference between two display lists, a line each.
package func causes(from old: DisplayList, to new: DisplayList) -> [String] {
  CauseAnalysis(from: old, to: new).causes.map(\.description)
}
