/// Pictures that wait for a person: to be accepted as references, or rejected.
import LikenessDigest
import LikenessGraphics
import LikenessPNG
import LikenessRaster

/// The pending pictures of a folder of artifacts.
public struct PendingSnapshots: Sendable {
  /// Where they wait.
  private let pending: SnapshotStore
  /// The folder from which answered ones are removed.
  private let artifacts: ArtifactsFolder
  /// Whether the pictures and their texts were made elsewhere.
  private let isFromElsewhere: Bool
  /// What is refused when pictures are read.
  public var limits: PNG.Limits = .default

  /// Uses the pending pictures in `artifacts`.
  public init(in artifacts: ArtifactsFolder) {
    pending = artifacts.pending
    self.artifacts = artifacts
    isFromElsewhere = false
  }

  /// Uses pending pictures that come from elsewhere, and stay there.
  ///
  /// - Parameter artifacts: the folder whose own pending pictures of the same names are answered along with them.
  public init(from pending: SnapshotStore, answering artifacts: ArtifactsFolder) {
    self.pending = pending
    self.artifacts = artifacts
    isFromElsewhere = true
  }

  /// All that wait, in order.
  public func list() throws(FileError) -> [SnapshotIdentity] { try pending.contents().snapshots }

  /// Those that patterns mean, in order; all where there are none.
  public func list(_ patterns: [SnapshotPattern]?) throws(FileError) -> [SnapshotIdentity] { try choose(patterns).chosen }

  /// Makes pending pictures the references.
  ///
  /// A picture whose file is damaged, or that does not belong to the text beside it, is refused, as is one that the working tree no longer draws, and one of
  /// which nobody can tell; what is refused goes on waiting. The file is decoded, and a display list beside a picture that was drawn again is the fresh one.
  /// What stands beside a picture that can't be drawn again is believed: its `sources` say from which it was drawn, not that it was.
  ///
  /// - Parameters:
  ///   - patterns: which; nil for all.
  ///   - store: where the references are.
  ///   - dryRun: says what would be done, and changes no file.
  ///   - tree: tells what the working tree draws. By default nothing is known of it.
  ///   - allowUnverified: takes a picture of this machine's tests as it was drawn where nothing tells whether the sources still draw it; off by default. One
  ///     from elsewhere, and one of a scene, is never taken so.
  public func accept(
    _ patterns: [SnapshotPattern]?, into store: SnapshotStore, dryRun: Bool = false, tree: WorkingTree = WorkingTree(),
    allowUnverified: Bool = false
  ) throws(FileError) -> Answer {
    let (chosen, unmatched) = try choose(patterns)
    var answer = Answer(unmatched: unmatched)
    var sources: ContentDigest??
    func sourcesNow() throws -> ContentDigest? {
      if let sources { return sources }
      let now = try tree.sources()
      sources = .some(now)
      return now
    }
    for identity in chosen {
      do {
        if var text = try pendingText(identity) {
          let proof = try proof(for: pending.recordPath(identity), taking: &text.notes, allowUnverified, sourcesNow)
          answer.done.append(.init(identity: identity, effect: try accept(text, of: identity, into: store, dryRun: dryRun), proof: proof))
          continue
        }
        var (picture, record) = try load(identity)
        var proof = WorkingTree.Proof.drawn
        if let drawn = try tree.draw(identity) {
          guard drawn.pixels == record.pixels else { throw PendingError.drawsOtherwise(pending.picturePath(identity)) }
          record.list = drawn.list
          record.renderer = Renderer.version
          record.others = drawn.notes ?? record.others
          record.others.removeAll { $0.key == SnapshotRecord.Line.sourcesKey }
        } else {
          proof = try self.proof(for: pending.picturePath(identity), taking: &record.others, allowUnverified, sourcesNow)
        }
        try store.refuseUnreplaceable(identity)
        let present = try store.picture(identity)
        let isUnchanged = present == picture && (try? store.record(identity)) == record
        if !dryRun {
          try store.write(identity, picture: picture, record: record, replacing: .anything)
          try drop(identity)
        }
        answer.done.append(
          .init(identity: identity, effect: isUnchanged ? .unchanged : present == nil ? .added : .replaced, proof: proof))
      } catch {
        answer.refused.append(.init(identity: identity, problem: "\(error)"))
      }
    }
    return answer
  }

  /// Compares the state of the sources with the one that stands beside a picture, which is taken out of its notes.
  ///
  /// Sources draw what a test checks, stories among it; a scene is drawn by its own file, and one that was not drawn is not in the gallery at hand.
  private func proof(
    for path: String, taking notes: inout [SnapshotRecord.Line], _ allowUnverified: Bool, _ sourcesNow: () throws -> ContentDigest?
  ) throws -> WorkingTree.Proof {
    let owner = SnapshotOwner(in: notes)
    if let owner, owner.kind == .scene || owner.kind == .story && owner.isElsewhere { throw PendingError.notInGallery(path, owner) }
    let stored = notes.first { $0.key == SnapshotRecord.Line.sourcesKey }
    notes.removeAll { $0.key == SnapshotRecord.Line.sourcesKey }
    if let stored, let now = try sourcesNow() {
      guard ContentDigest(stored.value) == now else { throw PendingError.otherSources(path) }
      return .sources
    }
    if let owner, owner.kind == .story { throw PendingError.notInGallery(path, owner) }
    guard allowUnverified, !isFromElsewhere else { throw PendingError.unverified(path, isFromElsewhere: isFromElsewhere) }
    return .none
  }

  /// The pending text, where the snapshot is one of a text alone.
  private func pendingText(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> TextSnapshot? {
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
  public func reject(_ patterns: [SnapshotPattern]?, dryRun: Bool = false) throws(FileError) -> Answer {
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
  public struct Answer: Hashable, Codable, Sendable {
    /// The snapshots that were accepted or rejected, in order.
    public var done: [Step] = []
    /// The snapshots that could not be, and why; they go on waiting.
    public var refused: [SnapshotProblem] = []
    /// The patterns that no pending picture matches.
    public var unmatched: [String] = []

    /// What became of one snapshot.
    public struct Step: Hashable, Codable, Sendable {
      /// Which.
      public var identity: SnapshotIdentity
      /// What.
      public var effect: Effect
      /// How it is known that the sources still draw it; nil where it was rejected.
      public var proof: WorkingTree.Proof?

      private enum CodingKeys: String, CodingKey {
        case identity = "snapshot"
        case effect
        case proof
      }
    }

    /// What an answer did to a reference.
    public enum Effect: String, Hashable, Codable, Sendable {
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
  private func load(_ identity: SnapshotIdentity) throws -> (picture: [UInt8], record: SnapshotRecord) {
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
    try artifacts.pending.remove(identity)
    try artifacts.differences.remove(identity)
  }
}
