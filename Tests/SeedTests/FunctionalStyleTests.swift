/// The fourth document: styles as functions, and a switch that restyles itself.
///
/// Types are written out where Swift can't infer a generic parameter, as in `let border1ptStyle =
/// border(width: 1)`.
import Likeness
import LikenessGallery
import LikenessTesting
import Testing

// MARK: The first steps, before there is a style sheet

private enum Function {
  static func border<T: View>(
    _ view: T,
    width: Double? = nil,
    color: Color? = nil
  ) {
    width.map { view.borderWidth = $0 }
    color.map { view.borderColor = $0 }
  }

  static func border<T: View>(
    width: Double? = nil,
    color: Color? = nil
  ) -> (T) -> Void {
    return { view in
      width.map { view.borderWidth = $0 }
      color.map { view.borderColor = $0 }
    }
  }
}

extension AppStyleSheet {
  fileprivate static let noBorderStyle: AppStyle<View> = Mixins.border(width: 0)
  fileprivate static let strongBorderStyle: AppStyle<View> = Mixins.border(width: 4)

  /// The document's style sheet before `concat`.
  fileprivate enum OneByOne {
    static let baseButtonStyle: AppStyle<Button> = { view in
      Mixins.base(backgroundColor: .white, clipsToBounds: true)(view)
      Mixins.border(width: 2, color: .black)(view)
      Mixins.cornerRadius(value: 8)(view)
      Mixins.button(titleColor: .black, for: .normal)(view)
      Mixins.button(titleColor: .gray, for: .highlighted)(view)
    }

    static let primaryButtonStyle: AppStyle<Button> = { view in
      baseButtonStyle(view)
      Mixins.border(color: .black)(view)
    }

    static let secondaryButtonStyle: AppStyle<Button> = { view in
      baseButtonStyle(view)
      Mixins.base(backgroundColor: .clear)(view)
      Mixins.border(width: 0)(view)
      Mixins.button(titleColor: .blue, for: .normal)(view)
    }
  }

  /// The document's style sheet with `concat`.
  fileprivate enum Concatenated {
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
  }
}

// MARK: The switches

private class CustomOldSwitch: Switch {
  enum ComponentStyle {
    case `default`
    case custom1
    // ... more styles in the future
  }
  private let componentStyle: ComponentStyle

  init(componentStyle: ComponentStyle) {
    self.componentStyle = componentStyle
    super.init(frame: .zero)
    addAction(for: .valueChanged) { [unowned self] in changeStyle(self) }
    updateStyle()
  }

  // As in the document.
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func changeStyle(_ sender: CustomOldSwitch) {
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

  // As in the document.
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func changeStyle(_ sender: CustomSwitch) {
    sender.isOn ? onStyle(self) : offStyle(self)
  }
}

// MARK: The screens

private enum WithButtons {
  class TestViewController: ViewController {
    override func loadView() {
      view = View()
      view.backgroundColor = .white
      let primaryButton = Button().withStyle(AppStyleSheet.Concatenated.primaryButtonStyle)

      primaryButton.setTitle("Primary button", for: .normal)

      let secondaryButton = Button().withStyle(AppStyleSheet.Concatenated.secondaryButtonStyle)
      secondaryButton.setTitle("Secondary button", for: .normal)

      let container = StackView(arrangedSubviews: [primaryButton, secondaryButton])
      container.axis = .vertical
      container.spacing = 10

      view.addSubview(container)
      container.pin(.centerX, .centerY, .width(.fraction(0.8)))
    }
  }
}

private enum WithSwitches {
  class TestViewController: ViewController {
    enum LocalStyles {
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

