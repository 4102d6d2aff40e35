/// The errors of assertions.
import Foundation
import Likeness

/// Why an assertion can't be made.
enum SnapshotTestingError: Error, Hashable, CustomStringConvertible {
  /// The folder of the test's source does not exist.
  case sourceNotHere(String)
  /// One name was checked at one place with different contents.
  case ambiguous(SnapshotIdentity, SourcePlace)
  case noArea(String)
  case margin(Double)
  case scale(Double)
  /// Two strategies of an assertion have the same name.
  case sameName(SnapshotIdentity)

  var description: String {
    switch self {
    case .sourceNotHere(let file):
      "The folder of \(file) is not on this machine, so its package and Snapshots folder can't be "
        + "found. "
        + "Pass absolute paths: .snapshots(folder: …, artifacts: …)."
    case .ambiguous(let identity, let place):
      """
      \(identity) is checked more than once at \(place), with different contents. Distinguish the \
      checks with “named:” or a variant.
      """
    case .noArea(let name):
      "\(name) has no area, so there is nothing to draw. Give it a size with pin(.size(width, "
        + "height)), "
        + "or the strategy the available space: .image(in: CGSize(width: 320, height: 60))."
    case .margin(let margin):
      "A margin of \(margin) points needs a finite number above 0 and a view without a superview."
    case .scale(let scale):
      "A display scale of \(scale) can't be drawn: it must be 0.25…16."
    case .sameName(let identity):
      """
      Two of these snapshots have the name \(identity). Give each strategy a variant, or name the \
      strategies: [\"small\": …, \"large\": …].
      """
    }
  }
}
