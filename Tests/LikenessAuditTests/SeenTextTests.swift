/// The contrast of text to what is behind it, and texts that overlap, in lists made by hand.
import LikenessBase
import LikenessDisplayList
import LikenessRaster
import Testing

@testable import LikenessAudit

/// A font of one glyph: a box of one em in width, from the baseline up. Tests run in parallel, so
/// each has a cache of its own.
private var environment: RasterEnvironment {
  RasterEnvironment(
    glyphs: { _ in
      let corners: [GlyphOutline.Segment] = [
        .line(.init(1, 0)), .line(.init(1, 1)), .line(.init(0, 1)),
      ]
      let outline = GlyphOutline(
        unitsPerEm: 1, contours: [.init(start: .init(0, 0), segments: corners)])
      return GlyphShapes(standsOnWholePixels: false) { _, _ in .outline(outline) }
    }, cache: RasterCache())
}

private let font = FontReference(name: "Box", digest: ContentDigest(of: [UInt8]("Box".utf8)))

/// A square of text with its top left corner at a place.
private func text(
  _ x: Int, _ y: Int, size: Int = 10, _ color: StraightColor, in path: String = "Label",
  sigma: Fixed = .zero
) -> DisplayItem {
  let run = GlyphRun(
    font: font, size: Fixed(size), text: "x", glyphs: [PositionedGlyph(id: 1, x: .zero)])
  let glyphs = Glyphs(run, x: Fixed(x), y: Fixed(y + size), color: color, sigma: sigma)
  return DisplayItem(
    .glyphs(glyphs),
    from: Provenance(path: ViewPath(path), properties: [.init("textColor", "\(color)")]))
}

private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> RoundedRect {
  RoundedRect(
    rect: FixedRect(x: Fixed(x), y: Fixed(y), width: Fixed(width), height: Fixed(height)))
}

private func box(
  _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ paint: Paint, in path: String = "Box"
) -> DisplayItem {
  DisplayItem(
    .box(Box(rect(x, y, width, height), fill: paint)), from: Provenance(path: ViewPath(path)))
}

private func group(_ drawing: Drawing, _ items: [DisplayItem]) -> [DisplayItem] {
  [DisplayItem(drawing, from: Provenance(path: "Group"))] + items
    + [DisplayItem(.end, from: Provenance(path: "Group"))]
}

private func seen(
  _ items: [DisplayItem], on background: StraightColor = .white, scale: Scale = .one
) throws -> SeenText {
  let size = try #require(PixelSize(width: 40, height: 20))
  return try SeenText(
    DisplayList(size: size, scale: scale, background: background, items: items)
      .explaining(["textColor": [.textColor]]), in: environment)
}

private func contrasts(
  _ items: [DisplayItem], on background: StraightColor = .white, scale: Scale = .one,
  level: ContrastLevel = .aa, isBold: Bool = false, exempt: ViewPath? = nil
) throws -> [AuditFinding] {
  try seen(items, on: background, scale: scale).contrasts(
    below: level, exempt: { $0 == exempt }, isBold: { _ in isBold }
  )
}

@Suite struct TextContrastTests {
  private let gray = StraightColor(hex: 0x777777)

  @Test("Text is reported with its value, its threshold and the nearest color that passes")
  func faintText() throws {
    let found = try #require(try contrasts([text(5, 5, gray)]).first)
    #expect(found.rule == "contrast")
    #expect(found.subject == "Label")
    #expect(found.property == "textColor")
    #expect(found.value == "#777777 on #FFFFFF, 4.47:1")
    #expect(found.threshold == "4.50:1")
    #expect(found.nearest == "#767676")
    #expect(found.places.first?.area == PixelRect(x: 5, y: 5, width: 10, height: 10))
    #expect(try contrasts([text(5, 5, StraightColor(hex: 0x767676))]).isEmpty)
  }

