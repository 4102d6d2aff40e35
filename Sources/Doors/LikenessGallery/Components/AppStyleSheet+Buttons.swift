/// The application's button styles, composed of mixins.
import Likeness

extension AppStyleSheet {
  /// What primary and secondary buttons share.
  package static var baseButtonStyle: AppStyle<Button> {
    concat([
      Mixins.base(backgroundColor: .token("surface"), clipsToBounds: true),
      Mixins.border(width: 2, color: .token("text")),
      Mixins.cornerRadius(value: 8),
      Mixins.button(titleColor: .token("text"), for: .normal),
      Mixins.button(titleColor: .token("secondaryText"), for: .highlighted),
      Mixins.button(titleColor: .token("disabled"), for: .disabled),
      Mixins.button(titleColor: .token("accent"), for: .selected),
      Mixins.button(titleColor: .token("primary"), for: .focused),
      Mixins.button(contentEdgeInsets: DirectionalEdgeInsets(horizontal: 16, vertical: 10)),
    ])
  }

  /// The button that leads on: a border in the color of text.
  package static var primaryButtonStyle: AppStyle<Button> {
    concat([baseButtonStyle, Mixins.border(color: .token("text"))])
  }

  /// The button that leads elsewhere: no border, no background, a title in the color of links.
  package static var secondaryButtonStyle: AppStyle<Button> {
    concat([
      baseButtonStyle,
      Mixins.base(backgroundColor: .clear),
      Mixins.border(width: 0),
      Mixins.button(titleColor: .token("link"), for: .normal),
      Mixins.button(titleColor: .token("linkDisabled"), for: .disabled),
      Mixins.button(titleColor: .token("accent"), for: .selected),
      Mixins.button(titleColor: .token("linkFocused"), for: .focused),
    ])
  }
}
