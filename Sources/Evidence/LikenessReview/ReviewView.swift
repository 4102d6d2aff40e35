/// A snapshot of a review's state: pages and terminals read this value while the session makes the
/// next one.
import LikenessReport
import LikenessSnapshots

/// Everything that a review shows.
struct ReviewView: Sendable {
  /// Increases when the report changes. Answers alone do not change it.
  var revision = 0
  /// The report. Answered snapshots appear as they were before the answer.
  var report = Report(title: "", entries: [])
  /// Every snapshot that is or was pending in this review, by name.
  var items: [String: ReviewItem] = [:]
  /// Where pictures are, by their paths in the report. Any of the places will do.
  var pictures: [String: Set<Place>] = [:]

  /// A file of a snapshot that had the picture when the report was made.
  struct Place: Hashable {
    var file: String
    var identity: SnapshotIdentity
  }

  /// The names of pending snapshots, sorted.
  var waiting: [String] {
    items.filter { $0.value.state == .pending }.keys.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
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
  /// The first digits of the pending picture's digest. An answer names it, so it applies only to
  /// the picture that was seen.
  var seen: String?
}

/// One answer in a request.
struct ReviewRequest: Hashable, Sendable, Decodable {
  /// The name of a snapshot.
  var name: String
  /// The picture that was seen, as in ``ReviewItem/seen``; nil accepts any.
  var seen: String?
}

/// The result of a request.
struct ReviewReply: Sendable, Encodable {
  /// The changes, in order.
  var done: [Step] = []
  /// The refusals, with their reasons.
  var refused: [Refusal] = []
  /// The new states of all snapshots that were named or changed.
  var items: [String: ReviewItem] = [:]

  /// One change.
  struct Step: Sendable, Encodable {
    var identity: String
    /// `added`, `replaced`, `unchanged`, `rejected`, `undone`.
    var effect: String
  }

  /// One refusal.
  struct Refusal: Sendable, Encodable {
    var identity: String
    var problem: String
  }

  mutating func refuse(_ name: String, _ error: any Error) {
    refused.append(Refusal(identity: name, problem: "\(error)"))
  }
}
