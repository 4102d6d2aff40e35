/// `likeness merge`: the shares of all machines become one run.
import ArgumentParser
import Foundation
import Likeness
import LikenessPages
import LikenessReport

/// Joins the artifacts of machines that each checked a share.
struct MergeCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the runs of machines that each checked a share into one.",
    discussion: """
      Each folder is what --output was on one machine: outcomes, pending pictures, differences. Nothing is joined where a share is missing, there twice, cut \
      off, or of another division, commit or pipeline.

      The joined folder is one that `report --output` and `accept --output` take, and its timings.txt divides the next run. References are looked for \
      in this working tree.

      Exit codes: 0 joined, and every picture passed; 1 joined, and one did not; 2 not joined.
      """)

  @Argument(help: ArgumentHelp("The folders of artifacts, one for each machine.", valueName: "folder"))
  var folders: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Write the joined run into this folder.", valueName: "folder"))
  var output: String

  @Option(help: ArgumentHelp("The folder of references. (default: Snapshots in the Swift package around, else here)", valueName: "folder"))
  var snapshots: String?

  @Option(help: ArgumentHelp("Write the report into this folder.", valueName: "folder"))
  var report: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let here = FileManager.default.currentDirectoryPath
    let store = SnapshotStore(root: snapshots ?? (ArtifactsFolder.package(around: here) ?? here) + "/Snapshots")
    let run = try tool {
      try MergedRun(
        folders.map { ArtifactsFolder(path: Self.folder($0)) }, into: ArtifactsFolder(path: Self.folder(output)), store: store,
        started: systemSeconds())
    }
    for warning in run.warnings { console.message(printable(warning)) }
    if let report {
      console.message(
        "report: \(try writeReport(of: run.outcomes, to: report, acceptOptions: ["--output", output], rejectOptions: ["--output", output]))"
      )
    }
    let failures = run.outcomes.filter(\.isFailure)
    if json {
      console.result(try jsonText(OutcomesDocument(run.outcomes, passed: failures.isEmpty)))
    } else {
      console.result("\(run.total) \(run.total == 1 ? "share" : "shares") joined. \(OutcomesDocument(run.outcomes, passed: true).line)")
    }
    return failures.isEmpty ? .success : .differences
  }

  /// Without the slash that the shell adds, so that paths of one folder are equal.
  private static func folder(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
