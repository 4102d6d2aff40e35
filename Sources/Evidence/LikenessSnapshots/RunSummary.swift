/// The last lines of a run with failures: the causes, the most frequent first, and one command.

/// What `swift test` and `check` print at their end.
package struct RunSummary: Hashable, Sendable {
  /// The lines, without line breaks.
  package let lines: [String]

  /// How many causes are printed. The summary stays within half a terminal of 24 lines.
  private static let maximumCauses = 10

  /// Words the summary.
  ///
  /// - Parameters:
  ///   - outcomes: Outcomes of a run; those that passed are ignored.
  ///   - review: The command that shows the pending pictures and takes the answers.
  ///   - report: The command that writes all pictures of the run to a page.
  /// - Returns: nil without a failure.
  package init?(_ outcomes: [SnapshotOutcome], review: String, report: String) {
    let failures = outcomes.filter(\.isFailure)
    guard !failures.isEmpty else { return nil }
    let causes = CauseCount.all(in: failures.map(\.headings))
    let shown = causes.prefix(Self.maximumCauses)
    let width = shown.map { String($0.count).count }.max() ?? 0
    var lines = [failures.count == 1 ? "1 snapshot needs a look:" : "\(failures.count) snapshots need a look:"]
    for cause in shown {
      let count = String(cause.count)
      let padding = String(repeating: " ", count: width - count.count)
      lines.append("  \(padding)\(count)  \(cause.words)\(cause.otherWords.map { " (\($0))" } ?? "")")
    }
    if causes.count > shown.count {
      let rest = causes.count - shown.count
      lines.append("  and \(rest) more \(rest == 1 ? "cause" : "causes")")
    }
    if failures.contains(where: { $0.paths.pending != nil }) {
      lines.append("To look at the pictures and accept or reject them, run: \(review)")
    } else if failures.contains(where: { !$0.written.isEmpty }) {
      lines.append("Look at the recorded references, then run again to compare. To see them on a page, run: \(report)")
    }
    self.lines = lines
  }
}

extension RunSummary: CustomStringConvertible {
  /// The lines, joined.
  package var description: String { lines.joined(separator: "\n") }
}
