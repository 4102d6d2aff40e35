/// The code blocks of the document on functional styles, with the prefixes taken off.
import LikenessDisplayList
import LikenessGraphics
import Testing

@testable import LikenessViews

extension AppStyleSheet {
  static let baseButtonStyle: AppStyle<Button> = concat([
    Mixins.base(backgroundColor: .white, clipsToBounds: true),
    Mixins.border(width: 2, color: .black),
    Mixins.cornerRadius(value: 8),
    Mixins.button(titleColor: .black, for: .normal),
    Mixins.button(titleColor: .gray, for: .highlighted),
  ])

  static let primaryButtonStyle: AppStyle<Button> = concat([
    baseButtonStyle,
    Mixins.border(color: .black),
  ])

  static let secondaryButtonStyle: AppStyle<Button> = concat([
    baseButtonStyle,
    Mixins.base(backgroundColor: .clear),
    Mixins.border(width: 0),
    Mixins.button(titleColor: .blue, for: .normal),
  ])

  static let calledOneByOne: AppStyle<Button> = { view in
    Mixins.base(backgroundColor: .white, clipsToBounds: true)(view)
    Mixins.border(width: 2, color: .black)(view)
  }
}

private class CustomSwitch: Switch {
  var onStyle: AppStyle<CustomSwitch> = AppStyleSheet.Mixins.border(width: 1) {
    didSet {
      changeStyle(self)
    }
  }
  var offStyle: AppStyle<CustomSwitch> = AppStyleSheet.Mixins.border(width: 0) {
    didSet {
      changeStyle(self)
    }
  }

  init() {
    super.init(frame: .zero)
    addAction(for: .valueChanged) { [unowned self] in changeStyle(self) }
  }

  private func changeStyle(_ sender: CustomSwitch) {
    sender.isOn ? onStyle(self) : offStyle(self)
  }
}

private class CustomOldSwitch: Switch {
  enum ComponentStyle {
    case `default`
    case custom1
  }
  private let componentStyle: ComponentStyle

  init(componentStyle: ComponentStyle) {
    self.componentStyle = componentStyle
    super.init(frame: .zero)
    addAction(for: .valueChanged) { [unowned self] in updateStyle() }
    updateStyle()
  }

  private func updateStyle() {
    switch componentStyle {
    case .default:
      applyDefaultStyle()
    case .custom1:
      applyCustomStyle()
    }
  }

  private func applyDefaultStyle() {
    if isOn {
      self.borderWidth = 1
    } else {
      self.borderWidth = 0
    }
  }

  private func applyCustomStyle() {
    if isOn {
      self.borderWidth = 1
      self.backgroundColor = .white
    } else {
      self.borderWidth = 0
      self.backgroundColor = .gray
    }
  }
}

private enum LocalStyles {
  static let switchButtonStyle: AppStyle<CustomSwitch> = {
    $0.offStyle = concat([
      AppStyleSheet.Mixins.border(width: 0),
      AppStyleSheet.Mixins.base(backgroundColor: .gray),
    ])
    $0.onStyle = concat([
      AppStyleSheet.Mixins.border(width: 1),
      AppStyleSheet.Mixins.base(backgroundColor: .white),
    ])
  }
}

