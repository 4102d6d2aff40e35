/// Folders that were given by options, for commands that only read or consume them.
import LikenessBase
import LikenessSystem

extension FolderOptions {
  /// Refuses a missing folder of references that was given: with a typo, a command would find
  /// nothing to do, and succeed.
  func requireReferences() throws(ToolError) {
    try requireFolder(snapshots, of: "--snapshots", "the folder of references")
  }
}

extension ArtifactsOptions {
  /// Refuses a missing folder of artifacts that was given. Without the option, a missing folder has
  /// nothing pending.
  func requireArtifacts() throws(ToolError) {
    try requireFolder(output, of: "--output", "the --output folder of a run")
  }
}

func requireFolder(_ path: String?, of option: String, _ what: String) throws(ToolError) {
  guard let path, try tool({ try Files.targetKind(of: path) }) != .folder else { return }
  throw ToolError(
    "\(option) is \(printable(path)), where there is no folder. Check the path, and give \(what).")
}
