/// One face of a bitmap typeface: its drawing at one weight and one size, in a text format in which a person sees each glyph.
import LikenessGraphics
import Synchronization

/// The drawings of a bitmap typeface at one weight and one design size, read from text.
///
/// The format: header lines, then blocks, separated by blank lines.
///
///     typeface Likeness Sans
///     weight 400
///     size 13
///     ascent 12
///     descent 4
///     leading 0
///     cap-height 9
///     x-height 7
///     underline -1 1
///
///     glyph U+002D
///     advance 6
///     at 1 4
///     ####
///
///     copy U+2010 U+002D
///
///     piece 1
///     .#
///     #.
///
///     compose U+00E9 U+0065 1 3 10
///
/// `size` is in whole pixels to the em, the distances in pixels with decimals on the grid of 1/64. `at X Y` places the art: X pixels from the
/// glyph's origin to the left column, Y from the baseline up to the top edge of the first row. One character is one pixel: `.` is 0, `1`…`9` and
/// `a`…`e` are the levels 1…14, `#` is 15; the covered share of a pixel is level × 17 of 255. A glyph without ink has neither `at` nor rows.
/// `copy` gives one character the drawing of another that stands above. `piece N` is art without a character, as of an accent; `compose` gives a
/// character the drawing and the advance of another that stands above, with a piece placed as by `at`. Where both have ink the darker counts.
///
/// A face is found in the text when it is first asked for, a glyph is decoded when it is first drawn. Any thread may use a face.
public final class BitmapFace: Sendable {
  /// Pixels to the em for which the face is drawn.
  public let size: Int
  /// The weight, as in CSS.
  public let weight: Int

  /// The most bytes that a font may have: 16 MB, four times an embedded typeface of every size.
  public static let maximumBytes = 16 << 20
  /// The most glyphs that a font may have.
  public static let maximumGlyphs = 65_536
  /// The most pixels that a drawing may have in each direction; also the bound of offsets and of the em.
  public static let maximumSide = 256
  /// The header lines, each of which a face needs once.
  static let headerNames = ["typeface", "weight", "size", "ascent", "descent", "leading", "cap-height", "x-height", "underline"]

  /// Where the text of a face is kept: in the program, or in memory.
  private enum Source: Sendable {
    case embedded(StaticString)
    case loaded([UInt8])
  }

  private let source: Source
  private let lazyIndex = AtomicLazyReference<BitmapFaceIndex>()

  /// Reads a face from text from outside, and checks every line of it.
  ///
  /// - Parameter file: what errors call the text.
  /// - Throws: the first fault with its line.
  public init(parsing text: [UInt8], file: String) throws(BitmapFontError) {
    guard text.count <= Self.maximumBytes else { throw BitmapFontError(file: file, line: 1, cause: .tooLong(bytes: text.count)) }
    guard String(validating: text, as: UTF8.self) != nil else { throw BitmapFontError(file: file, line: 1, cause: .notUTF8) }
    // Windows line ends are the one variation that editors make without being asked.
    let lines = text.contains(13) ? text.filter { $0 != 13 } : text
    let index = try lines.withUnsafeBytes { Self.read($0, file: file, checksLevels: true) }.get()
    source = .loaded(lines)
    size = index.size
    weight = index.weight
    _ = lazyIndex.storeIfNil(index)
  }

  /// Takes a face that is part of the program; its text is read when it is first needed, and its levels are trusted.
  init(embedded text: StaticString, weight: Int, size: Int) {
    source = .embedded(text)
    self.size = size
    self.weight = weight
  }

  /// What the face holds and where.
  var index: BitmapFaceIndex {
    if let known = lazyIndex.load() { return known }
    let name = "embedded face of weight \(weight) and size \(size)"
    switch withBytes({ Self.read($0, file: name, checksLevels: false) }) {
    case .success(let index): return lazyIndex.storeIfNil(index)
    // Only text that is part of the program gets here, and the tests read all of it.
    case .failure(let error): preconditionFailure(error.description)
    }
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, file: String, checksLevels: Bool) -> Result<BitmapFaceIndex, BitmapFontError> {
    Result { () throws(BitmapFontError) in try BitmapFaceReader(bytes: bytes, file: file, checksLevels: checksLevels).index() }
  }

