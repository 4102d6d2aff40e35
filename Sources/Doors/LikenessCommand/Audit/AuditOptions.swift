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

  /// The page of an audit.
  func page(_ audit: String) -> String {
    Files.join(gallery.folders.artifacts.path, "audit-\(audit).html")
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
    var themes: [String: Theme] = [:]
    let named = snapshots.map { snapshot in
      let (name, theme) = (snapshot.context.themeName, snapshot.context.theme)
      var key = name
      var number = 1
      while let known = themes[key], !hasSameTokens(known, theme) {
        number += 1
        key = "\(name) \(number)"
      }
      themes[key] = theme
      return (snapshot, key)
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
  ///   - pictures: The pictures of the places.
  ///   - extra: Sections of the page before the findings.
  ///   - shots: The pictures that the sections show.
  ///   - details: The audit's own part of the JSON document.
  /// - Returns: `.differences` if more findings are left than `--fail-over` allows.
  func finish(
    _ findings: [AuditFinding], audit: String, of pictures: [AuditedPicture],
    extra: [AuditSection] = [], shots: AuditShots = AuditShots(), details: (any Encodable)? = nil,
    project: ProjectSettings,
    _ console: Console
  ) async throws -> ExitStatus {
    let accepted = project.acceptedFindings
    func isAccepted(_ finding: AuditFinding) -> Bool {
      accepted.contains { $0.accepts(rule: finding.rule, subject: finding.subject) }
    }
    let left = findings.filter { !isAccepted($0) }
    // Other pictures may have what an entry accepts.
    let unused = accepted.filter { entry in
      gallery.meansAll && Self.audit(ofRule: entry.rule) == audit
        && !findings.contains { entry.accepts(rule: $0.rule, subject: $0.subject) }
    }
    let file = page(audit)
    let page = AuditPage(
      audit: audit, findings: left, accepted: findings.count - left.count, pictures: pictures,
      sections: extra, shots: shots)
    try await removingTemporariesOnSignal { try page.write(to: file) }
    for entry in unused {
      console.message(
        """
        \(ProjectSettings.fileName): the entry of "audit" for \(printable(entry.rule)), \
        “\(printable(entry.subject))”, accepts nothing. Remove it.
        """)
    }
    if json {
      console.result(
        jsonText(
          AuditDocument(
            audit: audit, page: file, pictures: pictures.count, findings: left,
            accepted: findings.count - left.count, unused: unused, details: details)))
    } else {
      for line in table(of: left) { console.result(line) }
      let rest = findings.count == left.count ? "" : ", \(findings.count - left.count) accepted"
      console.result(
        "\(counted(left.count, "finding")) in \(counted(pictures.count, "picture"))\(rest). \(file)"
      )
    }
    return left.count > failOver ? .differences : .success
  }

  private func table(of findings: [AuditFinding]) -> [String] {
    columns(
      findings.map { finding in
        let place = finding.places.first
        let rest = finding.places.count > 1 ? " and \(finding.places.count - 1) more" : ""
        let shown = place.map { $0.code.text ?? $0.picture + ($0.view.map { " \($0)" } ?? "") }
        return [
          finding.rule, finding.subject, finding.message, shown.map { $0 + rest } ?? "",
        ].map(printable)
      }, limit: 60)
  }
}

/// Whether two themes are the same for what pictures show.
private func hasSameTokens(_ a: Theme, _ b: Theme) -> Bool {
  a.colors == b.colors && a.fonts == b.fonts && a.dimensions == b.dimensions
    && a.shadows == b.shadows && a.borders == b.borders && a.gradients == b.gradients
}
