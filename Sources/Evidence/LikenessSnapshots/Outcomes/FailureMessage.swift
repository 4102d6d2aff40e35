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
    let verdict = outcome.words(reference: reference)
    let causes = Self.causes(outcome, limit: causeLimit)
    var lines = [verdict]
    // One line is enough if there is only a picture to look at.
    var isComplete = false
    switch outcome.verdict {
    case .elsewhere: isComplete = true
    case .added where outcome.done == .kept:
      let look = outcome.paths.pending.map { "Look at \(path($0)), then run: " } ?? "Run: "
      lines = ["\(verdict) \(look)\(accept)"]
      isComplete = true
    case .added where outcome.done == .written: isComplete = true
    case .pixels(let difference) where outcome.done == .kept:
      lines += difference.tellingLimits.map { "  " + $0.summary }
    case .text(let difference) where outcome.done == .kept && outcome.causes.isEmpty:
      lines += difference.excerpt.prefix(max(0, causeLimit * 2)).map { "  " + $0 }
    default: break
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
      if outcome.paths.pending != nil, !outcome.verdict.isPointer {
        lines.append("To accept the actual picture, run: \(accept)")
      }
      if outcome.status == .recorded { lines.append("Look at the picture, then run again.") }
    }
    self.lines = lines
    brief = ([verdict] + Self.causes(outcome, limit: 1)).joined(separator: " ")
  }

  private static func causes(_ outcome: SnapshotOutcome, limit: Int) -> [String] {
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

extension SnapshotOutcome {
  /// The outcome as a sentence that names the snapshot.
  package func words(reference: String) -> String { words(of: identity.description, reference) }

  /// The outcome as a phrase, where a page shows the name beside it.
  package var words: String { words(of: nil, "") + forgivenWords }

  private func words(of name: String?, _ reference: String) -> String {
    switch done {
    case .written where !verdict.passes: return recordedWords(of: name, reference)
    case .unwritten:
      let old = verdict.summary.map { " (\($0))" } ?? ""
      return "\(name ?? "It") could not be recorded\(old). \(writeProblem ?? "")"
    case .settled, .written, .kept: break
    }
    switch verdict {
    case .identical, .tolerated:
      let words = verdict.summary ?? ""
      return name.map { "\($0) matches its reference: \(words)\(forgivenWords)." } ?? words
    case .pixels, .size:
      let words = verdict.summary ?? ""
      return name.map { "\($0) differs from its reference: \(words)." } ?? words
    case .text(let difference):
      return name.map { "\($0) differs from its reference: \(difference.summary)." }
        ?? "the text differs: \(difference.summary)"
    case .added: return name.map { "No reference for \($0)." } ?? "there is no reference"
    case .missing: return "\(name ?? "It") has a reference, and nothing draws it."
    case .renamed(let old): return "\(name ?? "It") is the picture of \(old), with another name."
    case .unreadable(let problem, _):
      return "The reference\(name.map { " of \($0)" } ?? "") cannot be read. \(problem)"
    case .undrawable(let problem): return "\(name ?? "It") could not be drawn. \(problem)"
    case .refused(let problem): return "\(name ?? "It") was not checked. \(problem)"
    case .elsewhere(let shard):
      return name.map { "\($0) is not in shard \(shard), so it was not checked here." }
        ?? "not in shard \(shard), not checked here"
    }
  }

  private func recordedWords(of name: String?, _ reference: String) -> String {
    if verdict == .added {
      return name.map {
        "No reference for \($0). Recorded \(reference); look at it, then run again to compare."
      } ?? "recorded: there was no reference"
    }
    return name.map { "Reference of \($0) updated\(verdict.summary.map { ": " + $0 } ?? "")." }
      ?? "reference updated: \(verdict.summary ?? "the old one could not be read")"
  }
}
