@_spi(Caches) import LikenessBase
/// A library's cache of layouts. Galleries show the same words in many pictures, and text layout
/// takes most of the time before drawing.
import LikenessDisplayList

/// Everything that a layout of text depends on, except the fonts.
package struct TextRequest: Hashable, Sendable {
  package var text: AttributedText
  package var font: Font
  package var scale: Scale
  package var width: Double?
  package var height: Double?
  package var options: TextOptions

  package init(
    text: AttributedText, font: Font, scale: Scale, width: Double?, height: Double?,
    options: TextOptions
  ) {
    self.text = text
    self.font = font
    self.scale = scale
    self.width = width
    self.height = height
    self.options = options
  }

  /// Hashes what differs from label to label: the letters, the size and the width. Hashing
  /// everything in a font and its attributes takes longer than comparing the few requests that
  /// differ in nothing else.
  package func hash(into hasher: inout Hasher) {
    for run in text.runs { hasher.combine(run.text) }
    hasher.combine(font.size)
    hasher.combine(width)
  }

  /// Whether the two are equal letter by letter. Strings that are equal to Swift may hold different
  /// characters (`é`, and `e` with an accent). Fonts draw those differently, and display lists
  /// store them as they are.
  fileprivate func isSame(as other: TextRequest) -> Bool {
    self == other && text.hasSameScalars(as: other.text)
  }
}

extension AttributedText {
  /// Whether another text that is equal to this one also has the same scalars.
  package func hasSameScalars(as other: AttributedText) -> Bool {
    zip(runs, other.runs).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}

extension TextLayout {
  /// Sets a text in a library's fonts, or returns what was set before.
  package init(_ request: TextRequest, fonts: FontLibrary) {
    self = fonts.layouts.layout(request) {
      TextLayout(
        request.text, font: request.font, scale: request.scale, width: request.width,
        height: request.height, options: request.options,
        fonts: fonts)
    }
  }
}

/// The layouts that were used lately; for any thread.
final class LayoutCache: Sendable {
  private struct Known {
    let request: TextRequest
    let layout: TextLayout
  }

  private let known = SharedCache<TextRequest, Known>(limit: 1024, exclusively: mutualExclusion())
  /// The most bytes of a text that is kept, so that all layouts together take a few megabytes.
  /// Longer texts are seldom the same twice.
  private static let mostBytes = 256

  /// Returns the layout of a request; `set` makes it where it is not known.
  func layout(_ request: TextRequest, set: () -> TextLayout) -> TextLayout {
    guard request.text.runs.reduce(0, { $0 + $1.text.utf8.count }) <= Self.mostBytes else {
      return set()
    }
    if let found = known.value(for: request), found.request.isSame(as: request) {
      return found.layout
    }
    let layout = set()
    known.insert(Known(request: request, layout: layout), for: request)
    return layout
  }
}
