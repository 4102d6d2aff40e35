/// A snapshot of a review's state: pages and terminals read this value while the session makes the
/// next one.
import LikenessBase
import LikenessReport
import LikenessSnapshots

/// Everything that a review shows.
struct ReviewView: Sendable {
  /// Increases when the report changes. Answers alone do not change it.
  var revision = 0
  /// The report. Answered snapshots appear as they were before the answer.
  var report = Report(title: "", entries: [])
  /// Every snapshot that is or was pending in this review.
  var items = ReviewItems()
  /// The snapshots that have a picture, by its path in the report. The files of any will do.
  var pictures: [String: Set<SnapshotIdentity>] = [:]

  /// The pending snapshots, with those that are outdated.
  var waiting: Set<SnapshotIdentity> { Set(items.states.filter { $0.value.isWaiting }.keys) }
}

/// The states of snapshots. In JSON, their names are the keys.
struct ReviewItems: Hashable, Sendable, Encodable {
  var states: [SnapshotIdentity: ReviewItem] = [:]

  subscript(identity: SnapshotIdentity) -> ReviewItem? {
    get { states[identity] }
    set { states[identity] = newValue }
  }

  func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: states.map { ($0.description, $1) }).encode(to: encoder)
  }
}

/// The state of one snapshot in a review.
struct ReviewItem: Hashable, Sendable {
  /// The state.
  enum State: String, Sendable, Encodable {
    /// Pending.
    case pending
    /// Pending, but its reference or a file that waits has changed since it was judged, so it can't
    /// be answered.
    case outdated
    /// Accepted since the last run.
    case accepted
    /// Rejected since the last run.
    case rejected
    /// No longer pending: the answer is unknown, or a later run passed.
    case gone
  }

  var state: State
  /// The effect of the answer: `added`, `replaced`, `unchanged`, `rejected`.
  var effect: PendingSnapshots.Effect?
  /// The digests that an answer is about; nil if its files can't be read.
  var seal: SnapshotOutcome.Seal?

  /// Whether it has no answer yet.
  var isWaiting: Bool { state == .pending || state == .outdated }

  /// A snapshot that is pending with this outcome.
  ///
  /// - Parameter refusal: Why it can't be answered; nil if it can.
  init(waiting outcome: SnapshotOutcome, refusal: PendingError?) {
    state = refusal == nil ? .pending : .outdated
    seal = outcome.seal
  }

  /// A snapshot with an answer.
  init(answered effect: PendingSnapshots.Effect) {
    state = effect == .rejected ? .rejected : .accepted
    self.effect = effect
  }

  init(state: State) { self.state = state }
}

extension ReviewItem: Encodable {
  private enum CodingKeys: CodingKey { case state, effect, seen }

  /// Writes the digest of the seal in its place.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(state, forKey: .state)
    try container.encodeIfPresent(effect, forKey: .effect)
    try container.encodeIfPresent(seal?.digest, forKey: .seen)
  }
}

extension SnapshotOutcome.Seal {
  /// One digest of all, which an answer names, so it applies only to what was seen.
  var digest: ContentDigest {
    let files = [reference, text, actual, actualText, difference].map { $0?.hex ?? "none" }
    return ContentDigest(of: Array(files.joined(separator: "\n").utf8))
  }
}

/// One answer in a request.
struct ReviewRequest: Hashable, Sendable {
  var identity: SnapshotIdentity
  /// The digest of the seal that was seen; nil accepts what the session shows.
  var seen: ContentDigest?
}

/// The result of a request.
struct ReviewReply: Sendable, Encodable {
  /// The changes, in order.
  var done: [Step] = []
  /// The refusals, with their reasons.
  var refused: [Refusal] = []
  /// The new states of all snapshots that were named or changed.
  var items = ReviewItems()

  /// One change.
  struct Step: Sendable, Encodable {
    var identity: SnapshotIdentity
    /// `added`, `replaced`, `unchanged`, `rejected`, `undone`.
    var effect: String
  }

  /// One refusal.
  struct Refusal: Sendable, Encodable {
    /// The snapshot; nil for a request that names none.
    let identity: SnapshotIdentity?
    private let name: String
    let problem: String

    init(_ identity: SnapshotIdentity, _ problem: any Error) {
      (self.identity, name, self.problem) = (identity, "\(identity)", "\(problem)")
    }

    /// The refusal of a request as a whole.
    init(_ problem: any Error) { (identity, name, self.problem) = (nil, "", "\(problem)") }

    init(invalid name: String) {
      (identity, self.name) = (nil, name)
      problem = "Invalid snapshot name “\(name)”. Copy the name from the report."
    }

    private enum CodingKeys: String, CodingKey {
      case name = "identity"
      case problem
    }
  }
}
