/// Why pending pictures could not be taken from an artifact. The only place that words it.

/// What is wrong with an artifact; nothing of it was taken.
enum ArtifactError: Error, Hashable, CustomStringConvertible {
  /// There is no such file or folder.
  case notThere(String)
  /// The file is no ZIP archive, or is cut off.
  case notAnArchive(String, cause: String)
  /// The name of an entry leads out of the archive, or is none.
  case unsafeName(String, entry: String)
  /// An entry is a link, or another thing that is neither a file nor a folder.
  case link(String, entry: String)
  /// Two entries have one name.
  case repeated(String, entry: String)
  /// An entry is encrypted.
  case encrypted(String, entry: String)
  /// An entry can't be unpacked.
  case damaged(String, entry: String, cause: String)
  /// There are more entries, or more bytes in them, than a run leaves.
  case tooLarge(String, limit: String)
  /// There is no pending picture.
  case nothingPending(String)
  /// There are several folders of pending pictures.
  case severalRuns(String, [String])
  /// The system refused.
  case system(String, cause: String)

  var description: String {
    switch self {
    case .notThere(let path): "\(path) is not there. Check the path."
    case .notAnArchive(let path, let cause):
      "\(path) is no ZIP archive that can be read: \(cause). Download the artifact again, or name the folder that it was unpacked into."
    case .unsafeName(let path, let entry):
      "\(path) was refused: its entry “\(printable(entry))” has no name that stays within a folder. Nothing was taken from it."
    case .link(let path, let entry):
      "\(path) was refused: “\(printable(entry))” is neither a file nor a folder. Nothing was taken from it."
    case .repeated(let path, let entry): "\(path) was refused: it has two entries “\(printable(entry))”. Nothing was taken from it."
    case .encrypted(let path, let entry):
      "\(path) was refused: its entry “\(printable(entry))” is encrypted. Unpack it, and name the folder."
    case .damaged(let path, let entry, let cause):
      "\(path) is damaged at its entry “\(printable(entry))”: \(cause). Download the artifact again. Nothing was taken from it."
    case .tooLarge(let path, let limit): "\(path) was refused: it holds more than \(limit). Nothing was taken from it."
    case .nothingPending(let path):
      "\(path) holds no pending picture. Give the artifact of a run that failed: the folder .build/likeness, or its folder pending, as a folder or as a ZIP file."
    case .severalRuns(let path, let folders):
      "\(path) holds pending pictures of several runs: \(folders.map(printable).joined(separator: ", ")). Unpack it, and name one of these folders."
    case .system(let path, let cause): "\(path) can't be read: \(cause)."
    }
  }
}
