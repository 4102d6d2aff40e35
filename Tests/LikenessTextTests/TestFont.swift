/// A font that is simple to compute by hand: each character is 10 pixels wide at 10 pixels per em.
import LikenessBase
import LikenessDisplayList
import LikenessSystem

@testable import LikenessText

enum TestFont {
  static func library(hasEllipsis: Bool = true) -> FontLibrary {
    let typeface = TestTypeface(name: "Test Regular", hasEllipsis: hasEllipsis)
    return FontLibrary(families: [
      FontFamily(name: "Test", members: [.init(weight: .regular, typeface: typeface)])
    ])
  }

  static let font = Font(family: "Test", size: 10)
}

/// ASCII, three letters of Hebrew, one of Arabic and, if requested, the ellipsis. Every glyph but
/// the space is one black pixel on the baseline.
struct TestTypeface: Typeface {
  let reference: FontReference
  private let scalars: Set<UInt32>

  init(name: String, hasEllipsis: Bool = true) {
    reference = FontReference(
      name: name, digest: ContentDigest(of: "test font, ellipsis: \(hasEllipsis)"))
    scalars = Set(
      [0x301, 0xE9, 0x5D0, 0x5D1, 0x5D2, 0x627] + Array(0x20...0x7E) + (hasEllipsis ? [0x2026] : [])
    )
  }

  func metrics(size: Fixed) -> FontMetrics {
    func share(_ tenths: Double) -> Fixed { Fixed(rounding: size.pixels * tenths / 10) }
    return FontMetrics(
      ascent: Fixed(share(8).ceiling), descent: Fixed(share(2).ceiling), leading: .zero,
      capHeight: share(7), xHeight: share(5),
      underlineTop: -share(1), underlineThickness: max(Fixed(1), share(1)))
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    scalars.contains(scalar.value) ? scalar.value : nil
  }

  /// The em; the combining acute has no width.
  func advance(of glyph: UInt32, size: Fixed) -> Fixed {
    glyph == 0x301 ? .zero : Fixed((size + Fixed(raw: 32)).floor)
  }

  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    let mask =
      glyph == 0x301
      ? GlyphMask(left: -3, top: 9, width: 2, height: 1, coverage: [255, 255])
      : GlyphMask(left: 0, top: 1, width: 1, height: 1, coverage: [255])
    return glyph == 0x20 ? .empty : mask.map { .mask($0) } ?? .empty
  }
}

/// A text laid out in a number of columns of the test font.
func set(
  _ text: String, columns: Double?, _ options: TextOptions = TextOptions(), height: Double? = nil,
  scale: Scale = 1,
  hasEllipsis: Bool = true
) throws -> TextLayout {
  TextLayout(
    text, font: TestFont.font, scale: scale, width: columns.map { $0 * 10 }, height: height,
    options: options,
    fonts: TestFont.library(hasEllipsis: hasEllipsis))
}

extension TextLayout {
  /// What each line shows.
  var shown: [String] { lines.map { $0.runs.map(\.run.text).joined() } }
}

extension GlyphMask {
  /// One character per pixel: `.` under 64, `-` under 128, `+` under 192, `#` above.
  var ascii: String {
    (0..<height).map { y in
      String((0..<width).map { x in Array(".-+#")[Int(coverage[y * width + x]) / 64] })
    }.joined(separator: "\n")
  }

  /// Left, top, width, height.
  var box: [Int] { [left, top, width, height] }

  /// The coverage as rows of numbers.
  var rows: [[UInt8]] { (0..<height).map { Array(coverage[$0 * width..<($0 + 1) * width]) } }
}

extension GlyphShape {
  var mask: GlyphMask? { if case .mask(let mask) = self { mask } else { nil } }
}
