/// `likeness theme validate`: lists every problem of a theme.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport

struct ThemeValidateCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Lists every problem in a theme's files, with file, line and column.",
    discussion: """
      Several files are one theme, such as a palette and the colors of one appearance that name \
      its tokens. A token of a later file replaces one of the same name.

      Each problem is one line, file:line:column: token path: cause, which editors and terminals \
      make clickable.

      Exit codes: 0 no problems; 1 problems were found; 2 a file could not be read.
      """)

  @Argument(help: "The files of the theme.")
  var files: [String]

  @OptionGroup var options: ThemeFileOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let checked = CheckedTheme(files, options)
    if json {
      console.result(jsonText(checked))
    } else {
      let tell = checked.isUnreadable ? console.message : console.result
      for problem in checked.problems.list { tell(printable(problem.description)) }
      let name = printable(files.joined(separator: ", "))
      if checked.problems.omitted > 0 {
        console.result(
          """
          \(name): and \(checked.problems.omitted) more problems; fix these first, then check again
          """
        )
      }
      if let hint = checked.hint { console.message(hint) }
      for warning in checked.theme?.fileWarnings ?? [] {
        console.message("warning: \(printable(warning.description))")
      }
      if let theme = checked.theme { console.result("\(name): no problems in \(theme.summary)") }
    }
    return checked.isUnreadable ? .failure : checked.theme == nil ? .differences : .success
  }
}

/// A theme and its problems; as JSON after `theme-validate.schema.json`.
private struct CheckedTheme: Encodable {
  let files: [String]
  let format: ThemeFormat
  /// The theme; nil if there are problems.
  let theme: Theme?
  let problems: Problems
  let hint: String?

  init(_ files: [String], _ options: ThemeFileOptions) {
    self.files = files
    format = options.format ?? ThemeFormat(file: files.first ?? "")
    do throws(Problems) {
      theme = try Theme(contentsOfFiles: files, format: options.format)
      problems = Problems([])
      hint = nil
    } catch {
      theme = nil
      problems = error
      hint = error.isUnreadable ? nil : files.lazy.compactMap(options.hint).first
    }
  }

  var isUnreadable: Bool { problems.isUnreadable }

  private enum CodingKeys: CodingKey {
    case schemaVersion, passed, files, format, status, tokens, problems, moreProblems, warnings
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schemaVersion)
    try container.encode(theme != nil, forKey: .passed)
    try container.encode(files, forKey: .files)
    try container.encode(format, forKey: .format)
    let status = theme != nil ? "valid" : isUnreadable ? "unreadable" : "invalid"
    try container.encode(status, forKey: .status)
    try container.encodeIfPresent(theme?.tokenIDs.count, forKey: .tokens)
    try container.encode(problems.list.map(ProblemDocument.init), forKey: .problems)
    try container.encode(problems.omitted, forKey: .moreProblems)
    if let warnings = theme?.fileWarnings, !warnings.isEmpty {
      try container.encode(warnings.map(ProblemDocument.init), forKey: .warnings)
    }
  }
}

private struct ProblemDocument: Encodable {
  let file: String
  let line: Int?
  let column: Int?
  let path: String?
  let message: String

  init(_ problem: Problem) {
    file = problem.file
    line = problem.line
    column = problem.column
    path = problem.path.description.isEmpty ? nil : problem.path.description
    message = problem.message
  }
}
