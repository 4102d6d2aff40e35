import Foundation
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import Testing

private func lines(_ old: DisplayList, _ new: DisplayList) -> [String] {
  DisplayListDifference(from: old, to: new).lines(limit: 100)
}

@Suite struct DifferenceTests {
  @Test func equalListsHaveNoChanges() {
    #expect(DisplayListDifference(from: card(), to: card()).isEmpty)
    #expect(lines(card(), card()) == [])
  }

  @Test func changedColourIsToldByPropertyAlone() {
    #expect(lines(card(textColor: "#767676"), card(textColor: "#FF0000")) == ["NewsView/title: textColor #767676 → #FF0000"])
  }

  @Test func authoredChangeComesBeforeTheGeometryThatFollows() {
    #expect(
      lines(card(padding: 12), card(padding: 16)) == [
        "NewsView: padding 12 → 16",
        "NewsView/title: view moved 24 10 → 32 10",
        "NewsView/title: text moved 24 48 → 32 48",
      ])
  }

  @Test func changedTextIsToldOnceAndQuotedWhereItHasSpaces() {
    #expect(lines(card(text: "Hello"), card(text: "Good bye")) == ["NewsView/title: text Hello → \"Good bye\""])
  }

  @Test func boxThatGrowsWithItsViewIsToldOnce() {
    var taller = card()
    taller.size = pixels(686, 280)
    taller.items[0].drawing = .view(frame: rect(0, 0, 686, 280))
    taller.items[1].drawing = .box(
      Box(rounded(0, 0, 686, 280, radius: 16), fill: .color(.white), border: Border(width: Fixed(2), color: StraightColor(hex: 0x783BF9))))
    #expect(lines(card(), taller) == ["picture: size 686 × 240 → 686 × 280", "NewsView: view resized 686 × 240 → 686 × 280"])
  }

  @Test func boxThatChangesAloneIsToldByAspect() {
    var other = card()
    other.items[1].drawing = .box(Box(rounded(2, 0, 680, 240, radius: 8), fill: .color(.red)))
    #expect(
      lines(card(), other) == [
        "NewsView: box fill #FFFFFF → #FF0000", "NewsView: box border width 2 → not set", "NewsView: box border color #783BF9 → not set",
        "NewsView: box moved and resized 0 0 686 240 → 2 0 680 240", "NewsView: box radius 16 → 8",
      ])
  }

  /// A panel of 100 by 80 pixels at two pixels a point: its corners, its border and its shadow in points, as an author sets them.
  private func panel(corner: Int, border: Int = 1, blur: Int = 8, width: Double = 100) -> DisplayList {
    let shape = rounded(0, 0, width, 80, radius: Double(corner * 2))
    return DisplayList(
      size: pixels(200, 100), scale: 2,
      items: [
        item("Panel", .view(frame: rect(0, 0, width, 80))),
        item("Panel", .shadow(Shadow(shape, sigma: Fixed(blur), color: .black)), ["shadow": "0 0 \(blur) 0 #000000"]),
        item(
          "Panel", .box(Box(shape, fill: .color(.white), border: Border(width: Fixed(border * 2), color: .red))),
          ["cornerRadius": "\(corner)", "borderWidth": "\(border)"]),
      ])
  }

  @Test func radiusInPixelsIsNotToldBesideThePropertyThatSetsIt() {
    #expect(lines(panel(corner: 10), panel(corner: 14)) == ["Panel: cornerRadius 10 → 14"])
  }

  @Test func borderAndShadowInPixelsAreNotToldBesideTheirProperties() {
    #expect(
      lines(panel(corner: 10), panel(corner: 10, border: 2, blur: 6)) == [
        "Panel: shadow \"0 0 8 0 #000000\" → \"0 0 6 0 #000000\"", "Panel: borderWidth 1 → 2",
      ])
  }

  @Test func geometryStaysBesideAPropertyThatDoesNotSayIt() {
    #expect(
      lines(panel(corner: 10), panel(corner: 14, width: 90)) == [
        "Panel: cornerRadius 10 → 14", "Panel: view resized 100 × 80 → 90 × 80",
      ])
  }

  @Test func pixelsAreToldWhereOnlyAnotherPropertyOrAnotherViewChanged() {
    // The border's property changed, and that of a view around; neither explains a radius.
    var other = panel(corner: 10, border: 2)
    other.items[1].drawing = .shadow(Shadow(rounded(0, 0, 100, 80, radius: 28), sigma: Fixed(8), color: .black))
    var old = panel(corner: 10)
    old.items.insert(item("Screen", .view(frame: rect(0, 0, 200, 100)), ["cornerRadius": "1"]), at: 0)
    other.items.insert(item("Screen", .view(frame: rect(0, 0, 200, 100)), ["cornerRadius": "2"]), at: 0)
    #expect(
      lines(old, other) == ["Screen: cornerRadius 1 → 2", "Panel: borderWidth 1 → 2", "Panel: shadow radius 20 → 28"])
  }

  /// A title whose font an author sets in points, at two pixels a point.
  private func title(_ points: Int, font: String = "Likeness Sans", digest digit: Character = "5") -> DisplayList {
    var title = glyphs("Hello", font: font, digest: digit)
    title.run.size = Fixed(points * 2)
    return DisplayList(size: pixels(200, 100), scale: 2, items: [item("Title", .glyphs(title), ["font": "\(points) regular"])])
  }

  @Test func sizeOfAFontIsToldOnceAndByItsProperty() {
    #expect(lines(title(22), title(21)) == ["Title: font \"22 regular\" → \"21 regular\""])
    #expect(lines(title(22), title(21, font: "Likeness Sans Bold")) == ["Title: font \"22 regular\" → \"21 regular\""])
  }

  @Test func otherFileOfAFontIsToldAlsoWhereItsPropertyChanged() {
    #expect(
      lines(title(22), title(21, digest: "6")) == [
        "Title: font \"22 regular\" → \"21 regular\"", "Title: font file 5555555555555555 → 6666666666666666",
      ])
  }

  /// A label whose color comes from a token, with an aspect that only its own property explains.
  private func themed(_ color: StraightColor, token: String, spacing: Int = 0) -> DisplayList {
    var title = glyphs("Hello")
    title.color = color
    title.run.glyphs = title.run.glyphs.enumerated().map { PositionedGlyph(id: $1.id, x: $1.x + Fixed($0 * spacing)) }
    let properties = [
      Provenance.Property("textColor", color.description, tokens: [token], explains: .textColor),
      Provenance.Property("looseness", "\(spacing)", explains: .glyphPositions),
    ]
    return DisplayList(size: pixels(9, 9), items: [DisplayItem(.glyphs(title), from: Provenance(path: "Title", properties: properties))])
  }

  @Test func tokenIsNamedBeforeItsOldAndNewValue() {
    let old = themed(StraightColor(hex: 0x783BF9), token: "primary")
    #expect(
      lines(old, themed(StraightColor(hex: 0x7A3BF9), token: "primary")) == ["Title: textColor primary: #783BF9 → #7A3BF9"])
    #expect(
      lines(old, themed(StraightColor(hex: 0x7A3BF9), token: "accent"))
        == ["Title: textColor \"primary #783BF9\" → \"accent #7A3BF9\""])
    let change = DisplayListDifference(from: old, to: themed(.red, token: "primary")).changes.first
    #expect(change?.token == "primary" && change?.before == "#783BF9" && change?.after == "#FF0000")
  }

  @Test func propertyOfACustomComponentExplainsWhatItsListSays() {
    let old = themed(.red, token: "primary")
    #expect(lines(old, themed(.red, token: "primary", spacing: 1)) == ["Title: looseness 0 → 1"])
    // Without the explanation, the consequences are reported as well.
    var silent = themed(.red, token: "primary", spacing: 1)
    var before = old
    for index in [0, 1] {
      silent.items[0].source.properties[index].explains = []
      before.items[0].source.properties[index].explains = []
    }
    #expect(
      lines(before, silent) == [
        "Title: looseness 0 → 1", "Title: other glyphs, or glyphs in other places, for the same text",
      ])
  }

  @Test func pictureWideSettingsComeFirst() {
    var other = card(padding: 16)
    other.background = .black
    other.scale = 3
    #expect(
      lines(card(padding: 12), other).prefix(3) == [
        "picture: background #F2F2F7 → #000000", "picture: scale 2 → 3", "NewsView: padding 12 → 16",
      ])
  }

  @Test func viewsThatComeAndGoAreNamed() {
    var more = card()
    more.items.append(item("NewsView/badge", .view(frame: rect(0, 0, 8, 8))))
    more.items.append(item("NewsView/badge", .box(Box(rounded(0, 0, 8, 8), fill: .color(.red)))))
    #expect(lines(card(), more) == ["NewsView/badge: view added"])
    #expect(lines(more, card()) == ["NewsView/badge: view removed"])
  }

  @Test func renamedViewTakesItsDescendantsAlong() {
    var old = card()
    old.items.append(item("NewsView/title/icon", .view(frame: rect(0, 0, 8, 8)), ["size": "8"]))
    var new = old
    for i in new.items.indices {
      new.items[i].source.path = new.items[i].source.path.replacing("NewsView/title", with: "NewsView/headline")
    }
    new.items[4].source.properties = [.init("size", "9")]
    #expect(
      lines(old, new) == ["NewsView/headline/icon: size 8 → 9", "NewsView/title → NewsView/headline: view renamed"])
  }

  @Test func renamedRootIsOneChange() {
    var new = card()
    for i in new.items.indices { new.items[i].source.path = new.items[i].source.path.replacing("NewsView", with: "Card") }
    #expect(lines(card(), new) == ["NewsView → Card: view renamed"])
  }

  @Test func viewDrawnElsewhereInTheOrderIsNamedAlone() {
    let names = ["a", "b", "c", "d", "e"]
    func list(_ names: [String]) -> DisplayList {
      DisplayList(size: pixels(9, 9), items: names.map { item($0, .view(frame: rect(0, 0, 9, 9))) })
    }
    #expect(lines(list(names), list(["a", "c", "d", "b", "e"])) == ["b: drawn after a → after d"])
    #expect(lines(list(names), list(["e", "a", "b", "c", "d"])) == ["e: drawn after d → first"])
  }

  @Test func rowInsertedAmongUnnamedSiblingsMovesTheOthers() {
    func rows(_ texts: [String]) -> DisplayList {
      DisplayList(
        size: pixels(9, 99),
        items: texts.enumerated().map { item("List/Label", .view(frame: rect(0, Double($0) * 10, 9, 10)), ["text": $1]) })
    }
    #expect(
      lines(rows(["A", "B"]), rows(["A", "X", "B"])) == ["List/Label: view added: 0 10 9 10", "List/Label: view moved 0 10 → 0 20"])
  }

  @Test func shadowAddedByAPropertyIsToldByThePropertyFirst() {
    var other = card()
    let shadow = Shadow(rounded(0, 4, 686, 240, radius: 16), sigma: Fixed(8), color: StraightColor(r: 0, g: 0, b: 0, a: 64))
    other.items.insert(item("NewsView", .shadow(shadow), ["shadow": "0 2 8 #00000040"]), at: 1)
    #expect(
      lines(card(), other) == [
        "NewsView: shadow not set → \"0 2 8 #00000040\"", "NewsView: shadow added: 0 4 686 240 radius 16 sigma 8 #00000040",
      ])
    #expect(
      lines(other, card()) == [
        "NewsView: shadow \"0 2 8 #00000040\" → not set", "NewsView: shadow removed: 0 4 686 240 radius 16 sigma 8 #00000040",
      ])
  }

  @Test func linesAreCappedAndTheRestCounted() {
    let difference = DisplayListDifference(from: card(padding: 12), to: card(text: "Bye", padding: 16))
    #expect(difference.lines(limit: 2) == ["NewsView: padding 12 → 16", "NewsView/title: text Hello → Bye", "and 2 more"])
    #expect(difference.lines(limit: 0) == ["4 changes"])
    #expect(difference.lines(limit: 4).count == 4)
  }

  @Test func changesAreCodable() throws {
    let difference = DisplayListDifference(from: card(padding: 12), to: card(padding: 16))
    let read = try JSONDecoder().decode(DisplayListDifference.self, from: JSONEncoder().encode(difference))
    #expect(read == difference)
    #expect(difference.changes[0] == DisplayListChange(.property, path: "NewsView", subject: "padding", before: "12", after: "16"))
  }

  @Test func controlCharactersNeverReachAMessage() {
    let text = lines(card(text: "a\u{1B}[31m"), card(text: "\u{202E}b")).joined()
    #expect(text == "NewsView/title: text \"a\\u001B[31m\" → \"\\u202Eb\"")
  }

  @Test func unequalListsAlwaysHaveAChange() {
    var numbers = Numbers(state: 3)
    for _ in 0..<300 {
      let old = numbers.list()
      var new = old
      switch numbers.below(5) {
      case 0: new.items.shuffle(using: &numbers)
      case 1: new.images[digest("e")] = numbers.bitmap()
      case 2: if !new.items.isEmpty { new.items[numbers.below(new.items.count)].drawing = numbers.drawing() }
      case 3: if !new.items.isEmpty { new.items.remove(at: numbers.below(new.items.count)) }
      default: new = numbers.list()
      }
      #expect(DisplayListDifference(from: old, to: new).isEmpty == (old == new))
      #expect(DisplayListDifference(from: new, to: old).isEmpty == (old == new))
    }
  }

  /// With an edit script that takes the square of the length this would take hours.
  @Test func thousandsOfItemsThatAllDifferAreCompared() {
    func list(_ seed: Int) -> DisplayList {
      DisplayList(
        size: pixels(9, 9),
        items: (0..<4000).map {
          item($0 % 2 == 0 ? "a" : "v\($0 * seed)", .view(frame: rect(Double($0 * seed % 4001), 0, 9, 9)), ["n": "\($0 * seed)"])
        })
    }
    #expect(DisplayListDifference(from: list(1), to: list(7)).changes.count > 4000)
  }
}
