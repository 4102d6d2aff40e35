/// Stories: states of components worth a picture, declared once for the gallery, the command and
/// the tests.
import Foundation
import LikenessCompare
import LikenessDisplayList
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
  /// The name, `<suite>/<case>`: the component and the state shown.
  public var name: String
  /// The space for the view, in points, without the margin. An infinite length (the default for
  /// both) is as much as the content needs.
  public var space: CGSize
  /// The empty space around the view, in points; 16 by default, so shadows have room.
  public var margin: Double
  /// The axes of variants.
  public var variants: StoryVariants
  /// The tolerance of the comparison with the reference; zero by default.
  public var tolerance: Tolerance
  /// The story's own themes by name; nil (the default) uses the gallery's.
  public var themes: [String: Theme]?
  /// Sources of fonts that come before the gallery's, such as the folders of the story's own
  /// themes.
  package var fontSources: [any FontSource] = []
  /// The color of the page; nil (the default) uses the theme's `background`, or white.
  public var background: (@Sendable (StoryContext) throws -> Color)?
  /// Makes the view. Called for every picture, on any thread.
  public var view: @Sendable (StoryContext) throws -> View
  /// The source location, shown beside the pictures.
  public var source: StorySource

  /// Creates a story; the parameters have the defaults of the properties. The compiler fills in
  /// `fileID`, `filePath` and `line`.
  public init(
    _ name: String, variants: StoryVariants = .standard,
    in space: CGSize = CGSize.unbounded,
    margin: Double = 16, tolerance: Tolerance = .exact, themes: [String: Theme]? = nil,
    background: (@Sendable (StoryContext) throws -> Color)? = nil, fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line, view: @escaping @Sendable (StoryContext) throws -> View
  ) {
    self.name = name
    self.variants = variants
    self.space = space
    self.margin = margin
    self.tolerance = tolerance
    self.themes = themes
    self.background = background
    self.view = view
    source = .swift(fileID: fileID, filePath: filePath, line: line)
  }
}

/// The source location of a story.
public enum StorySource: Hashable, Sendable {
  /// A story in Swift. `fileID` is module and file, such as `LikenessGallery/ControlStories.swift`;
  /// `filePath` is the file on the machine that compiled it, which may be gone; `line` counts from
  /// 1.
  case swift(fileID: String, filePath: String, line: Int)
  /// A JSON scene. `path` is its path in the folder of scenes, such as `cards/news.json`; `text` is
  /// the file.
  case scene(path: String, text: String)
}

/// The input of a story for one picture: everything that may vary.
public struct StoryContext: Sendable {
  /// The theme, for views that read values from it. The tree is themed in any case.
  public let theme: Theme
  /// The name of the theme.
  public let themeName: String
  /// Pixels per point.
  public let scale: Scale
  /// The state, or nil if the story has no states.
  public let state: String?
  /// The layout direction of the page, which mirrors the whole tree from right to left.
  public let direction: LayoutDirection
  /// The text size of the page, which fonts of text styles follow.
  public let contentSizeCategory: ContentSizeCategory
  /// The locale; nil if the story has no locales. With ``StoryVariants/pseudoLocale``, the page
  /// shows pseudo-localized texts.
  public let locale: String?
  /// The width of the view in points instead of the story's; nil if the story has no widths. The
  /// page applies it, so the view can ignore it.
  public let width: Double?
  /// The language of ``locale`` and of the page; nil if the locale is not a BCP 47 tag, such as
  /// ``StoryVariants/baseLocale``. `de_AT` is read as `de-AT`.
  public var language: String? {
    guard let locale else { return nil }
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let isTag = parts.allSatisfy {
      $0.utf8.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    // A language has two or three letters; longer first parts are the story's own names.
    guard isTag, let first = parts.first, (2...3).contains(first.utf8.count),
      first.allSatisfy(\.isLetter)
    else { return nil }
    return parts.joined(separator: "-")
  }
  /// The time of every picture, also as ``PictureTime``: 1 January 2026, noon UTC.
  public let now = PictureTime.standard
  /// The time, locale, time zone and random numbers, which views also see as
  /// ``PictureEnvironment``. The locale is the story's, unless it is ``StoryVariants/baseLocale``
  /// or ``StoryVariants/pseudoLocale``. The random numbers follow from the story's name, so all its
  /// pictures show the same ones.
  public var environment: PictureEnvironment {
    let words = [StoryVariants.baseLocale, StoryVariants.pseudoLocale]
    let chosen = locale.flatMap { words.contains($0) ? nil : Locale(identifier: $0) }
    var environment = PictureEnvironment(now: now, seed: seed)
    if let chosen { environment.locale = chosen }
    return environment
  }
  /// The seed of the story's random numbers.
  let seed: UInt64
}
