/// Pending pictures that another machine left: a folder, or a ZIP file, as build servers keep what a run leaves behind.
import Foundation
import Likeness

/// The pending pictures of an artifact, ready to be read. What was unpacked is removed with the object.
final class PendingArtifact {
  /// The pictures.
  let pending: SnapshotStore
  private let unpacked: URL?

  /// Opens a folder or a ZIP file: of a run's whole folder of artifacts, wherever in it that lies, or of its folder `pending` alone.
  ///
  /// Nothing is written but into a new temporary folder, whose files are named after snapshots and never after entries.
  init(_ path: String, limits: ZipArchive.Limits = .default) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw ArtifactError.notThere(path) }
    if isFolder.boolValue {
      let root = try Self.pendingFolder(in: try Self.files(in: path), of: path)
      pending = SnapshotStore(root: root.isEmpty ? path : path + "/" + root)
      unpacked = nil
      return
    }
    let archive = try ZipArchive(path, limits: limits)
    let root = try Self.pendingFolder(in: archive.files.map(\.name), of: path)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("likeness-artifact-\(UUID().uuidString)")
    pending = SnapshotStore(root: folder.path)
    unpacked = folder
    // From here on the folder is removed also where this throws: all properties are set.
    let pictures = archive.files.compactMap { file -> (ZipArchive.File, String)? in
      guard root.isEmpty || file.name.hasPrefix(root + "/") else { return nil }
      return snapshotFile(String(file.name.dropFirst(root.isEmpty ? 0 : root.count + 1))).map { (file, $0) }
    }
    try archive.refuseTooLarge(pictures.map(\.0))
    for (file, name) in pictures { try Self.unpack(file, of: archive, to: folder.appendingPathComponent(name)) }
  }

  /// Unpacks a file to disk without ever holding all of it.
  private static func unpack(_ file: ZipArchive.File, of archive: ZipArchive, to place: URL) throws {
    let system = { (error: any Error) in ArtifactError.system(place.path, cause: error.localizedDescription) }
    let output: FileHandle
    do {
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: place, options: .withoutOverwriting)
      output = try FileHandle(forWritingTo: place)
    } catch {
      throw system(error)
    }
    try archive.unpack(file) { piece throws(ArtifactError) in
      do { try output.write(contentsOf: piece) } catch { throw system(error) }
    }
    do { try output.close() } catch { throw system(error) }
  }

  deinit { if let unpacked { _ = try? FileManager.default.removeItem(at: unpacked) } }

  /// The files in a folder, by their paths in it. A link among them is refused: it could show what is no part of the artifact.
  private static func files(in folder: String) throws -> [String] {
    var files: [String] = []
    do { _ = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw ArtifactError.system(folder, cause: error.localizedDescription)
    }
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      switch try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.type] as? FileAttributeType {
      case .typeDirectory: continue
      case .typeRegular: files.append(name)
      // Only among pictures: a build folder may hold links of its own.
      default: if snapshotFile(name) != nil { throw ArtifactError.link(folder, entry: name) }
      }
    }
    return files
  }

  /// The folder of pending pictures, by the paths of all files: the only one called so, or the root where that holds pictures.
  private static func pendingFolder(in files: [String], of path: String) throws(ArtifactError) -> String {
    var folders: Set<String> = []
    for file in files {
      let parts = file.split(separator: "/")
      // A suite may be called so, too: the first one counts.
      guard let first = parts.firstIndex(of: "pending"), snapshotFile(parts[(first + 1)...].joined(separator: "/")) != nil else { continue }
      folders.insert(parts[...first].joined(separator: "/"))
    }
    if folders.count > 1 { throw .severalRuns(path, folders.sorted()) }
    if let folder = folders.first { return folder }
    let isWholeRun = files.contains { file in ["outcomes/", "report/", "differences/"].contains { file.hasPrefix($0) } }
    guard !isWholeRun, files.contains(where: { snapshotFile($0) != nil }) else { throw .nothingPending(path) }
    return ""
  }
}

/// `path` if it is the path of a snapshot's picture or text in a store, as the store would write it; else nil.
private func snapshotFile(_ path: String) -> String? {
  guard path.hasSuffix(".png") || path.hasSuffix(".txt"), let identity = try? SnapshotIdentity(String(path.dropLast(4))) else { return nil }
  let name = identity.description + path.suffix(4)
  return name == path ? name : nil
}
