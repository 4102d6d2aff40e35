/// Pictures that wait to be accepted as references or rejected.
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessPNG

package struct PendingSnapshots: Sendable {
  private(set) var pending: SnapshotStore
  /// The folder from which answered pictures are removed.
  let artifacts: ArtifactsFolder
  /// The limits for reading pictures.
  package var limits: PNG.Limits = .default

  package init(in artifacts: ArtifactsFolder) {
    pending = artifacts.pending
    self.artifacts = artifacts
  }

  /// The only folders that pending pictures are read from, links followed; nil, the default, reads any.
  package var readableFolders: [String]? {
    get { pending.readableFolders }
    set { pending.readableFolders = newValue }
  }

  /// Uses pending pictures from elsewhere, which stay there. In `artifacts`, pending pictures of the same names are answered along with them.
  package init(from pending: SnapshotStore, answering artifacts: ArtifactsFolder) {
    self.pending = pending
    self.artifacts = artifacts
  }

  /// All pending pictures, sorted.
  package func list() throws(FileError) -> [SnapshotIdentity] { try pending.contents().snapshots }

  /// The pending pictures that patterns match, sorted; all for nil.
  package func list(_ patterns: [SnapshotPattern]?) throws(FileError) -> [SnapshotIdentity] { try choose(patterns).chosen }

  /// Makes pending pictures the references; all for nil.
  ///
  /// Each picture is decoded first. It is refused and stays pending if its pixels do not match the digest that the run wrote beside it; reports and reviews
  /// show those pixels.
  package func accept(_ patterns: [SnapshotPattern]?, into store: SnapshotStore, dryRun: Bool = false) throws(FileError) -> Answer {
    let (chosen, unmatched) = try choose(patterns)
    var answer = accept(chosen, into: store, dryRun: dryRun)
    answer.unmatched = unmatched
    return answer
  }

  /// Makes these pending pictures the references, with the same checks.
  package func accept(_ identities: [SnapshotIdentity], into store: SnapshotStore, dryRun: Bool = false) -> Answer {
    var answer = Answer()
    for identity in identities {
      do {
        try refuseLinks(to: identity)
        if let text = try pendingText(identity) {
          answer.done.append(.init(identity: identity, effect: try accept(text, of: identity, into: store, dryRun: dryRun)))
          continue
        }
        if try isAccepted(identity, in: store) {
          if !dryRun { try drop(identity, ifStill: store.digest(identity)) }
          answer.done.append(.init(identity: identity, effect: .unchanged))
          continue
        }
        let (picture, record) = try load(identity)
        try store.refuseUnreplaceable(identity)
        let present = try store.picture(identity)
        let isUnchanged = present == picture && (try? store.record(identity)) == record
        if !dryRun {
          try store.write(identity, picture: picture, record: record, replacing: .anything)
          try drop(identity, ifStill: ContentDigest(of: picture))
        }
        answer.done.append(.init(identity: identity, effect: isUnchanged ? .unchanged : present == nil ? .added : .replaced))
      } catch {
        answer.refused.append(.init(identity: identity, problem: "\(error)"))
      }
    }
    return answer
  }

  /// Whether a pending picture without a text is already the reference: an accept was interrupted after writing the reference.
  private func isAccepted(_ identity: SnapshotIdentity, in store: SnapshotStore) throws(FileError) -> Bool {
    guard try Files.kind(of: pending.recordPath(identity)) == nil, let picture = try pending.picture(identity) else { return false }
    return try store.picture(identity) == picture
  }

  /// The pending text, if the snapshot is a text.
  func pendingText(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> TextSnapshot? {
    Files.exists(pending.picturePath(identity)) ? nil : try pending.text(identity)?.text
  }

  private func accept(
    _ text: TextSnapshot, of identity: SnapshotIdentity, into store: SnapshotStore, dryRun: Bool
  ) throws(SnapshotStoreError) -> Answer.Effect {
    let isNew = !Files.exists(store.recordPath(identity))
    let isUnchanged = !isNew && (try? store.text(identity)?.text) == text
    if !dryRun {
      let answered = try pending.text(identity)?.file
      try store.write(identity, text: text, replacing: .anything)
      try drop(identity, ifStill: answered)
    }
    return isUnchanged ? .unchanged : isNew ? .added : .replaced
  }

  /// Removes pending pictures, and keeps the references.
  package func reject(_ patterns: [SnapshotPattern]?, dryRun: Bool = false) throws(FileError) -> Answer {
    let (chosen, unmatched) = try choose(patterns)
    var answer = Answer(unmatched: unmatched)
    for identity in chosen {
      do throws(SnapshotStoreError) {
        try refuseLinks(to: identity)
        if !dryRun { try drop(identity) }
        answer.done.append(.init(identity: identity, effect: .rejected))
      } catch {
        answer.refused.append(.init(identity: identity, problem: error.description))
      }
    }
    return answer
  }

  /// What an answer did or would do.
  package struct Answer: Hashable, Codable, Sendable {
    package var done: [Step] = []
    /// The snapshots that could not be answered, and why; they stay pending.
    package var refused: [SnapshotProblem] = []
    /// The patterns that no pending picture matches.
    package var unmatched: [String] = []

    package struct Step: Hashable, Codable, Sendable {
      package var identity: SnapshotIdentity
      package var effect: Effect

      private enum CodingKeys: String, CodingKey {
        case identity = "snapshot"
        case effect
      }
    }

    package enum Effect: String, Hashable, Codable, Sendable {
      /// The reference is new.
      case added
      /// The reference was replaced.
      case replaced
      /// The reference was already this picture.
      case unchanged
      /// The pending picture was removed.
      case rejected
    }
  }

  private func choose(_ patterns: [SnapshotPattern]?) throws(FileError) -> (chosen: [SnapshotIdentity], unmatched: [String]) {
    let all = try list()
    guard let patterns else { return (all, []) }
    let (chosen, unmatched) = SnapshotPattern.chosen(patterns, among: all)
    return (all.filter(chosen.contains), unmatched.map(\.text))
  }

  /// The pending picture and its matching text.
  func load(_ identity: SnapshotIdentity) throws -> (picture: [UInt8], record: ReferenceMetadata) {
    guard let picture = try pending.picture(identity) else { throw PendingError.gone(pending.picturePath(identity)) }
    guard let record = try pending.record(identity), record.png == ContentDigest(of: picture) else {
      throw PendingError.torn(pending.picturePath(identity))
    }
    // A text with the digest of other pixels would make the file pass as a reference forever.
    let decoded = try PNG.decode(picture, file: pending.picturePath(identity), limits: limits)
    guard decoded.digest == record.pixels, decoded.size == record.size else {
      throw PendingError.torn(pending.picturePath(identity))
    }
    return (picture, record)
  }

  private func refuseLinks(to identity: SnapshotIdentity) throws(SnapshotStoreError) {
    try artifacts.differences.refuseLinks(to: identity)
    try artifacts.pending.refuseLinks(to: identity)
  }

  /// Removes an answered picture, unless a later run has written another one, which stays pending.
  private func drop(_ identity: SnapshotIdentity, ifStill answered: ContentDigest? = nil) throws(SnapshotStoreError) {
    // Pictures from elsewhere answer those of this folder along with them.
    let expected = pending.root == artifacts.pending.root ? answered : nil
    if let expected, try artifacts.pending.digest(identity) != expected { return }
    // The difference goes first: without the pending picture, nothing leads to it.
    try artifacts.differences.remove(identity)
    try artifacts.pending.remove(identity, ifStill: expected)
  }
}
