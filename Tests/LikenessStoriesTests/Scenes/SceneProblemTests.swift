/// Malformed scenes, each with every problem in it. Locations were counted by hand.
import LikenessBase
import LikenessJSON
import LikenessStories
import LikenessTheme
import LikenessViews
import TestKit
import Testing

/// The problems of a scene, one per line, without its name.
private func problems(_ text: String, path: String = "cards/a.json", files: SceneFiles = .none)
  -> [String]
{
  do throws(Problems) {
    _ = try Scene(text, file: "f", path: path, files: files)
    return []
  } catch {
    return error.list.map {
      $0.description.hasPrefix("f:") ? String($0.description.dropFirst(2)) : $0.description
    }
  }
}

/// A scene of one view, which is on line 2 from column 1.
private func view(_ view: String) -> String { "{\"view\":\n\(view)\n}" }
/// A scene of one plain view whose style is on line 2 from column 1.
private func style(_ style: String, type: String = "View") -> String {
  "{\"view\": {\"type\": \"\(type)\", \"style\":\n\(style)\n}}"
}
/// A scene whose settings are on line 2 from column 1.
private func scene(_ settings: String) -> String {
  "{\"view\": {\"type\": \"View\"},\n\(settings)\n}"
}

@Suite struct SceneProblemTests {
  /// The nearest view around one that is not there, as after an edit of the scene.
  @Test(
    "A view is found by its path",
    arguments: [
      ("Card", 2), ("Card/Label", 3), ("Card/Button", 2), ("Card/Label/icon", 3),
      ("News", nil as Int?),
    ])
  func line(path: String, line: Int?) {
    let text =
      """
      {\"view\":\n{\"type\": \"View\", \"name\": \"Card\", \"views\": [\n{\"type\": \"Label\"}]}\n}
      """
    #expect(Scene.line(of: path, in: text) == line)
  }

