/// Scenes draw the same as equal trees built in Swift.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessJSON
import LikenessStories
import LikenessText
import LikenessTheme
import LikenessViews
import TestKit
import Testing

private let wide = CGSize.width(300)

/// The drawing of a scene's view in a theme.
private func list(_ scene: String, theme: Theme = .builtIn, files: SceneFiles = .none) throws
  -> DisplayList
{
  try list(Scene(scene, file: "f", files: files).makeView(theme: theme), theme: theme)
}

private func list(_ view: View, theme: Theme = .builtIn) throws -> DisplayList {
  view.apply(theme)
  view.layout(in: wide, scale: .two)
  return try DisplayList(painting: view, scale: .two)
}

@Suite struct SceneEqualityTests {
  @Test("A tree with named styles equals the same tree in Swift")
  func tree() throws {
    let scene = """
      { "styles": { "box": { "backgroundColor": "surface", "borderWidth": 1 },
                    "card": ["box", { "borderColor": "#783BF9", "cornerRadius": 9 }] },
        "view": {
          "type": "StackView", "name": "card", "axis": "vertical", "layoutDirection": "rightToLeft",
          "style": ["card", { "cornerRadius": 12, "margins": 8 }],
          "views": [
            { "type": "Label", "name": "title", "text": "A title", "spacingAfter": 20,
              "style": { "font": "title", "isUnderlined": true } },
            { "type": "View", "layout": { "width": "50%", "height": 3 }, "style": "box" },
            { "type": "View", "views": [
              { "type": "Switch", "isOn": true, "layout": { "trailing": 0, "top": 0 } } ] } ] } }
      """
    let title = Label(text: "A title")
    title.name = "title"
    title.apply(style: LabelStyle(font: .token("title"), isUnderlined: true))
    let box = ViewStyle(backgroundColor: .token("surface"), borderWidth: 1)
    let line = View()
    line.pin(.width(.fraction(0.5)), .height(3))
    line.apply(style: box)
    let toggle = Switch()
    toggle.isOn = true
    toggle.pin(.trailing, .top)
    let foot = View()
    foot.addSubview(toggle)
    let card = StackView(arrangedSubviews: [title, line, foot])
    card.name = "card"
    card.axis = .vertical
    card.layoutDirection = .rightToLeft
    card.setCustomSpacing(20, after: title)
    card.apply(
      style: StackViewStyle(
        viewStyle: box.merging(ViewStyle(borderColor: Color(hex: 0x783BF9), cornerRadius: 12)),
        margins: DirectionalEdgeInsets(all: 8)))
    #expect(try list(scene) == list(card))
  }

  @Test("A button equals the same button in each state")
  func button() throws {
    let scene = try Scene(
      """
      { "variants": { "state": ["normal", "disabled", "selected+highlighted"] },
        "view": { "type": "Button", "title": "Go", "titles": { "selected": "Gone" },
          "style": { "contentEdgeInsets": 8, "states": { "disabled": { "alpha": 0.4 },
            "highlighted+selected": { "borderWidth": 2, "borderColor": "#F00" } } } } }
      """, file: "f")
    #expect(scene.states == [.normal, .disabled, [.selected, .highlighted]])
    for state in scene.states {
      let button = Button()
      button.setTitle("Go", for: .normal)
      button.setTitle("Gone", for: .selected)
      button.isEnabled = !state.contains(.disabled)
      button.isSelected = state.contains(.selected)
      button.isHighlighted = state.contains(.highlighted)
      var style = ButtonStyle(
        contentEdgeInsets: DirectionalEdgeInsets(all: 8),
        disabled: ButtonStateStyle(viewStyle: ViewStyle(alpha: 0.4)))
      style[[.highlighted, .selected]] = ButtonStateStyle(
        viewStyle: ViewStyle(borderColor: .red, borderWidth: 2))
      button.apply(style: style)
      #expect(try list(scene.makeView(theme: .builtIn, state: state)) == list(button))
    }
  }

