/// `likeness render`: draws a scene or a display list to a PNG file.
import ArgumentParser
import Foundation
import Likeness
import LikenessFiles
import LikenessPages

struct RenderCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a JSON scene or a display list to a PNG file.",
    discussion: """
      A scene with variants is drawn in the first variant that the scene lists. Options select other values; --all draws every variant into a folder. A \
      display list is a text file, such as the one beside a reference.

      Exit codes: 0 success, 2 error.
      """)

  @Argument(help: "The scene (.json) or the display list (.txt).")
  var input: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The PNG file to write, or with --all, the folder.", valueName: "path"))
  var output: String

  @OptionGroup var axes: AxisOptions

  @Flag(help: "Draw every variant selected by the other options.")
  var all = false

  @Option(help: ArgumentHelp("Also write the display list to this file (.txt).", valueName: "path"))
  var list: String?

  @OptionGroup var fonts: FontOptions

  @OptionGroup var limits: MegapixelOptions

  func validate() throws {
    if all, list != nil { throw ValidationError("--list takes one picture. Leave out --all.") }
    if !all { try check(output, endsIn: "png", option: "--output") }
    if let list { try check(list, endsIn: "txt", option: "--list") }
    if pathExtension(of: input) == "txt", all || !axes.isEmpty {
      throw ValidationError(
        "A display list has no variants. Leave out --all, --scale, --theme, --text-size, --direction, --locale, --state and --width.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if let list {
      try refuseInput(list, option: "--list", input: input)
      try refuseSnapshots(list, option: "--list")
    }
    do {
      switch pathExtension(of: input) {
      case "json": try renderScene(console)
      case "txt": try renderList(console)
      default: throw ToolError("\(printable(input)) is neither a scene (.json) nor a display list (.txt).")
      }
    } catch {
      throw error as? ToolError ?? ToolError(error)
    }
    return .success
  }

  private func renderScene(_ console: Console) throws {
    let gallery = fonts.added(to: try Gallery(scene: input, limits: limits.png))
    var snapshots = try gallery.snapshots()
    if !snapshots.contains(where: { axes.match($0.context) }) {
      // Also draws a combination that pairwise coverage leaves out.
      var whole = gallery
      for index in whole.stories.indices { whole.stories[index].variants.coverage = .all }
      snapshots = try whole.snapshots()
    }
    let chosen = snapshots.filter { axes.match($0.context) }
    // Pictures are sorted by name, but the scene's own order decides the first value of an axis.
    guard let first = chosen.min(by: { $0.place(in: gallery).lexicographicallyPrecedes($1.place(in: gallery)) }) else {
      let variants = snapshots.map(\.identity.variant.description).joined(separator: "; ")
      throw ToolError("No variant of \(printable(input)) matches these options. Available: \(variants).")
    }
    guard all else {
      try write(first, to: output, console)
      if chosen.count > 1 {
        let others = AxisOptions.others(than: first.context, among: chosen.map(\.context))
        console.message(
          "Drew \(first.identity.variant), one of \(chosen.count) variants. To choose another, pass \(others.joined(separator: " or ")); "
            + "to draw all, pass --all.")
      }
      return
    }
    for snapshot in chosen {
      try write(snapshot, to: "\(output)/\(snapshot.identity).png", console)
    }
  }

  private func renderList(_ console: Console) throws {
    let text = try storedText()
    let (list, start) = try storedList(text)
    do {
      try write(list, fonts: fonts.library, to: output, console)
    } catch let error as RasterError {
      // The parsed list begins at `start`, after the header of the reference.
      let lines = DisplayList.itemLines(in: String(text[start...]), pixelBudget: limits.pixels)
      let line = error.item.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
      let before = text[..<start].utf8.count { $0 == UInt8(ascii: "\n") }
      throw ToolError("\(printable(input))\(line.map { ":\($0 + before)" } ?? ""): \(error)")
    }
  }

  private func storedText() throws -> String {
    guard let bytes = try Files.read(input, longest: SnapshotStore.longestText) else {
      throw ToolError("\(printable(input)) does not exist. Check the path.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw ToolError("\(printable(input)) is not UTF-8 text.") }
    return text
  }

  /// The list in a text, and where it begins.
  private func storedList(_ text: String) throws -> (DisplayList, String.Index) {
    guard text.hasPrefix("snapshot ") else {
      return (try DisplayList(text: text, file: input, pixelBudget: limits.pixels), text.startIndex)
    }
    let record = try ReferenceMetadata(text: text, file: input)
    guard let list = try record.displayList(file: input, pixelBudget: limits.pixels) else {
      throw ToolError("\(printable(input)) belongs to a picture without a display list, so it can't be drawn.")
    }
    return (list, text.utf8.index(text.endIndex, offsetBy: -(record.list ?? "").utf8.count))
  }

  /// Draws a picture of the scene; errors name the scene's path.
  private func write(_ snapshot: StorySnapshot, to path: String, _ console: Console) throws {
    do {
      try write(try snapshot.displayList(), fonts: snapshot.fonts, to: path, console)
    } catch let error where !(error is Problems || error is ToolError) {
      throw ToolError("\(printable(input)): \(error)")
    }
  }

  private func write(_ displayList: DisplayList, fonts: FontLibrary, to path: String, _ console: Console) throws {
    try refuseForeign(path, option: "--output", kind: "a picture that Likeness wrote", isOwn: OwnPicture.isOwn)
    if let list { try refuseForeign(list, option: "--list", kind: "a display list") { $0.starts(with: "display-list ".utf8) } }
    let picture = try displayList.rasterized(fonts: fonts, limits: limits.raster)
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
      gallery.themeNames(of: story).firstIndex(of: context.themeName), variants.scales.firstIndex(of: context.scale),
      context.state.flatMap { variants.states.firstIndex(of: $0) }, variants.directions.firstIndex(of: context.direction),
      variants.textSizes.firstIndex(of: context.contentSizeCategory), context.locale.flatMap { variants.locales.firstIndex(of: $0) },
      context.width.flatMap { variants.widths.firstIndex(of: $0) },
    ].map { $0 ?? 0 }
  }
}
