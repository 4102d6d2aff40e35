/// Samples of tokens: a swatch on a light and a dark ground, text in its font, a bar.
import Likeness

/// A picture of a token's value as wide as its frame.
final class TokenSample: View {
  convenience init(_ value: TokenValue, width: Double, style: SpecimenStyle) {
    self.init(frame: .zero)
    name = "sample"
    value.fill(self, width: width, style)
  }

  /// Shows a view on a light ground and one on a dark ground, wide ones below each other.
  func showOnGrounds(isWide: Bool = false, _ make: (Bool) -> View) {
    layout.height = 104
    let insets = DirectionalEdgeInsets(horizontal: 18, vertical: isWide ? 10 : 24)
    let halves = [false, true].map { isDark in
      let color: Color = isDark ? Color(hex: 0x17171B) : .white
      let look = ViewStyle(backgroundColor: color, clipsToBounds: true)
      let ground = specimenView(isDark ? "dark ground" : "light ground", look)
      ground.addSubview(make(isDark), pinning: .edges(insets: insets))
      return ground
    }
    let grounds = specimenStack(halves, isWide ? .vertical : .horizontal, name: "grounds")
    grounds.distribution = .fillEqually
    addSubview(grounds, pinning: .edges)
  }

  /// An edge that is visible on both grounds, so that white on white has one, too.
  private static let edge = ViewStyle(borderColor: Color(white: 0.5, alpha: 0.4), borderWidth: 1)

  /// Shows boxes of a color, over a chequerboard if the color is translucent.
  func showSwatches(_ look: ViewStyle, isOpaque: Bool, isWide: Bool = false) {
    showOnGrounds(isWide: isWide) { isDark in
      let corners = ViewStyle(cornerRadius: 8, clipsToBounds: true)
      let box = specimenView("swatch", Self.edge.merging(corners))
      if !isOpaque { box.addSubview(Self.chequerboard(isDark: isDark), pinning: .edges) }
      box.addSubview(specimenView("fill", look), pinning: .edges)
      return box
    }
  }

  /// Shows a box for each shadow, because a view has one. The last of the list is at the back.
  func showShadows(_ list: [ShadowToken]) {
    showOnGrounds { isDark in
      let stack = specimenView("shadows")
      let color: Color = isDark ? Color(hex: 0x33333B) : .white
      for (index, shadow) in list.enumerated().reversed() {
        let look = ViewStyle(backgroundColor: color, cornerRadius: 8, shadow: ShadowStyle(shadow))
        // An inset shadow is not drawn, and its box would be invisible.
        let edged = shadow.isInset ? look.merging(Self.edge) : look
        let insets = DirectionalEdgeInsets(horizontal: 6, vertical: 4)
        stack.addSubview(specimenView("box \(index + 1)", edged), pinning: .edges(insets: insets))
      }
      return stack
    }
  }

  /// Shows a view, with a note below it; nil for none.
  func show(_ view: View, note: String?, _ style: SpecimenStyle) {
    guard let note else { return addSubview(view, pinning: .edges) }
    let label = specimenLabel(note, style.detail, name: "note")
    let column = specimenStack([view, label], spacing: 4, name: "column")
    if !(view is Label) { column.alignment = .leading }
    addSubview(column, pinning: .edges)
  }

  /// Squares of two grays, larger than any swatch, which cuts them.
  private static func chequerboard(isDark: Bool) -> View {
    let color: Color = isDark ? Color(hex: 0x26262B) : .white
    let board = specimenView("chequerboard", .init(backgroundColor: color, clipsToBounds: true))
    let gray = StraightColor(hex: isDark ? 0x45454D : 0xD9D9DE)
    // One pixel for a square of 8 points; every other one is clear.
    let count = 64
    let bytes = (0..<(count * count)).flatMap { index -> [UInt8] in
      (index / count + index % count).isMultiple(of: 2)
        ? [gray.red, gray.green, gray.blue, gray.alpha] : [0, 0, 0, 0]
    }
    let bitmap = PixelSize(width: count, height: count).flatMap { Bitmap(size: $0, bytes: bytes) }
    let squares = ImageView(image: bitmap.map { Image($0) })
    squares.name = "squares"
    squares.apply(style: ImageViewStyle(contentMode: .fill, interpolation: .nearest))
    board.addSubview(squares, pinning: .top, .leading, .size(512, 512))
    return board
  }
}
