/// The last lines of a run with failures: the causes, the most frequent first, and what to run
/// next.
import LikenessCauses

/// What `swift test` and `check` print at their end.
package struct RunSummary: Hashable, Sendable {
  /// The number of failures and their causes, the most frequent first.
  package let causes: [String]
  /// The new pictures with warnings; see ``warningLines(_:_:)``.
  package let warnings: [String]
  /// The commands to run next, each in a sentence; empty if there is nothing to look at.
  package let next: [String]
  /// All lines.
  package var lines: [String] { causes + warnings + next }

  /// The most causes to print: half a terminal of 24 lines, or with names a whole one.
  private static func maximumCauses(withNames: Bool) -> Int { withNames ? 8 : 10 }
  /// The most pictures to name below a cause: what fits in a line.
  private static let maximumNames = 3

  /// Creates the summary; nil without a failure.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes of a run; passes are ignored.
  ///   - withNames: Whether to name the first pictures of each cause. Off by default, for runs that
  ///     have printed each failure.
  ///   - review: The command that shows the pending pictures and takes the answers.
  ///   - accept: The command that accepts pending pictures, with these arguments. With `--all`
  ///     suggested only if all are new, so nothing can be lost.
  ///   - report: The command that writes all pictures of the run to a page.
  package init?(
    _ outcomes: [SnapshotOutcome], withNames: Bool = false, review: String,
    accept: ([String]) -> String, report: String
  ) {
    let failures = outcomes.filter(\.isFailure)
    guard !failures.isEmpty else { return nil }
    let views = sharedViews(of: failures.map(\.causes))
    let causes = CauseCount.all(in: failures.map(\.headings), views: views)
    let shown = causes.prefix(Self.maximumCauses(withNames: withNames))
    let width = shown.map { String($0.count).count }.max() ?? 0
    var lines = [
      failures.count == 1 ? "1 snapshot needs a look:" : "\(failures.count) snapshots need a look:"
    ]
    for cause in shown {
      let count = String(cause.count)
      let padding = String(repeating: " ", count: width - count.count)
      lines.append(
        "  \(padding)\(count)  \(cause.line.text)\(cause.otherLine.map { " (\($0.text))" } ?? "")")
      if withNames {
        let names = cause.pictures.prefix(Self.maximumNames).map {
          failures[$0].identity.description
        }
        let rest = cause.count - names.count
        lines.append(
          String(repeating: " ", count: width + 4) + names.joined(separator: "  ")
            + (rest > 0 ? "  and \(rest) more" : ""))
      }
    }
    if causes.count > shown.count {
      let rest = causes.count - shown.count
      lines.append("  and \(rest) more \(rest == 1 ? "cause" : "causes")")
    }
    self.causes = lines
    warnings = warningLines(ofNew: failures)
    let one = causes.count > 1 ? Self.subjects(of: causes, failures, views) : nil
    next = Self.steps(after: failures, explaining: one, review, accept, report)
  }

  /// The commands to run next; `one` is what `--cause` takes of a change that explains some alone.
  private static func steps(
    after failures: [SnapshotOutcome], explaining one: [String]?, _ review: String,
    _ accept: ([String]) -> String, _ report: String
  ) -> [String] {
    if failures.contains(where: { $0.paths.pending != nil }) {
      let look = "To look at the pictures and accept or reject them, run: \(review)"
      if failures.allSatisfy({ $0.status == .added }) {
        return [look, "To accept all of them, run: \(accept(["--all"]))"]
      }
      guard let one else { return [look] }
      let command = accept(one.flatMap { ["--cause", $0] })
      return [look, "To accept only what one change explains, run: \(command)"]
    }
    guard failures.contains(where: { !$0.written.isEmpty }) else { return [] }
    return [
      """
      Look at the recorded references, then run again to compare. To see them on a page, run: \
      \(report)
      """
    ]
  }

  /// The causes of the most frequent line that explains a picture alone, as `--cause` takes them.
  /// nil if there is none: a change of several views has no one name.
  private static func subjects(
    of causes: [CauseCount], _ failures: [SnapshotOutcome], _ views: [Cause.Edit: String]
  ) -> [String]? {
    for line in causes {
      guard
        let sample = line.pictures.lazy.map({ failures[$0] }).first(where: {
          Set($0.headings) == Set(line.causes)
        })
      else { continue }
      let changes = failures.flatMap(\.causes)
      let subjects = line.causes.compactMap { heading in
        sample.causes.first { .cause($0.edit) == heading && $0.place == views[$0.edit] }
          .flatMap { Self.subject(of: $0, among: changes) }
      }
      if subjects.count == line.causes.count && subjects.count <= maximumNames { return subjects }
    }
    return nil
  }

  /// The change as `--cause` takes it: without its values, unless it would cover another change,
  /// too. nil where it covers another even so.
  private static func subject(of cause: Cause, among changes: [Cause]) -> String? {
    [false, true].lazy.compactMap { ExpectedChange(cause, withValues: $0) }.first { change in
      changes.allSatisfy {
        !change.covers($0) || $0.edit == cause.edit && $0.place == cause.place
      }
    }?.text
  }
}

extension RunSummary: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }
}

/// What tolerances forgave in a run: how many pictures passed with each change.
package func forgivenLines(_ outcomes: [SnapshotOutcome]) -> [String] {
  let forgiving = outcomes.filter { !$0.forgiven.isEmpty }
  guard !forgiving.isEmpty else { return [] }
  let causes = CauseCount.all(in: forgiving.map(\.forgiven))
  let width = causes.map { String($0.count).count }.max() ?? 0
  let count = forgiving.count
  let subject =
    count == 1
    ? "1 snapshot passed because its tolerance allows"
    : "\(count) snapshots passed because their tolerance allows"
  return ["\(subject):"]
    + causes.map { cause in
      let count = String(cause.count)
      return "  " + String(repeating: " ", count: width - count.count)
        + "\(count)  \(cause.line.text)"
    }
}

/// The new pictures that have warnings; see ``warningLines(_:_:)``. Once a reference is accepted,
/// nobody looks for a box in it anymore.
package func warningLines(ofNew outcomes: [SnapshotOutcome]) -> [String] {
  let warned = outcomes.filter {
    $0.status.kind == .new && !$0.isUnkept && !$0.warnings.isEmpty
  }
  return warningLines(warned, "new")
}

/// The number of pictures that have warnings, the first warning of ten of them, as many as causes,
/// and the names of the others.
package func warningLines(_ warned: [SnapshotOutcome], _ kind: String) -> [String] {
  guard !warned.isEmpty else { return [] }
  let shown = warned.prefix(10).map { outcome in
    let more = outcome.warnings.count > 1 ? " (and \(outcome.warnings.count - 1) more)" : ""
    return "  \(outcome.identity): \(outcome.warnings.first ?? "")\(more)"
  }
  let rest = warned.dropFirst(shown.count).map(\.identity.description)
  let subject =
    warned.count == 1 ? "1 \(kind) picture has" : "\(warned.count) \(kind) pictures have"
  return ["\(subject) warnings:"] + shown
    + (rest.isEmpty ? [] : ["  and \(rest.joined(separator: ", "))"])
}
