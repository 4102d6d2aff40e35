/// Where the differences of a comparison are drawn.
import Foundation
import LikenessFileCompare

/// The place where differences are drawn: where a person asked for them, or, where only a report wants them, a folder that goes with this object.
final class DifferenceDrawings: Sendable {
  /// The path for the file or the folder; nil where nobody wants them.
  let path: String?
  private let temporary: URL?

  /// - Parameters:
  ///   - place: The path that was asked for.
  ///   - isNeeded: Whether differences are drawn also where none was.
  ///   - name: What the file or the folder is called then.
  init(at place: String?, isNeeded: Bool, name: String) {
    temporary =
      place == nil && isNeeded ? FileManager.default.temporaryDirectory.appendingPathComponent("likeness-\(UUID().uuidString)") : nil
    path = place ?? temporary?.appendingPathComponent(name).path
  }

  deinit {
    if let temporary { try? FileManager.default.removeItem(at: temporary) }
  }

  /// The pair as it is told: without the path of a picture that is about to go.
  func kept(_ pair: ComparedPair) -> ComparedPair {
    guard temporary != nil else { return pair }
    var pair = pair
    pair.difference = nil
    return pair
  }
}
