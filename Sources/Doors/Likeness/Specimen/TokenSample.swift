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
  /// The largest size in which text is shown; larger would fill the sheet with one letter.
  private static let largestText = 96.0
  /// The greatest width of a border that is shown.
  private static let widestBorder = 24.0

  /// Creates a sample.
  ///
  /// - Parameter width: the room for bars, in points; longer ones are cut, and say so.
  convenience init(_ value: TokenValue, width: Double, style: SpecimenStyle) {
    self.init(frame: .zero)
    name = "sample"
    switch value {
    case .color(let color): showOnGrounds { Self.swatch(ViewStyle(backgroundColor: Color(color)), isOpaque: color.isOpaque, onDark: $0) }
    case .gradient(let token):
      let gradient = Gradient(token, start: Point(x: 0, y: 0.5), end: Point(x: 1, y: 0.5))
      let isOpaque = token.stops.allSatisfy(\.color.isOpaque)
      showOnGrounds(isWide: true) { Self.swatch(ViewStyle(backgroundGradient: gradient), isOpaque: isOpaque, onDark: $0) }
    case .shadow(let list): showOnGrounds { Self.shadowed(list, onDark: $0) }
    case .border(let border):
      let look = ViewStyle(borderColor: Color(border.color), borderWidth: min(border.width, Self.widestBorder), cornerRadius: 8)
      showOnGrounds { _ in
        let box = View()
        box.name = "border"
        box.apply(style: look)
        return box
      }
    case .font(let font): showText(font, style)
    case .dimension(let length): showBar(length, width: width, style)
    }
  }

  // MARK: On grounds

  /// Puts a view on a light ground and one on a dark ground: side by side, or below each other where they are wide.
  private func showOnGrounds(isWide: Bool = false, _ make: (Bool) -> View) {
    layout.height = .points(Self.groundHeight)
    let halves = [false, true].map { isDark in
      let ground = View()
      ground.name = isDark ? "dark ground" : "light ground"
      ground.backgroundColor = isDark ? Color(hex: 0x17171B) : .white
      ground.clipsToBounds = true
      ground.addSubview(make(isDark), pinning: .edges(insets: EdgeInsets(horizontal: 18, vertical: isWide ? 10 : 24)))
      return ground
    }
    let grounds = StackView(arrangedSubviews: halves)
    grounds.name = "grounds"
    grounds.axis = isWide ? .vertical : .horizontal
    grounds.distribution = .fillEqually
    addSubview(grounds, pinning: .edges)
  }

  /// A box of a colour, over a chequerboard where it lets something through.
  private static func swatch(_ look: ViewStyle, isOpaque: Bool, onDark: Bool) -> View {
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
  private static func shadowed(_ list: [ShadowToken], onDark: Bool) -> View {
    let stack = View()
    stack.name = "shadows"
    for (index, shadow) in list.enumerated().reversed() {
      let box = View()
      box.name = "box \(index + 1)"
      let look = ViewStyle(backgroundColor: onDark ? Color(hex: 0x33333B) : .white, cornerRadius: 8, shadow: ShadowStyle(shadow))
      // A shadow that is not drawn leaves a box that would not be seen.
      let edge = ViewStyle(borderColor: Color(white: 0.5, alpha: 0.4), borderWidth: 1)
      box.apply(style: shadow.isInset ? look.merging(edge) : look)
      stack.addSubview(box, pinning: .edges(insets: EdgeInsets(horizontal: 6, vertical: 4)))
    }
    return stack
  }

  // MARK: Text and bars

  private func showText(_ token: FontToken, _ style: SpecimenStyle) {
    let factor = min(1, Self.largestText / token.size)
    let label = Label(text: Self.sampleText(size: token.size))
    label.name = "text"
    label.numberOfLines = 0
    label.apply(
      style: LabelStyle(
        textColor: style.text, font: Font(token).withSize(token.size * factor),
        lineHeight: token.lineHeight.map { $0 * token.size * factor }, letterSpacing: token.letterSpacing.map { $0 * factor },
        textShadow: token.shadow.flatMap { ShadowStyle($0) }))
    guard factor < 1 else { return addSubview(label, pinning: .edges) }
    let note = specimenLabel("shown at \(decimal(Self.largestText)) pt", style.detail, name: "note")
    addSubview(specimenColumn([label, note], spacing: 4, name: "column"), pinning: .edges)
  }

  /// Every letter of two alphabets where there is room for it, else fewer and fewer.
  private static func sampleText(size: Double) -> String {
    switch size {
    case ..<26: "The quick brown fox jumps over the lazy dog. 0123456789\nСъешь же ещё этих мягких французских булок"
    case ..<49: "The quick brown fox\nСъешь же ещё булок"
    default: "Aag Ёж 42"
    }
  }

  private func showBar(_ length: Double, width: Double, _ style: SpecimenStyle) {
    let bar = View()
    bar.name = "bar"
    let shown = min(abs(length), width)
    let fill = length < 0 ? ViewStyle(borderColor: style.accent, borderWidth: 1) : ViewStyle(backgroundColor: style.accent)
    bar.apply(style: fill.merging(ViewStyle(cornerRadius: min(3, shown / 2))))
    guard abs(length) > width else { return addSubview(bar, pinning: .leading, .centerY, .size(shown, 16)) }
    bar.pin(.size(shown, 16))
    let note = specimenLabel("cut at \(decimal(width)) pt", style.detail, name: "note")
    let column = specimenColumn([bar, note], spacing: 4, name: "column")
    column.alignment = .leading
    addSubview(column, pinning: .edges)
  }
}

/// Squares of two greys, behind what is translucent.
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
