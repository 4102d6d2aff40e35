/// The pictures of an audit, and what is done with its findings.
import ArgumentParser
import Likeness
import LikenessAudit
import LikenessBase
import LikenessReport
import LikenessSystem

typealias Audited = (snapshot: StorySnapshot, picture: AuditedPicture)

struct AuditOptions: ParsableArguments {
  @OptionGroup var stories: StoryOptions

  @OptionGroup var folder: ArtifactsOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Exit with 1 if there are more findings than this.", valueName: "n"))
  var failOver = 0

  func validate() throws {
    try stories.refuse(folder.artifacts)
    if failOver < 0 { throw ValidationError("--fail-over is a count: 0 or more.") }
  }

  /// Returns the selected snapshots with their display lists.
  func pictures(
    of made: Gallery, _ project: ProjectSettings, _ console: Console
  ) async throws(ToolError) -> [Audited] {
    var found: Problems?
    let snapshots = try stories.snapshots(
      of: made, in: project, for: ["audit"], others: console.report(skipped:)
    ) { found = $0 }
    if let found { throw ToolError(found) }
    return try await audited(snapshots, project, console)
  }

  /// Returns snapshots with their display lists. Pixels are drawn when they are first needed.
  func audited(
    _ snapshots: [StorySnapshot], _ project: ProjectSettings, _ console: Console
  ) async throws(ToolError) -> [Audited] {
    let limits = project.raster
    let progress = Progress("laid out", total: snapshots.count, console: console)
    // Two scenes may have different themes of one name; a number is added to the second.
    var themes: [String: [Theme]] = [:]
    let named = snapshots.map { snapshot in
      let (name, theme) = (snapshot.context.themeName, snapshot.context.theme)
      func isSame(_ other: Theme) -> Bool { ThemeDifference(from: other, to: theme).isEmpty }
      let number = themes[name]?.firstIndex(where: isSame) ?? themes[name]?.count ?? 0
      if themes[name]?.count ?? 0 == number { themes[name, default: []].append(theme) }
      return (snapshot, number == 0 ? name : "\(name) \(number + 1)")
    }
    let results = await concurrentMap(named) { snapshot, key in
      defer { progress.advance(snapshot.identity.description) }
      return Result {
        let theme = snapshot.context.theme
        // What Likeness brings is no decision of the project.
        let isOwn = ![Theme.builtIn, .builtInDark].contains { $0.colors == theme.colors }
        let colors = isOwn ? theme.colors.entries.map { ($0.name, $0.value) } : []
        return AuditedPicture(
          identity: snapshot.identity.description, list: try snapshot.displayList(),
          theme: key, colors: Dictionary(colors) { first, _ in first },
          tokens: Set(theme.tokenIDs.map(\.name)),
          backgroundToken: try snapshot.background().token
        ) { list in try list.rasterized(fonts: snapshot.fonts, limits: limits) }
      }.mapError { ToolError("\(snapshot.identity) could not be drawn. \($0)") }
    }
    return try tool { try zip(snapshots, results).map { ($0, try $1.get()) } }
  }

  /// Drops the findings that the project accepts, prints the others, and writes the page. Returns
  /// `.differences` if more are left than `--fail-over` allows.
  func finish(
    _ findings: [AuditFinding], _ audit: Audit, of pictures: [Audited], page: AuditPage,
    details: StyleProposal.Document? = nil, _ project: ProjectSettings, _ console: Console
  ) async throws -> ExitStatus {
    let left = findings.filter { !project.accepts($0) }
    let accepted = findings.count - left.count
    let file = Files.join(folder.artifacts.path, "audit-\(audit.rawValue).html")
    try await removingTemporariesOnSignal {
      try page.write(left, audit, accepted: accepted, of: pictures.map(\.picture), to: file)
    }
    // Other pictures may have what an entry accepts.
    for entry in project.acceptedFindings
    where stories.meansAll && audit.rules.contains(entry.rule)
      && !findings.contains(where: { entry.accepts(rule: $0.rule, subject: $0.subject) })
    {
      console.message(
        """
        \(ProjectSettings.fileName): the entry of "audit" for \(entry.rule), \
        “\(printable(entry.subject))”, accepts nothing. Remove it.
        """)
    }
    let rows = left.map { finding in
      let place = finding.places.first
      let rest = finding.places.count > 1 ? " and \(finding.places.count - 1) more" : ""
      let shown = place.map { $0.code.text ?? $0.picture + ($0.view.map { " \($0)" } ?? "") }
      return [finding.rule, finding.subject, finding.message, shown.map { $0 + rest } ?? ""]
        .map(printable)
    }
    let document = AuditDocument(
      audit: audit, page: file, pictures: pictures.count, findings: left, accepted: accepted,
      details: details)
    let sum = [
      "\(counted(left.count, "finding")) in \(counted(pictures.count, "picture"))",
      accepted == 0 ? "" : ", \(accepted) accepted", ". \(file)",
    ]
    for line in json ? [jsonText(document)] : columns(rows, limit: 60) + [sum.joined()] {
      console.result(line)
    }
    return left.count > failOver ? .differences : .success
  }
}

/// The JSON document of an audit, after `audit.schema.json`.
private struct AuditDocument: Encodable {
  let schemaVersion = 1
  let audit: Audit
  let page: String
  let pictures: Int
  let findings: [AuditFinding]
  let accepted: Int
  let details: StyleProposal.Document?
}

extension ProjectSettings {
  func accepts(_ finding: AuditFinding) -> Bool {
    acceptedFindings.contains { $0.accepts(rule: finding.rule, subject: finding.subject) }
  }
}
