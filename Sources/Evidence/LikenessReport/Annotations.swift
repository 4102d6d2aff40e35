/// Failures as GitHub workflow commands, which a pull request shows at the line of the test.
import LikenessBase
import LikenessDisplayList
import LikenessSnapshots

extension Report {
  /// One line for each cause of several failures, then one for each failure. Print them to standard
  /// output in a GitHub workflow: `::error file=Tests/NewsTests.swift,line=12,title=News/badoo::12
  /// of 800 pixels differ`.
  ///
  /// GitHub shows at most ten errors per step, so the causes that explain most failures come first.
  /// Of more, the tenth says how many follow; the log of the step has them all.
  package var annotations: [String] {
    let all = allAnnotations
    guard all.count > Self.shown else { return all }
    let rest = all.count - (Self.shown - 1)
    let more = annotation(
      "and \(grouped(rest)) more", at: nil,
      """
      GitHub shows at most \(Self.shown) errors of a step. The log of this step has all, and so \
      has the report.
      """
    )
    return all.prefix(Self.shown - 1) + [more] + all.dropFirst(Self.shown - 1)
  }

  /// The number of annotations of a kind that GitHub shows for each step (docs.github.com,
  /// “Workflow commands”).
  private static let shown = 10

  private var allAnnotations: [String] {
    let groups = groupedByCause(failures)
    let causes = causeLines(of: groups, views: causeViews).filter { $0.isCause && $0.count > 1 }.map
    { cause in
      let entries = cause.groups.flatMap { groups[$0].entries }
      let names =
        entries.prefix(Self.named).map(\.subject.description)
        + (entries.count > Self.named ? ["and \(entries.count - Self.named) more"] : [])
      // The entry whose place is that of this cause, if any.
      let first =
        entries.first { $0.causes.first.map { cause.titles.contains(.cause($0.edit)) } ?? false }
        ?? entries.first
      return annotation(
        cause.title.text, at: first?.source,
        counted(cause.count, "snapshot") + ": " + names.joined(separator: ", "))
    }
    let unread = readProblems.map {
      annotation(
        $0.kind.title, at: $0.place.map { SourcePlace(file: $0.file, line: $0.line) }, $0.message)
    }
    return unread + causes
      + groups.flatMap(\.entries).map {
        annotation(
          $0.subject.description, at: $0.source,
          ([$0.verdict] + $0.explanation).joined(separator: "\n"))
      }
  }

  /// The number of snapshots that a cause names.
  private static let named = 10

  private func annotation(_ title: String, at place: SourcePlace?, _ message: String)
    -> String
  {
    var properties: [String] = []
    if let place, place.line > 0, !place.file.isEmpty {
      properties += ["file=\(escapedProperty(place.file))", "line=\(place.line)"]
    }
    properties.append("title=\(escapedProperty(title))")
    return "::error \(properties.joined(separator: ","))::\(escapedData(message))"
  }
}

/// Escapes a message. The runner reads one line at a time and decodes exactly these three escapes
/// (`toolkit/packages/core/src/command.ts`).
private func escapedData(_ text: String) -> String {
  escaped(text, "%\r\n")
}

/// Escapes the value of a property, which also ends at a comma or a colon.
private func escapedProperty(_ text: String) -> String {
  escaped(text, "%\r\n:,")
}

/// Works on scalars, because `\r\n` is one character. Makes invisible characters and terminal
/// controls visible.
private func escaped(_ text: String, _ special: String) -> String {
  text.unicodeScalars.map { scalar in
    special.unicodeScalars.contains(scalar)
      ? percentEncoded(String(scalar)) : isDeceptive(scalar) ? visible(scalar) : String(scalar)
  }.joined()
}
