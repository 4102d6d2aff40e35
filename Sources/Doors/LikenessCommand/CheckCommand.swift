/// `likeness check`: draws every picture and compares it with its reference.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

/// Checks pictures of the gallery or of scenes; writes no reference.
struct CheckCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Draws the gallery and compares every picture with its reference.",
      discussion: """
        Never writes references, regardless of LIKENESS_RECORD. A picture that differs is kept as \
        pending, with a picture of the difference; `accept` makes it the reference. Every pixel \
        must be equal unless the story has a tolerance. `Tolerance(ignoring: [PixelRect(x: 0, y: \
        0, width: 40, height: 20)])` ignores an area; `Tolerance(allowing: [.moves(upTo: 1)])` \
        lets views move or resize by a point, and nothing else.

        --pictures checks the PNG files that another tool drew. The path of a file names the \
        snapshot: Login/home@2x.png is Login/home@2x. Files that did not change are not decoded. \
        "tolerances" in likeness.json says what may differ.

        Up to \(fullMessages) failures are printed in full. More are grouped by cause, the most \
        frequent first; --verbose also prints each in full.

        --shard divides the pictures among CI machines. The division is the same on every machine, \
        and `merge` joins the results. Without --shard and LIKENESS_SHARD, every job checks all \
        pictures.

        --expect passes if every difference is an expected change and every expected change \
        happened. Write a change as a failure prints its cause: 'News/title padding 12 → 16', \
        'News/title padding', or 'token primary'. A view can be a glob, and -> can replace the \
        arrow.

        Without stories and scenes, --fail-on-unreferenced judges only the references of tests, by \
        the last complete run of all tests: swift test && \
        \(Invocation.current.command("check", "--fail-on-unreferenced"))

        Exit codes: 0 all match, or differ exactly as expected; 1 differences, missing references \
        or findings; 2 a picture could not be drawn or read, or the check could not run.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var shards: ShardOptions

  @Option(
    help: ArgumentHelp("Expect this change: 'token primary'. Repeatable.", valueName: "change"))
  var expect: [String] = []

  @Flag(
    help: ArgumentHelp(
      """
      Fail if a reference is unused: no story or scene draws it, or a complete run of the tests \
      just before did not check it. `prune` removes unused references.
      """))
  var failOnUnreferenced = false

  @Option(help: ArgumentHelp("Write a report to this folder.", valueName: "folder"))
  var report: String?

  @Flag(help: "Print the names of the pictures without checking them.")
  var list = false

  @Flag(help: "Print every failure and every warning in full.")
  var verbose = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let expected = try tool { try expect.map { try ExpectedChange($0) } }
    if let report {
      try refuseSnapshots(report, option: "--report", references: options.folders.store.root)
    }
    if try judgesOnlyReferencesOfTests() { return try judgeReferencesOfTests(console) }
    if options.drawsStories, !expect.isEmpty {
      try requireStories(
        try Command.made(), for: ["check", "--expect"],
        instead: "In a test, expect changes with .snapshots(expecting:).")
    }
    let settings = try project.settings()
    let selection = try selection(settings, console)
    if list { return print(namesOf: selection, console) }
    let lastRun = try failOnUnreferenced ? lastRun() : nil
    let references = lastRun.map { run in Result { try self.references(run) } }
    let outcomes = try await outcomes(
      of: selection, settings, unused: (try? references?.get())?.audit.unused, console)
    let page = report.flatMap {
      writeReport(of: outcomes, problems: selection.unread?.scenes, to: $0, console)
    }
    let result = CheckResult(
      outcomes, expected: expected, unread: selection.unread, share: selection.share?.shard,
      references: try references?.get(), isReported: report == nil || page != nil)
    print(result, page: page, console)
    return result.status
  }

  private func judgesOnlyReferencesOfTests() throws -> Bool {
    try options.drawsStories && Command.made().stories.isEmpty && failOnUnreferenced
      && expect.isEmpty && report == nil && !list
  }

  // MARK: What is checked

  /// The pictures that a run checks, what share of all these are, and what is wrong with scenes
  /// that can't be read.
  private struct Selection {
    var pictures: [CheckedPicture]
    var share: RunShare?
    var unread: Problems?
  }

  private func selection(_ settings: ProjectSettings, _ console: Console) throws(ToolError)
    -> Selection
  {
    var unread: Problems?
    let pictures = try options.pictures(
      of: try Command.made(), in: settings, for: ["check"],
      instead: "Tests check their own references: swift test",
      console
    ) { unread = $0 }
    let (chosen, share) = try shards.share(
      of: pictures, environment: ProcessInfo.processInfo.environment, console)
    if let unread { console.report(unread, others: !chosen.isEmpty, are: "checked") }
    return Selection(pictures: chosen, share: share, unread: unread)
  }

  private func print(namesOf selection: Selection, _ console: Console) -> ExitStatus {
    let names = selection.pictures.map(\.identity)
    if json {
      console.result(jsonText(NamesDocument(names: names)))
    } else {
      for name in names { console.result(name.description) }
    }
    return selection.unread == nil ? .success : .failure
  }

  private func lastRun() throws(ToolError) -> CheckResult.LastRun {
    let artifacts = options.folders.artifacts
    let logged: LoggedOutcomes
    do throws(ArtifactsError) { logged = try LoggedOutcomes(in: artifacts) } catch .older {
      // The check removes it.
      return CheckResult.LastRun(
        run: .failure(.noOutcomes(artifacts.outcomes)), hasLosses: false)
    } catch { throw ToolError(error) }
    return CheckResult.LastRun(
      run: Result { () throws(IncompleteRunError) in
        try CompleteRun(logged, folder: artifacts.outcomes, invocation: .current)
      }, hasLosses: !logged.losses.isEmpty)
  }

  private func references(_ lastRun: CheckResult.LastRun) throws -> CheckResult.References {
    let audit = try References(
      of: try Command.made(), in: options.folders.store, options: options
    )
    .audit(run: try? lastRun.run.get())
    return CheckResult.References(audit: audit, lastRun: lastRun)
  }

  /// Checks the pictures.
  private func outcomes(
    of selection: Selection, _ settings: ProjectSettings, unused: [ReferenceAudit.Unused]?,
    _ console: Console
  ) async throws -> [SnapshotOutcome] {
    let store = options.folders.store
    if !Files.exists(store.root) {
      console.message(
        "No references: the folder \(store.root) is missing. To record them, run: "
          + Invocation.current.command(["record"] + options.recordOptions(project)))
    }
    let artifacts = options.folders.artifacts
    var checker = SnapshotChecker(store: store, artifacts: artifacts, mode: .never)
    checker.strictText = settings.strictText
    checker.limits = settings.png
    let run = GalleryRun(pictures: selection.pictures, checker: checker)
    let outcomes = try await run.outcomes(
      verb: "checked",
      log: try newLog(
        in: artifacts, planned: selection.pictures, share: selection.share,
        unreadScenes: selection.unread?.scenes, unused: unused, console),
      console: console)
    if selection.share == nil, options.meansAll {
      do { try SnapshotTimings(of: outcomes).write(to: artifacts.timings) } catch {
        throw ToolError(ArtifactsError.file(error))
      }
    }
    return outcomes
  }

  /// Writes the report, and returns the path of its page; nil if that failed. The results of the
  /// check are printed in either case.
  private func writeReport(
    of outcomes: [SnapshotOutcome], problems: [UnreadScene]?, to folder: String, _ console: Console
  ) -> String? {
    do throws(ToolError) {
      return try LikenessCommand.writeReport(
        of: outcomes, problems: problems ?? [], to: folder, options: options.folders.given)
    } catch {
      console.message("Error: \(error)")
      return nil
    }
  }

  // MARK: Printing

  private func print(_ result: CheckResult, page: String?, _ console: Console) {
    if let unproven = result.references?.unproven { console.message(unproven) }
    defer { if json, let page { console.message("report: \(page)") } }
    if json { return console.result(jsonText(result.document)) }
    let failures = result.failures
    let isFull = verbose || failures.count <= fullMessages
    print(result.outcomes, failures, inFull: isFull, console)
    let given = options.folders.given
    let command = Invocation.current.command(["report"] + given)
    let review = reviewCommand(options: given)
    let accept = { Invocation.current.command(["accept"] + $0 + given) }
    // One failure has its own message with the same content.
    let summary =
      failures.count > 1
      ? RunSummary(failures, withNames: !isFull, review: review, accept: accept, report: command)
      : nil
    for line in summary?.causes ?? [] { console.result(line) }
    for line in summary?.warnings ?? [] { console.result(line) }
    if !isFull { console.result("To print every failure in full, pass --verbose.") }
    print(findings: result.document, console)
    for line in forgivenLines(result.outcomes) { console.result(line) }
    console.result(result.document.line)
    for line in result.expectations?.lines() ?? [] { console.result(line) }
    if let page { console.message("report: \(page)") }
    for next in summary?.next ?? [] { console.result(next) }
  }

  /// Prints the failures in full, or only those without a picture to look at, one line each: the
  /// summary has the others by their causes.
  private func print(
    _ outcomes: [SnapshotOutcome], _ failures: [SnapshotOutcome], inFull: Bool, _ console: Console
  ) {
    let problems =
      inFull ? [] : failures.filter { $0.isUnkept || CheckResult.status(of: [$0]) == .failure }
    for failure in inFull ? failures : Array(problems.prefix(briefMessages)) {
      let message = FailureMessage(
        failure, relativeTo: options.folders.base, invocation: .current,
        acceptOptions: options.folders.given)
      console.result(inFull ? "\(message)\n" : message.brief)
    }
    if problems.count > briefMessages {
      console.result("and \(problems.count - briefMessages) more that could not be drawn or read")
    }
    let warned = outcomes.filter { !$0.isFailure && !$0.warnings.isEmpty }
    for outcome in warned where verbose || outcome.isUnkept {
      for warning in outcome.warnings { console.result("\(outcome.identity): \(warning)") }
    }
    if verbose { return }
    for line in warningLines(warned.filter { !$0.isUnkept }, "passing") { console.result(line) }
  }

  func print(findings document: OutcomesDocument, _ console: Console) {
    guard let unreferenced = document.unreferenced else { return }
    for line in unreferenced.lines { console.result(line) }
    for name in unreferenced.unknownOwner { console.message("unknown owner  \(printable(name))") }
    if !unreferenced.unused.isEmpty {
      // What a run of tests proved, `prune` believes only if asked to, and a check of stories has
      // replaced its log.
      let isOfTests = unreferenced.unused.contains { $0.isOfTest }
      let command = Invocation.current.command(
        ["prune"] + (isOfTests ? ["--complete-run"] : []) + options.pruneOptions)
      let prune = (isOfTests && !document.outcomes.isEmpty ? "swift test && " : "") + command
      console.result(
        """
        \(unreferenced.unused.count) unused. To remove \
        \(unreferenced.unused.count == 1 ? "it" : "them"), run: \(prune)
        """
      )
    }
  }
}

/// How many failures are printed in full: with seven lines each and the end of a run, what fits in
/// a terminal of 24 lines.
private let fullMessages = 3
/// How many pictures that could not be drawn or read are named: with the summary, what fits in a
/// terminal of 50 lines.
private let briefMessages = 10
