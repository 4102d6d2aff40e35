/// `likeness fsck`: checks the files of references without drawing.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct FsckCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "fsck",
    abstract: "Checks the files of references for damage, without drawing.",
    discussion: """
      Reads every file in the folder of references. Reports pictures and texts that do not belong \
      together, wrong digests, invalid texts and display lists. Also reports unreadable and \
      foreign files, temporary files of interrupted runs, and names that differ only in letter \
      case or Unicode normalization. In the --output folder, it looks only for temporary files.

      --repair removes temporary files, and seals a picture again that another program wrote with \
      the same pixels. The other findings need a decision, and each names the next step.

      Exit codes: 0 no findings left; 1 findings; 2 the folder could not be read, or a repair \
      failed.
      """)

  @Flag(help: "Repair the findings that are safe to repair.")
  var repair = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var folders: FolderOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let store = folders.store
    guard try tool({ try Files.targetKind(of: store.root) }) == .folder else {
      throw ToolError(
        "No folder of references at \(printable(store.root)). Give its path with --snapshots.")
    }
    try folders.artifactsOptions.requireArtifacts()
    var (references, findings) = try await inspect(store)
    var repaired: [StoreFinding] = []
    var refused: [String] = []
    if repair {
      for finding in findings where finding.isRepairable {
        do { if try store.repair(finding) { repaired.append(finding) } } catch {
          refused.append("\(error)")
        }
      }
      (references, findings) = try await inspect(store)
    }
    let document = FsckDocument(
      references: references, repaired: repaired.map(FsckDocument.Finding.init),
      findings: findings.map(FsckDocument.Finding.init))
    if json {
      console.result(jsonText(document))
    } else {
      for finding in repaired {
        console.result("repaired  \(finding.kind.rawValue)  \(printable(finding.path))")
      }
      for finding in findings {
        console.result("\(finding.kind.rawValue)  \(printable(finding.description))")
      }
      console.result(document.line)
    }
    for problem in refused { console.message("not repaired  \(problem)") }
    return !refused.isEmpty ? .failure : findings.isEmpty ? .success : .differences
  }

  /// Inspects the references, and finds temporary files among the artifacts.
  private func inspect(_ store: SnapshotStore) async throws(ToolError) -> (
    references: Int, findings: [StoreFinding]
  ) {
    let (bounds, artifacts) = (try projectSettings().png, folders.artifacts.path)
    return try await tool {
      let inspection = try await StoreInspection(of: store, limits: bounds)
      let leftovers = try Files.leftovers(in: artifacts, isDeep: true).map {
        StoreFinding(path: $0, problem: .leftover)
      }
      // Artifacts may be inside the folder of references.
      return (
        inspection.references,
        inspection.findings + leftovers.filter { !inspection.findings.contains($0) }
      )
    }
  }
}

/// The JSON document of `likeness fsck`, after `fsck.schema.json`.
private struct FsckDocument: Encodable {
  struct Finding: Encodable {
    let kind: StoreFinding.Kind
    let path: String
    let problem: String
    let isRepairable: Bool

    init(_ finding: StoreFinding) {
      kind = finding.kind
      path = finding.path
      problem = finding.description
      isRepairable = finding.isRepairable
    }
  }

  let schemaVersion = 1
  let references: Int
  let repaired: [Finding]
  let findings: [Finding]

  /// `12 references: 1 finding, 2 repaired`.
  var line: String {
    let found =
      findings.isEmpty
      ? "no findings" : findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return "\(references) \(references == 1 ? "reference" : "references"): \(found)"
      + (repaired.isEmpty ? "" : ", \(repaired.count) repaired")
  }
}
