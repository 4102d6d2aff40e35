/// Stories: states of components worth a picture, declared once for the gallery, the command and the tests.
import Foundation
import LikenessGraphics
import LikenessSnapshots
import LikenessText
import LikenessTheme
import LikenessViews

/// One state of a component that is worth a picture, in all its variants.
///
/// ```swift
/// Story("Button/primary", variants: .standard.states(["normal", "disabled"])) { context in
///   let button = Button().withStyle(AppStyleSheet.primaryButtonStyle)
///   button.setTitle("Continue", for: .normal)
///   button.isEnabled = context.state != "disabled"
///   return button
/// }
/// ```
public struct Story: Sendable {
  /// `<suite>/<case>`: the component, and what of it is shown.
  public var name: String
  /// The room that the view may take, in points, the margin not counted. An infinite length, the default for both, is as much as the content takes.
  public var space: Size
  /// Empty page around the view, in points; 16 by default, so that shadows have room.
  public var margin: Double
  /// Along which axes there are pictures.
  public var variants: StoryVariants
  /// What may differ between a picture and its reference; nothing by default.
  public var tolerance: Tolerance
  /// The themes by name where the story brings its own; nil, the default, takes those of the gallery.
  public var themes: [String: Theme]?
  /// Where fonts are looked for before the gallery's, as beside the files of the story's own themes; none by default.
  public var fontSources: [any FontSource] = []
  /// The colour of the page; nil, the default, takes the theme's `background`, and white where it has none.
  public var background: (@Sendable (StoryContext) throws -> Color)?
  /// Makes the view, afresh for every picture and on any thread.
  public var view: @Sendable (StoryContext) throws -> View

  /// Creates a story; each default is that of the property.
  public init(
    _ name: String, variants: StoryVariants = .standard, in space: Size = Size(width: Double.infinity, height: Double.infinity),
    margin: Double = 16, tolerance: Tolerance = .exact, themes: [String: Theme]? = nil,
    background: (@Sendable (StoryContext) throws -> Color)? = nil, view: @escaping @Sendable (StoryContext) throws -> View
  ) {
    self.name = name
    self.variants = variants
    self.space = space
    self.margin = margin
    self.tolerance = tolerance
    self.themes = themes
    self.background = background
    self.view = view
  }
}

/// The axes along which a story has pictures; it has one for every combination.
public struct StoryVariants: Hashable, Sendable {
  /// Names of themes of the story, else of the gallery; nil is each of them, `light` first and the others by name.
  public var themes: [String]?
  /// Pixels a point.
  public var scales: [Scale]
  /// States, as the story's own words; none by default.
  public var states: [String]
  /// Directions of the layout; left to right, and no word of it in the name, by default.
  public var directions: [LayoutDirection]

  /// Creates axes.
  public init(themes: [String]? = nil, scales: [Scale] = [1, 2, 3], states: [String] = [], directions: [LayoutDirection] = []) {
    self.themes = themes
    self.scales = scales
    self.states = states
    self.directions = directions
  }

  /// Every theme at scales 1, 2 and 3.
  public static let standard = StoryVariants()

  /// The same axes with these states.
  public func states(_ states: [String]) -> StoryVariants {
    var variants = self
    variants.states = states
    return variants
  }

  /// The same axes with these directions.
  public func directions(_ directions: [LayoutDirection]) -> StoryVariants {
    var variants = self
    variants.directions = directions
    return variants
  }

  /// The same axes with these scales.
  public func scales(_ scales: [Scale]) -> StoryVariants {
    var variants = self
    variants.scales = scales
    return variants
  }
}

/// What a story gets to make one picture with: all that may vary is passed in, so that nothing else has to.
public struct StoryContext: Sendable {
  /// The theme, for views that take values from it by themselves; the tree is themed in any case.
  public let theme: Theme
  /// The name of the theme.
  public let themeName: String
  /// Pixels a point.
  public let scale: Scale
  /// The state, or nil where the story has no states.
  public let state: String?
  /// The direction of the layout.
  public let direction: LayoutDirection
  /// The time at which every picture is taken, as views see it by ``PictureTime``: 1 January 2026, noon UTC.
  public let now = PictureTime.standard
}
