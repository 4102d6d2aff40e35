/// A gallery: stories and the themes that they are shown in.
import Foundation
import LikenessDisplayList
import LikenessSnapshots
import LikenessText
import LikenessTheme
import LikenessViews

/// Stories, and the themes that they are shown in.
public struct Gallery: Sendable {
  /// The stories.
  public var stories: [Story]
  /// The themes by name, for the stories that bring none of their own.
  public var themes: [String: Theme]
  /// The source of images by URL. With nil (the default), stories show placeholders for them, with
  /// a warning.
  public var imageSource: ImageSource?
  /// The fonts of all text for which a view names none; see
  /// ``FontLibrary/init(folders:fallbacks:)``. Defaults to the embedded typeface.
  public var fonts: FontLibrary

  /// Creates a gallery; by default its stories are shown in Likeness's own `light` and `dark`
  /// themes.
  public init(
    stories: [Story], themes: [String: Theme] = ["light": .builtIn, "dark": .builtInDark],
    imageSource: ImageSource? = nil,
    fonts: FontLibrary = .embedded
  ) {
    self.stories = stories
    self.themes = themes
    self.imageSource = imageSource
    self.fonts = fonts
  }

  /// Returns every picture of every story, sorted by name.
  ///
  /// - Throws: ``GalleryError`` if a story uses an unknown theme, ``SnapshotIdentityError`` if a
  ///   name is invalid or used twice.
  public func snapshots() throws -> [StorySnapshot] { try snapshots { _, error in throw error } }

  /// Returns the pictures of the stories that have no problem, sorted by name. `leaveOut` takes
  /// each other story with its problem.
  ///
  /// Of two stories whose names clash, the first stays.
  package func snapshots(leavingOut leaveOut: (Story, any Error) throws -> Void) rethrows
    -> [StorySnapshot]
  {
    var found: [StorySnapshot] = []
    var names = KnownNames()
    var axes = KnownCombinations()
    for story in stories {
      do {
        let made = try snapshots(of: story, &axes)
        try names.add(made)
        found += made
      } catch {
        try leaveOut(story, error)
      }
    }
    found.sort { $0.identity < $1.identity }
    return found
  }

  /// Returns the names of the themes that a story is drawn in. The first one represents the story
  /// in a single picture.
  ///
  /// These are the themes that its variants name, in that order, or all of its own themes or the
  /// gallery's, `light` first and the others by name.
  public func themeNames(of story: Story) -> [String] {
    story.variants.themes
      ?? (story.themes ?? themes).keys.sorted {
        ($0 == "light" ? 0 : 1, $0) < ($1 == "light" ? 0 : 1, $1)
      }
  }

  private func snapshots(of story: Story, _ axes: inout KnownCombinations) throws -> [StorySnapshot]
  {
    let base = try SnapshotIdentity(story.name)
    let themes = story.themes ?? themes
    // One library for all pictures of the story, so text that was set with it is recognized.
    let fonts = fonts.adding(story.fontSources)
    let names = themeNames(of: story)
    let seed = storySeed(of: story.name)
    return try axes.combinations(of: story, themes: names).map { variant, form, values in
      guard var theme = themes[values.theme] else {
        throw GalleryError.unknownTheme(
          values.theme, story: story.name, known: themes.keys.sorted())
      }
      // The colors of the system follow the name.
      theme.name = theme.name ?? values.theme
      let identity = try base.adding(variant, form: form)
      let context = StoryContext(
        theme: theme, themeName: values.theme, scale: values.scale, state: values.state,
        direction: values.direction ?? .leftToRight,
        contentSizeCategory: values.textSize ?? .large, locale: values.locale, width: values.width,
        seed: seed)
      return StorySnapshot(
        identity: identity, story: story, context: context, imageSource: imageSource, fonts: fonts)
    }
  }
}

/// The names of pictures and their folders, without letter case, which some file systems ignore.
private struct KnownNames {
  private var seen: [String: SnapshotIdentity] = [:]
  private var folders: [String: String] = [:]
  private var suite: String?

