/// `likeness theme`: commands for theme files.
import ArgumentParser

/// The parent of the theme commands; alone, it prints its help.
struct ThemeCommand<Command: GalleryCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "theme",
      abstract: "Checks, shows and exports themes, and lists what a change affects.",
      discussion: """
        A theme is a JSON file of named colors, fonts and other tokens. Files that end in .tokens \
        or .tokens.json are read as W3C design tokens (2025.10), all others as Likeness themes.

        To draw pictures in a theme, add it to the gallery: `Gallery(stories: [ … ], themes: \
        ["dark": try Theme(contentsOfFile: "dark.json")])`. In a JSON scene, name the file: \
        "themes": { "dark": "dark.json" }.
        """,
      // In the order of the help.
      subcommands: [
        ThemeValidateCommand.self, ThemeShowCommand.self, ThemeImpactCommand<Command>.self,
        ThemeExportCommand.self,
      ])
  }
}
