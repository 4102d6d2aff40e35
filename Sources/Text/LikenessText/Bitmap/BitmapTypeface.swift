/// A typeface made of bitmap faces: drawn as they are at their own sizes, scaled at all others.
import LikenessDigest
import LikenessGraphics
import Synchronization

/// One weight of a bitmap typeface, in all the sizes that are drawn for it.
///
/// A size that equals a face's is drawn with that face as it is, crisp. Every other size is scaled from the largest face, the master: also one
/// that is twice a drawn size, because the curves of a master averaged by area read better than doubled pixels. Below the master each pixel is
/// the exact average of what it covers; above it outlines stay sharp by interpolation with raised contrast.
///
/// Masks stand on whole pixels, so all advances are whole pixels, at every size.
public final class BitmapTypeface: Typeface {
  /// The name for people: family and weight.
  public let name: String
  private let faces: [BitmapFace]
  private let master: BitmapFace
  private let masks = MaskCache()
  private let lazyReference = AtomicLazyReference<Boxed<FontReference>>()

  /// The sizes that are drawn, in pixels to the em; others are moved to the nearer end.
  ///
  /// Above 512 a glyph would take more memory than the picture it stands in; no interface asks for it.
  public static let sizes: ClosedRange<Fixed> = Fixed(1)...Fixed(512)

  /// Creates a typeface from the faces of one weight, or nil where there is none; of two faces of one size the first is used.
  public init?(name: String, faces: [BitmapFace]) {
    let sorted = faces.enumerated().sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }.map(\.element)
    guard let master = sorted.last else { return nil }
    self.name = name
    self.faces = sorted
    self.master = master
  }

  /// The name, and the digest of the texts of all faces: the hash of their hashes, in the order of sizes. Worked out once, when first asked for.
  public var reference: FontReference {
    if let known = lazyReference.load() { return known.value }
    let digests = faces.map { face in face.withBytes { ContentDigest(of: $0).hex } }
    let reference = FontReference(name: name, digest: ContentDigest(of: digests.joined(separator: "\n")))
    return lazyReference.storeIfNil(Boxed(reference)).value
  }

  /// `size`, moved into ``sizes``.
  public func drawnSize(for size: Fixed) -> Fixed { min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound) }

  /// The distances of the face that draws this size, scaled; ascent and descent rounded up to whole pixels, so that baselines stand on them.
  public func metrics(size: Fixed) -> FontMetrics {
    let (face, scale) = source(of: size)
    let drawn = face.index.metrics
    func scaled(_ length: Fixed) -> Fixed { scale.map { Fixed(raw: Int32($0.rounded(Int(length.raw)))) } ?? length }
    func up(_ length: Fixed) -> Fixed { scale.map { Fixed($0.pixelsUp(Int(length.raw))) } ?? Fixed(length.ceiling) }
    func whole(_ length: Fixed) -> Fixed { scale.map { Fixed($0.pixels(Int(length.raw))) } ?? length }
    return FontMetrics(
      ascent: up(drawn.ascent), descent: up(drawn.descent), leading: up(drawn.leading), capHeight: scaled(drawn.capHeight),
      xHeight: scaled(drawn.xHeight), underlineTop: whole(drawn.underlineTop),
      underlineThickness: max(Fixed(1), whole(drawn.underlineThickness)))
  }

  /// The scalar itself, where the smallest face or the master draws it. A size whose own face lacks it is scaled from the master.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    // The smallest face first: it is the cheapest to read, and has what the others have.
    faces[0].index.glyph(scalar.value) == nil && master.index.glyph(scalar.value) == nil ? nil : scalar.value
  }

  /// The advance in whole pixels: the drawn one, scaled and rounded to the nearest; at least 1 where the drawn one is not 0.
  public func advance(of glyph: UInt32, size: Fixed) -> Fixed {
    let (face, scale) = source(of: size, for: glyph)
    guard let drawn = face.index.glyph(glyph)?.advance, drawn > .zero else { return .zero }
    return Fixed(max(1, scale?.pixels(Int(drawn.raw)) ?? Int(drawn.raw + 32) >> 6))
  }

  /// The mask, decoded or scaled when it is first asked for and kept as long as there is room.
  public func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    let drawn = drawnSize(for: size)
    return masks.shape(of: glyph, size: drawn) {
      let (face, scale) = source(of: drawn, for: glyph)
      guard let mask = face.mask(of: glyph) else { return .empty }
      guard let scale else { return .mask(mask) }
      return mask.scaled(numerator: scale.numerator, denominator: scale.denominator).map { .mask($0) } ?? .empty
    }
  }

  /// The face that draws a size (and a glyph, if one is named), and the scale from it unless it is drawn as it is.
  private func source(of size: Fixed, for glyph: UInt32? = nil) -> (BitmapFace, Ratio?) {
    let size = drawnSize(for: size)
    if size.isWhole, let face = faces.first(where: { $0.size == size.floor }), glyph.map({ face.index.glyph($0) != nil }) ?? true {
      return (face, nil)
    }
    return (master, Ratio(numerator: Int(size.raw), denominator: master.size * 64))
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

/// The masks that were made, within a bound of memory; for any thread.
///
/// When it is full everything is dropped: that costs making the masks in use once more, and needs no bookkeeping on the way that counts.
package final class MaskCache: Sendable {
  private struct Content {
    var shapes: [UInt64: GlyphShape] = [:]
    var bytes = 0
  }

  private let content = Locked(Content())
  private let capacity: Int

  /// Creates a cache of at most `capacity` bytes; 4 MB hold about 20,000 glyphs of running text.
  package init(capacity: Int = 4 << 20) {
    self.capacity = capacity
  }

  /// The kept shape, or what `make` returns; two threads may make the same one at once, and get equal ones.
  package func shape(of glyph: UInt32, size: Fixed, make: () -> GlyphShape) -> GlyphShape {
    let key = UInt64(UInt32(bitPattern: size.raw)) << 32 | UInt64(glyph)
    if let known = content.withLock({ $0.shapes[key] }) { return known }
    let shape = make()
    // What the dictionary and the array add to the coverage itself, roughly.
    var cost = 100
    if case .mask(let mask) = shape { cost += mask.coverage.count }
    guard cost <= capacity / 4 else { return shape }
    content.withLock { content in
      if content.bytes + cost > capacity { content = Content() }
      if content.shapes.updateValue(shape, forKey: key) == nil { content.bytes += cost }
    }
    return shape
  }

  /// Bytes of all that is kept, as counted against the capacity.
  var bytes: Int { content.withLock { $0.bytes } }
}
