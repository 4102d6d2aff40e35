import LikenessBase
import LikenessCompare
import LikenessDisplayList
import Testing

@testable import LikenessAudit

/// What a label is made of.
private struct TextStyle: Hashable {
  var font: String
  var color: String
}

/// A picture of a story with labels, each in its own style.
private func picture(
  _ name: String, _ labels: [TextStyle], colors: [String: StraightColor] = [:],
  more: [Provenance.Property] = []
) throws -> AuditedPicture {
  let size = try #require(PixelSize(width: 10, height: 10))
  let explanations: [String: DrawingAspects] = [
    "font": [.font, .fontSize], "textColor": [.textColor], "cornerRadius": [.corners],
    "backgroundColor": [.boxFill], "borderWidth": [.borderWidth], "spacing": [.layout],
    "shadow": [.shadowBlur, .shadowColor],
  ]
  let run = GlyphRun(
    font: FontReference(name: "F", digest: ContentDigest(of: [])), size: .zero, text: "", glyphs: []
  )
  var list = DisplayList(size: size)
  list.items = labels.enumerated().map { index, label in
    DisplayItem(
      .glyphs(Glyphs(run, x: .zero, y: .zero, color: .black)),
      from: Provenance(
        path: "Stack/Label[\(index)]",
        properties: [
          Provenance.Property("font", PropertyValue(reading: label.font)),
          Provenance.Property("textColor", PropertyValue(reading: label.color)),
        ]))
  }
  list.items += more.enumerated().map { index, property in
    DisplayItem(
      .view(frame: FixedRect(x: .zero, y: .zero, width: .zero, height: .zero)),
      from: Provenance(path: "Box[\(index)]", properties: [property]))
  }
  return AuditedPicture(
    identity: name, list: list.explaining(explanations), theme: "light", colors: colors
  ) { Bitmap(size: $0.size) }
}

private func analysis(_ pictures: [AuditedPicture]) -> StyleAnalysis {
  StyleAnalysis(StyleInventory(pictures, spacings: ["spacing"]))
}

private func lengths(_ name: String, _ values: [(String, Int)]) -> [Provenance.Property] {
  values.flatMap { value, count in
    (0..<count).map { _ in Provenance.Property(name, PropertyValue(reading: value)) }
  }
}

struct StyleAnalysisTests {
  @Test("The pair that a team argued about is near, at ΔE2000 2.9") func seedPair() throws {
    let pictures = [
      try picture(
        "A/a",
        [
          TextStyle(font: "15 regular", color: "#F3F3FF"),
          TextStyle(font: "15 regular", color: "#F3F3FF"),
          TextStyle(font: "15 regular", color: "#F9F9FF"),
        ])
    ]
    let found = analysis(pictures).findings
    #expect(found.map(\.subject) == ["color #F9F9FF"])
    #expect(found.first?.nearest == "#F3F3FF")
    #expect(found.first?.message.hasSuffix("ΔE2000 2.9.") == true)
    #expect(found.first?.places.map(\.view) == ["Stack/Label[2]"])
  }

  @Test("Of a theme of 60 colors, exactly the 12 planted near-duplicates are found")
  func theme() throws {
    // The first 48 corners of a grid of the cube that are far from all before them, then twelve of
    // them with one step more or less of blue.
    var originals: [StraightColor] = []
    for index in 0..<216 where originals.count < 48 {
      let (r, g, b) = (index % 6 * 51, index / 6 % 6 * 51, index / 36 * 51)
      let color = StraightColor(r: UInt8(r), g: UInt8(g), b: UInt8(b))
      if originals.allSatisfy({ $0.difference2000(to: color) > 7 }) { originals.append(color) }
    }
    var colors = Dictionary(
      uniqueKeysWithValues: originals.enumerated().map { ("c\($0)", $1) })
    var planted: Set<String> = []
    var uses: [TextStyle] = []
    for index in 0..<12 {
      let color = try #require(colors["c\(index * 4)"])
      let near = StraightColor(
        r: color.red, g: color.green, b: color.blue < 128 ? color.blue + 1 : color.blue - 1)
      colors["d\(index)"] = near
      planted.insert("color \(near)")
      // Only the originals are used: so the others go.
      uses.append(TextStyle(font: "15 regular", color: color.description))
    }
    #expect(colors.count == 60)
    let result = analysis([try picture("A/a", uses, colors: colors)])
    let near = result.findings.filter { $0.rule == "near-duplicate" }
    #expect(Set(near.map(\.subject)) == planted)
    #expect(near.count == 12)
    #expect(Set(try #require(result.after.defined["light"]).values) == Set(originals))
  }

