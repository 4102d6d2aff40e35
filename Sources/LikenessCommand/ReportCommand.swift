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
    discussion: "Takes the last outcome of every snapshot, of checks and of tests. Exit code 0 where the report was written, 2 otherwise.")

  @Option(
    name: .customLong("to"), help: ArgumentHelp("The folder to write; by default report in the folder of artifacts.", valueName: "folder"))
  var folder: String?

  @OptionGroup var folders: FolderOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let outcomes: [SnapshotOutcome]
    do {
      outcomes = try LoggedOutcomes(folder: folders.artifacts.outcomes).latest()
    } catch {
      throw ToolError(error)
    }
    guard !outcomes.isEmpty else {
      throw ToolError(
        "There are no outcomes in \(folders.artifacts.outcomes). Run `likeness check` or `swift test` first, or give --output.")
    }
    try writeReport(of: outcomes, to: folder ?? folders.artifacts.report, console: console)
    return .success
  }
}

/// Writes the report of some outcomes, and says where its page is.
func writeReport(of outcomes: [SnapshotOutcome], to folder: String, console: Console) throws {
  let title = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).lastPathComponent
  do {
    try Report(outcomes: outcomes, title: title, date: Date()).write(to: folder)
  } catch {
    throw ToolError(error)
  }
  console.message("report: \(folder)/index.html")
}
