/// Why pending pictures could not be taken from an artifact. The only file that words it.
import LikenessBase
import LikenessReport

/// The reason why nothing was taken from an artifact.
enum ArtifactError: Error, Hashable, CustomStringConvertible {
  case missing(String)
  /// The path is a file, such as a ZIP file of a CI provider.
  case notAFolder(String)
  /// Something among the pictures is neither a file nor a folder.
  case link(String, entry: String)
  case nothingPending(String)
  case severalRuns(String, [String])

  var description: String {
    switch self {
    case .missing(let path): "\(path) does not exist. Check the path."
    case .notAFolder(let path):
      "\(path) is not a folder. Unpack it first if it is a ZIP file, then name the folder."
    case .link(let path, let entry):
      """
      \(path) was refused: “\(printable(entry))” is neither a file nor a folder. Nothing was taken \
      from it.
      """
    case .nothingPending(let path):
      """
      \(path) holds no pending picture. Name what a failed run left: its folder .build/likeness, \
      or the folder pending in it.
      """
    case .severalRuns(let path, let folders):
      """
      \(path) holds pending pictures of several runs. Name one of these folders: \
      \(folders.map(printable).joined(separator: ", ")).
      """
    }
  }
}
