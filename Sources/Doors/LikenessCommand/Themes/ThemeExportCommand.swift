/// `likeness theme export`: converts a theme for other platforms.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct ThemeExportCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a theme as W3C design tokens, CSS, Android resources or Swift.",
    discussion: """
      dtcg writes W3C design tokens (2025.10), which read back as an equal theme. css writes \
      custom properties on :root. android writes values/theme.xml with colors, dimensions, \
      borders and text styles. swift writes constants that use Likeness.

      --dark also exports the dark theme: as a media query in CSS, as values-night for Android, \
      and otherwise as a second file.

      Exit codes: 0 success, 2 error.
      """)

  @Argument(help: "The files of the theme.")
  var files: [String]

  @Option(name: .customLong("to"), help: "The format to export.")
  var form: ExportFormat

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The file to write, or the folder if the export has several files. (default: a single file is \
      printed)
      """,
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The dark variant of the theme. Repeatable: several files are one theme.", valueName: "file"))
  var dark: [String] = []

  @Option(
    help: ArgumentHelp("The name of the Swift type. (default: ThemeTokens)", valueName: "name"))
  var typeName: String?

  @OptionGroup var options: ThemeFileOptions

  func validate() throws {
    if typeName != nil, form != .swift {
      throw ValidationError(
        "--type-name applies only to --to swift. Leave it out, or export --to swift.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let theme = try options.theme(files)
    let sibling = dark.isEmpty ? nil : try options.theme(dark)
    let exported = try form.files(of: theme, dark: sibling, typeName: typeName ?? "ThemeTokens")
    guard let output else {
      guard let only = exported.first, exported.count == 1 else {
        throw ToolError("The export has \(exported.count) files. Give a folder to --output.")
      }
      console.result(only.text.hasSuffix("\n") ? String(only.text.dropLast()) : only.text)
      return .success
    }
    // All paths are checked before the first file is written.
    let places = try exported.map { file throws(ToolError) in
      try (place(of: file, among: exported, in: output), file.text)
    }
    let read = (files + dark).map(Files.real)
    for (path, _) in places where read.contains(Files.real(path)) {
      throw ToolError(
        """
        --output is '\(printable(output))', which would replace the theme that is read. Give \
        another path.
        """
      )
    }
    for (path, _) in places {
      try refuseForeign(
        path, option: "--output", kind: "an export of Likeness", isOwn: form.isExported)
    }
    for (path, text) in places {
      try writeFile(Array(text.utf8), to: path)
      console.result(path)
    }
    return .success
  }

  /// The path of a file: `output` for a single file, or a path in that folder.
  private func place(
    of exported: (path: String, text: String), among files: [(path: String, text: String)],
    in output: String
  ) throws(ToolError) -> String {
    let kind = try? Files.targetKind(of: output)
    let ending = pathExtension(of: output)
    if files.count == 1, form != .android, !output.hasSuffix("/"), kind != .folder {
      let endings = form == .dtcg ? ["json", "tokens"] : [pathExtension(of: exported.path)]
      guard endings.contains(ending) else {
        throw ToolError(
          """
          --output is '\(printable(output))'. Give a path that ends in \
          \(endings.map { "." + $0 }.joined(separator: " or ")), or a folder.
          """
        )
      }
      return output
    }
    if let kind, kind != .folder {
      throw ToolError(
        """
        --output is '\(printable(output))', which is a file. Give a folder: the export has \
        \(files.count == 1 ? "a folder of its own" : "\(files.count) files").
        """
      )
    }
    return (output.hasSuffix("/") ? output : output + "/") + exported.path
  }
}