  @Test("The ground is what is really behind: a box, not the page")
  func boxBehind() throws {
    #expect(try contrasts([box(0, 0, 20, 20, .color(.black)), text(5, 5, .white)]).isEmpty)
    #expect(
      try contrasts([box(0, 0, 20, 20, .color(.black)), text(5, 5, .black)]).first?.value
        == "#000000 on #000000, 1:1")
  }

  @Test("Large text needs less, and points count, not pixels")
  func largeText() throws {
    let light = StraightColor(hex: 0x949494)
    #expect(try contrasts([text(0, 0, size: 24, light)]).isEmpty)
    #expect(try contrasts([text(0, 0, size: 24, light)], scale: 2).first?.threshold == "4.50:1")
    #expect(try contrasts([text(0, 0, size: 19, light)], isBold: true).isEmpty)
    #expect(try contrasts([text(0, 0, size: 19, light)]).count == 1)
  }

  @Test("Level AAA asks for 7:1")
  func enhanced() throws {
    let found = try contrasts([text(0, 0, StraightColor(hex: 0x595959))], level: .aaa)
    // #595959 on white is the gray with 7:1: 1.05 / (0.0999 + 0.05).
    #expect(found.isEmpty)
    let next = try contrasts([text(0, 0, StraightColor(hex: 0x5A5A5A))], level: .aaa)
    #expect(next.first?.rule == "contrast-enhanced")
    #expect(next.first?.nearest == "#595959")
  }

  @Test("Over a gradient, the worst contrast and the mean are reported")
  func gradient() throws {
    // Two halves instead of a slope, so that every pixel is known: gray on white has 4.478, and on
    // #DDDDDD 1.05 * 0.7230 … : (0.7230 + 0.05) / (0.1845 + 0.05) = 3.297.
    let stops: [LinearGradient.Stop] = [
      .init(location: 0, color: .white), .init(location: 32_768, color: .white),
      .init(location: 32_768, color: StraightColor(hex: 0xDDDDDD)),
      .init(location: 65_536, color: StraightColor(hex: 0xDDDDDD)),
    ]
    let paint = Paint.linearGradient(
      LinearGradient(
        startX: .zero, startY: .zero, endX: Fixed(20), endY: .zero, stops: stops))
    let found = try #require(
      try contrasts([box(0, 0, 20, 20, paint), text(5, 5, gray)]).first)
    #expect(found.value == "#777777 on #DDDDDD, 3.29:1, 3.88:1 on average")
    let nearest = try #require(found.nearest.flatMap { StraightColor($0) })
    #expect(nearest.contrast(to: StraightColor(hex: 0xDDDDDD)) >= 4.5)
  }

  @Test("Translucent text, and text in a translucent group, counts as it is seen")
  func translucentText() throws {
    // ACT rule afw4f7, failed examples 4 and 5: black of 30% on white has 2.1:1. 77/255 gives 178.
    let faded = StraightColor(r: 0, g: 0, b: 0, a: 77)
    #expect(try contrasts([text(5, 5, faded)]).first?.value == "#B2B2B2 on #FFFFFF, 2.12:1")
    let group = group(.opacity(77), [text(5, 5, .black)])
    #expect(try contrasts(group).first?.value == "#B2B2B2 on #FFFFFF, 2.12:1")
  }

  @Test("A group fades ground and text together")
  func fadedGroup() throws {
    // White text on black at half opacity over white: both are drawn together, then shown at
    // 128/255. The ground is 127, the text white: (1.05) / (0.2122 + 0.05) = 4.004.
    let items = group(.opacity(128), [box(0, 0, 20, 20, .color(.black)), text(5, 5, .white)])
    #expect(try contrasts(items).first?.value == "#FFFFFF on #7F7F7F, 4:1")
  }

  @Test("What a clip hides does not count, nor what is covered")
  func hiddenParts() throws {
    // White text reaches out of a black box, but the clip ends with it.
    let clipped = group(.clip(rect(0, 0, 10, 20)), [text(5, 5, .white)])
    #expect(try contrasts([box(0, 0, 10, 20, .color(.black))] + clipped).isEmpty)
    // Without the clip, the part over the page has no contrast.
    #expect(try contrasts([box(0, 0, 10, 20, .color(.black)), text(5, 5, .white)]).count == 1)
    // A black view covers gray text as a whole.
    #expect(try contrasts([text(5, 5, gray), box(0, 0, 20, 20, .color(.black))]).isEmpty)
  }

  @Test("A line through the letters in their color is text, a box of that color is not")
  func linesOfText() throws {
    let line = box(5, 9, 10, 2, .color(.black), in: "Label")
    #expect(try contrasts([line, text(5, 5, .black), line]).isEmpty)
    var fill = box(5, 5, 10, 10, .color(.black), in: "Label")
    fill.source.properties = [.init("backgroundColor", "#000000")]
    #expect(try contrasts([fill, text(5, 5, .black)]).first?.value == "#000000 on #000000, 1:1")
  }

  @Test("A blurred shadow is part of the ground")
  func shadow() throws {
    let halo = text(5, 5, .black, sigma: Fixed(1))
    let found = try contrasts([halo, text(5, 5, .white)])
    // In the middle the blur is black, at the corners it is lighter: neither 21:1 nor 1:1.
    #expect(found.count == 1)
    #expect(try contrasts([text(5, 5, .white)]).first?.value == "#FFFFFF on #FFFFFF, 1:1")
    #expect(found.first?.value?.hasPrefix("#FFFFFF on #FFFFFF") == false)
  }

  @Test("Text of disabled controls is exempt")
  func exemptText() throws {
    #expect(try contrasts([text(5, 5, gray)], exempt: "Label").isEmpty)
  }
}

