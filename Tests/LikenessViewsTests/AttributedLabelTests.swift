/// Labels, text views and buttons with attributed text, and letters outside their views.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessViews
import TestKit
import Testing

@Suite struct AttributedLabelTests {
  private let space = CGSize(width: 200, height: 30)

  private var text: AttributedText {
    var text: AttributedText = "plain "
    text.append(
      "red",
      TextAttributes(
        color: .red, backgroundColor: .white, isUnderlined: true, isStruckThrough: true))
    return text
  }

  @Test("Bars lie behind, under and over the letters") func bars() throws {
    let label = Label()
    label.attributedText = text
    label.textColor = .blue
    let kinds = try drawn(label, in: space).map {
      $0.split(separator: " ").filter { !$0.allSatisfy { "0123456789.".contains($0) } }
    }
    #expect(
      kinds.map { $0.joined(separator: " ") } == [
        "box Label fill #FFFFFF", "box Label fill #FF0000", "glyphs Label \"plain \" #0000FF",
        "glyphs Label \"red\" #FF0000",
        "box Label fill #FF0000",
      ])
    // The letters record the properties, so adding or removing a line does not affect them.
    let first = try recorded(label, in: space)[2]
    #expect(first.contains("text=plain red"))
    #expect(first.contains("attributes=\"red\": #FF0000, on #FFFFFF, underlined, struck through"))
    #expect(try recorded(label, in: space).filter { $0.contains("text=") }.count == 1)
  }

  /// Letters and lines without a color leave nothing in the list, and the others stay where they
  /// are.
  @Test("Clear text is not drawn") func clearText() throws {
    let label = Label()
    var text: AttributedText = "plain "
    text.append("gone", TextAttributes(color: .clear, backgroundColor: .clear, isUnderlined: true))
    label.attributedText = text
    label.textColor = .blue
    let kinds = try drawn(label, in: space).map {
      $0.split(separator: " ").filter { !$0.allSatisfy { "0123456789.".contains($0) } }
    }
    #expect(kinds.map { $0.joined(separator: " ") } == ["glyphs Label \"plain \" #0000FF"])
  }

  /// At 17 pixels per em, the crossbars of Likeness Sans are 1 pixel thick and its small letters 9
  /// high, and 0.09 em rounds to 2 pixels. So an underline begins 2 pixels below the baseline. A
  /// strikethrough, centered at 4.5, begins 5 above it.
  @Test("A style draws lines under and through all letters") func lines() throws {
    let label = Label(text: "ab")
    label.apply(style: LabelStyle(textColor: .red, isUnderlined: true, isStruckThrough: true))
    let layout = label.textLayout(width: nil)
    let (width, baseline) = (layout.width.ceiling, layout.lines[0].baseline.floor)
    label.layout(in: CGSize(width: layout.width.pixels, height: layout.height.pixels))
    let list = try DisplayList(painting: label)
    let bars = list.items.compactMap { item in
      if case .box(let box) = item.drawing { box.shape.rect } else { nil }
    }
    #expect(bars.map(\.y) == [Fixed(baseline + 2), Fixed(baseline - 5)])
    #expect(bars.allSatisfy { $0.x == .zero && $0.width == Fixed(width) && $0.height == Fixed(1) })
  }

  @Test("A stretch without a line stays without one") func stretchWithoutLine() throws {
    let label = Label()
    label.attributedText = AttributedText([
      AttributedText.Run("a"), AttributedText.Run("b", TextAttributes(isUnderlined: false)),
    ])
    label.isUnderlined = true
    let bars = try drawn(label, in: space).filter { $0.hasPrefix("box") }
    #expect(bars.count == 1)
    #expect(
      try recorded(label, in: space).contains { $0.contains("attributes=\"b\": not underlined") })
  }

  @Test("A shadow falls from letters and lines alike") func shadow() throws {
    let label = Label()
    label.attributedText = text
    label.textShadow = ShadowStyle(color: .black, dy: 1, blurRadius: 4)
    let kinds = try drawn(label, in: space).map {
      String($0.prefix(while: { $0 != " " })) + ($0.contains("#000000") ? " black" : "")
    }
    #expect(
      kinds == [
        "shadow black", "glyphs black", "glyphs black", "shadow black", "box", "box",
        "glyphs black", "glyphs", "box",
      ])
  }

  @Test("Plain text takes the attributes away") func plainText() {
    let label = Label()
    label.attributedText = text
    #expect(label.text == "plain red")
    label.text = "plain red"
    #expect(label.attributedText as AttributedText? == nil)
    let view = TextView()
    view.attributedText = text
    #expect(view.text == "plain red")
    view.text = "other"
    #expect(view.attributedText as AttributedText? == nil)
    view.attributedText = nil
    #expect(view.text.isEmpty)
  }

  @Test("A button has one title for a state") func buttonTitle() throws {
    let button = Button()
    button.setAttributedTitle(text, for: .normal)
    #expect(button.currentTitle == "plain red")
    #expect(try drawn(button, in: space).contains { $0.hasSuffix("\"red\" #FF0000") })
    button.setTitle("plain red", for: .normal)
    #expect(button.attributedTitle(for: .normal) as AttributedText? == "plain red")
    #expect(try !drawn(button, in: space).contains { $0.hasSuffix("#FF0000") })
  }

  @Test("A forced direction decides where natural text stands and how it reads")
  func forcedDirection() throws {
    let label = Label(text: "abc!")
    label.writingDirection = .rightToLeft
    let texts = try drawn(label, in: space)
    #expect(texts.map { $0.contains("\"!\"") } == [true, false])
    let width = label.sizeThatFits(space).width
    label.writingDirection = .natural
    #expect(try drawn(label, in: space).count == 1)
    #expect(label.sizeThatFits(space).width == width)
  }

  /// A box for a missing character is 11 pixels wide at 13 pixels to the em, one pixel from its
  /// origin, and moves the pen by 13: see ``MissingCharacterTypeface``. It reaches from 12 pixels
  /// above the baseline to 3 below.
  @Test("Letters that leave their view are reported") func overflow() throws {
    let label = Label(text: "\u{6F22}\u{6F22}\u{6F22}")
    label.font = .systemFont(ofSize: 13)
    label.lineBreakMode = .byClipping
    func overflow(_ label: Label, _ width: Double, _ height: Double) throws -> String? {
      try notes("overflow", of: label, in: CGSize(width: width, height: height))["Label"]
    }
    #expect(try overflow(label, 20, 30) == "right 18")
    #expect(try overflow(label, 39, 30) == nil)
    // Two advances and the ink of the third: 26 + 12. The room fits the ink, but not the advance.
    #expect(try overflow(label, 38, 30) == nil)
    label.textAlignment = .right
    label.writingDirection = .rightToLeft
    #expect(try overflow(label, 20, 30) == "left 18")

    let low = Label(text: "\u{6F22}")
    low.font = .systemFont(ofSize: 13)
    let layout = low.textLayout(width: nil)
    let height = Int(layout.height.pixels)
    // The text moves up by half of the missing height, rounded away from zero.
    let top = -((height - 6 + 1) / 2)
    let baseline = top + Int(layout.lines[0].baseline.pixels)
    #expect(try overflow(low, 40, 6) == "top \(12 - baseline), bottom \(baseline + 3 - 6)")
  }
}

