/// The outcome of one snapshot, with all evidence for messages and reports.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

/// The outcome of checking one snapshot.
///
/// Its coding is the one form of an outcome: a line of a run's log, the file beside a pending
/// picture, the output of commands and the report repeat it.
public struct SnapshotOutcome: Hashable, Codable, Sendable {
  /// The version of the JSON format.
  private var schemaVersion = Version()
  /// The name of the snapshot.
  public var identity: SnapshotIdentity
  /// What reference and actual picture are to each other.
  public var verdict: Judgement.Verdict {
    didSet { status = SnapshotStatus(verdict, done) }
  }
  /// What became of the files.
  public var done: Done {
    didSet { status = SnapshotStatus(verdict, done) }
  }
  /// The verdict and what became of the files in one word.
  public private(set) var status: SnapshotStatus
  /// Why the reference could not be written; nil unless that is what became of it.
  public var writeProblem: String?
  /// The effective record mode.
  public var mode: RecordMode
  /// The causes of the difference, those of most pixels first; at most 100. In a picture that
  /// passed, what ``Tolerance/allowedChanges`` or ``Tolerance/views`` forgave.
  public var causes: [Cause] = []
  /// The number of causes beyond ``causes``.
  public var moreCauses = 0
  /// The number of different pixels that no cause explains; nil if they were not counted.
  public var unexplainedPixels: Int?
  /// Other notes in sentences: a text that does not belong to its picture, a renderer that changed,
  /// a character that no font covers. At most 20 of the last kind.
  public var warnings: [String] = []
  /// The paths of the files.
  public var paths: Paths
  /// The paths of references that were written.
  public var written: [String] = []
  /// The size of the fresh picture, if it was drawn.
  public var size: PixelSize?
  /// The scale of the fresh picture, if it comes from a display list.
  public var scale: Scale?
  /// The digest of the fresh picture, if it was drawn.
  package var pixels: ContentDigest?
  /// The digests of the files that were judged; nil if digests of pixels decided, and where no file
  /// is there.
  package var seal: Seal?
  /// The place of the check in the source.
  public var source: SourcePlace?
  /// Seconds spent in each stage.
  public var timings = Timings()
  /// The end of the check in seconds since 1970, by the given clock.
  public var finished: Double = 0

  /// Whether a pending picture, text or difference could not be written or removed; the warnings
  /// explain it. Not part of the JSON.
  package var isUnkept = false

  private enum CodingKeys: String, CodingKey {
    case schemaVersion
    case identity = "snapshot"
    case verdict, done, status, writeProblem, mode, causes
    case moreCauses, unexplainedPixels, warnings, paths, written, size, scale, pixels, seal, source
    case timings, finished
  }

  static let maximumCauses = 100

  /// The most warnings of a display list: if a font is missing, every label can have one.
  static let maximumWarnings = 20

  package init(
    identity: SnapshotIdentity, verdict: Judgement.Verdict, done: Done = .settled, mode: RecordMode,
    paths: Paths
  ) {
    self.identity = identity
    self.verdict = verdict
    self.done = done
    self.mode = mode
    self.paths = paths
    status = SnapshotStatus(verdict, done)
  }

  /// Whether a test fails for it: everything except a pass and a snapshot of another shard.
  ///
  /// A new recording also fails once, so nobody mistakes a run that wrote references for one that
  /// checked them. Commands that record look at ``done`` instead.
  public var isFailure: Bool { status.kind != .passed }

  /// The problem that prevented a check, or writing the reference; nil if there is none.
  public var problem: String? { writeProblem ?? verdict.problem }

  mutating func explain(_ causes: [Cause], unexplainedPixels: Int?) {
    self.causes = Array(causes.prefix(Self.maximumCauses))
    moreCauses = causes.count - self.causes.count
    self.unexplainedPixels = unexplainedPixels
  }

  /// What became of the files.
  public enum Done: String, Hashable, Codable, Sendable {
    /// Nothing is left to answer.
    case settled
    /// The reference was written, or of an equal one the text beside it.
    case written
    /// The actual picture or text waits for an answer, unless the run wrote no files.
    case kept
    /// The reference could not be written. The actual picture or text waits.
    case unwritten
  }

