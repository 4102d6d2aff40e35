/// A story with everything that its page shows.
import Likeness

/// A story on the site. A plain value without views or files, so pages are a pure function of it.
package struct SiteStory: Equatable, Sendable {
  /// Such as `Button/primary`.
  package var name: String
  /// The part of the name before its last `/`.
  package var component: String
  /// The part of the name after its last `/`: the style or state of the component.
  package var style: String
  /// One for each combination of axis values except the scale, in display order.
  package var looks: [SiteLook]
  package var source: SiteSource

  package init(
    name: String, component: String, style: String, looks: [SiteLook], source: SiteSource
  ) {
    self.name = name
    self.component = component
    self.style = style
    self.looks = looks
    self.source = source
  }

  /// Creates a story for a scene that could not be read, with its problems in place of pictures.
  package init(unread scene: SceneCollection.Unread) {
    let identity = try? SnapshotIdentity(scene.name)
    self.init(
      name: scene.name, component: identity?.suite ?? scene.name,
      style: identity?.name ?? scene.name,
      looks: [SiteLook(theme: "", pictures: [], problem: scene.problems)],
      source: SiteSource(language: .json, file: scene.path, text: scene.text))
  }

  /// The look of some pictures by its axis values; nil if there is none.
  package func look(like snapshots: [StorySnapshot]) -> SiteLook? {
    let wanted = snapshots.first.map(SiteLook.init)?.values
    return looks.first { $0.values == wanted }
  }

  /// The path of its page in the site.
  package var path: String { "stories/\(slug(of: name)).html" }
}

/// A story in one theme, state, direction, text size, locale and width.
package struct SiteLook: Equatable, Sendable {
  /// The name of the theme; empty for a scene that could not be read.
  package var theme: String
  /// The state; nil without states.
  package var state: String?
  /// `ltr` or `rtl`; nil if the story does not vary it.
  package var direction: String?
  /// Such as `AX3`; nil if the story does not vary it.
  package var textSize: String?
  /// The locale; nil without locales.
  package var locale: String?
  /// The width in points; nil if the story does not vary it.
  package var width: String?
  /// By scale, the smallest first; empty if the look could not be drawn.
  package var pictures: [SitePicture]
  /// The theme's tokens that it uses, in the theme's order.
  package var tokens: [SiteToken]
  /// Warnings, such as missing characters and substituted fonts.
  package var warnings: [String]
  /// Why it could not be drawn; nil if it was.
  package var problem: String?

  package init(
    theme: String, state: String? = nil, direction: String? = nil, textSize: String? = nil,
    locale: String? = nil, width: String? = nil,
    pictures: [SitePicture], tokens: [SiteToken] = [], warnings: [String] = [],
    problem: String? = nil
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

  /// The look of a picture before drawing.
  init(of snapshot: StorySnapshot) {
    let context = snapshot.context
    let variants = snapshot.story.variants
    self.init(
      theme: context.themeName, state: context.state,
      direction: variants.directions.isEmpty
        ? nil : context.direction == .rightToLeft ? "rtl" : "ltr",
      textSize: variants.textSizes.isEmpty ? nil : context.contentSizeCategory.shortName,
      locale: context.locale,
      width: context.width.map(decimal), pictures: [])
  }
}

package struct SiteToken: Equatable, Sendable {
  package var id: TokenID
  package var value: TokenValue
  /// The token that it is an alias of.
  package var alias: String?

  package init(id: TokenID, value: TokenValue, alias: String? = nil) {
    self.id = id
    self.value = value
    self.alias = alias
  }
}
