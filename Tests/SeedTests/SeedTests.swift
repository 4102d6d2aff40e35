/// The examples of the five documents that Likeness grew from, in the words of the documents.
///
/// Differences from the documents: the prefixes `UI` and `NS` are gone, as are `layer.` and
/// `.cgColor`. `CGFloat` is `Double`, a target and action is a closure, and Auto Layout is pinning,
/// centering and fractions. Swift 6 requires `@Sendable` for a function that is a constant, which
/// `AppStyle` has. A nil for a view with several kinds of styles needs its type, `nil as
/// NewsViewStyle?`. The theme manager of the fifth document is Objective-C: `sharedManager` is
/// `shared`, and its getters throw if there is no such token. Any other difference is noted in
/// place.
import Likeness
import LikenessGallery
import Testing

/// Contains one suite for each document.
@Suite struct SeedTests {}

/// Likeness's light theme with the brand of the gallery, whose components the examples show.
let brandTheme: Theme = {
  var theme = Theme.builtIn
  for name in [
    "brand", "brandYellow", "brandGreen", "brandPink", "brandIndigo", "link", "linkDisabled",
    "linkFocused", "border", "disabled",
  ] {
    theme.colors[name] = Gallery.shipped.themes["light"]?.colors[name]
  }
  return theme
}()

/// The drawing of a tree in the brand's theme, where text is black, one item per line: `box
/// NewsView 0 0 320 50 fill=#FFFFFF border=1 #783BF9`. Lengths are in device pixels.
func drawn(_ root: View, in space: CGSize) throws -> [String] {
  var theme = brandTheme
  theme.colors["text"] = nil
  root.apply(theme)
  root.layout(in: space)
  return try DisplayList(painting: root).items.compactMap { item in
    let path = item.source.path
    switch item.drawing {
    case .view: return nil
    case .box(let box):
      var line = "box \(path) \(text(box.shape))"
      if case .color(let color)? = box.fill { line += " fill=\(color)" }
      if let border = box.border { line += " border=\(border.width) \(border.color)" }
      return line
    case .shadow(let shadow): return "shadow \(path) \(shadow.color)"
    case .glyphs(let glyphs): return "glyphs \(path) \"\(glyphs.run.text)\" \(glyphs.color)"
    case .image: return "image \(path)"
    case .clip: return "clip \(path)"
    case .mask: return "mask \(path)"
    case .path(let drawing): return "path \(path) \(drawing.steps.count) steps"
    case .opacity(let opacity): return "opacity \(path) \(opacity)"
    case .end: return "end"
    }
  }
}

private func text(_ shape: RoundedRect) -> String {
  let rect = shape.rect
  let radius = shape.isRect ? "" : " radius=\(shape.radii.topLeft)"
  return "\(rect.x) \(rect.y) \(rect.width) \(rect.height)" + radius
}

/// A given width, as high as the content.
func wide(_ width: Double) -> CGSize { CGSize.width(width) }
