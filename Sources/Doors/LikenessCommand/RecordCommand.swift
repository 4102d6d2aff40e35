/// `likeness record`: writes references.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport

struct RecordCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Draws the gallery, and writes references that are missing or differ.",
      discussion: """
        Draws the stories in Swift, or the JSON scenes in --scenes; or takes the PNG files in \
        --pictures. A reference that is equal, or \
        within its tolerance, is not rewritten. --mode overrides LIKENESS_RECORD. To record \
        references of tests, run `LIKENESS_RECORD=failed swift test`.

        Exit codes: 0 success; 2 a scene could not be read, or a picture could not be drawn, read \
        or written.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @OptionGroup var project: ProjectOptions

  @Option(help: "The references to write: all that are missing or differ, or only missing ones.")
  var mode: Mode = .all

  @Flag(help: "Print the changes without writing them.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  /// The modes that make sense for recording.
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
    var unread: Problems?
    let settings = try project.settings()
    let pictures = try options.pictures(
      of: try Command.made(), in: settings, for: ["record"],
      instead: "Tests record their own references: LIKENESS_RECORD=failed swift test",
      console
    ) { unread = $0 }
    if let unread { console.report(unread, others: !pictures.isEmpty, are: "recorded") }
    let artifacts = options.folders.artifacts
    // Removes temporary files of killed runs, even if nothing will be written. Without permission,
    // writing fails later with an error.
    let store = options.folders.store
    if !dryRun { _ = try? store.sweep() }
    var checker = SnapshotChecker(store: store, artifacts: artifacts, mode: mode.recordMode)
    checker.isDryRun = dryRun
    checker.strictText = settings.strictText
    checker.limits = settings.png
    let run = GalleryRun(pictures: pictures, checker: checker)
    let outcomes = try await run.outcomes(
      verb: options.otherTool.folder == nil ? "drew" : "read",
      log: dryRun
        ? nil : try newLog(in: artifacts, planned: pictures, unreadScenes: unread?.scenes, console),
      console: console)
    let failures = outcomes.filter { !isDone($0) }
    var document = OutcomesDocument(
      outcomes, passed: failures.isEmpty && unread == nil, dryRun: dryRun)
    document.unreadScenes = unread?.lines
    if json {
      console.result(jsonText(document))
    } else {
      for outcome in outcomes { line(for: outcome).map { console.result($0) } }
      console.result(document.line + (dryRun ? " (dry run, nothing written)" : ""))
    }
    for failure in failures {
      let message = FailureMessage(
        failure, relativeTo: options.folders.base, invocation: .current,
        acceptOptions: options.folders.given)
      console.message("\(message)")
    }
    let unkept = outcomes.filter { $0.isUnkept && isDone($0) }
    for outcome in unkept {
      for warning in outcome.warnings { console.message("\(outcome.identity): \(warning)") }
    }
    let warnings = warningLines(ofNew: outcomes)
    for line in warnings { console.message(line) }
    if !warnings.isEmpty, !dryRun {
      let command = Invocation.current.command(
        ["check", "--verbose"] + options.recordOptions(project))
      console.message("To print all warnings, run: \(command)")
    }
    return failures.isEmpty && unkept.isEmpty && unread == nil ? .success : .failure
  }

  /// What happened or would happen to a reference; nil if it stays the same, and for failures,
  /// which are messages.
  private func line(for outcome: SnapshotOutcome) -> String? {
    let would = dryRun ? "would be " : ""
    return switch (outcome.done, outcome.verdict) {
    case (.written, .identical): "text \(would)updated  \(outcome.identity)"
    case (.written, .added): "\(would)added  \(outcome.identity)"
    case (.written, _): "\(would)replaced  \(outcome.identity)"
    case (.kept, .pixels), (.kept, .size): "differs, not recorded  \(outcome.identity)"
    default: nil
    }
  }

  private func isDone(_ outcome: SnapshotOutcome) -> Bool {
    switch (outcome.done, outcome.verdict) {
    case (.written, _), (.settled, .identical), (.settled, .tolerated), (.settled, .elsewhere): true
    // If only missing references are recorded, different ones stay.
    case (.kept, .pixels), (.kept, .size): true
    default: false
    }
  }
}