@Suite struct OverlapTests {
  @Test("Two texts overlap where both cover a pixel, and not where they touch")
  func overlap() throws {
    let overlapping = try seen([text(0, 0, .black, in: "A"), text(8, 2, .red, in: "B")])
      .overlaps()
    #expect(overlapping.map(\.subject) == ["B"])
    #expect(overlapping.first?.value == "2 × 8 px shared")
    #expect(
      overlapping.first?.places.first?.area == PixelRect(x: 8, y: 2, width: 2, height: 8))
    #expect(try seen([text(0, 0, .black, in: "A"), text(10, 0, .red, in: "B")]).overlaps().isEmpty)
    #expect(try seen([text(0, 0, .black), text(8, 2, .red)]).overlaps().isEmpty)
  }

  @Test("Texts overlap where each covers half of a pixel, and not where one covers a quarter")
  func partlyCovered() throws {
    func overlaps(at x: Fixed) throws -> Bool {
      var above = text(0, 2, .red, in: "B")
      guard case .glyphs(let glyphs) = above.drawing else { return false }
      above.drawing = .glyphs(Glyphs(glyphs.run, x: x, y: glyphs.y, color: .red))
      return try !seen([text(0, 0, .black, in: "A"), above]).overlaps().isEmpty
    }
    // The first text ends at 10: the other covers a quarter of the pixels at 9, or a half.
    #expect(try !overlaps(at: Fixed(rounding: 9.75)))
    #expect(try overlaps(at: Fixed(rounding: 9.5)))
  }

  @Test("Text behind an opaque view does not overlap what is on it")
  func coveredText() throws {
    let items = [
      text(0, 0, .black, in: "A"), box(0, 0, 40, 20, .color(.white)), text(2, 2, .red, in: "B"),
    ]
    #expect(try seen(items).overlaps().isEmpty)
  }
}

@Suite struct ControlTests {
  private func control(_ width: Double, _ height: Double, isEnabled: Bool = true) -> AuditedControl
  {
    AuditedControl(
      path: "Switch", area: PixelRect(x: 2, y: 2, width: 20, height: 16),
      size: (width, height), isEnabled: isEnabled)
  }

  @Test("A control of 44 points is large enough, one of 43 is not")
  func touchTargets() throws {
    #expect(control(44, 44).smallTarget == nil)
    let found = try #require(control(60, 43).smallTarget)
    #expect(found.rule == "touch-target")
    #expect(found.value == "60 × 43 pt")
    #expect(found.threshold == "44 × 44 pt")
    #expect(found.nearest == "60 × 44 pt")
    #expect(control(23.5, 60).smallTarget?.threshold == "24 × 24 pt")
    #expect(control(20, 20, isEnabled: false).smallTarget == nil)
  }