/// The language of a tree reaches the shaper.
@Suite struct LanguageTests {
  /// A font that shows every character as a glyph whose number is the length of the language tag.
  private let fonts: FontLibrary = {
    var font = HandFont("Tongue", content: "languages")
    font.shaper = { run, _ in
      let length = UInt32(run.language?.utf8.count ?? 0)
      return run.range.isEmpty
        ? [] : [ShapedGlyph(id: length, cluster: run.range.lowerBound, advance: 640)]
    }
    return .ofHand(font)
  }()

  private func glyphs(_ label: Label) -> [UInt32] {
    label.textLayout(width: nil).lines.flatMap { $0.runs.flatMap { $0.run.glyphs.map(\.id) } }
  }

  @Test("Views inherit the language, and stretches have their own") func inheritance() {
    let root = View()
    let label = Label()
    label.font = Font(family: "Tongue", size: 10)
    label.attributedText = AttributedText([
      AttributedText.Run("a"), AttributedText.Run("b", TextAttributes(language: "zh-Hant")),
      AttributedText.Run("c"),
    ])
    root.fonts = fonts
    root.addSubview(label)
    #expect(glyphs(label) == [0, 7, 0])
    root.language = "ro"
    #expect(glyphs(label) == [2, 7, 2])
    label.language = "deu"
    #expect(glyphs(label) == [3, 7, 3])
  }
}
