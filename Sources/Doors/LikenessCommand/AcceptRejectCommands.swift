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
      them. A picture that changed since then is refused and stays pending, and so is one whose \
      reference changed. Run `check` afterwards to verify that the sources still draw it.

      --all leaves out what waits since an earlier run, and lists it.

      --cause accepts only pictures that the given changes explain completely, with no other cause \
      and no unexplained pixel, as the check found them. What is redrawn is named with a digest of \
      its pixels, as the check prints it: '38 × 38 redrawn (7bd0124412ab90fe)'.

      To accept pictures of another machine, unpack the folder .build/likeness of its run, and \
      pass it as --output.

      Exit codes: 0 success; 2 a picture was refused, or a name matches no pending picture.
      """)

  @OptionGroup var options: AnswerOptions

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

  @Option(help: .hidden)
  var from: String?

  func validate() throws {
    guard let from else { return }
    // The folder of the run is around that of its pictures.
    let run = from.replacing(/\/pending\/*$/, with: "")
    let selection = causes.flatMap { ["--cause", $0] } + (options.all ? ["--all"] : options.names)
    let command = Invocation.current.command(["accept"] + selection + ["--output", run])
    throw ValidationError("--from is now --output: \(command)")
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if causes.isEmpty || !options.names.isEmpty { try options.refuseUnclear() }
    if options.all { try folders.artifactsOptions.requireArtifacts() }
    let expected = try tool { try causes.map { try ExpectedChange($0) } }
    let answer = try await removingTemporariesOnSignal {
      try await options.answer(.accept, folders, explainedBy: expected.isEmpty ? nil : expected)
    }
    options.print(answer, console)
    let hasChanges = answer.done.contains { $0.effect != .unchanged }
    // Only a review undoes it, and only until the next run.
    if hasChanges, !options.dryRun, !options.json { folders.tellHowToGoBack(console) }
    guard !expected.isEmpty, answer.done.isEmpty, answer.refused.isEmpty else {
      return answer.status
    }
    console.message(
      """
      No pending picture is explained completely by \(causes.joined(separator: " and ")). \
      \(ExpectedChange.grammar)
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

      A picture whose reference changed since the run is refused and stays pending.

      Exit codes: 0 success; 2 a picture could not be removed, or a name matches no pending picture.
      """)

  @OptionGroup var options: AnswerOptions

  @OptionGroup var folders: FolderOptions

  func run(_ console: Console) async throws -> ExitStatus {
    try options.refuseUnclear()
    if options.all { try folders.artifactsOptions.requireArtifacts() }
    let answer = try await options.answer(.reject, folders)
    options.print(answer, console)
    return answer.status
  }
}

/// What an answer did or would do.
struct GivenAnswer: Sendable {
  var done: [AnswerDocument.Step] = []
  /// The snapshots that could not be answered, and why; they stay pending.
  var refused: [SnapshotProblem] = []
  /// The snapshots that the answer is not about, and why.
  var kept: [SnapshotProblem] = []
  /// The patterns that no pending picture matches.
  var unmatched: [String] = []
  /// Everything that waited before.
  var waiting: [SnapshotIdentity] = []

  var status: ExitStatus { refused.isEmpty && unmatched.isEmpty ? .success : .failure }
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

  /// Answers what waits and is chosen, each as its outcome says that it was judged.
  ///
  /// - Parameter expected: The changes that must explain a picture completely; nil takes any.
  func answer(
    _ verb: PendingSnapshots.Verb, _ folders: FolderOptions,
    explainedBy expected: [ExpectedChange]? = nil
  ) async throws(ToolError) -> GivenAnswer {
    let (artifacts, store) = (folders.artifacts, folders.store)
    var pending = PendingSnapshots(in: artifacts)
    pending.limits = try projectSettings().png
    let snapshots = pending
    return try await tool {
      try artifacts.refuseOlder()
      return try await artifacts.answering {
        var given = GivenAnswer()
        given.waiting = try snapshots.list()
        let patterns = names.map { SnapshotPattern($0) }
        let (chosen, unmatched) = SnapshotPattern.chosen(patterns, among: given.waiting)
        given.unmatched = unmatched.map(\.text)
        let lastRun = try verb == .accept && all ? LastRun(in: artifacts) : nil
        let time = systemSeconds()
        for identity in given.waiting where names.isEmpty || chosen.contains(identity) {
          do throws(PendingError) {
            let outcome = try snapshots.outcome(of: identity)
            let reasons =
              lastRun?.has(outcome) == false
              ? ["not of the last run"]
              : expected.map { outcome.remainder(beyond: $0).map(\.description) } ?? []
            guard reasons.isEmpty, let seal = outcome.seal else {
              given.kept.append(
                SnapshotProblem(identity: identity, problem: reasons.joined(separator: "; ")))
              continue
            }
            let effect = try snapshots.answer(
              verb, identity, seen: seal, into: store, at: time, dryRun: dryRun)
            given.done.append(AnswerDocument.Step(snapshot: identity, effect: effect))
          } catch {
            given.refused.append(SnapshotProblem(identity: identity, problem: error.description))
          }
        }
        return given
      }
    }
  }

  /// The outcomes of the last run, to tell what waits since an earlier one.
  private struct LastRun {
    private let finished: [SnapshotIdentity: Double]

    /// nil without a log: then nothing is known of what waits.
    init?(in artifacts: ArtifactsFolder) throws(ArtifactsError) {
      let logged = try LoggedOutcomes(in: artifacts)
      if logged.files.isEmpty { return nil }
      finished = Dictionary(logged.latest().map { ($0.identity, $0.finished) }) { $1 }
    }

    func has(_ outcome: SnapshotOutcome) -> Bool { finished[outcome.identity] == outcome.finished }
  }

  /// Prints what an answer did.
  func print(_ answer: GivenAnswer, _ console: Console) {
    if json {
      console.result(jsonText(AnswerDocument(dryRun: dryRun, answer)))
    } else {
      for step in answer.done { console.result("\(words(step.effect))  \(step.snapshot)") }
      if answer.waiting.isEmpty, all { console.result("No picture is pending.") }
    }
    for refusal in answer.refused {
      console.message("refused  \(refusal.identity): \(refusal.problem)")
    }
    for other in answer.kept.prefix(10) {
      console.message("kept pending  \(other.identity): \(other.problem)")
    }
    if answer.kept.count > 10 { console.message("and \(answer.kept.count - 10) more kept pending") }
    for pattern in answer.unmatched {
      let near = meantInstead(of: pattern, among: answer.waiting)
      let check = Invocation.current.command("check")
      let none =
        answer.waiting.isEmpty
        ? " No picture is pending. Run `swift test` or `\(check)` first." : ""
      console.message("No pending picture matches “\(pattern)”.\(near)\(none)")
    }
  }

  private func words(_ effect: PendingSnapshots.Effect) -> String {
    guard dryRun else { return effect.rawValue }
    return effect == .unchanged ? effect.rawValue : "would be \(effect.rawValue)"
  }
}

/// The JSON document of both answers, after `answer.schema.json`.
struct AnswerDocument: Encodable {
  struct Step: Encodable, Sendable {
    let snapshot: SnapshotIdentity
    let effect: PendingSnapshots.Effect
  }

  let schemaVersion = 1
  let dryRun: Bool
  let done: [Step]
  let refused: [SnapshotProblem]
  let unmatched: [String]

  init(dryRun: Bool, _ answer: GivenAnswer) {
    self.dryRun = dryRun
    done = answer.done
    refused = answer.refused
    unmatched = answer.unmatched
  }
}
