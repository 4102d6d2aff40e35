/// The tokens of lengths, shadows and gradients that scenes name, in what display lists record.
import Foundation
import LikenessDisplayList
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

  @Test func lengthsShadowsAndGradientsOfAStyleNameTheirTokens() throws {
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

  @Test func layoutNamesItsTokensWhereTheyHold() throws {
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

  @Test func namedStylesAndPartsNameTheirTokens() throws {
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
}