  @Test("Every invalid length of an object is reported")
  func lengths() {
    #expect(
      problems(style(#"{"margins": {"vertical": "wide", "horizontal": []}}"#, type: "StackView"))
        .count == 2)
  }

  static let scenes: [(String, [String])] = [
    // The file as a whole
    ("", ["1:1: the file is empty; expected a JSON value, such as {}"]),
    ("[]", ["1:1: expected an object, found an array"]),
    ("{}", [#"1:1: the key "view" is missing"#]),
    (scene(#""szie": {}"#), ["2:1: szie: unknown key; did you mean `size`?"]),
    (scene(#""margin": -1"#), ["2:11: margin: -1 is not between 0 and 10000"]),
    (
      view(#"{"type": "ImageView", "image": {"file": 5}}"#),
      ["2:41: view.image.file: expected text, found the number 5"]
    ),
    (
      view(#"{"type": "ShapeView", "path": 1, "viewBox": {}}"#),
      [
        "2:31: view.path: expected text, found the number 1",
        "2:45: view.viewBox: expected an array, found an object",
      ]
    ),
    (
      view(#"{"type": "ShapeView", "path": "M0 0L1 1", "viewBox": [0, 0, 1]}"#),
      ["2:54: view.viewBox: expected 4 values, found 3"]
    ),
    (
      scene(#""size": {"width": 0, "heigth": 5}"#),
      [
        "2:19: size.width: 0 is not between 1 and 100000",
        "2:22: size.heigth: unknown key; did you mean `height`?",
      ]
    ),
    (
      scene(##""background": "#12345""##),
      [##"2:15: background: invalid color "#12345": expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"##]
    ),
    (scene(#""scale": 17"#), ["2:10: scale: 17 is not between 0.25 and 16"]),
    (
      scene(#""scale": 2, "variants": {"scale": [1]}"#),
      [#"2:35: variants.scale: a scene has either "scale" or "scale" among its variants, not both"#]
    ),
    (
      scene(#""variants": {"textSize": "every", "locale": ["de"], "direction": 5}"#),
      [
        #"""
        2:26: variants.textSize: expected a list of values from XS, S, M, L, XL, XXL, XXXL, AX1, \#
        AX2, AX3, AX4, AX5, or "all"
        """#,
        #"2:46: variants.locale[0]: "de" is unknown; expected one of base, pseudo"#,
        "2:66: variants.direction: expected an array, found the number 5",
      ]
    ),
    (
      scene(
        #"""
        "variants": {"theme": ["lihgt"], "scale": [], "direction": ["rtl", "rtl"], "state": \#
        ["highlightd"]}
        """#
      ),
      [
        "2:24: variants.theme[0]: the scene has no theme \"lihgt\"; did you mean `light`?",
        "2:43: variants.scale: expected at least one value; remove the key to use the default",
        "2:68: variants.direction[1]: duplicate value; remove one",
        "2:86: variants.state[0]: unknown state \"highlightd\"; did you mean `highlighted`?",
      ]
    ),
    (
      scene(
        #"""
        "variants": {"scale": [1], "state": ["normal", "disabled"], "width": [1, 2, 3], \#
        "coverage": "pairwise", "budget": 5}
        """#
      ),
      [
        """
        2:115: variants.budget: covering every pair of values takes at least 6 pictures, but the \
        budget is 5; raise it or use fewer values
        """
      ]
    ),
    (
      scene(#""variants": {"budget": 5, "coverage": "pairs"}"#),
      [
        #"""
        2:24: variants.budget: a budget applies only to pairwise coverage; add "coverage": \#
        "pairwise" or remove it
        """#,
        #"2:39: variants.coverage: "pairs" is unknown; expected one of all, pairwise"#,
      ]
    ),
    (
      scene(#""variants": {"coverage": "pairwise", "budget": 0}"#),
      ["2:48: variants.budget: 0 is not between 1 and 100000"]
    ),
    (
      scene(
        #"""
        "variants": {"coverage": "pairwise", "width": \#
        [\#((1...1000).map(String.init).joined(separator: ", "))]}
        """#
      ),
      [
        """
        2:13: variants: pairwise coverage supports at most 1000 values across all axes, and 10000 \
        pairs of the two longest axes; use fewer values
        """
      ]
    ),

    // Views
    (
      view(#"{}"#),
      [#"2:1: view: the key "type" is missing; set it to the kind of view, such as "Label""#]
    ),
    (
      view(#""Label""#),
      [
        #"""
        2:1: view: expected a view, such as {"type": "Label", "text": "Hello"}, found the text \#
        "Label"
        """#
      ]
    ),
    (view(#"{"type": "label"}"#), [#"2:10: view.type: "label" is unknown; did you mean `Label`?"#]),
    (
      view(#"{"type": "Lable", "txet": 1, "views": [{"type": "Vew"}]}"#),
      [
        #"2:10: view.type: "Lable" is unknown; did you mean `Label`?"#,
        #"2:49: view.views[0].type: "Vew" is unknown; did you mean `View`?"#,
      ]
    ),
    (
      view(#"{"type": "Label", "txet": "x"}"#),
      ["2:19: view.txet: unknown key; did you mean `text`?"]
    ),
    (
      view(#"{"type": "Label", "cornerRadus": 3, "TEXTCOLOR": "", "WIDTH": 3, "Text": "x"}"#),
      [
        "2:19: view.cornerRadus: unknown key; did you mean `cornerRadius` in `style`?",
        "2:37: view.TEXTCOLOR: unknown key; did you mean `textColor` in `style`?",
        "2:54: view.WIDTH: unknown key; did you mean `width` in `layout`?",
        "2:66: view.Text: unknown key; did you mean `text`?",
      ]
    ),
    (
      view(#"{"type": "Label", "text": "x", "textColor": "text"}"#),
      [#"2:32: view.textColor: this is a style property; move it into "style""#]
    ),
    (
      view(#"{"type": "View", "width": 5}"#),
      [#"2:18: view.width: this is a layout property; move it into "layout""#]
    ),
    (
      view(#"{"type": "View", "text": "x"}"#),
      [
        "2:18: view.text: a View has no text; a Label, a TextView, a TextField, a SearchBar have "
          + "one"
      ]
    ),
    (
      view(#"{"type": "Label", "progress": 1}"#),
      ["2:19: view.progress: a Label has no progress; a ProgressView has one"]
    ),
    (
      view(
        #"""
        {"type": "Label", "name": "a/b", "text": 5, "numberOfLines": -1, "lineBreakMode": \#
        "byTruncatingTial"}
        """#
      ),
      [
        """
        2:27: view.name: invalid name: a view\'s name can\'t be empty, contain / or control \
        characters, begin or end with a space, or end in a number such as [2]
        """,
        "2:42: view.text: expected text, found the number 5",
        "2:62: view.numberOfLines: -1 is not between 0 and 100000",
        """
        2:83: view.lineBreakMode: \"byTruncatingTial\" is unknown; did you mean `byTruncatingTail`?
        """,
      ]
    ),
    (
      view(
        #"""
        {"type": "StackView", "axis": "up", "views": [{"type": "View", "spacingAfter": 2}], \#
        "spacingAfter": 3}
        """#
      ),
      [
        #"2:31: view.axis: "up" is unknown; expected one of horizontal, vertical"#,
        "2:101: view.spacingAfter: spacingAfter applies only to a view inside a StackView",
      ]
    ),
    (
      view(
        #"""
        {"type": "Button", "state": "on", "titles": {"selected+focused": "a", "focused+selected": \#
        "b", "hot": "c"}}
        """#
      ),
      [
        #"""
        2:29: view.state: unknown state "on"; expected normal, highlighted, disabled, selected, \#
        focused, or several joined by +
        """#,
        #"2:71: view.titles["focused+selected"]: duplicate state selected+focused; remove one"#,
        #"""
        2:96: view.titles.hot: unknown state "hot"; expected normal, highlighted, disabled, \#
        selected, focused, or several joined by +
        """#,
      ]
    ),
    (
      view(#"{"type": "ProgressView", "progress": 1.01}"#),
      ["2:38: view.progress: 1.01 is not between 0 and 1"]
    ),
    (
      view(#"{"type": "Switch", "isOn": "yes"}"#),
      [#"2:28: view.isOn: expected true or false, found the text "yes""#]
    ),
    (
      view(#"{"type": "View", "type": "Label"}"#),
      ["2:18: view.type: duplicate key, first used at 2:2; remove one of them"]
    ),
    (
      view(#"{"type": "View", "frame": {"width": 1e300}}"#),
      [
        #"2:27: view.frame: the key "height" is missing"#,
        "2:37: view.frame.width: 1e300 is not between 0 and 100000",
      ]
    ),

    // Layout
    (
      view(
        #"""
        {"type": "View", "layout": {"widht": 1, "height": "80", "top": true, "edges": [], \#
        "maxWidth": "nan%"}}
        """#
      ),
      [
        "2:29: view.layout.widht: unknown key; did you mean `width`?",
        #"2:51: view.layout.height: a dimension is a number of points; write 80 instead of "80""#,
        "2:64: view.layout.top: expected a number, found true",
        #"""
        2:79: view.layout.edges: expected a number or an object, such as {"top": 8, "leading": \#
        12}, found an array
        """#,
        #"""
        2:95: view.layout.maxWidth: invalid percentage "nan%"; use one such as "80%", up to 10000%
        """#,
      ]
    ),
    (
      view(#"{"type": "View", "layout": {"height": 1e400, "aspectRatio": 0}}"#),
      [
        "2:39: view.layout.height: 1e400 is too large",
        "2:61: view.layout.aspectRatio: 0 is not between 0.001 and 1000",
      ]
    ),

    // Styles
    (
      style(#"{"cornerRaduis": 4}"#),
      ["2:2: view.style.cornerRaduis: unknown key; did you mean `cornerRadius`?"]
    ),
    (
      style(#"{"font": "body"}"#),
      ["2:2: view.style.font: a View has no font; a Label, a TextView, a TextField have one"]
    ),
    (
      style(#"{"viewStyle": {}}"#),
      ["2:2: view.style.viewStyle: put the properties of viewStyle directly in the style"]
    ),
    (
      style("5"),
      [
        #"""
        2:1: view.style: expected a style (an object, the name of one of "styles", or a list of \#
        these), found the number 5
        """#
      ]
    ),
    (
      style(#"[["a"]]"#),
      ["2:2: view.style[0]: expected an object or the name of a style, found an array"]
    ),
    (style(#""card""#), [#"2:1: view.style: unknown style "card""#]),
    (
      style(#"{"cornerRadius": [1, 2, 3, 4]}"#),
      [
        #"""
        2:18: view.style.cornerRadius: cornerRadius is one radius for all corners; for four, \#
        write "cornerRadii": [12, 12, 0, 0]
        """#
      ]
    ),
    (
      style(#"{"cornerRadii": [1, 2, -3]}"#),
      ["2:17: view.style.cornerRadii: expected 4 values, found 3"]
    ),
    (
      style(#"{"shadow": {"blur": 4}}"#),
      [
        #"2:12: view.style.shadow: the key "color" is missing"#,
        "2:13: view.style.shadow.blur: unknown key",
      ]
    ),
    (
      style(##"{"backgroundGradient": {"stops": [], "colors": ["#000"]}}"##),
      [
        #"""
        2:24: view.style.backgroundGradient: a gradient has either "stops" or "colors", not both
        """#,
        "2:34: view.style.backgroundGradient.stops: expected at least one color",
      ]
    ),
    (
      style(#"{"font": {"textStyle": "title", "size": 9}}"#, type: "Label"),
      [#"2:24: view.style.font.textStyle: "title" is unknown; did you mean `title1`?"#]
    ),
    (
      style(#"{"font": {"token": "zzz", "size": 9}}"#, type: "Label"),
      [
        #"2:20: view.style.font.token: unknown font "zzz""#,
        #"""
        2:27: view.style.font.size: a font that names a token may add only "textStyle"; remove \#
        "size" or "token"
        """#,
      ]
    ),
    (
      style(#"{"font": {"weight": "blod"}, "textAlignment": "centre"}"#, type: "Label"),
      [
        #"""
        2:10: view.style.font: the key "size" is missing; add it, a "textStyle" such as "body", \#
        or the "token" of a theme
        """#,
        #"2:21: view.style.font.weight: unknown weight "blod"; did you mean `bold`?"#,
        #"2:47: view.style.textAlignment: "centre" is unknown; did you mean `center`?"#,
      ]
    ),
    (
      style(#"{"states": {"highlighted": {"titelColor": "primary"}}}"#, type: "Button"),
      ["2:29: view.style.states.highlighted.titelColor: unknown key; did you mean `titleColor`?"]
    ),
    (
      """
      {\"styles\": {\"a\": {\"alpha\": 2},\n\"b\": \"c\", \"c\": [\"b\"],\n\"d\": {\"spacing\": 1, \
      \"sapcing\": 2}},\n\"view\": {\"type\": \"View\", \"style\": [\"d\"]}}
      """,
      [
        "1:28: styles.a.alpha: 2 is not between 0 and 1",
        "2:17: styles.c[0]: reference cycle: b → c → b; remove one of the names",
        "3:21: styles.d.sapcing: unknown key; did you mean `spacing`?",
        "4:36: view.style[0]: the style \"d\" sets spacing, which a View does not have",
      ]
    ),

    // Tokens
    (
      style(#"{"backgroundColor": "primry"}"#),
      [#"2:21: view.style.backgroundColor: unknown color "primry"; did you mean `primary`?"#]
    ),
    (
      style(#"{"backgroundColor": "{primary}"}"#),
      [#"2:21: view.style.backgroundColor: unknown color "{primary}"; did you mean `primary`?"#]
    ),
    (
      style(#"{"cornerRadius": "8px"}"#),
      [
        #"""
        2:18: view.style.cornerRadius: a dimension is a number of points; write 8 instead of "8px"
        """#
      ]
    ),
    (
      style(#"{"backgroundColor": "FFFFFF"}"#),
      [##"2:21: view.style.backgroundColor: unknown color "FFFFFF"; did you mean `#FFFFFF`?"##]
    ),
    (
      """
      {\"themes\": {\"day\": {\"colors\": {\"ink\": \"#000\"}}, \"night\": {\"colors\": {\"inc\": \
      \"#FFF\"}}},\n
      """
        + "\"view\": {\"type\": \"Label\", \"style\": {\"textColor\": \"ink\"}}}",
      [
        #"""
        2:50: view.style.textColor: unknown color "ink" in the theme "night"; did you mean `inc`?
        """#
      ]
    ),
    (
      """
      {\"theme\": {\"dimensions\": {\"big\": 2000}, \"shadows\": {\"in\": {\"color\": \"#000\", \
      \"inset\": true}}},\n
      """
        + """
        \"view\": {\"type\": \"Label\", \"style\": {\"font\": {\"size\": \"big\"}, \"shadow\": \
        \"in\"}}}
        """,
      [
        #"""
        2:54: view.style.font.size: the dimension "big" is 2000, which is not between 1 and 1000
        """#,
        #"""
        2:72: view.style.shadow: the shadow "in" of the theme is inset or a list; a view draws a \#
        single outer shadow
        """#,
      ]
    ),

    // Themes
    (
      scene(#""theme": {"colores": {}}"#),
      ["2:11: theme.colores: unknown key; did you mean `colors`?"]
    ),
    (
      scene(#""theme": 5"#),
      [
        """
        2:10: theme: expected a theme, the name of its file, or a list of names, found the number 5
        """
      ]
    ),
    (
      scene(#""theme": {}, "themes": {"a": {}}"#),
      [#"2:24: themes: a scene has either "theme" or "themes", not both"#]
    ),
    (scene(#""themes": {}"#), ["2:11: themes: expected at least one theme"]),
    (scene(#""themes": {"": {}}"#), [#"2:12: themes[""]: a theme needs a name"#]),
    (
      scene(##""theme": {"colors": {"a": "#1"}}"##),
      [##"2:27: theme.colors.a: invalid color "#1": expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"##]
    ),

    // Files
    (
      view(#"{"type": "ImageView", "image": "a.png"}"#),
      [
        #"""
        2:32: view.image: "cards/a.png": this scene was read without a folder, so it can name no \#
        file
        """#
      ]
    ),
    (
      view(#"{"type": "ImageView", "image": {"scale": 2}}"#),
      [#"2:32: view.image: the key "file" is missing"#]
    ),
    (
      view(#"{"type": "ImageView", "image": "../../a.png"}"#),
      [#"2:32: view.image: "../../a.png" is outside the scenes folder; move the file into it"#]
    ),
    (
      view(#"{"type": "ImageView", "image": "../b/../../a.png"}"#),
      [#"2:32: view.image: "../b/../../a.png" is outside the scenes folder; move the file into it"#]
    ),
    (
      view(#"{"type": "ImageView", "image": "icons/.."}"#),
      [
        """
        2:32: view.image: invalid path: use a relative path to a file, without empty parts, \
        backslashes or control characters
        """
      ]
    ),
    (
      view(#"{"type": "ImageView", "image": "/etc/a.png"}"#),
      [
        """
        2:32: view.image: invalid path: use a relative path to a file, without empty parts, \
        backslashes or control characters
        """
      ]
    ),
    (
      view(#"{"type": "Button", "images": {"normal": "a\u0000.png"}, "image": ""}"#),
      [
        """
        2:41: view.images.normal: invalid path: use a relative path to a file, without empty \
        parts, backslashes or control characters
        """,
        """
        2:66: view.image: invalid path: use a relative path to a file, without empty parts, \
        backslashes or control characters
        """,
      ]
    ),
    (
      scene(#""theme": "../../x.theme.json""#),
      [#"2:10: theme: "../../x.theme.json" is outside the scenes folder; move the file into it"#]
    ),
  ]

  @Test("Every problem is listed with its place and a near name", arguments: scenes.indices)
  func list(_ index: Int) {
    let (text, expected) = Self.scenes[index]
    #expect(problems(text) == expected)
  }

  @Test("Comments and trailing commas are allowed")
  func comments() {
    #expect(
      problems("{ // a scene\n\"view\": {\"type\": \"View\", /* empty */ \"views\": [],},\n}") == []
    )
  }

  @Test("Deep nesting is an error, not a crash")
  func nesting() {
    // The scene is level 1, the 64th view 128 and its array 129: 9 characters before the first
    // view, and 27 for each up to its bracket.
    let deep =
      String(repeating: #"{"type": "View", "views": ["#, count: 5000)
      + String(repeating: "]}", count: 5000)
    #expect(
      problems("{\"view\": \(deep)}") == ["1:1737: values are nested more than 128 levels deep"])
    let fine =
      String(repeating: #"{"type": "View", "views": ["#, count: 63)
      + String(repeating: "]}", count: 63)
    #expect(problems("{\"view\": \(fine)}") == [])
  }

  @Test("The deepest scene fits a stack of 512 KiB")
  func smallStack() async throws {
    let deepest =
      String(repeating: #"{"type": "StackView", "views": ["#, count: 63)
      + String(repeating: "]}", count: 63)
    #expect(try await onSmallStack { problems("{\"view\": \(deepest)}") } == [])
  }

  /// Cuts every scene off at every position, and replaces every character.
  @Test("A damaged scene has problems, each at a place in its text")
  func damage() {
    // A thousand values of an axis take long, and show no more than three.
    for (text, _) in Self.scenes where text.utf8.count < 1000 {
      let bytes = Array(text.utf8)
      let lines = 1...text.split(separator: "\n", omittingEmptySubsequences: false).count
      func check(_ bytes: some Sequence<UInt8>, isCut: Bool) {
        let text = String(decoding: Array(bytes), as: UTF8.self)
        let found = problems(text)
        let places = found.map { $0.prefix { $0 != ":" } }
        let areThere = places.allSatisfy { Int($0).map(lines.contains) == true }
        // A scene without its end is none; one with another character may be.
        if !areThere || isCut && found.isEmpty { Issue.record("\(text): \(found)") }
      }
      for index in bytes.indices {
        check(bytes[..<index], isCut: true)
        for byte in [UInt8(ascii: "\""), UInt8(ascii: "9"), UInt8(ascii: "{")] {
          var changed = bytes
          changed[index] = byte
          check(changed, isCut: false)
        }
      }
    }
  }

  @Test("A long chain of styles is an error, not a crash")
  func styleChain() {
    let chain = (0..<5000).map { "\"s\($0)\": \"s\($0 + 1)\"" }.joined(separator: ",")
    let found = problems(
      "{\"view\": {\"type\": \"View\", \"style\": \"s0\"}, \"styles\": {\(chain), \"s5000\": {}}}")
    // One for every 32 of the 5,000 links; reading goes on after each.
    #expect(found.count == 156)
    #expect(found.allSatisfy { $0.hasSuffix("styles are nested more than 32 levels deep") })
  }

  @Test("Problems of theme files are reported with their own places")
  func themeFiles() {
    let files = SceneFiles(
      theme: { paths throws(Problems) in
        let path = paths[0]
        guard path != "none.theme.json" else {
          throw Problems([Problem(file: path, location: nil, message: "there is nothing here")])
        }
        return try Theme(json: "{\"colors\": {\n\"a\": 1.5e999}}", file: path)
      }, image: { _ in throw Problems([]) })
    let text =
      """
      {\"view\": {\"type\": \"View\", \"style\": {\"backgroundColor\": \"a\"}},\n\"themes\": \
      {\"a\": \"../none.theme.json\", \"b\": \"b.theme.json\"}}
      """
    let found = problems(text, files: files)
    #expect(found.count == 2)
    #expect(found.first == "2:17: themes.a: none.theme.json: there is nothing here")
    #expect(
      found.last?.hasPrefix("cards/b.theme.json:2:6: colors.a: expected a color, such as ") == true)
  }

  @Test("A scene under a foreign theme names the tokens that it lacks")
  func foreignTheme() throws {
    let scene = try Scene(
      #"{"view": {"type": "View", "style": {"backgroundColor": "surface"}}}"#, file: "f")
    do throws(Problems) {
      _ = try scene.makeView(theme: Theme(colors: ["surfaces": .white]))
      Issue.record("a token was found that is not there")
    } catch {
      #expect(
        error.description
          == """
          f:1:56: view.style.backgroundColor: unknown color \"surface\"; did you mean `surfaces`?
          """
      )
    }
  }
}
