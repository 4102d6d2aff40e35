/// Views and drawings of no size, no ink or no content: they draw nothing, and stand where they
/// stand.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme
import TestKit
import Testing

@testable import LikenessViews

/// Draws a picture in the whole canvas and in no area of it.
private final class Stamp: View {
  var image: Image?
  override func draw(in canvas: inout Canvas) {
    guard let image else { return }
    for width in [0.0, 4] { canvas.draw(image, in: CGRect(x: 0, y: 0, width: width, height: 4)) }
  }
}

@Suite struct NothingToDrawTests {
  private func drawings(_ view: View, side: Double = 8) throws -> [Drawing] {
    view.layout(in: CGSize(width: side, height: side))
    return try DisplayList(painting: view).items.map(\.drawing).filter {
      if case .view = $0 { false } else { true }
    }
  }

  @Test("A picture in no area is left out") func picture() throws {
    let stamp = Stamp()
    stamp.image = Image(Bitmap.plain(2, 2))
    #expect(try drawings(stamp).count == 1)
  }

  /// A box of 8 points less 4 on each side leaves nothing to cast a shadow.
  @Test("A shadow that shrinks to nothing is left out", arguments: [(-3.5, 1), (-4, 0)])
  func shadow(
    spread: Double, count: Int
  ) throws {
    let view = View()
    view.apply(
      style: ViewStyle(
        shadow: ShadowStyle(color: .black, blurRadius: 0, spread: .value(spread))))
    #expect(try drawings(view).count == count)
  }

  @Test("A text view without text draws no glyphs") func textView() throws {
    let view = TextView()
    view.text = ""
    #expect(try drawings(view, side: 80).isEmpty)
    view.text = "a"
    #expect(try drawings(view, side: 80).count == 1)
  }

  @Test("A shape in no area draws nothing") func shape() throws {
    let shape = try Path("M0 0h2v2z")
    let view = ShapeView(path: shape)
    let page = View()
    page.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    #expect(try drawings(page).isEmpty)
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(try drawings(page).count == 1)
  }

  @Test("Views draw no inset shadows") func insetShadow() {
    let token = ShadowToken(dx: 0, dy: 1, blurRadius: 2, spread: 0, color: .black, isInset: true)
    #expect(ShadowStyle(token) == nil)
  }

  @Test("A name without a picture has none") func imageName() {
    #expect(Image(named: "nothing of this name") == nil)
  }

  /// Without a line of text, the baseline is the lower edge, as of a view without text.
  @Test("A view without text stands on its lower edge") func baseline() {
    let size = CGSize(width: 40, height: 30)
    #expect(Label(text: "").firstBaseline(in: size) == 30)
    let button = Button()
    button.setTitle("", for: .normal)
    #expect(button.firstBaseline(in: size) == 30)
  }
}
