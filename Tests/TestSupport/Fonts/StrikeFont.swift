/// A bitmap font of two letters in both formats: an A of 3 by 5 and an x of 3 by 3 pixels in cells
/// of 4 by 8, with a descent of 2.
package enum StrikeFont {
  package static let bdf = Array(
    """
    STARTFONT 2.1
    FONT -Test-Strike-Medium-R-Normal--8-80-72-72-C-40-ISO10646-1
    SIZE 8 72 72
    FONTBOUNDINGBOX 4 8 0 -2
    STARTPROPERTIES 7
    FAMILY_NAME "Strike"
    WEIGHT_NAME "Medium"
    FONT_ASCENT 6
    FONT_DESCENT 2
    PIXEL_SIZE 8
    CHARSET_REGISTRY "ISO10646"
    CHARSET_ENCODING "1"
    ENDPROPERTIES
    CHARS 2
    STARTCHAR A
    ENCODING 65
    SWIDTH 500 0
    DWIDTH 4 0
    BBX 3 5 0 0
    BITMAP
    40
    A0
    E0
    A0
    A0
    ENDCHAR
    STARTCHAR x
    ENCODING 120
    SWIDTH 500 0
    DWIDTH 4 0
    BBX 3 3 0 -1
    BITMAP
    A0
    40
    A0
    ENDCHAR
    ENDFONT

    """.utf8)

  /// The same as a PCF file: properties, accelerators, metrics, bitmaps and encodings, all
  /// big-endian, rows in bytes.
  package static let pcf: [UInt8] = {
    // Format word: bytes and bits with the most significant first, glyph rows padded to bytes.
    let format = 0x0C
    let rows: [[UInt8]] = [[0x40, 0xA0, 0xE0, 0xA0, 0xA0], [0xA0, 0x40, 0xA0]]
    func u16(_ value: Int) -> [UInt8] { TestFontFile.u16(value) }
    func u32(_ value: Int) -> [UInt8] { TestFontFile.u32(value) }
    func little(_ value: Int) -> [UInt8] { u32(value).reversed() }
    func metrics(_ left: Int, _ right: Int, _ width: Int, _ ascent: Int, _ descent: Int) -> [UInt8]
    {
      u16(left) + u16(right) + u16(width) + u16(ascent) + u16(descent) + u16(0)
    }
    let strings: [(String, String?, Int)] = [
      ("FAMILY_NAME", "Strike", 0), ("WEIGHT_NAME", "Medium", 0),
      ("CHARSET_REGISTRY", "ISO10646", 0), ("CHARSET_ENCODING", "1", 0),
      ("PIXEL_SIZE", nil, 8), ("FONT_ASCENT", nil, 6), ("FONT_DESCENT", nil, 2),
    ]
    var text: [UInt8] = []
    func offset(_ string: String) -> Int {
      defer { text += Array(string.utf8) + [0] }
      return text.count
    }
    var entries: [UInt8] = []
    for (name, string, number) in strings {
      entries += u32(offset(name)) + [string == nil ? 0 : 1] + u32(string.map(offset) ?? number)
    }
    let padding = [UInt8](repeating: 0, count: (4 - strings.count % 4) % 4)
    let properties =
      little(format) + u32(strings.count) + entries + padding + u32(text.count) + text
    let bounds = metrics(0, 3, 4, 5, 1)
    let accelerators =
      little(format) + [1, 1, 1, 1, 0, 0, 0, 0] + u32(6) + u32(2) + u32(0) + bounds + bounds
    let sizes = little(format) + u32(2) + metrics(0, 3, 4, 5, 0) + metrics(0, 3, 4, 2, 1)
    let content = rows.flatMap { $0 }
    let bitmaps =
      little(format) + u32(2) + u32(0) + u32(5) + u32(8) + u32(16) + u32(32) + u32(64) + content
    let codes = (65...120).flatMap { u16($0 == 65 ? 0 : $0 == 120 ? 1 : 0xFFFF) }
    let encodings = little(format) + u16(65) + u16(120) + u16(0) + u16(0) + u16(65) + codes
    let tables = [(1, properties), (2, accelerators), (4, sizes), (8, bitmaps), (32, encodings)]
    var directory: [UInt8] = [1, 0x66, 0x63, 0x70] + little(tables.count)
    var body: [UInt8] = []
    let start = 8 + 16 * tables.count
    for (type, table) in tables {
      let padded = table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
      directory += little(type) + little(format) + little(padded.count) + little(start + body.count)
      body += padded
    }
    return directory + body
  }()
}
