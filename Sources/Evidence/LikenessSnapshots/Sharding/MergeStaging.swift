/// What a merge writes, aside until all of it is there: whatever goes wrong before then leaves the target as it was.
import LikenessFiles

/// Files that wait, beside what they take the place of, in a folder of the target of their own.
struct MergeStaging {
  /// Where the log of the joined run is written.
  let log: String
  private let target: ArtifactsFolder
  private let folder: String
  /// Held for as long as the folder is written, so that another merge does not take it for one that was left.
  private let lock: Int32?
  private var files: [(aside: String, path: String)] = []

  private static let prefix = ".likeness-merge-"

  /// Makes the folder, and removes those that killed processes left.
  ///
  /// - Throws: ``MergeError/notArtifacts(_:)`` where the target holds something else than artifacts of a run.
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

  /// Removes what a merge left that was killed. Where the file system knows no locks, the number of its process decides.
  private static func removeIfLeft(_ name: String, in target: String) throws(FileError) {
    let folder = Files.join(target, name)
    guard let lock = try Files.lockIfFree(folder) else { return }
    defer { Files.unlock(lock) }
    if lock < 0, Files.process(of: name.dropFirst(prefix.count)).map(Files.isRunning) ?? true { return }
    remove(folder)
  }

  /// Copies a file, to stand at `path` in the end.
  ///
  /// - Returns: whether there is such a file.
  mutating func copy(_ from: String, to path: String) throws(FileError) -> Bool {
    guard let bytes = try Files.read(from) else { return false }
    try write(bytes, to: path)
    return true
  }

  /// Writes a file, to stand at `path` in the end.
  mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let aside = Files.join(folder, "\(files.count)")
    try Files.create(aside, bytes)
    files.append((aside, path))
  }

  /// Removes the former run of the target, and lets all that waits take its place.
  ///
  /// The folder of outcomes comes first: by it the target is known as one of artifacts, should the process be killed here.
  func takePlace() throws {
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

  /// Removes what still waits, and the target where nothing else is in it.
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
