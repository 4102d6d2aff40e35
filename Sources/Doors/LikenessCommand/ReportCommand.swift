/// `likeness report`: reports the last run.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

/// Writes the report of the last run of this command or of tests.
struct ReportCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes the report of the last run as a page, JSON, JUnit XML and Markdown.",
    discussion: """
      Reports the last outcome of every snapshot, from `check` or from tests. To read the report, \
      open its index.html; it needs no server.

      After an interrupted run, the snapshots that it did not reach are listed as not run. For \
      `swift test` without a filter, these are all other references of tests.

      Pictures are read only from the --output folder, the folder of --snapshots, and the Swift \
      package, or the working folder if there is none.

      --single-file writes one page that contains the pictures, to mail or to post in a chat.

      --annotations prints failures as GitHub workflow commands. A pull request shows them at the \
      lines of the tests, stories and scenes.

      Exit codes: 0 success; 2 there is nothing to report, a picture or an outcome could not be \
      read, or the report could not be written.
      """)

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Write the report to this folder. (default: report in the --output folder)",
      valueName: "folder"))
  var folder: String?

  @Flag(
    help:
      "Write one self-contained HTML file, to --to. (default: report.html in the --output folder)")
  var singleFile = false

  @Flag(help: "Print a GitHub annotation for each failure instead of the path of the report.")
  var annotations = false

  @Option(
    help: ArgumentHelp(
      """
      The folder of references, if it is outside the package. (default: the Swift package, or the \
      working folder if there is none)
      """,
      valueName: "folder"))
  var snapshots: String?

  @OptionGroup var options: ArtifactsOptions

  func validate() throws { try refuseEmpty(folder, "--to", of: singleFile ? "a file" : "a folder") }

  func run(_ console: Console) async throws -> ExitStatus {
    let artifacts = options.artifacts
    let logged = try tool { try LoggedOutcomes(in: artifacts) }
    for damage in logged.files.compactMap(\.damage) {
      console.message((damage.isLoss ? "Error: " : "") + printable(damage.description))
    }
    let losses = logged.losses
    let outcomes = logged.latest()
    let notRun = Set(
      logged.notRun() + (try notRunByTests(logged, finished: Set(outcomes.map(\.identity))))
    ).sorted()
    let unread = logged.unreadScenes()
    guard !outcomes.isEmpty || !notRun.isEmpty || !unread.isEmpty || !losses.isEmpty else {
      throw ToolError(
        "There are no outcomes in \(artifacts.outcomes). Run `swift test` or "
          + "`\(Invocation.current.command("check"))` first, or pass the folder of a run "
          + "as --output."
      )
    }
    if !notRun.isEmpty {
      let subject = notRun.count == 1 ? "1 snapshot" : "\(notRun.count) snapshots"
      console.message(
        """
        The run was interrupted before \(subject). The report lists \
        \(notRun.count == 1 ? "it" : "them") as not run.
        """
      )
    }
    if let folder { try refuseSnapshots(folder, option: "--to", references: snapshots) }
    let report = madeReport(
      of: outcomes, notRun: notRun, problems: unread, lostOutcomes: losses,
      options: snapshotsOption(snapshots) + options.given,
      folders: readableFolders(artifacts, snapshots: snapshots))
    let page = try await removingTemporariesOnSignal {
      try singleFile
        ? writeSinglePage(of: report, to: folder ?? artifacts.report + ".html", console)
        : write(report, to: folder ?? artifacts.report)
    }
    for line in annotations ? report.annotations : [page] { console.result(line) }
    let unreadable = report.entries.flatMap(\.unreadable)
    for problem in unreadable { console.message("Error: \(problem)") }
    return unreadable.isEmpty && losses.isEmpty ? .success : .failure
  }
}

/// The only folders to read pictures from. Artifacts can come from other machines, and must not
/// give away every picture of this one.
func readableFolders(_ artifacts: ArtifactsFolder, snapshots: String?) -> [String] {
  [artifacts.path, packageOrFolder] + (snapshots.map { [$0] } ?? [])
}

/// The package around the working folder, or the working folder where there is none.
private var packageOrFolder: String {
  let here = Files.workingFolder
  return ArtifactsFolder.package(around: here) ?? here
}

