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
        First it checks that the working tree still draws them. A picture of the gallery, or of scenes, is drawn again, and refused where it now looks \
        otherwise. One of a test takes its test to be drawn: it is accepted where the sources of the package are those that it was drawn from, and refused \
        where they have changed since, or where nothing tells of them; --allow-unverified takes it then. Outside a Swift package, where nothing can tell of \
        sources, it is accepted as it was drawn, and that is said.

        --from takes the pictures from what another machine left: the folder .build/likeness of a run, or its folder pending. Unpack a ZIP file first. \
        The pictures are checked in the same way, and stay where they are. None is taken unverified.

        Exit codes: 0 all that was named is accepted; 2 something is not.
        """)
  }

  @OptionGroup var options: AnswerOptions

  @Option(help: ArgumentHelp("Take the pictures from the folder that another run left.", valueName: "folder"))
  var from: String?

  @Option(help: ArgumentHelp("The folder of JSON scenes that the pictures come from, if they do.", valueName: "folder"))
  var scenes: String?

  @Flag(help: "Also take pictures of tests of which nothing tells whether the sources still draw them.")
  var allowUnverified = false

  @OptionGroup var fonts: FontOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if from != nil, allowUnverified {
      throw ValidationError(
        "--allow-unverified is for pictures that were drawn here, and not for those of an artifact. Leave one of the two out.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    try options.refuseUnclear()
    let snapshots = try tool {
      try fonts.added(to: try scenes.map { try Gallery(scenesIn: $0, limits: limits.png) } ?? Command.gallery).snapshots()
    }
    let artifact = try tool { try from.map { try SnapshotStore(pendingIn: $0) } }
    var pending =
      artifact.map { PendingSnapshots(from: $0, answering: folders.artifacts) } ?? PendingSnapshots(in: folders.artifacts)
    pending.limits = limits.png
    let chosen = Set(try tool { try pending.list(options.patterns) })
    let tree = await WorkingTree(
      drawing: snapshots.filter { chosen.contains($0.identity) }, package: folders.package,
      limits: limits.raster, owners: StoryOwners(base: folders.ownersBase, scenes: scenes))
    defer { withExtendedLifetime(artifact) {} }
    // What takes long comes before the lock, for which reviewers wait. Outside a package nothing could tell of any test.
    let waiting = pending
    let allowsUnverified = allowUnverified || folders.package == nil
    return try await leavingNothingAside {
      try await folders.artifacts.answering {
        try options.answer(waiting, console) {
          try waiting.accept($0, into: folders.store, dryRun: options.dryRun, tree: tree, allowUnverified: allowsUnverified)
        }
      }
    }
  }
}

extension WorkingTree {
  /// The tree that draws some pictures of a gallery, each of which is drawn at once, and of which all others are known by the sources of a package.
  ///
  /// - Parameter owners: tells what declares pictures, for the texts beside their references; nil leaves what these say.
  init(drawing snapshots: [StorySnapshot], package: String?, limits: RasterLimits = RasterLimits(), owners: StoryOwners? = nil) async {
    let drawings = await concurrentMap(snapshots) { snapshot -> (SnapshotIdentity, Result<Drawing, ToolError>) in
      do {
        let list = try await snapshot.loadedDisplayList(timeout: .seconds(60))
        let pixels = try list.rasterized(fonts: snapshot.fonts, limits: limits).digest
        let notes = owners?.owner(of: snapshot).notes(for: snapshot.identity)
        return (snapshot.identity, .success(Drawing(pixels: pixels, list: list.text, notes: notes)))
      } catch {
        return (snapshot.identity, .failure(ToolError("It could not be drawn again. \(error)")))
      }
    }
    let byIdentity = Dictionary(drawings, uniquingKeysWith: { first, _ in first })
    self.init(
      draw: { try byIdentity[$0]?.get() },
      sources: { try package.flatMap { try SourceState.digest(ofPackage: $0) } })
  }
}

/// Throws pending pictures away.
struct RejectCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Throws pending pictures of the last run away; the references stay.",
    discussion: """
      The pictures that differ stay so: nothing is checked first, and the next run keeps them again.

      Exit codes: 0 all that was named is rejected; 2 something is not.
      """)

  @OptionGroup var options: AnswerOptions

  @OptionGroup var artifacts: ArtifactsOptions

  func run(_ console: Console) async throws -> ExitStatus {
    try options.refuseUnclear()
    let pending = PendingSnapshots(in: artifacts.artifacts)
    return try await artifacts.artifacts.answering {
      try options.answer(pending, console) { try pending.reject($0, dryRun: options.dryRun) }
    }
  }
}

/// What both answers share: which pictures are meant, and how what was done is told.
struct AnswerOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Which pictures: a whole name (Button/primary@dark,2x), one without its variant for all its variants (Button/primary), a suite (Button), or a glob \
      ('Button/*@dark*', '**@*rtl').
      """,
      valueName: "name"))
  var names: [String] = []

  @Flag(help: "All pending pictures.")
  var all = false

  @Flag(help: "Say what would be done, and change nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  /// Throws where nothing is meant, or two things are. No part of the parsing, in which it would hide an option that there is not.
  func refuseUnclear() throws(ValidationError) {
    if names.isEmpty, !all { throw ValidationError("Give names or globs of pending pictures, or --all.") }
    if !names.isEmpty, all { throw ValidationError("Give names or --all, not both.") }
  }

  /// What the names mean; nil for all.
  var patterns: [SnapshotPattern]? { all ? nil : names.map { SnapshotPattern($0) } }

  /// Gives the answer, and tells what it did.
  func answer(
    _ pending: PendingSnapshots, _ console: Console, with body: ([SnapshotPattern]?) throws -> PendingSnapshots.Answer
  ) throws -> ExitStatus {
    let (waiting, answer) = try tool { (try pending.list(), try body(patterns)) }
    if json {
      console.result(try jsonText(AnswerDocument(dryRun: dryRun, done: answer.done, refused: answer.refused, unmatched: answer.unmatched)))
    } else {
      for step in answer.done { console.result("\(words(step.effect))  \(step.identity)") }
      if waiting.isEmpty, all { console.result("No picture is pending.") }
    }
    let unproven = answer.done.filter { $0.proof == WorkingTree.Proof.none }.map(\.identity)
    if let first = unproven.first {
      let subject = unproven.count == 1 ? "\(first) was taken as it was drawn" : "\(unproven.count) pictures were taken as they were drawn"
      console.message(
        "\(subject): nothing tells whether the sources still draw \(unproven.count == 1 ? "it" : "them"). Run the tests to be sure.")
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
  let refused: [SnapshotProblem]
  let unmatched: [String]
}
