/// `likeness theme impact`: a check with another theme, by token.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct ThemeImpactCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "impact",
      abstract: "Lists the pictures that each changed token of a theme changes.",
      discussion: """
        Draws every picture in the old theme and in the new one, and compares the two. Writes no \
        file. If stories have one of the two themes, only these are drawn, in that theme. \
        Otherwise each story is drawn in its first theme. Scenes that name no theme have those of \
        likeness.json.

        A picture that changes is listed under each changed token that it uses.

        Exit codes: 0 no picture changes; 1 pictures change; 2 a theme could not be read or a \
        picture not drawn.
        """)
  }

  @Argument(help: "The files of the theme before the change, then as many after it.")
  var themes: [String]

  @Option(help: .init("Only these pictures: a name or a glob. Repeatable.", valueName: "name"))
  var only: [String] = []

  @Option(
    help: .init("Draw the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  @OptionGroup var options: ThemeFileOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard themes.count % 2 == 1 else { return }
    throw ValidationError(
      """
      Give the old theme and the new one: two files, or as many files for the new theme as for the \
      old one. Got \(themes.count).
      """)
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if scenes == nil { try requireStories(try Command.made(), for: ["theme", "impact"]) }
    let half = themes.count / 2
    let themes = (
      try options.readableTheme(Array(themes.prefix(half))),
      try options.readableTheme(Array(themes.suffix(half)))
    )
    let project = try projectSettings()
    var gallery = try Command.made()
    if let scenes { gallery = try tool { try Gallery(scenesIn: scenes, of: project) } }
    gallery.fonts = project.added(to: gallery.fonts)
    let all = try tool { try gallery.snapshots() }
    let chosen = Set(
      try chosen(only, among: all, options: scenes.map { ["--scenes", $0] } ?? []).map(\.identity))
    let before = try snapshots(of: gallery, in: themes.0, themes)
    let after = try snapshots(of: gallery, in: themes.1, themes)
    let pictures = try await compared(zip(before, after).filter { chosen.contains($0.0.identity) })

    // Tokens of several kinds may share a name, and drawings know only the name.
    var seen: Set<String> = []
    let changes = ThemeDifference(from: themes.0, to: themes.1).changes
    let tokens = changes.filter { seen.insert($0.token.name).inserted }.map { change in
      let (name, before, after) = (change.token.name, change.before, change.after)
      let using = pictures.filter { $0.tokens.contains(name) }
      return ImpactDocument.Token(
        token: name, before: before?.description, after: after?.description, used: using.count,
        changed: using.filter(\.isChanged).map(\.identity))
    }
    let changed = pictures.count(where: \.isChanged)
    let document = ImpactDocument(tokens: tokens, pictures: pictures.count, changed: changed)
    for line in json ? [jsonText(document)] : document.lines { console.result(line) }
    return changed == 0 ? .success : .differences
  }

  /// Returns the pictures whose theme equals one of the two, or if there are none, those in the
  /// first theme of each story, drawn in `theme`.
  private func snapshots(
    of gallery: Gallery, in theme: Theme, _ themes: (Theme, Theme)
  ) throws(ToolError) -> [StorySnapshot] {
    func isOne(_ known: Theme) -> Bool {
      ThemeDifference(from: known, to: themes.0).isEmpty
        || ThemeDifference(from: known, to: themes.1).isEmpty
    }
    let equal = gallery.stories.map { story in
      gallery.themeNames(of: story).filter { name in
        (story.themes ?? gallery.themes)[name].map(isOne) ?? false
      }
    }
    let isKnown = equal.contains { !$0.isEmpty }
    var gallery = gallery
    gallery.stories = zip(gallery.stories, equal).compactMap { story, equal in
      let names = isKnown ? equal : Array(gallery.themeNames(of: story).prefix(1))
      if names.isEmpty { return nil }
      var story = story
      story.themes = (story.themes ?? gallery.themes).merging(names.map { ($0, theme) }) { $1 }
      story.variants.themes = names
      return story
    }
    return try tool { try gallery.snapshots() }
  }

  private func compared(
    _ pairs: [(StorySnapshot, StorySnapshot)]
  ) async throws(ToolError) -> [ComparedPicture] {
    let bounds = try projectSettings().raster
    return try await concurrentMap(pairs) { old, new throws(ToolError) in
      try drawing("\(old.identity)") {
        let (first, second) = (try old.displayList(), try new.displayList())
        let tokens = (first.items + second.items).flatMap(\.source.properties).flatMap(\.tokens)
        let isChanged =
          try first != second
          && first.rasterized(fonts: old.fonts, limits: bounds)
            != second.rasterized(fonts: new.fonts, limits: bounds)
        return ComparedPicture(identity: old.identity, tokens: Set(tokens), isChanged: isChanged)
      }
    }
  }
}

private struct ComparedPicture: Sendable {
  let identity: SnapshotIdentity
  let tokens: Set<String>
  let isChanged: Bool
}

/// The JSON document, after `theme-impact.schema.json`.
private struct ImpactDocument: Encodable {
  let schemaVersion = 1
  let tokens: [Token]
  let pictures: Int
  let changed: Int

  struct Token: Encodable {
    let token: String
    let before: String?
    let after: String?
    let used: Int
    let changed: [SnapshotIdentity]
  }

  var lines: [String] {
    tokens.flatMap { token in
      let values = "\(token.before ?? "not set") → \(token.after ?? "not set")"
      let effect = token.used == 0 ? "no picture uses it" : "changes \(count(token.changed.count))"
      let stories = Dictionary(grouping: token.changed, by: \.withoutVariant)
      let uses = stories.sorted { $0.key < $1.key }.map { "  \($0)  \(count($1.count))" }
      return ["\(token.token)  \(values)  \(effect)"] + uses
    } + ["\(changed) of \(count(pictures)) changed."]
  }
}

private func count(_ number: Int) -> String { "\(number) picture\(number == 1 ? "" : "s")" }