/// Returns the references that interrupted tests did not reach.
private func notRunByTests(_ logged: LoggedOutcomes, finished: Set<SnapshotIdentity>)
  throws(ToolError) -> [SnapshotIdentity]
{
  // References elsewhere may belong to tests elsewhere.
  let stores = logged.storesOfCutOffTests.filter {
    relativePath(Files.absolute($0.root), from: packageOrFolder) != nil
  }
  return try tool { try stores.flatMap { try $0.notRun(byTestsThatFinished: finished) } }
}

/// Larger pages open slowly, because a browser decodes all pictures immediately.
private let largeSinglePage = 32_000_000

/// Writes the page as one file, with a warning if it is large; returns its path.
private func writeSinglePage(of report: Report, to file: String, _ console: Console)
  throws(ToolError) -> String
{
  let bytes = try tool { try report.writeSinglePage(to: file) }
  if bytes > largeSinglePage {
    console.message(
      """
      \(printable(file)) has \(megabytes(bytes)), so it opens slowly. A report without \
      --single-file opens faster.
      """
    )
  }
  return file
}

/// Writes the report of some outcomes; returns the path of its page.
func writeReport(
  of outcomes: [SnapshotOutcome], problems: [UnreadScene] = [], to folder: String,
  options: [String], folders: [String]? = nil
) throws(ToolError) -> String {
  try write(
    madeReport(
      of: outcomes, problems: problems, options: options, folders: folders), to: folder)
}

/// Returns the report of outcomes and of snapshots that an interrupted run did not reach, named
/// after the package.
///
/// - Parameters:
///   - options: The options that make the suggested commands use the same folders.
///   - folders: The only folders to read pictures from; nil reads any, for outcomes of this
///     process.
func madeReport(
  of outcomes: [SnapshotOutcome], notRun: [SnapshotIdentity] = [], problems: [UnreadScene] = [],
  lostOutcomes: [LogDamage] = [], options: [String], folders: [String]? = nil
) -> Report {
  let here = Files.workingFolder
  let base = ArtifactsFolder.package(around: here) ?? here
  let title = URL(fileURLWithPath: base).lastPathComponent
  var report = Report(
    outcomes: outcomes, notRun: notRun, title: title, date: Date(), base: base,
    invocation: .current, acceptOptions: options, rejectOptions: options, folders: folders)
  func relative(_ path: String) -> String { Files.path(path, below: base) ?? path }
  report.problems = problems.map { problem in
    var problem = problem
    problem.file = problem.file.map(relative)
    return problem
  }
  report.lostOutcomes = lostOutcomes.map { damage in
    var damage = damage
    damage.path = relative(damage.path)
    return damage
  }
  let isPending = outcomes.contains { $0.paths.pending != nil }
  report.reviewCommand = isPending ? reviewCommand(options: options) : nil
  let suites = Set(outcomes.filter { $0.paths.pending != nil }.map(\.identity.suite))
  // One suite names its pictures; of several there are no others.
  let names = suites.count == 1 ? Array(suites) : ["--all"]
  report.acceptCommand =
    isPending ? Invocation.current.command(["accept"] + names + options) : nil
  return report
}

/// The command that shows pending pictures and takes the answers. `options` are those of `accept`.
func reviewCommand(options: [String]) -> String { Invocation.current.command(["review"] + options) }

/// The most unreadable pictures to name in the terminal.
private let unreadableShown = 3

/// Writes a report; returns the path of its page.
///
/// - Throws: Also if the report was written, but a picture was unreadable.
func write(_ report: Report, to folder: String) throws(ToolError) -> String {
  try refuseSnapshots(folder, option: "The folder of the report")
  try tool { try report.write(to: folder) }
  let unreadable = report.entries.flatMap(\.unreadable)
  guard unreadable.isEmpty else {
    // The page names each at its snapshot.
    let more = unreadable.count - unreadableShown
    let lines =
      unreadable.prefix(unreadableShown)
      + (more > 0 ? ["and \(counted(more, "more picture"))"] : [])
    throw ToolError(
      "The report was written without some pictures. " + lines.joined(separator: "\n"))
  }
  return folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
}
