/// `likeness theme show`: the tokens of a theme, as a sheet or a table.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport

struct ThemeShowCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints every token of a theme as a table, or with --output, draws a specimen sheet.",
    discussion: """
      The sheet shows colors on a light and a dark background, fonts as sample text, lengths as \
      bars, and shadows, borders and gradients. On a terminal, the table has color swatches unless \
      NO_COLOR is set.

      Exit codes: 0 success, 2 error.
      """)

  @Argument(help: "The files of the theme.")
  var files: [String]

  @OptionGroup var options: ThemeFileOptions

  @OptionGroup var sheet: SheetOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws { try sheet.check(json: json) }

  func run(_ console: Console) async throws -> ExitStatus {
    let theme = try options.theme(files)
    let fonts = try sheet.library(beside: files)
    if json {
      console.result(
        jsonText(
          ThemeDocument(
            theme, files: files, format: options.format ?? ThemeFormat(file: files.first ?? ""),
            fonts: fonts)))
    } else if let output = sheet.output {
      let specimen = ThemeSpecimen(
        theme,
        title: files.map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: ", "),
        style: sheet.style, fonts: fonts
      )
      try sheet.draw(specimen, in: ThemeSpecimen.space, fonts: fonts, to: output, console)
    } else {
      for line in table(of: theme, fonts, console) { console.coloredResult(line) }
    }
    return .success
  }

  private func table(of theme: Theme, _ fonts: FontLibrary, _ console: Console) -> [String] {
    var lines = [
      "\(theme.name.map(shownName) ?? printable(files.joined(separator: ", "))): \(theme.summary)"
    ]
    for kind in TokenKind.allCases {
      let tokens = theme.tokens.filter { $0.id.kind == kind }
      guard !tokens.isEmpty else { continue }
      let texts = columns(tokens.map { row($0.id, $0.value, theme).map(printable) })
      lines +=
        ["", kind.section]
        + zip(tokens, texts).map { token, text in
          let swatches = swatch(token.value.colors, on: console)
          // In front if all rows have one of the same width.
          return kind == .color
            ? "  \(swatches)\(text)" : swatches.isEmpty ? "  \(text)" : "  \(text)  \(swatches)"
        }
      let warnings = tokens.flatMap { id, value in
        value.warnings(fonts: fonts).map { "  \(shownName(id.name)): \(printable($0))" }
      }
      lines += warnings.isEmpty ? [] : [""] + warnings
    }
    return lines
  }

  private func row(_ id: TokenID, _ value: TokenValue, _ theme: Theme) -> [String] {
    var row = [shownName(id.name), value.description]
    if let color = value.content as? StraightColor {
      row.append(
        """
        rgb \(color.red) \(color.green) \
        \(color.blue)\(color.isOpaque ? "" : " alpha \(decimal(opacity(color)))")
        """
      )
    }
    if let target = theme.alias(of: id) { row.append("→ \(shownName(target.name))") }
    if let words = theme.notes[id]?.deprecation?.words { row.append(shownText(words)) }
    return row
  }
}

/// The opacity from 0 to 1, with three decimals, which distinguish all bytes.
private func opacity(_ color: StraightColor) -> Double {
  (Double(color.alpha) / 255 * 1000).rounded() / 1000
}

/// A theme as JSON, after `theme-show.schema.json`.
private struct ThemeDocument: Encodable {
  let schemaVersion = 1
  let files: [String]
  let format: ThemeFormat
  let name: String?
  let tokens: [Token]

  struct Token: Encodable {
    let kind: TokenKind
    let name: String
    let value: TokenValue
    let text: String
    let aliasOf: String?
    let description: String?
    let deprecation: String?
    let warnings: [String]
  }

  init(_ theme: Theme, files: [String], format: ThemeFormat, fonts: FontLibrary) {
    self.files = files
    self.format = format
    name = theme.name
    tokens = theme.tokens.map { id, value in
      Token(
        kind: id.kind, name: id.name, value: value, text: value.description,
        aliasOf: theme.alias(of: id)?.name,
        description: theme.notes[id]?.description, deprecation: theme.notes[id]?.deprecation?.words,
        warnings: value.warnings(fonts: fonts))
    }
  }
}
