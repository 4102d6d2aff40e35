/// `likeness record`: writes references.
import ArgumentParser
import Foundation
import Likeness

/// Records references of the gallery or of scenes.
struct RecordCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Draws the gallery and writes the references that changed.",
      discussion: """
        A reference that is equal, or within its tolerance, is not rewritten. Exit code 0 where all is recorded, 2 where something could not be \
        drawn or written.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @Option(help: "Which references may be written: all, or only the missing ones.")
  var mode: Mode = .all

  @Flag(help: "Say what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  /// The modes that a person who records can mean.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case all
    case missing
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let snapshots = try options.snapshots(of: Command.gallery)
    let artifacts = options.folders.artifacts
    let recordMode: RecordMode = dryRun ? .never : mode == .all ? .all : .missing
    // What a dry run keeps as pending would be taken for the evidence of a check, so it goes to a folder that is thrown away.
    let scratch = dryRun ? ArtifactsFolder(path: NSTemporaryDirectory() + "likeness-\(UUID().uuidString)") : artifacts
    defer { if dryRun { try? FileManager.default.removeItem(atPath: scratch.path) } }
    let checker = SnapshotChecker(store: options.folders.store, artifacts: scratch, mode: recordMode)
    let run = GalleryRun(snapshots: snapshots, checker: checker, jobs: options.parallel)
    let outcomes = try await run.outcomes(verb: "drew", log: dryRun ? nil : try newLog(in: artifacts), console: console)
    if json {
      console.result(try jsonText(OutcomesDocument(outcomes)))
    } else {
      for outcome in outcomes { line(for: outcome).map { console.result($0) } }
      console.result(summary(of: outcomes))
    }
    return outcomes.contains { !isDone($0.finding) } ? .failure : .success
  }

  private func line(for outcome: SnapshotOutcome) -> String? {
    switch outcome.finding {
    case .passed: outcome.written.isEmpty ? nil : "text renewed  \(outcome.identity)"
    case .recorded(.added): "added         \(outcome.identity)"
    case .recorded(.replaced): "replaced      \(outcome.identity)"
    case .missing where dryRun: "would add     \(outcome.identity)"
    case .different where dryRun, .unreadable where dryRun:
      mode == .all ? "would replace \(outcome.identity)" : "would leave   \(outcome.identity)"
    default: FailureMessage(outcome, relativeTo: options.folders.base).description
    }
  }

  private func isDone(_ finding: SnapshotOutcome.Finding) -> Bool {
    switch finding {
    case .passed, .recorded: true
    // Recording only what is missing leaves these as they are.
    case .different, .differentText, .missing: dryRun || mode == .missing
    case .unreadable: dryRun
    case .unwritable, .undrawable, .refused: false
    }
  }
}
