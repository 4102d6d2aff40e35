/// Pictures that wait for a person: to be accepted as references, or rejected.
import LikenessDigest
import LikenessGraphics

/// The pending pictures of a folder of artifacts.
public struct PendingSnapshots: Sendable {
  private let pending: SnapshotStore
  private let differences: SnapshotStore

  /// Uses the pending pictures in `artifacts`.
  public init(in artifacts: ArtifactsFolder) {
    pending = artifacts.pending
    differences = artifacts.differences
  }

  /// All that wait, in order.
  public func list() throws(FileError) -> [SnapshotIdentity] { try pending.contents().snapshots }

  /// Makes pending pictures the references.
  ///
  /// A picture whose file is damaged, or that does not belong to the text beside it, is refused; what is refused goes on waiting.
  ///
  /// - Parameters:
  ///   - patterns: which; nil for all.
  ///   - store: where the references are.
  ///   - dryRun: says what would be done, and changes no file.
  ///   - drawnNow: gives the digest of the pixels that the working tree draws for a snapshot, or nil where that can't be told. Where it
  ///     differs from the pending picture, that one is refused: it shows another state of the source. By default nothing is drawn.
  public func accept(
    _ patterns: [SnapshotPattern]?, into store: SnapshotStore, dryRun: Bool = false,
    drawnNow: (SnapshotIdentity) throws -> ContentDigest? = { _ in nil }
  ) throws(FileError) -> Answer {
    let (chosen, unmatched) = try choose(patterns)
    var answer = Answer(unmatched: unmatched)
    for identity in chosen {
      do {
        if let text = try pendingText(identity) {
          answer.done.append(.init(identity: identity, effect: try accept(text, of: identity, into: store, dryRun: dryRun)))
          continue
        }
        let (picture, record) = try load(identity)
        if let drawn = try drawnNow(identity), drawn != record.pixels {
          throw PendingError.drawsOtherwise(pending.picturePath(identity))
        }
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
    public var refused: [Refusal] = []
    /// The patterns that no pending picture matches.
    public var unmatched: [String] = []

    /// What became of one snapshot.
    public struct Step: Hashable, Codable, Sendable {
      /// Which.
      public var identity: SnapshotIdentity
      /// What.
      public var effect: Effect
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

    /// A snapshot that could not be accepted or rejected.
    public struct Refusal: Hashable, Codable, Sendable {
      /// Which.
      public var identity: SnapshotIdentity
      /// Why, and what to do.
      public var problem: String
    }
  }

  private func choose(_ patterns: [SnapshotPattern]?) throws(FileError) -> (chosen: [SnapshotIdentity], unmatched: [String]) {
    let all = try list()
    guard let patterns else { return (all, []) }
    return (
      all.filter { identity in patterns.contains { $0.matches(identity) } },
      patterns.filter { pattern in !all.contains { pattern.matches($0) } }.map(\.text)
    )
  }

  /// The pending picture and its text, which must belong together.
  private func load(_ identity: SnapshotIdentity) throws -> (picture: [UInt8], record: SnapshotRecord) {
    guard let picture = try pending.picture(identity) else { throw PendingError.gone(pending.picturePath(identity)) }
    guard let record = try pending.record(identity), record.png == ContentDigest(of: picture) else {
      throw PendingError.torn(pending.picturePath(identity))
    }
    return (picture, record)
  }

  private func drop(_ identity: SnapshotIdentity) throws(SnapshotStoreError) {
    try pending.remove(identity)
    try differences.remove(identity)
  }
}

/// Why a pending picture was not accepted.
public enum PendingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no longer there.
  case gone(String)
  /// It and its text were not written together, or one of them is damaged.
  case torn(String)
  /// The working tree draws another picture.
  case drawsOtherwise(String)

  /// The path, the cause, and what to do.
  public var description: String {
    switch self {
    case .gone(let path): "\(path) is no longer there. Another process may have answered; run the check again."
    case .torn(let path): "\(path) does not belong to the text beside it: a run was cut off, or the file was changed. Run the check again."
    case .drawsOtherwise(let path): "\(path) is not what the working tree draws now. Run the check again, and look at the new picture."
    }
  }
}
