/// `likeness prune`: removes unused references.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct PruneCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "prune",
      abstract: "Removes unused references, which no story, scene or test draws anymore.",
      discussion: """
        A reference is unused if its story is not in the gallery, its scene is not in --scenes, or \
        its file is not in --pictures. A reference of a test is unused if a complete run of all \
        tests did not check it. References without a known owner are listed \
        and never removed. Names and globs select among the unused references.

        To prune references of tests, run:

            swift test && \(Invocation.current.command("prune", "--complete-run"))

        A filtered, sharded, failed or interrupted run is refused, because it proves nothing. \
        References of disabled and skipped tests count as unused: look at --dry-run first, or name \
        the references to remove.

        If an unused reference has the same pixels as a picture without a reference, it was \
        probably renamed. The reference stays, and the new name is printed; --rename moves it. \
        References that another package may own are never removed, only moved. If a test has \
        already recorded the picture under its new name, the old reference is removed, and the new \
        name is printed.

        Files are removed from the working tree only; git keeps what was committed.

        Exit codes: 0 success; 2 a reference could not be read, removed or moved, or a name \
        matches no unused reference.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @Flag(help: "Move references whose pictures were renamed.")
  var rename = false

  @Flag(
    help:
      """
      Treat the last run as a complete run of all tests: references of tests that it did not check \
      are unused.
      """
  )
  var completeRun = false

  @Flag(help: "Print the changes without making them.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    guard !Files.isSame(options.folders.ownersBase, orInside: options.folders.store.root) else {
      throw ToolError(
        "--snapshots is \(printable(options.folders.store.root)), which holds the whole package "
          + "and may hold several folders of references. "
          + "Give the folder of references.")
    }
    try options.folders.requireReferences()
    try options.folders.artifactsOptions.requireArtifacts()
    try tool { try options.folders.artifacts.refuseOlder() }
    let references = try References(
      of: try Command.made(), in: options.folders.store, options: options)
    if !dryRun { _ = try tool { try references.store.sweep() } }
    let run = completeRun ? try lastRun() : nil
    var audit = try references.audit(run: run)
    let isUnmatched = try restrict(&audit, in: references, console)
    if !references.areOwn {
      console.message(
        """
        \(references.store.root) is outside of \(references.base), so a missing source file proves \
        nothing. Run this in the package of the references.
        """
      )
    }
    let pending = PendingSnapshots(in: options.folders.artifacts)
    var checker = SnapshotChecker(
      store: references.store, artifacts: options.folders.artifacts, mode: .never)
    checker.limits = try projectSettings().png
    let renames = try await references.renames(of: audit, pending: pending, by: checker)
    let moved = audit.undecided.filter { renames[$0.identity] != nil }
    let recorded = try references.recordedAgain(audit.unused, run: run)
    var steps: [PruneDocument.Step] = []
    var refused: [SnapshotProblem] = []
    for reference in audit.unused + moved {
      let identity = reference.identity
      let new = renames[identity]
      do {
        if !dryRun {
          if let new {
            if rename { try references.move(identity, to: new) }
          } else {
            try references.remove(identity)
          }
        }
        steps.append(
          .init(
            snapshot: identity, effect: new == nil ? .removed : rename ? .renamed : .kept,
            renamedTo: new?.identity ?? recorded[identity], reference))
      } catch {
        refused.append(SnapshotProblem(identity: identity, problem: "\(error)"))
      }
    }
    let document = PruneDocument(
      dryRun: dryRun, done: steps, refused: refused,
      unknownOwner: UnreferencedDocument(audit).unknownOwner,
      wanted: audit.wanted - moved.count, unproven: audit.unproven)
    if json { console.result(jsonText(document)) } else { tell(document, console) }
    advise(audit, console)
    for refusal in refused { console.message("refused  \(refusal.identity): \(refusal.problem)") }
    return refused.isEmpty && !isUnmatched ? .success : .failure
  }

  /// Prints how to decide about the references that nothing proves unused.
  private func advise(_ audit: ReferenceAudit, _ console: Console) {
    for (kind, folder, source, option) in [
      (SnapshotOwner.Kind.scene, options.scenes, "JSON scenes", "--scenes"),
      (.picture, options.otherTool.folder, "pictures of another tool", "--pictures"),
    ] where folder == nil {
      let count = audit.undecided.count { $0.owner.kind == kind }
      guard count > 0 else { continue }
      let subject = count == 1 ? "1 reference belongs" : "\(count) references belong"
      console.message(
        "\(subject) to \(source), which were not looked at. Give their folder: \(option).")
    }
    if let unproven = unprovenWords(audit) {
      let step =
        completeRun
        ? "Its tests have checked no snapshot in the last run."
        : """
        Run: swift test && \
        \(Invocation.current.command(["prune", "--complete-run"] + options.pruneOptions))
        """
      console.message("\(unproven) \(step)")
    }
  }

  /// Keeps only the unused references that names and axis values select. Returns whether a name
  /// matches none.
  private func restrict(
    _ audit: inout ReferenceAudit, in references: References, _ console: Console
  ) throws -> Bool {
    guard !options.meansAll else { return false }
    let unused = Set((audit.unused + audit.undecided).map(\.identity))
    var isUnmatched = false
    for name in options.names
    where try references.chosen(by: [name])?.isDisjoint(with: unused) == true {
      console.message("No unused reference matches “\(name)”.")
      isUnmatched = true
    }
    let chosen = try references.chosen(by: options.names)
    audit.keepUnused { chosen?.contains($0) != false }
    return isUnmatched
  }

  /// The last run, which must be a complete run of all tests.
  private func lastRun() throws(ToolError) -> CompleteRun {
    let artifacts = options.folders.artifacts
    return try tool {
      try CompleteRun(
        LoggedOutcomes(in: artifacts), folder: artifacts.outcomes, invocation: .current)
    }
  }

  private func tell(_ document: PruneDocument, _ console: Console) {
    let would = dryRun ? "would be " : ""
    for step in document.done {
      switch step.effect {
      case .renamed:
        console.result(
          "\(would)renamed  \(step.snapshot) -> \(step.renamedTo.map(\.description) ?? "")")
      case .kept:
        console.result(
          """
          renamed?  \(step.snapshot) -> \(step.renamedTo.map(\.description) ?? "")  (--rename \
          moves it)
          """
        )
      case .removed:
        let new = step.renamedTo.map { "; \($0) has the same pixels" } ?? ""
        console.result("\(would)removed  \(step.snapshot)  (\(step.why)\(new))")
      }
    }
    for name in document.unknownOwner { console.result("unknown owner, kept  \(printable(name))") }
    let counts = Dictionary(grouping: document.done, by: \.effect).mapValues(\.count)
    let parts = [
      (PruneDocument.Effect.removed, dryRun ? "to remove" : "removed"),
      (.renamed, dryRun ? "to rename" : "renamed"), (.kept, "with another name"),
    ].compactMap { effect, word in
      counts[effect].map { "\($0) \(word)" }
    }
    let unknown =
      document.unknownOwner.isEmpty ? [] : ["\(document.unknownOwner.count) of unknown owner"]
    console.result(
      "\(document.wanted) in use" + (parts + unknown).map { ", \($0)" }.joined()
        + (dryRun ? " (dry run, nothing changed)" : ""))
    if !dryRun, counts[.removed] != nil || counts[.renamed] != nil {
      options.folders.tellHowToGoBack(console)
    }
  }
}

/// The JSON document of `likeness prune`, after `prune.schema.json`.
struct PruneDocument: Encodable {
  enum Effect: String, Encodable {
    case removed
    case renamed
    /// The reference stays, although its picture was renamed.
    case kept
  }

  struct Step: Encodable {
    let snapshot: SnapshotIdentity
    let effect: Effect
    let renamedTo: SnapshotIdentity?
    let owner: String
    let reason: ReferenceAudit.Reason
    let why: String

    init(
      snapshot: SnapshotIdentity, effect: Effect, renamedTo: SnapshotIdentity?,
      _ reference: ReferenceAudit.Unused
    ) {
      self.snapshot = snapshot
      self.effect = effect
      self.renamedTo = renamedTo
      owner = reference.owner.description
      reason = reference.reason
      why = reference.why
    }
  }

  let schemaVersion = 1
  let dryRun: Bool
  let done: [Step]
  let refused: [SnapshotProblem]
  let unknownOwner: [String]
  let wanted: Int
  /// References of tests, which count as used until a complete run proves otherwise.
  let unproven: [SnapshotIdentity]
}
