/// `likeness merge`: merges the shards of a run.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct MergeCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the shards of a run that CI machines checked with --shard.",
    discussion: """
      Pass the --output folder of each machine. Every shard must be present exactly once, \
      complete, and from the same division, commit and pipeline; otherwise nothing is merged. \
      Scenes that a machine could not read stay errors of the merged run, and references that it \
      found unused stay findings.

      Pass the merged folder to `report --output` or `accept --output`. Its timings.txt balances \
      the shards of the next run. References are read from this working tree.

      This command does not resolve git conflicts in references. To resolve one, take either side, \
      merge the sources, and record the references again.

      Exit codes: 0 merged, and every picture passed; 1 merged, with failures or findings; 2 not \
      merged, or scenes could not be read.
      """)

  @Argument(help: ArgumentHelp("The --output folders of the machines.", valueName: "folder"))
  var folders: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the merged run to this folder.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      """
      The folder of references. (default: Snapshots in the Swift package, or in the working folder)
      """,
      valueName: "folder")
  )
  var snapshots: String?

  @Option(help: ArgumentHelp("Write a report to this folder.", valueName: "folder"))
  var report: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let store = SnapshotStore(root: snapshots ?? defaultReferences())
    try refuse(references: store.root, among: ArtifactsFolder(path: output))
    try refuseSnapshots(output, option: "--output", references: store.root)
    if let report { try refuseSnapshots(report, option: "--report", references: store.root) }
    let run = try tool {
      try MergedRun(
        folders.map(Files.absolute).filter {
          !Files.isDropping(URL(fileURLWithPath: $0).lastPathComponent)
        }
        .map { ArtifactsFolder(path: $0) }, into: ArtifactsFolder(path: Files.absolute(output)),
        store: store,
        started: systemSeconds())
    }
    for warning in run.warnings { console.message(printable(warning)) }
    if let report {
      let readable = readableFolders(ArtifactsFolder(path: output), snapshots: store.root)
      let page = try writeReport(
        of: run.outcomes, problems: run.unreadScenes, to: report,
        options: snapshotsOption(snapshots) + ["--output", output], folders: readable)
      console.message("report: \(page)")
    }
    let failures = run.outcomes.filter(\.isFailure)
    for problem in run.unreadScenes { console.message("Error: \(problem)") }
    let passed = failures.isEmpty && run.unused?.isEmpty != false
    if json {
      var document = OutcomesDocument(run.outcomes, passed: passed && run.unreadScenes.isEmpty)
      document.unreferenced = run.unused.map { UnreferencedDocument($0) }
      if !run.unreadScenes.isEmpty { document.unreadScenes = run.unreadScenes.map(\.description) }
      console.result(jsonText(document))
    } else {
      for line in UnreferencedDocument(run.unused ?? []).lines { console.result(line) }
      console.result(
        """
        \(run.total) \(run.total == 1 ? "shard" : "shards") merged. \
        \(OutcomesDocument(run.outcomes, passed: true).line)
        """
      )
    }
    return run.unreadScenes.isEmpty ? passed ? .success : .differences : .failure
  }
}
