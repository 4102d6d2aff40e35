/// The built-in strategies.
import Foundation
import Likeness

extension SnapshotStrategy where Subject: View {
  /// A picture of a view: themed, laid out, painted, drawn.
  ///
  /// - Parameters:
  ///   - space: The space that the view may take, in points. Default: as much as its content needs.
  ///   - scale: Pixels per point. Default: 1. Another scale is part of the name (`@2x`), unless
  ///     `variant` names one.
  ///   - theme: The theme that resolves tokens. Default: Likeness's own light theme. It is not part
  ///     of the name; name it in `variant`.
  ///   - background: The color behind the view. Default: transparent.
  ///   - margin: The empty space around the view, in points, such as for its shadow. Default: 0.
  ///     `space` is that of the view alone, which must have no superview if there is a margin.
  ///   - variant: The axis values in the name.
  ///   - tolerance: What may differ. Default: nothing.
  ///   - fonts: The fonts that can be drawn, the first for text without a font of its own. Default:
  ///     the embedded typeface.
  public static func image(
    in space: CGSize = .unbounded, scale: Scale = .one, theme: Theme = .builtIn,
    background: Color = .clear, margin: Double = 0,
    variant: SnapshotVariant = .none, tolerance: Tolerance = .exact, fonts: FontLibrary = .embedded
  ) -> SnapshotStrategy {
    SnapshotStrategy<DisplayList>.image(fonts: fonts).variant(variant.naming(scale)).tolerance(
      tolerance
    )
    .pullback {
      try painted(
        $0, theme: theme, in: space, scale: scale, background: background, margin: margin,
        fonts: fonts)
    }
  }

  /// The display list of a view, without a picture: see ``SnapshotContent/displayList(_:)``.
  ///
  /// The parameters are those of `image` that do not concern pixels.
  public static func displayList(
    in space: CGSize = .unbounded, scale: Scale = .one, theme: Theme = .builtIn,
    background: Color = .clear,
    variant: SnapshotVariant = .none, fonts: FontLibrary = .embedded
  ) -> SnapshotStrategy {
    SnapshotStrategy<DisplayList>.displayList.variant(variant.naming(scale))
      .pullback {
        try painted($0, theme: theme, in: space, scale: scale, background: background, fonts: fonts)
      }
  }

  /// A picture of the content's size, at scale 1, in Likeness's own light theme.
  public static var image: SnapshotStrategy { image() }

  /// The display list at the content's size, at scale 1, in Likeness's own light theme.
  public static var displayList: SnapshotStrategy { displayList() }
}

extension SnapshotStrategy where Subject: View {
  /// Several pictures need the assertion for several. The compiler refuses every call, so the body
  /// never runs.
  @available(
    *, unavailable,
    message:
      "Write assertSnapshots(of:as:), with an “s”: “images” is one strategy for each picture."
  )
  public static func images(
    in space: CGSize = .unbounded, themes: [String: Theme] = [:], scales: [Scale] = [],
    directions: [LayoutDirection] = [],
    textSizes: [ContentSizeCategory] = [], locales: [String] = [], background: String = "",
    tolerance: Tolerance = .exact,
    fonts: FontLibrary = .embedded
  ) -> SnapshotStrategy { fatalError() }
}

extension SnapshotStrategy where Subject: ViewController {
  /// A picture of the view of a controller, which stays alive until it is drawn: data sources are
  /// weak. The parameters are those for views.
  public static func image(
    in space: CGSize = .unbounded, scale: Scale = .one, theme: Theme = .builtIn,
    background: Color = .clear, margin: Double = 0,
    variant: SnapshotVariant = .none, tolerance: Tolerance = .exact, fonts: FontLibrary = .embedded
  ) -> SnapshotStrategy {
    let strategy = SnapshotStrategy<View>.image(
      in: space, scale: scale, theme: theme, background: background, margin: margin,
      variant: variant, tolerance: tolerance, fonts: fonts)
    return SnapshotStrategy(variant: strategy.variant, tolerance: strategy.tolerance) {
      controller in
      try withExtendedLifetime(controller) { try strategy.content(controller.view) }
    }
  }

  /// A picture of the content's size, at scale 1, in Likeness's own light theme.
  public static var image: SnapshotStrategy { image() }
}

extension SnapshotStrategy where Subject == DisplayList {
  /// The picture that the list draws.
  public static func image(fonts: FontLibrary = .embedded) -> SnapshotStrategy {
    SnapshotStrategy { .image($0, fonts: SnapshotSettings.project.added(to: fonts)) }
  }

  /// The picture that the list draws in the embedded typeface.
  public static var image: SnapshotStrategy { image() }

