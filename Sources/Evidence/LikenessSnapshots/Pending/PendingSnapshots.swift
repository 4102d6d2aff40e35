/// Pictures that wait to be accepted as references or rejected.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

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

  /// The only folders that pending pictures are read from, links followed; nil, the default, reads
  /// any.
  package var readableFolders: [String]? {
    get { pending.readableFolders }
    set { pending.readableFolders = newValue }
  }

  /// Uses pending pictures from elsewhere, which stay there. In `artifacts`, pending pictures of
  /// the same names are answered along with them.
  package init(from pending: SnapshotStore, answering artifacts: ArtifactsFolder) {
    self.pending = pending
    self.artifacts = artifacts
  }

  /// All pending pictures, sorted.
  package func list() throws(FileError) -> [SnapshotIdentity] { try pending.contents().snapshots }

  /// The pending pictures that patterns match, sorted; all for nil.
  package func list(_ patterns: [SnapshotPattern]?) throws(FileError) -> [SnapshotIdentity] {
    try choose(patterns).chosen
  }

  /// Makes pending pictures the references; all for nil.
  ///
  /// Each picture is decoded first. It is refused and stays pending if its pixels do not match the
  /// digest that the run wrote beside it; reports and reviews show those pixels.
  package func accept(
    _ patterns: [SnapshotPattern]?, into store: SnapshotStore, dryRun: Bool = false
  ) throws(FileError) -> Answer {
    try answer(patterns) { identity in try accept(identity, seen: nil, into: store, dryRun: dryRun)
    }
  }

  /// Makes these pending pictures the references, with the same checks.
  ///
  /// - Parameter seen: The pictures, with the digests of the files that a person looked at or
  ///   causes explained. Another file, which a run may write at any moment, is refused.
  package func accept(
    _ seen: [SnapshotIdentity: ContentDigest], into store: SnapshotStore, dryRun: Bool = false
  ) -> Answer {
    answer(seen.keys.sorted()) { identity in
      try accept(identity, seen: seen[identity], into: store, dryRun: dryRun)
    }
  }

  /// Removes pending pictures, and keeps the references.
  package func reject(_ patterns: [SnapshotPattern]?, dryRun: Bool = false) throws(FileError)
    -> Answer
  {
    try answer(patterns) { identity in try reject(identity, seen: nil, dryRun: dryRun) }
  }

  /// Removes these pending pictures. `seen` is as for ``accept(_:into:dryRun:)``.
  package func reject(_ seen: [SnapshotIdentity: ContentDigest], dryRun: Bool = false) -> Answer {
    answer(seen.keys.sorted()) { identity in
      try reject(identity, seen: seen[identity], dryRun: dryRun)
    }
  }

  private func answer(
    _ patterns: [SnapshotPattern]?, _ step: (SnapshotIdentity) throws -> Answer.Effect
  ) throws(FileError) -> Answer {
    let (chosen, unmatched) = try choose(patterns)
    var answer = answer(chosen, step)
    answer.unmatched = unmatched
    return answer
  }

  private func answer(
    _ identities: [SnapshotIdentity], _ step: (SnapshotIdentity) throws -> Answer.Effect
  ) -> Answer {
    var answer = Answer()
    for identity in identities {
      do {
        try refuseLinks(to: identity)
        answer.done.append(.init(identity: identity, effect: try step(identity)))
      } catch {
        answer.refused.append(.init(identity: identity, problem: "\(error)"))
      }
    }
    return answer
  }

  private func accept(
    _ identity: SnapshotIdentity, seen: ContentDigest?, into store: SnapshotStore, dryRun: Bool
  ) throws -> Answer.Effect {
    func refuseOther(_ file: ContentDigest) throws(PendingError) {
      if let seen, seen != file { throw .otherPicture(identity) }
    }
    if let (text, file) = try pendingText(identity) {
      try refuseOther(file)
      let present = try SnapshotStore.state(of: store.recordPath(identity))
      let stored: TextSnapshot?
      do throws(SnapshotStoreError) { stored = try store.text(identity)?.text } catch {
        if case .pointer = error { throw error }
        stored = nil
      }
      let isUnchanged = stored?.text.hasScalars(of: text.text) == true
      if !dryRun {
        try store.write(identity, text: text, replacing: present)
        try drop(identity, ifStill: file)
      }
      return isUnchanged ? .unchanged : present == .nothing ? .added : .replaced
    }
    // Read before the pending picture, so that a reference of a later run is not replaced by an
    // earlier picture.
    let present = try SnapshotStore.state(of: store.picturePath(identity))
    // Without its text, and already the reference: an accept was interrupted after writing the
    // reference.
    if try Files.kind(of: pending.recordPath(identity)) == nil,
      let file = try pending.digest(identity), present == .file(file)
    {
      try refuseOther(file)
      if !dryRun { try drop(identity, ifStill: file) }
      return .unchanged
    }
    let (picture, record) = try load(identity)
    let file = ContentDigest(of: picture)
    try refuseOther(file)
    try store.refuseUnreplaceable(identity)
    let isUnchanged =
      present == .file(file)
      && (try? store.record(identity))?.text.hasScalars(of: record.text) == true
    if !dryRun {
      try store.write(identity, picture: picture, record: record, replacing: present)
      try drop(identity, ifStill: file)
    }
    return isUnchanged ? .unchanged : present == .nothing ? .added : .replaced
  }

  /// The pending text and the digest of its file, if the snapshot is a text.
  func pendingText(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> (
    text: TextSnapshot, file: ContentDigest
  )? {
    Files.exists(pending.picturePath(identity)) ? nil : try pending.text(identity)
  }

  private func reject(_ identity: SnapshotIdentity, seen: ContentDigest?, dryRun: Bool) throws
    -> Answer.Effect
  {
    if !dryRun, try !drop(identity, ifStill: seen) {
      throw try pending.digest(identity) == nil
        ? PendingError.gone(pending.picturePath(identity)) : .otherPicture(identity)
    }
    return .rejected
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

  private func choose(_ patterns: [SnapshotPattern]?) throws(FileError) -> (
    chosen: [SnapshotIdentity], unmatched: [String]
  ) {
    let all = try list()
    guard let patterns else { return (all, []) }
    let (chosen, unmatched) = SnapshotPattern.chosen(patterns, among: all)
    return (all.filter(chosen.contains), unmatched.map(\.text))
  }

  /// The pending picture and its matching text.
  func load(_ identity: SnapshotIdentity) throws -> (picture: [UInt8], record: ReferenceMetadata) {
    do { return try pair(identity) } catch PendingError.torn {
      // A run may have written only one of the two files. It holds the lock of the folder
      // meanwhile.
      let lock = try Files.lock(Files.folder(of: pending.picturePath(identity)))
      defer { Files.unlock(lock) }
      return try pair(identity)
    }
  }

  private func pair(_ identity: SnapshotIdentity) throws -> (
    picture: [UInt8], record: ReferenceMetadata
  ) {
    let path = pending.picturePath(identity)
    guard let picture = try pending.picture(identity) else { throw PendingError.gone(path) }
    guard let record = try pending.record(identity), record.png == ContentDigest(of: picture) else {
      throw PendingError.torn(path)
    }
    // A text with the digest of other pixels would make the file pass as a reference forever.
    let decoded = try PNG.decode(picture, file: path, limits: limits)
    guard decoded.digest == record.pixels, decoded.size == record.size else {
      throw PendingError.torn(path)
    }
    return (picture, record)
  }

  private func refuseLinks(to identity: SnapshotIdentity) throws(SnapshotStoreError) {
    try artifacts.differences.refuseLinks(to: identity)
    try artifacts.pending.refuseLinks(to: identity)
  }

  /// Removes an answered picture; returns false if a later run has written another one, which stays
  /// pending.
  @discardableResult private func drop(
    _ identity: SnapshotIdentity, ifStill answered: ContentDigest?
  ) throws(SnapshotStoreError) -> Bool {
    // Pictures from elsewhere answer those of this folder along with them.
    let expected = pending.root == artifacts.pending.root ? answered : nil
    if let expected, try artifacts.pending.digest(identity) != expected { return false }
    // The difference goes first: without the pending picture, nothing leads to it.
    try artifacts.differences.remove(identity)
    return try !artifacts.pending.remove(identity, ifStill: expected).isEmpty || expected == nil
  }
}
