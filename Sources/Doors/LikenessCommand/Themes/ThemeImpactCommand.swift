/// `likeness theme impact`: lists the stories that a theme change touches, before anyone accepts it.
import ArgumentParser
import Foundation
import Likeness
import LikenessConcurrency
import LikenessGraphics
import LikenessJSON
import LikenessLive
import LikenessPages
import LikenessReport

/// Finds the stories that tokens reach, and draws them in two themes.
struct ThemeImpactCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "impact",
      abstract: "Lists the stories that changed tokens touch, and draws them before and after.",
      discussion: """
        Draws every picture in the first theme and in the second, and compares the two. References and pending pictures stay as they are. The report has \
        both drawings of each picture that changes. If stories have one of the two themes, only these are drawn, in that theme. Otherwise each story \
        is drawn in its first theme.

        --token lists the stories and views that use a token, and draws nothing. Give no themes with it.

        Exit codes: 0 no picture changes, or the uses are listed; 1 pictures change; 2 a theme could not be read or a picture not drawn.
        """)
  }

  @Argument(help: ArgumentHelp("The old theme file, then the new one.", valueName: "theme"))
  var themes: [String] = []

  @Option(help: ArgumentHelp("List the stories and views that use this token. Repeatable.", valueName: "name"))
  var token: [String] = []

  @Option(
    name: .customLong("only"), help: ArgumentHelp("Only these pictures: a name or a glob. Repeatable.", valueName: "name"))
  var names: [String] = []

  @Option(help: ArgumentHelp("Draw the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  @Option(help: ArgumentHelp("Write the report to this folder. (default: impact/report in the --output folder)", valueName: "folder"))
  var report: String?

  @OptionGroup var files: ThemeFileOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var artifactsOptions: ArtifactsOptions

  @OptionGroup var limits: MegapixelOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard token.isEmpty == (themes.count == 2), token.isEmpty || themes.isEmpty else {
      throw ValidationError("Give two themes, OLD and NEW, or --token.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if scenes == nil { try requireStories(Command.gallery, for: "theme impact") }
    let gallery = fonts.added(to: try tool { try scenes.map { try Gallery(scenesIn: $0, limits: limits.png) } ?? Command.gallery })
    return try await themes.isEmpty ? listUses(in: gallery, console) : compare(in: gallery, console)
  }

  private func snapshots(of gallery: Gallery) throws(ToolError) -> [StorySnapshot] {
    try chosen(names, among: try tool { try gallery.snapshots() }, scenes: scenes)
  }

  // MARK: Who uses this?

  private func listUses(in gallery: Gallery, _ console: Console) async throws -> ExitStatus {
    let snapshots = try snapshots(of: gallery)
    var usage = TokenUsage()
    for (snapshot, list) in zip(snapshots, try await lists(of: snapshots)) { usage.add(list, of: snapshot.identity) }
    let tokens = token.map { ImpactDocument.Token(token: $0, usage.uses[$0] ?? [:]) }
    try tell(ImpactDocument(tokens: tokens, pictures: snapshots.count), console) { line in
      "\(line.token)  \(count(line.stories.count, "story", "stories")), \(count(line.pictures, "picture", "pictures"))"
    }
    for missing in tokens where missing.stories.isEmpty {
      let near = nearestName(to: missing.token, among: usage.uses.keys.sorted()).map { " Did you mean \(shellQuoted($0))?" } ?? ""
      console.message("No story uses the token “\(missing.token)”.\(near)")
    }
    return .success
  }

  // MARK: Before and after

  private func compare(in gallery: Gallery, _ console: Console) async throws -> ExitStatus {
    let (old, new) = (try files.theme(themes[0]), try files.theme(themes[1]))
    let shown = try snapshots(of: gallery).map { $0.identity }
    let (before, after) = (try drawn(old, in: gallery, old, new), try drawn(new, in: gallery, old, new))
    let meant = Set(shown)
    let pairs = zip(before, after).filter { meant.contains($0.0.identity) }
    let beforeLists = try await lists(of: pairs.map(\.0))
    let afterLists = try await lists(of: pairs.map(\.1))
    var usage = TokenUsage()
    for (pair, list) in zip(pairs, beforeLists) { usage.add(list, of: pair.0.identity) }
    // A token that only the second theme has is used by nothing before.
    var later = TokenUsage()
    for (pair, list) in zip(pairs, afterLists) { later.add(list, of: pair.1.identity) }

    let folder = ArtifactsFolder(path: artifactsOptions.artifacts.path + "/impact")
    let changed = zip(pairs, zip(beforeLists, afterLists)).filter { $1.0 != $1.1 }
    let outcomes = await outcomes(of: changed.map { ($0.0, $0.1, $1.0, $1.1) }, in: folder)
    let differing = outcomes.filter(\.isFailure)
    if let undrawn = differing.first(where: { $0.status.kind != .changed }) {
      throw ToolError("\(undrawn.identity) could not be compared. \(undrawn.problem ?? "")")
    }

    let difference = ThemeDifference(from: old, to: new)
    var tokens = difference.changes.map { change in
      let name = change.token.name
      return ImpactDocument.Token(token: name, usage.uses[name] ?? later.uses[name] ?? [:], change: change, outcomes: differing)
    }
    // Tokens of several kinds may share a name, and drawings know only the name.
    var seen: Set<String> = []
    tokens = tokens.filter { seen.insert($0.token).inserted }
    var document = ImpactDocument(tokens: tokens, pictures: pairs.count)
    document.changed = differing.count
    if !differing.isEmpty {
      var made = madeReport(of: differing, acceptOptions: nil, rejectOptions: nil)
      let verb = differing.count == 1 ? "changes" : "change"
      made.givenHeadline = "\(grouped(differing.count)) of \(count(pairs.count, "picture", "pictures")) \(verb) with the theme"
      document.report = try write(made, to: report ?? folder.report)
    }
    try tell(document, console) { line in
      let pixels = line.pixels.map { ", \(grouped($0)) px" } ?? ""
      let values = "\(line.before ?? "not set") → \(line.after ?? "not set")"
      guard !line.stories.isEmpty else { return "\(line.token)  \(values)  no story uses it" }
      return
        "\(line.token)  \(values)  \(count(line.stories.count, "story", "stories")), \(count(line.changed, "picture", "pictures")) changed\(pixels)"
    }
    return differing.isEmpty ? .success : .differences
  }

  /// The pictures drawn in a theme: those of the themes that equal one of the two. Where no story has either, those of each story's first theme.
  private func drawn(_ theme: Theme, in gallery: Gallery, _ old: Theme, _ new: Theme) throws(ToolError) -> [StorySnapshot] {
    let equal = gallery.stories.map { story in
      let known = story.themes ?? gallery.themes
      return gallery.themeNames(of: story).filter { name in
        known[name].map { ThemeDifference(from: $0, to: old).isEmpty || ThemeDifference(from: $0, to: new).isEmpty } ?? false
      }
    }
    let isKnown = equal.contains { !$0.isEmpty }
    var gallery = gallery
    gallery.stories = zip(gallery.stories, equal).compactMap { story, equal in
      let names = isKnown ? equal : Array(gallery.themeNames(of: story).prefix(1))
      if isKnown && names.isEmpty { return nil }
      var story = story
      story.themes = (story.themes ?? gallery.themes).merging(names.map { ($0, theme) }) { $1 }
      story.variants.themes = names
      return story
    }
    return try tool { try gallery.snapshots() }
  }

  private func lists(of snapshots: [StorySnapshot]) async throws(ToolError) -> [DisplayList] {
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let lists = await concurrentMap(snapshots, jobs: jobs) { snapshot -> Result<DisplayList, ToolError> in
      do { return .success(try snapshot.displayList()) } catch {
        return .failure(ToolError("\(snapshot.identity) could not be drawn. \(error)"))
      }
    }
    var drawn: [DisplayList] = []
    for list in lists { drawn.append(try list.get()) }
    return drawn
  }

  /// Keeps the first drawing of each pair as a reference of its own folder, and checks the second against it.
  private func outcomes(
    of pairs: [(StorySnapshot, StorySnapshot, DisplayList, DisplayList)], in folder: ArtifactsFolder
  ) async -> [SnapshotOutcome] {
    let store = SnapshotStore(root: folder.path + "/before")
    var recorder = SnapshotChecker(store: store, artifacts: folder, mode: .all)
    recorder.limits = limits.png
    var checker = SnapshotChecker(store: store, artifacts: folder, mode: .never)
    checker.limits = limits.png
    let (recording, checking, bounds) = (recorder, checker, limits.raster)
    return await removingTemporariesOnSignal {
      await concurrentMap(pairs, jobs: ProcessInfo.processInfo.activeProcessorCount) { before, after, beforeList, afterList in
        let old = SnapshotSubject(before.identity, list: beforeList) { try beforeList.rasterized(fonts: before.fonts, limits: bounds) }
        let recorded = recording.check(old)
        // An earlier run may have left the same picture.
        guard recorded.status == .recorded || recorded.status.kind == .passed else { return recorded }
        let new = SnapshotSubject(after.identity, list: afterList, fonts: after.fonts) {
          try afterList.rasterized(fonts: after.fonts, limits: bounds)
        }
        return checking.check(new)
      }
    }
  }

  // MARK: Printing

  private func tell(_ document: ImpactDocument, _ console: Console, title: (ImpactDocument.Token) -> String) throws {
    if json { return console.result(jsonText(document)) }
    for token in document.tokens {
      console.result(title(token))
      for story in token.stories {
        let pixels = story.pixels.map { ", \(grouped($0)) px" } ?? ""
        let pictures =
          story.changed.map { "\($0) of \(count(story.pictures, "picture", "pictures")) changed" }
          ?? count(story.pictures, "picture", "pictures")
        let views = story.views.prefix(3) + (story.views.count > 3 ? ["and \(story.views.count - 3) more"] : [])
        console.result("  \(story.story)  \(pictures)\(pixels)  (\(views.joined(separator: ", ")))")
      }
    }
    if let changed = document.changed { console.result("\(changed) of \(count(document.pictures, "picture", "pictures")) changed.") }
    document.report.map { console.message("report: \($0)") }
  }
}

private func count(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

/// What tokens reach, as JSON after `theme-impact.schema.json`.
struct ImpactDocument: Encodable {
  let schemaVersion = 1
  let tokens: [Token]
  let pictures: Int
  var changed: Int?
  var report: String?

  init(tokens: [Token], pictures: Int) {
    self.tokens = tokens
    self.pictures = pictures
  }

  /// A token and the stories that use it.
  struct Token: Encodable {
    let token: String
    let before: String?
    let after: String?
    let stories: [Story]

    private enum CodingKeys: CodingKey {
      case token
      case before
      case after
      case stories
    }

    var pictures: Int { stories.reduce(0) { $0 + $1.pictures } }
    var changed: Int { stories.reduce(0) { $0 + ($1.changed ?? 0) } }
    /// All pixels that it changes; nil where those of a story were not counted.
    var pixels: Int? { stories.allSatisfy { $0.pixels != nil } ? stories.reduce(0) { $0 + ($1.pixels ?? 0) } : nil }
  }

  /// A story that uses a token.
  struct Story: Encodable {
    let story: SnapshotIdentity
    let pictures: Int
    let changed: Int?
    let pixels: Int?
    let views: [String]
  }
}

extension ImpactDocument.Token {
  /// Lists the uses of a token.
  init(token: String, _ uses: [SnapshotIdentity: TokenUsage.Use]) {
    self.init(
      token: token, before: nil, after: nil,
      stories: uses.sorted { $0.key < $1.key }.map {
        .init(story: $0, pictures: $1.pictures, changed: nil, pixels: nil, views: $1.views)
      })
  }

  /// Lists the uses of a changed token, and what its change does to them.
  init(token: String, _ uses: [SnapshotIdentity: TokenUsage.Use], change: ThemeDifference.Change, outcomes: [SnapshotOutcome]) {
    self.init(
      token: token, before: change.before?.description, after: change.after?.description,
      stories: uses.sorted { $0.key < $1.key }.map { story, use in
        let causes = outcomes.filter { $0.identity.withoutVariant == story }.map { outcome in
          outcome.causes.filter { $0.token?.split(separator: " ").contains(Substring(token)) ?? false }
        }.filter { !$0.isEmpty }
        let counts = causes.flatMap { $0.map(\.pixels) }
        return .init(
          story: story, pictures: use.pictures, changed: causes.count,
          pixels: counts.contains(nil) ? nil : counts.reduce(0) { $0 + ($1 ?? 0) }, views: use.views)
      })
  }
}