  /// The list itself, without a picture: see ``SnapshotContent/displayList(_:)``.
  public static var displayList: SnapshotStrategy { SnapshotStrategy { .displayList($0) } }
}

extension SnapshotStrategy where Subject == Bitmap {
  /// The picture as it is.
  public static var bitmap: SnapshotStrategy { bitmap() }

  /// The picture as it is, within a tolerance, as a variant.
  public static func bitmap(variant: SnapshotVariant = .none, tolerance: Tolerance = .exact)
    -> SnapshotStrategy
  {
    SnapshotStrategy(variant: variant, tolerance: tolerance) { .bitmap($0) }
  }
}

extension SnapshotStrategy where Subject == Data {
  /// The picture in the bytes of a PNG file, which another renderer drew. Compared as 8-bit RGBA,
  /// without a color profile.
  public static var png: SnapshotStrategy { png() }

  /// The picture in the bytes of a PNG file, within a tolerance, as a variant.
  public static func png(variant: SnapshotVariant = .none, tolerance: Tolerance = .exact)
    -> SnapshotStrategy
  {
    SnapshotStrategy<Bitmap>.bitmap(variant: variant, tolerance: tolerance).pullback {
      try Bitmap(pngData: $0)
    }
  }
}

extension SnapshotStrategy where Subject == String {
  /// The text, line by line.
  public static var lines: SnapshotStrategy { SnapshotStrategy { .lines($0) } }
}

extension SnapshotStrategy where Subject: CustomStringConvertible {
  /// The description of a value, line by line. Not for descriptions that depend on hash order, such
  /// as a dictionary's.
  public static var lines: SnapshotStrategy {
    SnapshotStrategy<String>.lines.pullback { $0.description }
  }
}

extension Array {
  /// A strategy for every combination of theme, scale, text size, direction and locale, each part
  /// of the name: `@dark,2x,text=AX3,rtl`.
  ///
  /// - Parameters:
  ///   - space: The space that the view may take, in points. Default: as much as its content needs.
  ///   - themes: Themes by name. Default: Likeness's own as `light` and `dark`.
  ///   - scales: Pixels per point. Default: 1 and 2.
  ///   - directions: Directions of the layout. Default: left to right, without a part of the name.
  ///   - textSizes: Sizes of text, which fonts of text styles follow. Default: `large`, without a
  ///     part of the name.
  ///   - locales: Locales by name. `pseudo` shows texts pseudo-localized; the others change
  ///     nothing. Default: none, without a part of the name.
  ///   - background: The token of the page's color. Default: `background`, or white if a theme has
  ///     none.
  ///   - tolerance: What may differ. Default: nothing.
  ///   - fonts: The fonts that can be drawn, the first for text without a font of its own. Default:
  ///     the embedded typeface.
  public static func images<Subject: View>(
    in space: CGSize = .unbounded,
    themes: [String: Theme] = ["light": .builtIn, "dark": .builtInDark], scales: [Scale] = [1, 2],
    directions: [LayoutDirection] = [], textSizes: [ContentSizeCategory] = [],
    locales: [String] = [], background: String = "background",
    tolerance: Tolerance = .exact, fonts: FontLibrary = .embedded
  ) -> [SnapshotStrategy<Subject>] where Element == SnapshotStrategy<Subject> {
    let traits = treeTraits(textSizes: textSizes, directions: directions, locales: locales)
    return themes.sorted { $0.key < $1.key }.flatMap { name, theme in
      scales.flatMap { scale in
        traits.map { traits in
          let variant = traits.variant.merging([.theme: name, .scale: scale.description])
          let page: Color = theme.declares(.color, background) ? .token(background) : .white
          let image = SnapshotStrategy<Subject>.image(
            in: space, scale: scale, theme: theme, background: page, variant: variant,
            tolerance: tolerance, fonts: fonts)
          return SnapshotStrategy(variant: image.variant, tolerance: image.tolerance) { view in
            try traits.onView(view) { try image.content(view) }
          }
        }
      }
    }
  }
}

extension Array {
  /// One picture needs the assertion for one. The compiler refuses every use, so the body never
  /// runs.
  @available(
    *, unavailable,
    message: "Write assertSnapshot(of:as:), without an “s”: “image” is one strategy."
  )
  public static func image<Subject: View>(
    in space: CGSize = .unbounded, scale: Scale = .one, theme: Theme = .builtIn,
    background: Color = .clear, margin: Double = 0,
    variant: SnapshotVariant = .none, tolerance: Tolerance = .exact, fonts: FontLibrary = .embedded
  ) -> Self where Element == SnapshotStrategy<Subject> { fatalError() }
}

