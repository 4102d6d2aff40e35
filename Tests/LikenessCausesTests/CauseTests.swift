/// Causes of differences between lists whose edits are known.
import Foundation
import LikenessBase
import LikenessDisplayList
import Testing

@testable import LikenessCauses

@Suite struct CauseTests {
  private typealias Property = Provenance.Property

  private func view(_ path: String, _ frame: FixedRect, _ properties: [Property] = [])
    -> DisplayItem
  {
    DisplayItem(.view(frame: frame), from: Provenance(path: ViewPath(path), properties: properties))
  }

  private func box(_ path: String, _ frame: FixedRect, _ color: UInt32, token: String? = nil)
    -> DisplayItem
  {
    let color = StraightColor(hex: color)
    let fill = Property(
      "backgroundColor", "\(color)", tokens: token.map { [$0] } ?? [])
    return DisplayItem(
      .box(Box(RoundedRect(rect: frame), fill: .color(color))),
      from: Provenance(path: ViewPath(path), properties: [fill]))
  }

  /// A list as views would paint it.
  private func list(_ items: [DisplayItem], _ explanations: [String: DrawingAspects] = [:]) throws
    -> DisplayList
  {
    let known: [String: DrawingAspects] = [
      "backgroundColor": [.boxFill], "cornerRadius": [.corners], "font": [.font, .fontSize],
      "isHidden": [.opacity], "spacing": [.layout], "spacingAfter": [.layout],
    ]
    var list = DisplayList(size: try #require(PixelSize(width: 40, height: 60)), items: items)
      .explaining(known.merging(explanations) { $1 })
    list.roles = PropertyRoles(arrangement: "axis", spaceAfter: "spacingAfter")
    return list
  }

  /// A column of rows 10 high, `spacing` apart, each with a color of its own.
  private func column(spacing: Int = 2, _ colors: [UInt32], token: String? = nil) throws
    -> DisplayList
  {
    let rows = colors.enumerated().flatMap { index, color in
      let path = index == 0 ? "Column/Row" : "Column/Row[\(index + 1)]"
      let frame = rect(0, index * (10 + spacing), 40, 10)
      return [view(path, frame), box(path, frame, color, token: token)]
    }
    let height = colors.count * 10 + (colors.count - 1) * spacing
    let place = [
      Property("axis", "vertical"), Property("spacing", "\(spacing)"),
    ]
    return try list([view("Column", rect(0, 0, 40, height), place)] + rows)
  }

  private func causes(_ old: DisplayList, _ new: DisplayList) -> [Cause] {
    CauseAnalysis(from: old, to: new).causes
  }

  @Test func equalListsHaveNoCause() throws {
    #expect(causes(try column([1, 2]), try column([1, 2])).isEmpty)
  }

  /// A text in a box of its view, drawn in a font.
  private func text(
    _ path: String, _ text: String, x: Int, font: String, _ properties: [Property] = []
  ) throws -> DisplayItem {
    let digest = try #require(
      ContentDigest(String(repeating: font.hasPrefix("Lato") ? "a" : "b", count: 64)))
    let run = GlyphRun(
      font: FontReference(name: font, digest: digest), size: Fixed(10), text: text,
      glyphs: [PositionedGlyph(id: 1, x: .zero)])
    return DisplayItem(
      .glyphs(Glyphs(run, x: Fixed(x), y: Fixed(10), color: .black)),
      from: Provenance(path: ViewPath(path), properties: properties))
  }

  @Test("A font that stands in for another is the cause, also where the view's size follows")
  func substitutedFont() throws {
    func page(_ font: String, _ width: Int) throws -> DisplayList {
      try list([
        view("Page", rect(0, 0, 40, 60)), view("Page/title", rect(0, 0, width, 12)),
        try text("Page/title", "Hamburg", x: 0, font: font),
      ])
    }
    let found = causes(try page("Lato Bold", 30), try page("Likeness Sans Regular", 33))
    #expect(found.map(\.statement) == ["font: Lato Bold → Likeness Sans Regular"])
    #expect(found.first?.kind == .font)
  }

  /// Rounding gives the button a pixel of the row; its text stays where it was.
  @Test("A view that draws the same is no cause where another view has one")
  func unchangedSibling() throws {
    func row(_ size: String, x: Int, width: Int) throws -> DisplayList {
      let font = Property("font", PropertyValue(reading: size))
      return try list([
        view("Row", rect(0, 0, 40, 12), [Property("axis", "horizontal")]),
        view("Row/title", rect(0, 0, 20, 12)),
        try text("Row/title", "Title", x: x, font: "Sans", [font]),
        view("Row/button", rect(20, 0, width, 12)),
        try text("Row/button", "OK", x: 22, font: "Sans"),
      ])
    }
    let found = causes(try row("15", x: 1, width: 19), try row("16", x: 0, width: 20))
    #expect(found.map(\.description) == ["Row/title  font: 15 → 16  1 view resized"])
  }

