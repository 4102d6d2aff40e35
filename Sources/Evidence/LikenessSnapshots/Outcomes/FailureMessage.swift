/// The message about one snapshot. The only file that words it.
import LikenessBase
import LikenessCompare
import LikenessSystem

/// The message for an outcome: the snapshot, the verdict with numbers, the causes, the paths, and
/// the next step.
package struct FailureMessage: Hashable, Sendable {
  /// The lines, without line breaks.
  package let lines: [String]
  /// The verdict and the first cause in one line, for a list of many failures.
  package let brief: String

  /// Creates the message of any outcome, passed or failed.
  ///
  /// - Parameters:
  ///   - base: The folder for relative paths, usually the package's; nil leaves paths as they are.
  ///   - causeLimit: The most causes to print. 5 keeps the message within a screen.
  ///   - acceptOptions: The arguments after the name in the `accept` command: `["--output",
  ///     "build"]`.
  package init(
    _ outcome: SnapshotOutcome, relativeTo base: String? = nil, causeLimit: Int = 5,
    invocation: Invocation = .likeness,
    acceptOptions: [String] = []
  ) {
    func path(_ path: String) -> String {
      base.flatMap { Files.path(path, below: $0) } ?? path
    }
    let reference = path(outcome.paths.reference)
    let accept = invocation.accept(outcome.identity, options: acceptOptions)
    let verdict = outcome.finding.words(
      of: outcome.identity, reference: reference, forgiven: outcome.forgivenWords)
    let causes = Self.causes(outcome, limit: causeLimit)
    var lines = [verdict]
    // One line is enough if there is only a picture to look at.
    var isComplete = false
    switch outcome.finding {
    case .missing:
      let look = outcome.paths.pending.map { "Look at \(path($0)), then run: " } ?? "Run: "
      lines = ["\(verdict) \(look)\(accept)"]
      isComplete = true
    case .different(let verdict):
      lines += verdict.difference?.tellingLimits.map { "  " + $0.summary } ?? []
    case .differentText(let difference):
      if outcome.causes.isEmpty {
        lines += difference.excerpt.prefix(max(0, causeLimit * 2)).map { "  " + $0 }
      }
    case .recorded(.added), .elsewhere: isComplete = true
    case .passed, .recorded, .unreadable, .unwritable, .undrawable, .refused: break
    }
    lines += (causes + outcome.warnings).map { "  " + $0 }
    if !isComplete {
      if [.size, .pixels, .text, .recorded, .unwritable].contains(outcome.status) {
        lines.append("reference:  \(reference)")
      }
      if let pending = outcome.paths.pending { lines.append("actual:     \(path(pending))") }
      if let difference = outcome.paths.difference {
        lines.append("difference: \(path(difference))")
      }
      if outcome.paths.pending != nil, !outcome.isPointer {
        lines.append("To accept the actual picture, run: \(accept)")
      }
      if case .recorded = outcome.finding { lines.append("Look at the picture, then run again.") }
    }
    self.lines = lines
    brief = ([verdict] + Self.causes(outcome, limit: 1)).joined(separator: " ")
  }

  private static func causes(_ outcome: SnapshotOutcome, limit: Int) -> [String] {
    // The verdict names the one area of a picture without views.
    if outcome.causes.count == 1, outcome.moreCauses == 0,
      outcome.causes[0].subject == .picture(.area)
    {
      return []
    }
    let shown = outcome.causes.prefix(limit).map(\.description)
    let rest = outcome.causes.count - shown.count + outcome.moreCauses
    // Zero counts too: it proves that nothing else changed.
    let unexplained =
      limit > 1 ? outcome.unexplainedPixels.map { "unexplained  \(grouped($0)) px" } : nil
    return shown + (rest > 0 ? ["and \(rest) more"] : []) + [unexplained].compactMap(\.self)
  }
}

extension FailureMessage: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }
}

extension SnapshotOutcome.Finding {
  /// Returns the verdict: a sentence that names the snapshot, or a phrase where a page shows the
  /// name beside it.
  package func words(
    of identity: SnapshotIdentity? = nil, reference: String = "", forgiven: String = ""
  ) -> String {
    let name = identity?.description
    switch self {
    case .passed(let proof):
      let words =
        if case .tolerated(let difference) = proof {
          Verdict.similar(difference).summary
        } else {
          "identical"
        }
      return name.map { "\($0) matches its reference: \(words)\(forgiven)." } ?? words
    case .recorded(.added):
      return name.map {
        "No reference for \($0). Recorded \(reference); look at it, then run again to compare."
      } ?? "recorded: there was no reference"
    case .recorded(.replaced(let verdict)):
      return name.map { "Reference of \($0) updated\(verdict.map { ": " + $0.summary } ?? "")." }
        ?? "reference updated: \(verdict?.summary ?? "the old one could not be read")"
    case .different(let verdict):
      return name.map { "\($0) differs from its reference: \(verdict.summary)." } ?? verdict.summary
    case .differentText(let difference):
      return name.map { "\($0) differs from its reference: \(difference.summary)." }
        ?? "the text differs: \(difference.summary)"
    case .missing: return name.map { "No reference for \($0)." } ?? "there is no reference"
    case .unreadable(let problem):
      return "The reference\(name.map { " of \($0)" } ?? "") cannot be read. \(problem)"
    case .unwritable(let problem, let verdict):
      let old = verdict.map { " (\($0.summary))" } ?? ""
      return "\(name ?? "It") could not be recorded\(old). \(problem)"
    case .undrawable(let problem): return "\(name ?? "It") could not be drawn. \(problem)"
    case .refused(let problem): return "\(name ?? "It") was not checked. \(problem)"
    case .elsewhere(let shard):
      return name.map { "\($0) is not in shard \(shard), so it was not checked here." }
        ?? "not in shard \(shard), not checked here"
    }
  }
}
