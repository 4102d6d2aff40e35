/// The axes of a story's pictures: theme, scale, text size, direction, locale, state, width.
import LikenessDisplayList
import LikenessText
import LikenessViews

/// The axes of a story's pictures. ``coverage`` selects whether every combination has a picture, or
/// only enough to cover every pair of values.
///
/// An axis without values adds no pictures and no part of the name: left to right, text size
/// `large`, texts as written. The page applies the values to the whole tree, so a story need not
/// handle them:
///
/// ```swift
/// let variants = StoryVariants.standard
///   .textSizes([.large, .accessibilityLarge]).directions([.leftToRight, .rightToLeft])
/// Story("Profile/card", variants: variants) { _ in card() }
/// ```
public struct StoryVariants: Hashable, Sendable {
  /// The names of themes of the story or the gallery; nil uses all, `light` first and the others by
  /// name.
  public var themes: [String]?
  /// Pixels per point.
  public var scales: [Scale]
  /// The states, as the story names them; none by default.
  public var states: [String]
  /// The layout directions; by default left to right, without a part of the name. Right to left
  /// mirrors the tree whatever its texts contain.
  public var directions: [LayoutDirection]
  /// The text sizes, which fonts of text styles follow; by default `large`, without a part of the
  /// name.
  public var textSizes: [ContentSizeCategory]
  /// The locales, as the story names them; none by default.
  ///
  /// ``pseudoLocale`` shows pseudo-localized texts. A BCP 47 tag such as `ro` is the language of
  /// the texts, which can choose a font's letter forms.
  public var locales: [String]
  /// The widths of the view in points, instead of the story's; above 0, at most 100,000. None by
  /// default.
  public var widths: [Double]
  /// The combinations that have a picture; all by default.
  public var coverage: Coverage

  /// The combinations of the values of axes that have a picture.
  public typealias Coverage = VariantCoverage

  /// Creates axes.
  public init(
    themes: [String]? = nil, scales: [Scale] = [1, 2, 3], states: [String] = [],
    directions: [LayoutDirection] = [],
    textSizes: [ContentSizeCategory] = [], locales: [String] = [], widths: [Double] = [],
    coverage: Coverage = .all
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
  /// The locale of texts as written, to compare with ``pseudoLocale``. It has no other effect.
  public static let baseLocale = "base"

  /// Every theme at scales 1, 2 and 3.
  public static let standard = StoryVariants()

  /// ``standard`` in all twelve sizes of text.
  public static let everyTextSize = StoryVariants.standard.textSizes()

  /// Every theme at scales 1, 2 and 3, in all text sizes, in both directions, as written and
  /// pseudo-localized: 48 times as many pictures as ``standard``.
  public static let exhaustive = StoryVariants.everyTextSize.directions().locales([
    baseLocale, pseudoLocale,
  ])

  /// Returns the same axes with these states.
  public func states(_ states: [String]) -> StoryVariants { with { $0.states = states } }

  /// Returns the same axes with these directions; both by default.
  public func directions(_ directions: [LayoutDirection] = LayoutDirection.allCases)
    -> StoryVariants
  {
    with { $0.directions = directions }
  }

  /// Returns the same axes with these scales.
  public func scales(_ scales: [Scale]) -> StoryVariants { with { $0.scales = scales } }

  /// Returns the same axes with these text sizes; all twelve by default.
  public func textSizes(_ textSizes: [ContentSizeCategory] = ContentSizeCategory.allCases)
    -> StoryVariants
  {
    with { $0.textSizes = textSizes }
  }

  /// Returns the same axes with these locales.
  public func locales(_ locales: [String]) -> StoryVariants { with { $0.locales = locales } }

  /// Returns the same axes with these widths, in points.
  public func widths(_ widths: [Double]) -> StoryVariants { with { $0.widths = widths } }

  /// Returns the same axes with only enough pictures to cover every pair of values.
  ///
  /// - Parameter budget: The most pictures; needing more is an error. Defaults to no limit.
  public func pairwise(within budget: Int? = nil) -> StoryVariants {
    with { $0.coverage = .pairwise(budget: budget) }
  }

  private func with(_ change: (inout StoryVariants) -> Void) -> StoryVariants {
    var variants = self
    change(&variants)
    return variants
  }
}
