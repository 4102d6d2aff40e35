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
        Writes no reference, whatever LIKENESS_RECORD says. A picture that differs is kept as pending, with a difference picture; \
        `likeness accept` makes it the reference.

        With --strict-text a picture whose text is not as it was asked for counts as one that could not be drawn.

        Exit codes: 0 all match; 1 one differs or has no reference; 2 one could not be drawn or read, or the check could not run.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @Option(help: ArgumentHelp("Write the report into this folder.", valueName: "folder"))
  var report: String?

  @Flag(
    help: "Pass a picture without drawing it where its display list and the renderer are those of the reference; the result says how many.")
  var trustDisplayLists = false

  @Option(
    help: ArgumentHelp(
      """
      What to fail texts for, joined by commas: warnings (a character that no font has, a font that another stands in for), overflow (letters \
      that leave the room of their text), truncation (text that is left out), or all of them.
      """,
      valueName: "kinds"))
  var strictText: StrictText = []

  @Flag(help: "Print the names, and check nothing.")
  var list = false

  @Flag(help: "Print the remarks on pictures that pass, too: characters that no font has, fonts that others stand in for.")
  var remarks = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let snapshots = try options.snapshots(of: Command.gallery)
    if list {
      if json {
        console.result(try jsonText(NamesDocument(names: snapshots.map(\.identity))))
      } else {
        for snapshot in snapshots { console.result(snapshot.identity.description) }
      }
      return .success
    }
    let store = options.folders.store
    if !FileManager.default.fileExists(atPath: store.root) {
      console.message(
        "There are no references yet: \(store.root) is not there. `likeness record` makes them, --snapshots names another folder.")
    }
    let artifacts = options.folders.artifacts
    var checker = SnapshotChecker(store: store, artifacts: artifacts, mode: .never)
    checker.trustsDisplayLists = trustDisplayLists
    checker.strictText = strictText
    checker.limits = options.limits.png
    checker.sources = SourceState.once(package: options.folders.package)
    let run = GalleryRun(snapshots: snapshots, checker: checker, jobs: options.parallel)
    let outcomes = try await run.outcomes(verb: "checked", log: try newLog(in: artifacts, planned: snapshots), console: console)
    if let report {
      let page = try writeReport(
        of: outcomes, to: report, acceptOptions: options.acceptOptions, rejectOptions: options.folders.artifactsOptions.rejectOptions)
      console.message("report: \(page)")
    }
    let failures = outcomes.filter(\.isFailure)
    let document = OutcomesDocument(outcomes, passed: failures.isEmpty)
    if json {
      console.result(try jsonText(document))
    } else {
      for failure in failures {
        console.result("\(FailureMessage(failure, relativeTo: options.folders.base, acceptOptions: options.acceptOptions))\n")
      }
      let remarked = outcomes.filter { !$0.isFailure && !$0.remarks.isEmpty }
      for outcome in remarked where remarks {
        for remark in outcome.remarks { console.result("\(outcome.identity): \(remark)") }
      }
      if !remarks, !remarked.isEmpty {
        let subject = remarked.count == 1 ? "1 picture that passes has" : "\(remarked.count) pictures that pass have"
        console.result("\(subject) remarks; --remarks prints them.")
      }
      console.result(document.line + undrawn(outcomes))
    }
    return status(of: failures)
  }
}

/// How many pictures passed without being drawn, as the end of a line; empty where all were.
private func undrawn(_ outcomes: [SnapshotOutcome]) -> String {
  let count = outcomes.count { $0.finding == .passed(.displayList) }
  return count > 0 ? " (\(count) by equal display lists, not drawn)" : ""
}

/// The status of a check with these failures; what could not be checked weighs more than what differs.
private func status(of failures: [SnapshotOutcome]) -> ExitStatus {
  failures.reduce(.success) { status, failure in
    switch failure.finding {
    case .passed, .recorded, .different, .differentText, .missing: status == .failure ? .failure : .differences
    case .unreadable, .unwritable, .undrawable, .refused: .failure
    }
  }
}

extension StrictText: ExpressibleByArgument {
  /// Reads `warnings,overflow` or `all`.
  public init?(argument: String) {
    guard argument != "all" else {
      self = .all
      return
    }
    self = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
      insert(known.option)
    }
  }

  /// What completion and messages offer.
  public static var allValueStrings: [String] { named.map(\.name) + ["all"] }

  /// The names, as help shows a default.
  public var defaultValueDescription: String {
    isEmpty ? "nothing" : Self.named.filter { contains($0.option) }.map(\.name).joined(separator: ",")
  }
}

/// The JSON document of `--list`.
private struct NamesDocument: Encodable {
  let schemaVersion = 1
  let names: [SnapshotIdentity]
}
