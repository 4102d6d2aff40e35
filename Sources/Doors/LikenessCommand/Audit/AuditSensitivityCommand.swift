/// `likeness audit sensitivity`: which edits the references would not notice.
import ArgumentParser
import Likeness
import LikenessAudit
import LikenessBase
import LikenessDisplayList
import LikenessSystem

struct AuditSensitivityCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sensitivity",
      abstract: "Finds small changes of views that the checks would miss.",
      discussion: """
        Changes each view of each story in small ways: a length by a pixel, a color by one step, a \
        radius or a font by a point. Takes away a border, a last character, a child, a state, or \
        the order of children. Then it judges all pictures of the story as `check` would. A change \
        that passes is a finding, with the setting that hides it. References and sources stay as \
        they are.

        Without names, it also lists the views, style properties, states and tokens that no \
        picture shows.
        """)
  }

  @OptionGroup var options: AuditOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let project = try projectSettings()
    let pictures = try await options.pictures(of: try Command.made(), project, console)
    let stories = try await AuditedStory.all(of: pictures.map(\.snapshot), project, console)
    var findings = stories.flatMap(\.effects).compactMap(finding)
    if options.stories.meansAll {
      findings += stories.reduce(into: ShownParts()) { $0.merge($1.shown) }.gaps()
    }
    return try await options.finish(
      findings, .sensitivity, of: pictures, page: AuditPage(), project, console)
  }

  /// The finding about a change that passes although somebody could see it.
  private func finding(
    _ change: StoryEdit, _ snapshot: StorySnapshot, _ list: DisplayList, _ effect: EditEffect
  ) -> AuditFinding? {
    let edit = change.edit
    let (setting, reason): (String, String)
    switch effect {
    case .tolerated(let settings):
      setting = settings.joined(separator: ", ")
      reason = "passes because of \(setting)."
    case .needsScale(let scale):
      let scales = snapshot.story.variants.scales.map { "\(decimal($0.factor))x" }
      setting = "scale " + scales.joined(separator: ", ")
      reason = "shows at \(decimal(scale.factor))x, and no picture has that scale."
    case .seen, .nothing: return nil
    }
    let path: ViewPath? = if case .view(_, let path) = change.target { path } else { nil }
    let code = path.flatMap { options.stories.owners.place(of: snapshot, view: $0.description) }
    let place = AuditFinding.Place(
      snapshot.identity.description, path, path.flatMap { list.frames[$0] },
      code: CodePlace(code?.description))
    return AuditFinding(
      "hidden-change", snapshot.story.name, property: edit.property,
      value: "\(edit.before) → \(edit.after)", threshold: setting, at: [place],
      "\(change.place): \(edit.property) \(edit.before) → \(edit.after) \(reason)")
  }
}

/// A story, and what each of its edits does.
struct AuditedStory: Sendable {
  var name: String
  var effects: [(edit: StoryEdit, snapshot: StorySnapshot, list: DisplayList, effect: EditEffect)]
  var shown: ShownParts

  /// Makes every edit of every story, on all cores.
  static func all(
    of snapshots: [StorySnapshot], _ project: ProjectSettings, _ console: Console
  ) async throws(ToolError) -> [AuditedStory] {
    // Those with most pictures first, so that no core waits long for the last one.
    let stories = Dictionary(grouping: snapshots, by: \.story.name)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let progress = Progress("audited", total: stories.count, console: console)
    return try await concurrentMap(stories) { name, pictures throws(ToolError) in
      defer { progress.advance(name) }
      return try drawing(name) {
        let story = try StorySensitivity(pictures, project)
        return AuditedStory(
          name: name,
          effects: story.edits.map { edit, picture in
            (edit, picture.snapshot, picture.list, story.effect(of: edit))
          },
          shown: story.shown)
      }
    }.sorted { $0.name < $1.name }
  }
}
