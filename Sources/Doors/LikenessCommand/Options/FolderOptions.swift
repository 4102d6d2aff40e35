/// The folders of references and artifacts.
import ArgumentParser
import Foundation
import Likeness
import LikenessSystem

/// The folders of references and artifacts.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder of references. (default: Snapshots in the Swift package, or in the working folder)
      """,
      valueName: "folder")
  )
  var snapshots: String?

  @OptionGroup var artifactsOptions: ArtifactsOptions

  /// Refuses a folder of references inside a folder of artifacts, by any path: a run clears
  /// artifacts, but must not remove a reference.
  func validate() throws {
    try refuseEmpty(snapshots, "--snapshots")
    try refuse(references: store.root, among: artifacts)
    // Artifacts may be inside a package or a folder of references that is the whole package; only
    // the same folder is a mistake.
    if Files.isSame(artifacts.path, orInside: store.root),
      Files.isSame(store.root, orInside: artifacts.path)
    {
      throw ValidationError(
        """
        --snapshots and --output are the same folder, \(printable(artifacts.path)). Give one of \
        them another folder.
        """
      )
    }
    if artifactsOptions.output != nil, Files.isSame(artifacts.path, orInside: store.root),
      !Files.isSame(ownersBase, orInside: store.root)
    {
      throw ValidationError(
        """
        --output is \(printable(artifacts.path)), which is inside the folder of references, \
        \(printable(store.root)). Give another folder.
        """
      )
    }
    if snapshots != nil, let kind = try tool({ try Files.targetKind(of: store.root) }),
      kind != .folder
    {
      throw ValidationError(
        """
        --snapshots is \(printable(store.root)), which is not a folder. Give the folder of \
        references.
        """
      )
    }
  }

  /// Says how to keep and how to undo what a command did to references, where git knows them.
  func tellHowToGoBack(_ console: Console) {
    guard Files.folder(with: ".git", around: store.root) != nil else { return }
    let folder = shellQuoted(relativePath(store.root, from: base) ?? store.root)
    console.message(
      """
      Changed in the working tree only. Stage it: git add -A -- \(folder); or restore what was \
      committed: git restore -- \(folder)
      """
    )
  }

  var store: SnapshotStore {
    SnapshotStore(root: snapshots ?? defaultReferences())
  }

  var artifacts: ArtifactsFolder { artifactsOptions.artifacts }

  var package: String? { ArtifactsFolder.package(around: Files.workingFolder) }

  var ownersBase: String { baseOfOwners() }

  /// The base of paths in messages.
  var base: String { Files.workingFolder }

  /// The options for the same folders.
  var given: [String] { snapshotsOption(snapshots) + artifactsOptions.given }
}

/// The base of owners' paths: the Swift package, else the top of the git working tree, else the
/// working folder.
func baseOfOwners() -> String {
  let here = Files.workingFolder
  return ArtifactsFolder.package(around: here) ?? Files.folder(with: ".git", around: here) ?? here
}

/// The folder of references where no option names one: that of the Swift package, or of the working
/// folder.
func defaultReferences() -> String {
  let here = Files.workingFolder
  return (ArtifactsFolder.package(around: here) ?? here) + "/Snapshots"
}

/// The option for a folder of references; empty for the default.
func snapshotsOption(_ folder: String?) -> [String] {
  folder.map { ["--snapshots", $0] } ?? []
}

/// Refuses references in a folder of artifacts, by any path: what replaces or clears artifacts
/// would remove them.
func refuse(references: String, among artifacts: ArtifactsFolder) throws(ValidationError) {
  for (name, folder) in [
    ("pending pictures", artifacts.pending), ("answered pictures", artifacts.answered),
    ("outcomes", artifacts.outcomes), ("reports", artifacts.report),
  ] where Files.isSame(references, orInside: folder) {
    throw ValidationError(
      "\(printable(references)) is the folder of references, but it is inside the folder of "
        + "\(name), \(printable(folder)). "
        + "Give --snapshots or --output another folder.")
  }
}

struct ArtifactsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder of outcomes and pending pictures. (default: .build/likeness in the \
      Swift package, or .likeness in the working folder)
      """,
      valueName: "folder"))
  var output: String?

  func validate() throws {
    try refuseEmpty(output, "--output")
    guard let output else { return }
    try tool { try refuseSnapshots(output, option: "--output") }
    if let kind = try tool({ try Files.targetKind(of: output) }), kind != .folder {
      throw ValidationError(
        "--output is \(printable(output)), which is not a folder. Give the folder of artifacts.")
    }
  }

  var artifacts: ArtifactsFolder {
    ArtifactsFolder(output: output, around: Files.workingFolder)
  }

  /// The option for the same folder.
  var given: [String] { output.map { ["--output", $0] } ?? [] }
}