    override func loadView() {
      view = View()
      view.backgroundColor = .white
      let primaryButton = Button()
        .withStyle(AppStyleSheet.Concatenated.primaryButtonStyle)
      primaryButton.setTitle("Primary button", for: .normal)

      let secondaryButton = Button()
        .withStyle(AppStyleSheet.Concatenated.secondaryButtonStyle)
      secondaryButton.setTitle("Secondary button", for: .normal)

      let custom1Switch = CustomSwitch()
        .withStyle(LocalStyles.switchButtonStyle)
      let custom2Switch = CustomOldSwitch(componentStyle: .custom1)

      let container = StackView(arrangedSubviews: [
        primaryButton,
        secondaryButton,
        custom1Switch,
        custom2Switch,
      ])
      container.axis = .vertical
      container.spacing = 10

      view.addSubview(container)
      container.pin(.centerX, .centerY, .width(.fraction(0.8)))
    }
  }
}

extension SeedTests {
  @Suite struct FunctionalStyles {
    @Test func functionDeclaresAChangeWithoutMakingIt() {
      let border1ptStyle: (View) -> Void = Function.border(width: 1)  // a generic 1pt border style

      let view = View()
      #expect(view.borderWidth == 0)
      border1ptStyle(view)  // apply style
      #expect(view.borderWidth == 1)
      Function.border(view, color: .red)
      #expect(view.borderColor == .red && view.borderWidth == 1)
      AppStyleSheet.strongBorderStyle(view)
      #expect(view.borderWidth == 4)
      AppStyleSheet.noBorderStyle(view)
      #expect(view.borderWidth == 0)
    }

    @Test func bothWaysToWriteASheetSetTheSameProperties() {
      for (one, other) in [
        (AppStyleSheet.OneByOne.baseButtonStyle, AppStyleSheet.Concatenated.baseButtonStyle),
        (AppStyleSheet.OneByOne.primaryButtonStyle, AppStyleSheet.Concatenated.primaryButtonStyle),
        (
          AppStyleSheet.OneByOne.secondaryButtonStyle,
          AppStyleSheet.Concatenated.secondaryButtonStyle
        ),
      ] {
        #expect(ButtonStyle(recording: one) == ButtonStyle(recording: other))
      }
      let secondary = ButtonStyle(
        viewStyle: ViewStyle(
          backgroundColor: .clear, borderColor: .black, borderWidth: 0, cornerRadius: 8,
          clipsToBounds: true),
        normal: ButtonStateStyle(titleColor: .blue),
        highlighted: ButtonStateStyle(titleColor: .gray))
      #expect(ButtonStyle(recording: AppStyleSheet.Concatenated.secondaryButtonStyle) == secondary)
    }

    @Test func screenOfTwoButtonsIsCentredAtEightTenthsOfTheWidth() throws {
      let view: View = WithButtons.TestViewController().view
      let lines = try drawn(view, in: CGSize(width: 320, height: 200))
      let container = try #require(view.descendant(named: "StackView"))
      // A line of 18-point text is 22 points high, and UIKit adds 6 above and 6 below it: two
      // buttons of 34 points and a gap of 10. Eight tenths of 320 are 256, which leaves 32 on each
      // side.
      #expect(container.frame == CGRect(x: 32, y: 61, width: 256, height: 78))
      #expect(
        lines == [
          "box View 0 0 320 200 fill=#FFFFFF",
          "box View/StackView/Button 32 61 256 34 radius=8 fill=#FFFFFF border=2 #000000",
          "glyphs View/StackView/Button/titleLabel \"Primary button\" #000000",
          "glyphs View/StackView/Button[2]/titleLabel \"Secondary button\" #0000FF",
        ])
      assertSnapshot(
        of: WithButtons.TestViewController().view,
        as: .image(in: CGSize(width: 320, height: 200), scale: 2, theme: brandTheme))
    }

