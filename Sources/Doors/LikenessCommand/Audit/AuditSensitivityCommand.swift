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
        removed or swapped with the next, a state lost. Then it judges all pictures of the story \
        as `check` would. A change that passes is a finding, with the setting that hides it. \
        References and sources stay as they are.

        Without names, it also lists the views, style properties, states and tokens that no \
        picture shows. The page lists the values whose change draws no other pixel.
        """)
  }

  @OptionGroup var options: AuditOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let project = try projectSettings()
    let pictures = try await options.pictures(of: try Command.made(), project, console)
    let lists = Dictionary(
      uniqueKeysWithValues: pictures.map { ($0.picture.identity, $0.picture.list) })
    let report = SensitivityReport(
      stories: try await AuditedStory.all(of: pictures.map(\.snapshot), project, console) {
        lists[$0.identity.description]?.items.count ?? 0
      }, lists: lists, owners: options.gallery.owners)
    return try await options.finish(
      report.hidden + (options.gallery.meansAll ? report.gaps : []), audit: "sensitivity",
      of: pictures.map(\.picture), extra: [report.section], details: report.details,
      project: project, console)
  }
}

/// A story, and what each of its edits does.
struct AuditedStory: Sendable {
  var name: String
  var effects: [(edit: StoryEdit, picture: StorySnapshot, effect: EditEffect)]
  var shown: ShownParts

  /// Makes every edit of every story, on all cores.
  static func all(
    of snapshots: [StorySnapshot], _ project: ProjectSettings, _ console: Console,
    size: (StorySnapshot) -> Int = { _ in 0 }
  ) async throws(ToolError) -> [AuditedStory] {
    // The largest first, so that no core waits for the last story: most edits take one picture.
    let stories = Dictionary(grouping: snapshots, by: \.story.name)
      .map { ($0.key, $0.value, $0.value.map(size).max() ?? 0) }
      .sorted { ($1.2, $0.0) < ($0.2, $1.0) }
    let progress = Progress("audited", total: stories.count, console: console)
    let results = await concurrentMap(stories) { name, pictures, _ in
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
}

/// What the edits of all stories do.
struct SensitivityReport {
  let stories: [AuditedStory]
  /// The display lists of the pictures.
  let lists: [String: DisplayList]
  let owners: StoryOwners

  /// The changes that pass although somebody could see them.
  var hidden: [AuditFinding] {
    stories.flatMap { story in
      story.effects.compactMap { change, picture, effect in
        let edit = change.edit
        var message = "\(change.place): \(edit.property) \(edit.before) → \(edit.after) "
        let setting: String
        switch effect {
        case .tolerated(let settings):
          setting = settings.joined(separator: ", ")
          message += "passes because of \(setting)."
        case .needsScale(let scale):
          let scales = picture.story.variants.scales.map { "\(decimal($0.factor))x" }
          setting = "scale " + scales.joined(separator: ", ")
          message += "shows at \(decimal(scale.factor))x, and no picture has that scale."
        case .seen, .nothing: return nil
        }
        return AuditFinding(
          rule: "hidden-change", subject: story.name, message: message, property: edit.property,
          value: "\(edit.before) → \(edit.after)", threshold: setting,
          places: [place(of: change, in: picture)])
      }
    }
  }

  /// What no picture shows.
  var gaps: [AuditFinding] {
    stories.reduce(into: ShownParts()) { $0.merge($1.shown) }.gaps()
  }

  private func place(of change: StoryEdit, in picture: StorySnapshot) -> AuditFinding.Place {
    let name = picture.identity.description
    guard case .view(_, let path) = change.target else { return AuditFinding.Place(picture: name) }
    let frame = lists[name]?.items.lazy.compactMap { item -> PixelRect? in
      guard item.source.path == path, case .view(let frame) = item.drawing else { return nil }
      let (x, y) = (frame.x.floor, frame.y.floor)
      return PixelRect(
        x: x, y: y, width: frame.maxX.ceiling - x, height: frame.maxY.ceiling - y)
    }.first
    return AuditFinding.Place(
      picture: name, view: path, area: frame,
      code: CodePlace(owners.place(of: picture, view: path).map { "\($0.file):\($0.line)" }))
  }

  /// The counts of each kind of edit, and the edits that draw no other pixel.
  struct Details: Encodable {
    struct Kind: Encodable {
      var kind: Edit.Kind
      var made = 0
      var seen = 0
      var hidden = 0
      var withoutEffect = 0
    }

    struct Change: Encodable {
      var story: String
      var view: String
      var property: String
      var before: String
      var after: String
    }

    var edits: [Kind]
    var withoutEffect: [Change] = []
  }

  var details: Details {
    var kinds = Dictionary(
      uniqueKeysWithValues: Edit.Kind.allCases.map { ($0, Details.Kind(kind: $0)) })
    var details = Details(edits: [])
    for story in stories {
      for (change, _, effect) in story.effects {
        let edit = change.edit
        kinds[edit.kind]?.made += 1
        switch effect {
        case .seen: kinds[edit.kind]?.seen += 1
        case .tolerated, .needsScale: kinds[edit.kind]?.hidden += 1
        case .nothing:
          kinds[edit.kind]?.withoutEffect += 1
          // Swapping views that don't overlap is no value that nobody sees.
          if edit.kind == .order { break }
          details.withoutEffect.append(
            Details.Change(
              story: story.name, view: change.place, property: edit.property,
              before: edit.before, after: edit.after))
        }
      }
    }
    details.edits = Edit.Kind.allCases.compactMap { kinds[$0] }.filter { $0.made > 0 }
    return details
  }

  private static let templates = PageTemplates([
    "sensitivity": PackageResources.sensitivity_mustache
  ])

  /// The section of the page that says what was tried, and which values draw nothing.
  var section: AuditSection {
    let details = details
    let silent = Dictionary(grouping: details.withoutEffect, by: \.story)
    let stories: [[String: Any]] = silent.sorted { $0.key < $1.key }.map { story, changes in
      [
        "story": story,
        "edits": changes.map {
          ["view": $0.view, "property": $0.property, "value": "\($0.before) → \($0.after)"]
        },
      ]
    }
    let kinds = details.edits.map {
      [
        "kind": $0.kind.rawValue, "made": "\($0.made)", "seen": "\($0.seen)",
        "hidden": "\($0.hidden)", "none": "\($0.withoutEffect)",
      ]
    }
    let title = counted(details.withoutEffect.count, "change")
    return AuditSection(
      title: "What was changed",
      markup: Self.templates.render(
        "sensitivity",
        ["kinds": kinds, "noneTitle": "\(title) without another pixel", "stories": stories]))
  }
}
