/// Stories of whole screens.
import Likeness

extension Gallery {
  static var screenStories: [Story] {
    [
      Story(
        "Screen/settings", variants: .standard.directions([.leftToRight, .rightToLeft]),
        in: CGSize(width: 390, height: 844), margin: 0
      ) {
        _ in
        SettingsScreen.example()
      },
      Story("Screen/buttons", in: CGSize(width: 320, height: 300), margin: 0) { _ in
        let view = View()
        view.backgroundColor = .token("page")

        let primaryButton = Button().withStyle(AppStyleSheet.primaryButtonStyle)
        primaryButton.setTitle("Primary button", for: .normal)
        let secondaryButton = Button().withStyle(AppStyleSheet.secondaryButtonStyle)
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
