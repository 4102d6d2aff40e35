/// Specimen sheets of themes: every token appears, on a grid, complete and legible.
import Foundation
import Likeness
import Testing

@testable import LikenessCommand

/// Names and values that are hard to lay out.
private let hard = Theme(
  name:
    """
    A theme with a name that takes more than one line of its sheet, since nobody thought of \
    keeping it short enough for a title
    """,
  colors: [
    "clear": .clear, "white": .white, "black": .black,
    "aNameWithoutAnyPlaceToBreakItAtAllThatIsLongerThanTheCardIsWideInEveryFontThatThereIs": .red,
    "evil\u{1B}[31m\n\u{202E}": .blue,
    "тёмный": StraightColor(r: 1, g: 2, b: 3, a: 4),
  ],
  fonts: [
    "largest": FontToken(size: 1000, lineHeight: 10, letterSpacing: 100),
    "smallest": FontToken(size: 1),
    "shadowed": FontToken(size: 40, shadow: ShadowToken(dy: 2, blurRadius: 7, color: .red)),
  ],
  dimensions: ["none": 0, "small": 0.1, "far": 100_000, "back": -3000],
  shadows: ["several": (0..<6).map { ShadowToken(dy: Double($0), blurRadius: 4, color: .black) }],
  borders: ["wide": BorderToken(width: 1000, color: .red)],
  gradients: ["one": GradientToken(stops: [.init(color: .red, position: 0.5)])])

/// Names from design tools, and others that views can't have.
private let oddNames = Theme(
  colors: ["brand/primary": .red, " a ": .green, "</x>": .blue, "/": .white],
  fonts: ["text/body": FontToken(size: 20)],
  dimensions: ["b ": 8])