  /// Adds the names of a story's pictures, or none of them.
  ///
  /// - Throws: If one is already there, or differs from another only in letter case.
  mutating func add(_ snapshots: [StorySnapshot]) throws {
    for (index, identity) in snapshots.map(\.identity).enumerated() {
      guard let other = seen.updateValue(identity, forKey: identity.caseFolded) else { continue }
      seen[identity.caseFolded] = other
      forget(snapshots[..<index])
      throw other == identity
        ? GalleryError.nameUsedTwice(other) as any Error
        : SnapshotIdentityError.clashByCase(other, identity)
    }
    // All pictures of a story share a folder, often with the next story.
    guard let last = snapshots.last?.identity, last.suite != suite else { return }
    do { try note(foldersOf: last) } catch {
      forget(snapshots[...])
      throw error
    }
    suite = last.suite
  }

  private mutating func forget(_ snapshots: ArraySlice<StorySnapshot>) {
    for snapshot in snapshots { seen[snapshot.identity.caseFolded] = nil }
  }

  private mutating func note(foldersOf identity: SnapshotIdentity) throws {
    var path = ""
    for name in identity.description.split(separator: "/").dropLast() {
      path += path.isEmpty ? String(name) : "/" + name
      let key = path.lowercased()
      if let other = folders[key], other != path {
        throw SnapshotIdentityError.folderClashByCase(other, identity)
      }
      folders[key] = path
    }
  }
}

/// The combinations of the previous story, which usually has the same axes.
private struct KnownCombinations {
  private var variants: StoryVariants?
  private var themes: [String] = []
  private var known: [(variant: SnapshotVariant, form: String, values: StoryVariants.Values)] = []

  /// The combinations of a story that have a picture, with their names.
  mutating func combinations(
    of story: Story, themes: [String]
  ) throws(GalleryError) -> [(variant: SnapshotVariant, form: String, values: StoryVariants.Values)]
  {
    if variants != story.variants || self.themes != themes {
      known = try story.variants.combinations(themes: themes, of: story.name).map {
        ($0, $0.description, $1)
      }
      variants = story.variants
      self.themes = themes
    }
    return known
  }
}

/// One picture of a story.
public struct StorySnapshot: Sendable {
  /// Its name.
  public let identity: SnapshotIdentity
  /// The story.
  public var story: Story { content.story }
  /// The values of the axes.
  public var context: StoryContext { content.context }
  /// The source of images by URL: the gallery's.
  public var imageSource: ImageSource? { content.imageSource }
  /// The fonts of its text: those of the story's sources, then the gallery's.
  public var fonts: FontLibrary { content.fonts }

  private let content: Content

  /// An object, because pictures are passed around often and this is a lot to copy.
  private final class Content: Sendable {
    let story: Story
    let context: StoryContext
    let imageSource: ImageSource?
    let fonts: FontLibrary

    init(story: Story, context: StoryContext, imageSource: ImageSource?, fonts: FontLibrary) {
      self.story = story
      self.context = context
      self.imageSource = imageSource
      self.fonts = fonts
    }
  }

  init(
    identity: SnapshotIdentity, story: Story, context: StoryContext, imageSource: ImageSource?,
    fonts: FontLibrary
  ) {
    self.identity = identity
    content = Content(story: story, context: context, imageSource: imageSource, fonts: fonts)
  }

  /// The picture with other fonts.
  package func with(fonts: FontLibrary) -> StorySnapshot {
    StorySnapshot(
      identity: identity, story: story, context: context, imageSource: imageSource, fonts: fonts)
  }

  /// The picture with another theme, scale or text size, under the same name.
  package func with(
    theme: Theme? = nil, scale: Scale? = nil, textSize: ContentSizeCategory? = nil
  ) -> StorySnapshot {
    let old = context
    let context = StoryContext(
      theme: theme ?? old.theme, themeName: old.themeName, scale: scale ?? old.scale,
      state: old.state, direction: old.direction,
      contentSizeCategory: textSize ?? old.contentSizeCategory, locale: old.locale,
      width: old.width, seed: old.seed)
    return StorySnapshot(
      identity: identity, story: story, context: context, imageSource: imageSource, fonts: fonts)
  }