extension Array where Element == SnapshotStrategy<View> {
  /// As `image(in:scale:theme:background:margin:variant:tolerance:fonts:)`.
  @available(
    *, unavailable,
    message: "Write assertSnapshot(of:as:), without an “s”: “image” is one strategy."
  )
  public static var image: Self { fatalError() }
}

extension Dictionary {
  /// Lets the compiler name a wrong argument of the other `images`. Without it, it says that a
  /// dictionary has none, because `assertSnapshots` takes dictionaries, too.
  @available(
    *, unavailable,
    message: "“images” name themselves by their variants: pass them without names."
  )
  @_disfavoredOverload
  public static func images<Subject: View>(
    in space: CGSize = .unbounded, themes: [String: Theme] = [:], scales: [Scale] = [],
    directions: [LayoutDirection] = [], textSizes: [ContentSizeCategory] = [],
    locales: [String] = [], background: String = "",
    tolerance: Tolerance = .exact, fonts: FontLibrary = .embedded
  ) -> Self where Key == String, Value == SnapshotStrategy<Subject> { fatalError() }
}

/// The traits that a tree inherits from its root in one of several pictures; nil keeps the view's
/// own.
private struct TreeTraits {
  var textSize: ContentSizeCategory?
  var direction: LayoutDirection?
  var locale: String?

  var variant: SnapshotVariant {
    var variant = SnapshotVariant.none
    variant[.textSize] = textSize?.shortName
    variant[.direction] = direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }
    variant[.locale] = locale
    return variant
  }

  /// Runs `body` while a view has the traits; then the view is as before.
  func onView<Result>(_ view: View, _ body: () throws -> Result) rethrows -> Result {
    let before = (view.contentSizeCategory, view.layoutDirection, view.showsPseudolocalizedText)
    defer {
      (view.contentSizeCategory, view.layoutDirection, view.showsPseudolocalizedText) = before
    }
    if let textSize { view.contentSizeCategory = textSize }
    if let direction { view.layoutDirection = direction }
    if let locale { view.showsPseudolocalizedText = locale == StoryVariants.pseudoLocale }
    return try body()
  }
}

/// Every combination; an axis without values adds none.
private func treeTraits(
  textSizes: [ContentSizeCategory], directions: [LayoutDirection], locales: [String]
) -> [TreeTraits] {
  func values<Value>(_ axis: [Value]) -> [Value?] { axis.isEmpty ? [nil] : axis }
  return values(textSizes).flatMap { textSize in
    values(directions).flatMap { direction in
      values(locales).map { TreeTraits(textSize: textSize, direction: direction, locale: $0) }
    }
  }
}

extension SnapshotVariant {
  /// The variant with the scale in its name, unless it is 1 or already named.
  fileprivate func naming(_ scale: Scale) -> SnapshotVariant {
    var variant = self
    if variant[.scale] == nil, scale != .one { variant[.scale] = scale.description }
    return variant
  }
}

private func painted(
  _ root: View, theme: Theme, in space: CGSize, scale: Scale, background: Color, margin: Double = 0,
  fonts: FontLibrary
) throws -> DisplayList {
  let ownFonts = root.fonts
  defer { root.fonts = ownFonts }
  root.fonts = SnapshotSettings.project.added(to: ownFonts ?? fonts)
  root.apply(theme)
  let color = try theme.resolve(background)
  var list = try painted(root, in: space, scale: scale, background: color, margin: margin)
  list.backgroundToken = background.token
  return list
}

/// Paints a view, with a margin on a page.
private func painted(
  _ root: View, in space: CGSize, scale: Scale, background: StraightColor, margin: Double
) throws -> DisplayList {
  guard margin == 0 else {
    return try painted(
      root, onPageIn: space, scale: scale, background: background, margin: margin)
  }
  root.layout(in: space, scale: scale)
  do {
    return try DisplayList(painting: root, scale: scale, background: background)
  } catch {
    guard case .empty(let name) = error else { throw error }
    throw SnapshotTestingError.noArea(name)
  }
}

/// Paints a view on a page with a margin, and takes it off the page again.
private func painted(
  _ root: View, onPageIn space: CGSize, scale: Scale, background: StraightColor, margin: Double
) throws -> DisplayList {
  guard margin > 0, margin.isFinite, root.superview == nil else {
    throw SnapshotTestingError.margin(margin)
  }
  let layout = root.layout
  let page = View()
  page.addSubview(root)
  defer {
    root.removeFromSuperview()
    root.layout = layout
  }
  root.pin(.edges(inset: margin))
  page.layout(
    in: CGSize(width: space.width + 2 * margin, height: space.height + 2 * margin), scale: scale)
  return try DisplayList(paintingInside: page, scale: scale, background: background)
}
