/// Whether anything waits in the folders of pending pictures and differences, which mostly are not there.
import LikenessGraphics

/// What a checker and its copies know of these folders.
///
/// The system is asked once for each: to ask for every picture that passes was a tenth of a check that draws nothing. From then on a folder is there only
/// where this checker has kept something in it.
final class KeptFolders: Sendable {
  private let known = Locked<[String: Bool]>([:])

  /// Whether something may be in a folder.
  func mayBe(in folder: String) -> Bool {
    known.withLock { known in
      if let isThere = known[folder] { return isThere }
      let isThere = Files.exists(folder)
      known[folder] = isThere
      return isThere
    }
  }

  /// Says that something is being kept in a folder.
  func note(_ folder: String) { known.withLock { $0[folder] = true } }
}
