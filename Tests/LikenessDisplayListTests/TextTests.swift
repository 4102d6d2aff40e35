import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@Suite struct TextTests {
  @Test("Lists whose properties explain different aspects differ, as their texts do")
  func equality() throws {
    func list(_ aspects: DrawingAspects) throws -> DisplayList {
      let property = Provenance.Property("gap", "8", explains: aspects)
      let frame = FixedRect(x: .zero, y: .zero, width: Fixed(4), height: Fixed(4))
      return DisplayList(
        size: try #require(PixelSize(width: 4, height: 4)),
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
        size: pixels(4, 4),
        items: [
          DisplayItem(
            .glyphs(glyphs(text, font: font)),
            from: Provenance(
              path: ViewPath(path), properties: [.init(explains, "1", explains: [.text])]))
        ])
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
    // One font, and two properties of a view, under both names.
    var both = plain
    both.items += others[1].items + others[2].items
    #expect(try DisplayList(text: both.text) == both)
  }

  @Test("A card is written as a person would write it") func wholeCard() throws {
    let five = String(repeating: "5", count: 64)
    let expected = """
      display-list 2
      size 686 240
      scale 2
      background #F2F2F7
      font "Likeness Sans" \(five)

      NewsView
        view 0 0 686 240
        padding=10
        backgroundColor=#FFFFFF (box-fill)
        borderColor=#783BF9 (border-color)
        borderWidth=1 (border-width)
        cornerRadius=8 (corners shadow-cutout)
        box 0 0 686 240 radius 16 fill #FFFFFF border 2 #783BF9
          from backgroundColor borderColor borderWidth cornerRadius

      NewsView/title
        view 20 10 200 50
        text=Hello (text)
        textColor=#783BF9 (text-color)
        glyphs 0 38 #783BF9 size 44 font "Likeness Sans" "Hello"
          72@0 101@10 108@20 108@30 111@40
          from text textColor

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
      display-list 2
      size 100 40
      scale 1.5
      background #00000000
      font "Likeness Sans" \(five)

      a
        alpha=0.5
        clip 0 0 100 40 radius 8 8.5 0 0
        opacity 128
          from alpha
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

      pixels \(a) 2 1
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
      display-list 2
      size 1 1
      scale 1
      background #00000000

      "a\\u202Eb \\"c\\"\\\\\\t\\u0000😀\\uDB40\\uDC41é\\u00A0"
        ""=""
        "a=b"=" x "
        ü="\\u2028"
        end
          from "" "a=b" ü

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
    let lines = #"""
        "a:b"=1
        ground:"a=b":"c:d":"e f"="0 0 0 1, #FF0000 0"
        textColor:primary=#783BF9
        url=http://a?b=c
        end
          from "a:b" ground textColor url
      """#
    #expect(list.text.contains("\na\n\(lines)\n"))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test("What a property explains is that of its view, in all items together")
  func explanations() throws {
    let fill = Provenance.Property("fill", "#FFFFFF", explains: [.boxFill])
    let both = Provenance.Property("fill", "#FFFFFF", explains: [.boxFill, .corners])
    let none = Provenance.Property("fill", "#FFFFFF")
    func list(_ properties: Provenance.Property...) -> DisplayList {
      DisplayList(
        size: pixels(1, 1),
        items: properties.enumerated().map { index, property in
          DisplayItem(
            .box(Box(rounded(0, 0, 1, 1))),
            from: Provenance(path: index < 2 ? "A" : "B", properties: [property]))
        })
    }
    let first = list(fill, both, none)
    #expect(first.text.contains("\nA\n  fill=#FFFFFF (box-fill corners)\n"))
    #expect(first.text.contains("\nB\n  fill=#FFFFFF\n"))
    #expect(try DisplayList(text: first.text) == first)
    #expect(first == list(both, none, none) && first != list(fill, both, fill))
    #expect(first.explanations[none, in: "A"] == [.boxFill, .corners])
    #expect(first.explanations[none, in: "B"] == [])
    #expect(try DisplayList(text: first.inFirstVersion.text) == list(both, both, both))
  }

  @Test("A list read from text explains as the one that was written") func sameExplanations()
    throws
  {
    let text = card().text
    #expect(try DisplayList(text: text).explanations == card().explanations)
    let without = text.replacing(#/ \(.*\)/#, with: "")
    let read = try DisplayList(text: without)
    #expect(read.items == card().items && read != card())
  }

  @Test("Paths, properties and values that look like other words are read back")
  func keywords() throws {
    let words = [
      "", "size", "pixels", "pixels aaaa", "size 1 1", " a", "a ", "\"", "from", "display-list 1",
      "view 0 0 1 1", "\n", "view", "box", "end", "image", "M1,2", "72@0", "(", "(corners)",
      "a (corners)", ")", "=", "a=b", ":", "a:b", "#FF0000", "a/b", "/", "//",
    ]
    for word in words {
      let properties = words.map { other in
        Provenance.Property(word, .text(other), tokens: [word, other])
      }
      let list = DisplayList(
        size: pixels(1, 1),
        items: [
          item(word, .end, [word: word]), item("x", .end, ["a": word]),
          item(word, .view(frame: rect(0, 0, 1, 1)), ["a": word]),
          DisplayItem(.end, from: Provenance(path: "y", properties: properties)),
          DisplayItem(
            .view(frame: rect(0, 0, 1, 1)), from: Provenance(path: "z", properties: properties)),
        ])
      #expect(try DisplayList(text: list.text) == list, "\(word)")
    }
  }

  @Test("The token of the page's color is part of the list") func pageToken() throws {
    func text(_ token: String?) -> String {
      DisplayList(size: pixels(1, 1), background: .white, backgroundToken: token).text
    }
    #expect(text(nil).hasSuffix("background #FFFFFF\n"))
    #expect(text("page").hasSuffix("background #FFFFFF token=page\n"))
    #expect(text("a b").hasSuffix("background #FFFFFF token=\"a b\"\n"))
    for token in ["page", "", "a b", "=", "token=x"] {
      #expect(try DisplayList(text: text(token)).backgroundToken == token)
    }
  }

  @Test("Each view counts from the frame around it, and a view without one as that does")
  func places() throws {
    let gradient = LinearGradient(
      startX: Fixed(10), startY: Fixed(20), endX: Fixed(30), endY: Fixed(rounding: 20.5),
      stops: [.init(location: 0, color: .white)])
    let steps: [PathStep] = [.move(PathPoint(Fixed(11), Fixed(22))), .close]
    let list = DisplayList(
      size: pixels(100, 100),
      items: [
        item("A", .box(Box(rounded(1, 1, 1, 1)))), item("A", .view(frame: rect(10, 20, 50, 50))),
        item("A", .clip(rounded(10, 20, 50, 50, 4))),
        item("A/b", .box(Box(rounded(10, 20, 1, 1), fill: .linearGradient(gradient)))),
        item("A/b/c/d", .view(frame: rect(9, 19.5, 5, 5))),
        item("A/b/c/d", .path(PathDrawing(steps, paint: .color(.black)))),
        item("A", .view(frame: rect(60, 60, 1, 1))), item("A", .box(Box(rounded(60, 60, 1, 1)))),
        item("AB", .view(frame: rect(10, 20, 1, 1))),
      ])
    let expected = """

      A
        box 1 1 1 1
        view 10 20 50 50
        clip 0 0 50 50 radius 4

      A/b
        box 0 0 1 1 fill gradient 0 0 20 0.5 stops 0 #FFFFFF

      A/b/c/d
        view -1 -0.5 5 5
        fill #000000
          M2,2.5 Z

      A
        view 60 60 1 1
        box 0 0 1 1

      AB
        view 10 20 1 1

      """
    #expect(list.text.hasSuffix(expected), "\(list.text)")
    #expect(try DisplayList(text: list.text) == list)
  }

  /// The first view reaches from one end of all coordinates to the other.
  @Test("Distances can be twice as long as coordinates") func farPlaces() throws {
    let (start, end) = (Fixed(raw: -Fixed.limit), Fixed(raw: Fixed.limit))
    let far = FixedRect(x: start, y: end, width: end, height: .zero)
    let near = FixedRect(x: end, y: start, width: .zero, height: end)
    let list = DisplayList(
      size: pixels(1, 1), items: [item("A", .view(frame: far)), item("A/b", .view(frame: near))])
    #expect(list.text.hasSuffix("\nA/b\n  view 1048576 -1048576 0 524288\n"))
    #expect(try DisplayList(text: list.text) == list)
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: list.text.replacing("view 1048576", with: "view 1048577"))
    }
    #expect(error?.cause == .outOfRange(found: "1048577", allowed: "0…1048576"))
  }

  @Test("A frame has what no other item names, and names what it shares")
  func frameProperties() throws {
    let list = DisplayList(
      size: pixels(1, 1),
      items: [
        item("A", .view(frame: rect(0, 0, 1, 1)), ["a": "1", "b": "1", "c": "1", "c": "2"]),
        item("A", .box(Box(rounded(0, 0, 1, 1))), ["b": "1", "d": "1"]),
        item("A", .end, ["a": "2", "d": "1"]),
      ])
    let expected = """

      A
        view 0 0 1 1
          from b c=2
        a=1
        b=1
        c=1
        d=1
        box 0 0 1 1
          from b d
        end
          from a=2 d

      """
    #expect(list.text.hasSuffix(expected), "\(list.text)")
    #expect(try DisplayList(text: list.text) == list)
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
      display-list 2\r
      background   #FFF \r
      size 10 20\r
      scale 2.0\r
      a\r
       b=1\r
           a=2   ( corners   box-fill )\r
       box 0.0 0 10 20 radius 2 2 2 2 fill #fff\r

             from b\r
             from a\r
      """
    let canonical = """
      display-list 2
      size 10 20
      scale 2
      background #FFFFFF

      a
        a=2 (box-fill corners)
        b=1
        box 0 0 10 20 radius 2 fill #FFFFFF
          from a b

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
    for _ in 0..<10_000 {
      let list = numbers.list()
      let text = list.text
      let read = try DisplayList(text: text)
      #expect(read == list)
      #expect(read.text.utf8.elementsEqual(text.utf8))
    }
  }
}

@Suite struct ReferenceTextTests {
  /// Those of the gallery, of this package's tests, and of the package in `Tests/Fixtures`.
  @Test("Every text of this repository is read back as written, in either version")
  func everyText() throws {
    var count = 0
    for folder in ["Snapshots", "Tests/Fixtures/Components/Snapshots"] {
      let files = FileManager.default.enumerator(
        at: repository.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "txt" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let start = text.range(of: "\ndisplay-list ") else { continue }
        let list = text[text.index(after: start.lowerBound)...]
        let read = try DisplayList(text: String(list), file: file.path)
        #expect(try DisplayList(text: read.text) == read, "\(file.path)")
        if !DisplayList.isFirstVersion(String(list)) {
          #expect(read.text.utf8.elementsEqual(list.utf8), "\(file.path)")
        }
        count += 1
      }
    }
    #expect(count > 600)
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
    #expect(
      list.text.hasSuffix("pixels \(digest("c")) 2 3\n  \(Data(form).base64EncodedString())\n"))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test(arguments: [
    "", "BP///w==", "BP////8", "CP////8=", "BP////8AAAA=", "Bg==", "Bw==", "////////////", "!!!!",
    "BP////8=AAAA", "====",
  ])
  func damagedPixelsAreRefused(block: String) {
    let text = "display-list 2\nsize 1 1\npixels \(hex) 2 1\n  \(block)\n"
    let error = #expect(throws: DisplayListError.self) { try DisplayList(text: text) }
    #expect(error?.cause == .damagedPixels(image: hex))
  }

  @Test("A second block of a picture is refused") func secondBlock() throws {
    let block = "pixels \(hex) 2 1\n  BP////8=\n"
    let text = "display-list 2\nsize 1 1\n\(block)"
    #expect(try DisplayList(text: text).images[digest("a")]?.size == pixels(2, 1))
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: text + block, file: "a.txt")
    }
    #expect(
      error?.description.hasPrefix(
        "a.txt:5:8: the list has a second line for \"aaaaaaaa") == true,
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
        “display-list 2”.
        """
      ),
      (
        "display-list 3", 1, 1,
        """
        display list of version \"3\", but only versions 1 and 2 are known. Update Likeness, or \
        record the snapshot again.
        """
      ),
      (
        "display-list 2\nscale 2\n", 2, 1,
        "the header has no line “size …”. Add it, or record the snapshot again."
      ),
      (
        "display-list 2\nsize 1 1\nsize 2 2\n", 3, 1,
        """
        the list has a second line for \"size\". Remove one of the two; a merge may have \
        kept both.
        """
      ),
      (
        "display-list 2\nsize 1 1\na\n  box 0 0 1.3 1\n", 4, 11,
        """
        found \"1.3\" where a number of pixels on the grid of 1/64 should be. Correct the line, or \
        record the snapshot again.
        """
      ),
      (
        "display-list 2\nsize 1 1\né\n  box 0 0 1 1 fil #FFF\n", 4, 15,
        """
        found \"fil\" where the end of the line should be. Correct the line, or record the \
        snapshot again.
        """
      ),
      (
        "display-list 2\nsize 1 1\na\n  box 0 0 1\n", 4, 12,
        """
        the line ends where a number of pixels on the grid of 1/64 should be. Correct the line, or \
        record the snapshot again.
        """
      ),
      (
        "display-list 2\nsize 1 1\na\n  box 0 0 -1 1\n", 4, 11,
        "\"-1\" is out of range: allowed is 0…524288. Correct the number."
      ),
      (
        "display-list 2\nsize 1 1\na\n  glyphs 0 0 #000 size 9 font Inter \"x\"\n", 4, 31,
        """
        no single font \"Inter\" in the header. Add a line “font” with its name and digest, or \
        name it by the digest too.
        """
      ),
      (
        "display-list 2\nsize 20000 10000\n", 2, 6,
        "200000000 pixels in all, but the budget is 100000000. If you trust the file, "
          + "raise the limit in likeness.json: \"maxMegapixels\": 200"
      ),
      (
        "display-list 2\nsize 1 1\na\n  image aaaaaaaaaaaaaaaa at 0 0 1 1\n", 4, 9,
        """
        the image aaaaaaaaaaaaaaaa has no block “pixels”. The end of the file may be cut off: \
        restore it, or record the snapshot again.
        """
      ),
      (
        "display-list 2\nsize 1 1\na\n  fill=1\n  end\n  fill=2\n", 6, 3,
        """
        the view has a second line for the property \"fill\". Remove one of the two; a merge may \
        have kept both.
        """
      ),
      (
        "display-list 2\nsize 1 1\na\n  end\n    from fill\n", 5, 10,
        """
        the view has no line above for the property \"fill\". Add one, or write the value here: \
        “name=value”.
        """
      ),
      (
        "display-list 2\nsize 1 1\na\n  view 0 0 1 1\n    from b fill\n  b=1\n", 5, 12,
        """
        the view has no line above for the property \"fill\". Add one, or write the value here: \
        “name=value”.
        """
      ),
      (
        "display-list 2\nsize 1 1\na\n   fill=1\n  end\nb\n  end\n", 4, 4,
        """
        no item of the view names the property \"fill\", and the view has no frame that it could \
        be of. Add “view” and a frame, or remove the line.
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
        "the list has a second line for \"Inter\"."
      ),
      (
        "image \(hex) 1 1", 3, 1,
        "found \"image\" where size, scale, background, font, or the path of a view should be."
      ),
      (
        "a\n  fill=1 (box-fill corner)", 4, 20, "found \"corner)\" where an aspect of drawings such"
      ),
      ("a\n  fill=1 (box-fill", 4, 19, "the line ends where “)” should be."),
      ("a\n  fill=1 box-fill", 4, 10, "found \"box-fill\" where the end of the line should be."),
      ("background #FFF page", 3, 17, "found \"page\" where “token=” and the name of a token, or"),
      ("pixels bbbbbbbbbbbbbbbb", 3, 8, "found \"bbbbbbbbbbbbbbbb\" where a digest of 64"),
    ]) func misplacedLine(lines: String, line: Int, column: Int, problem: String)
  {
    let error = #expect(throws: DisplayListError.self) {
      try DisplayList(text: "display-list 2\nsize 1 1\n\(lines)\n", file: "a.txt")
    }
    #expect(
      error?.description.hasPrefix("a.txt:\(line):\(column): \(problem)") == true,
      "\(String(describing: error))")
  }

  @Test("Images take from the budget of the picture") func budget() throws {
    let image = "pixels \(hex) 10 10\n  jAMAAAAA"
    let text = "display-list 2\nsize 10 10\n" + image
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
