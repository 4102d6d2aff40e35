/// What became of one snapshot, with all the evidence that a message or a report needs.
import LikenessCauses
import LikenessCompare
import LikenessGraphics

/// The outcome of checking one snapshot.
public struct SnapshotOutcome: Hashable, Sendable {
  /// Which snapshot.
  public var identity: SnapshotIdentity
  /// What was found, and what was done.
  public var finding: Finding
  /// The record mode that held.
  public var mode: RecordMode
  /// Why the picture differs, the cause of most pixels first; at most 100. For a picture that passed, what ``Tolerance/allowedChanges`` or
  /// ``Tolerance/views`` forgave.
  public var causes: [Cause] = []
  /// How many causes ``causes`` leaves out.
  public var moreCauses = 0
  /// How many pixels that differ no cause explains; nil where they were not counted.
  public var unexplainedPixels: Int?
  /// What else a person should know, a sentence each: a text that does not belong to its picture, a renderer that changed,
  /// a character that no font covers. At most 20 of the last kind.
  public var warnings: [String] = []
  /// Where the files are.
  public var paths: Paths
  /// The paths of references that were written.
  public var written: [String] = []
  /// The size of the fresh picture, if it was drawn.
  public var size: PixelSize?
  /// The scale of the fresh picture, if it comes from a display list.
  public var scale: Scale?
  /// The digest of the fresh picture, if it was drawn.
  package var pixels: ContentDigest?
  /// Where in the source the snapshot was checked.
  public var source: SourcePlace?
  /// Seconds spent in each stage.
  public var timings = Timings()
  /// When the check ended, in seconds since 1970, by the clock that was given.
  public var finished: Double = 0

  /// Whether a picture, text or difference could not be kept for a person to look at; the warnings say why. Not part of the logged outcome.
  package var isUnkept = false

  /// The most causes that an outcome keeps.
  package static let maximumCauses = 100

  /// The most warnings of a display list that an outcome keeps: a text without its font can have one in each of many labels.
  package static let maximumWarnings = 20

  /// Creates an outcome.
  package init(identity: SnapshotIdentity, finding: Finding, mode: RecordMode, paths: Paths) {
    self.identity = identity
    self.finding = finding
    self.mode = mode
    self.paths = paths
  }

  /// Whether a test fails for it: everything but a pass, and what another machine checks.
  ///
  /// What was just recorded fails, too, once: nobody shall take a run that wrote references for one that checked them. A command whose purpose is
  /// to record looks at ``finding`` instead.
  public var isFailure: Bool {
    switch finding {
    case .passed, .elsewhere: false
    default: true
    }
  }

  /// Keeps why the picture differs.
  mutating func explain(_ causes: [Cause], unexplainedPixels: Int?) {
    self.causes = Array(causes.prefix(Self.maximumCauses))
    moreCauses = causes.count - self.causes.count
    self.unexplainedPixels = unexplainedPixels
  }

  /// What was found.
  public enum Finding: Hashable, Sendable {
    /// The picture is within tolerance of the reference.
    case passed(Proof)
    /// The picture is the new reference.
    case recorded(Recording)
    /// The picture differs, and the mode does not let it become the reference.
    case different(Verdict)
    /// The text differs, and the mode does not let it become the reference.
    case differentText(TextDifference)
    /// There is no reference, and the mode does not let one be made.
    case missing
    /// The reference cannot be read.
    case unreadable(problem: String)
    /// The picture was to be recorded, and that failed; with the verdict, if there was a reference to compare with.
    case unwritable(problem: String, verdict: Verdict?)
    /// There is no picture.
    case undrawable(problem: String)
    /// The check itself makes no sense: names that clash, a tolerance that is none.
    case refused(problem: String)
    /// It was not checked here: the run is divided among machines, and another one checks it.
    case elsewhere(Shard)
  }

  /// How it is known that a picture is within tolerance.
  public enum Proof: Hashable, Sendable {
    /// The display lists and the renderers are equal; nothing was drawn. Only where that is trusted.
    case displayList
    /// The reference's file is as it was written, and the drawn digest is the one it was written with; nothing was decoded.
    case digest
    /// All pixels were compared and are equal.
    case identical
    /// All pixels were compared and are within tolerance.
    case tolerated(Difference)
  }

  /// What was recorded.
  public enum Recording: Hashable, Sendable {
    /// A reference where there was none.
    case added
    /// A reference over one that differed, or that (nil) could not be read.
    case replaced(Verdict?)
  }

  /// Paths of files, as the store and the folder of artifacts were given.
  public struct Paths: Hashable, Codable, Sendable {
    /// The reference, whether it exists or not.
    public var reference: String
    /// The text beside it.
    public var record: String
    /// The fresh picture, if it was kept as pending.
    public var pending: String?
    /// The picture of the difference, if one was drawn.
    public var difference: String?

    /// Creates paths.
    package init(reference: String, record: String, pending: String? = nil, difference: String? = nil) {
      self.reference = reference
      self.record = record
      self.pending = pending
      self.difference = difference
    }
  }

  /// Seconds spent in each stage; nil where a stage was not needed.
  public struct Timings: Hashable, Codable, Sendable {
    /// Making the display list, as the caller measured it.
    public var layout: Double?
    /// Drawing the picture and taking its digest.
    public var draw: Double?
    /// Reading the reference and its text.
    public var read: Double?
    /// Decoding the reference.
    public var decode: Double?
    /// Comparing the pixels.
    public var compare: Double?
    /// Explaining the difference, and writing pictures and texts.
    public var write: Double?

    /// No stage yet.
    public init() {}
  }
}
