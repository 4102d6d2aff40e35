/// `likeness audit consistency`: whether the design system is still one.
import ArgumentParser
import Likeness
import LikenessAudit
import LikenessBase
import LikenessDisplayList
import LikenessRaster
import LikenessSystem

struct AuditConsistencyCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "consistency",
      abstract: "Finds colors, fonts and lengths that drifted, and proposes what to merge.",
      discussion: """
        Counts every color, text style, line height, spacing, radius, border width and shadow, and \
        reports:

        near-duplicate: two colors that hardly differ. The proposal merges as few as possible.
        outlier: a rare value close to a common one.
        off-scale: a rare length that is not a multiple of what divides all common ones.
        token-value: a value that equals a token of its theme without naming it.

        The page begins with the palette, the type scale and the lengths, as they are and as they \
        would be. Each proposal shows the pictures that it changes, before and after.

        --apply writes the proposals into the scenes and theme files of --scenes, or none of them \
        if the result can't be drawn. For stories in Swift, it prints the line and what to write.

        Exit codes: 0 no more findings than --fail-over allows, or all proposals were written; \
        1 more findings; 2 a picture could not be drawn.
        """)
  }

  @OptionGroup var options: AuditOptions

  @Flag(help: "Write the proposals into scenes and theme files.")
  var apply = false

  func run(_ console: Console) async throws -> ExitStatus {
    let (project, gallery) = (try projectSettings(), try Command.made())
    let found = try await options.pictures(of: gallery, project, console)
    // At other sizes than the standard one, fonts are as large as the reader wants.
    let standard = Set(
      found.filter { $0.snapshot.context.contentSizeCategory == .large }.map(\.picture.identity))
    func inventory(_ pictures: [AuditedPicture]) -> StyleInventory {
      StyleInventory(
        pictures.filter { standard.contains($0.identity) }, spacings: spacingProperties)
    }
    let analysis = StyleAnalysis(inventory(found.map(\.picture))) { project.accepts($0) }
    let edits = try options.stories.scenes.map { folder in
      try tool { try StyleEdits(analysis.changes, in: folder, of: found) }
    }
    var after = found.map(\.picture)
    if let files = edits?.files, !files.isEmpty {
      after = try await options.pictures(of: gallery, edited: files, project, console).map(
        \.picture)
    } else if edits == nil {
      after = await concurrentMap(found) { snapshot, picture in
        snapshot.picture(with: analysis.changes, in: picture.theme, project.raster) ?? picture
      }
    }
    let proposal = try await StyleProposal(analysis, before: found, after: after)
    let status = try await options.finish(
      analysis.findings, .consistency, of: found, page: try proposal.page,
      details: proposal.document, project, console)
    guard apply else { return status }
    let left = edits == nil ? analysis.changes : StyleAnalysis(inventory(after)).changes
    let byHand = analysis.changes.filter { change in
      left.contains { ($0.kind, $0.from) == (change.kind, change.from) }
    }
    try tool { try edits?.write() }
    for path in edits?.files.keys.sorted() ?? [] {
      console.message("Wrote \(Files.join(options.stories.scenes ?? "", path)).")
    }
    let snapshots = Dictionary(found.map { ($0.picture.story, $0.snapshot) }) { first, _ in first }
    var seen: Set<String> = []
    for line in byHand.flatMap({ handwork($0, snapshots) }) where seen.insert(line).inserted {
      console.message(line)
    }
    return byHand.isEmpty ? .success : .differences
  }

  /// What a person has to write, and where.
  private func handwork(_ change: StyleChange, _ stories: [String: StorySnapshot]) -> [String] {
    let owners = options.stories.owners
    return change.uses.map { use in
      let snapshot = stories[use.story]
      let place =
        snapshot.flatMap { owners.place(of: $0, view: use.view) }?.description
        ?? snapshot.map { $0.story.source.place }
      let name = use.tokens.isEmpty || change.token != nil ? use.property : use.tokens[0]
      return printable(
        """
        \(use.code.text ?? place ?? use.story): \(use.view.isEmpty ? "" : use.view + " ")\(name): \
        write \(change.token ?? change.to.description) instead of \(change.from).
        """)
    }
  }
}

/// The properties of Likeness's views whose lengths are spaces, unless they concern more than the
/// layout. An offset from a center is no space.
private let spacingProperties = Set(
  (Scene.styleTypes + [LayoutRules.self]).flatMap { $0.keys }.filter(\.isDistance).map(\.name)
).subtracting(["centerX", "centerY"])

extension StorySnapshot {
  /// The picture of a story in Swift with other colors in its views and its theme; nil without any.
  /// Other changes show only when written.
  fileprivate func picture(
    with changes: [StyleChange], in key: String, _ limits: RasterLimits
  ) -> AuditedPicture? {
    var colors: [StraightColor: StraightColor] = [:]
    for change in changes where change.themes.contains(key) {
      if let from = change.from.color { colors[from] = change.to.color }
    }
    if colors.isEmpty { return nil }
    var theme = context.theme
    for (name, color) in theme.colors.entries { theme.colors[name] = colors[color] ?? color }
    let snapshot = with(theme: theme)
    let list = try? snapshot.displayList { $0.replaceColors(colors) }
    return list.map { list in
      AuditedPicture(identity: identity.description, list: list) {
        try $0.rasterized(fonts: snapshot.fonts, limits: limits)
      }
    }
  }
}

extension StorySource {
  /// The place in words, also outside the package: `Kit/Stories.swift:12`.
  fileprivate var place: String {
    switch self {
    case .swift(let fileID, _, let line): "\(fileID):\(line)"
    case .scene(let path, _): path
    }
  }
}
