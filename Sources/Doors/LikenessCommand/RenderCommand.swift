/// `likeness render`: draws a scene or a display list to a PNG file.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct RenderCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a JSON scene or a display list to a PNG file.",
    discussion: """
      A scene with variants is drawn in the first variant that the scene lists, or that the glob \
      matches; --all draws all of them into a folder. A display list is a text file, such as the \
      one beside a reference.

      A scene is a JSON object: {"view": {"type": "Label", "text": "Hello"}}. Beside its "view" it \
      may have "size", "background", "theme", "styles" and "variants". The page "File formats" of \
      the documentation shows one, and scene.schema.json lists every key.

      Exit codes: 0 success, 2 error.
      """)

  @Argument(help: "The scene (.json) or the display list (.txt).")
  var input: String

  @Argument(
    help: ArgumentHelp(
      "The variant of a scene: a name (@dark,2x) or a glob ('@*rtl*').", valueName: "variant"))
  var variant: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG file to write, or with --all, the folder.", valueName: "path"))
  var output: String

  @Flag(help: "Draw every variant, or all that the glob matches.")
  var all = false

  @Option(help: ArgumentHelp("Also write the display list to this file (.txt).", valueName: "path"))
  var list: String?

  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if all, list != nil { throw ValidationError("--list takes one picture. Leave out --all.") }
    if !all { try check(output, endsIn: "png", option: "--output") }
    if let list { try check(list, endsIn: "txt", option: "--list") }
    if let variant, !variant.hasPrefix("@") {
      throw ValidationError(
        "A variant begins with @: @dark,2x or '@*rtl*'. Got '\(printable(variant))'.")
    }
    if pathExtension(of: input) == "txt", all || variant != nil {
      throw ValidationError("A display list has no variants. Leave out --all and the variant.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if let list {
      try refuseInput(list, option: "--list", input: input)
      try refuseSnapshots(list, option: "--list")
    }
    let project = try project.settings()
    do {
      switch pathExtension(of: input) {
      case "json": try renderScene(project, console)
      case "txt": try renderList(project, console)
      default:
        throw ToolError("\(printable(input)) is neither a scene (.json) nor a display list (.txt).")
      }
    } catch {
      throw error as? ToolError ?? ToolError(error)
    }
    return .success
  }

  private func renderScene(_ project: ProjectSettings, _ console: Console) throws {
    var gallery = try Gallery(scene: input, limits: project.png, themes: project.themes)
    gallery.fonts = project.added(to: gallery.fonts)
    let pattern = variant.map { SnapshotPattern("**" + $0) }
    func matching(_ snapshots: [StorySnapshot]) -> [StorySnapshot] {
      guard let pattern else { return snapshots }
      let found = SnapshotPattern.chosen([pattern], among: snapshots.map(\.identity)).snapshots
      return snapshots.filter { found.contains($0.identity) }
    }
    var snapshots = try gallery.snapshots()
    if matching(snapshots).isEmpty {
      // Also draws a combination that pairwise coverage leaves out.
      var whole = gallery
      for index in whole.stories.indices { whole.stories[index].variants.coverage = .all }
      snapshots = try whole.snapshots()
    }
    let chosen = matching(snapshots)
    // Pictures are sorted by name, but the scene's own order decides the first value of an axis.
    guard
      let first = chosen.min(by: {
        $0.place(in: gallery).lexicographicallyPrecedes($1.place(in: gallery))
      })
    else {
      let variants = snapshots.map(\.identity.variant.description).joined(separator: "; ")
      throw ToolError(
        "No variant of \(printable(input)) matches “\(variant ?? "")”. Available: \(variants).")
    }
    guard all else {
      try write(first, to: output, project, console)
      if let other = chosen.first(where: { $0.identity != first.identity }) {
        console.message(
          "Drew \(first.identity.variant), one of \(chosen.count) variants. To choose another, "
            + "name it after the scene, as in \(shellQuoted("@\(other.identity.variant)")); "
            + "to draw all, pass --all.")
      }
      return
    }
    for snapshot in chosen {
      // Of one scene, the folder in which it lies says nothing.
      let name = snapshot.identity.description.split(separator: "/").last ?? "scene"
      try write(snapshot, to: "\(output)/\(name).png", project, console)
    }
  }

  private func renderList(_ project: ProjectSettings, _ console: Console) throws {
    let text = try storedText()
    let (list, start) = try storedList(text, pixelBudget: project.maximumPixels)
    do {
      try write(list, fonts: project.fonts, to: output, project, console)
    } catch let error as RasterError {
      // The parsed list begins at `start`, after the header of the reference.
      let lines = DisplayList.itemLines(
        in: String(text[start...]), pixelBudget: project.maximumPixels)
      let line = error.item.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
      let before = text[..<start].utf8.count { $0 == UInt8(ascii: "\n") }
      throw ToolError("\(printable(input))\(line.map { ":\($0 + before)" } ?? ""): \(error)")
    }
  }

  private func storedText() throws -> String {
    guard let bytes = try Files.read(input, longest: SnapshotStore.longestText) else {
      throw ToolError("\(printable(input)) does not exist. Check the path.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError("\(printable(input)) is not UTF-8 text.")
    }
    return text
  }

  /// The list in a text, and where it begins.
  private func storedList(_ text: String, pixelBudget: Int) throws -> (DisplayList, String.Index) {
    guard text.hasPrefix("snapshot ") else {
      return (try DisplayList(text: text, file: input, pixelBudget: pixelBudget), text.startIndex)
    }
    let record = try ReferenceMetadata(text: text, file: input)
    guard let list = try record.displayList(file: input, pixelBudget: pixelBudget) else {
      throw ToolError(
        "\(printable(input)) belongs to a picture without a display list, so it can't be drawn.")
    }
    return (list, text.utf8.index(text.endIndex, offsetBy: -(record.list ?? "").utf8.count))
  }

  /// Draws a picture of the scene; errors name the scene's path.
  private func write(
    _ snapshot: StorySnapshot, to path: String, _ project: ProjectSettings, _ console: Console
  ) throws {
    do {
      try write(try snapshot.displayList(), fonts: snapshot.fonts, to: path, project, console)
    } catch let error where !(error is Problems || error is ToolError) {
      throw ToolError("\(printable(input)): \(error)")
    }
  }

  private func write(
    _ displayList: DisplayList, fonts: FontLibrary, to path: String, _ project: ProjectSettings,
    _ console: Console
  ) throws {
    try refuseForeign(
      path, option: "--output", kind: "a picture that Likeness wrote", isOwn: OwnPicture.isOwn)
    if let list {
      try refuseForeign(list, option: "--list", kind: "a display list") {
        $0.starts(with: "display-list ".utf8)
      }
    }
    let picture = try displayList.rasterized(fonts: fonts, limits: project.raster)
    try writeFile(try OwnPicture.bytes(picture), to: path)
    if let list { try writeFile(Array(displayList.text.utf8), to: list) }
    for warning in displayList.warnings { console.message("\(printable(input)): \(warning)") }
    console.result("\(printable(path))  \(picture.size) pixels")
  }
}

extension StorySnapshot {
  /// The indices of its axis values in the story's order, the theme's first.
  fileprivate func place(in gallery: Gallery) -> [Int] {
    let variants = story.variants
    return [
      gallery.themeNames(of: story).firstIndex(of: context.themeName),
      variants.scales.firstIndex(of: context.scale),
      context.state.flatMap { variants.states.firstIndex(of: $0) },
      variants.directions.firstIndex(of: context.direction),
      variants.textSizes.firstIndex(of: context.contentSizeCategory),
      context.locale.flatMap { variants.locales.firstIndex(of: $0) },
      context.width.flatMap { variants.widths.firstIndex(of: $0) },
    ].map { $0 ?? 0 }
  }
}
