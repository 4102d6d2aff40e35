/// The outcome of one snapshot, with all evidence for messages and reports.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

/// The outcome of checking one snapshot.
public struct SnapshotOutcome: Hashable, Sendable {
  /// The name of the snapshot.
  public var identity: SnapshotIdentity
  /// What was found and done.
  public var finding: Finding
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
  /// The place of the check in the source.
  public var source: SourcePlace?
  /// Seconds spent in each stage.
  public var timings = Timings()
  /// The end of the check in seconds since 1970, by the given clock.
  public var finished: Double = 0

  /// Whether the reference is a Git LFS pointer, which neither recording nor accepting replaces.
  package var isPointer = false

  /// Whether a pending picture, text or difference could not be written or removed; the warnings
  /// explain it. Not part of the log.
  package var isUnkept = false

  static let maximumCauses = 100

  /// The most warnings of a display list: if a font is missing, every label can have one.
  static let maximumWarnings = 20

  package init(identity: SnapshotIdentity, finding: Finding, mode: RecordMode, paths: Paths) {
    self.identity = identity
    self.finding = finding
    self.mode = mode
    self.paths = paths
  }

  /// Whether a test fails for it: everything except a pass and a snapshot of another shard.
  ///
  /// A new recording also fails once, so nobody mistakes a run that wrote references for one that
  /// checked them. Commands that record look at ``finding`` instead.
  public var isFailure: Bool {
    switch finding {
    case .passed, .elsewhere: false
    default: true
    }
  }

  mutating func explain(_ causes: [Cause], unexplainedPixels: Int?) {
    self.causes = Array(causes.prefix(Self.maximumCauses))
    moreCauses = causes.count - self.causes.count
    self.unexplainedPixels = unexplainedPixels
  }

  /// What was found.
  public enum Finding: Hashable, Sendable {
    /// The picture is within tolerance of the reference.
    case passed(Proof)
    /// The picture was recorded as the new reference.
    case recorded(Recording)
    /// The picture differs, and the mode does not allow recording it.
    case different(Verdict)
    /// The text differs, and the mode does not allow recording it.
    case differentText(TextDifference)
    /// There is no reference, and the mode does not allow recording one.
    case missing
    /// The reference is unreadable.
    case unreadable(problem: String)
    /// Recording failed; with the verdict, if there was a reference to compare with.
    case unwritable(problem: String, verdict: Verdict?)
    /// The picture could not be drawn.
    case undrawable(problem: String)
    /// The check is invalid, such as clashing names or an invalid tolerance.
    case refused(problem: String)
    /// Another shard of the run checks it.
    case elsewhere(Shard)
  }

  /// The proof that a picture is within tolerance.
  public enum Proof: Hashable, Sendable {
    /// The reference's file is unchanged, and the drawn digest is the recorded one; nothing was
    /// decoded.
    case digest
    /// All pixels are equal.
    case identical
    /// All pixels are within tolerance.
    case tolerated(Difference)
  }

  /// The kind of recording.
  public enum Recording: Hashable, Sendable {
    /// A new reference.
    case added
    /// A replaced reference, with its verdict; nil if it was unreadable.
    case replaced(Verdict?)
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
