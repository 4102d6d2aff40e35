/// Sample lists for the tests of this folder.
import LikenessBase
import LikenessDisplayList
import LikenessText
import TestKit

/// A digest of one digit, 64 times.
func digest(_ digit: Character) -> ContentDigest {
  guard let digest = ContentDigest(String(repeating: digit, count: 64)) else {
    preconditionFailure("\(digit) is no digit")
  }
  return digest
}

/// The properties of these lists, as views would record them.
let explanations: [String: DrawingAspects] = [
  "backgroundColor": [.boxFill], "borderWidth": [.borderWidth], "borderColor": [.borderColor],
  "cornerRadius": [.corners, .shadowCutout],
  "text": [.text], "textColor": [.textColor],
]

func item(_ path: String, _ drawing: Drawing, _ properties: KeyValuePairs<String, String> = [:])
  -> DisplayItem
{
  DisplayItem(
    drawing,
    from: Provenance(
      path: ViewPath(path),
      properties: properties.map { .init($0.key, PropertyValue(reading: $0.value)) }))
}

func glyphs(
  _ text: String, font: String = "Likeness Sans", digest digit: Character = "5", x: Int = 20,
  y: Int = 48
) -> Glyphs {
  let positioned = text.unicodeScalars.enumerated().map {
    PositionedGlyph(id: $1.value, x: Fixed($0 * 10))
  }
  let run = GlyphRun(
    font: FontReference(name: font, digest: digest(digit)), size: Fixed(44), text: text,
    glyphs: positioned)
  return Glyphs(run, x: Fixed(x), y: Fixed(y), color: StraightColor(hex: 0x783BF9))
}

/// A card with a title, as the views would paint it.
func card(text: String = "Hello", textColor: String = "#783BF9", padding: Int = 10) -> DisplayList {
  let color = StraightColor(textColor) ?? .black
  var title = glyphs(text, x: padding * 2)
  title.color = color
  return DisplayList(
    size: pixels(686, 240), scale: 2, background: StraightColor(hex: 0xF2F2F7),
    items: [
      item("NewsView", .view(frame: rect(0, 0, 686, 240)), ["padding": "\(padding)"]),
      item(
        "NewsView",
        .box(
          Box(
            rounded(0, 0, 686, 240, 16), fill: .color(.white),
            border: Border(width: Fixed(2), color: StraightColor(hex: 0x783BF9)))
        ),
        [
          "cornerRadius": "8", "backgroundColor": "#FFFFFF", "borderWidth": "1",
          "borderColor": "#783BF9",
        ]),
      item("NewsView/title", .view(frame: rect(Double(padding) * 2, 10, 200, 50))),
      item("NewsView/title", .glyphs(title), ["text": text, "textColor": textColor]),
    ]
  ).explaining(explanations)
}
