/// Text sizes and pseudolocalized texts on trees: who inherits them, and how each view uses them.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct TextSizeTests {
  private let anything = CGSize.unbounded

  /// The property of each drawn item, by its path.
  private func recorded(_ name: String, in root: View) throws -> [String: String] {
    root.layout(in: anything)
    var values: [String: String] = [:]
    for item in try DisplayList(painting: root).items {
      if let value = item.source.properties.first(where: { $0.name == name })?.value {
        values[item.source.path.description] = value.description
      }
    }
    return values
  }

  private func tree() -> (
    root: StackView, preferred: Label, fixed: Label, button: Button, text: TextView
  ) {
    let preferred = Label(text: "preferred")
    preferred.font = .preferredFont(forTextStyle: .body)
    let fixed = Label(text: "fixed")
    fixed.font = .systemFont(ofSize: 17)
    let button = Button()
    button.setTitle("button", for: .normal)
    button.font = TextStyleMetrics(forTextStyle: .headline).scaledFont(
      for: .boldSystemFont(ofSize: 22))
    let text = TextView()
    text.text = "text"
    text.font = .preferredFont(forTextStyle: .footnote)
    let root = StackView(arrangedSubviews: [preferred, fixed, button, text])
    root.axis = .vertical
    root.name = "root"
    for (view, name) in zip(root.arrangedSubviews, ["preferred", "fixed", "button", "text"]) {
      view.name = name
    }
    return (root, preferred, fixed, button, text)
  }

  @Test("Fonts of text styles follow the tree's category, and others stay") func textStyles() throws
  {
    let tree = tree()
    #expect(
      try recorded("font", in: tree.root) == [
        "root/preferred": "17 regular", "root/fixed": "17 regular",
        "root/button/titleLabel": "22 bold", "root/text": "13 regular",
      ])
    tree.root.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    // By the table of sizes, except for the button: 22 points times 62 over 22.
    #expect(
      try recorded("font", in: tree.root) == [
        "root/preferred": "53 regular", "root/fixed": "17 regular",
        "root/button/titleLabel": "62 bold", "root/text": "44 regular",
      ])
    #expect(
      try recorded("textStyle", in: tree.root) == [
        "root/preferred": "body", "root/button/titleLabel": "headline", "root/text": "footnote",
      ])
    // Values that the author set stay.
    #expect(tree.preferred.font == .preferredFont(forTextStyle: .body))
  }

  @Test("Sizes follow the category within a layout and outside one") func measures() {
    let tree = tree()
    let small = tree.preferred.sizeThatFits(anything)
    // The faces of 17 and 28 pixels have lines of 21 and 34.
    #expect(small.height == 21)
    tree.root.contentSizeCategory = .accessibilityMedium
    #expect(tree.preferred.sizeThatFits(anything).height == 34)
    #expect(tree.preferred.effectiveContentSizeCategory == .accessibilityMedium)
    tree.root.layout(in: anything)
    #expect(tree.preferred.frame.height == 34)
    #expect(tree.fixed.frame.height == 21)
    #expect(tree.preferred.firstBaseline(in: tree.preferred.frame.size) == 26)
  }

  @Test("The nearest view with a category decides") func nearest() throws {
    let tree = tree()
    tree.root.contentSizeCategory = .extraSmall
    tree.preferred.contentSizeCategory = .extraLarge
    #expect(try recorded("font", in: tree.root)["root/preferred"] == "19 regular")
    #expect(try recorded("font", in: tree.root)["root/text"] == "12 regular")
    tree.preferred.contentSizeCategory = nil
    #expect(try recorded("font", in: tree.root)["root/preferred"] == "14 regular")
    // A part that is painted alone keeps what it inherits.
    tree.root.layout(in: anything)
    let part = try DisplayList(painting: tree.preferred).items.last?.source.properties.first {
      $0.name == "font"
    }
    #expect(part?.value == "14 regular")
  }

  @Test func labelMayKeepItsFont() throws {
    let tree = tree()
    tree.root.contentSizeCategory = .accessibilityLarge
    tree.preferred.adjustsFontForContentSizeCategory = false
    tree.button.titleLabel?.adjustsFontForContentSizeCategory = false
    tree.text.adjustsFontForContentSizeCategory = false
    #expect(
      Set(try recorded("font", in: tree.root).values) == ["17 regular", "22 bold", "13 regular"])
  }

  @Test("Line height and letter spacing grow with the font") func spacing() {
    let label = Label(text: "a\nb")
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .callout)
    label.lineHeight = 24
    label.letterSpacing = 2
    let before = label.sizeThatFits(anything)
    #expect(before.height == 48)
    // 16 points become 32.
    label.contentSizeCategory = .accessibilityLarge
    #expect(label.sizeThatFits(anything).height == 96)
    #expect(label.lineHeight == 24)
    let plain = Label(text: "ab")
    plain.font = .systemFont(ofSize: 32)
    plain.letterSpacing = 4
    label.text = "ab"
    #expect(label.sizeThatFits(anything).width == plain.sizeThatFits(anything).width)
    label.font = .systemFont(ofSize: 16)
    label.text = "a\nb"
    #expect(label.sizeThatFits(anything).height == 48)
  }

  @Test("A theme's font grows only where the view names a text style") func themeFonts() throws {
    let theme = try Theme(
      Array(#"{"fonts": {"copy": {"size": 16, "lineHeight": 1.5}}}"#.utf8), file: "t.theme.json")
    let label = Label(text: "a")
    label.name = "label"
    label.font = .token("copy")
    label.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    label.apply(theme)
    #expect(try recorded("font", in: label) == ["label": "16 regular"])
    #expect(label.frame.height == 24)
    label.font = .token("copy", textStyle: .body)
    // 16 · 62 / 22 is 45.09.
    #expect(try recorded("font", in: label) == ["label": "45 regular"])
    // One and a half times as high as the font.
    #expect(label.frame.height == 68)
    label.font = .token("copy")
    #expect(try recorded("font", in: label) == ["label": "16 regular"])
  }

  @Test("All texts of a tree are shown pseudolocalized, and their values stay")
  func pseudolocalized() throws {
    let tree = tree()
    tree.root.showsPseudolocalizedText = true
    let shown = try recorded("text", in: tree.root)
    #expect(
      shown == [
        "root/preferred": "[!!! ṕṕřḗḗƒḗḗřřḗḗḓ !!!]", "root/fixed": "[!!! ƒīīẋḗḗḓ !!!]",
        "root/button/titleLabel": "[!!! ƀƀŭŭŧŧǿǿň !!!]", "root/text": "[!!! ŧŧḗḗẋŧ !!!]",
      ])
    #expect(tree.preferred.text == "preferred")
    #expect(tree.button.currentTitle == "button")
    #expect(tree.text.text == "text")
    tree.preferred.showsPseudolocalizedText = false
    #expect(try recorded("text", in: tree.root)["root/preferred"] == "preferred")
  }

  @Test("Runs of a text follow the tree, and are localized as one text") func runs() throws {
    let label = Label()
    label.name = "label"
    label.font = .systemFont(ofSize: 17)
    label.attributedText = AttributedText([
      AttributedText.Run("Set"),
      AttributedText.Run(
        "tin", TextAttributes(font: .preferredFont(forTextStyle: .headline), letterSpacing: 1)),
      AttributedText.Run("gs", TextAttributes(isUnderlined: true)),
    ])
    label.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    label.showsPseudolocalizedText = true
    // Vowels, n and g doubled, as in one text; 53 points for 17.
    #expect(try recorded("text", in: label) == ["label": "[!!! Şḗḗŧŧīīňňğğş !!!]"])
    let attributes = try recorded("attributes", in: label)["label"]
    #expect(
      attributes?.hasPrefix("\"ŧīīňň\": 53 semibold, spaced by 3.117") == true,
      "\(attributes ?? "")")
    label.adjustsFontForContentSizeCategory = false
    label.showsPseudolocalizedText = false
    #expect(
      try recorded("attributes", in: label)["label"]?.hasPrefix(
        "\"tin\": 17 semibold, spaced by 1;") == true)
    #expect(
      label.attributedText?.runs[1].attributes.font == .preferredFont(forTextStyle: .headline))
  }

  @Test("A pseudolocalized text that does not fit is reported") func truncated() throws {
    let label = Label(text: "Settings")
    label.name = "label"
    label.frame = CGRect(origin: .zero, size: label.sizeThatFits(anything))
    #expect(try recorded("truncated", in: label) == [:])
    label.showsPseudolocalizedText = true
    #expect(try recorded("truncated", in: label)["label"]?.hasSuffix(" of 22 characters") == true)
  }

  @Test("A canvas has the category and the localization of its view") func canvas() throws {
    final class Drawing: View {
      override func draw(in canvas: inout Canvas) {
        let font = Font.preferredFont(forTextStyle: .title3).scaled(for: canvas.contentSizeCategory)
        let text = canvas.showsPseudolocalizedText ? Pseudolocalization.apply(to: "ok") : "ok"
        canvas.draw(
          TextLayout(text, font: font, scale: canvas.scale),
          in: CGRect(origin: .zero, size: canvas.size), color: .black)
      }
    }
    let view = Drawing()
    let root = View()
    root.addSubview(view, pinning: .edges)
    root.contentSizeCategory = .extraLarge
    root.showsPseudolocalizedText = true
    root.layout(in: CGSize(width: 200, height: 50))
    let runs = try DisplayList(painting: root).items.compactMap { item in
      if case .glyphs(let glyphs) = item.drawing { glyphs.run } else { nil }
    }
    #expect(runs.map(\.size) == [Fixed(22)])
    #expect(runs.map(\.text) == ["[!!! öök !!!]"])
  }
}