  private func faint(_ items: [DisplayItem], isEnabled: Bool = true) throws -> [AuditFinding] {
    let list = DisplayList(
      size: try #require(PixelSize(width: 40, height: 20)), background: .white, items: items)
    let ground = try SeenText(list, in: environment).ground
    return try list.faintControls(
      among: [control(44, 44, isEnabled: isEnabled)], ground: ground, in: environment
    )
  }

  @Test("A control needs a part with 3:1, and text is enough")
  func controlContrast() throws {
    let track = box(2, 2, 20, 16, .color(StraightColor(hex: 0xE5E5EA)), in: "Switch")
    let found = try #require(try faint([track]).first)
    // #E5E5EA: 1.05 / (0.7854 + 0.05) = 1.2568.
    #expect(found.value == "#E5E5EA on #FFFFFF, 1.25:1")
    #expect(found.threshold == "3:1")
    let line = box(2, 2, 20, 1, .color(StraightColor(hex: 0x949494)), in: "Switch/line")
    #expect(try faint([track, line]).isEmpty)
    #expect(try faint([track, text(5, 5, .black, in: "Switch/title")]).isEmpty)
    #expect(try faint([track], isEnabled: false).isEmpty)
    #expect(try faint([box(2, 2, 20, 16, .color(.white), in: "Other")]).isEmpty)
  }

  @Test("Two parts of a control may have the contrast between them")
  func partsOfControls() throws {
    // #767676 has 4.54:1 to white, so 2.1:1 to a ground of #B0B0B0 … and white 2.17:1 to it: each
    // alone is too faint on the ground, but not next to the other.
    let ground = box(0, 0, 40, 20, .color(StraightColor(hex: 0xB0B0B0)))
    let dark = box(2, 2, 20, 16, .color(StraightColor(hex: 0x767676)), in: "Switch")
    let light = box(6, 6, 8, 8, .color(.white), in: "Switch")
    #expect(try faint([ground, dark]).count == 1)
    #expect(try faint([ground, light]).count == 1)
    #expect(try faint([ground, dark, light]).isEmpty)
  }
}

@Suite struct StateTests {
  /// What an audit finds about a state of a component and another one.
  private func difference(
    _ name: String, _ items: [DisplayItem], from other: [DisplayItem]
  ) throws -> AuditFinding? {
    let pictures = try [items, other].map { items in
      let list = DisplayList(
        size: try #require(PixelSize(width: 40, height: 20)), background: .white, items: items)
      return AuditedPicture(identity: "", list: list) { try $0.rasterized(in: environment) }
    }
    return try pictures[0].difference(name, from: pictures[1], "valid")
  }

  private let green = StraightColor(hex: 0x2E8B3D)
  private let red = StraightColor(hex: 0xC8503C)

  @Test("States that only color tells apart are reported with three kinds of color vision")
  func onlyColor() throws {
    let found = try #require(
      try difference(
        "wrong", [box(2, 2, 20, 16, .color(red))], from: [box(2, 2, 20, 16, .color(green))]))
    #expect(found.rule == "color-only")
    #expect(found.property == "state: valid, wrong")
    #expect(found.threshold == "3:1")
    #expect(found.value?.contains("protanopia ΔE") == true)
    #expect(found.value?.contains("tritanopia ΔE") == true)
    #expect(found.places.first?.area == PixelRect(x: 2, y: 2, width: 20, height: 16))
  }

  @Test("A mark of enough contrast tells states apart, and so does lightness")
  func marks() throws {
    let valid = [box(2, 2, 20, 16, .color(green))]
    let marked = [
      box(2, 2, 20, 16, .color(red)), box(8, 6, 2, 8, .color(.white), in: "Box/mark"),
    ]
    #expect(try difference("wrong", marked, from: valid) == nil)
    let dark = [box(2, 2, 20, 16, .color(.black))]
    #expect(try difference("dark", dark, from: [box(2, 2, 20, 16, .color(.white))]) == nil)
    #expect(try difference("valid", valid, from: valid) == nil)
  }

  @Test("A mark that is too faint is no difference in color")
  func faintMark() throws {
    let valid = box(2, 2, 20, 16, .color(green))
    let marked = [valid, box(8, 6, 2, 8, .color(red), in: "Box/mark")]
    #expect(try difference("wrong", marked, from: [valid])?.rule == "state-contrast")
  }
}

@Suite struct MergingTests {
  @Test("Findings that differ only in place and measure are one, named after the worst")
  func merging() {
    func finding(
      _ picture: String, _ value: String, _ measure: Double, _ look: String = "light"
    ) -> AuditFinding {
      AuditFinding(
        "contrast", "Label", property: "textColor", value: value, threshold: "4.50:1",
        nearest: "#767676", measure: measure, isOfColors: true, at: [.init("", "Label")], "…"
      ).of(picture, story: "News/plain", look: look)
    }
    let merged = AuditFinding.merged([
      finding("c", "3.2", 3.2), finding("b", "3.1", 3.1), finding("a", "3.3", 3.3),
    ])
    #expect(merged.count == 1)
    #expect(merged.first?.subject == "News/plain/Label")
    #expect(merged.first?.value == "3.1")
    #expect(merged.first?.places.map(\.picture) == ["b", "a", "c"])
    // The same in two states is one; another theme has other colors.
    let states = AuditFinding.merged([
      finding("a", "3.2", 3.2, "light on"), finding("b", "3.2", 3.2, "light off"),
    ])
    #expect(states.map { $0.places.map(\.picture) } == [["b", "a"]])
    #expect(
      AuditFinding.merged([finding("a", "3.2", 3.2), finding("b", "3.1", 3.1, "dark")]).count
        == 2)
  }
}