  @Test("A class that was renamed is reported as renamed, and its properties are compared")
  func renamedClass() throws {
    func control(_ name: String, radius: String, color: UInt32) throws -> DisplayList {
      let corner = Fixed(Int(radius) ?? 0)
      let radii = FixedCornerRadii(
        topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
      let shape = RoundedRect(rect: rect(0, 0, 40, 20), radii: radii)
      let properties = [
        Property("backgroundColor", "\(StraightColor(hex: color))"),
        Property("cornerRadius", PropertyValue(reading: radius)),
      ]
      return try list([
        view(name, rect(0, 0, 40, 20)),
        DisplayItem(
          .box(Box(shape, fill: .color(StraightColor(hex: color)))),
          from: Provenance(path: ViewPath(name), properties: properties)),
      ])
    }
    let found = causes(
      try control("Stepper", radius: "8", color: 1),
      try control("QuantityStepper", radius: "6", color: 1))
    #expect(
      Set(found.map(\.description)) == [
        "QuantityStepper renamed, was Stepper", "QuantityStepper  cornerRadius: 8 → 6",
      ])
    // In a container, with every value changed.
    func inside(_ name: String, radius: String, color: UInt32) throws -> DisplayList {
      let inner = try control(name, radius: radius, color: color)
      let items = inner.items.map { item in
        let source = item.source
        let path = "Page/\(source.path)"
        return DisplayItem(
          item.drawing, from: Provenance(path: ViewPath(path), properties: source.properties))
      }
      return try list([view("Page", rect(0, 0, 40, 60))] + items)
    }
    let statements = causes(
      try inside("Tile", radius: "8", color: 1), try inside("Card", radius: "6", color: 2)
    ).map(\.statement)
    #expect(
      Set(statements) == [
        "Page/Card renamed, was Page/Tile", "cornerRadius: 8 → 6",
        "backgroundColor: #000001 → #000002",
      ])
  }

  @Test("Views that move along are effects of the first cause") func movedAlong() throws {
    let found = causes(try column(spacing: 2, [1, 2, 3]), try column(spacing: 5, [1, 2, 3]))
    // The second row moves by 3 and the third by 6; the column grows around them.
    #expect(
      found == [
        Cause(
          .layout("spacing"), view: "Column", before: "2", after: "5", moved: 2,
          consequences: ["2 views moved"])
      ])
  }

  /// The first row keeps its place, and the column its size.
  @Test("Space after a view moves what follows") func spaceAfter() throws {
    func list(_ space: Int?) throws -> DisplayList {
      let after = space.map { [Property("spacingAfter", "\($0)")] } ?? []
      let second = rect(0, 10 + (space ?? 2), 40, 10)
      return try self.list([
        view("Column", rect(0, 0, 40, 60), [Property("axis", "vertical")]),
        view("Column/Row", rect(0, 0, 40, 10), after),
        view("Column/Row[2]", second), box("Column/Row[2]", second, 1),
      ])
    }
    let found = causes(try list(nil), try list(8))
    #expect(
      found == [
        Cause(
          .layout("spacingAfter"), view: "Column/Row", after: "8", moved: 1,
          consequences: ["1 view moved down by 6 pt"])
      ])
  }

  @Test func insertedSiblingRenamesNoNeighbor() throws {
    let found = causes(try column([1, 2]), try column([9, 1, 2]))
    #expect(
      found.map(\.view) == ["Column/Row"] && found.map(\.name) == ["inserted"]
        && found.map(\.kind) == [.tree])
    let removed = causes(try column([9, 1, 2]), try column([9, 2]))
    #expect(removed.map(\.view) == ["Column/Row[2]"] && removed.map(\.name) == ["removed"])
  }

  @Test("Siblings that changed places are one cause") func reordered() throws {
    let found = causes(try column([1, 2, 3]), try column([2, 1, 3]))
    // The first row is behind the second one now, which has its name.
    #expect(found.map(\.subject) == [.tree(.reordered)] && found.map(\.view) == ["Column/Row[2]"])
    #expect(found.map(\.before) == [nil] && found.map(\.after) == ["Column/Row"])
    #expect(found.map(\.statement) == ["Column/Row[2] reordered: first → after Column/Row"])
    #expect(
      found.first?.sides.before?.text == "Column/Row[2]: first"
        && found.first?.sides.after?.text == "Column/Row[2]: after Column/Row")
  }

  @Test("A changed sibling beside an inserted one is found again") func changedSibling() throws {
    var new = try column([9, 1, 2])
    let last = new.items.count - 1
    new.items[last] = box("Column/Row[3]", rect(0, 24, 40, 10), 0x00FF00)
    let found = causes(try column([1, 2]), new)
    #expect(Set(found.map(\.name)) == ["inserted", "backgroundColor"])
    #expect(found.first { $0.name == "backgroundColor" }?.view == "Column/Row[3]")
  }

  @Test("A wrapper is the cause, and not the view in it") func wrapper() throws {
    let frame = rect(0, 0, 40, 10)
    let old = try list([
      view("Page", rect(0, 0, 40, 60)), view("Page/row", frame), box("Page/row", frame, 1),
    ])
    let new = try list([
      view("Page", rect(0, 0, 40, 60)), view("Page/frame", rect(0, 0, 40, 14)),
      view("Page/frame/row", rect(0, 2, 40, 10)),
      box("Page/frame/row", rect(0, 2, 40, 10), 1),
    ])
    #expect(
      causes(old, new).map(\.statement) == ["Page/frame wrapped, was Page/row"])
    #expect(causes(new, old).map(\.name) == ["unwrapped"])
  }

  /// Of two new views around it the outer one is the cause. The place of a view counts from its
  /// parent, which is new, so it has not moved there.
  @Test("Two wrappers are one cause, and not the view in them") func twoWrappers() throws {
    let frame = rect(0, 20, 40, 10)
    let old = try list([
      view("Page", rect(0, 0, 40, 60)), view("Page/row", frame), box("Page/row", frame, 1),
    ])
    let new = try list([
      view("Page", rect(0, 0, 40, 60)), view("Page/frame", rect(0, 20, 40, 18)),
      view("Page/frame/inner", rect(0, 22, 40, 14)),
      view("Page/frame/inner/row", rect(0, 24, 40, 10)),
      box("Page/frame/inner/row", rect(0, 24, 40, 10), 1),
    ])
    #expect(causes(old, new).map(\.statement) == ["Page/frame wrapped, was Page/row"])
  }

  @Test("A token is one cause for all its views") func token() throws {
    let found = causes(
      try column([1, 1, 1], token: "primary"), try column([2, 2, 2], token: "primary"))
    #expect(found == [Cause(.token("primary"), before: "#000001", after: "#000002")])
  }

  @Test(
    "The page has the token of a color that changed as its own did, and else a cause of its own")
  func tokenOfThePage() throws {
    var (old, new) = (try column([1], token: "paper"), try column([2], token: "paper"))
    (old.background, new.background) = (StraightColor(hex: 1), StraightColor(hex: 2))
    #expect(causes(old, new).map(\.statement) == ["token paper: #000001 → #000002"])
    new.background = StraightColor(hex: 3)
    #expect(
      causes(old, new).map(\.statement) == [
        "token paper: #000001 → #000002", "background: #000001 → #000003",
      ])
  }

  /// The causes of a property of one view that changed its value, with the same tokens before and
  /// after.
  private func causes(of name: String, _ tokens: [String], _ before: String, _ after: String) throws
    -> [String]
  {
    func made(_ value: String, _ color: UInt32) throws -> DisplayList {
      let frame = rect(0, 0, 9, 9)
      let property = Property(name, PropertyValue(reading: value, tokens: tokens), tokens: tokens)
      return try list(
        [
          DisplayItem(
            .box(Box(RoundedRect(rect: frame), fill: .color(StraightColor(hex: color)))),
            from: Provenance(path: "A", properties: [property]))
        ], [name: [.boxFill]])
    }
    return causes(try made(before, 1), try made(after, 2)).map(\.statement)
  }

  @Test("A token in a list of lengths is named with its own value") func tokenOfLengths() throws {
    #expect(try causes(of: "padding", ["space"], "12", "16") == ["token space: 12 → 16"])
    #expect(
      try causes(of: "padding", ["space"], "8 12 8 12", "8 16 8 16") == ["token space: 12 → 16"])
    #expect(try causes(of: "padding", ["space"], "12 8 12 8", "8") == ["token space: 12 → 8"])
    // Two lengths and one token: one of them is an edit of the view.
    #expect(
      try causes(of: "padding", ["space"], "8 12 8 12", "9 16 8 12") == [
        "padding: 8 12 8 12 → 9 16 8 12"
      ])
    #expect(
      try causes(of: "shadow", ["card"], "card 0 2 8 0 #00000040", "card 0 4 8 0 #00000040") == [
        "token card: 0 2 8 0 #00000040 → 0 4 8 0 #00000040"
      ])
    #expect(
      try causes(of: "shadow", ["my card"], "\"my card\" 0 2", "\"my card\" 0 4") == [
        "token \"my card\": 0 2 → 0 4"
      ])
    // The color of a shadow is a token, and its offset was edited.
    #expect(
      try causes(of: "shadow", ["ink"], "0 2 8 0 #000000", "0 4 8 0 #000000") == [
        "shadow: 0 2 8 0 #000000 → 0 4 8 0 #000000"
      ])
    #expect(
      try causes(of: "shadow", ["ink"], "0 2 8 0 #000000", "0 2 8 0 #111111") == [
        "token ink: #000000 → #111111"
      ])
  }

  @Test("Tokens of the runs of a text are named") func tokensOfRuns() throws {
    let old = "\"Sale\": 17 bold, accent #FF0000; \"now\": #00FF00, underlined in line #111111"
    let new = "\"Sale\": 17 bold, accent #EE0000; \"now\": #00FF00, underlined in line #222222"
    let tokens = ["accent", "line"]
    #expect(
      try causes(of: "attributes", tokens, old, new) == [
        "token accent: #FF0000 → #EE0000", "token line: #111111 → #222222",
      ])
    let literal = "\"Sale\": 17 bold, accent #FF0000; \"now\": #0000FF, underlined in line #111111"
    #expect(
      try causes(of: "attributes", tokens, old, literal).map { $0.prefix(11) } == ["attributes:"])
  }

  @Test("A word of the text itself is not taken for a token that has its name")
  func tokenNameInTheText() throws {
    func runs(_ color: String) -> String {
      "\"Sale: the accent \(color), now\": 17 bold, accent #FF0000"
    }
    let found = try causes(of: "attributes", ["accent"], runs("red"), runs("blue"))
    #expect(found == ["attributes: \(runs("red")) → \(runs("blue"))"])
  }

  @Test("An added run is no change of a token beside it") func addedRun() throws {
    let (old, new) = (
      "\"Sale\": 17 bold, accent #FF0000", "\"Sale\": 17 bold, accent #EE0000; \"now\": 12"
    )
    #expect(
      try causes(of: "attributes", ["accent"], old, new).map { $0.prefix(11) } == ["attributes:"])
  }

  @Test("Contents of a hidden view come and go with it") func hidden() throws {
    func page(isHidden: Bool) throws -> DisplayList {
      let (note, text) = (rect(0, 0, 40, 10), rect(2, 2, 9, 4))
      let contents = [view("Page/note/text", text), box("Page/note/text", text, 1)]
      let hidden = Property("isHidden", "\(isHidden)")
      return try list(
        [view("Page", rect(0, 0, 40, 60)), view("Page/note", note, [hidden])]
          + (isHidden ? [] : contents))
    }
    let (hidden, shown) = (try page(isHidden: true), try page(isHidden: false))
    #expect(causes(hidden, shown).map(\.statement) == ["isHidden: true → false"])
    #expect(causes(shown, hidden).map(\.statement) == ["isHidden: false → true"])
  }

  /// Nothing places the dot, and its box has the size of what is in it.
  @Test("A view that moved within what it resized is the cause") func resizedContainer() throws {
    func page(_ x: Int) throws -> DisplayList {
      let dot = rect(x, 8, 10, 10)
      return try list([
        view("Page", rect(0, 0, 40, 60)), view("Page/box", rect(0, 0, x + 10, 18)),
        view("Page/box/dot", dot), box("Page/box/dot", dot, 1),
      ])
    }
    let found = causes(try page(4), try page(6))
    #expect(
      found.map(\.view) == ["Page/box/dot"]
        && found.map(\.statement) == ["frame: 4 8 10 10 → 6 8 10 10"], "\(found)")
  }

  @Test("A note about a text is an effect") func note() throws {
    let frame = rect(0, 0, 40, 10)
    func text(_ width: String, _ notes: [Property]) throws -> DisplayList {
      try list([
        view("Card", rect(0, 0, 40, 60)),
        view("Card/title", frame, [Property("width", PropertyValue(reading: width))] + notes),
        box("Card/title", frame, 1),
      ])
    }
    var new = try text("30", [Property("truncated", "3 of 9 characters")])
    new.items[1].drawing = .view(frame: rect(0, 0, 30, 10))
    let found = causes(try text("40", []), new)
    #expect(found.map(\.name) == ["width"])
    #expect(found.first?.consequences == ["truncated, 3 of 9 characters hidden"])
  }

  @Test("A view that moved without a property is named by its frame") func frame() throws {
    let place = rect(0, 0, 40, 60)
    func page(_ x: Int) throws -> DisplayList {
      let frame = rect(x, 8, 10, 10)
      return try list([view("Page", place), view("Page/dot", frame), box("Page/dot", frame, 1)])
    }
    #expect(
      causes(try page(4), try page(6)) == [
        Cause(.layout("frame"), view: "Page/dot", before: "4 8 10 10", after: "6 8 10 10")
      ])
  }

  private func text(_ fonts: [(name: String, digest: String)]) throws -> DisplayList {
    try list(
      fonts.map { font in
        let font = FontReference(
          name: font.name,
          digest: try #require(ContentDigest(String(repeating: font.digest, count: 64))))
        let run = GlyphRun(
          font: font, size: Fixed(10), text: "a", glyphs: [PositionedGlyph(id: 97, x: .zero)])
        let glyphs = Glyphs(run, x: .zero, y: Fixed(10), color: StraightColor(hex: 0))
        return DisplayItem(.glyphs(glyphs), from: Provenance(path: "Label"))
      })
  }

  @Test func otherFontFileIsNamed() throws {
    let found = causes(try text([("My Sans", "a")]), try text([("My Sans", "b")]))
    #expect(found.map(\.kind) == [.font] && found.map(\.name) == ["My Sans"])
    #expect(found.first?.statement == "font \"My Sans\": aaaaaaaaaaaaaaaa → bbbbbbbbbbbbbbbb")
    // Two files under one name: text that comes in one of them changes no file.
    #expect(
      causes(try text([("S", "a"), ("S", "b")]), try text([("S", "a")])).allSatisfy {
        $0.kind != .font
      })
  }

  @Test("A font that stands in for another is named") func substitute() throws {
    let found = causes(try text([("Inter", "a")]), try text([("My Sans", "b")]))
    #expect(
      found == [Cause(.font("font"), view: "Label", before: "Inter", after: "My Sans")])
  }

  @Test("Long values are cut to where they differ") func longValues() {
    let kept = "When somebody changes it on Friday, the next run says "
    func statement(_ before: String, _ after: String, _ subject: Cause.Subject = .content("text"))
      -> String
    {
      Cause(
        subject, view: "News/title", before: PropertyValue(reading: before),
        after: PropertyValue(reading: after)
      ).statement
    }
    // 65 characters are alike, and the last 20 of them are `run says which color`. The first whole
    // word in these is `says`.
    #expect(
      statement(kept + "which color", kept + "which colors")
        == "text: \"…says which color\" → \"…says which colors\"")
    // 54 are alike. `…the next run says ` has 19, which leaves 41 of the 60 for what follows.
    let (red, blue) = (
      kept + String(repeating: "red ", count: 20), kept + String(repeating: "blue ", count: 20)
    )
    let reds = String(repeating: "red ", count: 10) + "r"
    let blues = String(repeating: "blue ", count: 8) + "b"
    #expect(
      statement(red, blue, .layout("text"))
        == "text: …the next run says \(reds)… → …the next run says \(blues)…")
    // Short values stay whole, and so do long ones that differ early.
    #expect(
      statement("A long way to go", "A long way to come")
        == "text: \"A long way to go\" → \"A long way to come\"")
    #expect(statement("1" + kept, "2" + kept) == "text: \"1\(kept)\" → \"2\(kept)\"")
  }

  @Test("A line names view, cause and effects") func lines() {
    let cause = Cause(
      .content("text"), view: "News/title", before: "Benefits",
      after: "Employee benefits", pixels: 312,
      consequences: ["grew from 1 to 2 lines"])
    #expect(
      cause.description
        == "News/title  text: \"Benefits\" → \"Employee benefits\"  312 px; grew from 1 to 2 lines")
    let token = Cause(.token("primary"), before: "#783BF9", after: "#7A3BF9")
    #expect(token.description == "token primary: #783BF9 → #7A3BF9")
  }

  /// As an artifact of others may have them.
  @Test(
    "A cause that no run finds is not decoded",
    arguments: [
      #"{"kind": "token"}"#, #"{"kind": "style", "view": "a"}"#, #"{"kind": "layout"}"#,
      #"{"kind": "content"}"#, #"{"kind": "tree"}"#,
      #"{"kind": "font", "pixels": -1}"#, #"{"kind": "font", "moved": 0}"#, #"{"kind": "luck"}"#,
    ]) func impossible(json: String)
  {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Cause.self, from: Data(json.utf8))
    }
  }
}
