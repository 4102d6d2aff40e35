/// `likeness accept` and `likeness reject`: the two answers to a pending picture.
import ArgumentParser
import Foundation
import Likeness

/// Makes pending pictures the references.
struct AcceptCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accept",
      abstract: "Makes pending pictures of the last run the references.",
      discussion: """
        A picture of the gallery is drawn again first, and refused where it now looks otherwise: the sources have changed since it was checked. \
        Pictures of tests are taken as their run drew them.

        Exit codes: 0 all that was named is accepted; 2 something is not.
        """)
  }

  @OptionGroup var options: AnswerOptions

  @Option(help: ArgumentHelp("The folder of JSON scenes that the pictures come from, if they do.", valueName: "folder"))
  var scenes: String?

  @OptionGroup var fonts: FontOptions

  @OptionGroup var folders: FolderOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let snapshots = try tool { try fonts.added(to: try scenes.map { try Gallery(scenesIn: $0) } ?? Command.gallery).snapshots() }
    let stories = Dictionary(snapshots.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    return try options.answer(in: folders.artifacts, console) { pending, patterns in
      try pending.accept(patterns, into: folders.store, dryRun: options.dryRun) { identity in
        try stories[identity].map { try $0.displayList().rasterized(fonts: $0.fonts).digest }
      }
    }
  }
}

/// Throws pending pictures away.
struct RejectCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Throws pending pictures of the last run away; the references stay.",
    discussion: "Exit codes: 0 all that was named is rejected; 2 something is not.")

  @OptionGroup var options: AnswerOptions

  @OptionGroup var artifacts: ArtifactsOptions

  func run(_ console: Console) async throws -> ExitStatus {
    try options.answer(in: artifacts.artifacts, console) { pending, patterns in try pending.reject(patterns, dryRun: options.dryRun) }
  }
}

/// What both answers share: which pictures are meant, and how what was done is told.
struct AnswerOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Names or globs: Button/primary@dark,2x, News, '**@*rtl'.", valueName: "name"))
  var names: [String] = []

  @Flag(help: "All pending pictures.")
  var all = false

  @Flag(help: "Say what would be done, and change nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    if names.isEmpty, !all { throw ValidationError("Give names or globs of pending pictures, or --all.") }
    if !names.isEmpty, all { throw ValidationError("Give names or --all, not both.") }
  }

  /// Gives the answer, and tells what it did.
  func answer(
    in artifacts: ArtifactsFolder, _ console: Console, with body: (PendingSnapshots, [SnapshotPattern]?) throws -> PendingSnapshots.Answer
  ) throws -> ExitStatus {
    let pending = PendingSnapshots(in: artifacts)
    let (waiting, answer) = try tool { (try pending.list(), try body(pending, all ? nil : names.map { SnapshotPattern($0) })) }
    if json {
      console.result(try jsonText(AnswerDocument(dryRun: dryRun, done: answer.done, refused: answer.refused, unmatched: answer.unmatched)))
    } else {
      for step in answer.done { console.result("\(words(step.effect))  \(step.identity)") }
      if waiting.isEmpty, all { console.result("No picture is pending.") }
    }
    for refusal in answer.refused { console.message("refused  \(refusal.identity): \(refusal.problem)") }
    for pattern in answer.unmatched {
      let near = meantInstead(of: pattern, among: waiting)
      console.message(
        "No pending picture is called “\(pattern)”.\(near)\(waiting.isEmpty ? " None is pending: run `likeness check` first." : "")")
    }
    return answer.refused.isEmpty && answer.unmatched.isEmpty ? .success : .failure
  }

  private func words(_ effect: PendingSnapshots.Answer.Effect) -> String {
    guard dryRun else { return effect.rawValue }
    return effect == .unchanged ? effect.rawValue : "would be \(effect.rawValue)"
  }
}

/// The JSON document of an answer.
private struct AnswerDocument: Encodable {
  let schemaVersion = 1
  let dryRun: Bool
  let done: [PendingSnapshots.Answer.Step]
  let refused: [PendingSnapshots.Answer.Refusal]
  let unmatched: [String]
}
