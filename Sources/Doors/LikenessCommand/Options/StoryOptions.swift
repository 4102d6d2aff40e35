/// The stories of the gallery, or the scenes of a folder.
import ArgumentParser
import Likeness
import LikenessJSON
import LikenessSystem

/// The stories or scenes of a command that draws them.
struct StoryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      The pictures: a name (Button/primary@dark,2x), a name without its variant for all variants \
      (Button/primary), a suite (Button), or a glob ('Button/*@dark*', '**@*rtl'). Defaults to all.
      """,
      valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  /// Returns the selected pictures of stories or scenes.
  ///
  /// - Parameters:
  ///   - project: The project's fonts and limits.
  ///   - command: The words of the command, for the error without stories and scenes.
  ///   - instead: The way that tests have, in a sentence.
  ///   - takesPictures: Whether the command has `--pictures`.
  ///   - edited: What is read in place of scenes and themes, by their paths in the folder.
  ///   - others: Takes the paths of JSON files among the scenes that are none.
  ///   - problems: Takes the problems of scenes, which are then left out.
  func snapshots(
    of gallery: Gallery, in project: ProjectSettings, for command: [String], instead: String? = nil,
    takesPictures: Bool = false, edited: [String: String] = [:],
    others: ([String]) -> Void = { _ in }, problems: (Problems) -> Void
  ) throws(ToolError) -> [StorySnapshot] {
    if scenes == nil {
      try requireStories(gallery, for: command, instead: instead, takesPictures: takesPictures)
    }
    var found: Problems?
    let all = try tool {
      let (read, unread, skipped) =
        try scenes.map {
          try Gallery.readable(
            scenesIn: $0, limits: project.png, themes: project.themes, edited: edited)
        } ?? (gallery, nil, [])
      others(skipped)
      var gallery = read
      gallery.fonts = project.added(to: gallery.fonts)
      guard let scenes else { return try gallery.snapshots() }
      let (snapshots, unnamed) = gallery.snapshots(ofScenesIn: scenes)
      found = unread + unnamed
      found.map(problems)
      return snapshots
    }
    do throws(ToolError) { return try chosen(names, among: all, options: sourceOptions) } catch {
      // The picture may be one of a scene that could not be read.
      throw found.map { ToolError("\($0)\n\(error)") } ?? error
    }
  }

  /// Whether every picture is selected.
  var meansAll: Bool { names.isEmpty }

  var owners: StoryOwners { StoryOwners(base: baseOfOwners(), scenes: scenes) }

  /// The options for the same source of pictures.
  var sourceOptions: [String] { scenes.map { ["--scenes", $0] } ?? [] }

  func validate() throws { try refuseEmpty(scenes, "--scenes") }

  /// Refuses the folder of scenes as that of artifacts.
  func refuse(_ artifacts: ArtifactsFolder) throws {
    // A folder of its own below the scenes is no trouble: it holds no JSON with a view.
    let artifacts = artifacts.path
    guard let scenes, Files.isSame(artifacts, orInside: scenes),
      Files.isSame(scenes, orInside: artifacts)
    else { return }
    throw ValidationError(
      """
      --output is \(printable(artifacts)), which is the folder of scenes. Give another folder.
      """
    )
  }
}

extension Console {
  /// Names the JSON files among the scenes that have no view, which are skipped; at most three.
  func report(skipped paths: [String]) {
    guard let last = paths.last else { return }
    let names = paths.count > 3 ? paths.prefix(2) + ["\(paths.count - 2) others"] : paths[...]
    let list =
      paths.count == 1
      ? last : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    message(
      """
      \(printable(list)): no view in \(paths.count == 1 ? "it, so it is" : "them, so they are") \
      skipped as other JSON.
      """
    )
  }

  /// Reports the problems of scenes, and what happens to the pictures of the others: they are
  /// checked, recorded or drawn.
  func report(_ problems: Problems, others: Bool, are done: String) {
    message(
      "Error: \(problems)\n\(others ? "The other scenes are" : "Nothing is") \(done).")
  }
}
