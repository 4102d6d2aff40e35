/// What a review shows at one moment: a value that pages and terminals read while the next one is made.
import LikenessReport
import LikenessSnapshots

/// Everything that is shown of a review.
struct ReviewView: Sendable {
  /// Grows with every change of what the report tells. Answers alone leave it as it is.
  var revision = 0
  /// What came out, as the report tells it. A snapshot that was answered is told as it was before.
  var report = Report(title: "", entries: [])
  /// Every snapshot that waits, or did so in this review, by its name.
  var items: [String: ReviewItem] = [:]
  /// Where pictures are, by their paths in the report.
  var pictures: [String: PictureSource] = [:]

  /// Where the bytes of a picture come from.
  enum PictureSource: Sendable {
    /// A file of a snapshot.
    case file(String, of: SnapshotIdentity)
    /// The file is gone, since it was answered.
    case bytes([UInt8])
  }

  /// The names that wait, in order.
  var waiting: [String] { items.filter { $0.value.state == .pending }.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Serves the pictures of a snapshot from memory, because an answer moves or deletes their files.
  mutating func keepPictures(of entry: ReportEntry?, in files: SnapshotFiles) {
    let pairs = [
      (entry?.reference, files.reference.picture), (entry?.actual, files.pending.picture), (entry?.difference, files.difference.picture),
    ]
    for case (let picture?, let bytes?) in pairs { pictures[picture.path] = .bytes(bytes) }
  }
}

/// What became of one snapshot in a review.
struct ReviewItem: Hashable, Sendable, Encodable {
  /// What became of it.
  enum State: String, Sendable, Encodable {
    /// It waits for an answer.
    case pending
    /// It was accepted here.
    case accepted
    /// It was rejected here.
    case rejected
    /// It waited, and no longer does: somebody else answered, or a later run passed.
    case gone
  }

  var state: State
  /// What the answer did: `added`, `replaced`, `unchanged`, `rejected`.
  var effect: PendingSnapshots.Answer.Effect?
  /// The first digits of the digest of what waits. An answer names it, so that it is given to the picture that was looked at.
  var seen: String?
}

/// What somebody asks of a review.
struct ReviewRequest: Hashable, Sendable, Decodable {
  /// The name of a snapshot.
  var name: String
  /// What was looked at, as ``ReviewItem/seen`` has it; nil takes what waits.
  var seen: String?
}

/// What a review did.
struct ReviewReply: Sendable, Encodable {
  /// What was done, in order.
  var done: [Step] = []
  /// What was not, and why.
  var refused: [Refusal] = []
  /// How the snapshots that were named, and any other that this changed, stand now.
  var items: [String: ReviewItem] = [:]

  /// One thing that was done.
  struct Step: Sendable, Encodable {
    var identity: String
    /// `added`, `replaced`, `unchanged`, `rejected`, `undone`.
    var effect: String
  }

  /// One thing that was not.
  struct Refusal: Sendable, Encodable {
    var identity: String
    var problem: String
  }

  mutating func refuse(_ name: String, _ error: any Error) { refused.append(Refusal(identity: name, problem: "\(error)")) }
}