  /// The mask of a glyph as it is drawn, or nil where the character has no ink or the face does not have it.
  func mask(of scalar: UInt32) -> GlyphMask? {
    guard let glyph = index.glyph(scalar), let art = glyph.art else { return nil }
    guard let piece = glyph.piece else {
      return GlyphMask(left: art.left, top: art.top, width: art.width, height: art.height, coverage: coverage(of: art))
    }
    let whole = art.united(with: piece)
    var coverage = [UInt8](repeating: 0, count: whole.width * whole.height)
    for part in [art, piece] {
      let levels = self.coverage(of: part)
      for y in 0..<part.height {
        let row = (whole.top - part.top + y) * whole.width + part.left - whole.left
        for x in 0..<part.width { coverage[row + x] = max(coverage[row + x], levels[y * part.width + x]) }
      }
    }
    return GlyphMask(left: whole.left, top: whole.top, width: whole.width, height: whole.height, coverage: coverage)
  }

  /// The covered shares of a piece of art, row by row.
  private func coverage(of art: BitmapFaceIndex.Art) -> [UInt8] {
    withBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: art.width * art.height) { buffer, count in
        var from = art.rows
        var to = 0
        for _ in 0..<art.height {
          for x in 0..<art.width { buffer[to + x] = Self.coverage(of: bytes[from + x]) }
          // Each row is followed by the end of its line.
          from += art.width + 1
          to += art.width
        }
        count = art.width * art.height
      }
    }
  }

  /// The text of the face.
  func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    switch source {
    case .embedded(let text): text.withUTF8Buffer { body(UnsafeRawBufferPointer($0)) }
    case .loaded(let bytes): bytes.withUnsafeBytes(body)
    }
  }

  /// The covered share of a pixel, 0…255, from its character; 0 for one that is no level.
  private static func coverage(of character: UInt8) -> UInt8 {
    switch character {
    case 35: 255
    case 49...57: (character - 48) * 17
    case 97...101: (character - 87) * 17
    default: 0
    }
  }
}

/// What a face holds: its header, and where each glyph stands in its text.
final class BitmapFaceIndex: Sendable {
  /// A glyph's advance, and its art: that of its own or of the letter that it is made of, and that of what stands on the letter.
  struct Glyph: Sendable {
    var advance: Fixed
    var art: Art?
    var piece: Art?
  }

  /// The extent of some art, at most ``BitmapFace/maximumSide`` in each direction, and the place of its first row in the text.
  struct Art: Sendable {
    private var placed: (left: Int16, top: Int16, width: Int16, height: Int16)
    var rows: Int

    init(left: Int, top: Int, width: Int, height: Int, rows: Int) {
      placed = (Int16(left), Int16(top), Int16(width), Int16(height))
      self.rows = rows
    }

    var left: Int { Int(placed.left) }
    var top: Int { Int(placed.top) }
    var width: Int { Int(placed.width) }
    var height: Int { Int(placed.height) }

    /// The extent of both.
    func united(with other: Art) -> Art {
      let left = min(left, other.left)
      let top = max(top, other.top)
      let right = max(self.left + width, other.left + other.width)
      let bottom = min(self.top - height, other.top - other.height)
      return Art(left: left, top: top, width: right - left, height: top - bottom, rows: 0)
    }
  }

  let typeface: String
  let weight: Int
  let size: Int
  let metrics: FontMetrics
  let glyphs: [Glyph]
  /// Positions in `glyphs` of the characters below ``directCount``, -1 for none: nearly all text of the scripts at hand.
  private let direct: [Int32]
  private let others: [UInt32: Int32]

  /// Latin, Greek and Cyrillic lie below.
  private static let directCount = 0x530

  init(typeface: String, weight: Int, size: Int, metrics: FontMetrics, glyphs: [Glyph], places: [UInt32: Int32]) {
    self.typeface = typeface
    self.weight = weight
    self.size = size
    self.metrics = metrics
    self.glyphs = glyphs
    var direct = [Int32](repeating: -1, count: Self.directCount)
    for (scalar, place) in places where scalar < Self.directCount { direct[Int(scalar)] = place }
    self.direct = direct
    others = places.filter { $0.key >= Self.directCount }
  }

  /// The glyph of a character, or nil where the face has none.
  func glyph(_ scalar: UInt32) -> Glyph? {
    if scalar < Self.directCount {
      let place = direct[Int(scalar)]
      return place < 0 ? nil : glyphs[Int(place)]
    }
    return others[scalar].map { glyphs[Int($0)] }
  }

  /// Every character that the face draws, in order.
  var scalars: [UInt32] {
    (direct.indices.filter { direct[$0] >= 0 }.map { UInt32($0) } + others.keys).sorted()
  }
}
