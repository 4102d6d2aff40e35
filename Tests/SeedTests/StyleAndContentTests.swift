/// The first document (in English, without its code): what is content and what is style, and a
/// presenter without access to style.
import Foundation
import Likeness
import LikenessGallery
import LikenessTesting
import Testing

extension SeedTests {
  @Suite struct StyleAndContent {
    // MARK: One presenter, three styles

    static let styles: [(name: String, style: TooltipViewStyle, fill: String, text: String)] = [
      ("violet", .violet, "#783BF9", "#FFFFFF"), ("yellow", .yellow, "#FFC629", "#000000"),
      ("green", .green, "#0B7A3E", "#FFFFFF"),
    ]

    /// A control below the tooltip that the factory made for it.
    private func screen(_ style: TooltipViewStyle) -> View {
      let control = Button()
      control.name = "control"
      control.setTitle("Likes you", for: .normal)
      control.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(horizontal: 12, vertical: 6)
      let tooltip = TooltipFactory.tooltip(
        "Tap here to see who likes you", style: style, for: control)
      let column = StackView(arrangedSubviews: [tooltip, control])
      column.axis = .vertical
      column.alignment = .center
      column.margins = DirectionalEdgeInsets(all: 12)
      return column
    }

    @Test(arguments: 0..<3)
    func tooltipAppearsInTheStyleOfItsCaseWhenItsControlAppears(_ index: Int) throws {
      let expected = Self.styles[index]
      let root = screen(expected.style)
      let tooltip = try #require(root.descendant(named: "TooltipView") as? TooltipView)
      #expect(tooltip.isHidden && tooltip.text == nil)
      let lines = try drawn(root, in: wide(300))
      #expect(!tooltip.isHidden)
      #expect(tooltip.text == "Tap here to see who likes you")
      #expect(
        lines.contains {
          $0.hasPrefix("box StackView/TooltipView")
            && $0.hasSuffix("radius=10 fill=\(expected.fill)")
        })
      #expect(
        lines.contains(
          "glyphs StackView/TooltipView/text \"Tap here to see who likes you\" \(expected.text)"))
    }

    @Test(arguments: 0..<3)
    func tooltip(_ index: Int) {
      let style = Self.styles[index]
      assertSnapshot(
        of: screen(style.style),
        as: .image(in: wide(300), scale: 2, theme: brandTheme, background: .white),
        named: style.name
      )
    }

    @Test func tooltipStaysHiddenWhileItsControlIs() throws {
      let root = screen(.violet)
      let control = try #require(root.descendant(named: "control"))
      control.isHidden = true
      let whileHidden = try drawn(root, in: CGSize(width: 260, height: 100))
      #expect(whileHidden == [])
      control.isHidden = false
      let lines = try drawn(root, in: CGSize(width: 260, height: 100))
      #expect(lines.contains { $0.contains("Tap here") })
    }

    /// The presenter gets a content protocol. All of its members are listed here, and none is
    /// style.
    @Test func presenterServesAnyViewThatHasTheContent() {
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

    // MARK: Editing and formatting

    @Test func editingLeavesTheStyleAndFormattingTheContent() {
      let label = Label(text: "5-minute daily massages")
      let style = LabelStyle(textColor: Color(hex: 0x783BF9), font: .boldSystemFont(ofSize: 14))
      label.apply(style: style)
      label.text = "1-hour weekly massages"
      #expect(label.labelStyle == style)
      label.apply(style: LabelStyle(textColor: .red))
      #expect(label.text == "1-hour weekly massages")
    }

    // MARK: A circle whose background is style, and the same circle whose background is content

    private func circles() -> View {
      let indicator = IndicatorView()
      indicator.name = "indicator"
      indicator.apply(
        style: IndicatorViewStyle(
          fillColor: .white, ringStyle: RingStyle(color: Color(hex: 0x783BF9), width: 3)))
      let picker = SwatchView()
      picker.name = "picker"
      picker.color = Color(hex: 0x0B7A3E)
      picker.apply(style: RingStyle.badoo)
      // A universal style applies to the square around the swatch, and never to the picked color.
      picker.apply(style: ViewStyle(backgroundColor: Color(hex: 0xF2F2F7)))
      let row = StackView(arrangedSubviews: [indicator, picker])
      row.spacing = 8
      row.margins = DirectionalEdgeInsets(all: 8)
      return row
    }

    @Test func colorThatWasPickedOutlivesEveryStyle() throws {
      #expect(
        try drawn(circles(), in: .unbounded) == [
          "box StackView/indicator 8 8 28 28 radius=14 fill=#FFFFFF border=3 #783BF9",
          "box StackView/picker 44 8 28 28 fill=#F2F2F7",
          "box StackView/picker 44 8 28 28 radius=14 fill=#0B7A3E border=3 #783BF9",
        ])
      let picker = SwatchView()
      picker.color = .red
      picker.apply(style: nil as RingStyle?)
      picker.apply(style: nil as ViewStyle?)
      #expect(picker.color == .red)
      assertSnapshot(of: circles(), as: .image(scale: 3, theme: brandTheme, background: .white))
    }

    // MARK: A button whose image is content, and one whose image is style

    private func badges() -> View {
      let content = Button()
      content.name = "content"
      content.setImage(Icon.clock.image, for: .normal)
      content.setTitle("Free tonight", for: .normal)
      content.apply(style: .badge)
      let style = ImagedButton()
      style.name = "style"
      style.title = "Sometimes"
      style.apply(style: .sport)
      let row = StackView(arrangedSubviews: [content, style])
      row.spacing = 8
      row.margins = DirectionalEdgeInsets(all: 8)
      return row
    }

    @Test func imageIsWhatItsSideSays() throws {
      let row = badges()
      let content = try #require(row.descendant(named: "content") as? Button)
      content.apply(style: nil as ButtonStyle?)
      #expect(content.currentImage == Icon.clock.image)
      content.apply(style: .badge)
      let inside = try #require(row.descendant(named: "button") as? Button)
      #expect(inside.currentImage == Icon.sport.image)
      (row.descendant(named: "style") as? ImagedButton)?.apply(style: nil as ImagedButtonStyle?)
      #expect(inside.currentImage == nil && inside.currentTitle == "Sometimes")
      assertSnapshot(of: badges(), as: .image(scale: 2, theme: brandTheme, background: .white))
    }
  }
}
