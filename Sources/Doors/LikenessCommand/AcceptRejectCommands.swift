/// `likeness accept` and `likeness reject`, the two answers to a pending picture.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct AcceptCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes pending pictures of the last run the references.",
    discussion: """
      A pending picture holds the pixels that the last run drew, as the report and `review` show \
      them. A picture that changed or is incomplete since then is refused and stays pending. Run \
      `check` afterwards to verify that the sources still draw it.

      --cause accepts only pictures that the given changes explain completely, with no other cause \
      and no unexplained pixel. The pictures are compared again to verify this.

      --from takes pictures from another machine: the folder .build/likeness of its run, or the \
      folder pending in it. Unpack a ZIP file first. The pictures are checked in the same way, and \
      the folder is left unchanged. To look at them first, run `review --output` with that folder.

      Exit codes: 0 success; 2 a picture was refused, or a name matches no pending picture.
      """)

  @OptionGroup var options: AnswerOptions

  @Option(
    help: ArgumentHelp(
      "Take the pending pictures of another run from this folder.", valueName: "folder"))
  var from: String?

  @Option(
    name: .customLong("cause"),
    help: ArgumentHelp(
      """
      Only pictures that this change explains completely: 'token primary', 'News/title padding 12 \
      → 16'. Repeatable.
      """,
      valueName: "change"))
  var causes: [String] = []

  @OptionGroup var folders: FolderOptions

  func validate() throws { try refuseEmpty(from, "--from") }

  func run(_ console: Console) async throws -> ExitStatus {
    if causes.isEmpty || !options.names.isEmpty { try options.refuseUnclear() }
    if options.all, from == nil { try folders.artifactsOptions.requireArtifacts() }
    let artifact = try tool { try from.map { try SnapshotStore(pendingIn: $0) } }
    if let source = artifact.flatMap({ Files.folderID($0.root) }) {
      if source == Files.folderID(folders.artifacts.pending.root) {
        throw ToolError(
          """
          --from is the folder of this run, \(printable(folders.artifacts.path)). Leave out --from.
          """
        )
      }
      if source == Files.folderID(folders.store.root) {
        throw ToolError(
          """
          --from is the folder of references, \(printable(folders.store.root)). Give the folder of \
          another run.
          """
        )
      }
    }
    var pending =
      artifact.map { PendingSnapshots(from: $0, answering: folders.artifacts) }
      ?? PendingSnapshots(in: folders.artifacts)
    pending.limits = try projectSettings().png
    let waiting = pending
    return try await removingTemporariesOnSignal {
      try await folders.artifacts.answering {
        if causes.isEmpty {
          return try accept(waiting, console) {
            try waiting.accept($0, into: folders.store, dryRun: options.dryRun)
          }
        }
        return try acceptExplained(waiting, console)
      }
    }
  }

  /// Accepts, and says how to go back: no command undoes it.
  private func accept(
    _ waiting: PendingSnapshots, _ console: Console,
    with body: ([SnapshotPattern]?) throws -> PendingSnapshots.Answer
  ) throws -> ExitStatus {
    var hasChanges = false
    let status = try options.answer(waiting, console) { patterns in
      let answer = try body(patterns)
      hasChanges = answer.done.contains { $0.effect != .unchanged }
      return answer
    }
    if hasChanges, !options.dryRun, !options.json { folders.tellHowToGoBack(console) }
    return status
  }

  /// Accepts the pictures that the causes explain, and lists the others.
  private func acceptExplained(_ waiting: PendingSnapshots, _ console: Console) throws -> ExitStatus
  {
    let (expected, patterns) = try tool {
      (try causes.map { try ExpectedChange($0) }, options.names.isEmpty ? nil : options.patterns)
    }
    let (explained, others) = try tool {
      try waiting.list(
        explainedBy: expected, patterns, against: folders.store,
        drawing: RasterEnvironment(fonts: .embedded))
    }
    let unmatched = SnapshotPattern.chosen(patterns ?? [], among: try tool { try waiting.list() })
      .unmatched
    let status = try accept(waiting, console) { _ in
      var answer = waiting.accept(explained, into: folders.store, dryRun: options.dryRun)
      answer.unmatched = unmatched.map(\.text)
      return answer
    }
    for other in others.prefix(10) {
      console.message(
        "kept pending  \(other.identity): "
          + other.changes.map(\.description).joined(separator: "; ")
      )
    }
    if others.count > 10 { console.message("and \(others.count - 10) more kept pending") }
    guard explained.isEmpty else { return status }
    // Two pictures may differ in one place in two ways.
    let help =
      expected.contains(where: \.isOfArea)
      ? """
      An area says where pictures differ, and not by what. Accept them by their names, or as one \
      group in the review.
      """ : ExpectedChange.grammar
    console.message(
      """
      No pending picture is explained completely by \(causes.joined(separator: " and ")). \
      \(help)
      """)
    return .failure
  }
}

