import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@Suite struct TextTests {
  @Test("Lists whose properties explain different aspects differ, as their texts do")
  func equality() throws {
    func list(_ aspects: DrawingAspects) throws -> DisplayList {
      let property = Provenance.Property("gap", "8")
      let frame = FixedRect(x: .zero, y: .zero, width: Fixed(4), height: Fixed(4))
      return DisplayList(
        size: try #require(PixelSize(width: 4, height: 4)), explanations: ["gap": aspects],
        items: [
          DisplayItem(.view(frame: frame), from: Provenance(path: "A", properties: [property]))
        ])
    }
    let (one, other) = (try list([.layout]), try list([.boxFill]))
    #expect(one.text != other.text)
    #expect(one != other)
    #expect(one == (try list([.layout])))
    #expect(try DisplayList(text: one.text) == one)
  }

  /// UAX #15: U+00E9 is canonically equivalent to U+0065 U+0301.
  @Test("Lists whose texts differ only in equivalent letters differ, too, and read back")
  func scalars() throws {
    func list(_ path: String, _ text: String, font: String, explains: String) -> DisplayList {
      DisplayList(
        size: pixels(4, 4), explanations: [explains: [.text]],
        items: [item(path, .glyphs(glyphs(text, font: font)))])
    }
    let (composed, apart) = ("\u{E9}", "e\u{301}")
    let plain = list(composed, composed, font: composed, explains: composed)
    #expect(plain == list(composed, composed, font: composed, explains: composed))
    var run = glyphs(composed, font: composed)
    run.run.text = apart
    var others = [
      list(apart, composed, font: composed, explains: composed),
      list(composed, composed, font: apart, explains: composed),
      list(composed, composed, font: composed, explains: apart), plain,
    ]
    others[3].items[0].drawing = .glyphs(run)
    for other in others {
      #expect(other != plain && !other.text.utf8.elementsEqual(plain.text.utf8))
      #expect(try DisplayList(text: other.text) == other)
    }
    // One font under both names.
    var both = plain
    both.items += others[1].items
    #expect(try DisplayList(text: both.text) == both)
  }

  @Test("A card is written as a person would write it") func wholeCard() throws {
    let five = String(repeating: "5", count: 64)
    let expected = """
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
    #expect(card().text == expected)
    #expect(try DisplayList(text: expected) == card())
  }

  @Test("Every kind of item has its line") func everyKind() throws {
    let gradient = LinearGradient(
      startX: .zero, startY: .zero, endX: .zero, endY: Fixed(40),
      stops: [
        .init(location: 65_536, color: .black),
        .init(location: 0, color: StraightColor(r: 255, g: 0, b: 0, a: 128)),
      ])
    let corners = FixedCornerRadii(
      topLeft: Fixed(8), topRight: Fixed(rounding: 8.5), bottomRight: .zero, bottomLeft: .zero)
    var tinted = ImagePlacement(
      image: digest("a"), source: rect(0, 0, 2, 1), destination: rect(1, 2, 3, 4),
      interpolation: .nearest)
    tinted.tint = .red
    let part = ImagePlacement(
      image: digest("a"), source: rect(0.5, 0, 1, 1), destination: rect(1, 2, 3, 4))
    let foreign = ImagePlacement(
      image: digest("b"), source: rect(0, 0, 9, 9), destination: rect(0, 0, 9, 9))
    var shadowed = glyphs("é\n")
    shadowed.sigma = Fixed(3)
    shadowed.run.glyphs[1].y = Fixed(rounding: -0.015625)
    let picture = Bitmap(size: pixels(2, 1), filledWith: .white)
    let list = DisplayList(
      size: pixels(100, 40), scale: 1.5,
      items: [
        item("a", .clip(RoundedRect(rect: rect(0, 0, 100, 40), radii: corners))),
        item("a", .opacity(128), ["alpha": "0.5"]),
        item("a", .box(Box(rounded(0, 0, 100, 40), fill: .linearGradient(gradient)))),
        item("a", .box(Box(rounded(0.25, -3, 100, 40)))),
        item(
          "a",
          .shadow(
            Shadow(
              rounded(0, 4, 100, 40, 2), sigma: Fixed(4),
              color: StraightColor(r: 0, g: 0, b: 0, a: 127),
              cutout: rounded(0, 0, 100, 40, 2)))),
        item("a", .image(tinted)), item("a", .image(part)), item("a", .image(foreign)),
        item("a", .glyphs(shadowed)),
        item("a", .end), item("a", .end),
      ],
      images: [digest("a"): picture])
    let (five, a, b) = (
      String(repeating: "5", count: 64), String(repeating: "a", count: 64),
      String(repeating: "b", count: 64)
    )
    // One step: kind 0, two pixels, so the number (2 - 1) << 2 = 4, and the pixel FF FF FF FF: 04
    // FF FF FF FF in base64.
    let expected = """
      display-list 1
      size 100 40
      scale 1.5
      background #00000000
      font "Likeness Sans" \(five)
      image \(a) 2 1

      a
        clip 0 0 100 40 radius 8 8.5 0 0
        opacity 128
          from alpha=0.5
        box 0 0 100 40 fill gradient 0 0 0 40 stops 0 #FF000080 65536 #000000
        box 0.25 -3 100 40
        shadow 0 4 100 40 radius 2 sigma 4 #0000007F cutout 0 0 100 40 radius 2
        image aaaaaaaaaaaaaaaa at 1 2 3 4 nearest tint #FF0000
        image aaaaaaaaaaaaaaaa at 1 2 3 4 from 0.5 0 1 1
        image \(b) at 0 0 9 9 from 0 0 9 9
        glyphs 20 48 #783BF9 size 44 font "Likeness Sans" sigma 3 "é\\n"
          233@0 10@10,-0.015625
        end
        end

      pixels aaaaaaaaaaaaaaaa
        BP////8=

      """
    #expect(list.text == expected)
    #expect(try DisplayList(text: expected) == list)
  }

  @Test("Hidden characters are escaped and read back") func hiddenCharacters() throws {
    let path = "a\u{202E}b \"c\"\\\t\u{0}\u{1F600}\u{E0041}é\u{A0}"
    let list = DisplayList(
      size: pixels(1, 1), items: [item(path, .end, ["": "", "a=b": " x ", "ü": "\u{2028}"])])
    let expected = """
      display-list 1
      size 1 1
      scale 1
      background #00000000

      "a\\u202Eb \\"c\\"\\\\\\t\\u0000😀\\uDB40\\uDC41é\\u00A0"
        end
          from ""="" "a=b"=" x " ü="\\u2028"

      """
    #expect(list.text == expected)
    #expect(try DisplayList(text: expected) == list)
  }

  @Test("Tokens stand between a property and its value") func tokens() throws {
    let properties = [
      Provenance.Property("textColor", "#783BF9", tokens: ["primary"]),
      Provenance.Property("ground", "0 0 0 1, #FF0000 0", tokens: ["a=b", "c:d", "e f"]),
      Provenance.Property("url", "http://a?b=c"),
      Provenance.Property("a:b", "1"),
    ]
    let list = DisplayList(
      size: pixels(1, 1),
      items: [DisplayItem(.end, from: Provenance(path: "a", properties: properties))])
    let line =
      #"""
          from "a:b"=1 ground:"a=b":"c:d":"e f"="0 0 0 1, #FF0000 0" textColor:primary=#783BF9 \#
      url=http://a?b=c
      """#
    #expect(list.text.contains(line + "\n"))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test("Explanations are read back, and lists without them are read") func explanations() throws {
    let text = card().text
    #expect(try DisplayList(text: text).explanations == card().explanations)
    let old = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasPrefix("property ")
    }.joined(separator: "\n")
    let read = try DisplayList(text: old)
    #expect(read.items == card().items && read.explanations.isEmpty)
    #expect {
      try DisplayList(text: text.replacing("explains box-fill", with: "explains box-fil"))
    } throws: { error in
      "\(error)".contains("6:35") && "\(error)".contains("box-fil")
    }
  }

  @Test("Paths that look like keywords are read back") func keywords() throws {
    for path in [
      "", "size", "pixels", "pixels aaaa", "size 1 1", " a", "a ", "\"", "from", "display-list 1",
      "view 0 0 1 1", "\n",
    ] {
      let list = DisplayList(
        size: pixels(1, 1), items: [item(path, .end), item("x", .end), item(path, .end)])
      #expect(try DisplayList(text: list.text) == list, "\(path)")
    }
  }

  @Test("Fonts of one name are distinguished by digest") func fontNames() throws {
    let list = DisplayList(
      size: pixels(1, 1),
      items: [
        item("a", .glyphs(glyphs("x", font: "Inter", digest: "7"))),
        item("a", .glyphs(glyphs("x", font: "Inter", digest: "3"))),
        item("a", .glyphs(glyphs("x", font: "Mono", digest: "3"))),
      ])
    #expect(list.text.contains("font Inter 3333333333333333 \"x\""))
    #expect(list.text.contains("font Mono \"x\""))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test("Long lines break between words before 120 bytes") func longLines() throws {
    let list = DisplayList(
      size: pixels(1, 1), items: [item("a", .glyphs(glyphs(String(repeating: "a", count: 40))))])
    let lines = list.text.split(separator: "\n").filter { $0.hasPrefix("    ") }
    // "97@0" is 4 bytes, nine glyphs to "97@90" 5 each, thirty to "97@390" 6 each, every one after
    // a space: 4 + 9 * 6 = 58 after the indentation's 4, then (120 - 62) / 7 = 8 more in the first
    // line.
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("    97@0 ") && lines[0].hasSuffix(" 97@170"))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test("Loose text with line ends of Windows is read and written canonically") func looseText()
    throws
  {
    let loose = """
      display-list 1\r
      background #FFF \r
      size 10 20\r
      scale 2.0\r
      a\r
       box 0.0 0 10 20 radius 2 2 2 2 fill #fff\r

             from b=1\r
             from a=2\r
      """
    let canonical = """
      display-list 1
      size 10 20
      scale 2
      background #FFFFFF

      a
        box 0 0 10 20 radius 2 fill #FFFFFF
          from a=2 b=1

      """
    #expect(try DisplayList(text: loose).text == canonical)
  }

  @Test("Texts name the same views exactly if the paths in them are the same")
  func sameViews() throws {
    var numbers = Numbers(8)
    var same = 0
    for _ in 0..<400 {
      let list = numbers.list()
      var other = list
      other.background = numbers.color()
      if let index = other.items.indices.randomElement(using: &numbers) {
        if numbers.chance(2), numbers.chance(2) {
          other.items[index].source.path = "\(other.items[index].source.path)é b"
        }
        if numbers.chance(3) { other.items.remove(at: index) }
      }
      func paths(_ list: DisplayList) throws -> [ViewPath] {
        try DisplayList(text: list.text).items.map(\.source.path).reduce(into: []) {
          if $0.last != $1 { $0.append($1) }
        }
      }
      let expected = try paths(list) == paths(other)
      #expect(list.namesSameViews(as: other.text) == expected)
      #expect(other.namesSameViews(as: list.text) == expected)
      if expected { same += 1 }
    }
    #expect((100...300).contains(same))
  }

  @Test("Every random list is read back as written, and written in the same bytes") func everyList()
    throws
  {
    var numbers = Numbers(7)
    for _ in 0..<400 {
      let list = numbers.list()
      let text = list.text
      let read = try DisplayList(text: text)
      #expect(read == list)
      #expect(read.text.utf8.elementsEqual(text.utf8))
    }
  }
}

@Suite struct PixelBlockTests {
  /// Steps worked out by hand from the documented format.
  @Test func picturesAreWrittenInSteps() throws {
    // Rows: A B | A B | C C → 1: two literals (2-1)<<2|1 = 5; 2: two from above (2-1)<<2|2 = 6; 0:
    // C twice 4.
    let (a, b, c): ([UInt8], [UInt8], [UInt8]) = ([1, 2, 3, 4], [5, 6, 7, 8], [9, 9, 9, 9])
    let bitmap = try #require(Bitmap(size: pixels(2, 3), bytes: a + b + a + b + c + c))
    let list = DisplayList(size: pixels(1, 1), images: [digest("c"): bitmap])
    let form: [UInt8] = [5] + a + b + [6, 4] + c
    #expect(list.text.hasSuffix("pixels cccccccccccccccc\n  \(Data(form).base64EncodedString())\n"))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test(arguments: [
    "", "BP///w==", "BP////8", "CP////8=", "BP////8AAAA=", "Bg==", "Bw==", "////////////", "!!!!",
    "BP////8=AAAA", "====",
  ])
  func damagedPixelsAreRefused(block: String) {
    let text =
      "display-list 1\nsize 1 1\nimage \(digest("a")) 2 1\npixels aaaaaaaaaaaaaaaa\n  \(block)\n"
    let error = #expect(throws: DisplayListError.self) { try DisplayList(text: text) }
    #expect(error?.cause == .damagedPixels(image: "aaaaaaaaaaaaaaaa"))
  }

  @Test("A second block of a picture is refused") func secondBlock() throws {
    let block = "pixels aaaaaaaaaaaaaaaa\n  BP////8=\n"
    let text = "display-list 1\nsize 1 1\nimage \(digest("a")) 2 1\n\(block)"
    #expect(try DisplayList(text: text).images[digest("a")]?.size == pixels(2, 1))
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: text + block, file: "a.txt")
    }
    #expect(
      error?.description.hasPrefix(
        "a.txt:6:8: the header has a second line for \"aaaaaaaaaaaaaaaa\"") == true,
      "\(String(describing: error))")
  }

  /// A list without its pictures, as a reference keeps it, names them all the same.
  @Test("A picture that the list does not have is not written") func missingPicture() throws {
    let whole = FixedRect(x: .zero, y: .zero, width: Fixed(2), height: Fixed(1))
    let item = DisplayItem(
      .image(ImagePlacement(image: digest("a"), source: whole, destination: whole)),
      from: Provenance(path: "A"))
    #expect(!DisplayList(size: pixels(2, 1), items: [item]).text.contains("pixels"))
  }
}

/// A digest of no picture and no font.
private let hex = String(repeating: "a", count: 64)

@Suite struct TextErrorTests {
  @Test(
    "An error names the place, the cause and the next step",
    arguments: [
      (
        "", 1, 1,
        """
        this is not a display list: it starts with \"\". A display list starts with the line \
        “display-list 1”.
        """
      ),
      (
        "display-list 2", 1, 1,
        """
        display list of version \"2\", but only version 1 is known. Update Likeness, or record the \
        snapshot again.
        """
      ),
      (
        "display-list 1\nscale 2\n", 2, 1,
        "the header has no line “size …”. Add it, or record the snapshot again."
      ),
      (
        "display-list 1\nsize 1 1\nsize 2 2\n", 3, 1,
        """
        the header has a second line for \"size\". Remove one of the two; a merge may have \
        kept both.
        """
      ),
      (
        "display-list 1\nsize 1 1\na\n  box 0 0 1.3 1\n", 4, 11,
        """
        found \"1.3\" where a number of pixels on the grid of 1/64 should be. Correct the line, or \
        record the snapshot again.
        """
      ),
      (
        "display-list 1\nsize 1 1\né\n  box 0 0 1 1 fil #FFF\n", 4, 15,
        """
        found \"fil\" where the end of the line should be. Correct the line, or record the \
        snapshot again.
        """
      ),
      (
        "display-list 1\nsize 1 1\na\n  box 0 0 1\n", 4, 12,
        """
        the line ends where a number of pixels on the grid of 1/64 should be. Correct the line, or \
        record the snapshot again.
        """
      ),
      (
        "display-list 1\nsize 1 1\na\n  box 0 0 -1 1\n", 4, 11,
        "\"-1\" is out of range: allowed is 0…524288. Correct the number."
      ),
      (
        "display-list 1\nsize 1 1\na\n  glyphs 0 0 #000 size 9 font Inter \"x\"\n", 4, 31,
        """
        no single font \"Inter\" in the header. Add a line “font” with its name and digest, or \
        name it by the digest too.
        """
      ),
      (
        "display-list 1\nsize 20000 10000\n", 2, 6,
        "200000000 pixels in all, but the budget is 100000000. If you trust the file, "
          + "raise the limit in likeness.json: \"maxMegapixels\": 200"
      ),
      (
        "display-list 1\nsize 1 1\nimage \(String(repeating: "a", count: 64)) 1 1\n", 3, 1,
        """
        the image \(String(repeating: "a", count: 64)) has no block “pixels”. The end of the file \
        may be cut off: restore it, or record the snapshot again.
        """
      ),
    ])
  func errors(text: String, line: Int, column: Int, problem: String) {
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: text, file: "a.txt")
    }
    #expect(error?.description == "a.txt:\(line):\(column): \(problem)")
  }

  /// The item has no view, the letter is half a pair, and each other line stands twice.
  @Test(
    "A line out of place is named",
    arguments: [
      ("  box 0 0 1 1", 3, 3, "found \"box\" where the path of a view, not indented, should be."),
      ("\"\\ud800\"", 3, 4, "found \"d800\\\"\" where a Unicode character should be."),
      (
        "font \"Inter\" \(hex)\nfont \"Inter\" \(hex)", 4, 1,
        "the header has a second line for \"Inter\"."
      ),
      ("image \(hex) 1 1\nimage \(hex) 1 1", 4, 1, "the header has a second line for \"aaaaaaaa"),
      (
        "property \"fill\" explains box-fill\nproperty \"fill\" explains box-fill", 4, 1,
        "the header has a second line for \"fill\"."
      ),
      ("pixels bbbbbbbbbbbbbbbb", 3, 8, "no image \"bbbbbbbbbbbbbbbb\" in the header."),
    ]) func misplacedLine(lines: String, line: Int, column: Int, problem: String)
  {
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: "display-list 1\nsize 1 1\n\(lines)\n", file: "a.txt")
    }
    #expect(
      error?.description.hasPrefix("a.txt:\(line):\(column): \(problem)") == true,
      "\(String(describing: error))")
  }

  @Test("Images take from the budget of the picture") func budget() throws {
    let image = "image \(digest("a")) 10 10\npixels aaaaaaaaaaaaaaaa\n  jAMAAAAA"
    let text = "display-list 1\nsize 10 10\n" + image
    // 100 pixels in one step: (100 - 1) << 2 = 396 = 0x18C, low seven bits first: 8C 03, then the
    // pixel.
    #expect(try DisplayList(text: text, pixelBudget: 200).images.count == 1)
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: text, pixelBudget: 199)
    }
    #expect(error?.cause == .tooManyPixels(count: 200, budget: 199))
  }

  /// A text that is truncated anywhere, or has any byte changed, is read or refused without a
  /// crash.
  @Test("Damaged texts are read or refused") func damage() throws {
    var numbers = Numbers(99)
    for _ in 0..<20 {
      let bytes = Array(numbers.list().text.utf8)
      for _ in 0..<60 {
        var damaged = bytes
        let place = numbers.below(bytes.count)
        switch numbers.below(3) {
        case 0: damaged.removeSubrange(place...)
        case 1: damaged[place] = UInt8(numbers.below(256))
        default: damaged.insert(contentsOf: Array("999999999999".utf8), at: place)
        }
        if let list = try? DisplayList(text: String(decoding: damaged, as: UTF8.self)) {
          #expect(try DisplayList(text: list.text) == list)
        }
      }
    }
  }
}