  @Test("Of 1,145 labels, exactly the 40 that drifted are found, and ten styles are left")
  func labels() throws {
    let colors = [
      "#1C1C1E", "#6C6C70", "#783BF9", "#FF6B4A", "#FFFFFF", "#0A7D4F", "#C22B45", "#2F6FED",
      "#B0B0BA",
    ]
    let fonts = [
      "12 regular", "14 regular", "16 regular", "16 bold", "20 bold", "24 bold", "28 bold",
      "34 bold", "12 bold", "18 medium",
    ]
    let styles = fonts.enumerated().map { TextStyle(font: $1, color: colors[$0 % 9]) }
    var labels = (0..<1_105).map { styles[$0 % 10] }
    // A shade: one step of one channel. A point: one less.
    var drifted: [TextStyle] = []
    for index in 0..<40 {
      var style = styles[index % 10]
      if index % 2 == 0 {
        let color = try #require(StraightColor(style.color))
        let step: (UInt8) -> UInt8 = { $0 > 128 ? $0 - 3 : $0 + 3 }
        style.color =
          StraightColor(
            r: index < 20 ? step(color.red) : color.red, g: color.green,
            b: index < 20 ? color.blue : step(color.blue)
          ).description
      } else {
        let words = style.font.split(separator: " ")
        let size = try #require(Int(words[0]))
        style.font = "\(size - 1) \(words[1])"
      }
      drifted.append(style)
    }
    // Spread among the others, over a hundred stories.
    for (index, style) in drifted.enumerated() { labels.insert(style, at: index * 28 + 7) }
    #expect(labels.count == 1_145)
    let pictures = try stride(from: 0, to: labels.count, by: 12).map { start in
      try picture("Screen/s\(start)", Array(labels[start..<min(start + 12, labels.count)]))
    }
    let result = analysis(pictures)
    let places = Set(result.findings.flatMap(\.places).map { "\($0.picture) \($0.view ?? "")" })
    let expected = Set(
      (0..<40).map { index in
        let place = index * 28 + 7
        return "Screen/s\(place / 12 * 12) Stack/Label[\(place % 12)]"
      })
    #expect(places == expected)
    let after = result.after.uses.filter { $0.kind == .textStyle }
    #expect(after.count == 1_145)
    #expect(Set(after.map(\.value)) == Set(styles.map { "\($0.font) \($0.color)" }))
    #expect(
      Set(result.after.uses.filter { $0.kind == .color }.map(\.value))
        == Set(colors.map { PropertyValue(reading: $0) }))
    #expect(
      Set(result.after.uses.filter { $0.kind == .fontSize }.map(\.value))
        == ["12", "14", "16", "18", "20", "24", "28", "34"])
    #expect(StyleAnalysis(result.after).findings.isEmpty)
  }

  @Test("A rare length off the others' multiples of four goes to the nearest multiple")
  func offScale() throws {
    // 23 is 3 from 20 and 5 from 28; 24 is a multiple of 4 that none uses.
    let spaces = lengths("spacing", [("8", 60), ("12", 50), ("20", 40), ("28", 30), ("23.5", 1)])
    let result = analysis([try picture("A/a", [], more: spaces)])
    #expect(result.findings.map(\.rule) == ["off-scale"])
    #expect(result.findings.map(\.subject) == ["spacing 23.5"])
    #expect(result.findings.map(\.nearest) == ["24"])
  }

  @Test("A rare radius beside a common one is an outlier, a border of twice the width is not")
  func outliers() throws {
    let radii = lengths("cornerRadius", [("10", 99), ("9", 1)])
    let borders = lengths("borderWidth", [("1", 99), ("2", 1)])
    let result = analysis([try picture("A/a", [], more: radii + borders)])
    #expect(result.findings.map(\.subject) == ["radius 9"])
    #expect(result.findings.map(\.rule) == ["outlier"])
    #expect(result.findings.map(\.nearest) == ["10"])
  }

  @Test("A literal that equals a token is found, one that names it is not") func tokens() throws {
    let brand = try #require(StraightColor("#783BF9"))
    let more = [
      Provenance.Property("backgroundColor", .color(brand)),
      Provenance.Property("backgroundColor", .color(brand), tokens: ["brand"]),
    ]
    let result = analysis([try picture("A/a", [], colors: ["brand": brand], more: more)])
    #expect(result.findings.map(\.rule) == ["token-value"])
    #expect(result.findings.first?.nearest == "brand")
    #expect(result.findings.first?.places.map(\.view) == ["Box[0]"])
  }

  @Test("A shadow that equals one of the theme is found, one that names it is not")
  func shadows() throws {
    let (lengths, color) = (
      [0, 2, 4, 0].map { PropertyValue.number($0) }, PropertyValue.color(.black)
    )
    let shadow = PropertyValue.list(of: lengths + [color])
    let more = [
      Provenance.Property("shadow", shadow),
      Provenance.Property("shadow", .named("card", shadow), tokens: ["card"]),
    ]
    let own = try picture("A/a", [], more: more)
    let themed = AuditedPicture(
      identity: "A/a", list: own.list, theme: "light", tokens: ["card"]
    ) { Bitmap(size: $0.size) }
    let found = analysis([themed]).findings
    #expect(found.map(\.subject) == ["shadow 0 2 4 0 #000000"])
    #expect(found.map(\.nearest) == ["card"])
    #expect(found.first?.places.map(\.view) == ["Box[0]"])
  }

  @Test("A token that nobody names is proposed unless it has an equal") func equalTokens() throws {
    let more = [
      Provenance.Property("borderColor", "#FFFFFF", tokens: ["line"]),
      Provenance.Property("backgroundColor", "#FFFFFF"),
    ]
    func findings(_ colors: [String: StraightColor]) throws -> [String] {
      let result = analysis([try picture("A/a", [], colors: colors, more: more)])
      #expect(StyleAnalysis(result.after).findings.isEmpty)
      return result.findings.compactMap(\.nearest)
    }
    #expect(try findings(["line": .white]) == [])
    #expect(try findings(["line": .white, "page": .white]) == [])
    // It becomes an equal one. Each is in fewer places than the color that stays.
    let almost = StraightColor(r: 254, g: 254, b: 254)
    #expect(try findings(["line": .white, "almost": almost]) == ["#FFFFFF"])
  }

  @Test("A page that names its token is no literal, and one that does not is")
  func pages() throws {
    let size = try #require(PixelSize(width: 1, height: 1))
    var list = DisplayList(size: size, background: .white)
    func page(_ name: String, _ token: String?) -> AuditedPicture {
      list.backgroundToken = token
      return AuditedPicture(
        identity: name, list: list, theme: "light", colors: ["page": .white]
      ) { Bitmap(size: $0.size) }
    }
    #expect(analysis([page("A/a", "page")]).findings.isEmpty)
    let found = analysis([page("A/a", "page"), page("A/b", nil)]).findings
    #expect(found.map(\.nearest) == ["page"])
    list.background = .black
    #expect(analysis([page("A/a", nil)]).findings.isEmpty)
  }

  @Test("Of a chain of three near colors the middle one goes, of a star the center")
  func covers() {
    #expect(smallestCover([[1], [0, 2], [1]], weights: [1, 100, 1]) == [1])
    // A square needs two opposite corners; the lighter ones go.
    #expect(smallestCover([[1, 3], [0, 2], [1, 3], [0, 2]], weights: [5, 1, 5, 1]) == [1, 3])
    // A triangle keeps one; the heaviest stays.
    #expect(smallestCover([[1, 2], [0, 2], [0, 1]], weights: [1, 9, 2]) == [0, 2])
    #expect(smallestCover([[], []], weights: [1, 1]) == [])
  }
}
