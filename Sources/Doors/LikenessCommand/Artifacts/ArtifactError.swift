/// Why pending pictures could not be taken from an artifact. The only place that words it.
import LikenessGraphics
import LikenessPages

/// A problem with an artifact. Nothing was taken from it.
enum ArtifactError: Error, Hashable, CustomStringConvertible {
  /// The path does not exist.
  case missing(String)
  /// The path is a file, such as the ZIP file that a build server offers.
  case notAFolder(String)
  /// Something among the pictures is neither a file nor a folder.
  case link(String, entry: String)
  /// There is no pending picture.
  case nothingPending(String)
  /// There are several folders of pending pictures.
  case severalRuns(String, [String])
  /// The system refused.
  case system(String, cause: String)

  var description: String {
    switch self {
    case .missing(let path): "\(path) does not exist. Check the path."
    case .notAFolder(let path): "\(path) is not a folder. Unpack it first if it is a ZIP file, then name the folder."
    case .link(let path, let entry):
      "\(path) was refused: “\(printable(entry))” is neither a file nor a folder. Nothing was taken from it."
    case .nothingPending(let path):
      "\(path) holds no pending picture. Name what a failed run left: its folder .build/likeness, or the folder pending in it."
    case .severalRuns(let path, let folders):
      "\(path) holds pending pictures of several runs. Name one of these folders: \(folders.map(printable).joined(separator: ", "))."
    case .system(let path, let cause): "\(path) can't be read: \(cause)."
    }
  }
}
