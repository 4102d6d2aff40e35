/// A picture as audits see it.
import LikenessBase
import LikenessDisplayList

/// A snapshot's name, its display list and its pixels, which are drawn when first needed.
package struct AuditedPicture: Sendable {
  /// The identity of the snapshot, as text.
  package let identity: String
  package var list: DisplayList
  /// The name of its theme, different for different themes.
  package let theme: String
  /// The names of all tokens of its theme.
  package let tokens: Set<String>
  /// The colors of its theme by the names of their tokens.
  package let colors: [String: StraightColor]
  private let draw: @Sendable (DisplayList) throws -> Bitmap
  private var drawn = Locked<Bitmap?>(nil)

  /// - Parameters:
  ///   - colors: The colors that the project's own theme defines, used or not; none of a theme
  ///     that comes with Likeness.
  ///   - tokens: The names of all tokens of the theme; nil (the default) for its colors alone.
  ///   - draw: Draws a display list with the fonts of the picture.
  package init(
    identity: String, list: DisplayList, theme: String = "", colors: [String: StraightColor] = [:],
    tokens: Set<String>? = nil,
    draw: @escaping @Sendable (DisplayList) throws -> Bitmap
  ) {
    (self.identity, self.list, self.theme, self.colors) = (identity, list, theme, colors)
    self.tokens = tokens ?? Set(colors.keys)
    self.draw = draw
  }

  /// The name of the story, without the variant.
  package var story: String { String(identity.prefix { $0 != "@" }) }

  /// The pixels of the picture, kept after the first call.
  package func bitmap() throws -> Bitmap {
    try drawn.withLock { drawn in
      let bitmap = try drawn ?? draw(list)
      drawn = bitmap
      return bitmap
    }
  }

  /// The picture with other colors in some views: drawings, and the page for the view "".
  package func recolored(_ change: (String) -> ((StraightColor) -> StraightColor)?)
    -> AuditedPicture
  {
    var other = self
    other.drawn = Locked(nil)
    if let page = change("") { other.list.background = page(list.background) }
    for index in list.items.indices {
      guard let color = change(list.items[index].source.path) else { continue }
      other.list.items[index].drawing = list.items[index].drawing.recolored(color)
    }
    return other
  }
}

extension Drawing {
  /// The drawing with other colors.
  func recolored(_ color: (StraightColor) -> StraightColor) -> Drawing {
    func changed(_ paint: Paint) -> Paint {
      switch paint {
      case .color(let plain): return .color(color(plain))
      case .linearGradient(var gradient):
        gradient.stops = gradient.stops.map { .init(location: $0.location, color: color($0.color)) }
        return .linearGradient(gradient)
      }
    }
    switch self {
    case .box(var box):
      box.fill = box.fill.map(changed)
      if let border = box.border { box.border?.color = color(border.color) }
      return .box(box)
    case .shadow(var shadow):
      shadow.color = color(shadow.color)
      return .shadow(shadow)
    case .glyphs(var glyphs):
      glyphs.color = color(glyphs.color)
      return .glyphs(glyphs)
    case .image(var image):
      image.tint = image.tint.map(color)
      return .image(image)
    case .path(var path):
      path.paint = changed(path.paint)
      return .path(path)
    case .view, .clip, .mask, .opacity, .end: return self
    }
  }
}