/// A name is shown as it is where its reader sees all of it.
@Test(arguments: [
  ("", "\"\""), ("primary", "primary"), (" a", "\" a\""), ("a b", "a b"), ("тёмный", "тёмный"),
  ("a\u{202E}b", #""a\u202Eb""#),
  ("a\u{00A0}b", #""a\u00A0b""#),
]) func namesThatHideSomethingAreQuoted(name: String, shown: String) {
  #expect(shownName(name) == shown)
}

private func labels(in view: View) -> [Label] {
  var labels: [Label] = []
  view.forEachView { if let label = $0 as? Label { labels.append(label) } }
  return labels
}

private func origin(of view: View) -> CGPoint {
  var point = CGPoint.zero
  var current: View? = view
  while let box = current {
    point = CGPoint(x: point.x + box.frame.minX, y: point.y + box.frame.minY)
    current = box.superview
  }
  return point
}

private func sheet(_ theme: Theme, _ style: SpecimenStyle = .light) -> ThemeSpecimen {
  let sheet = ThemeSpecimen(theme, title: "theme.json", style: style)
  sheet.layout(in: ThemeSpecimen.space, scale: 2)
  return sheet
}

@Suite struct SpecimenTests {
  @Test(arguments: [Theme.builtIn, .builtInDark, hard]) func everyTokenHasItsNameAndIsOnThePage(
    theme: Theme
  ) throws {
    let sheet = sheet(theme)
    let names = labels(in: sheet).filter { $0.name == "name" }.compactMap(\.text)
    let ids: [TokenID] = TokenKind.allCases.flatMap { kind in
      theme.tokenIDs.filter { $0.kind == kind }
    }
    #expect(names == ids.map { shownName($0.name) })
    #expect(sheet.frame.width == 960)
    sheet.forEachView { view in
      guard !(view is ImageView) else { return }  // Cut by the swatch that it lies in.
      let place = origin(of: view)
      #expect(place.x >= 0 && place.x + view.frame.width <= 960, "\(view.path)")
    }
  }

  @Test(arguments: [Theme.builtIn, hard]) func noTextOfTheSheetIsCutOrSpreadOut(theme: Theme) throws
  {
    for label in labels(in: sheet(theme)) where label.name != "text" {
      let needed = label.sizeThatFits(CGSize.width(label.frame.width))
      // Not higher either, so texts align at the top of a card however high its neighbors are.
      #expect(needed.height == label.frame.height, "\(label.path): \(label.text ?? "")")
      #expect(needed.width <= label.frame.width, "\(label.path): \(label.text ?? "")")
    }
  }

  @Test func cardsStandOnAGridOfFourColumns() {
    let grounds = ["light ground", "dark ground"]
    var starts: [String: Set<Double>] = [:]
    let sheet = sheet(.builtIn)
    sheet.descendant(named: "colors")?.forEachView { view in
      if let name = view.name, grounds.contains(name) {
        starts[name, default: []].insert(origin(of: view).x)
      }
    }
    // Margins of 40, cards of 208 with 16 between them, the dark ground in the second half.
    #expect(starts["light ground"] == [40, 264, 488, 712])
    #expect(starts["dark ground"] == [144, 368, 592, 816])
  }

  @Test func onlyFontsThatAreNotThereAreWarnedOf() throws {
    func warnings(_ theme: Theme) throws -> [String] {
      try DisplayList(painting: sheet(theme), scale: 2).warnings
    }
    #expect(try warnings(.builtIn) == [])
    let lato = try warnings(Theme(fonts: ["title": FontToken(fileName: "Lato.ttf", size: 20)]))
    #expect(lato.count == 1 && lato[0].contains("no font file \"Lato.ttf\" is known"))
    let warnings = labels(
      in: sheet(Theme(fonts: ["title": FontToken(families: ["Lato"], size: 20)]))
    ).filter { $0.name == "note" }
    #expect(
      warnings.map(\.text) == [
        """
        no font family \"Lato\" is known; Likeness Sans is used. Add the font, or choose a known \
        family.
        """
      ])
  }

  @Test func invisibleCharactersAreWrittenOut() {
    let texts = labels(in: sheet(hard)).compactMap(\.text)
    #expect(texts.contains(#""evil\u001B[31m\n\u202E""#))
    #expect(
      !texts.contains {
        $0.unicodeScalars.contains("\u{1B}") || $0.unicodeScalars.contains("\u{202E}")
      })
  }

  @Test func opacityIsNeverRoundedToNoneOrAll() {
    func detail(_ alpha: UInt8) -> String? {
      labels(in: sheet(Theme(colors: ["a": StraightColor(r: 9, g: 8, b: 7, a: alpha)]))).first {
        $0.name == "detail"
      }?.text
    }
    #expect(detail(255) == "rgb 9, 8, 7")
    #expect(detail(254) == "rgb 9, 8, 7 at 99.6%")
    #expect(detail(128) == "rgb 9, 8, 7 at 50%")
    #expect(detail(1) == "rgb 9, 8, 7 at 0.4%")
    #expect(detail(0) == "rgb 9, 8, 7 at 0%")
  }

  @Test func namesThatNoViewCanHaveAreOnTheSheet() throws {
    let sheet = sheet(oddNames)
    // Painting would fail if a view got a name that it can't have.
    #expect(try DisplayList(painting: sheet, scale: 1).warnings == [])
    let names = labels(in: sheet).filter { $0.name == "name" }.compactMap(\.text)
    #expect(names == ["brand/primary", "\" a \"", "</x>", "/", "text/body", "\"b \""])
    #expect(sheet.descendant(named: "brand.primary") != nil)
  }

  @Test func anEmptyThemeIsAnEmptySheet() {
    let texts = labels(in: sheet(Theme())).compactMap(\.text)
    #expect(texts == ["theme.json", "no tokens"])
  }

  @Test(arguments: [SpecimenStyle.light, .dark]) func everyTextCanBeReadOnPageAndCard(
    style: SpecimenStyle
  ) throws {
    for text in [style.text, style.secondaryText, style.accent, style.warning] {
      for ground in [style.page, style.card] {
        let contrast = try contrast(text, ground)
        #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
      }
    }
  }

  /// The contrast ratio of WCAG 2.2.
  private func contrast(_ a: Color, _ b: Color) throws -> Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: StraightColor) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let pair = [luminance(try Theme().resolve(a)), luminance(try Theme().resolve(b))].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }
}

@Suite struct SpecimenTokenTests {
  @Test("Every kind of value has words") func words() {
    let values: [any ThemeValue] = [
      StraightColor.red, FontToken(size: 20), 8.0,
      [ShadowToken(dy: 2, blurRadius: 7, color: .red)], BorderToken(width: 1, color: .red),
      GradientToken(stops: [.init(color: .red, position: 0.5)]),
    ]
    #expect(Set(values.map { TokenValue($0).kind }) == Set(TokenKind.allCases))
    #expect(values.allSatisfy { !TokenValue($0).lines.isEmpty })
    let inset = TokenValue([ShadowToken(dy: 2, blurRadius: 7, color: .red, isInset: true)])
    #expect(inset.warnings(fonts: .embedded) == ["A shadow that falls inwards is not drawn."])
  }
}
