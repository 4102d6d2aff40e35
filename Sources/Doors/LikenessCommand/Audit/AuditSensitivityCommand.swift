/// `likeness audit sensitivity`: which edits the references would not notice.
import ArgumentParser
import Likeness
import LikenessAudit
import LikenessBase
import LikenessReport
import LikenessSystem

struct AuditSensitivityCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sensitivity",
      abstract: "Finds small changes of views that the checks would miss.",
      discussion: """
        Changes each view of each story in small ways: a length by a pixel, a color by one step, a \
        border off, a radius or a font by a point, text without its last character, a child \
        removed or swapped with the next, a state lost. Then it judges all pictures of the story as \
        `check` would. A change that passes is a finding, with the setting that hides it. It writes \
        no reference and changes no source.

        It also lists the views, style properties, states and tokens that no picture shows. The \
        page lists the values whose change draws no other pixel.
        """)
  }

  @OptionGroup var options: AuditOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let project = try projectSettings()
    let pictures = try await options.pictures(of: try Command.made(), project, console)
    let stories = try await SensitivityReport.audited(pictures.map(\.snapshot), project, console)
    let report = SensitivityReport(
      stories: stories, lists: pictures.map { ($0.snapshot, $0.picture.list) },
      owners: options.gallery.owners)
    return try await options.finish(
      report.hidden + (options.gallery.meansAll ? report.gaps : []), audit: "sensitivity",
      of: pictures.map(\.picture), extra: [report.section], details: report.details,
      project: project, console)
  }
}

/// What edits of all stories do.
struct SensitivityReport {
  /// A story, and what each of its edits does.
  struct AuditedStory: Sendable {
    var name: String
    var effects: [(edit: StoryEdit, picture: StorySnapshot, effect: EditEffect)]
    var shown: ShownParts
  }

  let stories: [AuditedStory]
  let lists: [(snapshot: StorySnapshot, list: DisplayList)]
  let owners: StoryOwners

  /// Makes every edit of every story, on all cores.
  static func audited(
    _ snapshots: [StorySnapshot], _ project: ProjectSettings, _ console: Console
  ) async throws(ToolError) -> [AuditedStory] {
    let stories = Dictionary(grouping: snapshots, by: \.story.name)
    // The longest first, so that no core waits for the last story.
    let ordered = stories.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let progress = Progress("audited", total: ordered.count, console: console)
    let results = await concurrentMap(ordered) { name, pictures in
      defer { progress.advance(name) }
      return Result {
        let story = try StorySensitivity(pictures, project)
        return AuditedStory(
          name: name,
          effects: story.edits.map { ($0.edit, $0.picture, story.effect(of: $0.edit)) },
          shown: story.shown)
      }.mapError { ToolError("\(name) could not be drawn. \($0)") }
    }
    return try tool { try results.map { try $0.get() } }.sorted { $0.name < $1.name }
  }

  /// The changes that pass although somebody could see them.
  var hidden: [AuditFinding] {
    stories.flatMap { story in
      story.effects.compactMap { edit, picture, effect in
        let (message, setting): (String, String)
        switch effect {
        case .tolerated(let settings):
          setting = settings.joined(separator: ", ")
          message = "\(edit.words) passes because of \(setting)."
        case .needsScale(let scale):
          setting =
            "scale " + picture.story.variants.scales.map(\.description).joined(separator: ", ")
          message = "\(edit.words) draws no other pixel, but does at \(scale)x."
        case .seen, .nothing: return nil
        }
        return AuditFinding(
          rule: "hidden-change", subject: story.name, message: message, property: edit.property,
          value: "\(edit.before) → \(edit.after)", threshold: setting,
          places: [place(of: edit, in: picture)])
      }
    }
  }

  /// What no picture shows.
  var gaps: [AuditFinding] {
    stories.reduce(into: ShownParts()) { $0.merge($1.shown) }.gaps()
  }

  private func place(of edit: StoryEdit, in picture: StorySnapshot) -> AuditFinding.Place {
    guard case .view(_, let path) = edit.target else {
      return AuditFinding.Place(picture: picture.identity.description)
    }
    let list = lists.first { $0.snapshot.identity == picture.identity }?.list
    let frame = list?.items.lazy.compactMap { item -> PixelRect? in
      guard item.source.path == path, case .view(let frame) = item.drawing else { return nil }
      let (x, y) = (frame.x.floor, frame.y.floor)
      return PixelRect(
        x: x, y: y, width: frame.maxX.ceiling - x, height: frame.maxY.ceiling - y)
    }.first
    return AuditFinding.Place(
      picture: picture.identity.description, view: path, area: frame,
      code: CodePlace(owners.place(of: picture, view: path).map { "\($0.file):\($0.line)" }))
  }

  /// The counts of each kind of edit, and the edits that draw no other pixel.
  var details: Details {
    let all = stories.flatMap(\.effects)
    return Details(
      edits: EditKind.allCases.map { kind in
        let effects = all.filter { $0.edit.kind == kind }.map(\.effect)
        let isSeen = { if case .seen = $0 { true } else { false } } as (EditEffect) -> Bool
        let nothing = effects.count { $0 == .nothing }
        let seen = effects.count(where: isSeen)
        return Details.Kind(
          kind: kind.rawValue, made: effects.count, seen: seen,
          hidden: effects.count - seen - nothing, withoutEffect: nothing)
      },
      withoutEffect: stories.flatMap { story in
        story.effects.filter { $0.effect == .nothing }.map { edit, _, _ in
          Details.Edit(
            story: story.name, view: edit.place, property: edit.property, before: edit.before,
            after: edit.after)
        }
      })
  }

  struct Details: Encodable {
    var edits: [Kind]
    var withoutEffect: [Edit]

    struct Kind: Encodable {
      var kind: String
      var made: Int
      var seen: Int
      var hidden: Int
      var withoutEffect: Int
    }

    struct Edit: Encodable {
      var story: String
      var view: String
      var property: String
      var before: String
      var after: String
    }
  }

  private static let templates = PageTemplates([
    "sensitivity": PackageResources.sensitivity_mustache
  ])

  /// The section of the page that says what was tried, and which values draw nothing.
  var section: AuditSection {
    let details = details
    let dead = Dictionary(grouping: details.withoutEffect, by: \.story).sorted { $0.key < $1.key }
    return AuditSection(
      title: "What was changed",
      markup: Self.templates.render(
        "sensitivity",
        [
          "kinds": details.edits.filter { $0.made > 0 }.map {
            [
              "kind": $0.kind, "made": "\($0.made)", "seen": "\($0.seen)",
              "hidden": "\($0.hidden)", "none": "\($0.withoutEffect)",
            ]
          },
          "noneTitle": "\(counted(details.withoutEffect.count, "change")) without another pixel",
          "stories": dead.map { story, edits in
            [
              "story": story,
              "edits": edits.map {
                [
                  "view": $0.view, "property": $0.property, "value": "\($0.before) → \($0.after)",
                ]
              },
            ] as [String: Any]
          },
        ]))
  }
}

extension StoryEdit {
  fileprivate var place: String {
    switch target {
    case .view(_, let path): path
    case .token(let token, let theme): "\(token) of \(theme)"
    }
  }

  fileprivate var words: String { "\(place): \(property) \(before) → \(after)" }
}