struct RejectCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Removes pending pictures of the last run, and keeps the references.",
    discussion: """
      Until you fix the sources, the next run fails again and keeps the pictures as pending again.

      Exit codes: 0 success; 2 a picture could not be removed, or a name matches no pending picture.
      """)

  @OptionGroup var options: AnswerOptions

  @OptionGroup var artifacts: ArtifactsOptions

  func run(_ console: Console) async throws -> ExitStatus {
    try options.refuseUnclear()
    if options.all { try artifacts.requireArtifacts() }
    try refuse(references: defaultReferences(), among: artifacts.artifacts)
    let pending = PendingSnapshots(in: artifacts.artifacts)
    return try await artifacts.artifacts.answering {
      try options.answer(pending, console) { try pending.reject($0, dryRun: options.dryRun) }
    }
  }
}

/// The options and output of both answers.
struct AnswerOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      The pictures: a name (Button/primary@dark,2x), a name without its variant for all variants \
      (Button/primary), a suite (Button), or a glob ('Button/*@dark*', '**@*rtl').
      """,
      valueName: "name"))
  var names: [String] = []

  @Flag(help: "All pending pictures.")
  var all = false

  @Flag(help: "Print the changes without making them.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  /// Throws unless there are either names or `--all`. Not in `validate()`, where it would hide an
  /// unknown option.
  func refuseUnclear() throws(ValidationError) {
    if names.isEmpty, !all {
      throw ValidationError("Give names or globs of pending pictures, or --all.")
    }
    if !names.isEmpty, all { throw ValidationError("Give names or --all, not both.") }
  }

  /// The patterns of the names; nil for all.
  var patterns: [SnapshotPattern]? { all ? nil : names.map { SnapshotPattern($0) } }

  /// Answers, and prints the result.
  func answer(
    _ pending: PendingSnapshots, _ console: Console,
    with body: ([SnapshotPattern]?) throws -> PendingSnapshots.Answer
  ) throws -> ExitStatus {
    let (waiting, answer) = try tool { (try pending.list(), try body(patterns)) }
    if json {
      console.result(
        jsonText(
          AnswerDocument(
            dryRun: dryRun, done: answer.done, refused: answer.refused, unmatched: answer.unmatched)
        ))
    } else {
      for step in answer.done { console.result("\(words(step.effect))  \(step.identity)") }
      if waiting.isEmpty, all { console.result("No picture is pending.") }
    }
    for refusal in answer.refused {
      console.message("refused  \(refusal.identity): \(refusal.problem)")
    }
    for pattern in answer.unmatched {
      let near = meantInstead(of: pattern, among: waiting)
      let check = Invocation.current.command("check")
      let none =
        waiting.isEmpty ? " No picture is pending. Run `swift test` or `\(check)` first." : ""
      console.message("No pending picture matches “\(pattern)”.\(near)\(none)")
    }
    return answer.refused.isEmpty && answer.unmatched.isEmpty ? .success : .failure
  }

  private func words(_ effect: PendingSnapshots.Answer.Effect) -> String {
    guard dryRun else { return effect.rawValue }
    return effect == .unchanged ? effect.rawValue : "would be \(effect.rawValue)"
  }
}

private struct AnswerDocument: Encodable {
  let schemaVersion = 1
  let dryRun: Bool
  let done: [PendingSnapshots.Answer.Step]
  let refused: [SnapshotProblem]
  let unmatched: [String]
}
