/// `likeness theme diff`: compares two themes.
import ArgumentParser
import Foundation
import Likeness
import LikenessPages

struct ThemeDiffCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two themes: tokens added, removed, changed and renamed.",
    discussion: """
      Compares the values of tokens, so two themes in different formats can be equal. On a terminal, both colors are shown as swatches unless NO_COLOR is set; \
      --output draws them side by side.

      Exit codes: 0 all tokens are equal; 1 some differ; 2 a file could not be read.
      """)

  @Argument(help: "The old theme file.")
  var before: String

  @Argument(help: "The new theme file.")
  var after: String

  @OptionGroup var options: ThemeFileOptions

  @OptionGroup var sheet: SheetOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws { try sheet.check(json: json) }

  func run(_ console: Console) async throws -> ExitStatus {
    let first = try options.theme(before)
    let second = try options.theme(after)
    let difference = ThemeDifference(from: first, to: second)
    if json {
      console.result(jsonText(DifferenceDocument(before: before, after: after, difference: difference)))
    } else {
      for line in table(of: difference, console) { console.result(line) }
      if let output = sheet.output {
        let fonts = sheet.library(beside: [before, after])
        let view = ThemeDifferenceSheet(
          from: first, to: second, titles: (title(first, before), title(second, after)), style: sheet.style,
          fonts: fonts)
        try sheet.draw(view, in: ThemeDifferenceSheet.space, fonts: fonts, to: output, console)
      }
    }
    return difference.isEmpty ? .success : .differences
  }

  private func title(_ theme: Theme, _ file: String) -> String { theme.name ?? URL(fileURLWithPath: file).lastPathComponent }

  private func table(of difference: ThemeDifference, _ console: Console) -> [String] {
    var lines = ["\(printable(before)) → \(printable(after)): \(difference.summary)"]
    func add(_ title: String, _ entries: [(names: [String], value: String)]) {
      guard !entries.isEmpty else { return }
      let names = columns(entries.map { $0.names + [""] })
      lines += ["", title] + zip(names, entries).map { names, entry in "  \(names)\(entry.value)" }
    }
    func shown(_ value: TokenValue) -> String {
      let swatches = swatch(value.colors, on: console)
      return value.kind == .color || swatches.isEmpty ? swatches + value.description : "\(value) \(swatches)"
    }
    func names(_ id: TokenID) -> [String] { [id.kind.noun, shownName(id.name)] }
    add("changed", difference.changed.map { (names($0.token), "\(shown($0.before)) → \(shown($0.after))") })
    add("added", difference.added.map { (names($0.token), shown($0.value)) })
    add("removed", difference.removed.map { (names($0.token), shown($0.value)) })
    add("renamed", difference.renamed.map { (names($0.before) + ["→ \(shownName($0.after.name))"], shown($0.value)) })
    return lines
  }
}

/// A difference as JSON, after `theme-diff.schema.json`.
private struct DifferenceDocument: Encodable {
  let before: String
  let after: String
  let difference: ThemeDifference

  private enum CodingKeys: CodingKey {
    case equal
    case files
  }

  func encode(to encoder: any Encoder) throws {
    try difference.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(difference.isEmpty, forKey: .equal)
    try container.encode([before, after], forKey: .files)
  }
}
