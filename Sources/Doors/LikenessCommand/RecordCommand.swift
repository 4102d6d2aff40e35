/// `likeness record`: writes references.
import ArgumentParser
import Foundation
import Likeness
import LikenessPages

/// Records references of the gallery or of scenes.
struct RecordCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Draws the gallery, and writes references that are missing or differ.",
      discussion: """
        Draws the stories in Swift, or the JSON scenes in --scenes. A reference that is equal, or within its tolerance, is not rewritten. --mode overrides \
        LIKENESS_RECORD. To record references of tests, run `LIKENESS_RECORD=failed swift test`.

        Exit codes: 0 success; 2 a picture could not be drawn, read or written.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @Option(help: "The references to write: all that are missing or differ, or only missing ones.")
  var mode: Mode = .all

  @Flag(help: "Print the changes without writing them.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  /// The modes that a person who records can mean.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case all
    case missing

    var recordMode: RecordMode {
      switch self {
      case .all: .all
      case .missing: .missing
      }
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let snapshots = try options.snapshots(of: Command.gallery)
    let artifacts = options.folders.artifacts
    // What a run that was killed left aside goes, also where nothing is to be written; who may not remove it may not write either, and is told so then.
    if !dryRun { _ = try? options.folders.store.sweep() }
    var checker = SnapshotChecker(store: options.folders.store, artifacts: artifacts, mode: mode.recordMode)
    checker.isDryRun = dryRun
    checker.limits = options.limits.png
    let run = GalleryRun(snapshots: snapshots, checker: checker, owners: options.owners, jobs: options.parallel)
    let outcomes = try await run.outcomes(verb: "drew", log: dryRun ? nil : try newLog(in: artifacts, planned: snapshots), console: console)
    let failures = outcomes.filter { !isDone($0.finding) }
    let document = OutcomesDocument(outcomes, passed: failures.isEmpty, dryRun: dryRun)
    if json {
      console.result(try jsonText(document))
    } else {
      for outcome in outcomes { line(for: outcome).map { console.result($0) } }
      console.result(document.line + (dryRun ? " (dry run, nothing written)" : ""))
    }
    for failure in failures {
      console.message(
        "\(FailureMessage(failure, relativeTo: options.folders.base, invocation: .current, acceptOptions: options.acceptOptions))")
    }
    return failures.isEmpty ? .success : .failure
  }

  /// What was done, or would be, to a reference; nil where it stays and is as it should be, and for failures, which are told as messages.
  private func line(for outcome: SnapshotOutcome) -> String? {
    let would = dryRun ? "would be " : ""
    return switch outcome.finding {
    case .recorded: "\(would)\(outcome.word)  \(outcome.identity)"
    case .passed where !outcome.written.isEmpty: "text \(would)updated  \(outcome.identity)"
    case .different: "differs, not recorded  \(outcome.identity)"
    default: nil
    }
  }

  private func isDone(_ finding: SnapshotOutcome.Finding) -> Bool {
    switch finding {
    // Where only what is missing is recorded, what differs stays as it is.
    case .passed, .elsewhere, .recorded, .different: true
    case .differentText, .missing, .unreadable, .unwritable, .undrawable, .refused: false
    }
  }
}
