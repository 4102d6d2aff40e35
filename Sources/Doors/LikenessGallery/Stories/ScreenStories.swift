/// Stories of whole screens.
import Likeness

extension Gallery {
  static var screenStories: [Story] {
    [
      Story("Screen/settings", variants: .standard.directions([.leftToRight, .rightToLeft]), in: Size(width: 390, height: 844), margin: 0) {
        _ in
        SettingsScreen.example()
      },
      Story("Screen/buttons", in: Size(width: 320, height: 300), margin: 0) { context in
        let isDark = context.themeName == "dark"
        let view = View()
        view.backgroundColor = isDark ? .token("background") : .white

        let primaryButton = Button().withStyle(AppStyleSheet.primaryButtonStyle)
        primaryButton.setTitle("Primary button", for: .normal)
        let secondaryStyle = AppStyleSheet.secondaryButtonStyle
        let secondaryButton = Button().withStyle(isDark ? concat([secondaryStyle, AppStyleSheet.onDarkPage]) : secondaryStyle)
        secondaryButton.setTitle("Secondary button", for: .normal)
        let customSwitch = CustomSwitch().withStyle(AppStyleSheet.customSwitchStyle)

        let container = StackView(arrangedSubviews: [primaryButton, secondaryButton, customSwitch])
        container.axis = .vertical
        container.spacing = 10
        view.addSubview(container)
        container.pin(.center, .width(.fraction(0.8)))
        return view
      },
    ]
  }
}
