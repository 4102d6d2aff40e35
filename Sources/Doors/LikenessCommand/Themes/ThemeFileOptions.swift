/// Reading the theme files that a verb was given.
import ArgumentParser
import Foundation
import Likeness
import LikenessFiles
import LikenessPages

/// How the theme files of a verb are to be read.
struct ThemeFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read files in this format: likeness, or dtcg for W3C design tokens. (default: by the file's name)",
      valueName: "format"))
  var format: ThemeFormat?

  /// Reads a theme, or ends the verb with all problems of its file.
  func theme(_ path: String) throws(ToolError) -> Theme {
    do throws(Problems) {
      return try Theme(contentsOfFile: path, format: format)
    } catch {
      // A file's name could end the line, or steer the terminal.
      let lines = error.description.split(separator: "\n").map { printable(String($0)) }
      throw ToolError((lines + [hint(path)].compactMap { $0 }).joined(separator: "\n"))
    }
  }

  /// What to do about a file that holds design tokens and was read as a theme file because of its name; nil for any other.
  func hint(_ path: String) -> String? {
    // A file that can't be read has been told of.
    guard format == nil, ThemeFormat(file: path) == .likeness,
      let bytes = try? Files.read(path, longest: SnapshotStore.longestText), Data(bytes).range(of: Data("\"$value\"".utf8)) != nil
    else { return nil }
    return "\(printable(path)) looks like W3C design tokens. Read it with --format dtcg, or give it a name that ends in .tokens.json."
  }
}

extension ThemeFormat: ExpressibleByArgument {}

extension Problems {
  /// Whether the file could not be read at all, which no place in it is to blame for.
  var isUnreadable: Bool { list.contains { $0.location == nil } }
}
