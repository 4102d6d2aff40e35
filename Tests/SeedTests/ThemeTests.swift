/// The third document: one JSON file of fonts and colors, a manager for it, and screens made of
/// nested boxes.
///
/// `LikenessThemeTests` read the same file, and replace good themes by broken ones.
import Foundation
import Likeness
import LikenessCommand
import LikenessTesting
import Testing

/// The document's file, unchanged.
private let styleFile = """
  { "fonts": { "navigationTitle": { "fileName": "", "postScriptName": "System", "weight": \
  "UIFontWeightBold", "size": 15 }, "exampleShadowStyle": { "fileName": "Lato-Semibold.ttf", \
  "postScriptName": "Lato-Semibold", "size": 20, "shadow": { "dx": 0, "dy": 2, "blurRadius": 7, \
  "color": { "r": 51, "g": 51, "b": 153, "a": 1 } } } }, "colors": { "clear": { "r": 0, "g": 0, \
  "b": 0, "a": 0 }, "primary": { "r": 51, "g": 51, "b": 153, "a": 1 } } }
  """

/// “toupe is out but fuschia is in”: one file changes, and all screens look different.
private let fuchsiaFile = styleFile.replacingOccurrences(
  of: ##""primary": { "r": 51, "g": 51, "b": 153, "a": 1 }"##, with: ##""primary": "#FF00FF""##
).replacingOccurrences(of: ##""size": 15"##, with: ##""size": 22"##)

// MARK: Views and screens of the app

/// A themeable view of the app: it implements `loadTheme`, as the document calls it, through the
/// protocol.
private final class BadgeView: View, Themeable {
  private(set) var loadedThemes = 0

  func loadTheme(_ theme: Theme) {
    loadedThemes += 1
    borderWidth = 2
    borderColor = .token("primary")
    cornerRadius = 6
  }

  func themeDidChange(_ theme: Theme) { loadTheme(theme) }

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
}

/// “We rewrote this bit of code so, when all the boxes are ready, we can loop through and see if
/// each one is interested in the theme.”
private class ThemedViewController: ViewController {
  private let manager: ThemeManager

  init(manager: ThemeManager) {
    self.manager = manager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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
    bar.backgroundColor = .token("primary")
    let title = Label(text: "Cover")
    title.name = "title"
    title.font = .token("navigationTitle")
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
    label.font = .token("exampleShadowStyle")
    label.textColor = .token("primary")
    let text = TextView()
    text.name = "text"
    text.text = "No paper, no calls."
    text.textColor = .token("primary")
    text.font = .token("navigationTitle")
    let button = Button()
    button.name = "action"
    button.setTitle("Get a quote", for: .normal)
    button.font = .token("navigationTitle")
    button.setTitleColor(.token("primary"), for: .normal)
    button.borderColor = .token("primary")
    button.borderWidth = 2
    button.cornerRadius = 8
    button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(all: 10)
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
    private let room = CGSize(width: 260, height: 260)

    private func load(_ text: String, into manager: ThemeManager) -> Loaded {
      manager.load(Array(text.utf8), file: "style.json")
    }

    @Test("Every box on the screen takes what it names, also when the file changes")
    func tokens() throws {
      let manager = ThemeManager()
      _ = load(styleFile, into: manager)
      let screen: View = WelcomeViewController(manager: manager).view
      let badge = try #require(screen.descendant(named: "badge") as? BadgeView)
      /// The colors and fonts of the drawn screen: `title font navigationTitle 15 bold`.
      func drawn() throws -> Set<String> {
        screen.layout(in: room)
        let properties = try DisplayList(painting: screen).items.flatMap { item in
          item.source.properties.filter { !$0.tokens.isEmpty }.map { property in
            """
            \(item.source.path.description.split(separator: "/").last ?? "") \(property.name) \
            \(property.tokens[0]) \(property.value)
            """
          }
        }
        return Set(properties)
      }
      let named = [
        "bar backgroundColor primary #333399", "title font navigationTitle 15 bold",
        "label font exampleShadowStyle Lato-Semibold 20",
        "label textColor primary #333399", "text textColor primary #333399",
        "text font navigationTitle 15 bold",
        "action borderColor primary #333399", "titleLabel textColor primary #333399",
        "titleLabel font navigationTitle 15 bold",
        "badge borderColor primary #333399",
      ]
      #expect(try drawn() == Set(named))
      #expect(badge.loadedThemes == 1)

      _ = load(fuchsiaFile, into: manager)
      manager.apply(to: screen)
      #expect(
        try drawn()
          == Set(
            named.map {
              $0.replacing("#333399", with: "#FF00FF").replacing("15 bold", with: "22 bold")
            }))
      #expect(badge.loadedThemes == 2)
    }

    @Test("The screen is drawn in the theme of its file", arguments: ["indigo", "fuchsia"])
    func welcome(_ name: String) throws {
      let manager = ThemeManager()
      #expect(load(name == "indigo" ? styleFile : fuchsiaFile, into: manager).problems == nil)
      assertSnapshot(
        of: WelcomeViewController(manager: manager).view,
        as: .image(in: room, scale: 2, theme: manager.currentTheme, variant: [.theme: name]),
        named: "screen")
    }

    @Test("`likeness theme show` draws the document's file as a sheet") func specimen() throws {
      let theme = try Theme(json: styleFile, file: "style.json")
      assertSnapshot(
        of: ThemeSpecimen(theme, title: "style.json"), as: .image(in: ThemeSpecimen.space, scale: 2)
      )
    }
  }
}
