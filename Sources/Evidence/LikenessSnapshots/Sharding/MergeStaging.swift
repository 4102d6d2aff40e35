/// The files of a merge, staged until all are complete: an earlier failure leaves the target
/// unchanged.
import LikenessSystem

/// Staged files in a temporary folder of the target.
struct MergeStaging {
  /// The path of the merged log.
  let log: String
  private let target: ArtifactsFolder
  /// Locked while it is written, so another merge does not remove it as abandoned.
  private let folder: (path: String, lock: Int32)
  private var files: [(temporary: String, path: String)] = []

  /// Creates the folder, and removes those of killed processes.
  ///
  /// - Throws: ``MergeError`` if the target contains anything else than artifacts of a run, and
  ///   ``ArtifactsError`` if it contains a file of others in the place of one of these.
  init(in target: ArtifactsFolder) throws {
    let names = try Files.names(in: target.path)
    guard names.allSatisfy(Files.isTemporary) || names.contains("outcomes") else {
      throw MergeError.badTarget(target.path, source: nil)
    }
    try target.refuseForeign()
    self.target = target
    try Files.makeFolder(target.path)
    folder = try Files.openTemporaryFolder(in: target.path)
    log = Files.join(folder.path, "outcomes")
  }

  /// Stages a copy of a file in an artifact for `path`; returns whether the file exists.
  mutating func copy(_ from: String, of artifact: ArtifactsFolder, to path: String)
    throws(FileError) -> Bool
  {
    guard let bytes = try Files.read(from, inside: [artifact.path]) else { return false }
    try write(bytes, to: path)
    return true
  }

  /// Stages a file for `path`.
  mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let temporary = Files.join(folder.path, "\(files.count)")
    try Files.create(temporary, bytes)
    files.append((temporary, path))
  }

  /// Replaces the former run of the target with the staged files. Returns a sentence for the user
  /// if that was of an earlier version.
  ///
  /// The folder of outcomes comes first: it marks the target as artifacts, in case the process is
  /// killed here.
  func takePlace(of run: String) throws -> String? {
    for (_, path) in files {
      let inside = Files.folder(of: path).dropFirst(target.path.count)
      if let link = try Files.firstLink(from: target.path, to: String(inside)) {
        throw SnapshotStoreError.link(link)
      }
    }
    try Files.makeFolder(target.outcomes)
    let lock = try Files.lock(target.path)
    defer { Files.unlock(lock) }
    let note = try target.clearOlder()
    let runs = try RunNames(of: target)
    try runs.begin(nil, in: target)
    let pending = PendingSnapshots(in: target)
    try pending.clear()
    try pending.tidy()
    try LoggedOutcomes.clear(folder: target.outcomes)
    for name in try Files.names(in: log) {
      try Files.rename(Files.join(log, name), to: Files.join(target.outcomes, name))
    }
    for (temporary, path) in files {
      try Files.makeFolder(Files.folder(of: path))
      try Files.rename(temporary, to: path)
    }
    try runs.begin(run, in: target)
    return note
  }

  /// Removes staged files, and the target if it is otherwise empty.
  func remove() {
    Files.closeTemporaryFolder(folder)
    Files.removeIfEmpty(target.path)
  }
}
