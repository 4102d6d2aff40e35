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
  /// Where pictures are, by their paths in the report. Any of the places will do.
  var pictures: [String: Set<Place>] = [:]

  /// A file of a snapshot that had the picture when the report was made.
  struct Place: Hashable {
    var file: String
    var identity: SnapshotIdentity
  }

  /// The pending snapshots.
  var waiting: Set<SnapshotIdentity> {
    Set(items.states.filter { $0.value.state == .pending }.keys)
  }

  /// Finds the pictures of a snapshot in the files that are kept for it, because an answer moves or
  /// deletes its own.
  mutating func addPictures(
    of entry: ReportEntry?, _ identity: SnapshotIdentity, in kept: ReviewFolders
  ) {
    let pairs = [
      (entry?.reference, kept.store), (entry?.actual, kept.artifacts.pending),
      (entry?.difference, kept.artifacts.differences),
    ]
    for case (let picture?, let store) in pairs {
      pictures[picture.path, default: []].insert(
        Place(file: store.picturePath(identity), identity: identity))
    }
  }
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
struct ReviewItem: Hashable, Sendable, Encodable {
  /// The state.
  enum State: String, Sendable, Encodable {
    /// Pending.
    case pending
    /// Accepted in this review.
    case accepted
    /// Rejected in this review.
    case rejected
    /// No longer pending: someone else answered, or a later run passed.
    case gone
  }

  var state: State
  /// The effect of the answer: `added`, `replaced`, `unchanged`, `rejected`. Of an answer given
  /// elsewhere only `replaced` and `rejected` are told apart.
  var effect: PendingSnapshots.Answer.Effect?
  /// The digest of the pending picture. An answer names it, so it applies only to the picture that
  /// was seen.
  var seen: ContentDigest?
}

/// One answer in a request.
struct ReviewRequest: Hashable, Sendable {
  var identity: SnapshotIdentity
  /// The picture that was seen, as in ``ReviewItem/seen``; nil accepts any.
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

    init(_ identity: SnapshotIdentity, _ problem: Any) {
      (self.identity, name, self.problem) = (identity, "\(identity)", "\(problem)")
    }

    init(invalid name: String) {
      (identity, self.name, problem) = (nil, name, ReviewError.name(name).description)
    }

    private enum CodingKeys: String, CodingKey {
      case name = "identity"
      case problem
    }
  }
}
