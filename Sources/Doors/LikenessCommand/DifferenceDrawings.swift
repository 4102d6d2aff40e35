/// The place for the pictures of a comparison's differences.
import Foundation
import LikenessReport
import LikenessSystem

/// The requested path for differences, or if only a report needs them, a temporary folder that is
/// removed with this object.
final class DifferenceDrawings: Sendable {
  /// The path of the file or the folder; nil if there is no need for differences.
  let path: String?
  private let temporary: String?

  /// Uses `place`, or if it is nil and differences are needed, a temporary path with this name.
  init(at place: String?, isNeeded: Bool, name: String) {
    temporary =
      place == nil && isNeeded
      ? Files.join(NSTemporaryDirectory(), "likeness-\(UUID().uuidString)") : nil
    path = place ?? temporary.map { Files.join($0, name) }
  }

  deinit {
    // The system clears its temporary folder where this can't.
    if let temporary { try? Files.removeTree(temporary) }
  }

  /// The pair without the path of a temporary picture.
  func kept(_ pair: ComparedPair) -> ComparedPair {
    guard temporary != nil else { return pair }
    var pair = pair
    pair.difference = nil
    return pair
  }
}