  /// Makes the view, lays it out on its page and paints it.
  ///
  /// The page has the story's color, else the theme's `background`, else white. It does not appear
  /// in the paths of the items.
  public func displayList() throws -> DisplayList { try displayList { _ in } }

  /// Returns the display list after a change of the view that the story makes.
  package func displayList(changing change: (View) -> Void) throws -> DisplayList {
    try withPage(changing: change) { page in
      let background = try background()
      var list = try DisplayList(
        paintingInside: page, scale: context.scale, background: context.theme.resolve(background))
      list.backgroundToken = background.token
      return list
    }
  }

  /// Makes the view, changes it, lays it out on its page and hands the page to `body`.
  ///
  /// All of it runs in the story's environment: an app's overrides are called by layout, drawing
  /// and events, too.
  package func withPage<R>(
    changing change: (View) -> Void = { _ in }, _ body: (View) throws -> R
  ) throws -> R {
    try context.environment.withValue { try body(page(changing: change)) }
  }

  private func page(changing change: (View) -> Void) throws -> View {
    let page = try makePage(change)
    let both = 2 * story.margin
    page.layout(
      in: CGSize(
        width: (context.width ?? story.space.width) + both, height: story.space.height + both),
      scale: context.scale)
    return page
  }

  /// The view on its page, in its theme.
  private func makePage(_ change: (View) -> Void) throws -> View {
    let view = try story.view(context)
    change(view)
    let page = View()
    page.imageSource = imageSource
    page.fonts = fonts
    page.name = pageName
    page.layoutDirection = context.direction
    page.contentSizeCategory = context.contentSizeCategory
    page.language = context.language
    page.showsPseudolocalizedText = context.locale == StoryVariants.pseudoLocale
    page.addSubview(view)
    view.pin(.edges(inset: story.margin))
    page.apply(context.theme)
    return page
  }

  /// The color of the page.
  package func background() throws -> Color {
    try context.environment.withValue { try story.background?(context) }
      ?? (context.theme.declares(.color, "background") ? .token("background") : .white)
  }
}

/// Not a valid class name, so no view of a story is mistaken for the page.
private let pageName = "(page)"

/// An error that prevents drawing a gallery.
public enum GalleryError: Error, Hashable, Sendable {
  /// A story names an unknown theme.
  case unknownTheme(String, story: String, known: [String])
  /// Two stories, or two variants of one, have the same name.
  case nameUsedTwice(SnapshotIdentity)
  /// A width is not in the range above 0 up to 100,000 points.
  case badWidth(Double, story: String)
  /// The budget is too small to cover every pair of values.
  case budgetTooSmall(Int, needed: Int, story: String)
  /// The axes of a story give too many pictures.
  case tooManyVariants(limit: Int, story: String)
}

extension GalleryError: CustomStringConvertible {
  /// The problem and the next step.
  public var description: String {
    switch self {
    case .unknownTheme(let name, let story, let known):
      """
      The story \(story) uses the unknown theme “\(name)”. Available themes: \
      \(known.joined(separator: ", ")).
      """
    case .nameUsedTwice(let identity):
      """
      Two pictures in the gallery have the name \(identity). Rename one of the stories, or give \
      its variants different values.
      """
    case .badWidth(let width, let story):
      """
      The story \(story) has a variant \(decimal(width)) points wide. Use a width above 0 and up \
      to 100000.
      """
    case .budgetTooSmall(let budget, let needed, let story):
      """
      The story \(story) needs \(needed) pictures to cover all pairs of values, but its budget is \
      \(budget). Raise the budget, or use fewer values.
      """
    case .tooManyVariants(let limit, let story):
      """
      The axes of the story \(story) give more than \(limit) pictures. Use fewer values, or \
      pairwise coverage.
      """
    }
  }
}

/// Returns the random seed of a story: its name hashed with FNV-1a, 64 bits.
private func storySeed(of name: String) -> UInt64 {
  name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
}
