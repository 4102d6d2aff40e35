/// The examples of the five documents that Likeness grew from, in the words of the documents.
///
/// What differs from the text: the prefixes `UI` and `NS` are gone, and `layer.` and `.cgColor` with them; `CGFloat` is `Double`, a target with its action is
/// a closure, Auto Layout is pinning, centring and fractions. Four things are the language's and not the documents': Swift 6 wants `@Sendable` of a function that
/// is a constant, which `AppStyle` has, a nil for a view with styles of several kinds needs its type, `nil as NewsViewStyle?`, and the theme manager of the fifth
/// document is Objective-C: `sharedManager` is `shared`, and its getters throw where there is no such token. And `super.init(coder:)` is
/// `super.init(frame:)`, as every view of an app would have to declare an initializer for archives otherwise. Anything else is said where it is.
import Likeness
import LikenessGallery
import Testing

/// One suite for each document inside.
@Suite struct SeedTests {}

/// Likeness's own light theme with the brand of the gallery, whose components the examples show.
let brandTheme: Theme = {
  var theme = Theme.builtIn
  for name in [
    "brand", "brandYellow", "brandGreen", "brandPink", "brandIndigo", "link", "linkDisabled", "linkFocused", "border", "disabled",
  ] {
    theme.colors[name] = Gallery.shipped.themes["light"]?.colors[name]
  }
  return theme
}()

/// What a tree draws in the brand's theme, where text is black, one line an item: `box NewsView 0 0 320 50 fill=#FFFFFF border=1 #783BF9`. Lengths are in device pixels.
func drawn(_ root: View, in space: Size) throws -> [String] {
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

/// Room of a width, as high as the content.
func wide(_ width: Double) -> Size { Size(width: width, height: .infinity) }
