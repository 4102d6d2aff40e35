/// The axes along which a story has pictures: theme, scale, text size, direction, locale, state, width.
import LikenessGraphics
import LikenessText
import LikenessViews

/// The axes along which a story has pictures; it has one for every combination, or for so few that every two values meet, as ``coverage`` says.
///
/// An axis without values gives one picture for each combination of the others, and no word in its name: left to right, text of the size `large`, texts as they
/// are. What an axis says reaches the whole tree by its page, so that a story need not know of it:
///
/// ```swift
/// Story("Profile/card", variants: .standard.textSizes([.large, .accessibilityLarge]).directions([.leftToRight, .rightToLeft])) { _ in card() }
/// ```
public struct StoryVariants: Hashable, Sendable {
  /// Names of themes of the story, else of the gallery; nil is each of them, `light` first and the others by name.
  public var themes: [String]?
  /// Pixels per point.
  public var scales: [Scale]
  /// States, as the story's own words; none by default.
  public var states: [String]
  /// Directions of the layout; left to right, and no word of it in the name, by default. Right to left is forced: it mirrors the tree whatever its texts say.
  public var directions: [LayoutDirection]
  /// Sizes of text, which fonts of text styles follow; `large`, and no word of it in the name, by default.
  public var textSizes: [ContentSizeCategory]
  /// The locales, in the story's own words, which it gets in its context. Default: none.
  ///
  /// ``pseudoLocale`` shows all texts pseudo-localized. A tag of BCP 47 such as `ro` is the language of the texts, which can choose a font's letters.
  public var locales: [String]
  /// Widths that the view may take, in points, instead of the story's; above 0, at most 100,000. None by default.
  public var widths: [Double]
  /// Which combinations have a picture; all by default.
  public var coverage: Coverage

  /// Which combinations of the values of axes have a picture.
  public typealias Coverage = VariantCoverage

  /// Creates axes.
  public init(
    themes: [String]? = nil, scales: [Scale] = [1, 2, 3], states: [String] = [], directions: [LayoutDirection] = [],
    textSizes: [ContentSizeCategory] = [], locales: [String] = [], widths: [Double] = [], coverage: Coverage = .all
  ) {
    self.themes = themes
    self.scales = scales
    self.states = states
    self.directions = directions
    self.textSizes = textSizes
    self.locales = locales
    self.widths = widths
    self.coverage = coverage
  }

  /// The locale that shows texts pseudo-localized: with accents, 40% longer and in brackets.
  public static let pseudoLocale = "pseudo"
  /// The locale of texts as they were written, to stand beside ``pseudoLocale``. It has no effect of its own.
  public static let baseLocale = "base"

  /// Every theme at scales 1, 2 and 3.
  public static let standard = StoryVariants()

  /// ``standard`` in all twelve sizes of text.
  public static let everyTextSize = StoryVariants.standard.textSizes()

  /// Every theme at scales 1, 2 and 3, in all sizes of text, from left to right and from right to left, as written and pseudo-localized: 48 times as many
  /// pictures as ``standard``.
  public static let exhaustive = StoryVariants.everyTextSize.directions().locales([baseLocale, pseudoLocale])

  /// The same axes with these states.
  public func states(_ states: [String]) -> StoryVariants { with { $0.states = states } }

  /// The same axes with these directions; by default both.
  public func directions(_ directions: [LayoutDirection] = LayoutDirection.allCases) -> StoryVariants {
    with { $0.directions = directions }
  }

  /// The same axes with these scales.
  public func scales(_ scales: [Scale]) -> StoryVariants { with { $0.scales = scales } }

  /// The same axes with these sizes of text; by default all twelve.
  public func textSizes(_ textSizes: [ContentSizeCategory] = ContentSizeCategory.allCases) -> StoryVariants {
    with { $0.textSizes = textSizes }
  }

  /// The same axes with these locales.
  public func locales(_ locales: [String]) -> StoryVariants { with { $0.locales = locales } }

  /// The same axes with these widths, in points.
  public func widths(_ widths: [Double]) -> StoryVariants { with { $0.widths = widths } }

  /// Returns the same axes in so few pictures that every two values still meet in one.
  ///
  /// - Parameter budget: The most pictures; needing more is an error. Default: no limit.
  public func pairwise(within budget: Int? = nil) -> StoryVariants { with { $0.coverage = .pairwise(budget: budget) } }

  private func with(_ change: (inout StoryVariants) -> Void) -> StoryVariants {
    var variants = self
    change(&variants)
    return variants
  }
}
