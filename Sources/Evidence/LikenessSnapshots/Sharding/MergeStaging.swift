/// The files of a merge, staged until all are complete: an earlier failure leaves the target unchanged.
import LikenessFiles

/// Staged files in a temporary folder of the target.
struct MergeStaging {
  /// The path of the merged log.
  let log: String
  private let target: ArtifactsFolder
  private let folder: String
  /// Held while the folder is written, so another merge does not remove it as abandoned.
  private let lock: Int32?
  private var files: [(aside: String, path: String)] = []

  private static let prefix = ".likeness-merge-"

  /// Creates the folder, and removes those of killed processes.
  ///
  /// - Throws: ``MergeError/notArtifacts(_:)`` if the target contains anything else than artifacts of a run.
  init(in target: ArtifactsFolder) throws {
    let names = try Files.names(in: target.path)
    let left = names.filter { $0.hasPrefix(Self.prefix) }
    guard names.count == left.count || names.contains("outcomes") else { throw MergeError.notArtifacts(target.path) }
    self.target = target
    for name in left { try Self.removeIfLeft(name, in: target.path) }
    try Files.makeFolder(target.path)
    var number = 0
    func path() -> String { Files.join(target.path, "\(Self.prefix)\(Files.processID)-\(number)") }
    while try !Files.makeNewFolder(path()) { number += 1 }
    folder = path()
    lock = try Files.lockIfFree(folder)
    log = Files.join(folder, "outcomes")
  }

  /// Removes the folder of a killed merge. If the file system has no locks, its process number decides.
  private static func removeIfLeft(_ name: String, in target: String) throws(FileError) {
    let folder = Files.join(target, name)
    guard let lock = try Files.lockIfFree(folder) else { return }
    defer { Files.unlock(lock) }
    if lock < 0, Files.process(of: name.dropFirst(prefix.count)).map(Files.isRunning) ?? true { return }
    remove(folder)
  }

  /// Stages a copy of a file in an artifact for `path`; returns whether the file exists.
  mutating func copy(_ from: String, of artifact: ArtifactsFolder, to path: String) throws(FileError) -> Bool {
    guard let bytes = try Files.read(from, inside: [artifact.path]) else { return false }
    try write(bytes, to: path)
    return true
  }

  /// Stages a file for `path`.
  mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let aside = Files.join(folder, "\(files.count)")
    try Files.create(aside, bytes)
    files.append((aside, path))
  }

  /// Replaces the former run of the target with the staged files.
  ///
  /// The folder of outcomes comes first: it marks the target as artifacts, in case the process is killed here.
  func takePlace() throws {
    for (_, path) in files {
      let inside = Files.folder(of: path).dropFirst(target.path.count)
      if let link = try Files.firstLink(from: target.path, to: String(inside)) { throw SnapshotStoreError.link(link) }
    }
    try Files.makeFolder(target.outcomes)
    let lock = try Files.lock(target.path)
    defer { Files.unlock(lock) }
    try Files.remove(Files.join(target.path, "run"))
    for store in [target.pending, target.differences] {
      for identity in try store.contents().snapshots { try store.remove(identity) }
    }
    try LoggedOutcomes.clear(folder: target.outcomes)
    for name in try Files.names(in: log) { try Files.rename(Files.join(log, name), to: Files.join(target.outcomes, name)) }
    for (aside, path) in files {
      try Files.makeFolder(Files.folder(of: path))
      try Files.rename(aside, to: path)
    }
  }

  /// Removes staged files, and the target if it is otherwise empty.
  func remove() {
    Self.remove(folder)
    if let lock { Files.unlock(lock) }
    Files.removeIfEmpty(target.path)
  }

  private static func remove(_ folder: String) {
    for inner in [Files.join(folder, "outcomes"), folder] {
      for name in (try? Files.names(in: inner)) ?? [] { _ = try? Files.remove(Files.join(inner, name)) }
      Files.removeIfEmpty(inner)
    }
  }
}