    @Test func screenOfButtonsAndSwitchesShowsEachInItsState() throws {
      func screen(isOn: Bool) -> View {
        let view: View = WithSwitches.TestViewController().view
        view.forEachView { ($0 as? Switch)?.isOn = isOn }
        return view
      }
      for (isOn, fill, border) in [(false, Color.gray, 0.0), (true, .white, 1)] {
        let view = screen(isOn: isOn)
        let new = try #require(view.descendant(named: "CustomSwitch"))
        let old = try #require(view.descendant(named: "CustomOldSwitch"))
        #expect(new.backgroundColor == fill && new.borderWidth == border)
        // Both versions of the switch look the same.
        #expect(new.viewStyle == old.viewStyle)
      }
      assertSnapshot(
        of: screen(isOn: false),
        as: .image(in: CGSize(width: 320, height: 240), scale: 2, variant: [.state: "off"]))
      assertSnapshot(
        of: screen(isOn: true),
        as: .image(in: CGSize(width: 320, height: 240), scale: 2, variant: [.state: "on"]))
    }

    @Test func switchesAreDrawnWithTheStyleOfTheirState() throws {
      let custom1Switch = CustomSwitch().withStyle(
        WithSwitches.TestViewController.LocalStyles.switchButtonStyle)
      let custom2Switch = CustomOldSwitch(componentStyle: .custom1)
      custom2Switch.isOn = true
      let container = StackView(arrangedSubviews: [custom1Switch, custom2Switch])
      container.axis = .vertical
      container.spacing = 10
      #expect(
        try drawn(container, in: wide(100)) == [
          "box StackView/CustomSwitch 0 0 51 31 fill=#808080",
          "box StackView/CustomSwitch 0 0 51 31 radius=15.5 fill=#78788052",
          "clip StackView/CustomSwitch", "shadow StackView/CustomSwitch #00000026", "end",
          "box StackView/CustomSwitch 2 2 27 27 radius=13.5 fill=#FFFFFF",
          // The track touches the border, so the border comes last and the fill ends at its middle.
          "box StackView/CustomOldSwitch 0.5 41.5 50 30 fill=#FFFFFF",
          "box StackView/CustomOldSwitch 0 41 51 31 radius=15.5 fill=#34C759",
          "clip StackView/CustomOldSwitch", "shadow StackView/CustomOldSwitch #00000026", "end",
          "box StackView/CustomOldSwitch 22 43 27 27 radius=13.5 fill=#FFFFFF",
          "box StackView/CustomOldSwitch 0 41 51 31 border=1 #000000",
        ])
    }

    @Test func styleOfViewServesWhereOneOfButtonIsWanted() {
      let ofView: AppStyle<View> = AppStyleSheet.Mixins.border(width: 3)
      let ofButton: AppStyle<Button> = concat(
        ofView, AppStyleSheet.Mixins.button(titleColor: .red, for: .normal))
      // `withStyle` keeps the concrete type.
      let button: Button = Button().withStyle(ofButton)
      #expect(button.borderWidth == 3 && button.currentTitleColor == .red)
    }

    // MARK: Converting between functions and structs

    @Test func functionRecordsIntoAStructAndTheStructBecomesAFunction() {
      let recorded = ButtonStyle(recording: AppStyleSheet.Concatenated.secondaryButtonStyle)
      #expect(ButtonStyle(recording: recorded.appStyle) == recorded)
      #expect(ButtonStyle(recording: recorded.mixin) == recorded)
      let label = Label().withStyle(
        concat(LabelStyle(textColor: .red).mixin, LabelStyle(letterSpacing: 2).mixin))
      #expect(label.labelStyle == LabelStyle(textColor: .red, letterSpacing: 2))
      // A mixin adds properties; a whole style resets those that it does not name.
      label.withStyle(LabelStyle(letterSpacing: 3).appStyle)
      #expect(label.labelStyle == LabelStyle(letterSpacing: 3))
    }

    @Test func switchRestylesItselfWhenItsStateOrEitherStyleChanges() {
      let plain = CustomSwitch()
      #expect(plain.borderWidth == 0)
      plain.isOn = true
      #expect(plain.borderWidth == 1)
      plain.onStyle = AppStyleSheet.Mixins.border(width: 5)
      #expect(plain.borderWidth == 5)
      plain.offStyle = AppStyleSheet.Mixins.border(width: 3)
      #expect(plain.borderWidth == 5)
      plain.isOn = false
      #expect(plain.borderWidth == 3)
      #expect(CustomOldSwitch(componentStyle: .default).backgroundColor == nil)
    }

