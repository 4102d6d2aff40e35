/// The pictures of an audit, and what is done with its findings.
import ArgumentParser
import Likeness
import LikenessAudit
import LikenessBase
import LikenessReport
import LikenessSystem

struct AuditOptions: ParsableArguments {
  @OptionGroup var gallery: GalleryOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(
    help: ArgumentHelp("Exit with 1 if there are more findings than this.", valueName: "n"))
  var failOver = 0

  func validate() throws {
    if gallery.picturesFolder != nil {
      throw ValidationError(
        "An audit examines views and styles, and PNG files have none. Leave out --pictures.")
    }
    if failOver < 0 { throw ValidationError("--fail-over is a count: 0 or more.") }
  }

  /// Returns the selected snapshots with their display lists. Pixels are drawn when they are first
  /// needed.
  func pictures(
    of made: Gallery, _ project: ProjectSettings, _ console: Console
  ) async throws(ToolError) -> [(snapshot: StorySnapshot, picture: AuditedPicture)] {
    var found: Problems?
    let snapshots = try gallery.snapshots(
      of: made, in: project, for: "audit", others: console.report(skipped:)
    ) { found = $0 }
    if let found { throw ToolError(found) }
    return try await audited(snapshots, project, console)
  }

  /// Returns snapshots with their display lists.
  func audited(
    _ snapshots: [StorySnapshot], _ project: ProjectSettings, _ console: Console
  ) async throws(ToolError) -> [(snapshot: StorySnapshot, picture: AuditedPicture)] {
    let bounds = project.raster
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
      let result = Result { () throws -> AuditedPicture in
        let theme = snapshot.context.theme
        // What Likeness brings is no decision of the project.
        let isOwn = ![Theme.builtIn, .builtInDark].contains { $0.colors == theme.colors }
        let colors = isOwn ? theme.colors.entries.map { ($0.name, $0.value) } : []
        return AuditedPicture(
          identity: snapshot.identity.description, list: try snapshot.displayList(),
          theme: key, colors: Dictionary(colors) { first, _ in first },
          tokens: Set(theme.tokenIDs.map(\.name))
        ) { list in try list.rasterized(fonts: snapshot.fonts, limits: bounds) }
      }
      progress.advance(snapshot.identity.description)
      return result.mapError { ToolError("\(snapshot.identity) could not be drawn. \($0)") }
    }
    return try tool { try zip(snapshots, results).map { ($0, try $1.get()) } }
  }

  /// Drops the findings that the project accepts, prints the others, and writes the page.
  ///
  /// - Parameters:
  ///   - findings: All findings, most important first.
  ///   - audit: The name of the audit: `contrast`.
  ///   - rules: All its rules. An entry of `likeness.json` for one of them has to accept something.
  ///   - pictures: The pictures of the places.
  ///   - sections: Sections of the page before the findings.
  ///   - details: The audit's own part of the JSON document.
  /// - Returns: `.differences` if more findings are left than `--fail-over` allows.
  func finish(
    _ findings: [AuditFinding], audit: String, rules: [String], of pictures: [AuditedPicture],
    sections: [AuditSection] = [], shots: AuditShots = AuditShots(),
    details: (some Encodable)? = String?.none, project: ProjectSettings, _ console: Console
  ) async throws -> ExitStatus {
    let left = findings.filter { !project.accepts($0) }
    let accepted = findings.count - left.count
    let file = Files.join(gallery.folders.artifacts.path, "audit-\(audit).html")
    let page = AuditPage(
      audit: audit, findings: left, accepted: accepted, pictures: pictures, sections: sections,
      shots: shots)
    try await removingTemporariesOnSignal { try page.write(to: file) }
    // Other pictures may have what an entry accepts.
    for entry in project.acceptedFindings
    where gallery.meansAll && rules.contains(entry.rule)
      && !findings.contains(where: { entry.accepts(rule: $0.rule, subject: $0.subject) })
    {
      console.message(
        """
        \(ProjectSettings.fileName): the entry of "audit" for \(printable(entry.rule)), \
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
    let rest = accepted == 0 ? "" : ", \(accepted) accepted"
    let sum =
      "\(counted(left.count, "finding")) in \(counted(pictures.count, "picture"))\(rest). \(file)"
    let document = AuditDocument(
      audit: audit, page: file, pictures: pictures.count, findings: left, accepted: accepted,
      details: details)
    for line in json ? [jsonText(document)] : columns(rows, limit: 60) + [sum] {
      console.result(line)
    }
    return left.count > failOver ? .differences : .success
  }
}

/// The JSON document of an audit, after `audit.schema.json`.
private struct AuditDocument<Details: Encodable>: Encodable {
  let schemaVersion = 1
  let audit: String
  let page: String
  let pictures: Int
  let findings: [AuditFinding]
  let accepted: Int
  let details: Details?
}

extension ProjectSettings {
  func accepts(_ finding: AuditFinding) -> Bool {
    acceptedFindings.contains { $0.accepts(rule: finding.rule, subject: finding.subject) }
  }
}
