/// What views with text share: setting it once for measuring and drawing, and telling of it.
import LikenessGraphics
import LikenessText

/// Everything that a layout of text depends on, but for the fonts.
struct TextRequest: Hashable {
  var text: String
  var font: Font
  var scale: Scale
  var width: Double?
  var height: Double?
  var options: TextOptions
}

/// The last layout of a view's text: measured and drawn in one width it is set once.
struct TextCache {
  private var last: (request: TextRequest, layout: TextLayout)?

  /// The layout, from memory where the request is the last one again.
  mutating func layout(_ request: TextRequest, fonts: FontLibrary?) -> TextLayout {
    // With a library of one's own the fonts may change from one question to the next, so nothing is kept.
    if fonts == nil, let last, last.request == request { return last.layout }
    let layout = TextLayout(
      request.text, font: request.font, scale: request.scale, width: request.width, height: request.height, options: request.options,
      fonts: fonts ?? .embedded)
    last = (request, layout)
    return layout
  }
}

/// The size of a text, rounded up to whole pixels, so that no rounding of frames makes it narrower than the text.
func wholePixels(_ text: TextLayout, scale: Scale) -> Size {
  Size(width: Double(text.width.ceiling) / scale.factor, height: Double(text.height.ceiling) / scale.factor)
}

extension View {
  /// The library that this view or the nearest around it names, or nil for the embedded typeface.
  var effectiveFonts: FontLibrary? {
    var view: View? = self
    while let current = view {
      if let fonts = current.fonts { return fonts }
      view = current.superview
    }
    return nil
  }
}

extension PropertyList {
  /// The longest text that is told in full, in characters; the runs hold the rest.
  private static let textLimit = 200

  /// Adds what matters of a text: itself, its font and colour, how much of it does not show, and what could not be done.
  mutating func addText(_ text: String, layout: TextLayout, font: Font, color: Color) {
    let start = text.prefix(Self.textLimit)
    add("text", start.endIndex == text.endIndex ? text : start + "…")
    add("font", font.description)
    add("textColor", color)
    if layout.isTruncated {
      let shown = layout.lines.last?.range.upperBound ?? 0
      let hidden = text.utf8.count - shown
      let rest = hidden > 0 ? text.utf8.index(text.startIndex, offsetBy: shown) : text.endIndex
      add("truncated", hidden > 0 ? "\(text[rest...].count) of \(text.count) characters" : "true")
    }
    if !layout.warnings.isEmpty { add("warning", layout.warnings.map(\.description).joined(separator: " ")) }
  }
}