  @Test("A control's own state overrides that of the variant")
  func ownState() throws {
    let scene = try Scene(
      #"""
      {"view": {"type": "View", "views": [{"type": "Switch", "isOn": true, "state": "normal"}, \#
      {"type": "Switch"}]}}
      """#,
      file: "f")
    let view = try scene.makeView(theme: .builtIn, state: .disabled)
    #expect(view.subviews.map { ($0 as? Switch)?.isEnabled } == [true, false])
    #expect(view.subviews.map { ($0 as? Switch)?.isOn } == [true, false])
  }

  @Test("A text style of the theme sets a line height that a style may override")
  func lineHeight() throws {
    let theme = Theme(
      colors: ["ink": .red],
      fonts: [
        "t": FontToken(
          weight: .bold, size: 20, lineHeight: 1.5, letterSpacing: 2,
          shadow: ShadowToken(dy: 1, color: .red))
      ])
    func label(_ style: String) throws -> Label {
      let text =
        """
        {\"theme\": {\"fonts\": {\"t\": {\"size\": 20}}}, \"view\": {\"type\": \"Label\", \
        \"text\": \"a\", \"style\": \(style)}}
        """
      return try #require(Scene(text, file: "f").makeView(theme: theme) as? Label)
    }
    func drawn(_ style: String) throws -> [String: PropertyValue] {
      let items = try list(label(style), theme: theme).items
      return Dictionary(items.flatMap(\.source.properties).map { ($0.name, $0.value) }) { $1 }
    }
    let plain = try drawn(#"{"font": "t"}"#)
    #expect(
      plain["lineHeight"] == "30" && plain["letterSpacing"] == "2" && plain["font"] == "20 bold")
    #expect(plain["textShadow"] == "0 1 0 0 #FF0000")
    #expect(try drawn(#"{"font": "t", "lineHeight": 22}"#)["lineHeight"] == "22")
    // A later font replaces the earlier one with all its properties.
    #expect(try drawn(#"[{"font": "t"}, {"font": {"size": 9}}]"#)["lineHeight"] == nil)
  }

  @Test("A font that follows a text style keeps its own family and weight")
  func textStyle() throws {
    let scene = try Scene(
      #"""
      {"view": {"type": "Label", "style": {"font": \#
      {"textStyle": "body", "weight": "bold", "family": "Lato"}}}}
      """#, file: "f")
    let font = try #require(scene.makeView(theme: .builtIn) as? Label).font
    #expect(font?.scaled(for: .extraLarge) == Font(family: "Lato", size: 19, weight: .bold))
  }

  @Test("An image is read once and has the scale of its name")
  func images() throws {
    let picture = Bitmap.drawn("    \n r  ")
    let paths = Locked<[String]>([])
    let files = SceneFiles(
      theme: { _ in .builtIn },
      image: { path in
        paths.withLock { $0.append(path) }
        return picture
      })
    let text = """
      { "view": { "type": "StackView", "views": [
        { "type": "ImageView", "image": "../icons/./a@2x.png", "style": { "contentMode": \
      "aspectFit", "interpolation": "nearest" } },
        { "type": "ImageView", "image": { "file": "../icons/a@2x.png", "renderingMode": "template" \
      } },
        { "type": "Button", "images": { "normal": { "file": "b.png", "scale": 0.5 } } } ] } }
      """
    let scene = try Scene(text, file: "f", path: "cards/news.json", files: files)
    let stack = try #require(scene.makeView(theme: .builtIn) as? StackView)
    let views = stack.arrangedSubviews
    #expect((views[0] as? ImageView)?.image == Image(picture, scale: .two))
    #expect((views[0] as? ImageView)?.contentMode == .aspectFit)
    #expect((views[0] as? ImageView)?.interpolation == .nearest)
    #expect(
      (views[1] as? ImageView)?.image == Image(picture, scale: .two, renderingMode: .template))
    #expect((views[2] as? Button)?.currentImage?.size == CGSize(width: 8, height: 4))
    _ = try scene.makeView(theme: .builtInDark)
    #expect(paths.withLock { $0 } == ["icons/a@2x.png", "cards/b.png"])
  }

  @Test("Settings are read, and the others have their defaults")
  func settings() throws {
    let full = try Scene(
      ##"""
      {"description": "d", "size": {"width": 320.5}, "margin": 0, "scale": 1.5, "background": \##
      "accent", "themes": {"b": {"colors": {"accent": "#F00"}}, "a": {"colors": {"accent": \##
      "#00F"}}}, "variants": {"direction": ["rtl", "ltr"]}, "view": {"type": "View"}}
      """##,
      file: "f")
    #expect(full.description == "d")
    #expect(full.space == CGSize.width(320.5))
    #expect(full.margin == 0)
    #expect(full.scales == [1.5])
    #expect(full.themeNames == ["b", "a"])
    #expect(full.directions == [.rightToLeft, .leftToRight])
    #expect(try full.background(theme: #require(full.themes["a"])) == .token("accent"))

    let empty = try Scene(#"{"view": {"type": "View"}}"#, file: "f")
    #expect(empty.description == nil)
    #expect(empty.space == CGSize.unbounded)
    #expect(empty.margin == 16)
    #expect(empty.scales == [1, 2, 3])
    #expect(empty.themeNames == ["light", "dark"])
    #expect(empty.themes == ["light": .builtIn, "dark": .builtInDark])
    #expect(empty.directions == [])
    #expect(empty.states == [])
    #expect(empty.textSizes == [])
    #expect(empty.locales == [])
    #expect(try empty.background(theme: .builtInDark) == .token("background"))
    #expect(try empty.background(theme: Theme()) == .white)
  }
}
