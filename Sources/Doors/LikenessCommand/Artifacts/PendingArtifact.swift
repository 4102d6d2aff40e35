/// Pending pictures of another machine, from an artifact of a CI provider.
import Foundation
import Likeness

extension SnapshotStore {
  /// Finds the pending pictures of an artifact: the folder of a run, anywhere in `path`, or its folder `pending`.
  init(pendingIn path: String) throws(ArtifactError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path) }
    guard isFolder.boolValue else { throw .notAFolder(path) }
    let root = try pendingFolder(in: try files(in: path), of: path)
    self.init(root: root.isEmpty ? path : path + "/" + root)
  }
}

/// Returns the relative paths of the files in a folder. A link among the pictures is refused: it could lead out of the artifact.
private func files(in folder: String) throws(ArtifactError) -> [String] {
  var files: [String] = []
  do { _ = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
    throw .system(folder, cause: error.localizedDescription)
  }
  for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
    switch try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.type] as? FileAttributeType {
    case .typeDirectory: continue
    case .typeRegular: files.append(name)
    // Only among pictures: a build folder may contain links.
    default: if snapshotFile(name) != nil { throw .link(folder, entry: name) }
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
    guard let first = parts.firstIndex(of: "pending"), snapshotFile(parts[(first + 1)...].joined(separator: "/")) != nil else { continue }
    folders.insert(parts[...first].joined(separator: "/"))
  }
  if folders.count > 1 { throw .severalRuns(path, folders.sorted()) }
  if let folder = folders.first { return folder }
  let isWholeRun = files.contains { file in ["outcomes/", "report/", "differences/"].contains { file.hasPrefix($0) } }
  guard !isWholeRun, files.contains(where: { snapshotFile($0) != nil }) else { throw .nothingPending(path) }
  return ""
}

/// Returns `path` if it is that of a picture or text in a store; else nil.
private func snapshotFile(_ path: String) -> String? {
  guard path.hasSuffix(".png") || path.hasSuffix(".txt"), let identity = try? SnapshotIdentity(String(path.dropLast(4))) else { return nil }
  let name = identity.description + path.suffix(4)
  return name == path ? name : nil
}
