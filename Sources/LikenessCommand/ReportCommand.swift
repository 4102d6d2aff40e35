/// `likeness report`: the report of the last run.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport

/// Writes the report of the last run, whatever ran: this command, or tests.
struct ReportCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes the report of the last run as a page, JSON, JUnit XML and Markdown.",
    discussion: """
      Takes the last outcome of every picture that was checked, by `likeness check` or by tests. What a run that was stopped had finished is there, and what \
      it had not come to is listed as not run.

      Exit codes: 0 the report was written; 2 there is nothing to report, or it could not be written.
      """)

  @Option(name: .customLong("to"), help: ArgumentHelp("The folder to write. (default: report in the --output folder)", valueName: "folder"))
  var folder: String?

  @OptionGroup var options: ArtifactsOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let artifacts = options.artifacts
    let logged = try tool { try LoggedOutcomes(folder: artifacts.outcomes) }
    for file in logged.files { file.damage.map { console.message(printable($0)) } }
    let outcomes = logged.latest()
    let notRun = logged.notRun()
    guard !outcomes.isEmpty || !notRun.isEmpty else {
      throw ToolError("There are no outcomes in \(artifacts.outcomes). Run `likeness check` or `swift test` first, or give --output.")
    }
    let answerOptions = options.rejectOptions
    if !notRun.isEmpty {
      let subject = notRun.count == 1 ? "1 picture was" : "\(notRun.count) pictures were"
      console.message("\(subject) not run: the run was stopped before. The report lists what finished, and these.")
    }
    console.result(
      try writeReport(
        of: outcomes, notRun: notRun, to: folder ?? artifacts.report, acceptOptions: answerOptions, rejectOptions: answerOptions))
    return .success
  }
}

/// Writes the report of some outcomes.
///
/// - Returns: The path of its page.
func writeReport(
  of outcomes: [SnapshotOutcome], notRun: [SnapshotIdentity] = [], to folder: String, acceptOptions: [String], rejectOptions: [String]
) throws(ToolError) -> String {
  let here = FileManager.default.currentDirectoryPath
  let base = ArtifactsFolder.package(around: here) ?? here
  let title = URL(fileURLWithPath: base).lastPathComponent
  let report = Report(
    outcomes: outcomes, notRun: notRun, title: title, date: Date(), base: base, acceptOptions: acceptOptions, rejectOptions: rejectOptions)
  return try write(report, to: folder)
}

/// Writes a report.
///
/// - Returns: The path of its page.
func write(_ report: Report, to folder: String) throws(ToolError) -> String {
  try tool { try report.write(to: folder) }
  return folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
}
