/// The application's button styles, put together from mixins.
import Likeness

extension AppStyleSheet {
  /// What primary and secondary buttons share.
  package static var baseButtonStyle: AppStyle<Button> {
    concat([
      Mixins.base(backgroundColor: .white, clipsToBounds: true),
      Mixins.border(width: 2, color: .black),
      Mixins.cornerRadius(value: 8),
      Mixins.button(titleColor: .black, for: .normal),
      Mixins.button(titleColor: .gray, for: .highlighted),
      Mixins.button(titleColor: Color(hex: 0xB0B0B0), for: .disabled),
      Mixins.button(titleColor: .token("brand"), for: .selected),
      Mixins.button(titleColor: .token("brandIndigo"), for: .focused),
      Mixins.button(contentEdgeInsets: DirectionalEdgeInsets(horizontal: 16, vertical: 10)),
    ])
  }

  /// The button that leads on: a black border.
  package static var primaryButtonStyle: AppStyle<Button> {
    concat([baseButtonStyle, Mixins.border(color: .black)])
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
