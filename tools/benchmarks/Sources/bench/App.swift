/// The screens of an app, of the extent that the document on themes counts: 174 screens, 1,145
/// labels, 766 buttons.
import Likeness

/// A tree of screens.
struct App {
  let root = View()
  private(set) var screens: [View] = []
  private(set) var labels: [Label] = []
  private(set) var buttons: [Button] = []

  var elements: Int { screens.count + labels.count + buttons.count }

  /// Spreads labels and buttons over the screens as evenly as they go.
  init(screens screenCount: Int, labels labelCount: Int, buttons buttonCount: Int) {
    for index in 0..<screenCount {
      let screen = View()
      screen.backgroundColor = .token("background")
      root.addSubview(screen)
      screens.append(screen)
      for number in share(of: labelCount, index, screenCount) {
        let label = Label(text: "Label \(number)")
        label.font = .token("body")
        label.textColor = .token("text")
        label.backgroundColor = .token("background")
        screen.addSubview(label)
        labels.append(label)
      }
      for number in share(of: buttonCount, index, screenCount) {
        let button = Button()
        button.setTitle("Button \(number)", for: .normal)
        button.font = .token("button")
        button.setTitleColor(.token("primary"), for: .normal)
        button.borderColor = .token("text")
        screen.addSubview(button)
        buttons.append(button)
      }
    }
  }

  func apply(_ look: Look) {
    for screen in screens { screen.apply(style: look.view) }
    for label in labels { label.apply(style: look.label) }
    for button in buttons { button.apply(style: look.button) }
  }

  func apply(_ look: FunctionalLook) {
    for screen in screens { look.view(screen) }
    for label in labels { look.label(label) }
    for button in buttons { look.button(button) }
  }
}

/// The numbers of one screen's share.
private func share(of count: Int, _ index: Int, _ screens: Int) -> Range<Int> {
  (count * index / screens)..<(count * (index + 1) / screens)
}

/// A look as style structs.
struct Look {
  let view: ViewStyle
  let label: LabelStyle
  let button: ButtonStyle

  init(text: Color) {
    view = ViewStyle(backgroundColor: .white)
    label = LabelStyle(
      viewStyle: view, textAlignment: .left, textColor: text, font: .systemFont(ofSize: 15))
    button = ButtonStyle(
      viewStyle: ViewStyle(
        backgroundColor: .white, borderColor: text, borderWidth: 2, cornerRadius: 8),
      titleStyle: LabelStyle(font: .boldSystemFont(ofSize: 16)),
      contentEdgeInsets: DirectionalEdgeInsets(all: 10),
      normal: ButtonStateStyle(titleColor: text), highlighted: ButtonStateStyle(titleColor: .gray))
  }

  /// The same look as functions.
  var functional: FunctionalLook {
    let text = label.textColor ?? .black
    return FunctionalLook(
      view: AppStyleSheet.Mixins.base(backgroundColor: .white),
      label: concat(
        AppStyleSheet.Mixins.base(backgroundColor: .white),
        { (label: Label) in
          label.font = .systemFont(ofSize: 15)
          label.textColor = text
          label.textAlignment = .left
        }),
      button: concat(
        AppStyleSheet.Mixins.base(backgroundColor: .white),
        AppStyleSheet.Mixins.border(width: 2, color: text),
        AppStyleSheet.Mixins.cornerRadius(value: 8),
        AppStyleSheet.Mixins.button(
          contentEdgeInsets: DirectionalEdgeInsets(all: 10), font: .boldSystemFont(ofSize: 16)),
        AppStyleSheet.Mixins.button(titleColor: text, for: .normal),
        AppStyleSheet.Mixins.button(titleColor: .gray, for: .highlighted)))
  }
}

/// A look as functions.
struct FunctionalLook {
  let view: AppStyle<View>
  let label: AppStyle<Label>
  let button: AppStyle<Button>
}
