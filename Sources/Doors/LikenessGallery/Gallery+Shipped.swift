/// The gallery that ships with Likeness.
import Likeness
import LikenessSystem

extension Gallery {
  /// The shipped stories if `folder` lies in Likeness's own package, otherwise a gallery without
  /// stories.
  ///
  /// In a package that depends on Likeness, nobody wants references of another team's components.
  package static func shipped(in folder: String) -> Gallery {
    let package = ArtifactsFolder.package(around: folder)
    return package.map(declaresShippedStories) == true ? shipped : Gallery(stories: [])
  }

  /// Whether a package is Likeness itself, in any checkout and under any name: it has this file.
  private static func declaresShippedStories(_ package: String) -> Bool {
    Files.exists(package + "/Sources/Doors/LikenessGallery/Gallery+Shipped.swift")
  }

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
