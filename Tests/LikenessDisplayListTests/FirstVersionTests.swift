/// Texts of the first version, in each form that it had.
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@Suite struct FirstVersionTests {
  private let five = String(repeating: "5", count: 64)
  private let a = String(repeating: "a", count: 64)

  /// The card with its properties at each item, and what they explain in the header.
  private var cardText: String {
    """
    display-list 1
    size 686 240
    scale 2
    background #F2F2F7
    font "Likeness Sans" \(five)
    property backgroundColor explains box-fill
    property borderColor explains border-color
    property borderWidth explains border-width
    property cornerRadius explains corners shadow-cutout
    property text explains text
    property textColor explains text-color

    NewsView
      view 0 0 686 240
        from padding=10
      box 0 0 686 240 radius 16 fill #FFFFFF border 2 #783BF9
        from backgroundColor=#FFFFFF borderColor=#783BF9 borderWidth=1 cornerRadius=8

    NewsView/title
      view 20 10 200 50
      glyphs 20 48 #783BF9 size 44 font "Likeness Sans" "Hello"
        72@0 101@10 108@20 108@30 111@40
        from text=Hello textColor=#783BF9

    """
  }

  @Test("A text of the first version gives the list of the second") func card() throws {
    let list = LikenessDisplayListTests.card()
    #expect(try DisplayList(text: cardText) == list)
    #expect(try DisplayList(text: cardText).text == list.text)
    #expect(DisplayList.isFirstVersion(cardText) && !DisplayList.isFirstVersion(list.text))
    #expect(!DisplayList.isFirstVersion("display-list 12\n"))
  }

  @Test("A property explains in every view what it explains in any, and the page has no token")
  func pictureWide() throws {
    let text = cardText.replacing("\n    view 20 10 200 50\n", with: "\n").replacing(
      "  view 20 10 200 50\n", with: "  view 20 10 200 50\n    from cornerRadius=2\n")
    var list = LikenessDisplayListTests.card()
    list.backgroundToken = "page"
    list.items[2].source.properties = [.init("cornerRadius", "2")]
    let read = try DisplayList(text: text)
    #expect(read != list && read == list.inFirstVersion)
    #expect(
      read.explanations[.init("cornerRadius", "2"), in: "NewsView/title"]
        == [.corners, .shadowCutout])
  }

  /// Before 26 November 2026, the header did not say what a property explains.
  @Test("A text without explanations is read") func unexplained() throws {
    let lines = cardText.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { !$0.hasPrefix("property ") }.joined(separator: "\n")
    #expect(
      try DisplayList(text: text) == LikenessDisplayListTests.card().explaining([:]))
  }

  /// A picture with its size in the header, as the first references had it, on 21 November 2026.
  @Test("A text with pictures is read") func pictures() throws {
    let text = """
      display-list 1
      size 175 68
      scale 1
      background #101014
      font "Likeness Sans Regular" \(five)
      image \(a) 2 1

      Button
        view 16 16 143 36
          from bottom=16 contentEdgeInsets="6 12 6 14" imageTitleSpacing=8 leading=16 top=16
          from trailing=16
        box 16 16 143 36 radius 18 fill #F2F2F7
          from backgroundColor=#F2F2F7 cornerRadius=18

      Button/imageView
        view 28 22 24 24
        image aaaaaaaaaaaaaaaa at 28 22 24 24 tint #783BF9
          from tintColor=#783BF9
        image aaaaaaaaaaaaaaaa at 28 22 24 24 from 0.5 0 1 1 nearest

      Button/titleLabel
        view 60 25 85 18
        glyphs 60 39 #1C1C1E size 15 font "Likeness Sans Regular" "Free"
          70@0 114@8 101@13 101@22
          from font="15 regular" text=Free ground:a:b="#101014 0, #F2F2F7 1" textColor=#1C1C1E

      pixels aaaaaaaaaaaaaaaa
        BP////8=

      """
    let later = """
      display-list 2
      size 175 68
      scale 1
      background #101014
      font "Likeness Sans Regular" \(five)

      Button
        view 16 16 143 36
        bottom=16
        contentEdgeInsets="6 12 6 14"
        imageTitleSpacing=8
        leading=16
        top=16
        trailing=16
        backgroundColor=#F2F2F7
        cornerRadius=18
        box 0 0 143 36 radius 18 fill #F2F2F7
          from backgroundColor cornerRadius

      Button/imageView
        view 12 6 24 24
        tintColor=#783BF9
        image aaaaaaaaaaaaaaaa at 0 0 24 24 tint #783BF9
          from tintColor
        image aaaaaaaaaaaaaaaa at 0 0 24 24 from 0.5 0 1 1 nearest

      Button/titleLabel
        view 44 9 85 18
        font="15 regular"
        ground:a:b="#101014 0, #F2F2F7 1"
        text=Free
        textColor=#1C1C1E
        glyphs 0 14 #1C1C1E size 15 font "Likeness Sans Regular" "Free"
          70@0 114@8 101@13 101@22
          from font ground text textColor

      pixels \(a) 2 1
        BP////8=

      """
    let list = try DisplayList(text: text)
    #expect(list.text == later)
    #expect(try DisplayList(text: later) == list)
  }

  @Test("Header lines in any order, and steps and gradients in the picture, are read")
  func drawings() throws {
    let text = """
      display-list 1
      image \(a) 1 1
      background #FFF
      size 24 24

      Icon
        view 4 4 16 16
        fill gradient 4 4 20 4 radial 4 12 0 stops 0 #FFFFFF 65536 #000000
          M4,12 L9,17.5 C1,2,3,-4,20,6 Z

      pixels \(a)
        AP////8=
      """
    let list = try DisplayList(text: text)
    #expect(
      list.text.contains(
        """
          view 4 4 16 16
          fill gradient 0 0 16 0 radial 0 8 0 stops 0 #FFFFFF 65536 #000000
            M0,8 L5,13.5 C-3,-2,-1,-8,16,2 Z

        """))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test(
    "An error in a text of the first version names its place",
    arguments: [
      ("image \(hexDigest) 1 1", 3, 1, "the image \(hexDigest) has no block “pixels”."),
      (
        "image \(hexDigest) 1 1\nimage \(hexDigest) 1 1", 4, 1,
        "the list has a second line for \"aaaaaaaa"
      ),
      (
        "property fill explains box-fill\nproperty fill explains box-fill", 4, 1,
        "the list has a second line for \"fill\"."
      ),
      ("property fill explains box-fil", 3, 24, "found \"box-fil\" where an aspect of drawings"),
      ("pixels bbbbbbbbbbbbbbbb", 3, 8, "no image \"bbbbbbbbbbbbbbbb\" in the header."),
      ("a\n  image bbbbbbbb at 0 0 1 1", 4, 9, "no image \"bbbbbbbb\" in the header."),
      ("  box 0 0 1 1", 3, 3, "found \"box\" where the path of a view, not indented, should be."),
      ("a\n  end\n    from fill", 5, 14, "the line ends where “=” and the value of the property"),
      ("a\n  fill=1", 4, 3, "found \"fill=1\" where view, box,"),
      ("background #FFF token=page", 3, 17, "found \"token=page\" where the end of the line"),
    ])
  func errors(lines: String, line: Int, column: Int, problem: String) {
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: "display-list 1\nsize 1 1\n\(lines)\n", file: "a.txt")
    }
    #expect(
      error?.description.hasPrefix("a.txt:\(line):\(column): \(problem)") == true,
      "\(String(describing: error))")
  }
}

private let hexDigest = String(repeating: "a", count: 64)
