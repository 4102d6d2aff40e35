/// Buttons as in UIKit: the default padding around a title, and the title's color.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct ButtonTests {
  private let anything = CGSize.unbounded

  private func button(
    title: String? = "Reply", image: Image? = nil, insets: DirectionalEdgeInsets? = nil
  ) -> Button {
    let button = Button()
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    if let insets { button.ownStyle.contentEdgeInsets = insets }
    return button
  }

  private func square(_ length: Int) -> Image { Image(Bitmap.plain(length, length, .red)) }

  // MARK: Padding

  /// "Reply" in ``MeasuredFont``: five letters of 10 1/4 pixels, and a line of 10.
  private let titleSize = CGSize(width: 52, height: 10)

  private func measured(image: Image? = nil, insets: DirectionalEdgeInsets? = nil) -> Button {
    let button = button(image: image, insets: insets)
    button.font = MeasuredFont.font
    button.fonts = MeasuredFont.library
    return button
  }

  @Test("Zero insets add six points above and below the title") func zeroInsets() {
    let padded = CGSize(width: 52, height: 10 + 12)
    #expect(measured().intrinsicContentSize == padded)
    #expect(measured(insets: .zero).sizeThatFits(anything) == padded)
  }

  @Test(
    "An inset on any edge replaces the padding",
    arguments: [
      (DirectionalEdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 0), 0.0, 2.0),
      (DirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0), 3, 0),
      (DirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16), 32, 20),
    ])
  func insets(insets: DirectionalEdgeInsets, width: Double, height: Double) {
    #expect(
      measured(insets: insets).intrinsicContentSize
        == CGSize(width: titleSize.width + width, height: titleSize.height + height))
  }

  @Test("An image alone gets no padding") func imageAlone() {
    #expect(
      button(title: nil, image: square(20)).intrinsicContentSize
        == CGSize(width: 20, height: 20))
  }

  @Test("An image beside a title uses the padding of the title") func imageAndTitle() {
    #expect(
      measured(image: square(24)).intrinsicContentSize
        == CGSize(width: 24 + 52, height: 24))
    #expect(
      measured(image: square(21)).intrinsicContentSize
        == CGSize(width: 21 + 52, height: 10 + 12))
    #expect(
      measured(image: square(60)).intrinsicContentSize
        == CGSize(width: 60 + 52, height: 60))
  }

  @Test("A title stays in the middle of its padding and keeps its baseline") func baseline() {
    let view = measured()
    view.layout(in: anything)
    #expect(view.titleLabel?.frame == CGRect(0, 6, 52, 10))
    // The baseline is 8 below the top of the line.
    #expect(view.firstBaseline(in: CGSize(width: 100, height: 22)) == 6 + 8)
  }

  // MARK: Title color

  @Test("A color set for a state wins over the color of the label") func stateColor() {
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

  @Test("A disabled title of a style is drawn in its own color") func disabledColor() throws {
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

  @Test("The color of the label wins over the default of the class") func labelColor() {
    final class BlueButton: Button {
      override var defaultStyle: ButtonStyle {
        ButtonStyle(normal: ButtonStateStyle(titleColor: .blue))
      }
    }
    let view = BlueButton()
    #expect(view.currentTitleColor == .blue)
    view.titleLabel?.textColor = .red
    #expect(view.currentTitleColor == .red)
  }

  @Test("The states of a button without a look of its own can be told apart")
  func statesOfAPlainButton() throws {
    func opacities(_ change: (Button) throws -> Void) throws -> [String] {
      let button = Button()
      button.setTitle("Go", for: .normal)
      button.setImage(square(8), for: .normal)
      try change(button)
      // Image and title, each in a group or with the opacity in its color.
      return try drawn(button, in: CGSize(width: 80, height: 40)).filter {
        !$0.hasPrefix("image") && $0 != "end"
      }
    }
    #expect(try opacities { _ in } == ["glyphs Button/titleLabel \"Go\" #000000"])
    // 0.5 and 0.3 of 255 are 128 and 77, rounded.
    #expect(
      try opacities { $0.isHighlighted = true } == [
        "opacity Button/imageView 128", "glyphs Button/titleLabel \"Go\" #00000080",
      ])
    #expect(
      try opacities { $0.isEnabled = false } == [
        "opacity Button/imageView 77", "glyphs Button/titleLabel \"Go\" #0000004D",
      ])
    // A look of its own is drawn as it says.
    let whole = ["glyphs Button/titleLabel \"Go\" #FF0000"]
    #expect(
      try opacities {
        $0.isEnabled = false
        $0.titleLabel?.textColor = .red
      } == whole)
    #expect(
      try opacities {
        $0.isEnabled = false
        $0.apply(style: ButtonStyle(disabled: ButtonStateStyle(titleColor: .red)))
      } == whole)
    #expect(
      try opacities {
        $0.isHighlighted = true
        $0.backgroundColor = .white
      } == [
        "box Button 0 0 80 40 fill #FFFFFF", "glyphs Button/titleLabel \"Go\" #000000",
      ])
  }

  // MARK: Configurations

  @Test("An image stands where the configuration says") func imagePlacement() throws {
    func places(_ edge: DirectionalRectEdge) throws -> (image: CGRect, title: CGRect) {
      var configuration = Button.Configuration.plain()
      configuration.title = "abc"
      configuration.image = square(10)
      configuration.imagePlacement = edge
      configuration.imagePadding = 4
      let button = Button(configuration: configuration)
      button.layout(in: .unbounded)
      return (
        try #require(button.imageView?.frame), try #require(button.titleLabel?.frame)
      )
    }
    let (leading, trailing) = (try places(.leading), try places(.trailing))
    #expect(leading.title.minX == leading.image.maxX + 4)
    #expect(trailing.image.minX == trailing.title.maxX + 4)
    let (top, bottom) = (try places(.top), try places(.bottom))
    #expect(top.title.minY == top.image.maxY + 4 && top.title.midX == top.image.midX)
    #expect(bottom.image.minY == bottom.title.maxY + 4)
  }

  @Test("A subtitle and the attributes of a title are shown") func titles() {
    var configuration = Button.Configuration.filled()
    configuration.attributedTitle = AttributedString(
      "Pay", attributes: AttributeContainer([.font: Font.boldSystemFont(ofSize: 20)]))
    configuration.subtitle = "Now"
    let button = Button(configuration: configuration)
    #expect(button.currentTitle == "Pay\nNow")
    #expect(button.titleLabel?.numberOfLines == 0)
    let runs = button.attributedTitle(for: .normal)?.length
    #expect(runs == 7)
  }

  @Test("A button shows spokes in place of its image, in a color that is changed")
  func spinner() throws {
    var configuration = Button.Configuration.filled()
    (configuration.title, configuration.showsActivityIndicator) = ("Save", true)
    configuration.activityIndicatorColorTransformer = Button.ColorTransformer { _ in .red }
    configuration.background.backgroundColorTransformer = Button.ColorTransformer { _ in
      Color(hex: 0x00FF00)
    }
    let button = Button(configuration: configuration)
    let items = try drawn(button, in: CGSize(width: 200, height: 100))
    #expect(items.filter { $0.hasPrefix("stroke Button/imageView ") }.count == 8)
    #expect(items.first?.contains("fill #00FF00") == true)
    let wide = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = false
    #expect(
      try drawn(button, in: CGSize(width: 200, height: 100)).allSatisfy { !$0.hasPrefix("stroke") })
    #expect(abs(wide - button.intrinsicContentSize.width - 20) < 1)
  }
}
