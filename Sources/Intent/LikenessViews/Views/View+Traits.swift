/// The traits that a view takes from its tree and its theme.
import LikenessDisplayList
import LikenessText
import LikenessTheme

extension View {
  /// The traits of the view. Its style is ``overrideUserInterfaceStyle``, or else that of its
  /// theme: dark for a theme with the name `dark`.
  public var traitCollection: TraitCollection {
    TraitCollection.current.inTree(
      theme ?? .builtIn, inheritedInterfaceStyle, effectiveTextTraits, effectiveLayoutDirection,
      pass.scale)
  }

  /// The style of the view, of its nearest container that has one, or nil.
  var inheritedInterfaceStyle: UserInterfaceStyle? { inherited(\.ownInterfaceStyle) }

  /// The style that the view has of its own.
  var ownInterfaceStyle: UserInterfaceStyle? { unshown?.interfaceStyle }
}

extension TraitCollection {
  /// The traits of a view in a theme, with a style that takes the place of the theme's. Size
  /// classes and what else the tree does not decide stay as they are.
  func inTree(
    _ theme: SharedTheme, _ style: UserInterfaceStyle?, _ texts: TextTraits,
    _ direction: LayoutDirection, _ scale: Scale
  ) -> TraitCollection {
    var traits = self
    traits.userInterfaceStyle = style ?? theme.value.userInterfaceStyle
    traits.preferredContentSizeCategory = texts.contentSizeCategory
    traits.layoutDirection = direction
    traits.displayScale = scale.factor
    return traits
  }
}
