/// The embedded typeface as a font: glyphs are drawn for the size that is asked for, and cached.
import LikenessConcurrency
import LikenessDisplayList
import LikenessGraphics
import LikenessSans

/// One weight of Likeness Sans.
///
/// A size that has measures of its own is drawn for it. Every other size is scaled from the drawing at 64 pixels, the master.
///
/// Masks stand on whole pixels, so all advances are whole pixels, at every size.
final class SansTypeface: Typeface {
  /// The regular weight, for weights below 600.
  static let regular = SansTypeface(
    name: "Likeness Sans Regular", isBold: false, digest: "34845b8c101fdcd3c49dfe7b9b34380a742d3de5c77549745aca29e3180443f9")
  /// The bold weight, for weights from 600.
  static let bold = SansTypeface(
    name: "Likeness Sans Bold", isBold: true, digest: "f3d39b97abedfab0546c170101295ee17834440b270085fb29e0bdd11ed5cf4f")
  /// Both weights as a family.
  static let family = FontFamily(
    name: Font.embeddedFamily, members: [.init(weight: .regular, typeface: regular), .init(weight: .bold, typeface: bold)])

  /// The sizes that are drawn, in pixels to the em; others are moved to the nearer end.
  ///
  /// Above 512 a glyph would take more memory than the picture it stands in; no interface asks for it.
  static let sizes: ClosedRange<Fixed> = Fixed(1)...Fixed(512)

  let reference: FontReference
  private let isBold: Bool
  private let glyphs = Locked(Glyphs())

  /// The glyphs drawn so far. When there are too many, all are dropped.
  private struct Glyphs {
    var known: [UInt64: Glyph] = [:]
    var bytes = 0

    /// 4 MB hold about 20,000 glyphs of running text.
    static let capacity = 4 << 20
  }

  private struct Glyph {
    var advance: Fixed
    var shape: GlyphShape
  }

  private init(name: String, isBold: Bool, digest: String) {
    self.isBold = isBold
    // The digests above are well formed, as a test checks.
    reference = FontReference(name: name, digest: ContentDigest(digest) ?? ContentDigest(of: digest))
  }

  /// The weight to draw for a requested one.
  static func typeface(for weight: Font.Weight) -> SansTypeface { weight >= .semibold ? bold : regular }

  var name: String { reference.name }

  /// `size`, moved into ``sizes``.
  func drawnSize(for size: Fixed) -> Fixed { min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound) }

  /// The metrics of the face that draws this size, scaled. Ascent and descent are rounded up to whole pixels, so baselines stand on them.
  func metrics(size: Fixed) -> FontMetrics {
    let (face, scale) = source(of: size)
    func raw(_ pixels: Double) -> Int { Int(pixels * 64) }
    func scaled(_ pixels: Double) -> Fixed { Fixed(raw: Int32(scale?.rounded(raw(pixels)) ?? raw(pixels))) }
    func up(_ pixels: Double) -> Fixed { Fixed(scale?.pixelsUp(raw(pixels)) ?? Int(pixels)) }
    func whole(_ pixels: Double) -> Fixed { Fixed(scale?.pixels(raw(pixels)) ?? Int(pixels)) }
    return FontMetrics(
      ascent: up(face.ascent), descent: up(face.descent), leading: .zero, capHeight: scaled(face.capHeight), xHeight: scaled(face.xHeight),
      underlineTop: whole(face.underlineTop), underlineThickness: max(Fixed(1), whole(face.underlineThickness)))
  }

  /// The scalar itself, where the typeface draws it.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? { SansFace.draws(scalar) ? scalar.value : nil }

  /// The advance in whole pixels: the drawn one, scaled and rounded to the nearest; at least 1 where the drawn one is not 0.
  func advance(of glyph: UInt32, size: Fixed) -> Fixed { self.glyph(glyph, size: drawnSize(for: size)).advance }

  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { self.glyph(glyph, size: drawnSize(for: size)).shape }

  /// The cached glyph, drawn if needed. Two threads may draw the same glyph at the same time; they get equal ones.
  private func glyph(_ glyph: UInt32, size: Fixed) -> Glyph {
    let key = UInt64(UInt32(bitPattern: size.raw)) << 32 | UInt64(glyph)
    if let known = glyphs.withLock({ $0.known[key] }) { return known }
    let drawn = draw(glyph, size: size)
    // What the dictionary and the array add to the coverage itself, roughly.
    var cost = 100
    if case .mask(let mask) = drawn.shape { cost += mask.coverage.count }
    glyphs.withLock { glyphs in
      if glyphs.bytes + cost > Glyphs.capacity { glyphs = Glyphs() }
      if glyphs.known.updateValue(drawn, forKey: key) == nil { glyphs.bytes += cost }
    }
    return drawn
  }

  private func draw(_ glyph: UInt32, size: Fixed) -> Glyph {
    guard let scalar = Unicode.Scalar(glyph), SansFace.draws(scalar) else { return Glyph(advance: .zero, shape: .empty) }
    let (face, scale) = source(of: size)
    let drawn = face.glyph(scalar)
    let advance = Fixed(drawn.advance > 0 ? max(1, scale?.pixels(Int(drawn.advance * 64)) ?? Int(drawn.advance + 0.5)) : 0)
    var mask = drawn.bitmap.flatMap {
      GlyphMask(left: $0.left, top: $0.top, width: $0.width, height: $0.height, coverage: $0.coverage)
    }
    if let scale { mask = mask?.scaled(numerator: scale.numerator, denominator: scale.denominator) }
    return Glyph(advance: advance, shape: mask.map { .mask($0) } ?? .empty)
  }

  /// The face that draws a size, and the scale from it unless it is drawn as it is.
  private func source(of size: Fixed) -> (SansFace, Ratio?) {
    let size = drawnSize(for: size)
    if size.isWhole, let face = SansFace(isBold: isBold, size: size.floor) { return (face, nil) }
    return (SansFace.master(isBold: isBold), Ratio(numerator: Int(size.raw), denominator: SansFace.masterSize * 64))
  }

  /// A scale, for lengths in 64ths of a pixel: those are at most 2^25 and the numerator 2^15, so products fit 64 bits with room.
  private struct Ratio {
    var numerator: Int
    var denominator: Int

    /// In 64ths, to the nearest.
    func rounded(_ raw: Int) -> Int { floorDivided(2 * raw * numerator + denominator, 2 * denominator) }
    /// In whole pixels, to the nearest.
    func pixels(_ raw: Int) -> Int { floorDivided(raw * numerator + 32 * denominator, 64 * denominator) }
    /// In whole pixels, upwards.
    func pixelsUp(_ raw: Int) -> Int { -floorDivided(-raw * numerator, 64 * denominator) }
  }
}

/// A value that several threads may set once and then share.
final class Boxed<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
