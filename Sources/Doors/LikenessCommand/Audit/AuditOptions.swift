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

  /// Returns the selected snapshots with their display lists. Pixels are drawn when they are first
  /// needed.
  func pictures(
    of made: Gallery, edited: [String: String] = [:], _ project: ProjectSettings, _ console: Console
  ) async throws(ToolError) -> [Audited] {
    var found: Problems?
    let snapshots = try stories.snapshots(
      of: made, in: project, for: ["audit"], edited: edited,
      others: edited.isEmpty ? console.report(skipped:) : { _ in }
    ) { found = $0 }
    if let found { throw ToolError(found) }
    let limits = project.raster
    let progress = Progress("laid out", total: snapshots.count, console: console)
    // Two scenes may have different themes of one name; a number is added to the second.
    var themes: [String: [Theme]] = [:]
    let named = snapshots.map { snapshot in
      let (name, theme) = (snapshot.context.themeName, snapshot.context.theme)
      let known = themes[name] ?? []
      let number = known.firstIndex { ThemeDifference(from: $0, to: theme).isEmpty } ?? known.count
      if number == known.count { themes[name] = known + [theme] }
      return (snapshot, number == 0 ? name : "\(name) \(number + 1)")
    }
    return try await concurrentMap(named) { snapshot, key throws(ToolError) in
      defer { progress.advance(snapshot.identity.description) }
      return try drawing("\(snapshot.identity)") {
        let theme = snapshot.context.theme
        // What Likeness brings is no decision of the project.
        let isOwn = ![Theme.builtIn, .builtInDark].contains { $0.colors == theme.colors }
        let colors = isOwn ? theme.colors.entries : []
        let picture = AuditedPicture(
          identity: snapshot.identity.description, list: try snapshot.displayList(),
          theme: key, colors: Dictionary(uniqueKeysWithValues: colors.map { ($0, $1) }),
          tokens: Set(theme.tokenIDs.map(\.name))
        ) { list in try list.rasterized(fonts: snapshot.fonts, limits: limits) }
        return (snapshot, picture)
      }
    }
  }

  /// Drops the findings that the project accepts, prints the others, and writes the page. Returns
  /// `.differences` if more are left than `--fail-over` allows.
  func finish(
    _ findings: [AuditFinding], _ audit: Audit, of pictures: [Audited], page: AuditPage,
    details: StyleProposal.Document? = nil, _ project: ProjectSettings, _ console: Console
  ) async throws -> ExitStatus {
    let left = findings.filter { !project.accepts($0) }
    let document = AuditDocument(
      audit: audit, page: Files.join(folder.artifacts.path, "audit-\(audit.rawValue).html"),
      pictures: pictures.count, findings: left, accepted: findings.count - left.count,
      details: details)
    try await removingTemporariesOnSignal {
      try page.write(document, of: pictures.map(\.picture))
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
      let shown = finding.places.first.map { place in
        place.code.text ?? place.picture + (place.view.map { " \($0)" } ?? "")
      }
      let rest = finding.places.count > 1 ? " and \(finding.places.count - 1) more" : ""
      return [finding.rule, finding.subject, finding.message, (shown ?? "") + rest].map(printable)
    }
    let sum = [
      "\(counted(left.count, "finding")) in \(counted(pictures.count, "picture"))",
      document.accepted == 0 ? "" : ", \(document.accepted) accepted", ". \(document.page)",
    ]
    for line in json ? [jsonText(document)] : columns(rows, limit: 60) + [sum.joined()] {
      console.result(line)
    }
    return left.count > failOver ? .differences : .success
  }
}

/// The JSON document of an audit, after `audit.schema.json`.
struct AuditDocument: Encodable {
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
