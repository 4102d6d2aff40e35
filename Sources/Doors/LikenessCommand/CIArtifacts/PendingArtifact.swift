/// Pending pictures of another machine, from an artifact of a CI provider.
import Likeness
import LikenessSystem

extension SnapshotStore {
  /// Finds the pending pictures of an artifact: the folder of a run, anywhere in `path`, or its
  /// folder `pending`.
  init(pendingIn path: String) throws {
    guard let kind = try Files.targetKind(of: path) else { throw ArtifactError.missing(path) }
    guard kind == .folder else { throw ArtifactError.notAFolder(path) }
    let root = try pendingFolder(in: try files(in: path), of: path)
    self.init(root: root.isEmpty ? path : path + "/" + root)
  }
}

/// Returns the relative paths of the files in a folder. A link among the pictures is refused: it
/// could lead out of the artifact.
private func files(in folder: String) throws -> [String] {
  var files: [String] = []
  var walk = Files.Walk(folder)
  while let entry = try walk.next() {
    switch try entry.kind() {
    case .folder: walk.enter(entry)
    case .file: files.append(entry.path)
    // Only among pictures: a build folder may contain links.
    case .link, .other:
      if snapshotFile(entry.path) != nil { throw ArtifactError.link(folder, entry: entry.path) }
    case nil: break
    }
  }
  return files
}

/// Returns the only folder named `pending`, or the root if it contains pictures.
private func pendingFolder(in files: [String], of path: String) throws(ArtifactError) -> String {
  var folders: Set<String> = []
  for file in files {
    let parts = file.split(separator: "/")
    // A suite may have the same name, so the first one counts.
    guard let first = parts.firstIndex(of: "pending"),
      snapshotFile(parts[(first + 1)...].joined(separator: "/")) != nil
    else { continue }
    folders.insert(parts[...first].joined(separator: "/"))
  }
  if folders.count > 1 { throw .severalRuns(path, folders.sorted()) }
  if let folder = folders.first { return folder }
  let isWholeRun = files.contains { file in
    ["outcomes/", "report/", "differences/"].contains { file.hasPrefix($0) }
  }
  guard !isWholeRun, files.contains(where: { snapshotFile($0) != nil }) else {
    throw .nothingPending(path)
  }
  return ""
}

/// Returns `path` if it is that of a picture or text in a store; else nil.
private func snapshotFile(_ path: String) -> String? {
  guard path.hasSuffix(".png") || path.hasSuffix(".txt"),
    let identity = try? SnapshotIdentity(String(path.dropLast(4)))
  else { return nil }
  let name = identity.description + path.suffix(4)
  return name == path ? name : nil
}