@Suite struct FunctionalSeedTests {
  @Test func screenOfTwoButtonsIsCentredAtEightTenthsOfTheWidth() throws {
    let view = View()
    view.backgroundColor = .white
    let primaryButton = Button().withStyle(AppStyleSheet.primaryButtonStyle)
    primaryButton.setTitle("Primary button", for: .normal)
    let secondaryButton = Button().withStyle(AppStyleSheet.secondaryButtonStyle)
    secondaryButton.setTitle("Secondary button", for: .normal)
    let container = StackView(arrangedSubviews: [primaryButton, secondaryButton])
    container.axis = .vertical
    container.spacing = 10
    view.addSubview(container, pinning: .center, .width(.fraction(0.8)))

    let lines = try drawn(view, in: Size(width: 320, height: 200))
    let height = primaryButton.frame.height
    #expect(height > 15 && height < 30)
    let both = 2 * height + 10
    let whole = Rect(x: 32, y: (200 - both) / 2, width: 256, height: both)
    #expect(container.frame == whole)
    let second = Rect(x: 0, y: height + 10, width: 256, height: height)
    #expect(secondaryButton.frame == second)
    let place = "32 \(decimal(container.frame.minY)) 256 \(decimal(height))"
    #expect(
      lines == [
        "box View 0 0 320 200 fill=#FFFFFF",
        // Without insets the line of the title reaches under the border, which therefore comes last.
        "box View/StackView/Button 33 74 254 \(decimal(height - 2)) radius=7 fill=#FFFFFF",
        "glyphs View/StackView/Button/titleLabel \"Primary button\" #000000",
        "box View/StackView/Button \(place) radius=8 border=2 #000000",
        "glyphs View/StackView/Button[2]/titleLabel \"Secondary button\" #0000FF",
      ])
    primaryButton.isHighlighted = true
    #expect(try drawn(view, in: Size(width: 320, height: 200))[2].hasSuffix("#808080"))
  }

  @Test func customSwitchRestylesItselfWhenStateOrStyleChanges() throws {
    let plain = CustomSwitch()
    #expect(plain.borderWidth == 0)
    plain.isOn = true
    #expect(plain.borderWidth == 1)

    let styled = CustomSwitch().withStyle(LocalStyles.switchButtonStyle)
    #expect(styled.backgroundColor == .gray)
    styled.setOn(true)
    #expect(styled.backgroundColor == .white)
    #expect(styled.borderWidth == 1)
    styled.onStyle = AppStyleSheet.Mixins.border(width: 5)
    #expect(styled.borderWidth == 5)
    // A functional style touches only what it names: the white of the style before is still there.
    #expect(styled.backgroundColor == .white)
    styled.isOn = false
    #expect(styled.borderWidth == 0)

    let old = CustomOldSwitch(componentStyle: .custom1)
    #expect(old.backgroundColor == .gray)
    old.isOn = true
    #expect(old.backgroundColor == .white)
    #expect(CustomOldSwitch(componentStyle: .default).backgroundColor == nil)
  }

  @Test func screenOfButtonsAndSwitchesDrawsEach() throws {
    let custom1Switch = CustomSwitch().withStyle(LocalStyles.switchButtonStyle)
    let custom2Switch = CustomOldSwitch(componentStyle: .custom1)
    custom2Switch.isOn = true
    let container = StackView(arrangedSubviews: [custom1Switch, custom2Switch])
    container.axis = .vertical
    container.spacing = 10
    #expect(
      try drawn(container, in: Size(width: 100, height: .infinity)) == [
        "box StackView/CustomSwitch 0 0 51 31 fill=#808080",
        "box StackView/CustomSwitch 0 0 51 31 radius=15.5 fill=#E9E9EA",
        "shadow StackView/CustomSwitch 2 5 27 27 radius=13.5 sigma=4 #00000026",
        "box StackView/CustomSwitch 2 2 27 27 radius=13.5 fill=#FFFFFF",
        // The track touches the border, so the border comes last, and the fill ends in its middle.
        "box StackView/CustomOldSwitch 0.5 41.5 50 30 fill=#FFFFFF",
        "box StackView/CustomOldSwitch 0 41 51 31 radius=15.5 fill=#34C759",
        "shadow StackView/CustomOldSwitch 22 46 27 27 radius=13.5 sigma=4 #00000026",
        "box StackView/CustomOldSwitch 22 43 27 27 radius=13.5 fill=#FFFFFF",
        "box StackView/CustomOldSwitch 0 41 51 31 border=1 #000000",
      ])
  }

  @Test func styleOfViewServesWhereOneOfButtonIsWanted() {
    let ofView: AppStyle<View> = AppStyleSheet.Mixins.border(width: 3)
    let ofButton: AppStyle<Button> = concat([ofView, AppStyleSheet.Mixins.button(titleColor: .red, for: .normal)])
    let button: Button = Button().withStyle(ofButton)
    #expect(button.borderWidth == 3)
    #expect(button.currentTitleColor == .red)
    #expect(Button().withStyle(AppStyleSheet.calledOneByOne).clipsToBounds)
    #expect(Button().withStyle(concat(ofView, ofView)).borderWidth == 3)
  }

  @Test func functionalStyleRecordsIntoAStructAndBack() {
    let recorded = ButtonStyle(recording: AppStyleSheet.secondaryButtonStyle)
    #expect(
      recorded
        == ButtonStyle(
          viewStyle: ViewStyle(backgroundColor: .clear, borderColor: .black, borderWidth: 0, cornerRadius: 8, clipsToBounds: true),
          normal: ButtonStateStyle(titleColor: .blue), highlighted: ButtonStateStyle(titleColor: .gray)))
    #expect(ButtonStyle(recording: recorded.appStyle) == recorded)
    #expect(ButtonStyle(recording: recorded.mixin) == recorded)

    let label = Label().withStyle(concat([LabelStyle(textColor: .red).mixin, LabelStyle(letterSpacing: 2).mixin]))
    #expect(label.labelStyle == LabelStyle(textColor: .red, letterSpacing: 2))
    label.withStyle(LabelStyle(letterSpacing: 3).appStyle)
    #expect(label.labelStyle == LabelStyle(letterSpacing: 3))
  }
}
