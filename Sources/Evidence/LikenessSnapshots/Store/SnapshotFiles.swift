/// The files of one snapshot, saved to undo an answer.
import LikenessBase
import LikenessDisplayList
import LikenessSystem

/// The content of every file that an answer can change.
package struct SnapshotFiles: Hashable, Sendable {
  package var reference: Pair
  package var pending: Pair
  package var difference: Pair

  package struct Pair: Hashable, Sendable {
    /// The bytes of the picture's file; nil if it is missing.
    package var picture: [UInt8]?
    /// The bytes of the text's file; nil if it is missing.
    package var text: [UInt8]?

    package var isEmpty: Bool { picture == nil && text == nil }
    /// The digest of what a person sees: the picture, or a text without one.
    package var digest: ContentDigest? { (picture ?? text).map { ContentDigest(of: $0) } }
    /// The digest of the reference that a pending pair becomes: a text that was edited is written
    /// in its own form.
    fileprivate var acceptedDigest: ContentDigest? {
      guard picture == nil, let text,
        let read = try? TextSnapshot(fileText: String(decoding: text, as: UTF8.self), file: "")
      else {
        return digest
      }
      return ContentDigest(of: Array(read.fileText.utf8))
    }
  }
}

/// The folders that answers change, and the operations in them.
///
/// Names come from outside, and so may the content of the folders. Every operation first verifies
/// that no symbolic link is on the way to a file, because it could lead out of the folder.
package struct ReviewFolders: Hashable, Sendable {
  package let store: SnapshotStore
  package let artifacts: ArtifactsFolder

  package init(store: SnapshotStore, artifacts: ArtifactsFolder) {
    self.store = store
    self.artifacts = artifacts
  }

  /// All pending pictures, sorted.
  package func pending() throws(FileError) -> [SnapshotIdentity] {
    try PendingSnapshots(in: artifacts).list()
  }

  package func files(of identity: SnapshotIdentity) throws(ReviewError) -> SnapshotFiles {
    try refuseLinks(to: identity)
    return SnapshotFiles(
      reference: try pair(identity, in: store), pending: try pair(identity, in: artifacts.pending),
      difference: try pair(identity, in: artifacts.differences))
  }

  /// Writes the files of a snapshot into these folders, in place of those that are there.
  package func keep(_ files: SnapshotFiles, of identity: SnapshotIdentity) throws(ReviewError) {
    do throws(SnapshotStoreError) {
      try store.restore(identity, files.reference)
      try artifacts.pending.restore(identity, files.pending)
      try artifacts.differences.restore(identity, files.difference)
    } catch {
      throw .store(error)
    }
  }

  private func pair(_ identity: SnapshotIdentity, in store: SnapshotStore) throws(ReviewError)
    -> SnapshotFiles.Pair
  {
    do throws(FileError) {
      return SnapshotFiles.Pair(
        picture: try store.picture(identity),
        text: try Files.read(store.recordPath(identity), longest: SnapshotStore.longestText))
    } catch {
      throw .store(.file(error))
    }
  }

  /// Throws if a symbolic link is on the way to any file of a snapshot.
  package func refuseLinks(to identity: SnapshotIdentity) throws(ReviewError) {
    for store in [store, artifacts.pending, artifacts.differences] {
      for path in [identity.description + ".png", identity.description + ".txt"] {
        let link: String?
        do throws(FileError) { link = try Files.firstLink(from: store.root, to: path) } catch {
          throw .store(.file(error))
        }
        if let link { throw .link(link) }
      }
    }
  }

  /// Undoes an answer: makes the picture pending again, and if it was accepted, restores the former
  /// reference or removes a new one. A pending picture of a later run stays, and so does a
  /// reference that somebody has written since.
  package func takeBack(_ identity: SnapshotIdentity, to before: SnapshotFiles, isAccepted: Bool)
    throws(ReviewError)
  {
    let now = try files(of: identity)
    let answered = isAccepted ? before.pending.acceptedDigest : before.reference.digest
    guard now.reference.digest == answered else {
      throw .referenceChanged(store.picturePath(identity))
    }
    do throws(SnapshotStoreError) {
      // The reference goes last: it may be the only copy of the picture.
      if now.pending.isEmpty {
        try artifacts.pending.restore(identity, before.pending)
        try artifacts.differences.restore(identity, before.difference)
      }
      if isAccepted { try store.restore(identity, before.reference, ifStill: answered) }
    } catch {
      if case .changedMeanwhile(let path) = error { throw .referenceChanged(path) }
      throw .store(error)
    }
  }

  /// Runs `body` while nobody else answers the same pending pictures; see
  /// ``ArtifactsFolder/answering(isolation:patience:_:)``.
  package func exclusively<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result
  ) async throws
    -> Result
  {
    try await artifacts.answering(isolation: isolation, body)
  }
}

extension ArtifactsFolder {
  /// Runs `body` while no other reviewer or command, in any process, answers the pending pictures
  /// in this folder.
  ///
  /// - Throws: What `body` throws, or that the folder is still locked after `patience` seconds.
  package func answering<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, patience: Double = Files.patience,
    _ body: () throws -> Result
  ) async throws -> Result {
    let lock = try await Files.lockSuspending(pending.root, patience: patience)
    defer { Files.unlock(lock) }
    return try body()
  }
}

extension SnapshotStore {
  /// Writes these files, and removes missing ones with folders that become empty.
  ///
  /// - Parameter expected: What ``digest(_:)`` must still be; nil replaces any.
  /// - Throws: ``SnapshotStoreError/changedMeanwhile(_:)`` if it is something else.
  fileprivate func restore(
    _ identity: SnapshotIdentity, _ pair: SnapshotFiles.Pair, ifStill expected: ContentDigest? = nil
  ) throws(SnapshotStoreError) {
    guard !pair.isEmpty else {
      if try remove(identity, ifStill: expected).isEmpty, expected != nil {
        throw .changedMeanwhile(picturePath(identity))
      }
      return
    }
    let folder = Files.folder(of: picturePath(identity))
    let lock = try Self.files { () throws(FileError) in try Files.lockMaking(folder) }
    defer { Files.unlock(lock) }
    if let expected, try digest(identity) != expected {
      throw .changedMeanwhile(picturePath(identity))
    }
    for (path, bytes) in [(picturePath(identity), pair.picture), (recordPath(identity), pair.text)]
    {
      if let bytes {
        try replace(path, with: bytes)
      } else {
        _ = try Self.files { () throws(FileError) in try Files.remove(path) }
      }
    }
  }
}

package enum ReviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A symbolic link is on the way to a file.
  case link(String)
  /// The picture is no longer pending.
  case answered(SnapshotIdentity)
  /// Somebody changed the reference after it was accepted.
  case referenceChanged(String)
  /// There is no answer to undo.
  case notAnswered(SnapshotIdentity)
  case name(String)
  case store(SnapshotStoreError)

  package var description: String {
    switch self {
    case .link(let path):
      """
      \(path) is a symbolic link. A review follows no links, because they could lead out of the \
      folder. Replace it with a copy.
      """
    case .answered(let identity):
      """
      \(identity) is no longer pending: it was accepted or rejected elsewhere, or a later run \
      passed.
      """
    case .referenceChanged(let path): "\(path) changed after you answered, so it was not replaced."
    case .notAnswered(let identity):
      "\(identity) was not answered in this review, or the answer was already undone."
    case .name(let text):
      "Invalid snapshot name “\(text)”. Copy the name from the report."
    case .store(let error): error.description
    }
  }
}
