/// Ways to a theme's file: paths, data, bundles, and formats by the names of files.
import Foundation
import Likeness
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import TestKit
import Testing

/// A file of design tokens.
private let tokens = #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#

@Suite struct ThemeLoadingTests {
  @Test("A theme is read from data, in the format of its name") func themeFromData() throws {
    let theme = #"{"dimensions": {"gap": 8}}"#
    #expect(try Theme(data: Data(theme.utf8)) == Theme(dimensions: ["gap": 8]))
    #expect(try Theme(data: Data(tokens.utf8), file: "a.tokens.json").dimensions["gap"] == 8)
    #expect(throws: Problems.self) { try Theme(data: Data(tokens.utf8), file: "a.json") }
  }

  @Test("The format of a file follows from its name") func fileNames() {
    for file in ["theme.tokens", "a/theme.tokens.json"] {
      #expect(ThemeFormat(file: file) == .dtcg)
    }
    for file in ["theme.json", "tokens.json"] { #expect(ThemeFormat(file: file) == .likeness) }
    let manager = ThemeManager()
    #expect(manager.load(Array(tokens.utf8), file: "theme.tokens").problems == nil)
    #expect(manager.load(Array(tokens.utf8), file: "theme.json").problems != nil)
  }

  @Test("A format that is given overrides the name of the file") func format() throws {
    #expect(try Theme(Array(tokens.utf8), file: "theme.json", format: .dtcg).dimensions["gap"] == 8)
    #expect(try Theme(Array("{}".utf8), file: "theme.tokens", format: .likeness) == Theme())
  }

  @Test("A resolver file is refused by its name, with what to give instead") func resolver() {
    #expect {
      try Theme(
        data: Data(#"{"version": "2025.10", "resolutionOrder": []}"#.utf8), file: "a.resolver.json")
    } throws: { error in
      let text = "\(error)"
      return text.hasPrefix("a.resolver.json:1:1: this is a resolver file")
        && text.contains("give the token files of one theme")
    }
  }

  @Test("A theme is loaded from data and from a bundle") func bundle() throws {
    let data = Data(#"{"name": "packed", "dimensions": {"gap": 8}}"#.utf8)
    let folder = try TestFolder()
    try folder.write(data, to: "theme.bundle/light.theme.json")
    let manager = ThemeManager()
    #expect(manager.load(data, file: "light.theme.json").problems == nil)
    #expect(manager.currentTheme.name == "packed")
    let bundle = try #require(Bundle(path: folder("theme.bundle")))
    let other = ThemeManager()
    #expect(other.load(resource: "light.theme.json", in: bundle).problems == nil)
    #expect(other.currentTheme.dimensions["gap"] == 8)
    let missing = other.load(resource: "dark.theme.json", in: bundle)
    #expect(missing.problems?.description.hasPrefix("dark.theme.json: the bundle ") == true)
    #expect(
      missing.problems?.description.hasSuffix(
        " does not contain this resource; add the file to its target's resources") == true)
    #expect(other.currentTheme.name == "packed")
  }

  @Test("A resource is found by its name alone, and in a folder") func resource() throws {
    let folder = try TestFolder([
      "theme.bundle/Themes/light.tokens.json": tokens,
      "theme.bundle/Themes/bad.json": #"{"colors": 5}"#,
    ])
    let bundle = try #require(Bundle(path: folder("theme.bundle")))
    let manager = ThemeManager()
    #expect(manager.load(resource: "light", in: bundle, subdirectory: "Themes").problems == nil)
    #expect(manager.currentTheme.dimensions["gap"] == 8)
    let bad = manager.load(resource: "bad", in: bundle, subdirectory: "Themes").problems
    #expect(
      bad?.list.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.path): \($0.message)" } == [
        "1:12: colors: expected an object, found the number 5"
      ])
    #expect(bad?.list.first?.file.hasSuffix("/Themes/bad.json") == true)
    // There is none beside the folder.
    let missing = manager.load(resource: "light", in: bundle).problems?.description ?? ""
    #expect(missing.hasPrefix("light: the bundle "))
    #expect(
      missing.hasSuffix(
        """
         does not contain any of light.theme.json, light.tokens.json, light.tokens, light.json; \
        add the file to its target's resources
        """
      ))
    #expect(manager.currentTheme.dimensions["gap"] == 8)
  }

  @Test("A folder, and a file that is missing, are named") func missing() {
    for (path, cause) in [
      ("/", "the file can't be read: this is a folder; give the path of a file"),
      ("/nonexistent", "does not exist; check the path"),
    ] {
      #expect {
        try Theme(contentsOfFile: path)
      } throws: { error in
        "\(error)" == "\(path): \(cause)"
      }
    }
  }

  #if os(Linux)
    /// The system gives no byte of a process's memory at address 0.
    @Test("A file that can't be read is a problem") func unreadable() {
      #expect {
        try Theme(contentsOfFile: "/proc/self/mem")
      } throws: { error in
        "\(error)".hasPrefix("/proc/self/mem: the file can't be read: ")
      }
    }
  #endif
}
