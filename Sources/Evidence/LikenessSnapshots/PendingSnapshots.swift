/// Pictures that wait for a person: to be accepted as references, or rejected.
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessPNG

/// The pending pictures of a folder of artifacts.
package struct PendingSnapshots: Sendable {
  /// Where they wait.
  let pending: SnapshotStore
  /// The folder from which answered ones are removed.
  let artifacts: ArtifactsFolder
  /// What is refused when pictures are read.
  package var limits: PNG.Limits = .default

  /// Uses the pending pictures in `artifacts`.
  package init(in artifacts: ArtifactsFolder) {
    pending = artifacts.pending
    self.artifacts = artifacts
  }

  /// Uses pending pictures that come from elsewhere, and stay there.
  ///
  /// - Parameter artifacts: the folder whose own pending pictures of the same names are answered along with them.
  package init(from pending: SnapshotStore, answering artifacts: ArtifactsFolder) {
    self.pending = pending
    self.artifacts = artifacts
  }

  /// All that wait, in order.
  package func list() throws(FileError) -> [SnapshotIdentity] { try pending.contents().snapshots }

  /// Those that patterns mean, in order; all where there are none.
  package func list(_ patterns: [SnapshotPattern]?) throws(FileError) -> [SnapshotIdentity] { try choose(patterns).chosen }

  /// Makes pending pictures the references.
  ///
  /// Every picture is decoded first. It is refused, and stays pending, where its pixels are not those whose digest the run wrote beside it: these are the
  /// pixels that reports and reviews show.
  ///
  /// - Parameters:
  ///   - patterns: The pictures to accept; nil for all.
  ///   - store: The references.
  ///   - dryRun: Whether to change no file.
  package func accept(_ patterns: [SnapshotPattern]?, into store: SnapshotStore, dryRun: Bool = false) throws(FileError) -> Answer {
    let (chosen, unmatched) = try choose(patterns)
    var answer = accept(chosen, into: store, dryRun: dryRun)
    answer.unmatched = unmatched
    return answer
  }

  /// Makes exactly these pending pictures the references, checked in the same way.
  package func accept(_ identities: [SnapshotIdentity], into store: SnapshotStore, dryRun: Bool = false) -> Answer {
    var answer = Answer()
    for identity in identities {
      do {
        if let text = try pendingText(identity) {
          answer.done.append(.init(identity: identity, effect: try accept(text, of: identity, into: store, dryRun: dryRun)))
          continue
        }
        if try isAccepted(identity, in: store) {
          if !dryRun { try drop(identity) }
          answer.done.append(.init(identity: identity, effect: .unchanged))
          continue
        }
        let (picture, record) = try load(identity)
        try store.refuseUnreplaceable(identity)
        let present = try store.picture(identity)
        let isUnchanged = present == picture && (try? store.record(identity)) == record
        if !dryRun {
          try store.write(identity, picture: picture, record: record, replacing: .anything)
          try drop(identity)
        }
        answer.done.append(.init(identity: identity, effect: isUnchanged ? .unchanged : present == nil ? .added : .replaced))
      } catch {
        answer.refused.append(.init(identity: identity, problem: "\(error)"))
      }
    }
    return answer
  }

  /// Whether a pending picture has no text any more and is the reference already: an accept was interrupted after it wrote the reference.
  private func isAccepted(_ identity: SnapshotIdentity, in store: SnapshotStore) throws(FileError) -> Bool {
    guard try Files.kind(of: pending.recordPath(identity)) == nil, let picture = try pending.picture(identity) else { return false }
    return try store.picture(identity) == picture
  }

  /// The pending text, where the snapshot is one of a text alone.
  func pendingText(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> TextSnapshot? {
    Files.exists(pending.picturePath(identity)) ? nil : try pending.text(identity)?.text
  }

  private func accept(
    _ text: TextSnapshot, of identity: SnapshotIdentity, into store: SnapshotStore, dryRun: Bool
  ) throws(SnapshotStoreError) -> Answer.Effect {
    let isNew = !Files.exists(store.recordPath(identity))
    let isUnchanged = !isNew && (try? store.text(identity)?.text) == text
    if !dryRun {
      try store.write(identity, text: text, replacing: .anything)
      try drop(identity)
    }
    return isUnchanged ? .unchanged : isNew ? .added : .replaced
  }

  /// Throws pending pictures away; the references stay.
  package func reject(_ patterns: [SnapshotPattern]?, dryRun: Bool = false) throws(FileError) -> Answer {
    let (chosen, unmatched) = try choose(patterns)
    var answer = Answer(unmatched: unmatched)
    for identity in chosen {
      do throws(SnapshotStoreError) {
        if !dryRun { try drop(identity) }
        answer.done.append(.init(identity: identity, effect: .rejected))
      } catch {
        answer.refused.append(.init(identity: identity, problem: error.description))
      }
    }
    return answer
  }

  /// What was done, or would be.
  package struct Answer: Hashable, Codable, Sendable {
    /// The snapshots that were accepted or rejected, in order.
    package var done: [Step] = []
    /// The snapshots that could not be, and why; they go on waiting.
    package var refused: [SnapshotProblem] = []
    /// The patterns that no pending picture matches.
    package var unmatched: [String] = []

    /// What became of one snapshot.
    package struct Step: Hashable, Codable, Sendable {
      /// Which.
      package var identity: SnapshotIdentity
      /// What.
      package var effect: Effect

      private enum CodingKeys: String, CodingKey {
        case identity = "snapshot"
        case effect
      }
    }

    /// What an answer did to a reference.
    package enum Effect: String, Hashable, Codable, Sendable {
      /// There is a reference now where there was none.
      case added
      /// There is another reference now.
      case replaced
      /// The reference was this picture already.
      case unchanged
      /// The pending picture is gone, the reference as it was.
      case rejected
    }
  }

  private func choose(_ patterns: [SnapshotPattern]?) throws(FileError) -> (chosen: [SnapshotIdentity], unmatched: [String]) {
    let all = try list()
    guard let patterns else { return (all, []) }
    let (chosen, unmatched) = SnapshotPattern.chosen(patterns, among: all)
    return (all.filter(chosen.contains), unmatched.map(\.text))
  }

  /// The pending picture and its text, which must belong together.
  func load(_ identity: SnapshotIdentity) throws -> (picture: [UInt8], record: ReferenceMetadata) {
    guard let picture = try pending.picture(identity) else { throw PendingError.gone(pending.picturePath(identity)) }
    guard let record = try pending.record(identity), record.png == ContentDigest(of: picture) else {
      throw PendingError.torn(pending.picturePath(identity))
    }
    // A text that promises other pixels than the file holds would let that file pass as a reference for ever.
    let decoded = try PNG.decode(picture, file: pending.picturePath(identity), limits: limits)
    guard decoded.digest == record.pixels, decoded.size == record.size else {
      throw PendingError.torn(pending.picturePath(identity))
    }
    return (picture, record)
  }

  private func drop(_ identity: SnapshotIdentity) throws(SnapshotStoreError) {
    // The difference first: once the pending picture is gone, nothing leads to it.
    try artifacts.differences.remove(identity)
    try artifacts.pending.remove(identity)
  }
}
