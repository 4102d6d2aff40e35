/// What the two sides of a snapshot are to each other, and what a record mode does about it.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

/// The judgement of one snapshot.
public struct Judgement: Sendable {
  package var verdict: Verdict
  package let mode: RecordMode
  /// Why the two differ; of what passed, what the tolerance forgave.
  package var causes: [Cause] = []
  /// The number of different pixels that no cause explains; nil if they were not counted.
  package var unexplained: Int?
  package var warnings: [String] = []
  /// The actual picture; nil if nothing had to be drawn, and for texts.
  package var drawn: Evidence.Drawn?
  /// The pixels of both sides; nil if nothing was decoded.
  package var comparison: Comparison?
  /// What moved in a picture without a tree; nil if nothing did.
  package var realignment: Realignment?

  package init(_ verdict: Verdict, _ mode: RecordMode) {
    self.verdict = verdict
    self.mode = mode
  }

  /// What the record mode does about the verdict.
  package var action: Action { Action(verdict, mode) }

  /// What the two sides are to each other, with the evidence. `likeness compare` has the same
  /// words.
  public enum Verdict: Hashable, Codable, Sendable {
    /// Every pixel, or every byte of a text, is equal. `bySeal` if digests proved it, and nothing
    /// was decoded.
    case identical(bySeal: Bool)
    /// Something differs, within the tolerance.
    case tolerated(difference: Difference)
    /// Pixels differ by more than the tolerance.
    case pixels(difference: Difference)
    /// The pictures have different sizes, which no tolerance forgives.
    case size(reference: PixelSize, actual: PixelSize)
    /// The texts differ.
    case text(difference: TextDifference)
    /// There is no reference.
    case added
    /// The reference exists, but nothing draws it.
    case missing
    /// The picture is that of a reference with another name.
    case renamed(from: SnapshotIdentity)
    /// The reference can't be read.
    case unreadable(problem: String, kind: Unreadable)
    /// Nothing was drawn, or not what was requested.
    case undrawable(problem: String)
    /// The check itself is invalid, such as clashing names or an invalid tolerance.
    case refused(problem: String)
    /// Another shard of the run judges it.
    case elsewhere(shard: Shard)
  }

  /// Why a reference can't be read, which decides whether it may be replaced.
  public enum Unreadable: String, Hashable, Codable, Sendable {
    /// The content is damaged.
    case damaged
    /// A Git LFS pointer: it is unknown whether the file behind it differs.
    case pointer
    /// The system can't read it, so what would be replaced is unknown.
    case outOfReach
  }

  /// What becomes of the files.
  package enum Action: Hashable, Sendable {
    /// Removes the pending snapshot of an earlier run: nothing is left to answer.
    case settle
    /// Replaces the reference, and removes the pending snapshot.
    case write(Write)
    /// Leaves the reference, and keeps the actual picture or text as pending.
    case keep
  }

  package enum Write: Hashable, Sendable {
    case added
    case replaced
    /// The seal and the text of an equal picture, or the header of an equal text, where they are
    /// outdated.
    case text
  }
}

extension Judgement.Action {
  /// The table of ``SnapshotChecker``, for every verdict and mode.
  package init(_ verdict: Judgement.Verdict, _ mode: RecordMode) {
    switch verdict {
    case .identical: self = mode == .all ? .write(.text) : .settle
    // A picture within tolerance is never rewritten, and its text belongs to it.
    case .tolerated: self = .settle
    case .pixels, .size, .text, .unreadable(_, .damaged):
      self = mode.replacesReferences ? .write(.replaced) : .keep
    // A picture of another name has no reference of its own either.
    case .added, .renamed: self = mode.addsReferences ? .write(.added) : .keep
    case .unreadable(_, .pointer), .unreadable(_, .outOfReach): self = .keep
    // Nothing was drawn that could wait, and what waits is no longer what the sources draw.
    case .missing, .undrawable, .refused, .elsewhere: self = .settle
    }
  }
}

extension Judgement.Verdict {
  /// Whether the two sides are equal, or their difference is within the tolerance.
  public var passes: Bool {
    switch self {
    case .identical, .tolerated: true
    default: false
    }
  }

  /// The difference of two pictures of equal size; nil for every other verdict.
  public var difference: Difference? {
    switch self {
    case .tolerated(let difference), .pixels(let difference): difference
    default: nil
    }
  }

  /// The difference of two texts; nil for every other verdict.
  public var textDifference: TextDifference? {
    if case .text(let difference) = self { difference } else { nil }
  }

  /// What prevented a comparison; nil for every other verdict.
  public var problem: String? {
    switch self {
    case .unreadable(let problem, _), .undrawable(let problem), .refused(let problem): problem
    default: nil
    }
  }

  /// The difference in one line of words; nil where nothing was compared.
  public var summary: String? {
    switch self {
    case .identical: "identical"
    case .tolerated(let difference): "within tolerance: \(difference.summary)"
    case .pixels(let difference): difference.summary
    case .size(let reference, let actual):
      "the reference has \(reference) pixels, the actual picture \(actual)"
    case .text(let difference): difference.summary
    default: nil
    }
  }

  /// Whether a reference was compared, and differs by more than the tolerance.
  var isDifferent: Bool {
    switch self {
    case .pixels, .size, .text: true
    default: false
    }
  }

  /// Whether the reference is a Git LFS pointer, which neither recording nor accepting replaces.
  package var isPointer: Bool { if case .unreadable(_, .pointer) = self { true } else { false } }
}
