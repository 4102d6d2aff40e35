/// Font files made byte by byte, so tests need no installed font and know every value.

/// A TrueType font under construction. The characters A, B, H, x and space have glyphs; see
/// ``glyphs``.
package struct TestFontFile: Sendable {
  package var unitsPerEm: Int
  package var family: String
  package var style: String
  package var postScriptName: String
  package var weight: Int
  package var ascender = 800
  package var descender = -200
  package var lineGap = 90
  package var typoAscender = 750
  package var typoDescender = -250
  package var typoLineGap = 100
  /// The strikethrough; zeros leave it unspecified.
  package var strikeout = (thickness: 0, top: 0)
  package var usesTypoMetrics: Bool
  /// Weights from 400 to 900 instead of one, and the instances Bold and Black. The H is 200 units
  /// wider at the heavy end.
  package var isVariable: Bool
  /// Replaces the content of tables when the file is assembled.
  package var replaced: [String: [UInt8]]
  package var glyphs = Self.standardGlyphs

  /// A glyph in font units: contours of points, marked if they are on the curve, or copies of
  /// others at offsets.
  package struct Glyph: Sendable {
    package var advance: Int
    package var contours: [[(x: Int, y: Int, isOn: Bool)]]
    package var components: [(glyph: Int, x: Int, y: Int)]

    package init(
      advance: Int = 0, contours: [[(x: Int, y: Int, isOn: Bool)]] = [],
      components: [(glyph: Int, x: Int, y: Int)] = []
    ) {
      self.advance = advance
      self.contours = contours
      self.components = components
    }
  }

  package init(
    unitsPerEm: Int = 1000, family: String = "Test", style: String = "Regular",
    postScriptName: String = "Test-Regular", weight: Int = 400,
    usesTypoMetrics: Bool = false, isVariable: Bool = false, replaced: [String: [UInt8]] = [:]
  ) {
    self.unitsPerEm = unitsPerEm
    self.family = family
    self.style = style
    self.postScriptName = postScriptName
    self.weight = weight
    self.usesTypoMetrics = usesTypoMetrics
    self.isVariable = isVariable
    self.replaced = replaced
  }

  /// 0: a box for missing characters; 1: space; 2: A, a triangle; 3: B, two A side by side; 4: H, a
  /// rectangle; 5: x, with quadratic curves.
  package static let standardGlyphs = [
    Glyph(advance: 500, contours: [rect(50, 0, 450, 700)]),
    Glyph(advance: 250),
    Glyph(advance: 600, contours: [[(50, 0, true), (300, 700, true), (550, 0, true)]]),
    Glyph(advance: 1200, components: [(2, 0, 0), (2, 600, 0)]),
    Glyph(advance: 700, contours: [rect(100, 0, 600, 700)]),
    Glyph(
      advance: 500,
      contours: [
        [
          (250, 0, true), (0, 0, false), (0, 250, true), (0, 500, false), (250, 500, true),
          (500, 500, false), (500, 250, true),
          (500, 0, false),
        ]
      ]),
  ]

  /// Clockwise, as TrueType's outer contours are.
  package static func rect(_ left: Int, _ bottom: Int, _ right: Int, _ top: Int) -> [(
    x: Int, y: Int, isOn: Bool
  )] {
    [(left, bottom, true), (left, top, true), (right, top, true), (right, bottom, true)]
  }

  /// The characters with their glyph numbers.
  package var characters: [(UInt32, Int)] = [(0x20, 1), (0x41, 2), (0x42, 3), (0x48, 4), (0x78, 5)]

  /// The file.
  package var bytes: [UInt8] { Self.file(tables, at: 0) }

  /// A collection of fonts.
  package static func collection(_ fonts: [TestFontFile]) -> [UInt8] {
    let header = 12 + 4 * fonts.count
    var parts: [UInt8] = []
    var offsets: [Int] = []
    for font in fonts {
      offsets.append(header + parts.count)
      parts += file(font.tables, at: header + parts.count)
    }
    return Array("ttcf".utf8) + u32(0x10000) + u32(fonts.count) + offsets.flatMap(u32) + parts
  }

  private static func file(_ tables: [(tag: String, content: [UInt8])], at origin: Int) -> [UInt8] {
    var directory = u32(0x10000) + u16(tables.count) + u16(0) + u16(0) + u16(0)
    var content: [UInt8] = []
    let start = origin + 12 + 16 * tables.count
    for table in tables {
      directory +=
        Array(table.tag.utf8) + u32(0) + u32(start + content.count) + u32(table.content.count)
      content += table.content + [UInt8](repeating: 0, count: (4 - table.content.count % 4) % 4)
    }
    return directory + content
  }

  // MARK: Tables

  private var tables: [(tag: String, content: [UInt8])] {
    let outlines = glyphs.map(Self.content)
    var offsets = [0]
    for outline in outlines { offsets.append(offsets[offsets.count - 1] + outline.count) }
    var tables: [(tag: String, content: [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("glyf", outlines.flatMap { $0 }), ("head", head),
      ("hhea", hhea),
      (
        "hmtx",
        glyphs.flatMap { Self.u16($0.advance) + Self.u16($0.contours.first?.map(\.x).min() ?? 0) }
      ),
      ("loca", offsets.flatMap(Self.u32)), ("maxp", maxp), ("name", name),
      ("post", Self.post(underlineTop: -100, thickness: 50)),
    ]
    if isVariable { tables += [("fvar", fvar), ("gvar", gvar)] }
    tables = tables.map { (tag: $0.tag, content: replaced[$0.tag] ?? $0.content) }
    for (tag, content) in replaced where !tables.contains(where: { $0.tag == tag }) {
      tables.append((tag, content))
    }
    return tables.sorted { $0.tag < $1.tag }
  }

  /// The table of underline metrics, without glyph names.
  package static func post(underlineTop: Int, thickness: Int) -> [UInt8] {
    u32(0x30000) + u32(0) + u16(underlineTop) + u16(thickness) + u32(0)
      + [UInt8](repeating: 0, count: 16)
  }

  private static func content(_ glyph: Glyph) -> [UInt8] {
    let points = glyph.contours.flatMap { $0 }
    if !glyph.components.isEmpty {
      var bytes = u16(-1) + u16(0) + u16(0) + u16(0) + u16(0)
      for (place, part) in glyph.components.enumerated() {
        // Offsets as words, and whether more components follow.
        let flags = 0x3 | (place < glyph.components.count - 1 ? 0x20 : 0)
        bytes += u16(flags) + u16(part.glyph) + u16(part.x) + u16(part.y)
      }
      return bytes
    }
    guard !points.isEmpty else { return [] }
    var bytes = u16(glyph.contours.count)
    bytes +=
      u16(points.map(\.x).min() ?? 0) + u16(points.map(\.y).min() ?? 0)
      + u16(points.map(\.x).max() ?? 0)
    bytes += u16(points.map(\.y).max() ?? 0)
    var end = -1
    for contour in glyph.contours {
      end += contour.count
      bytes += u16(end)
    }
    bytes += u16(0) + points.map { $0.isOn ? 1 : 0 }
    for values in [points.map(\.x), points.map(\.y)] {
      for (place, value) in values.enumerated() {
        bytes += u16(value - (place > 0 ? values[place - 1] : 0))
      }
    }
    return bytes + (bytes.count % 2 == 1 ? [0] : [])
  }

  private var head: [UInt8] {
    var bytes =
      Self.u32(0x10000) + Self.u32(0x10000) + Self.u32(0) + Self.u32(0x5F0F_3CF5) + Self.u16(0)
      + Self.u16(unitsPerEm)
    bytes +=
      [UInt8](repeating: 0, count: 16) + Self.u16(0) + Self.u16(descender) + Self.u16(1200)
      + Self.u16(ascender)
    return bytes + Self.u16(0) + Self.u16(8) + Self.u16(2) + Self.u16(1) + Self.u16(0)
  }

  private var hhea: [UInt8] {
    Self.u32(0x10000) + Self.u16(ascender) + Self.u16(descender) + Self.u16(lineGap)
      + Self.u16(1200)
      + [UInt8](repeating: 0, count: 22) + Self.u16(glyphs.count)
  }

  private var maxp: [UInt8] {
    Self.u32(0x10000) + Self.u16(glyphs.count) + Self.u16(100) + Self.u16(10) + Self.u16(200)
      + Self.u16(20) + Self.u16(1)
      + [UInt8](repeating: 0, count: 12) + Self.u16(10) + Self.u16(64)
  }

  private var os2: [UInt8] {
    var bytes =
      Self.u16(4) + Self.u16(500) + Self.u16(weight) + Self.u16(5)
      + [UInt8](repeating: 0, count: 18)
    bytes +=
      Self.u16(strikeout.thickness) + Self.u16(strikeout.top) + [UInt8](repeating: 0, count: 32)
    bytes += Self.u16(0x40 | (usesTypoMetrics ? 0x80 : 0)) + Self.u16(0x20) + Self.u16(0x78)
    bytes +=
      Self.u16(typoAscender) + Self.u16(typoDescender) + Self.u16(typoLineGap) + Self.u16(900)
      + Self.u16(300)
    // The x-height and cap height are unspecified.
    return bytes + [UInt8](repeating: 0, count: 8) + Self.u16(0) + Self.u16(0) + Self.u16(0)
      + Self.u16(0x20) + Self.u16(1)
  }

  private var cmap: [UInt8] {
    let groups = characters.flatMap { Self.u32(Int($0.0)) + Self.u32(Int($0.0)) + Self.u32($0.1) }
    return Self.u16(0) + Self.u16(1) + Self.u16(3) + Self.u16(10) + Self.u32(12) + Self.u16(12)
      + Self.u16(0)
      + Self.u32(16 + groups.count) + Self.u32(0) + Self.u32(characters.count) + groups
  }

  private var name: [UInt8] {
    let names: [(Int, String)] = [
      (1, family), (2, style), (6, postScriptName), (256, "Weight"), (257, "Bold"), (258, "Black"),
      (259, "TestVariable-Heavy"),
    ]
    var records: [UInt8] = []
    var text: [UInt8] = []
    for (id, name) in names {
      let utf16 = name.utf16.flatMap { Self.u16(Int($0)) }
      records +=
        Self.u16(3) + Self.u16(1) + Self.u16(0x409) + Self.u16(id) + Self.u16(utf16.count)
        + Self.u16(text.count)
      text += utf16
    }
    return Self.u16(0) + Self.u16(names.count) + Self.u16(6 + records.count) + records + text
  }

  private var fvar: [UInt8] {
    func fixed(_ value: Int) -> [UInt8] { Self.u32(value << 16) }
    var bytes =
      Self.u32(0x10000) + Self.u16(16) + Self.u16(2) + Self.u16(1) + Self.u16(20) + Self.u16(2)
      + Self.u16(10)
    bytes += Array("wght".utf8) + fixed(400) + fixed(400) + fixed(900) + Self.u16(0) + Self.u16(256)
    // Bold has no PostScript name, but Black has.
    return bytes + Self.u16(257) + Self.u16(0) + fixed(700) + Self.u16(0xFFFF) + Self.u16(258)
      + Self.u16(0) + fixed(900) + Self.u16(259)
  }

  private var gvar: [UInt8] {
    // All points: four of the H, then the four phantom points. The right edge and the advance move
    // by 200 at the end of the axis.
    let deltas: [UInt8] =
      [0x00] + [0x81] + [0x41] + Self.u16(200) + Self.u16(200) + [0x80] + [0x40] + Self.u16(200) + [
        0x81
      ] + [0x87]
    let header =
      Self.u16(1) + Self.u16(10) + Self.u16(deltas.count) + Self.u16(0xA000) + Self.u16(0x4000)
    let data = header + deltas + ((header + deltas).count % 2 == 1 ? [0] : [])
    let offsets = (0...glyphs.count).map { $0 <= 4 ? 0 : data.count }
    let table = offsets.flatMap(Self.u32)
    return Self.u16(1) + Self.u16(0) + Self.u16(1) + Self.u16(0) + Self.u32(20 + table.count)
      + Self.u16(glyphs.count) + Self.u16(1)
      + Self.u32(20 + table.count) + table + data
  }

  package static func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
  package static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
}
