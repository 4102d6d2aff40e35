/// Stories: states of components worth a picture, declared once for the gallery, the command and the tests.
import Foundation
import LikenessCompare
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
  /// The name, `<suite>/<case>`: the component and the state shown.
  public var name: String
  /// The room that the view may take, in points, the margin not counted. An infinite length, the default for both, is as much as the content takes.
  public var space: Size
  /// Empty page around the view, in points; 16 by default, so that shadows have room.
  public var margin: Double
  /// The axes of variants.
  public var variants: StoryVariants
  /// The tolerance of the comparison with the reference; zero by default.
  public var tolerance: Tolerance
  /// The themes by name where the story brings its own; nil, the default, takes those of the gallery.
  public var themes: [String: Theme]?
  /// Where fonts are looked for before the gallery's, as beside the files of the story's own themes; none by default.
  package var fontSources: [any FontSource] = []
  /// The color of the page; nil, the default, takes the theme's `background`, and white where it has none.
  public var background: (@Sendable (StoryContext) throws -> Color)?
  /// Creates the view. Called for every picture, on any thread.
  public var view: @Sendable (StoryContext) throws -> View
  /// The source location, shown beside the pictures.
  public var source: StorySource

  /// Creates a story; each default is that of the property. `fileID`, `filePath` and `line` are the place of the call, which the compiler fills in.
  public init(
    _ name: String, variants: StoryVariants = .standard, in space: Size = Size(width: Double.infinity, height: Double.infinity),
    margin: Double = 16, tolerance: Tolerance = .exact, themes: [String: Theme]? = nil,
    background: (@Sendable (StoryContext) throws -> Color)? = nil, fileID: String = #fileID, filePath: String = #filePath,
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
  /// In Swift. `fileID` is module and file, such as `LikenessGallery/ControlStories.swift`; `filePath` is the file on the machine that compiled it, which may
  /// be gone; `line` counts from 1.
  case swift(fileID: String, filePath: String, line: Int)
  /// In a JSON scene. `path` is its place in the folder of scenes, such as `cards/news.json`; `text` is the file.
  case scene(path: String, text: String)
}

/// What a story gets to make one picture with: all that may vary is passed in, so that nothing else has to.
public struct StoryContext: Sendable {
  /// The theme, for views that read values from it. The tree is themed anyway.
  public let theme: Theme
  /// The name of the theme.
  public let themeName: String
  /// Pixels per point.
  public let scale: Scale
  /// The state, or nil if the story has no states.
  public let state: String?
  /// The direction of the layout; the page has it, so that the whole tree is mirrored from right to left.
  public let direction: LayoutDirection
  /// How large text is; the page has it, so that fonts of text styles follow.
  public let contentSizeCategory: ContentSizeCategory
  /// The locale, or nil where the story has no locales. Where it is ``StoryVariants/pseudoLocale``, the page shows all texts pseudo-localized.
  public let locale: String?
  /// The width that the view may take instead of the story's, in points, or nil if the story has no widths. The view need not look at it: it is laid out in it.
  public let width: Double?
  /// The language of ``locale``, which the page has; nil if the locale is none of BCP 47, as ``StoryVariants/baseLocale``. `de_AT` is taken for `de-AT`.
  public var language: String? {
    guard let locale else { return nil }
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let isTag = parts.allSatisfy { $0.utf8.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    // A language has two or three letters there; longer first parts are words of the story's own.
    guard isTag, let first = parts.first, (2...3).contains(first.utf8.count), first.allSatisfy(\.isLetter) else { return nil }
    return parts.joined(separator: "-")
  }
  /// The time at which every picture is taken, as views see it by ``PictureTime``: 1 January 2026, noon UTC.
  public let now = PictureTime.standard
  /// Time, locale, time zone and random numbers, as views see them by ``PictureEnvironment`` while the story makes them. The locale is the story's, where it has one
  /// that is none of ``StoryVariants/baseLocale`` and ``StoryVariants/pseudoLocale``; the random numbers follow from the story's name, so that all its pictures show
  /// the same ones, and other stories others.
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
