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
        A picture of the gallery is drawn again first, and refused where the sources have changed since. Exit code 0 where all that was named was \
        accepted, 2 otherwise.
        """)
  }

  @OptionGroup var options: AnswerOptions

  @Option(help: ArgumentHelp("The folder of JSON scenes that the pictures come from, if they do.", valueName: "folder"))
  var scenes: String?

  func run(_ console: Console) async throws -> ExitStatus {
    let gallery: Gallery
    let snapshots: [StorySnapshot]
    do {
      gallery = try scenes.map { try Gallery(scenesIn: $0) } ?? Command.gallery
      snapshots = try gallery.snapshots()
    } catch {
      throw ToolError(error)
    }
    let stories = Dictionary(snapshots.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    return try options.answer(console) { pending, patterns in
      try pending.accept(patterns, into: options.folders.store, dryRun: options.dryRun) { identity in
        // Pictures of tests can't be drawn here; what is accepted is what the run drew.
        try stories[identity].map { try $0.displayList().rasterized(fonts: .embedded).digest }
      }
    }
  }
}

/// Throws pending pictures away.
struct RejectCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Throws pending pictures of the last run away; the references stay.",
    discussion: "Exit code 0 where all that was named was rejected, 2 otherwise.")

  @OptionGroup var options: AnswerOptions

  func run(_ console: Console) async throws -> ExitStatus {
    try options.answer(console) { pending, patterns in try pending.reject(patterns, dryRun: options.dryRun) }
  }
}

/// What both answers share: which pictures are meant, and how what was done is told.
struct AnswerOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Names or globs: Button/primary@dark,2x, News, **@rtl.", valueName: "names"))
  var names: [String] = []

  @Flag(help: "All pending pictures.")
  var all = false

  @Flag(help: "Say what would be done, and change nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var folders: FolderOptions

  func validate() throws {
    if names.isEmpty, !all { throw ValidationError("Give names or globs of pending pictures, or --all.") }
    if !names.isEmpty, all { throw ValidationError("Give names or --all, not both.") }
  }

  func answer(
    _ console: Console, with body: (PendingSnapshots, [SnapshotPattern]?) throws -> PendingSnapshots.Answer
  ) throws -> ExitStatus {
    let answer: PendingSnapshots.Answer
    do {
      answer = try body(PendingSnapshots(in: folders.artifacts), all ? nil : names.map { SnapshotPattern($0) })
    } catch {
      throw ToolError(error)
    }
    if json {
      console.result(try jsonText(AnswerDocument(answer: answer, dryRun: dryRun)))
    } else {
      for step in answer.done { console.result("\(dryRun ? "would be " : "")\(step.effect.rawValue)  \(step.identity)") }
      if answer.done.isEmpty, answer.refused.isEmpty, answer.unmatched.isEmpty { console.result("No picture is pending.") }
    }
    for refusal in answer.refused { console.message("refused  \(refusal.identity): \(refusal.problem)") }
    for pattern in answer.unmatched { console.message("No pending picture is called “\(pattern)”. Run `likeness check` first.") }
    return answer.refused.isEmpty && answer.unmatched.isEmpty ? .success : .failure
  }
}

/// The JSON document of an answer.
private struct AnswerDocument: Encodable {
  let schemaVersion = 1
  let dryRun: Bool
  let answer: PendingSnapshots.Answer

  init(answer: PendingSnapshots.Answer, dryRun: Bool) {
    self.answer = answer
    self.dryRun = dryRun
  }

  private enum CodingKeys: CodingKey {
    case schemaVersion
    case dryRun
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schemaVersion, forKey: .schemaVersion)
    try container.encode(dryRun, forKey: .dryRun)
    try answer.encode(to: encoder)
  }
}
