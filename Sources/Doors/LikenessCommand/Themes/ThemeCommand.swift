/// `likeness theme`: what can be done with theme files, verb by verb.
import ArgumentParser

/// The parent of the verbs over themes; alone it prints its help.
struct ThemeCommand<Command: GalleryCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "theme",
      abstract: "Checks, shows, compares, exports and serves themes.",
      discussion: """
        A theme is a JSON file of named fonts, colours and other tokens. A file named .tokens or .tokens.json is read as W3C design tokens \
        (2025.10), any other as a theme file of Likeness.
        """,
      // The verbs, in the order of the help.
      subcommands: [
        ThemeValidateCommand.self, ThemeShowCommand.self, ThemeDiffCommand.self, ThemeImpactCommand<Command>.self,
        ThemeExportCommand.self, ThemeServeCommand.self,
      ])
  }
}
