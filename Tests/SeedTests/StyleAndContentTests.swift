/// The first document (in English, without its code): what is content and what is style, and a
/// presenter without access to style.
///
/// The gallery shows the same tooltips, circles and badges, and its references hold their pictures.
import Likeness
import LikenessGallery
import Testing

extension SeedTests {
  @Suite struct StyleAndContent {
    @Test("A tooltip appears with the control that it explains, and not before") func tooltip() {
      let control = Button()
      let tooltip = TooltipFactory.tooltip("Tap here", style: .violet, for: control)
      let column = StackView(arrangedSubviews: [tooltip, control])
      control.isHidden = true
      column.layout(in: wide(300))
      #expect(tooltip.isHidden && tooltip.text == nil)
      control.isHidden = false
      column.layout(in: wide(300))
      #expect(!tooltip.isHidden && tooltip.text == "Tap here")
    }

    /// The presenter gets a content protocol. All of its members are listed here, and none is
    /// style.
    @Test("A presenter serves any view that has the content") func presenter() {
      final class Spy: TooltipContent {
        var text: String?
        var isHidden = false
      }
      let spy = Spy()
      let presenter = TooltipPresenter(view: spy, message: "Hello")
      #expect(spy.isHidden && spy.text == nil)
      presenter.controlDidAppear()
      #expect(!spy.isHidden && spy.text == "Hello")
    }

    @Test("A style for any view colors the square around a swatch, and never the picked color")
    func swatch() throws {
      let picker = SwatchView()
      picker.color = .red
      picker.apply(style: RingStyle(color: .blue, width: 3))
      picker.apply(style: ViewStyle(backgroundColor: .yellow))
      picker.layout(in: CGSize(width: 28, height: 28))
      let boxes = try DisplayList(painting: picker).items.compactMap { item in
        if case .box(let box) = item.drawing { box } else { nil }
      }
      #expect(boxes.map(\.fill) == [.color(.yellow), .color(.red)])
      #expect(boxes.map(\.shape.isRect) == [true, false])
      #expect(boxes.map(\.border?.color) == [nil, .blue])
    }

    @Test("An image that is content survives a change of style, and one that is style goes with it")
    func images() throws {
      let content = Button()
      content.setImage(Icon.clock.image, for: .normal)
      content.apply(style: .badge)
      content.apply(style: nil as ButtonStyle?)
      #expect(content.currentImage == Icon.clock.image)
      let style = ImagedButton()
      style.title = "Sometimes"
      style.apply(style: .sport)
      let inside = try #require(style.descendant(named: "button") as? Button)
      #expect(inside.currentImage == Icon.sport.image)
      style.apply(style: nil as ImagedButtonStyle?)
      #expect(inside.currentImage == nil && inside.currentTitle == "Sometimes")
    }
  }
}
