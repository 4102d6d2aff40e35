/// What the stories and the tests of the benchmarks show.
import Likeness

/// A card: a title, a face, a line of text, two buttons and three swatches, in colors, places and
/// words of its own.
func card(_ number: Int) -> View {
  // Knuth's multiplicative hash: neighbors are far apart, and no random numbers are needed.
  let mixed = UInt32(truncatingIfNeeded: number &+ 1) &* 2_654_435_761
  func part(_ shift: UInt32, _ count: UInt32) -> Double { Double((mixed >> shift) % count) }
  func color(_ shift: UInt32) -> Color {
    Color(hex: (mixed >> shift | mixed << (32 - shift)) & 0xFFFFFF)
  }
  let card = View(frame: .init(x: 0, y: 0, width: 360, height: 240))
  card.backgroundColor = .white
  let panel = add(View(), to: card, x: 12, y: 12, width: 300 + part(3, 36), height: 216)
  panel.backgroundColor = color(1)
  panel.cornerRadius = 8 + part(5, 8)
  panel.borderWidth = 1 + part(7, 2)
  panel.borderColor = color(9)
  label("Card \(number)", bold: true, to: card, x: 84, y: 28)
  label("Last seen \(number % 97) minutes ago", bold: false, to: card, x: 84, y: 52)
  let face = add(View(), to: card, x: 24, y: 28, width: 48, height: 48)
  face.backgroundColor = color(13)
  face.cornerRadius = 24
  for index in 0..<2 {
    let button = add(
      View(), to: card, x: 24 + Double(index) * 150, y: 96, width: 130, height: 36 + part(11, 8))
    button.backgroundColor = color(UInt32(4 + 3 * index))
    button.cornerRadius = 6
    label(
      index == 0 ? "Accept" : "Reject", bold: true, to: card, x: 44 + Double(index) * 150, y: 104)
  }
  for index in 0..<3 {
    let swatch = add(
      View(), to: card, x: 24 + Double(index) * 44, y: 168 + part(15, 16), width: 36, height: 24)
    swatch.backgroundColor = color(UInt32(17 + index))
  }
  return card
}

@discardableResult private func add(
  _ view: View, to card: View, x: Double, y: Double, width: Double, height: Double
) -> View {
  view.frame = .init(x: x, y: y, width: width, height: height)
  card.addSubview(view)
  return view
}

private func label(_ text: String, bold: Bool, to card: View, x: Double, y: Double) {
  let label = Label(text: text)
  label.font = bold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 15)
  label.textColor = .black
  add(label, to: card, x: x, y: y, width: 200, height: 24)
}
