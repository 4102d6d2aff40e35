/// `likeness render`: a scene or a display list to a PNG file.
import ArgumentParser
import Foundation
import Likeness

/// Draws one JSON scene, or one display list in its text form.
struct RenderCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a JSON scene, or a display list in its text form, to a PNG file.",
    discussion: """
      A scene with variants is drawn in the first value of each axis, unless options choose another; --all draws every variant into a folder. \
      A display list may be the text beside a reference.
      """)

  @Argument(help: "The scene (.json) or the display list (.txt).")
  var input: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The PNG file to write; with --all a folder.", valueName: "path"))
  var output: String

  @Option(help: "The scale of a scene's variant: 2.")
  var scale: String?

  @Option(help: "The theme of a scene's variant: dark.")
  var theme: String?

  @Option(help: "The direction of a scene's variant: ltr or rtl.")
  var direction: String?

  @Option(help: "The state of a scene's variant.")
  var state: String?

  @Flag(help: "Draw every variant that the other options leave.")
  var all = false

  @Option(help: ArgumentHelp("Write the display list here, too.", valueName: "path"))
  var list: String?

  func validate() throws {
    if all, list != nil { throw ValidationError("--list takes one picture. Leave out --all.") }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    do {
      switch URL(fileURLWithPath: input).pathExtension.lowercased() {
      case "json": try renderScene(console)
      case "txt": try write(try storedList(), to: output, console)
      default: throw ToolError("\(input) is neither a scene (.json) nor a display list (.txt).")
      }
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(error)
    }
    return .success
  }

  private func renderScene(_ console: Console) throws {
    let chosen = try Gallery(scene: input).snapshots().filter { snapshot in
      let variant = snapshot.identity.variant
      return [(SnapshotVariant.Axis.scale, scale), (.theme, theme), (.direction, direction), (.state, state)]
        .allSatisfy { axis, value in value == nil || variant[axis] == value }
    }
    guard let first = chosen.first else {
      let names = try Gallery(scene: input).snapshots().map(\.identity.variant.description)
      throw ToolError("\(input) has no such variant. It has: \(names.joined(separator: "; ")).")
    }
    guard all else {
      // Identities sort by name; the scene's own order says which value of an axis comes first.
      try write(try first.displayList(), to: output, console)
      return
    }
    for snapshot in chosen {
      try write(try snapshot.displayList(), to: output + "/\(snapshot.identity).png", console)
    }
  }

  private func storedList() throws -> DisplayList {
    let text: String
    do {
      text = try String(contentsOfFile: input, encoding: .utf8)
    } catch {
      throw ToolError("\(input) can't be read as UTF-8 text: \(error.localizedDescription)")
    }
    guard text.hasPrefix("snapshot ") else { return try DisplayList(text: text, file: input) }
    guard let list = try SnapshotRecord(text: text, file: input).displayList(file: input) else {
      throw ToolError("\(input) stands beside a bare picture and holds no display list.")
    }
    return list
  }

  private func write(_ displayList: DisplayList, to path: String, _ console: Console) throws {
    let picture = try displayList.rasterized(fonts: .embedded)
    try writeFile(try PNG.encode(picture), to: path)
    if let list { try writeFile(Array(displayList.text.utf8), to: list) }
    console.message("\(path): \(picture.size) pixels")
  }
}

/// Writes a file aside and renames it; makes the folders above.
func writeFile(_ bytes: [UInt8], to path: String) throws {
  let url = URL(fileURLWithPath: path)
  do {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  } catch {
    throw ToolError("\(path) can't be written: \(error.localizedDescription)")
  }
}
