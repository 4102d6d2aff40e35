/// Buttons as in UIKit: the default padding around a title, and the title's color.
import LikenessGraphics
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct ButtonTests {
  private let anything = Size(width: Double.infinity, height: .infinity)

  private func button(
    title: String? = "Reply", image: Image? = nil, insets: DirectionalEdgeInsets? = nil
  ) -> Button {
    let button = Button()
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    if let insets { button.contentEdgeInsets = insets }
    return button
  }

  private func square(_ length: Int) throws -> Image {
    Image(Bitmap(size: try #require(PixelSize(width: length, height: length)), filledWith: .red))
  }

  /// The size of the title alone, in the font of buttons.
  private func titleSize(_ text: String = "Reply") -> Size {
    let label = Label(text: text)
    label.font = .systemFont(ofSize: 18)
    return label.intrinsicContentSize
  }

  // MARK: Padding

  @Test func zeroInsetsAddSixPointsAboveAndBelowTheTitle() {
    let padded = Size(width: titleSize().width, height: titleSize().height + 12)
    #expect(button().intrinsicContentSize == padded)
    #expect(button(insets: .zero).sizeThatFits(anything) == padded)
  }

  @Test(arguments: [
    (DirectionalEdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 0), 0.0, 2.0),
    (DirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0), 3, 0),
    (DirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16), 32, 20),
  ])
  func insetOnAnyEdgeReplacesThePadding(
    insets: DirectionalEdgeInsets, width: Double, height: Double
  ) {
    #expect(
      button(insets: insets).intrinsicContentSize
        == Size(width: titleSize().width + width, height: titleSize().height + height))
  }

  @Test func imageAloneGetsNoPadding() throws {
    #expect(
      button(title: nil, image: try square(20)).intrinsicContentSize == Size(width: 20, height: 20))
  }

  @Test func imageBesideATitleUsesThePaddingOfTheTitle() throws {
    let title = titleSize()
    #expect(
      button(image: try square(24)).intrinsicContentSize
        == Size(width: 24 + title.width, height: title.height + 12))
    #expect(
      button(image: try square(60)).intrinsicContentSize
        == Size(width: 60 + title.width, height: 60))
  }

  @Test func titleStaysInTheMiddleOfItsPaddingAndKeepsItsBaseline() throws {
    let view = button()
    view.layout(in: anything)
    #expect(
      view.titleLabel?.frame
        == Rect(x: 0, y: 6, width: titleSize().width, height: titleSize().height))
    let baseline = Label(text: "Reply").firstBaseline(in: titleSize())
    view.titleLabel?.font = Label.defaultFont
    let height = Label(text: "Reply").intrinsicContentSize.height + 12
    #expect(view.firstBaseline(in: Size(width: 100, height: height)) == 6 + baseline)
  }

  // MARK: Title color

  @Test func colorSetForAStateWinsOverTheColorOfTheLabel() {
    let view = button()
    view.titleLabel?.textColor = .white
    #expect(view.currentTitleColor == .white && view.titleLabel?.textColor == .white)
    view.setTitleColor(.gray, for: .disabled)
    #expect(view.currentTitleColor == .white)
    view.isEnabled = false
    #expect(view.currentTitleColor == .gray && view.titleLabel?.textColor == .gray)
    view.isEnabled = true
    view.setTitleColor(.red, for: .normal)
    #expect(view.currentTitleColor == .red && view.titleLabel?.textColor == .red)
    view.setTitleColor(nil, for: .normal)
    #expect(view.currentTitleColor == .white)
  }

  @Test func disabledTitleOfAStyleIsDrawnInItsOwnColor() throws {
    let view = button()
    view.apply(
      style: ButtonStyle(
        titleStyle: LabelStyle(textColor: .white), disabled: ButtonStateStyle(titleColor: .gray)))
    #expect(
      try drawn(view, in: anything).contains {
        $0.hasPrefix("glyphs") && $0.hasSuffix("\(Color.white)")
      })
    view.isEnabled = false
    #expect(
      try drawn(view, in: anything).contains {
        $0.hasPrefix("glyphs") && $0.hasSuffix("\(Color.gray)")
      })
  }

  @Test func colorOfTheLabelWinsOverTheDefaultOfTheClass() {
    final class BlueButton: Button {
      override var defaultButtonStyle: ButtonStyle {
        ButtonStyle(normal: ButtonStateStyle(titleColor: .blue))
      }
    }
    let view = BlueButton()
    #expect(view.currentTitleColor == .blue)
    view.titleLabel?.textColor = .red
    #expect(view.currentTitleColor == .red)
  }
}
