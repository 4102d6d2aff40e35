/// Scenes draw the same as equal trees built in Swift.
import Foundation
import LikenessDisplayList
import LikenessJSON
import LikenessStories
import LikenessText
import LikenessTheme
import LikenessViews
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
  @Test func attributedTextsEqualThoseInSwift() throws {
    let scene = """
      { "view": { "type": "StackView", "axis": "vertical", "views": [
          { "type": "Label", "writingDirection": "rightToLeft", "attributedText": ["was ",
            { "text": "10", "color": "#F00", "isStruckThrough": true, "strikethroughColor": "#00F" \
      },
            { "text": " 8", "font": { "size": 22, "weight": "bold" }, "isUnderlined": true, \
      "underlineColor": "accent", "letterSpacing": 2 }] },
          { "type": "TextView", "attributedText": ["a ", { "text": "mark", "backgroundColor": \
      "#FF0" }] },
          { "type": "Button", "attributedTitle": [{ "text": "Go", "isUnderlined": true }] } ] } }
      """
    var price: AttributedText = "was "
    price.append(
      "10", TextAttributes(color: .red, isStruckThrough: true, strikethroughColor: .blue))
    price.append(
      " 8",
      TextAttributes(
        font: .boldSystemFont(ofSize: 22), isUnderlined: true, underlineColor: .token("accent"),
        letterSpacing: 2))
    let label = Label()
    label.attributedText = price
    label.writingDirection = .rightToLeft
    let text = TextView()
    text.attributedText =
      "a " + AttributedText("mark", TextAttributes(backgroundColor: Color(hex: 0xFFFF00)))
    let button = Button()
    button.setAttributedTitle(
      AttributedText("Go", TextAttributes(isUnderlined: true)), for: .normal)
    let stack = StackView(arrangedSubviews: [label, text, button])
    stack.axis = .vertical
    let (lines, expected) = try (
      list(scene).text.split(separator: "\n"), list(stack).text.split(separator: "\n")
    )
    for (line, other) in zip(lines, expected) { #expect(line == other) }
    #expect(lines.count == expected.count)
  }

  @Test func aCardEqualsTheSameTreeInSwift() throws {
    let scene = """
      { "styles": { "box": { "backgroundColor": "surface", "borderWidth": 1 }, "card": ["box", { \
      "borderColor": "#783BF9", "cornerRadius": 9 }] },
        "view": {
          "type": "StackView", "name": "card", "axis": "vertical", "layoutDirection": "rightToLeft",
          "style": ["card", { "cornerRadius": 12, "shadow": { "dx": 1, "dy": 2, "blurRadius": 8, \
      "spread": -1, "color": "#00000040" },
                              "spacing": 6, "alignment": "leading", "distribution": "fill", \
      "margins": { "horizontal": 10, "top": 12, "leading": 14 } }],
          "views": [
            { "type": "Label", "name": "title", "text": "A title", "numberOfLines": 2, \
      "lineBreakMode": "byTruncatingMiddle", "spacingAfter": 20,
              "style": { "font": { "size": 22, "weight": 700 }, "textColor": "primary", \
      "textAlignment": "center", "letterSpacing": 1,
                         "isUnderlined": true, "isStruckThrough": false,
                         "lineHeight": 30, "textShadow": { "dy": 1, "color": "#FFF" }, "alpha": \
      0.5 } },
            { "type": "View", "layout": { "width": "50%", "height": 3, "minWidth": 20 }, "style": \
      { "backgroundColor": "separator" } },
            { "type": "TextView", "text": "Some longer text", "layout": { "maxWidth": 120 },
              "style": { "font": "caption", "textColor": "#123", "textContainerInset": 4, \
      "lineHeight": 16, "textAlignment": "right" } },
            { "type": "ProgressView", "progress": 0.25, "layout": { "width": 100 },
              "style": { "barHeight": 6, "progressTintColor": "accent", "trackTintColor": "#EEE" } \
      },
            { "type": "ShapeView", "path": "M4 12l5 5L20 6", "viewBox": [0, 1, 24, 22], \
      "flipsForRightToLeftLayoutDirection": true,
              "style": { "contentMode": "aspectFill", "fillColor": "#FF0", "fillGradient": { \
      "colors": ["#F00", "accent"] }, "fillRule": "evenOdd",
                         "strokeColor": "primary", "strokeGradient": { "colors": ["#000", "#FFF"] \
      }, "lineWidth": 2, "lineCap": "round",
                         "lineJoin": "bevel", "miterLimit": 10, "lineDashes": [4, 2], \
      "lineDashPhase": 1 } }
          ] } }
      """
    let title = Label(text: "A title")
    title.name = "title"
    title.numberOfLines = 2
    title.lineBreakMode = .byTruncatingMiddle
    title.apply(
      style: LabelStyle(
        viewStyle: ViewStyle(alpha: 0.5), textAlignment: .center, textColor: .token("primary"),
        font: .boldSystemFont(ofSize: 22), lineHeight: 30, letterSpacing: 1, isUnderlined: true,
        isStruckThrough: false,
        textShadow: ShadowStyle(color: .white, dy: 1)))
    let line = View()
    line.pin(.width(.fraction(0.5)), .height(3), .minWidth(20))
    line.backgroundColor = .token("separator")
    let text = TextView()
    text.text = "Some longer text"
    text.pin(.maxWidth(120))
    text.apply(
      style: TextViewStyle(
        labelStyle: LabelStyle(
          textAlignment: .right, textColor: Color(hex: 0x112233), font: .token("caption"),
          lineHeight: 16),
        textContainerInset: DirectionalEdgeInsets(all: 4)))
    let bar = ProgressView()
    bar.progress = 0.25
    bar.pin(.width(100))
    bar.apply(
      style: ProgressViewStyle(
        progressTintColor: .token("accent"), trackTintColor: Color(hex: 0xEEEEEE), barHeight: 6))
    let tick = ShapeView(
      path: try Path("M4 12L9 17L20 6"), viewBox: CGRect(x: 0, y: 1, width: 24, height: 22))
    tick.flipsForRightToLeftLayoutDirection = true
    tick.apply(
      style: ShapeViewStyle(
        contentMode: .aspectFill, fillColor: Color(hex: 0xFFFF00),
        fillGradient: Gradient(colors: [.red, .token("accent")]),
        fillRule: .evenOdd, strokeColor: .token("primary"),
        strokeGradient: Gradient(colors: [.black, .white]), lineWidth: 2,
        lineCap: .round, lineJoin: .bevel, miterLimit: 10, lineDashes: [4, 2], lineDashPhase: 1))
    let card = StackView(arrangedSubviews: [title, line, text, bar, tick])
    card.name = "card"
    card.axis = .vertical
    card.layoutDirection = .rightToLeft
    card.setCustomSpacing(20, after: title)
    card.apply(
      style: StackViewStyle(
        viewStyle: ViewStyle(
          backgroundColor: .token("surface"), borderColor: Color(hex: 0x783BF9), borderWidth: 1,
          cornerRadius: 12,
          shadow: ShadowStyle(
            color: Color(r: 0, g: 0, b: 0, a: 64), dx: 1, dy: 2, blurRadius: 8, spread: -1)),
        spacing: 6, alignment: .leading, distribution: .fill,
        margins: DirectionalEdgeInsets(top: 12, leading: 14, bottom: 0, trailing: 10))
    )
    #expect(try list(scene) == list(card))
  }

  @Test func aButtonEqualsTheSameButtonInEachState() throws {
    let scene = try Scene(
      """
      { "variants": { "state": ["normal", "disabled", "selected+highlighted"] },
        "view": { "type": "Button", "title": "Go", "titles": { "selected": "Gone" },
          "style": { "contentEdgeInsets": 8, "imageTitleSpacing": 4, "contentHorizontalAlignment": \
      "trailing", "cornerRadii": [1, 2, 3, 4],
            "titleStyle": { "font": "button" },
            "states": { "normal": { "titleColor": "onPrimary", "backgroundColor": "primary" }, \
      "disabled": { "alpha": 0.4 },
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
        viewStyle: ViewStyle(
          cornerRadii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
        titleStyle: LabelStyle(font: .token("button")),
        contentEdgeInsets: DirectionalEdgeInsets(all: 8), imageTitleSpacing: 4,
        contentHorizontalAlignment: .trailing,
        normal: ButtonStateStyle(
          titleColor: .token("onPrimary"), backgroundColor: .token("primary")),
        disabled: ButtonStateStyle(viewStyle: ViewStyle(alpha: 0.4)))
      style[[.highlighted, .selected]] = ButtonStateStyle(
        viewStyle: ViewStyle(borderColor: .red, borderWidth: 2))
      button.apply(style: style)
      #expect(try list(scene.makeView(theme: .builtIn, state: state)) == list(button))
    }
  }

  @Test func aStateOfAControlsOwnStandsAgainstThatOfTheVariant() throws {
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

  @Test func placesAndShapesEqualThoseInSwift() throws {
    let scene = """
      { "theme": { "dimensions": { "gap": 7 }, "gradients": { "sky": [{ "color": "#00F", \
      "position": 0 }, { "color": "#FFF", "position": 1 }] },
                   "shadows": { "low": { "dy": 1, "color": "#0008" } } },
        "view": { "type": "View", "layout": { "height": 200 }, "views": [
          { "type": "View", "layout": { "edges": 5, "leading": "gap", "height": 40 }, "style": { \
      "backgroundGradient": "sky", "shadow": "low" } },
          { "type": "View", "layout": { "center": true, "centerY": 10, "width": 40, "aspectRatio": \
      2 },
            "style": { "backgroundGradient": { "stops": [{ "place": 0.5, "color": "#F00" }], \
      "start": { "x": 0, "y": 0 }, "end": { "x": 1, "y": 0.5 } } } },
          { "type": "View", "layout": { "horizontalEdges": 3, "bottom": 0, "height": "12.5%" },
            "style": { "backgroundGradient": { "colors": ["#000", "#888", "#FFF"] }, \
      "clipsToBounds": true, "cornerRadii": { "topLeft": 4 } } },
          { "type": "View", "frame": { "x": 1, "y": 2, "width": 30, "height": 40 }, "style": { \
      "backgroundColor": "#0F0" } },
          { "type": "Switch", "isOn": true, "layout": { "trailing": 0, "top": 0 },
            "style": { "onTintColor": "#123456", "offTintColor": "#000", "thumbTintColor": "#EEE" \
      } },
          { "type": "View", "isHidden": true, "frame": { "width": 30, "height": 40 }, "style": { \
      "backgroundColor": "#0F0" } } ] } }
      """
    let pinned = View()
    pinned.pin(.edges(inset: 5), .leading(.token("gap")), .height(40))
    pinned.backgroundGradient = .token("sky")
    pinned.shadow = .token("low")
    let centred = View()
    centred.pin(.center, .centerY(10), .width(40), .aspectRatio(2))
    centred.backgroundGradient = Gradient(
      stops: [.init(0.5, .red)], start: .zero, end: CGPoint(x: 1, y: 0.5))
    let foot = View()
    foot.pin(.horizontalEdges(inset: 3), .bottom, .height(.fraction(0.125)))
    foot.backgroundGradient = Gradient(stops: [
      .init(0, .black), .init(0.5, Color(hex: 0x888888)), .init(1, .white),
    ])
    foot.clipsToBounds = true
    foot.cornerRadii = CornerRadii(topLeft: 4)
    let framed = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    framed.backgroundColor = .green
    let toggle = Switch()
    toggle.isOn = true
    toggle.pin(.trailing, .top)
    toggle.onTintColor = Color(hex: 0x123456)
    toggle.offTintColor = .black
    toggle.thumbTintColor = Color(hex: 0xEEEEEE)
    let root = View()
    root.pin(.height(200))
    let hidden = View(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    hidden.isHidden = true
    for view in [pinned, centred, foot, framed, toggle, hidden] { root.addSubview(view) }

    let read = try Scene(scene, file: "f")
    let theme = try #require(read.themes["theme"])
    #expect(try list(read.makeView(theme: theme), theme: theme) == list(root, theme: theme))
  }

  @Test func aTextStyleOfTheThemeBringsItsLineHeightUnlessTheStyleHasItsOwn() throws {
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

  @Test func fontsFollowTextStyles() throws {
    func label(_ font: String) throws -> Label? {
      let scene = try Scene(
        #"""
        {"theme": {"fonts": {"copy": {"size": 16, "weight": 700, "lineHeight": 1.5}}}, "view": \#
        {"type": "Label", "style": {"font": \#(font)}}}
        """#,
        file: "f")
      return try scene.makeView(theme: #require(scene.themes["theme"])) as? Label
    }
    #expect(
      try label(#"{"textStyle": "headline"}"#)?.font == .preferredFont(forTextStyle: .headline))
    let bold = try label(#"{"textStyle": "body", "weight": "bold", "family": "Lato"}"#)?.font
    #expect(bold?.scaled(for: .extraLarge) == Font(family: "Lato", size: 19, weight: .bold))
    let own = TextStyleMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))
    #expect(try label(#"{"textStyle": "title1", "size": 30}"#)?.font == own)
    #expect(
      try label(#"{"token": "copy", "textStyle": "body"}"#)?.font
        == .token("copy", textStyle: .body))
    #expect(try label(#"{"token": "copy"}"#)?.font == .token("copy"))
  }

  @Test func viewsHaveSizesOfTextAndPseudoLocalisedTexts() throws {
    let scene = try Scene(
      #"""
      {"view": {"type": "View", "contentSizeCategory": "accessibilityMedium", "views": [{"type": \#
      "Label", "showsPseudolocalizedText": false}]}}
      """#,
      file: "f")
    let view = try scene.makeView(theme: .builtIn)
    #expect(view.contentSizeCategory == .accessibilityMedium)
    #expect(view.showsPseudolocalizedText == nil)
    #expect(view.subviews.first?.showsPseudolocalizedText == false)
  }

  @Test(arguments: StackView.Alignment.allCases) func everyAlignmentOfAStackIsRead(
    _ alignment: StackView.Alignment
  ) throws {
    let scene = try Scene(
      #"{"view": {"type": "StackView", "style": {"alignment": "\#(alignment.rawValue)"}}}"#,
      file: "f")
    #expect(try (scene.makeView(theme: .builtIn) as? StackView)?.alignment == alignment)
  }

  @Test func imagesAreReadOnceAndHaveTheScaleOfTheirName() throws {
    var bitmap = Bitmap(size: try #require(PixelSize(width: 4, height: 2)))
    bitmap[1, 1] = StraightColor.red
    let picture = bitmap
    let paths = Paths()
    let files = SceneFiles(
      theme: { _ in .builtIn },
      image: { path in
        paths.add(path)
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
    #expect(paths.all == ["icons/a@2x.png", "cards/b.png"])
  }

  @Test func settingsAreReadAndTheRestHasItsDefault() throws {
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

/// The requested paths. A scene is read on one thread.
private final class Paths: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ path: String) { all.append(path) }
}
