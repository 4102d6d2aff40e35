/// Layers that draw text.
import Foundation
import LikenessDisplayList
import LikenessText

/// The alignment of a text layer's lines.
public typealias CATextLayerAlignmentMode = TextAlignment

/// Where a text layer leaves out what is too long.
public enum CATextLayerTruncationMode: String, Hashable, Sendable {
  /// Nowhere: it is cut off at the edges. Or at the start, in the middle or at the end of the line.
  case none, start, middle, end
}

/// A layer that draws a text from its top on. What leaves the layer is cut off.
open class CATextLayer: CALayer {
  /// The text: a string or an `NSAttributedString`. Anything else warns.
  open var string: Any?
  /// The font, or its name, for a plain string; its own size does not count. The embedded typeface
  /// by default.
  open var font: Any?
  /// The size of the font for a plain string; 36 by default.
  open var fontSize: CGFloat = 36
  /// The color of a plain string; white by default.
  open var foregroundColor: CGColor? = .white
  /// Whether lines that are too long go on in the next; false by default.
  open var isWrapped = false
  /// Where a line is shortened that is too long; nowhere by default. A text that is not wrapped is
  /// then one line.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the lines; natural by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The places of letters between pixels. Without effect.
  open var allowsFontSubpixelQuantization = false

  private var shownFont: Font {
    let named = (font as? String).flatMap { Font(name: $0, size: fontSize) }
    return named ?? (font as? Font)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
  }

  override func drawContent(on canvas: inout Canvas, named name: String) {
    let plain = (string as? any DrawableString)?.description
    let styled = (string as? NSAttributedString).map { AttributedText($0) }
    guard let text = plain.map({ AttributedText($0) }) ?? styled else {
      if string != nil { canvas.warn("\(name): only strings are drawn.") }
      return
    }
    // Attributes that say nothing mean their own defaults, not the layer's.
    let font = plain == nil ? Font.systemFont(ofSize: 12) : shownFont
    let color = plain == nil ? .black : foregroundColor ?? .clear
    var (room, bounds) = (bounds, bounds)
    if truncationMode == .none {
      let size = canvas.measure(text, font: font, width: isWrapped ? bounds.width : .infinity)
      let isLast = alignmentMode == .natural && canvas.layoutDirection == .rightToLeft
      let share = alignmentMode == .center ? 0.5 : isLast || alignmentMode == .right ? 1 : 0
      room.size = CGSize(
        width: max(bounds.width, size.width), height: max(bounds.height, size.height))
      room.origin.x -= (room.width - bounds.width) * share
    }
    let lineBreakMode: LineBreakMode =
      switch truncationMode {
      case .none: isWrapped ? .byWordWrapping : .byClipping
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      }
    func draw(on canvas: inout Canvas) {
      canvas.draw(
        text, in: room, font: font, color: color, alignment: alignmentMode,
        numberOfLines: isWrapped || truncationMode == .none ? 0 : 1, lineBreakMode: lineBreakMode
      ) { list in
        list.add(of: name) {
          $0.add("string", text.text, explains: [.text, .glyphPositions])
          $0.add("font", font, explains: [.font, .fontSize, .glyphPositions])
          $0.add("foregroundColor", color, explains: [.textColor])
          $0.add("alignmentMode", alignmentMode, explains: [.textPosition, .glyphPositions])
          $0.add("truncationMode", truncationMode.rawValue, explains: [.text, .glyphPositions])
          if isWrapped { $0.add("isWrapped", true, explains: [.text, .glyphPositions]) }
        }
      }
    }
    if room == bounds { draw(on: &canvas) } else { canvas.clip(to: bounds, draw) }
  }
}
