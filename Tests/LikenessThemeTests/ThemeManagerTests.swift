/// The current theme: every way from one theme to the next.
import Foundation
import Likeness
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import Testing

private let good = Array(##"{"name": "good", "colors": {"primary": "#123456"}}"##.utf8)
private let other = Array(##"{"name": "other"}"##.utf8)
private let bad = Array(##"{"colors": {"primary": "#12"}}"##.utf8)

@Suite struct ThemeManagerTests {
  @Test func aFreshManagerHasTheBuiltInDefault() {
    #expect(ThemeManager().currentTheme == .builtIn)
    #expect(ThemeManager(builtIn: .builtInDark).currentTheme == .builtInDark)
  }

  @Test func loadGood_Adopts() throws {
    let manager = ThemeManager()
    let loaded = manager.load(good, file: "good.json")
    #expect(loaded == .adopted(try Theme(json: good, file: "")))
    #expect(loaded.problems == nil)
    #expect(manager.currentTheme == loaded.theme)
    #expect(try manager.currentTheme.straightColor("primary") == StraightColor(hex: 0x123456))
    #expect(loaded.summary(of: "good.json") == "good.json: loaded \"good\"")
  }

  @Test("A reload that changes only how values are given is kept")
  func reloadOfAliases() throws {
    func tokens(_ ink: String) -> [UInt8] {
      Array(
        ##"""
        {"color": {"$type": "color", "blue": {"$value": {"colorSpace": "srgb", "components": [0, \##
        0, 1]}}, "ink": {"$value": \##(ink)}}}
        """##
        .utf8)
    }
    let manager = ThemeManager()
    manager.load(
      tokens(##"{"colorSpace": "srgb", "components": [0, 0, 1]}"##), file: "a.tokens.json")
    #expect(manager.currentTheme.colors.alias(of: "color.ink") == nil)
    manager.load(tokens(##""{color.blue}""##), file: "a.tokens.json")
    #expect(manager.currentTheme.colors.alias(of: "color.ink") == "color.blue")
  }

  @Test("A theme is read from data, in the format that its name tells")
  func themeFromData() throws {
    #expect(try Theme(data: Data(good)) == Theme(json: good, file: ""))
    let tokens =
      ##"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}"##
    let theme = try Theme(data: Data(tokens.utf8), file: "a.tokens.json")
    #expect(try theme.straightColor("ink") == StraightColor(hex: 0x0000FF))
    #expect(throws: Problems.self) { try Theme(data: Data(bad), file: "bad.json") }
  }

  @Test func loadBad_WithoutAGoodOneBefore_FallsBackAndSaysSo() {
    let manager = ThemeManager()
    let loaded = manager.load(bad, file: "bad.json")
    guard case .fellBack(.builtIn, let problems) = loaded else {
      Issue.record("\(loaded)")
      return
    }
    #expect(problems.list.map(\.path.description) == ["colors.primary"])
    #expect(manager.currentTheme == .builtIn)
    #expect(
      loaded.summary(of: "bad.json") == """
        bad.json: not loaded because of 1 problem; using the built-in default, "light"
        bad.json:1:24: colors.primary: invalid color "#12": expected #RGB, #RGBA, #RRGGBB or \
        #RRGGBBAA
        """)
  }

  @Test func loadBad_AfterAGoodOne_KeepsItAndSaysSo() throws {
    let manager = ThemeManager()
    manager.load(good, file: "good.json")
    let loaded = manager.load(bad, file: "bad.json")
    guard case .keptLast(let theme, _) = loaded else {
      Issue.record("\(loaded)")
      return
    }
    #expect(theme == (try Theme(json: good, file: "")))
    #expect(manager.currentTheme == theme)
    #expect(
      loaded.summary(of: "bad.json").hasPrefix(
        "bad.json: not loaded because of 1 problem; keeping the last good theme, \"good\"\n"))
  }

  @Test func loadGood_AfterABadOne_Adopts() {
    let manager = ThemeManager()
    manager.load(bad, file: "bad.json")
    manager.load(good, file: "good.json")
    #expect(manager.currentTheme.name == "good")
  }

  @Test func loadingAFileTakesItOrNamesIt() {
    let manager = ThemeManager()
    #expect(manager.load(contentsOfFile: themeFile("seed")).problems == nil)
    #expect(manager.currentTheme.colors.count == 2)
    let loaded = manager.load(contentsOfFile: "/nonexistent.json")
    #expect(loaded.problems?.list.map(\.file) == ["/nonexistent.json"])
    #expect(manager.currentTheme.colors.count == 2)
  }

  @Test func theNameOfAFileShowsItsFormat() {
    let tokens = Array(
      #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#.utf8)
    for file in ["theme.tokens", "a/theme.tokens.json"] {
      let manager = ThemeManager()
      #expect(manager.load(tokens, file: file).problems == nil)
      #expect(manager.currentTheme.dimensions["gap"] == 8)
    }
    #expect(ThemeManager().load(tokens, file: "theme.json").problems != nil)
  }

  @Test func resetPutsTheDefaultInForceAndForgetsTheLastGoodOne() {
    let manager = ThemeManager()
    manager.load(good, file: "good.json")
    manager.reset()
    #expect(manager.currentTheme == .builtIn)
    guard case .fellBack = manager.load(bad, file: "bad.json") else {
      Issue.record("not fallen back")
      return
    }
  }
}
