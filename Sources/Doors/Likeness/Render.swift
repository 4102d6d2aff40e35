/// The whole program: intent becomes a picture in four steps.
import LikenessDisplayList
import LikenessText
import LikenessTheme
import LikenessViews

/// Draws a tree of views.
///
/// - Parameters:
///   - root: The root of the tree. It is themed and laid out on the way, and keeps both.
///   - theme: What the names of tokens mean; by default Likeness's own light theme.
///   - space: The room that the tree may take, in points. An infinite length asks for as much as
///     the content takes.
///   - scale: Pixels per point; 1 by default.
///   - fonts: The fonts of the text, where the root names none of its own, and those that can be
///     drawn; by default the embedded typeface.
/// - Throws: ``ViewError`` if the tree can't be painted, or an error of the renderer if the picture
///   can't be drawn.
public func render(
  _ root: View, theme: Theme = .builtIn, in space: CGSize, scale: Scale = .one,
  fonts: FontLibrary = .embedded
) throws -> Bitmap {
  root.fonts = root.fonts ?? fonts
  root.apply(theme)  // tokens become values
  root.layout(in: space, scale: scale)  // values become frames
  let list = try DisplayList(painting: root, scale: scale)  // frames become drawing items
  return try list.rasterized(fonts: fonts)  // items become pixels
}
