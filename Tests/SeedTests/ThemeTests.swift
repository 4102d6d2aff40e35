/// The third document: one JSON file of fonts and colours, a manager for it, and screens that are boxes all the way down.
import Foundation
import Likeness
import LikenessTesting
import Testing

/// The file of the document, letter by letter.
private let styleFile = """
  { "fonts": { "navigationTitle": { "fileName": "", "postScriptName": "System", "weight": "UIFontWeightBold", "size": 15 }, \
  "exampleShadowStyle": { "fileName": "Lato-Semibold.ttf", "postScriptName": "Lato-Semibold", "size": 20, \
  "shadow": { "dx": 0, "dy": 2, "blurRadius": 7, "color": { "r": 51, "g": 51, "b": 153, "a": 1 } } } }, \
  "colors": { "clear": { "r": 0, "g": 0, "b": 0, "a": 0 }, "primary": { "r": 51, "g": 51, "b": 153, "a": 1 } } }
  """

/// “toupe is out but fuschia is in”: one file changes, and all screens look different.
private let fuchsiaFile = styleFile.replacingOccurrences(
  of: ##""primary": { "r": 51, "g": 51, "b": 153, "a": 1 }"##, with: ##""primary": "#FF00FF""##
).replacingOccurrences(of: ##""size": 15"##, with: ##""size": 22"##)

// MARK: Views and screens of the app

/// A themeable view of the app's own: it implements `loadTheme`, as the document calls it, and gets it by the protocol.
private final class BadgeView: View, Themeable {
  private(set) var loadedThemes = 0

  func loadTheme(_ theme: Theme) {
    loadedThemes += 1
    borderWidth = 2
    borderColor = .token("primary")
    cornerRadius = 6
  }

  func themeDidChange(_ theme: Theme) { loadTheme(theme) }

  override var intrinsicContentSize: Size { Size(width: 24, height: 24) }
}

/// “We rewrote this bit of code so, when all the boxes are ready, we can loop through and see if each one is interested in the theme.”
private class ThemedViewController: ViewController {
  private let manager: ThemeManager

  init(manager: ThemeManager) {
    self.manager = manager
  }

  override func viewDidLoad() {
    manager.apply(to: view)
  }
}

private final class WelcomeViewController: ThemedViewController {
  override func loadView() {
    view = View()
    view.name = "screen"
    view.backgroundColor = .white

    let bar = View()
    bar.name = "bar"
    bar.themeBackgroundColor = "primary"
    let title = Label(text: "Cover")
    title.name = "title"
    title.themeFont = "navigationTitle"
    title.textColor = .white
    bar.addSubview(title, pinning: .center)
    view.addSubview(bar, pinning: .top, .horizontalEdges(inset: 0), .height(44))

    // A box in a box in a box.
    let outer = View()
    outer.name = "outer"
    let inner = View()
    inner.name = "inner"
    let label = Label(text: "Insured in minutes")
    label.name = "label"
    label.themeFont = "exampleShadowStyle"
    label.themeColor = "primary"
    let text = TextView()
    text.name = "text"
    text.text = "No paper, no calls."
    text.themeColor = "primary"
    text.themeFont = "navigationTitle"
    let button = Button()
    button.name = "action"
    button.setTitle("Get a quote", for: .normal)
    button.themeFont = "navigationTitle"
    button.themeColor = "primary"
    button.themeBorderColor = "primary"
    button.borderWidth = 2
    button.cornerRadius = 8
    button.contentEdgeInsets = EdgeInsets(all: 10)
    let badge = BadgeView()
    badge.name = "badge"
    let column = StackView(arrangedSubviews: [label, text, button, badge])
    column.name = "column"
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 12
    inner.addSubview(column, pinning: .edges)
    outer.addSubview(inner, pinning: .edges)
    view.addSubview(outer, pinning: .top(60), .horizontalEdges(inset: 16))
  }
}

extension SeedTests {
  @Suite struct Themes {
    private let primary = StraightColor(r: 51, g: 51, b: 153)
    private let room = Size(width: 260, height: 260)

    private func load(_ text: String, into manager: ThemeManager) -> Loaded { manager.load(Array(text.utf8), file: "style.json") }

    @Test func fileOfTheDocumentBecomesTokens() throws {
      let manager = ThemeManager()
      #expect(load(styleFile, into: manager).problems == nil)
      let theme = manager.currentTheme
      #expect(try theme.color("primary") == primary)
      #expect(try theme.color("clear") == .clear)
      let title = try theme.font("navigationTitle")
      #expect(title.size == 15 && title.weight == .bold)
      let shadowed = try theme.font("exampleShadowStyle")
      #expect(shadowed.size == 20 && shadowed.fileName == "Lato-Semibold.ttf" && shadowed.postScriptName == "Lato-Semibold")
      #expect(shadowed.shadow == ShadowToken(dx: 0, dy: 2, blurRadius: 7, color: primary))
      #expect(theme.fonts.count == 2 && theme.colors.count == 2)
    }

    /// `self.backgroundColor = [… colorFromString:@"lightGrey"]`, which the file of the document has not: said with what it has.
    @Test func nameThatTheThemeHasNotIsAnErrorWithTheNamesThatItHas() throws {
      let manager = ThemeManager()
      _ = load(styleFile, into: manager)
      let error = #expect(throws: UnknownToken.self) { try manager.currentTheme.color("primry") }
      #expect(error?.description.contains("primary") == true)
    }

    @Test func defaultSetIsCreatedIfAnythingWentWrong() {
      let manager = ThemeManager()
      let broken = styleFile.replacingOccurrences(of: "153", with: "1530")
      let loaded = load(broken, into: manager)
      guard case .fellBack(let theme, let problems) = loaded else {
        Issue.record("The broken file was taken: \(loaded)")
        return
      }
      // Blue is out of range in the shadow and in the colour.
      #expect(theme == .builtIn && manager.currentTheme == .builtIn && problems.list.count == 2)
      // And once a good one was loaded, a broken one leaves that in force.
      _ = load(styleFile, into: manager)
      guard case .keptLast(let kept, _) = load(broken, into: manager) else {
        Issue.record("The last good theme was not kept.")
        return
      }
      #expect(kept.colors["primary"] == primary)
    }

    @Test func everyBoxOnTheScreenTakesWhatItNames() throws {
      let manager = ThemeManager()
      _ = load(styleFile, into: manager)
      let screen = WelcomeViewController(manager: manager).view
      func find<V: View>(_ name: String, as type: V.Type = V.self) throws -> V { try #require(screen.descendant(named: name) as? V) }
      let (bar, title, label): (View, Label, Label) = (try find("bar"), try find("title"), try find("label"))
      let (text, button, badge): (TextView, Button, BadgeView) = (try find("text"), try find("action"), try find("badge"))
      #expect(bar.backgroundColor == Color(primary) && badge.borderColor == .token("primary") && button.borderColor == Color(primary))
      #expect(title.font == .boldSystemFont(ofSize: 15) && title.textColor == .white)
      #expect(label.textColor == Color(primary) && label.textShadow == ShadowStyle(color: Color(primary), dy: 2, blurRadius: 7))
      #expect(text.textColor == Color(primary) && button.currentTitleColor == Color(primary) && button.font == .boldSystemFont(ofSize: 15))
      #expect(badge.loadedThemes == 1)

      _ = load(fuchsiaFile, into: manager)
      manager.apply(to: screen)
      let fuchsia = Color(r: 255, g: 0, b: 255)
      #expect(
        bar.backgroundColor == fuchsia && badge.borderColor == .token("primary") && label.textColor == fuchsia && text.textColor == fuchsia)
      #expect(title.font == .boldSystemFont(ofSize: 22) && button.font == .boldSystemFont(ofSize: 22) && badge.loadedThemes == 2)
      #expect(button.currentTitleColor == fuchsia && button.borderColor == fuchsia)
    }

    @Test(arguments: ["indigo", "fuchsia"])
    func screenInTheThemeOfItsFile(_ name: String) throws {
      let manager = ThemeManager()
      #expect(load(name == "indigo" ? styleFile : fuchsiaFile, into: manager).problems == nil)
      assertSnapshot(
        of: WelcomeViewController(manager: manager).view,
        as: .image(in: room, scale: 2, theme: manager.currentTheme, variant: [.theme: name]), named: "screen")
    }

    /// What `likeness theme show` draws of the document's file.
    @Test func specimenSheetShowsTheFileOfTheDocument() throws {
      let theme = try Theme(json: styleFile, file: "style.json")
      assertSnapshot(
        of: ThemeSpecimen(theme, title: "style.json"), as: .image(in: ThemeSpecimen.space, scale: 2), named: "specimen")
    }

    @Test func viewAddedLaterIsThemedWhenItEntersTheTree() throws {
      let manager = ThemeManager()
      _ = load(styleFile, into: manager)
      let screen = WelcomeViewController(manager: manager).view
      let column = try #require(screen.descendant(named: "column") as? StackView)
      let late = Label(text: "Late")
      late.themeColor = "primary"
      let badge = BadgeView()
      let box = View()
      box.addSubview(late)
      box.addSubview(badge)
      #expect(late.textColor == .black)
      column.addArrangedSubview(box)
      #expect(late.textColor == Color(primary) && badge.loadedThemes == 1)
    }
  }
}
