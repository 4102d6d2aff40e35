/// The current theme: every way from one theme to the next.
import Likeness
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import Testing

private let good = Array(##"{"name": "good", "colors": {"primary": "#123456"}}"##.utf8)
private let other = Array(##"{"name": "other"}"##.utf8)
private let bad = Array(##"{"colors": {"primary": "#12"}}"##.utf8)

@Suite struct ThemeManagerTests {
  @Test("A new manager has the built-in theme") func fresh() {
    #expect(ThemeManager().currentTheme == .builtIn)
    #expect(ThemeManager(builtIn: .builtInDark).currentTheme == .builtInDark)
  }

  @Test("A good theme is adopted") func adoption() throws {
    let manager = ThemeManager()
    let loaded = manager.load(good, file: "good.json")
    #expect(loaded == .adopted(try Theme(json: good, file: "")))
    #expect(loaded.problems == nil)
    #expect(manager.currentTheme == loaded.theme)
    #expect(try manager.currentTheme.straightColor("primary") == StraightColor(hex: 0x123456))
    #expect(loaded.summary(of: "good.json") == "good.json: loaded \"good\"")
  }

  @Test("A reload that changes only how values are given is kept") func reloadOfAliases() throws {
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

  @Test("A broken theme falls back to the built-in one, with its problems") func badFirst() {
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

  @Test("A broken reload keeps the last good theme") func badReload() throws {
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

  @Test("A good reload replaces a broken theme") func goodReload() {
    let manager = ThemeManager()
    manager.load(bad, file: "bad.json")
    manager.load(good, file: "good.json")
    #expect(manager.currentTheme.name == "good")
  }

  @Test("A file is adopted or named in a problem") func file() {
    let manager = ThemeManager()
    #expect(manager.load(contentsOfFile: themeFile("seed")).problems == nil)
    #expect(manager.currentTheme.colors.count == 2)
    let loaded = manager.load(contentsOfFile: "/nonexistent.json")
    #expect(loaded.problems?.list.map(\.file) == ["/nonexistent.json"])
    #expect(manager.currentTheme.colors.count == 2)
  }

  @Test("A reset restores the built-in theme and forgets the last good one") func reset() {
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
