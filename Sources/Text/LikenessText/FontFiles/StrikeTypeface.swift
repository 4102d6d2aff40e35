/// A typeface of bitmaps at one size: drawn crisply at whole multiples of it.
#if OutlineFonts
  import LikenessDisplayList
  @_spi(Caches) import LikenessBase
  import LikenessSystem

  /// A BDF or PCF file. Any thread may use it.
  ///
  /// Its glyphs are drawn pixel by pixel: at its own size as they are, at others with each pixel as
  /// a square of 2 by 2, 3 by 3 and so on. Sizes between are moved to the nearest multiple, halves
  /// upwards.
  public final class StrikeTypeface: Typeface {
    /// The name, and the hash of the file's content.
    package let reference: FontReference
    /// Bold, if the file declares it; such files have no other weight as a number.
    public let weight: Font.Weight?
    /// Pixels to the em.
    public let size: Int
    private let face: OpenFace
    /// The masks made so far, by size and glyph.
    private let masks = SharedCache<UInt64, GlyphShape>(
      limit: 4 << 20, exclusively: mutualExclusion())
    private let advances = SharedCache<UInt32, Int?>(limit: 1 << 16, exclusively: mutualExclusion())

    init(_ face: OpenFace, name: String, file: ContentDigest) {
      self.face = face
      size = min(max((face.info.unitsPerEm + 32) >> 6, 1), Self.maximumSize)
      weight = face.info.weight >= .bold ? .bold : nil
      reference = FontReference(name: name, digest: ContentDigest(of: "bitmap font\n\(file.hex)"))
    }

    /// The most pixels to the em, as for the embedded typeface: above, a glyph would take more
    /// memory than the picture it stands in.
    private static let maximumSize = 512

    /// The nearest multiple of the font's own size.
    package func drawnSize(for size: Fixed) -> Fixed { Fixed(self.size * factor(size)) }

    /// The distances that the font gives, multiplied. Capitals and small letters are measured at H
    /// and x.
    package func metrics(size: Fixed) -> FontMetrics {
      let factor = factor(size)
      func fixed(_ length: Int) -> Fixed { Fixed(raw: Int32(clamping: length * factor)) }
      func top(_ scalar: Unicode.Scalar) -> Int? {
        face.glyph(scalar).flatMap { face.bitmap($0)?.mask?.top }.map { $0 * 64 }
      }
      let capitals = top("H") ?? face.info.ascent
      return FontMetrics(
        ascent: fixed(face.info.ascent), descent: fixed(face.info.descent),
        leading: fixed(face.info.lineGap), capHeight: fixed(capitals),
        xHeight: fixed(top("x") ?? capitals * 2 / 3), underlineTop: Fixed(-factor),
        underlineThickness: Fixed(factor))
    }

    /// The glyph of the font's own table of characters; nil also where that is damaged.
    public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
      face.glyph(scalar).flatMap { advance(of: $0) == nil ? nil : $0 }
    }

    /// The advance in whole pixels.
    package func advance(of glyph: UInt32, size: Fixed) -> Fixed {
      Fixed((advance(of: glyph) ?? 0) * factor(size))
    }

    /// The advance at the font's own size; nil for a damaged glyph.
    private func advance(of glyph: UInt32) -> Int? {
      if let known = advances.value(for: glyph) { return known }
      let pixels = face.bitmap(glyph).map { ($0.advance + 32) >> 6 }
      advances.insert(pixels, for: glyph)
      return pixels
    }

    /// The mask, multiplied; nothing where the glyph has no ink or is damaged.
    package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
      let factor = factor(size)
      return masks.value(for: UInt64(factor) << 32 | UInt64(glyph)) {
        guard let mask = face.bitmap(glyph)?.mask?.multiplied(by: factor) else {
          return (.empty, 100)
        }
        // Roughly the size of the table and the array beside the coverage.
        return (.mask(mask), 100 + mask.coverage.count)
      }
    }

    private func factor(_ wanted: Fixed) -> Int {
      max(1, min((Int(wanted.raw) + size * 32) / (size * 64), Self.maximumSize / size))
    }
  }

  extension GlyphMask {
    /// The mask with each pixel as a square of `factor` by `factor`.
    func multiplied(by factor: Int) -> GlyphMask? {
      if factor == 1 { return self }
      var multiplied: [UInt8] = []
      multiplied.reserveCapacity(coverage.count * factor * factor)
      for y in 0..<height {
        let row = coverage[y * width..<(y + 1) * width].flatMap {
          [UInt8](repeating: $0, count: factor)
        }
        for _ in 0..<factor { multiplied += row }
      }
      return GlyphMask(
        left: left * factor, top: top * factor, width: width * factor, height: height * factor,
        coverage: multiplied)
    }
  }
#endif
