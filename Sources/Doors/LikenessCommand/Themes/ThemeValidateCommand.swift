/// `likeness theme validate`: lists every problem of theme files.
import ArgumentParser
import Foundation
import Likeness
import LikenessPages

struct ThemeValidateCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Lists every problem in theme files, with file, line and column.",
    discussion: """
      Each problem is one line, file:line:column: token path: cause, which editors and terminals make clickable.

      Exit codes: 0 no problems; 1 problems were found; 2 a file could not be read.
      """)

  @Argument(help: "The theme files.")
  var files: [String]

  @OptionGroup var options: ThemeFileOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let checked = files.map { CheckedTheme($0, options) }
    if json {
      console.result(jsonText(CheckedThemesDocument(files: checked)))
    } else {
      for file in checked {
        for problem in file.problems.list { (file.isUnreadable ? console.message : console.result)(printable(problem.description)) }
        if let count = file.more {
          console.result("\(printable(file.path)): and \(count) more problems; fix these first, then check again")
        }
        if let hint = file.hint { console.message(hint) }
        for warning in file.theme?.fileWarnings ?? [] { console.message("warning: \(printable(warning.description))") }
        if let theme = file.theme { console.result("\(printable(file.path)): no problems in \(theme.summary)") }
      }
      if checked.count > 1 { console.result(CheckedThemesDocument(files: checked).line) }
    }
    return checked.contains(where: \.isUnreadable) ? .failure : checked.allSatisfy { $0.theme != nil } ? .success : .differences
  }
}

private struct CheckedTheme {
  let path: String
  let format: ThemeFormat
  /// The theme; nil if the file has problems.
  let theme: Theme?
  let problems: Problems
  let hint: String?

  init(_ path: String, _ options: ThemeFileOptions) {
    self.path = path
    format = options.format ?? ThemeFormat(file: path)
    do throws(Problems) {
      theme = try Theme(contentsOfFile: path, format: options.format)
      problems = Problems([])
      hint = nil
    } catch {
      theme = nil
      problems = error
      hint = error.isUnreadable ? nil : options.hint(path)
    }
  }

  var isUnreadable: Bool { problems.isUnreadable }

  /// The number of problems that are not listed; nil if all are.
  var more: Int? { problems.omitted > 0 ? problems.omitted : nil }
}

extension CheckedTheme: Encodable {
  private enum CodingKeys: CodingKey {
    case file
    case format
    case status
    case tokens
    case problems
    case moreProblems
    case warnings
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .file)
    try container.encode(format, forKey: .format)
    try container.encode(theme != nil ? "valid" : isUnreadable ? "unreadable" : "invalid", forKey: .status)
    try container.encodeIfPresent(theme?.tokenIDs.count, forKey: .tokens)
    try container.encode(problems.list.map(ProblemDocument.init), forKey: .problems)
    try container.encode(problems.omitted, forKey: .moreProblems)
    if let warnings = theme?.fileWarnings, !warnings.isEmpty { try container.encode(warnings.map(ProblemDocument.init), forKey: .warnings) }
  }
}

private struct ProblemDocument: Encodable {
  let line: Int?
  let column: Int?
  let path: String?
  let message: String

  init(_ problem: Problem) {
    line = problem.line
    column = problem.column
    path = problem.path.description.isEmpty ? nil : problem.path.description
    message = problem.message
  }
}

/// The JSON document, after `theme-validate.schema.json`.
private struct CheckedThemesDocument: Encodable {
  let schemaVersion = 1
  let passed: Bool
  let files: [CheckedTheme]

  init(files: [CheckedTheme]) {
    self.files = files
    passed = files.allSatisfy { $0.theme != nil }
  }

  var line: String {
    let counts = [
      (files.count { $0.theme != nil }, "without problems"), (files.count { $0.theme == nil && !$0.isUnreadable }, "with problems"),
      (files.count(where: \.isUnreadable), "unreadable"),
    ]
    return "\(files.count) files: " + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
