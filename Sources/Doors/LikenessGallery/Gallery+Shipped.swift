/// The gallery that ships with Likeness.
import Likeness

extension Gallery {
  /// Every component in all its styles and states, in a light and a dark theme.
  package static let shipped = Gallery(
    stories: componentStories + controlStories + valueStories + textStories + longTextStories
      + inputStories + tableStories + drawingStories + axisStories + screenStories + barStories
      + scrollStories
      + showcaseStories + styleStories, themes: shippedThemes,
    imageSource: imageSource)

  /// The themes of the gallery, read from its own files.
  static let shippedThemes: [String: Theme] = [
    "light": theme(
      PackageResources.light_theme_json, file: "light.theme.json", otherwise: .builtIn),
    "dark": theme(
      PackageResources.dark_theme_json, file: "dark.theme.json", otherwise: .builtInDark),
  ]

  private static func theme(_ bytes: [UInt8], file: String, otherwise builtIn: Theme) -> Theme {
    ThemeManager(builtIn: builtIn).load(bytes, file: file).theme
  }
}
