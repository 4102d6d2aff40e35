/// Stories of the controls in their states: buttons, switches, progress.
import Likeness

extension Gallery {
  static var controlStories: [Story] {
    buttonStories + switchStories + [progressStory]
  }

  private static var buttonStories: [Story] {
    let states = ["normal", "highlighted", "disabled", "selected", "focused"]
    return [
      Story("Button/primary", variants: .standard.states(states)) { context in
        button("Primary button", style: AppStyleSheet.primaryButtonStyle, context)
      },
      Story("Button/secondary", variants: .standard.states(states)) { context in
        button("Secondary button", style: AppStyleSheet.secondaryButtonStyle, context)
      },
    ]
  }

  private static func button(
    _ title: String, style: @escaping AppStyle<Button>, _ context: StoryContext
  ) -> Button {
    let button = Button().withStyle(style)
    button.setTitle(title, for: .normal)
    button.isHighlighted = context.state == "highlighted"
    button.isEnabled = context.state != "disabled"
    button.isSelected = context.state == "selected"
    button.isFocused = context.state == "focused"
    return button
  }

  private static var switchStories: [Story] {
    let states = ["on", "off", "on and disabled", "off and disabled"]
    return [
      Story("Switch/system", variants: .standard.states(states)) { context in
        switched(Switch(), context)
      },
      Story("Switch/custom", variants: .standard.states(states)) { context in
        switched(CustomSwitch().withStyle(AppStyleSheet.customSwitchStyle), context)
      },
    ]
  }

  private static func switched(_ view: Switch, _ context: StoryContext) -> Switch {
    let state = context.state ?? ""
    view.setOn(state.hasPrefix("on"))
    view.isEnabled = !state.hasSuffix("disabled")
    return view
  }

  private static var progressStory: Story {
    Story("Progress/bars", in: .width(220)) { context in
      let accent = Color.token("accent")
      let column = StackView(
        arrangedSubviews: [0, 0.05, 0.5, 1].map { progress in
          let view = ProgressView()
          view.progress = progress
          view.progressTintColor = accent
          return view
        })
      column.axis = .vertical
      column.spacing = 12
      return column
    }
  }
}
