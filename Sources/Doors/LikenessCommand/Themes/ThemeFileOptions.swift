/// Reads theme files.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct ThemeFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Read files in this format: likeness, or dtcg for W3C design tokens. (default: by the file's \
      name)
      """,
      valueName: "format"))
  var format: ThemeFormat?

  /// Reads files as one theme as far as its tokens have no problem, to draw what uses none of the
  /// others.
  func readableTheme(_ paths: [String]) throws(ToolError) -> Theme {
    do throws(Problems) {
      return try Theme.readable(contentsOfFiles: paths, format: format).theme
    } catch {
      throw ToolError((error.lines + paths.compactMap(hint)).joined(separator: "\n"))
    }
  }

  /// Reads files as one theme, or ends the command with all of their problems.
  func theme(_ paths: [String]) throws(ToolError) -> Theme {
    do throws(Problems) {
      return try Theme(contentsOfFiles: paths, format: format)
    } catch {
      throw ToolError((error.lines + paths.compactMap(hint)).joined(separator: "\n"))
    }
  }

  /// A hint for a file of design tokens that was read as a theme because of its name; nil for
  /// others.
  func hint(_ path: String) -> String? {
    // An unreadable file has already been reported.
    guard format == nil, ThemeFormat(file: path) == .likeness,
      let bytes = try? Files.read(path, longest: SnapshotStore.longestText),
      Data(bytes).range(of: Data("\"$value\"".utf8)) != nil
    else { return nil }
    return
      """
      \(printable(path)) looks like W3C design tokens. Read it with --format dtcg, or give it a \
      name that ends in .tokens.json.
      """
  }
}

extension ThemeFormat: ExpressibleByArgument {}

extension Problems {
  /// Whether the file is unreadable, rather than invalid at some place.
  var isUnreadable: Bool { list.contains { $0.location == nil } }
}
