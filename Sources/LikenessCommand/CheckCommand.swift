/// `likeness check`: draws every picture and compares it with its reference.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport

/// Checks pictures of the gallery or of scenes; writes no reference.
struct CheckCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Draws the gallery and compares every picture with its reference.",
      discussion: """
        Writes no reference. A picture that differs is kept as pending, with a difference picture; `likeness accept` makes it the reference. \
        Exit code 0 where all match, 1 where one differs or has no reference, 2 where the check could not run.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @Option(help: ArgumentHelp("Write the report into this folder.", valueName: "folder"))
  var report: String?

  @Flag(help: "Pass a picture without drawing it where its display list and the renderer are those of the reference.")
  var trustDisplayLists = false

  @Flag(help: "Print the names, and check nothing.")
  var list = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let snapshots = try options.snapshots(of: Command.gallery)
    if list {
      for snapshot in snapshots { console.result(snapshot.identity.description) }
      return .success
    }
    let artifacts = options.folders.artifacts
    var checker = SnapshotChecker(store: options.folders.store, artifacts: artifacts, mode: .never)
    checker.trustsDisplayLists = trustDisplayLists
    let run = GalleryRun(snapshots: snapshots, checker: checker, jobs: options.parallel)
    let outcomes = try await run.outcomes(verb: "checked", log: try newLog(in: artifacts), console: console)
    if let report { try writeReport(of: outcomes, to: report, console: console) }
    let failures = outcomes.filter(\.isFailure)
    if json {
      console.result(try jsonText(OutcomesDocument(outcomes)))
    } else {
      for failure in failures { console.result("\(FailureMessage(failure, relativeTo: options.folders.base))\n") }
      console.result(summary(of: outcomes))
    }
    return failures.isEmpty ? .success : .differences
  }
}

/// The counts of a run in one line.
func summary(of outcomes: [SnapshotOutcome]) -> String {
  var counts: [(word: String, count: Int)] = []
  for outcome in outcomes {
    let word = outcome.finding.word
    if let index = counts.firstIndex(where: { $0.word == word }) { counts[index].count += 1 } else { counts.append((word, 1)) }
  }
  let parts = counts.sorted { $0.word < $1.word }.map { "\($0.count) \($0.word)" }
  return "\(outcomes.count) \(outcomes.count == 1 ? "picture" : "pictures")" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
}

extension SnapshotOutcome.Finding {
  /// The finding in one word, as counts and JSON have it.
  var word: String {
    switch self {
    case .passed: "passed"
    case .recorded(.added): "added"
    case .recorded(.replaced): "replaced"
    case .different, .differentText: "different"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .unwritable: "unwritable"
    case .undrawable: "undrawable"
    case .refused: "refused"
    }
  }
}

/// The JSON document of a run.
struct OutcomesDocument: Encodable {
  let schemaVersion = 1
  let passed: Bool
  let counts: [String: Int]
  let outcomes: [SnapshotOutcome]

  init(_ outcomes: [SnapshotOutcome]) {
    self.outcomes = outcomes
    passed = outcomes.allSatisfy { !$0.isFailure }
    counts = outcomes.reduce(into: [:]) { $0[$1.finding.word, default: 0] += 1 }
  }
}