  /// The digests of the files that were judged. An answer is about these alone.
  package struct Seal: Hashable, Codable, Sendable {
    /// The file of the reference, the picture or the text; nil without one.
    package var reference: ContentDigest?
    /// What the text beside a reference's picture says; nil if it is missing or unreadable.
    package var text: ContentDigest?
    /// The pending file, the picture or the text; nil if nothing waits.
    package var actual: ContentDigest?
    /// What the text beside a pending picture says.
    package var actualText: ContentDigest?
    /// The picture of the difference; nil if none was drawn.
    package var difference: ContentDigest?

    /// Creates a seal; nil for files that are not there.
    package init(
      reference: ContentDigest? = nil, text: ContentDigest? = nil, actual: ContentDigest? = nil,
      actualText: ContentDigest? = nil, difference: ContentDigest? = nil
    ) {
      self.reference = reference
      self.text = text
      self.actual = actual
      self.actualText = actualText
      self.difference = difference
    }
  }

  /// The paths of files, as given for the store and the folder of artifacts.
  public struct Paths: Hashable, Codable, Sendable {
    /// The reference, whether it exists or not.
    public var reference: String
    /// The text beside it; nil for the snapshot of a text, which has none.
    public var record: String?
    /// The pending picture, if it was kept.
    public var pending: String?
    /// The difference picture, if one was drawn.
    public var difference: String?

    /// The files that keep the reference.
    package var references: [String] { [reference] + [record].compactMap(\.self) }
    /// The one of them with a text.
    package var text: String { record ?? reference }

    /// Whether the snapshot is a text.
    package var isText: Bool { record == nil && self != .none }

    /// The paths in a report, which names no files of a machine.
    package static let none = Paths(reference: "")

    package init(
      reference: String, record: String? = nil, pending: String? = nil, difference: String? = nil
    ) {
      self.reference = reference
      self.record = record
      self.pending = pending
      self.difference = difference
    }
  }

  /// The seconds of each stage; nil for skipped stages.
  public struct Timings: Hashable, Codable, Sendable {
    /// Making the display list, measured by the caller.
    public var layout: Double?
    /// Drawing or reading the picture, and taking its digest.
    public var draw: Double?
    /// Reading the reference and its text.
    public var read: Double?
    /// Decoding the reference.
    public var decode: Double?
    /// Comparing, and finding the causes of a difference.
    public var compare: Double?
    /// Writing pictures and texts, and drawing the difference.
    public var write: Double?

    /// The measured stages, in order.
    package var stages: [Double] {
      [layout, draw, read, decode, compare, write].compactMap(\.self)
    }

    /// Creates timings without any stage.
    public init() {}
  }
}

extension SnapshotOutcome {
  /// The version of the JSON format. Increases if readers of the old form would misread the new
  /// one.
  package static let schemaVersion = 3

  /// The version in the JSON. Reading any other is an error.
  private struct Version: Hashable, Codable {
    init() {}

    init(from decoder: any Decoder) throws {
      let version = try decoder.singleValueContainer().decode(Int.self)
      guard version == SnapshotOutcome.schemaVersion else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: """
              outcome of version \(version), but only \(SnapshotOutcome.schemaVersion) is known
              """))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(SnapshotOutcome.schemaVersion)
    }
  }

  /// Whether a check can have this outcome: its status is that of its verdict, and sums over all
  /// numbers of a log do not overflow.
  var isPossible: Bool {
    let text = verdict.textDifference
    let counts =
      [source?.line ?? 0] + (text.map { [$0.line, $0.removed, $0.added] } ?? [])
      + (text?.hunks.flatMap { [$0.removed, $0.added] } ?? [])
    // At most the pixels of the largest picture.
    let mostPixels = PixelSize.maximumSide * PixelSize.maximumSide
    let pixelCounts = ([unexplainedPixels, moreCauses] + causes.flatMap { [$0.pixels, $0.moved] })
      .compactMap(\.self)
    // A billion: more lines than a text has, and decades of seconds.
    return status == SnapshotStatus(verdict, done)
      && pixelCounts.allSatisfy((0...mostPixels).contains)
      && counts.allSatisfy((0...1_000_000_000).contains)
      && timings.stages.allSatisfy((-1e9...1e9).contains) && OutcomeLog.times.contains(finished)
  }
}
