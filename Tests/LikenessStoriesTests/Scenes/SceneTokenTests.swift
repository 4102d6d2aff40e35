/// The tokens of lengths, shadows and gradients that scenes name, in what display lists record.
import Foundation
import LikenessDisplayList
import LikenessJSON
import LikenessStories
import LikenessTheme
import LikenessViews
import Testing

@Suite struct SceneTokenTests {
  private static let theme = ##"""
    {"dimensions": {"corner": 8, "gap": 6, "space": 12}, "shadows": {"card": {"dy": 2, \##
    "blurRadius": 8, "color": "#000000"}},
     "gradients": {"sky": [{"color": "#0000FF", "position": 0}, {"color": "#FFFFFF", "position": \##
    1}]}}
    """##

  /// Each recorded property that names tokens, with its view: `A cornerRadius=corner`.
  private func uses(_ views: String, styles: String = "{}") throws -> Set<String> {
    let scene =
      #"""
      {"theme": \#(Self.theme), "styles": \#(styles), "view": {"type": "View", "name": "Root", \#
      "layout": {"width": 200, "height": 200}, "views": [\#(views)]}}
      """#
    let read = try Scene(scene, file: "f")
    let theme = try #require(read.themes["theme"])
    let view = try read.makeView(theme: theme)
    view.apply(theme)
    view.layout(in: CGSize(width: 200, height: 200), scale: .one)
    let list = try DisplayList(painting: view, scale: .one)
    return Set(
      list.items.flatMap { item in
        item.source.properties.filter { !$0.tokens.isEmpty }.map {
          """
          \(item.source.path.description.dropFirst("Root/".count)) \
          \($0.name)=\($0.tokens.joined(separator: "+"))
          """
        }
      })
  }

  @Test("Lengths, shadows and gradients of a style name their tokens")
  func styles() throws {
    let style =
      ##"""
      {"cornerRadius": "corner", "shadow": "card", "backgroundGradient": "sky", "borderWidth": \##
      8, "borderColor": "#000000"}
      """##
    let box =
      #"{"type": "View", "name": "A", "layout": {"width": 50, "height": 50}, "style": "# + style
      + "}"
    #expect(
      try uses(box) == ["A cornerRadius=corner", "A shadow=card", "A backgroundGradient=sky"])
  }

  @Test("The rules of a layout name their tokens")
  func layouts() throws {
    let stack =
      #"""
      {"type": "StackView", "name": "S", "axis": "vertical", "layout": {"top": "space", \#
      "leading": 12, "width": 60}, "style": {"spacing": "gap", "margins": {"top": "space", \#
      "bottom": 3}}, "views": [{"type": "View", "name": "B", "spacingAfter": "gap", "layout": \#
      {"height": "space"}}, {"type": "View", "name": "C", "layout": {"height": 12}}]}
      """#
    #expect(
      try uses(stack) == [
        "S top=space", "S spacing=gap", "S margins=space", "S/B spacingAfter=gap",
        "S/B height=space",
      ])
    let edges = #"{"type": "View", "name": "E", "layout": {"edges": "space"}}"#
    #expect(
      try uses(edges) == ["E top=space", "E leading=space", "E bottom=space", "E trailing=space"])
  }

  @Test("A literal that overrides a token of the same value names no token")
  func overridingLiteral() throws {
    // The corner and both literals are 8 points.
    let styles = #"{"roomy": {"margins": {"top": "corner", "leading": 3}, "spacing": "corner"}}"#
    let stack =
      #"""
      {"type": "StackView", "name": "S", "layout": {"leading": "corner", "edges": "gap"}, \#
      "style": ["roomy", {"margins": 8, "spacing": 8}], "views": []}
      """#
    #expect(
      try uses(stack, styles: styles) == [
        "S leading=corner", "S top=gap", "S bottom=gap", "S trailing=gap",
      ])
    let shadow =
      ##"""
      {"type": "View", "name": "A", "layout": {"width": 9, "height": 9}, "style": \##
      {"shadow": {"dy": 2, "blurRadius": 8, "color": "#000000"}}}
      """##
    #expect(try uses(shadow) == [])
  }

  @Test("A length of a shadow, of a dash and of an inset names its own token")
  func partsOfValues() throws {
    let views =
      ##"""
      {"type": "View", "name": "A", "layout": {"width": 9, "height": "space"}, "style": \##
      {"shadow": {"dy": "gap", "blurRadius": 8, "color": "#000000"}}}, \##
      {"type": "ShapeView", "name": "P", "path": "M0 0L9 9", "layout": {"width": 9, "height": 9},\##
       "style": {"strokeColor": "#000000", "lineDashes": ["gap", 8]}}
      """##
    #expect(try uses(views) == ["A height=space", "A shadow=gap", "P lineDashes=gap"])
  }

  @Test("Named styles and parts name their tokens")
  func namedStyles() throws {
    let styles = ##"{"round": {"cornerRadius": "corner", "backgroundColor": "#FF0000"}}"##
    let both =
      #"""
      {"type": "View", "name": "A", "layout": {"width": 9, "height": 9}, "style": "round"}, \#
      {"type": "View", "name": "B", "layout": {"width": 9, "height": 9}, "style": ["round", \#
      {"cornerRadius": 3}]}
      """#
    // The second view's own radius overrides the style's.
    #expect(try uses(both, styles: styles) == ["A cornerRadius=corner"])
    let button =
      ##"""
      {"type": "Button", "name": "C", "title": "Go", "style": {"states": {"normal": \##
      {"cornerRadius": "corner", "backgroundColor": "#00FF00"}}}}
      """##
    #expect(try uses(button) == ["C cornerRadius=corner"])
  }

  private static let twoThemes =
    ##"""
    "themes": {"near": {"dimensions": {"line": 1}, "colors": {"ink": "#FF0000"}}, \##
    "far": {"dimensions": {"line": 5}, "colors": {"ink": "#0000FF"}}}
    """##

  @Test("Each picture takes the value of its own theme, wherever a view keeps no name")
  func valuesByTheme() throws {
    let scene = try Scene(
      #"""
      {\#(Self.twoThemes), "background": "ink", "view": {"type": "View", "frame": {"width": \#
      "line", "height": 7}, "style": {"backgroundColor": "ink"}}}
      """#, file: "f")
    for (name, width) in [("near", 1.0), ("far", 5), ("near", 1)] {
      let theme = try #require(scene.themes[name])
      let view = try scene.makeView(theme: theme)
      #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: 7))
      #expect(view.backgroundColor == .token("ink"))
      #expect(try scene.background(theme: theme) == .token("ink"))
    }
  }

  @Test("A dimension that is out of range in one theme is refused for that theme alone")
  func rangeByTheme() throws {
    let scene = try Scene(
      #"""
      {\#(Self.twoThemes.replacing("5", with: "-5")),
      "view": {"type": "View", "style": {"borderWidth": "line"}}}
      """#, file: "f")
    _ = try scene.makeView(theme: #require(scene.themes["near"]))
    do throws(Problems) {
      _ = try scene.makeView(theme: scene.themes["far"] ?? Theme())
      Issue.record("a border has a width below 0")
    } catch {
      #expect(
        error.description
          == """
          f:2:51: view.style.borderWidth: the dimension "line" is -5, which is not between 0 and \
          100000
          """)
    }
  }

  @Test("A later style that sets one form of the corners takes the other back")
  func formsInLayers() throws {
    func style(_ layers: String) throws -> ViewStyle {
      let text = #"{"view": {"type": "View", "style": \#(layers)}}"#
      return try Scene(text, file: "f").makeView(theme: .builtIn).viewStyle
    }
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(
      try style(#"[{"cornerRadius": 8, "alpha": 0.5}, {"cornerRadii": [1, 2, 3, 4]}]"#)
        == ViewStyle(cornerRadii: radii, alpha: 0.5))
    #expect(
      try style(#"[{"cornerRadii": [1, 2, 3, 4]}, {"cornerRadius": 8}]"#)
        == ViewStyle(cornerRadius: 8))
    #expect(
      try style(#"{"cornerRadii": [1, 2, 3, 4], "cornerRadius": 8}"#)
        == ViewStyle(cornerRadius: 8, cornerRadii: radii))
  }
}