    @Test func switchWhoseChangeIsTakenBackEndsInTheStyleOfItsState() {
      let toggle = CustomSwitch()
      // Prevents switching it on: an action added after the switch's own reverts it.
      toggle.addAction(for: .valueChanged) { [unowned toggle] in toggle.isOn = false }
      toggle.isOn = true
      #expect(!toggle.isOn && toggle.borderWidth == 0)
    }

    @Test func stylesOfAClassOfOnesOwnAreRecorded() {
      let on: AppStyle<CustomSwitch> = concat(
        AppStyleSheet.Mixins.border(width: 1), AppStyleSheet.Mixins.toggle(thumbTintColor: .red))
      #expect(
        SwitchStyle(of: CustomSwitch().withStyle(on))
          == SwitchStyle(viewStyle: ViewStyle(borderWidth: 1), thumbTintColor: .red))
    }

    @Test func functionsThatAreNoConstantsMayCaptureViewsAndAreCombinedLikeStyles() {
      let model = Label(text: "model")
      model.textColor = .red
      // As in the document, without `@Sendable`, because it reads a view.
      let likeModel: (Label) -> Void = { $0.textColor = model.textColor }
      let label = Label().withStyle(concat([likeModel, Function.border(width: 2)]))
      #expect(label.textColor == .red && label.borderWidth == 2)
    }

    // MARK: Properties left by a state

    @Test func styleThatLeavesAPropertyBehindIsFound() {
      let on: AppStyle<CustomSwitch> = concat(
        AppStyleSheet.Mixins.border(width: 1), AppStyleSheet.Mixins.base(backgroundColor: .white),
        AppStyleSheet.Mixins.toggle(thumbTintColor: .red))
      // Sets neither background nor thumb, so a switch that was on keeps them.
      let off: AppStyle<CustomSwitch> = AppStyleSheet.Mixins.border(width: 0)
      let leaks = styleLeaks(from: on, to: off) { CustomSwitch() }
      #expect(leaks.map(\.property) == ["thumbTintColor", "viewStyle.backgroundColor"])
      #expect(
        leaks.last?.description
          == """
          CustomSwitch: viewStyle.backgroundColor is #FFFFFF, where the second style alone leaves \
          not set
          """
      )
      #expect(styleLeaks(from: off, to: on) { CustomSwitch() } == [])
    }

    @Test func styleLeftInAViewInsideIsFoundByItsPath() {
      let red: AppStyle<Button> = { $0.titleLabel?.textColor = .red }
      let bordered: AppStyle<Button> = concat(
        AppStyleSheet.Mixins.border(width: 1),
        AppStyleSheet.Mixins.button(titleColor: .blue, for: .selected))
      #expect(
        styleLeaks(from: red, to: bordered) { Button() }.map(\.path) == [
          "Button", "Button/titleLabel",
        ])
      #expect(
        styleLeaks(from: bordered, to: red) { Button() }.map(\.property) == [
          "states[selected].titleColor", "viewStyle.borderWidth",
        ])
    }

    @Test func stylesOfTheDocumentTakeBackWhatTheOtherStateSets() {
      let turnOn: AppStyle<CustomSwitch> = { $0.isOn = true }
      let turnOff: AppStyle<CustomSwitch> = { $0.isOn = false }
      func styled() -> CustomSwitch {
        CustomSwitch().withStyle(WithSwitches.TestViewController.LocalStyles.switchButtonStyle)
      }
      #expect(styleLeaks(from: turnOn, to: turnOff, on: styled) == [])
      let primary = AppStyleSheet.Concatenated.primaryButtonStyle
      let secondary = AppStyleSheet.Concatenated.secondaryButtonStyle
      #expect(styleLeaks(from: primary, to: secondary) { Button() } == [])
      #expect(styleLeaks(from: secondary, to: primary) { Button() } == [])
    }
  }
}
