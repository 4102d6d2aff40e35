/// The status of a snapshot, from the check to every report.

/// The status of a snapshot or of a pair of pictures.
///
/// Checks, folder comparisons, reports, reviews and summaries share these words. The raw value is
/// the `status` in JSON and the type in JUnit XML.
public enum SnapshotStatus: String, Hashable, Codable, Sendable, CaseIterable {
  // In the order of lists: errors, then changes, then new pictures.

  /// A picture, usually the reference, can't be read.
  case unreadable
  /// Recording failed.
  case unwritable
  /// The actual picture could not be rendered.
  case undrawable
  /// The check itself is invalid, or the file of another tool can't be read.
  case refused
  /// The run stopped before this snapshot.
  case notRun
  /// The pictures have different sizes.
  case size
  /// Pixels differ by more than the tolerance.
  case pixels
  /// The text differs.
  case text
  /// The reference exists, but the actual picture does not.
  case missing
  /// The picture equals a reference with another name.
  case renamed
  /// The actual picture exists, but the reference does not.
  case added
  /// The reference was written in this run.
  case recorded
  /// Something differs, within the tolerance.
  case tolerated
  /// Another shard of the run checks it.
  case elsewhere
  /// Every pixel is equal.
  case identical

  package var words: String {
    switch self {
    case .unwritable: "failed to record"
    case .undrawable: "failed to render"
    case .refused: "not checked"
    case .notRun: "not run"
    case .size, .pixels, .text: "\(rawValue) changed"
    case .added: "no reference"
    case .tolerated: "within tolerance"
    case .elsewhere: "checked elsewhere"
    case .unreadable, .missing, .renamed, .recorded, .identical: rawValue
    }
  }

  /// The words with a capital letter, for a badge or a heading.
  package var label: String { words.prefix(1).uppercased() + words.dropFirst() }

  /// The kind of status, for filters.
  package enum Kind: String, CaseIterable, Sendable {
    case changed
    case new
    case error
    case passed
  }

  package var kind: Kind {
    switch self {
    case .unreadable, .unwritable, .undrawable, .refused, .notRun: .error
    case .size, .pixels, .text, .missing, .renamed: .changed
    case .added, .recorded: .new
    case .tolerated, .elsewhere, .identical: .passed
    }
  }

  /// Returns the number of each status in one line: `3 pictures: 1 changed, 1 new, 1 passed`. In a
  /// dry run, what is recorded would only be.
  package static func tally(_ statuses: [SnapshotStatus], isDryRun: Bool = false) -> String {
    let counts = statuses.reduce(into: [:]) { $0[$1.tallied, default: 0] += 1 }
    let parts = allCases.compactMap { status in
      counts[status].map { count in
        isDryRun && status == .recorded
          ? "\(count) to be recorded" : "\(count) \(status.tallyWord)"
      }
    }
    return "\(statuses.count) \(statuses.count == 1 ? "picture" : "pictures")"
      + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
  }

  /// The first of the statuses that are counted as one.
  private var tallied: SnapshotStatus {
    switch self {
    case .size, .pixels, .text: .size
    default: self
    }
  }

  private var tallyWord: String {
    switch self {
    case .size, .pixels, .text, .added: kind.rawValue
    case .tolerated: "passed within tolerance"
    case .identical: "passed"
    default: words
    }
  }
}

extension SnapshotStatus {
  /// What became of a snapshot with a verdict.
  init(_ verdict: Judgement.Verdict, _ done: SnapshotOutcome.Done) {
    self =
      switch done {
      case .unwritten: .unwritable
      // Of an equal reference at most the text was written.
      case .written where !verdict.passes: .recorded
      case .settled, .written, .kept: verdict.status
      }
  }
}

extension Judgement.Verdict {
  /// The status of what was only judged.
  package var status: SnapshotStatus {
    switch self {
    case .identical: .identical
    case .tolerated: .tolerated
    case .pixels: .pixels
    case .size: .size
    case .text: .text
    case .added: .added
    case .missing: .missing
    case .renamed: .renamed
    case .unreadable: .unreadable
    case .undrawable: .undrawable
    case .refused: .refused
    case .elsewhere: .elsewhere
    }
  }
}
