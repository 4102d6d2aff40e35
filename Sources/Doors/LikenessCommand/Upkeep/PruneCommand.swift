/// `likeness prune`: removes references that nothing draws any more.
import ArgumentParser
import Foundation
import Likeness

/// Removes stale references, and moves those that have a new name.
struct PruneCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "prune",
      abstract: "Removes references that no story, scene or test draws any more.",
      discussion: """
        Compares with the full list of stories, and with the test functions that the sources of the package hold, never with what happened to run: filters, shares, \
        skipped and disabled tests make nothing stale. What can't be told stays, such as a name that is built when its test runs. A reference without a known \
        owner is told, and never removed.

        A picture that is drawn under another name now is offered as a rename, and stays until --rename moves it. That also holds for stories and \
        scenes of which nobody can tell whether they are declared elsewhere, which stay where no picture has their pixels.

        Names and values of axes choose among the stale references by what these are called.

        --complete-run also takes the last run, which has to have been all tests without a filter, and all passed: what its tests did not check is stale too.

        Only files in the working tree are removed; git keeps what was committed.

        Exit codes: 0 done; 2 something could not be read, removed or moved, or a name means no stale reference.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @Flag(help: "Move references of pictures that have a new name, in place of leaving them.")
  var rename = false

  @Flag(help: "Take the last run for one of all tests: what they did not check is stale.")
  var completeRun = false

  @Flag(help: "Say what would be removed or moved, and change nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let references = try References(of: Command.gallery, options: options)
    if !dryRun { _ = try tool { try references.store.sweep() } }
    var audit = try references.audit(checked: completeRun ? try checkedNames() : nil)
    let isUnmatched = restrict(&audit, console)
    if !references.areOwn {
      console.message(
        "\(references.store.root) does not lie in \(references.base), so a source that is not here makes nothing stale. Run this where the references belong."
      )
    }
    let pending = options.folders.artifacts.pending
    let renames = await references.renames(of: audit, pending: pending, limits: options.limits.raster)
    let moved = audit.undecided.filter { renames[$0.identity] != nil }
    var steps: [PruneDocument.Step] = []
    var refused: [SnapshotProblem] = []
    for stale in audit.stale + moved {
      do {
        if let new = renames[stale.identity] {
          if rename, !dryRun { try references.move(stale.identity, to: new) }
          steps.append(.init(snapshot: stale.identity, effect: rename ? .renamed : .kept, renamedTo: new.identity, stale))
        } else {
          if !dryRun { _ = try tool { try references.store.remove(stale.identity) } }
          steps.append(.init(snapshot: stale.identity, effect: .removed, renamedTo: nil, stale))
        }
      } catch {
        refused.append(SnapshotProblem(identity: stale.identity, problem: "\(error)"))
      }
    }
    let document = PruneDocument(
      dryRun: dryRun, done: steps, refused: refused, unknownOwner: UnreferencedDocument(audit).unknownOwner,
      wanted: audit.wanted - moved.count, unproven: audit.unproven)
    if json { console.result(try jsonText(document)) } else { tell(document, console) }
    for refusal in refused { console.message("refused  \(refusal.identity): \(refusal.problem)") }
    return refused.isEmpty && !isUnmatched ? .success : .failure
  }

  /// Leaves the stale references that are meant.
  ///
  /// - Returns: whether a name means none.
  private func restrict(_ audit: inout ReferenceAudit, _ console: Console) -> Bool {
    guard !options.meansAll else { return false }
    var isUnmatched = false
    let patterns = options.names.map { SnapshotPattern($0) }
    for pattern in patterns where !(audit.stale + audit.undecided).contains(where: { pattern.matches($0.identity) }) {
      console.message("No stale reference is called “\(pattern.text)”.")
      isUnmatched = true
    }
    audit.keepStale { identity in
      (patterns.isEmpty || patterns.contains { $0.matches(identity) }) && options.axes.match(identity)
    }
    return isUnmatched
  }

  /// What the last run checked, where it can stand for all tests.
  private func checkedNames() throws(ToolError) -> Set<SnapshotIdentity> {
    let artifacts = options.folders.artifacts
    let logged = try tool { try LoggedOutcomes(folder: artifacts.outcomes) }
    let outcomes = logged.latest(run: logged.lastRun)
    guard !outcomes.isEmpty else { throw ToolError("There are no outcomes in \(artifacts.outcomes). Run all tests first: swift test") }
    if let damage = logged.files.lazy.compactMap(\.damage).first { throw ToolError(damage) }
    if let share = logged.files.lazy.compactMap({ $0.start?.share }).first {
      throw ToolError("The last run was share \(share.shard) of one, and does not tell of all tests. Join the shares first: likeness merge")
    }
    if let failure = outcomes.first(where: \.isFailure) {
      throw ToolError(
        "\(failure.identity) did not pass in the last run, and a test that stops half-way does not check all that it would. Run all tests until they pass."
      )
    }
    return Set(outcomes.map(\.identity))
  }

  private func tell(_ document: PruneDocument, _ console: Console) {
    let would = dryRun ? "would be " : ""
    for step in document.done {
      switch step.effect {
      case .renamed: console.result("\(would)renamed  \(step.snapshot) -> \(step.renamedTo.map(\.description) ?? "")")
      case .kept: console.result("renamed?  \(step.snapshot) -> \(step.renamedTo.map(\.description) ?? "")  (--rename moves it)")
      case .removed: console.result("\(would)removed  \(step.snapshot)  (\(step.why))")
      }
    }
    for name in document.unknownOwner { console.result("unknown owner, left alone  \(printable(name))") }
    if let first = document.unproven.first, !completeRun {
      let count = document.unproven.count
      let subject =
        count == 1
        ? "\(first) stays, because only its test knows which names it gives"
        : "\(count) references, such as \(first), stay, because only their tests know which names they give"
      console.message(
        "\(subject). To prove it run all tests, and then: likeness prune --complete-run")
    }
    let counts = Dictionary(grouping: document.done, by: \.effect).mapValues(\.count)
    let parts = [(PruneDocument.Effect.removed, "stale"), (.renamed, "renamed"), (.kept, "with another name")].compactMap { effect, word in
      counts[effect].map { "\($0) \(word)" }
    }
    let unknown = document.unknownOwner.isEmpty ? [] : ["\(document.unknownOwner.count) of unknown owner"]
    console.result(
      "\(document.wanted) wanted" + (parts + unknown).map { ", \($0)" }.joined() + (dryRun ? " (dry run, nothing changed)" : ""))
    if !dryRun, counts[.removed] != nil || counts[.renamed] != nil {
      let folder = shellQuoted(relativePath(options.folders.store.root, from: options.folders.base) ?? options.folders.store.root)
      console.message("Changed in the working tree only. Stage it: git add -A -- \(folder); or take it back: git restore -- \(folder)")
    }
  }
}

/// The JSON document of `likeness prune`, after `prune.schema.json`.
struct PruneDocument: Encodable {
  /// What was done to a reference.
  enum Effect: String, Encodable {
    /// It is gone.
    case removed
    /// It has the new name.
    case renamed
    /// It stays, though its picture has a new name.
    case kept
  }

  struct Step: Encodable {
    let snapshot: SnapshotIdentity
    let effect: Effect
    let renamedTo: SnapshotIdentity?
    let owner: String
    let reason: ReferenceAudit.Reason
    let why: String

    init(snapshot: SnapshotIdentity, effect: Effect, renamedTo: SnapshotIdentity?, _ stale: ReferenceAudit.Stale) {
      self.snapshot = snapshot
      self.effect = effect
      self.renamedTo = renamedTo
      owner = stale.owner.description
      reason = stale.reason
      why = stale.why
    }
  }

  let schemaVersion = 1
  let dryRun: Bool
  let done: [Step]
  let refused: [SnapshotProblem]
  let unknownOwner: [String]
  let wanted: Int
  /// Those among the wanted of which only a complete run can tell.
  let unproven: [SnapshotIdentity]
}
