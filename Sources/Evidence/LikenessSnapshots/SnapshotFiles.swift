/// The files of one snapshot as they are, so that what an answer did to them can be taken back.
import LikenessDigest
import LikenessFiles
import LikenessGraphics

/// Every file that accepting or rejecting a snapshot can change, byte by byte.
package struct SnapshotFiles: Hashable, Sendable {
  /// The reference and its text.
  package var reference: Pair
  /// The pending picture and its text.
  package var pending: Pair
  /// The picture of the difference.
  package var difference: Pair

  /// A picture and the text beside it.
  package struct Pair: Hashable, Sendable {
    /// The bytes of the picture's file, or nil where there is none.
    package var picture: [UInt8]?
    /// The bytes of the text's file, or nil where there is none.
    package var text: [UInt8]?

    /// Whether neither file is there.
    package var isEmpty: Bool { picture == nil && text == nil }
    /// The digest of what a person looks at: the picture, or the text where that stands alone.
    package var digest: ContentDigest? { (picture ?? text).map { ContentDigest(of: $0) } }
  }
}

/// The two folders that answers to pending pictures change, and what may be done in them.
///
/// Names come from elsewhere, and so may what lies in the folders: every operation first makes sure that no symbolic link stands on the way to a file, since it
/// could lead out of the folder.
package struct ReviewFolders: Hashable, Sendable {
  /// Where the references are.
  package let store: SnapshotStore
  /// Where the pending pictures are.
  package let artifacts: ArtifactsFolder

  /// Uses these folders.
  package init(store: SnapshotStore, artifacts: ArtifactsFolder) {
    self.store = store
    self.artifacts = artifacts
  }

  /// All pictures that wait, in order.
  package func pending() throws(FileError) -> [SnapshotIdentity] { try PendingSnapshots(in: artifacts).list() }

  /// The files of a snapshot as they are now.
  package func files(of identity: SnapshotIdentity) throws(ReviewError) -> SnapshotFiles {
    try refuseLinks(to: identity)
    return SnapshotFiles(
      reference: try pair(identity, in: store), pending: try pair(identity, in: artifacts.pending),
      difference: try pair(identity, in: artifacts.differences))
  }

  private func pair(_ identity: SnapshotIdentity, in store: SnapshotStore) throws(ReviewError) -> SnapshotFiles.Pair {
    do throws(FileError) {
      return SnapshotFiles.Pair(
        picture: try store.picture(identity), text: try Files.read(store.recordPath(identity), longest: SnapshotStore.longestText))
    } catch {
      throw .store(.file(error))
    }
  }

  /// Throws where a symbolic link stands on the way to any file of a snapshot.
  package func refuseLinks(to identity: SnapshotIdentity) throws(ReviewError) {
    for store in [store, artifacts.pending, artifacts.differences] {
      for path in [identity.description + ".png", identity.description + ".txt"] {
        if let link = Files.firstLink(from: store.root, to: path) { throw .link(link) }
      }
    }
  }

  /// Takes an answer back: the reference is what it was before, byte by byte, or gone where there was none, and the picture waits again.
  ///
  /// Where a picture of a later run waits by now, that one goes on waiting.
  ///
  /// - Parameters:
  ///   - after: what the answer left. Where somebody has written another reference since, nothing is changed.
  ///   - before: what there was before it.
  package func takeBack(_ identity: SnapshotIdentity, from after: SnapshotFiles, to before: SnapshotFiles) throws(ReviewError) {
    let now = try files(of: identity)
    guard now.reference == after.reference else { throw .referenceChanged(store.picturePath(identity)) }
    do throws(SnapshotStoreError) {
      try store.restore(identity, before.reference)
      guard now.pending.isEmpty else { return }
      try artifacts.pending.restore(identity, before.pending)
      try artifacts.differences.restore(identity, before.difference)
    } catch {
      throw .store(error)
    }
  }

  /// Runs `body` while nobody else answers the same pending pictures: see ``ArtifactsFolder/answering(isolation:_:)``.
  package func exclusively<Result: Sendable>(isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result) async throws
    -> Result
  {
    try await artifacts.answering(isolation: isolation, body)
  }
}

extension ArtifactsFolder {
  /// Runs `body` while nobody else, reviewer or command, of this process or another, answers the pending pictures in this folder.
  package func answering<Result: Sendable>(isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result) async throws
    -> Result
  {
    var lock = try Files.lockIfFree(pending.root)
    let start = ContinuousClock.now
    while lock == nil {
      guard ContinuousClock.now - start < .seconds(Files.patience) else { throw Files.busy(pending.root) }
      try await Task.sleep(for: .milliseconds(5))
      lock = try Files.lockIfFree(pending.root)
    }
    defer { if let lock { Files.unlock(lock) } }
    return try body()
  }
}

extension SnapshotStore {
  /// Writes these files, and removes those that are not there; folders that this leaves empty go, too.
  fileprivate func restore(_ identity: SnapshotIdentity, _ pair: SnapshotFiles.Pair) throws(SnapshotStoreError) {
    guard !pair.isEmpty else {
      try remove(identity)
      return
    }
    let folder = Files.folder(of: picturePath(identity))
    try Self.files { () throws(FileError) in try Files.makeFolder(folder) }
    let lock = try Self.files { () throws(FileError) in try Files.lock(folder) }
    defer { Files.unlock(lock) }
    for (path, bytes) in [(picturePath(identity), pair.picture), (recordPath(identity), pair.text)] {
      if let bytes {
        try replace(path, with: bytes)
      } else {
        _ = try Self.files { () throws(FileError) in try Files.remove(path) }
      }
    }
    if isSynced { try Self.files { () throws(FileError) in try Files.syncFolder(folder) } }
  }
}

/// Why a picture could not be reviewed.
package enum ReviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A symbolic link stands on the way to a file.
  case link(String)
  /// The picture no longer waits.
  case answered(SnapshotIdentity)
  /// Another picture waits than the one that was looked at.
  case otherPicture(SnapshotIdentity)
  /// Somebody wrote the reference after it was accepted.
  case referenceChanged(String)
  /// There is no answer to take back.
  case notAnswered(SnapshotIdentity)
  /// A text is not the name of a snapshot.
  case name(String)
  /// The system refused, or a file is damaged.
  case store(SnapshotStoreError)

  /// The cause, and what to do.
  package var description: String {
    switch self {
    case .link(let path):
      "\(path) is a symbolic link. A review follows no links, because they could lead out of the folder. Replace it with a copy."
    case .answered(let identity): "\(identity) is no longer pending: it was accepted or rejected elsewhere, or a later run passed."
    case .otherPicture(let identity): "A later run drew another picture of \(identity). Look at the new one first."
    case .referenceChanged(let path): "\(path) changed after you answered, so it was not replaced."
    case .notAnswered(let identity): "\(identity) was not answered in this review, or the answer was already undone."
    case .name(let text):
      "Invalid snapshot name “\(text)”. Copy the name from the report."
    case .store(let error): error.description
    }
  }
}
