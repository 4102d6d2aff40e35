/// Samples of tokens: a swatch on a light and a dark ground, text in its font, a bar of a length.
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import LikenessTheme
import LikenessViews

/// Shows what the value of a token looks like; fills the width that it is given.
final class TokenSample: View {
  /// The height of samples that stand on grounds.
  private static let groundHeight = 104.0

  /// Creates a sample.
  ///
  /// - Parameter width: the room for bars, in points; longer ones are cut, and say so.
  convenience init(_ value: TokenValue, width: Double, style: SpecimenStyle) {
    self.init(frame: .zero)
    name = "sample"
    value.specimen?.fill(self, width: width, style)
  }

  // MARK: On grounds

  /// Puts a view on a light ground and one on a dark ground: side by side, or below each other where they are wide.
  func showOnGrounds(isWide: Bool = false, _ make: (Bool) -> View) {
    layout.height = .points(Self.groundHeight)
    let halves = [false, true].map { isDark in
      let ground = View()
      ground.name = isDark ? "dark ground" : "light ground"
      ground.backgroundColor = isDark ? Color(hex: 0x17171B) : .white
      ground.clipsToBounds = true
      ground.addSubview(make(isDark), pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 18, vertical: isWide ? 10 : 24)))
      return ground
    }
    let grounds = StackView(arrangedSubviews: halves)
    grounds.name = "grounds"
    grounds.axis = isWide ? .vertical : .horizontal
    grounds.distribution = .fillEqually
    addSubview(grounds, pinning: .edges)
  }

  /// A box of a color, over a chequerboard where it lets something through.
  static func swatch(_ look: ViewStyle, isOpaque: Bool, onDark: Bool) -> View {
    let box = View()
    box.name = "swatch"
    // Seen on both grounds, so that white on white has an edge, too.
    box.apply(
      style: ViewStyle(borderColor: Color(white: 0.5, alpha: 0.4), borderWidth: 1, cornerRadius: 8, clipsToBounds: true))
    if !isOpaque { box.addSubview(Chequerboard(isDark: onDark), pinning: .edges) }
    let fill = View()
    fill.name = "fill"
    fill.apply(style: look)
    box.addSubview(fill, pinning: .edges)
    return box
  }

  /// A box with shadows, the last of the list at the back. A view throws one shadow, so each has a view of its own.
  static func shadowed(_ list: [ShadowToken], onDark: Bool) -> View {
    let stack = View()
    stack.name = "shadows"
    for (index, shadow) in list.enumerated().reversed() {
      let box = View()
      box.name = "box \(index + 1)"
      let look = ViewStyle(backgroundColor: onDark ? Color(hex: 0x33333B) : .white, cornerRadius: 8, shadow: ShadowStyle(shadow))
      // A shadow that is not drawn leaves a box that would not be seen.
      let edge = ViewStyle(borderColor: Color(white: 0.5, alpha: 0.4), borderWidth: 1)
      box.apply(style: shadow.isInset ? look.merging(edge) : look)
      stack.addSubview(box, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 6, vertical: 4)))
    }
    return stack
  }

  // MARK: Text and bars

  /// Shows a view, with a note below it; nil for none.
  func show(_ view: View, note: String?, _ style: SpecimenStyle) {
    guard let note else { return addSubview(view, pinning: .edges) }
    let column = specimenColumn([view, specimenLabel(note, style.detail, name: "note")], spacing: 4, name: "column")
    if !(view is Label) { column.alignment = .leading }
    addSubview(column, pinning: .edges)
  }
}

/// Squares of two grays, behind what is translucent.
final class Chequerboard: View {
  /// The length of a square's side, in points.
  private static let side = 8.0

  convenience init(isDark: Bool) {
    self.init(frame: .zero)
    name = "chequerboard"
    backgroundColor = isDark ? Color(hex: 0x26262B) : .white
    clipsToBounds = true
    let view = ImageView(image: Self.pattern(StraightColor(hex: isDark ? 0x45454D : 0xD9D9DE)).map { Image($0) })
    view.name = "squares"
    view.apply(style: ImageViewStyle(contentMode: .fill, interpolation: .nearest))
    // Larger than any swatch; what sticks out is cut.
    addSubview(view, pinning: .top, .leading, .size(Double(Self.count) * Self.side, Double(Self.count) * Self.side))
  }

  private static let count = 64

  /// One pixel a square; every other one clear.
  private static func pattern(_ color: StraightColor) -> Bitmap? {
    let bytes = (0..<(count * count)).flatMap { index -> [UInt8] in
      (index / count + index % count).isMultiple(of: 2) ? [color.red, color.green, color.blue, color.alpha] : [0, 0, 0, 0]
    }
    return PixelSize(width: count, height: count).flatMap { Bitmap(size: $0, bytes: bytes) }
  }
}
