/// Layouts that were set before with a library: galleries show the same words in many pictures, and setting text is most of what a picture takes before it is drawn.
import LikenessConcurrency
import LikenessGraphics

/// Everything that a layout of text depends on, but for the fonts.
package struct TextRequest: Hashable, Sendable {
  package var text: AttributedText
  package var font: Font
  package var scale: Scale
  package var width: Double?
  package var height: Double?
  package var options: TextOptions

  package init(text: AttributedText, font: Font, scale: Scale, width: Double?, height: Double?, options: TextOptions) {
    self.text = text
    self.font = font
    self.scale = scale
    self.width = width
    self.height = height
    self.options = options
  }

  /// Tells apart what differs from label to label: the letters, the size and the room. Hashing all that a font and its attributes hold takes longer than to
  /// compare the few requests that differ in nothing else.
  package func hash(into hasher: inout Hasher) {
    for run in text.runs { hasher.combine(run.text) }
    hasher.combine(font.size)
    hasher.combine(width)
  }

  /// Whether the two are equal letter by letter. Strings that are equal to Swift may be of other characters (`é`, and `e` with an accent), which fonts draw
  /// in other ways and display lists tell as they are.
  fileprivate func isSame(as other: TextRequest) -> Bool {
    self == other && zip(text.runs, other.text.runs).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}

extension TextLayout {
  /// Sets a text in a library's fonts, or gives what was set before.
  package init(_ request: TextRequest, fonts: FontLibrary) {
    self = fonts.layouts.layout(request) {
      TextLayout(
        request.text, font: request.font, scale: request.scale, width: request.width, height: request.height, options: request.options,
        fonts: fonts)
    }
  }
}

/// The layouts that were asked for lately.
final class LayoutMemory: Sendable {
  private struct Known {
    let request: TextRequest
    let layout: TextLayout
  }

  /// Two generations: when the younger is full it becomes the older, whose place it takes. What is asked for again moves to the younger.
  private struct Generations {
    var young: [TextRequest: Known] = [:]
    var old: [TextRequest: Known] = [:]
  }

  private let known = Locked(Generations())
  /// The most layouts of a generation, and the most bytes of a text: a few megabytes in all. Longer texts are seldom the same twice.
  private static let generationSize = 512
  private static let mostBytes = 256

  /// The layout of a request; `set` makes it where it is not known.
  func layout(_ request: TextRequest, set: () -> TextLayout) -> TextLayout {
    guard request.text.runs.reduce(0, { $0 + $1.text.utf8.count }) <= Self.mostBytes else { return set() }
    let found = known.withLock { known -> TextLayout? in
      if let found = known.young[request] { return found.request.isSame(as: request) ? found.layout : nil }
      guard let found = known.old[request], found.request.isSame(as: request) else { return nil }
      Self.keep(found, in: &known)
      return found.layout
    }
    if let found { return found }
    // Not in the lock: others need not wait for it, and may at worst set the same.
    let layout = set()
    known.withLock { Self.keep(Known(request: request, layout: layout), in: &$0) }
    return layout
  }

  private static func keep(_ fresh: Known, in known: inout Generations) {
    if known.young.count >= generationSize {
      swap(&known.old, &known.young)
      known.young.removeAll(keepingCapacity: true)
    }
    known.young[fresh.request] = fresh
  }
}
