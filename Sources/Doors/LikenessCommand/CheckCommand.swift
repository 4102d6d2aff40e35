/// `likeness check`: draws every picture and compares it with its reference.
import ArgumentParser
import Foundation
import Likeness
import LikenessSystem
import LikenessPages
import LikenessReport

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

        Up to \(fullMessages) failures are printed in full. More are grouped by cause, the most \
        frequent first; --verbose also prints each in full.

        --shard divides the pictures among CI machines. The division is the same on every machine, \
        and `merge` joins the results. On a parallel CI job, Likeness picks the shard \
        automatically and prints it; --shard off checks all pictures.

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
    if options.scenes == nil, try Command.made().stories.isEmpty, failOnUnreferenced,
      expect.isEmpty,
      report == nil, !list
    {
      return try judgeReferencesOfTests(console)
    }
    if options.scenes == nil, !expect.isEmpty {
      try requireStories(
        try Command.made(), for: "check --expect",
        instead: "In a test, expect changes with .snapshots(expecting:).")
    }
    var unread: Problems?
    let settings = try project.settings()
    let (snapshots, share) = try selection(settings, console) { unread = $0 }
    if let unread { console.report(unread, others: snapshots, are: "checked") }
    if list {
      if json {
        console.result(jsonText(NamesDocument(names: snapshots.map(\.identity))))
      } else {
        for snapshot in snapshots { console.result(snapshot.identity.description) }
      }
      return unread == nil ? .success : .failure
    }
    // The check replaces the log of the last run.
    let logged =
      failOnUnreferenced
      ? try tool { try LoggedOutcomes(folder: options.folders.artifacts.outcomes) } : nil
    let completeRun = logged.map(completeRun)
    let hasLosses = logged?.losses.isEmpty == false
    let unreadScenes = unread?.scenes
    let outcomes = try await outcomes(
      of: snapshots, share, settings, unreadScenes: unreadScenes, console)
    let page = report.flatMap { writeReport(of: outcomes, problems: unreadScenes, to: $0, console) }
    let expectations = expect.isEmpty ? nil : ExpectationResult(expected, in: outcomes)
    let unexpected = expectations.map { Set($0.unexpected.map(\.identity)) }
    let failures = outcomes.filter { $0.isFailure && unexpected?.contains($0.identity) != false }
    var document = OutcomesDocument(outcomes, passed: failures.isEmpty)
    document.share = share?.shard
    document.expectations = expectations
    var isUnknown = false
    if let completeRun {
      let audit = try References(
        of: try Command.made(), in: options.folders.store, options: options
      )
      .audit(run: try? completeRun.get())
      document.unreferenced = UnreferencedDocument(audit)
      if let unproven = unprovenWords(audit) {
        isUnknown = hasLosses
        if case .failure(let error) = completeRun {
          console.message("\(unproven) \(error)")
        } else {
          console.message(unproven)
        }
      }
    }
    let hasFindings =
      document.unreferenced?.unused.isEmpty == false || expectations?.missing.isEmpty == false
    document.unreadScenes = unread?.lines
    document.passed = failures.isEmpty && !hasFindings && unread == nil && !isUnknown
    if json {
      console.result(jsonText(document))
      if let page { console.message("report: \(page)") }
    } else {
      let isFull = verbose || failures.count <= fullMessages
      tell(outcomes, failures, inFull: isFull, console)
      let command = Invocation.current.command(
        ["report"] + options.folders.artifactsOptions.rejectOptions)
      let review = reviewCommand(options: options.acceptOptions)
      let accept = { Invocation.current.command(["accept"] + $0 + options.acceptOptions) }
      // One failure has its own message with the same content.
      let summary =
        failures.count > 1
        ? RunSummary(failures, withNames: !isFull, review: review, accept: accept, report: command)
        : nil
      for line in summary?.causes ?? [] { console.result(withSwatches(line, on: console)) }
      for line in summary?.warnings ?? [] { console.result(line) }
      if !isFull { console.result("To print every failure in full, pass --verbose.") }
      tellFindings(document, console)
      for line in forgivenLines(outcomes) { console.result(withSwatches(line, on: console)) }
      console.result(document.line)
      for line in expectations?.lines() ?? [] { console.result(line) }
      if let page { console.message("report: \(page)") }
      for next in summary?.next ?? [] { console.result(next) }
    }
    let isReported = report == nil || page != nil
    let isComplete = unread == nil && isReported && !isUnknown
    let status =
      isComplete
      ? status(of: failures + outcomes.filter { $0.isUnkept && !$0.isFailure }) : .failure
    return status == .success && hasFindings ? .differences : status
  }

  /// The pictures that this run checks, and what share of all these are.
  ///
  /// - Parameter problems: Takes what is wrong with scenes that can't be read.
  private func selection(
    _ settings: ProjectSettings, _ console: Console, problems: @escaping (Problems) -> Void
  ) throws(ToolError) -> ([StorySnapshot], RunShare?) {
    let snapshots = try options.snapshots(
      of: try Command.made(), in: settings, for: "check",
      instead: "Tests check their own references: swift test",
      others: console.report(skipped:), problems: problems)
    return try shards.share(
      of: snapshots, environment: ProcessInfo.processInfo.environment, console)
  }

  /// Checks the pictures.
  private func outcomes(
    of snapshots: [StorySnapshot], _ share: RunShare?, _ settings: ProjectSettings,
    unreadScenes: [UnreadScene]?, _ console: Console
  ) async throws -> [SnapshotOutcome] {
    let store = options.folders.store
    if !FileManager.default.fileExists(atPath: store.root) {
      console.message(
        "No references: the folder \(store.root) is missing. To record them, run: "
          + Invocation.current.command(["record"] + options.recordOptions(project)))
    }
    let artifacts = options.folders.artifacts
    var checker = SnapshotChecker(store: store, artifacts: artifacts, mode: .never)
    checker.strictText = settings.strictText
    checker.limits = settings.png
    let run = GalleryRun(snapshots: snapshots, checker: checker, owners: options.owners)
    let outcomes = try await run.outcomes(
      verb: "checked",
      log: try newLog(in: artifacts, planned: snapshots, share: share, unreadScenes: unreadScenes),
      console: console)
    let isWhole = share == nil && options.meansAll
    if isWhole {
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
        of: outcomes, problems: problems ?? [], to: folder, acceptOptions: options.acceptOptions,
        rejectOptions: options.folders.artifactsOptions.rejectOptions)
    } catch {
      console.message("Error: \(error)")
      return nil
    }
  }

  /// The last run, where it is a complete run of all tests.
  private func completeRun(_ logged: LoggedOutcomes) -> Result<CompleteRun, IncompleteRunError> {
    Result { () throws(IncompleteRunError) in
      try CompleteRun(logged, folder: options.folders.artifacts.outcomes, invocation: .current)
    }
  }

  /// Prints the failures in full, or only those without a picture to look at, one line each: the
  /// summary has the others by their causes.
  private func tell(
    _ outcomes: [SnapshotOutcome], _ failures: [SnapshotOutcome], inFull: Bool, _ console: Console
  ) {
    let problems = inFull ? [] : failures.filter { $0.isUnkept || status(of: [$0]) == .failure }
    for failure in inFull ? failures : Array(problems.prefix(briefMessages)) {
      let message = FailureMessage(
        failure, relativeTo: options.folders.base, invocation: .current,
        acceptOptions: options.acceptOptions)
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

  func tellFindings(_ document: OutcomesDocument, _ console: Console) {
    guard let unreferenced = document.unreferenced else { return }
    for reference in unreferenced.unused {
      console.result("unused  \(reference.snapshot)  (\(reference.why))")
    }
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

/// A line with a swatch before each color, where the console shows colors.
private func withSwatches(_ line: String, on console: Console) -> String {
  guard console.showsColors else { return line }
  return line.replacing(/#(?:[0-9A-F]{8}|[0-9A-F]{6})/) { match in
    StraightColor(String(match.output)).map { swatch([$0], on: console) + match.output }
      ?? String(match.output)
  }
}

/// The status of a check with these failures; what could not be checked weighs more than what
/// differs.
private func status(of failures: [SnapshotOutcome]) -> ExitStatus {
  if failures.contains(where: { $0.isUnkept || $0.status.kind == .error }) { return .failure }
  return failures.isEmpty ? .success : .differences
}
