/// What the site tells of one story: the pages read this, and nothing else.
import Likeness

/// A story on the site. A plain value without views or files, so that the pages are a pure function of it.
package struct SiteStory: Equatable, Sendable {
  /// The whole name, `Button/primary`.
  package var name: String
  /// The component: the part of the name before its last `/`.
  package var component: String
  /// Which style of the component, or what else of it, is shown.
  package var style: String
  /// One for every combination of values of axes but the scale, in the order in which they are shown.
  package var looks: [SiteLook]
  /// Where it is declared.
  package var source: SiteSource

  /// Creates a story.
  package init(name: String, component: String, style: String, looks: [SiteLook], source: SiteSource) {
    self.name = name
    self.component = component
    self.style = style
    self.looks = looks
    self.source = source
  }

  /// A scene that could not be read, with what is wrong in place of pictures.
  package init(unread scene: SceneCollection.Unread) {
    let identity = try? SnapshotIdentity(scene.name)
    self.init(
      name: scene.name, component: identity?.suite ?? scene.name, style: identity?.name ?? scene.name,
      looks: [SiteLook(theme: "", pictures: [], problem: scene.problems)],
      source: SiteSource(language: .json, file: scene.path, text: scene.text))
  }

  /// The look of some pictures, by the values of its axes; nil where there is none.
  package func look(like snapshots: [StorySnapshot]) -> SiteLook? {
    guard let first = snapshots.first else { return nil }
    let wanted = SiteLook(of: first)
    return looks.first { $0.values == wanted.values }
  }

  /// Its page's path inside the site.
  package var path: String { "stories/\(slug(of: name)).html" }
}

/// A story in one theme, state, direction, size of text, locale and width.
package struct SiteLook: Equatable, Sendable {
  /// The name of the theme; empty where a scene could not be read, so that nobody knows its themes.
  package var theme: String
  /// The state; nil where the story has no states.
  package var state: String?
  /// `ltr` or `rtl`; nil where the story does not vary it.
  package var direction: String?
  /// The size of text, `AX3`; nil where the story does not vary it.
  package var textSize: String?
  /// The locale; nil where the story has none.
  package var locale: String?
  /// The width in points; nil where the story does not vary it.
  package var width: String?
  /// By scale, the smallest first; empty where it could not be drawn.
  package var pictures: [SitePicture]
  /// The tokens of the theme that it uses, in the theme's order.
  package var tokens: [SiteToken]
  /// What should be known of the picture: characters that no font has, fonts that others stand in for.
  package var warnings: [String]
  /// Why it could not be drawn; nil where it was.
  package var problem: String?

  /// Creates a look.
  package init(
    theme: String, state: String? = nil, direction: String? = nil, textSize: String? = nil, locale: String? = nil, width: String? = nil,
    pictures: [SitePicture], tokens: [SiteToken] = [], warnings: [String] = [], problem: String? = nil
  ) {
    self.theme = theme
    self.state = state
    self.direction = direction
    self.textSize = textSize
    self.locale = locale
    self.width = width
    self.pictures = pictures
    self.tokens = tokens
    self.warnings = warnings
    self.problem = problem
  }

  /// The look of a picture, with nothing drawn yet.
  init(of snapshot: StorySnapshot) {
    let context = snapshot.context
    let variants = snapshot.story.variants
    self.init(
      theme: context.themeName, state: context.state,
      direction: variants.directions.isEmpty ? nil : context.direction == .rightToLeft ? "rtl" : "ltr",
      textSize: variants.textSizes.isEmpty ? nil : context.contentSizeCategory.shortName, locale: context.locale,
      width: context.width.map(decimal), pictures: [])
  }
}

/// A token that a look uses.
package struct SiteToken: Equatable, Sendable {
  /// Kind and name.
  package var id: TokenID
  /// Its value in the theme.
  package var value: TokenValue
  /// The token that it is another name of.
  package var alias: String?

  /// Creates a token.
  package init(id: TokenID, value: TokenValue, alias: String? = nil) {
    self.id = id
    self.value = value
    self.alias = alias
  }
}
