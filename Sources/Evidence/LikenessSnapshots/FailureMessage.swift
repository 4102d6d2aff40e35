/// What a person is told of a snapshot that failed. The only place that words it.
import LikenessCompare
import LikenessDisplayList

/// The message for an outcome, in this order: which snapshot; the verdict with numbers; what changed in the display list; the paths; what to do.
public struct FailureMessage: Hashable, Sendable {
  /// The lines, without line breaks.
  public let lines: [String]

  /// Words the message.
  ///
  /// - Parameters:
  ///   - outcome: any outcome, also one that passed.
  ///   - base: the folder that paths are told from, usually that of the package; nil leaves them as they are.
  ///   - changeLimit: the most changes to tell. Default 5: a screen's worth with all else.
  ///   - acceptOptions: what the command that accepts the picture needs after its name, a word each: `["--output", "build"]`. Default none.
  public init(_ outcome: SnapshotOutcome, relativeTo base: String? = nil, changeLimit: Int = 5, acceptOptions: [String] = []) {
    let name = outcome.identity.description
    func path(_ path: String) -> String {
      guard let base, path.hasPrefix(base + "/") else { return path }
      return String(path.dropFirst(base.count + 1))
    }
    let reference = path(outcome.paths.reference)
    let look = outcome.paths.pending.map { "Look at \(path($0)), then run: " } ?? ""
    let accept = acceptCommand(for: outcome.identity, options: acceptOptions)
    var lines: [String] = []
    // A single sentence where there is only a picture to look at.
    var isComplete = false
    switch outcome.finding {
    case .passed(let proof):
      lines.append("\(name) matches its reference: \(Self.words(proof)).")
    case .recorded(.added):
      lines.append("No reference for \(name) until now. It was recorded: look at \(reference), then run again.")
      isComplete = true
    case .recorded(.replaced(let verdict)):
      lines.append("\(name) was recorded anew\(verdict.map { ": " + $0.summary } ?? "").")
    case .different(let verdict):
      lines.append("\(name) differs from its reference: \(verdict.summary).")
      lines += verdict.difference?.tellingLimits.map { "  " + $0.summary } ?? []
    case .differentText(let difference):
      lines.append("\(name) differs from its reference: \(difference.summary).")
      if outcome.changes.isEmpty { lines += difference.excerpt.prefix(max(0, changeLimit * 2)).map { "  " + $0 } }
    case .missing:
      lines.append("No reference for \(name). \(look)\(look.isEmpty ? "Run: " : "")\(accept)")
      isComplete = true
    case .unreadable(let problem):
      lines.append("The reference of \(name) cannot be read. \(problem)")
    case .unwritable(let problem, let verdict):
      lines.append("\(name) could not be recorded\(verdict.map { " (\($0.summary))" } ?? ""). \(problem)")
    case .undrawable(let problem):
      lines.append("\(name) could not be drawn. \(problem)")
    case .refused(let problem):
      lines.append("\(name) was not checked. \(problem)")
    case .elsewhere(let shard):
      lines.append("\(name) is not in share \(shard), and was not checked here.")
      isComplete = true
    }
    lines += Self.changes(outcome, limit: changeLimit).map { "  " + $0 }
    lines += outcome.remarks.map { "  " + $0 }
    if !isComplete {
      if [.different, .recorded, .unwritable].contains(outcome.status) { lines.append("reference:  \(reference)") }
      if let pending = outcome.paths.pending { lines.append("actual:     \(path(pending))") }
      if let difference = outcome.paths.difference { lines.append("difference: \(path(difference))") }
      if outcome.paths.pending != nil, !outcome.isOfPointer { lines.append("To accept the actual one: \(accept)") }
      if case .recorded = outcome.finding { lines.append("Look at it, then run again.") }
    }
    self.lines = lines
  }

  private static func words(_ proof: SnapshotOutcome.Proof) -> String {
    switch proof {
    case .displayList: "equal display list, not drawn"
    case .digest, .identical: "identical"
    case .tolerated(let difference): Verdict.similar(difference).summary
    }
  }

  private static func changes(_ outcome: SnapshotOutcome, limit: Int) -> [String] {
    let shown = outcome.changes.prefix(limit).map(\.description)
    let rest = outcome.changes.count - shown.count + outcome.moreChanges
    return rest > 0 ? shown + ["and \(rest) more"] : shown
  }
}

extension FailureMessage: CustomStringConvertible {
  /// The lines, joined.
  public var description: String { lines.joined(separator: "\n") }
}

extension SnapshotOutcome {
  /// Whether the reference is a pointer of Git LFS, which no answer replaces.
  fileprivate var isOfPointer: Bool {
    if case .unreadable(let problem) = finding { problem.contains("git lfs pull") } else { false }
  }
}

/// The command that makes the pending picture of a snapshot its reference, to be pasted into a shell.
///
/// - Parameter options: what follows the name, a word each: the folders, where they are not the usual ones.
public func acceptCommand(for identity: SnapshotIdentity, options: [String] = []) -> String {
  (["likeness", "accept", identity.description] + options).map(shellQuoted).joined(separator: " ")
}

/// The command that throws the pending picture of a snapshot away, to be pasted into a shell.
///
/// - Parameter options: what follows the name, a word each: the folder, where it is not the usual one.
public func rejectCommand(for identity: SnapshotIdentity, options: [String] = []) -> String {
  (["likeness", "reject", identity.description] + options).map(shellQuoted).joined(separator: " ")
}

/// `text` as one word of a command line: as it is where nothing in it has a meaning to a shell, else in single quotes.
public func shellQuoted(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xA1...: true
    default: "/@,=._-%+:".unicodeScalars.contains(scalar)
    }
  }
  return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
}
