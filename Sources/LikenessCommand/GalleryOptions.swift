/// Which pictures a verb works on, and in which folders.
import ArgumentParser
import Foundation
import Likeness

/// The options of the verbs that draw a gallery.
struct GalleryOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Names or globs: News, Button/primary@*, **@rtl. All by default.", valueName: "names"))
  var names: [String] = []

  @Option(help: ArgumentHelp("Draw the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  @OptionGroup var folders: FolderOptions

  @Option(help: ArgumentHelp("How many pictures to draw at a time; one a core by default.", valueName: "n"))
  var jobs: Int?

  /// The pictures that are meant.
  func snapshots(of gallery: Gallery) throws -> [StorySnapshot] {
    let all: [StorySnapshot]
    do {
      all = try (try scenes.map { try Gallery(scenesIn: $0) } ?? gallery).snapshots()
    } catch {
      throw ToolError(error)
    }
    guard !names.isEmpty else { return all }
    let patterns = names.map { SnapshotPattern($0) }
    let chosen = all.filter { snapshot in patterns.contains { $0.matches(snapshot.identity) } }
    if let stray = patterns.first(where: { pattern in !all.contains { pattern.matches($0.identity) } }) {
      throw ToolError("No picture is called “\(stray.text)”. `likeness check --list` prints all names; quote globs against the shell.")
    }
    return chosen
  }

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is \(jobs). Give 1 to 1024.") }
  }

  /// How many pictures are drawn at a time.
  var parallel: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// Where references and artifacts are.
struct FolderOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of references; by default Snapshots in the Swift package around, else here.", valueName: "folder"))
  var snapshots: String?

  @Option(
    help: ArgumentHelp(
      "The folder of outcomes, pending pictures and differences; by default .build/likeness in the package, else .likeness.",
      valueName: "folder"))
  var output: String?

  private var here: String { FileManager.default.currentDirectoryPath }

  var store: SnapshotStore {
    SnapshotStore(root: snapshots ?? (ArtifactsFolder.package(around: here) ?? here) + "/Snapshots")
  }

  var artifacts: ArtifactsFolder { ArtifactsFolder(output: output, around: here) }

  /// The folder that messages tell paths from.
  var base: String { here }
}
