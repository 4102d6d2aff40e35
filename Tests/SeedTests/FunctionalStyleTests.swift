/// The fourth document: styles as functions, and a switch that restyles itself.
///
/// `Verbatim/Functions.swift` has its style sheet and its screen of buttons. The switch is that of
/// the gallery.
import Likeness
import LikenessGallery
import Testing

extension AppStyleSheet {
  /// The document's `LocalStyles.switchButtonStyle`.
  fileprivate static var switchButtonStyle: AppStyle<CustomSwitch> {
    {
      $0.offStyle = concat([Mixins.border(width: 0), Mixins.base(backgroundColor: .gray)])
      $0.onStyle = concat([Mixins.border(width: 1), Mixins.base(backgroundColor: .white)])
    }
  }
}

extension SeedTests {
  @Suite struct FunctionalStyles {
    typealias Mixins = AppStyleSheet.Mixins

    @Test("A style of View serves where one of Button is wanted") func variance() {
      let ofView: AppStyle<View> = Mixins.border(width: 3)
      let ofButton: AppStyle<Button> = concat(
        ofView, Mixins.button(titleColor: .red, for: .normal))
      // `withStyle` keeps the concrete type.
      let button: Button = Button().withStyle(ofButton)
      #expect(button.borderWidth == 3 && button.currentTitleColor == .red)
    }

    @Test("Functions that capture views are combined like styles") func captures() {
      let model = Label(text: "model")
      model.textColor = .red
      // As in the document, without `@Sendable`, because one reads a view.
      let likeModel: (Label) -> Void = { $0.textColor = model.textColor }
      let border: (Label) -> Void = { $0.borderWidth = 2 }
      let label = Label().withStyle(concat([likeModel, border]))
      #expect(label.textColor == .red && label.borderWidth == 2)
    }

    @Test("A mixin adds properties, and a whole style resets those that it does not name")
    func conversion() {
      let recorded = ButtonStyle(recording: AppStyleSheet.secondaryButtonStyle)
      #expect(recorded != ButtonStyle() && ButtonStyle(recording: recorded.mixin) == recorded)
      let label = Label().withStyle(
        concat(LabelStyle(textColor: .red).mixin, LabelStyle(letterSpacing: 2).mixin))
      #expect(label.labelStyle == LabelStyle(textColor: .red, letterSpacing: 2))
      label.withStyle(LabelStyle(letterSpacing: 3).appStyle)
      #expect(label.labelStyle == LabelStyle(letterSpacing: 3))
    }

    // MARK: The switch

    @Test("A switch restyles itself when its state or either style changes") func restyling() {
      let plain = CustomSwitch()
      #expect(plain.borderWidth == 0)
      plain.isOn = true
      #expect(plain.borderWidth == 1)
      plain.onStyle = Mixins.border(width: 5)
      #expect(plain.borderWidth == 5)
      plain.offStyle = Mixins.border(width: 3)
      #expect(plain.borderWidth == 5)
      plain.isOn = false
      #expect(plain.borderWidth == 3)
    }

    @Test("A switch whose change is taken back ends in the style of its state") func takenBack() {
      let toggle = CustomSwitch()
      // Prevents switching it on: an action added after the switch's own reverts it.
      toggle.addAction(for: .valueChanged) { [unowned toggle] in toggle.isOn = false }
      toggle.isOn = true
      #expect(!toggle.isOn && toggle.borderWidth == 0)
    }

    @Test("The style of an app's own class is recorded") func recording() {
      let on: AppStyle<CustomSwitch> = concat(
        Mixins.border(width: 1), Mixins.toggle(thumbTintColor: .red))
      #expect(
        SwitchStyle(of: CustomSwitch().withStyle(on))
          == SwitchStyle(viewStyle: ViewStyle(borderWidth: 1), thumbTintColor: .red))
    }

    // MARK: Properties left by a state

    @Test("A property that a style leaves behind is found") func leaks() {
      let on: AppStyle<CustomSwitch> = concat(
        Mixins.border(width: 1), Mixins.base(backgroundColor: .white),
        Mixins.toggle(thumbTintColor: .red))
      // Sets neither background nor thumb, so a switch that was on keeps them.
      let off: AppStyle<CustomSwitch> = Mixins.border(width: 0)
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

    @Test("A style left in a view inside is found by its path") func leaksInside() {
      let red: AppStyle<Button> = { $0.titleLabel?.textColor = .red }
      let bordered: AppStyle<Button> = concat(
        Mixins.border(width: 1), Mixins.button(titleColor: .blue, for: .selected))
      #expect(
        styleLeaks(from: red, to: bordered) { Button() }.map(\.path) == [
          "Button", "Button/titleLabel",
        ])
      #expect(
        styleLeaks(from: bordered, to: red) { Button() }.map(\.property) == [
          "states[selected].titleColor", "viewStyle.borderWidth",
        ])
    }

    @Test("The styles of the document leave nothing behind") func noLeaks() {
      let turnOn: AppStyle<CustomSwitch> = { $0.isOn = true }
      let turnOff: AppStyle<CustomSwitch> = { $0.isOn = false }
      func styled() -> CustomSwitch {
        CustomSwitch().withStyle(AppStyleSheet.switchButtonStyle)
      }
      #expect(styleLeaks(from: turnOn, to: turnOff, on: styled) == [])
      let primary = AppStyleSheet.primaryButtonStyle
      let secondary = AppStyleSheet.secondaryButtonStyle
      #expect(styleLeaks(from: primary, to: secondary) { Button() } == [])
      #expect(styleLeaks(from: secondary, to: primary) { Button() } == [])
    }
  }
}
