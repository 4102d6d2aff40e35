/// The current theme: every way from one theme to the next, and the notifications.
import LikenessGraphics
import LikenessJSON
import LikenessTheme
import Synchronization
import Testing

private let good = Array(##"{"name": "good", "colors": {"primary": "#123456"}}"##.utf8)
private let other = Array(##"{"name": "other"}"##.utf8)
private let bad = Array(##"{"colors": {"primary": "#12"}}"##.utf8)

/// Collects the notifications of an observer.
private final class Diary: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String?) { lines.withLock { $0.append(line ?? "-") } }
  var all: [String] { lines.withLock { $0 } }
}

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
    #expect(try manager.currentTheme.color("primary") == StraightColor(hex: 0x123456))
    #expect(loaded.summary(of: "good.json") == "good.json: loaded \"good\"")
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
        bad.json:1:24: colors.primary: invalid color "#12": expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA
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

  @Test func theNameOfAFileTellsItsFormat() {
    let tokens = Array(#"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#.utf8)
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

  @Test func observersAreToldOfEachNewThemeInTheOrderTheyCame() {
    let manager = ThemeManager()
    let diary = Diary()
    let first = manager.observe { diary.add("1 \($0.name ?? "-")") }
    let second = manager.observe { diary.add("2 \($0.name ?? "-")") }
    manager.load(good, file: "f")
    manager.load(good, file: "f")  // Nothing new.
    manager.load(bad, file: "f")  // Nothing new.
    manager.load(other, file: "f")
    withExtendedLifetime((first, second)) {}
    #expect(diary.all == ["1 good", "2 good", "1 other", "2 other"])
  }

  @Test func anObservationEndsWithItsReleaseOrCancel() {
    let manager = ThemeManager()
    let diary = Diary()
    var first: ThemeObservation? = manager.observe { diary.add("1 \($0.name ?? "-")") }
    let second = manager.observe { diary.add("2 \($0.name ?? "-")") }
    _ = first
    first = nil
    manager.load(good, file: "f")
    second.cancel()
    second.cancel()
    manager.load(other, file: "f")
    #expect(diary.all == ["2 good"])
  }

  @Test func anObserverMayLoadAndMayEndAnother() {
    let manager = ThemeManager()
    let diary = Diary()
    let held = Mutex<ThemeObservation?>(nil)
    let first = manager.observe { theme in
      diary.add("1 \(theme.name ?? "-")")
      if theme.name == "good" { manager.load(other, file: "f") }
      if theme.name == "other" { held.withLock { $0 }?.cancel() }
    }
    held.withLock { $0 = manager.observe { diary.add("2 \($0.name ?? "-")") } }
    manager.load(good, file: "f")
    withExtendedLifetime(first) {}
    #expect(diary.all == ["1 good", "2 good", "1 other"])
  }

  @Test func manyThreadsLeaveEveryObserverWithTheThemeInForce() async {
    let manager = ThemeManager()
    let last = Mutex<Theme?>(nil)
    let observation = manager.observe { theme in last.withLock { $0 = theme } }
    await withTaskGroup { group in
      for index in 0..<8 {
        group.addTask {
          for round in 0..<50 { manager.adopt(Theme(name: "\(index)-\(round)")) }
        }
      }
    }
    #expect(last.withLock { $0 } == manager.currentTheme)
    withExtendedLifetime(observation) {}
  }
}
