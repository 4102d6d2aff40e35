/// `likeness.json`: what it sets, and what is said where it is wrong.
import Foundation
import Likeness
import TestKit
import TestSupport
import Testing

@Suite struct ProjectSettingsTests {
  /// A folder with these settings.
  private func settings(_ text: String) throws -> TestFolder {
    try TestFolder(["likeness.json": text])
  }

  @Test("Without the file everything has its default")
  func defaults() throws {
    let folder = try TestFolder()
    let project = try ProjectSettings(folder: folder.path)
    #expect(project.maximumPixels == 100_000_000)
    #expect(project.strictText == [])
    #expect(project.command == nil)
    #expect(project.fonts.id == FontLibrary.embedded.id)
  }

  @Test("Limits and strictness are read, with comments and trailing commas")
  func values() throws {
    let folder = try settings(
      #"{ "maxMegapixels": 3, /* both */ "strictText": ["warnings", "truncation"], }"#)
    let project = try ProjectSettings(folder: folder.path)
    #expect(project.maximumPixels == 3_000_000)
    #expect(project.raster.maximumPixels == 3_000_000)
    #expect(project.png.maxPixels == 3_000_000)
    #expect(project.strictText == [.warnings, .truncation])
  }

  @Test("The package's own command is kept beside fonts for one run")
  func command() throws {
    let folder = try settings(#"{ "command": "design" }"#)
    let project = try ProjectSettings(folder: folder.path)
    #expect(project.command == "design")
    #expect(project.adding(fontFolders: [folder.path]).command == "design")
  }

  @Test("The schema for editors is allowed, as in scenes and themes")
  func schema() throws {
    let folder = try settings(#"{ "$schema": "./likeness.schema.json", "maxMegapixels": 3 }"#)
    #expect(try ProjectSettings(folder: folder.path).maximumPixels == 3_000_000)
    let wrong = try settings(#"{ "$schema": 7 }"#)
    #expect {
      try ProjectSettings(folder: wrong.path)
    } throws: { error in
      "\(error)".hasSuffix("likeness.json:1:14: $schema: expected text, found the number 7")
    }
  }

  @Test("A font of the project is found by its name, and comes before others")
  func fonts() throws {
    let folder = try settings(#"{ "fonts": ["Fonts"], "fallbackFonts": ["Fonts/Test.ttf"] }"#)
    try folder.write(TestFontFile().bytes, to: "Fonts/Test.ttf")
    let project = try ProjectSettings(folder: folder.path)
    let asked = Font(size: 10, fileName: "Test.ttf")
    #expect(FontLibrary.embedded.resolve(asked).fallback != nil)
    #expect(project.fonts.resolve(asked).fallback == nil)
    // One library for each, so that what was set with it is found again.
    #expect(project.fonts.id == project.fonts.id)
    #expect(project.added(to: project.fonts).id == project.fonts.id)
  }

  @Test("Themes of the project are those of scenes that name none")
  func themes() throws {
    let folder = try settings(
      ##"""
      { "themes": { "night": ["base.theme.json", "night.theme.json"], "day": "base.theme.json" } }
      """##
    )
    try folder.write(
      ##"{"colors": {"page": "#FFF", "ink": "#111"}}"##, to: "base.theme.json")
    try folder.write(##"{"colors": {"page": "#000"}}"##, to: "night.theme.json")
    try folder.write(
      #"{"view": {"type": "View", "style": {"backgroundColor": "page"}}, "scale": 1}"#,
      to: "Scenes/a/one.json")
    let themes = try ProjectSettings(folder: folder.path).themes
    #expect(themes.map(\.name) == ["night", "day"])
    let (gallery, _, _) = try Gallery.readable(scenesIn: folder("Scenes"), themes: themes)
    let lists = try gallery.snapshots().map { (try $0.displayList().text, $0.identity) }
    #expect(lists.map(\.1.description) == ["a/one@day,1x", "a/one@night,1x"])
    #expect(lists[0].0.contains("page=#FFFFFF") && lists[1].0.contains("page=#000000"))
    #expect(themes[0].theme.colors["ink"] == StraightColor(hex: 0x111111))
  }

  @Test(
    "Every problem is named with its place and the next step",
    arguments: [
      (#"{ "font": [] }"#, "1:3: font: unknown key"),
      (#"{ "fonts": ["Nowhere"] }"#, "1:13: fonts[0]: \"Nowhere\" is not there."),
      (#"{ "fonts": ["likeness.json"] }"#, "\"likeness.json\" is a file, not a folder."),
      (#"{ "fallbackFonts": ["."] }"#, "\".\" is a folder, not a font file."),
      (#"{ "fallbackFonts": ["likeness.json"] }"#, "1:21: fallbackFonts[0]: "),
      (#"{ "maxMegapixels": 0 }"#, "1:20: maxMegapixels: "),
      (
        #"{ "strictText": ["all"] }"#,
        "\"all\" is unknown. Give any of: warnings, overflow, truncation."
      ),
      (#"{ "themes": { "light": "none.json" } }"#, "/none.json: does not exist; check the path"),
      ("[]", "1:1: "), ("{", "likeness.json:1:"),
    ])
  func problems(text: String, words: String) throws {
    let folder = try settings(text)
    let error = #expect(throws: Problems.self) { try ProjectSettings(folder: folder.path) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix(folder.path + "/") == true)
  }

  @Test("A file that is none is named by its kind") func pipe() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder("likeness.json"), 0o600) == 0)
    let error = #expect(throws: Problems.self) { try ProjectSettings(folder: folder.path) }
    #expect(
      error?.description.hasSuffix(
        "The file can't be read: it is a named pipe, not a regular file.") == true,
      "\(error?.description ?? "")")
  }
}
