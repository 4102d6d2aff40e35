/// Pictures and texts that wait to be accepted as references or rejected.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// The pictures and texts that wait in a folder of artifacts.
///
/// Each has a folder, `pending/<name>.waiting/`, with the actual picture, its text, a picture of
/// the difference, and the outcome of the check. A check makes the folder whole and puts it in
/// place by one rename, so a snapshot waits exactly if its outcome is there. An answer moves the
/// folder to `answered/`, with the reference that it replaced, until the next run. Folders are put
/// in place and taken away under the lock of `pending/`, and only the start of a run removes those
/// around them.
package struct PendingSnapshots: Sendable {
  package let artifacts: ArtifactsFolder
  /// The limits for reading pictures.
  package var limits: PNG.Limits = .default
  /// The only folders that pending files are read from, links followed; nil, the default, reads
  /// any.
  package var readableFolders: [String]?

  package init(in artifacts: ArtifactsFolder) { self.artifacts = artifacts }

  /// The ending of the folder of a pending snapshot, which no name has.
  static let ending = ".waiting"

  /// A file in the folder of a snapshot.
  package enum Part: String, CaseIterable, Sendable {
    case actual = "actual.png"
    case text = "actual.txt"
    case difference = "difference.png"
    case outcome = "outcome.json"
    // Of an answered snapshot; see `PendingSnapshots+Answers.swift`.
    case oldPicture = "reference.png"
    case oldText = "reference.txt"
    case answer = "answer.json"
  }

  /// The path of a file of a pending snapshot, whether it is there or not.
  package func path(_ identity: SnapshotIdentity, _ part: Part) -> String {
    path(identity, part, in: artifacts.pending)
  }

  /// The path of a file of an answered snapshot, whether it is there or not.
  package func answeredPath(_ identity: SnapshotIdentity, _ part: Part) -> String {
    path(identity, part, in: artifacts.answered)
  }

  private func path(_ identity: SnapshotIdentity, _ part: Part, in root: String) -> String {
    Files.join(folder(of: identity, in: root), part.rawValue)
  }

  func folder(of identity: SnapshotIdentity, in root: String) -> String {
    let path = Files.join(root, identity.description)
    let parent = Files.folder(of: path)
    let name = String(path.dropFirst(parent.count + 1))
    // The longest names leave no room for the ending. Those folders are named by a digest, after a
    // sign that begins no name.
    return name.utf8.count + Self.ending.utf8.count > 255
      ? Files.join(parent, "-\(ContentDigest(of: Array(name.utf8)).short)" + Self.ending)
      : path + Self.ending
  }

  // MARK: Reading

  /// The snapshots that wait, sorted by name.
  package func list() throws(ArtifactsError) -> [SnapshotIdentity] {
    try artifacts.refuseOlder()
    return try snapshots(in: artifacts.pending)
  }

  func snapshots(in root: String) throws(ArtifactsError) -> [SnapshotIdentity] {
    var found: [SnapshotIdentity] = []
    do throws(FileError) {
      var walk = Files.Walk(root)
      while let entry = try walk.next() {
        guard entry.odd == nil, !Files.isTemporary(entry.name), try entry.kind() == .folder else {
          continue
        }
        guard entry.name.hasSuffix(Self.ending) else {
          walk.enter(entry)
          continue
        }
        let file = Files.join(entry.fullPath, Part.outcome.rawValue)
        guard try Files.kind(of: file) != nil else { continue }
        // A folder of another name is not where answers look.
        let name =
          entry.name.hasPrefix("-")
          ? try? read(file, of: nil).identity
          : try? SnapshotIdentity(String(entry.path.dropLast(Self.ending.count)))
        if let name, folder(of: name, in: root) == entry.fullPath { found.append(name) }
      }
    } catch { throw .file(error) }
    return found.sorted()
  }

  /// The outcome of a snapshot that waits.
  ///
  /// - Throws: ``PendingError`` if it does not wait, or its outcome can't be read.
  package func outcome(of identity: SnapshotIdentity) throws(PendingError) -> SnapshotOutcome {
    try refuseLinks(to: identity, in: artifacts.pending)
    return try placed(read(path(identity, .outcome), of: identity), in: artifacts.pending)
  }

  func read(_ file: String, of identity: SnapshotIdentity?) throws(PendingError)
    -> SnapshotOutcome
  {
    guard
      let bytes = try Self.files({ () throws(FileError) in
        try Files.read(file, inside: readableFolders, longest: SnapshotStore.longestText)
      })
    else { throw .gone(identity?.description ?? file) }
    guard let outcome = try? JSONDecoder().decode(SnapshotOutcome.self, from: Data(bytes)),
      outcome.isPossible, identity == nil || outcome.identity == identity, outcome.seal != nil
    else { throw .damaged(file) }
    return outcome
  }

  /// The outcome with the paths of this folder: the run may have been on another machine.
  func placed(_ outcome: SnapshotOutcome, in root: String) -> SnapshotOutcome {
    var outcome = outcome
    let identity = outcome.identity
    outcome.paths.pending = path(identity, outcome.paths.isText ? .text : .actual, in: root)
    if outcome.paths.difference != nil {
      outcome.paths.difference = path(identity, .difference, in: root)
    }
    return outcome
  }

  /// The text beside a pending picture; nil if it does not wait or has none.
  package func record(_ identity: SnapshotIdentity) throws(SnapshotStoreError)
    -> ReferenceMetadata?
  {
    try ReferenceMetadata.read(path(identity, .text), inside: readableFolders)
  }

  /// The digest of the pixels of a pending picture; nil if it does not wait or is damaged.
  package func pixels(of identity: SnapshotIdentity) throws(FileError) -> ContentDigest? {
    try Files.read(path(identity, .actual), inside: readableFolders)
      .flatMap { PNG.seal(of: $0)?.pixels }
  }

  var store: SnapshotStore {
    var store = SnapshotStore(root: artifacts.pending, below: artifacts.path)
    store.readableFolders = readableFolders
    return store
  }

  // MARK: Keeping

  /// Makes a snapshot wait, with these files and its outcome, in place of what waited before.
  func keep(_ outcome: SnapshotOutcome, _ files: [Part: [UInt8]]) throws {
    let identity = outcome.identity
    try refuseLinks(to: identity, in: artifacts.pending)
    try Files.makeFolder(artifacts.pending)
    let made = try Files.openTemporaryFolder(in: artifacts.pending)
    defer { Files.closeTemporaryFolder(made) }
    for (part, bytes) in files { try Files.create(Files.join(made.path, part.rawValue), bytes) }
    try Files.create(
      Files.join(made.path, Part.outcome.rawValue), try OutcomeLog.line(of: outcome))
    let folder = folder(of: identity, in: artifacts.pending)
    let lock = try Files.lockMaking(artifacts.pending)
    defer { Files.unlock(lock) }
    try Files.makeFolder(Files.folder(of: folder))
    try Files.exchange(made.path, with: folder)
  }

  /// Removes a snapshot that waits, because nothing is left to answer.
  func settle(_ identity: SnapshotIdentity) throws(PendingError) {
    let folder = folder(of: identity, in: artifacts.pending)
    guard Files.exists(folder) else { return }
    try refuseLinks(to: identity, in: artifacts.pending)
    try Self.files { () throws(FileError) in
      let lock = try Files.lock(artifacts.pending)
      defer { Files.unlock(lock) }
      try take(folder, away: artifacts.pending)
    }
  }

  /// Removes a folder: first from its place, then its files. Nobody sees a part of it.
  func take(_ folder: String, away root: String) throws(FileError) {
    guard try Files.kind(of: folder) != nil else { return }
    let away = try Files.openTemporaryFolder(in: root)
    defer { Files.closeTemporaryFolder(away) }
    try Files.rename(folder, to: away.path)
  }

  /// Removes what killed processes and answers left: at the start of a run, whose lock is held.
  func tidy() throws(FileError) {
    // Whoever answers holds it, and puts folders among the answers.
    let lock = try Files.lock(artifacts.pending)
    defer { Files.unlock(lock) }
    // An answer with a missing part could not be undone.
    try take(artifacts.answered, away: artifacts.path)
    guard Files.exists(artifacts.pending) else { return }
    // An answer writes into the folder of its snapshot.
    _ = try? Files.sweep(artifacts.pending, isDeep: true)
    var walk = Files.Walk(artifacts.pending)
    var (folders, halves): ([String], [String]) = ([], [])
    while let entry = try walk.next() {
      // An empty temporary folder is about to be filled.
      guard entry.odd == nil, !Files.isTemporary(entry.name), try entry.kind() == .folder else {
        continue
      }
      if !entry.name.hasSuffix(Self.ending) {
        folders.append(entry.fullPath)
        walk.enter(entry)
      } else if try Files.kind(of: Files.join(entry.fullPath, Part.outcome.rawValue)) == nil {
        // As a merge leaves that was killed.
        halves.append(entry.fullPath)
      }
    }
    for half in halves { try take(half, away: artifacts.pending) }
    for folder in folders.reversed() { Files.removeIfEmpty(folder) }
  }

  /// Removes every snapshot that waits.
  func clear() throws {
    for identity in try list() { try settle(identity) }
  }

  // MARK: Errors

  /// Throws if a symbolic link is on the way to a file of a snapshot: it could lead out of the
  /// folder.
  func refuseLinks(to identity: SnapshotIdentity, in root: String) throws(PendingError) {
    let folder = folder(of: identity, in: root)
    for part in Part.allCases {
      let inside = String(Files.join(folder, part.rawValue).dropFirst(artifacts.path.count))
      if let link = try Self.files({ () throws(FileError) in
        try Files.firstLink(from: artifacts.path, to: inside)
      }) {
        throw .link(link)
      }
    }
  }

  static func files<R>(_ body: () throws(FileError) -> R) throws(PendingError) -> R {
    do throws(FileError) { return try body() } catch { throw .store(.file(error)) }
  }
}
