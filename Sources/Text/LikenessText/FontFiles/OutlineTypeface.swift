/// A typeface of outlines: measured and shaped in font units, drawn at any size.
#if OutlineFonts
  import LikenessDisplayList
  @_spi(Caches) import LikenessBase
  import LikenessSystem

  /// A face of a TrueType or OpenType file, with the variation of a variable font. Any thread may
  /// use it.
  ///
  /// Everything comes from the file in font units and is brought to a size by integers, rounded to
  /// the nearest 64th of a pixel, halves away from zero. So no version of FreeType or HarfBuzz
  /// moves a pixel, unless it reads the file otherwise.
  public final class OutlineTypeface: Typeface {
    /// The name, and the hash of the file's content, the face's number and the coordinates of the
    /// variation.
    package let reference: FontReference
    /// The weight that the font declares, or the place on the weight axis of a variable font.
    public let weight: Font.Weight?
    /// Whether the weight axis was set to the requested weight.
    public let followsWeight: Bool
    let face: OpenFace
    private let units: FontUnits
    /// Nil for a character without a glyph that can be drawn.
    private let characters = SharedCache<Unicode.Scalar, UInt32?>(
      limit: 1 << 20, exclusively: mutualExclusion())
    /// Nil for a glyph that is damaged.
    private let outlines = SharedCache<UInt32, GlyphOutline?>(
      limit: 4 << 20, exclusively: mutualExclusion())
    private let runs = SharedCache<ShapingRun, [ShapedGlyph]>(
      limit: 4 << 20, exclusively: mutualExclusion())
    private let heights: (capitals: Int, small: Int)

    /// Text above this many bytes is shaped every time: its runs are rarely needed twice, and each
    /// key holds all of the text.
    private static let keptText = 512

    init(
      _ face: OpenFace, name: String, file: ContentDigest, index: Int, weight: Font.Weight? = nil
    ) {
      self.face = face
      self.weight = weight ?? face.weight
      followsWeight = weight != nil
      units = FontUnits(perEm: face.info.unitsPerEm)
      let parts =
        ["outline font", file.hex, "face \(index)"] + face.coordinates.map { "axis \($0)" }
      reference = FontReference(
        name: name, digest: ContentDigest(of: parts.joined(separator: "\n")))
      heights = Self.heights(face)
    }

    /// False: outlines are filled wherever they stand.
    public var standsOnWholePixels: Bool { false }

    /// The distances that lines are set by: those that OS/2 calls typographic where the font asks
    /// for it (`USE_TYPO_METRICS`), else those of hhea, as browsers do, else OS/2's. Capitals and
    /// small letters are measured at H and x where the font does not say. Lines under and through
    /// letters lie on whole pixels, to be crisp.
    package func metrics(size: Fixed) -> FontMetrics {
      let info = face.info
      func fixed(_ length: Int) -> Fixed {
        Fixed(raw: Int32(clamping: units.scaled(length, size: size)))
      }
      func whole(_ length: Int) -> Fixed { Fixed((units.scaled(length, size: size) + 32) >> 6) }
      // Fonts may leave a length out, or give an impossible one.
      func isThickness(_ length: Int) -> Bool { (1...info.unitsPerEm / 2).contains(length) }
      let thickness =
        isThickness(info.underlineThickness)
        ? info.underlineThickness : max(1, info.unitsPerEm / 14)
      let saysTop = info.underlineTop != 0 && abs(info.underlineTop) <= info.unitsPerEm
      let top = saysTop ? info.underlineTop : -info.unitsPerEm / 10
      let saysStrikethrough =
        isThickness(info.strikethroughThickness)
        && (1...info.unitsPerEm).contains(info.strikethroughTop)
      return FontMetrics(
        ascent: fixed(info.ascent), descent: fixed(info.descent), leading: fixed(info.lineGap),
        capHeight: fixed(heights.capitals),
        xHeight: fixed(heights.small), underlineTop: whole(top),
        underlineThickness: max(Fixed(1), whole(thickness)),
        strikethroughTop: saysStrikethrough ? whole(info.strikethroughTop) : nil,
        strikethroughThickness: saysStrikethrough
          ? max(Fixed(1), whole(info.strikethroughThickness)) : nil)
    }

    /// The glyph of the font's own table of characters. Nil also for a character that the font
    /// shows in colors, which are not drawn, and for a damaged glyph, which is as good as missing.
    public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
      if let known = characters.value(for: scalar) { return known }
      let found = face.glyph(scalar).flatMap { isDrawable($0, scalar) ? $0 : nil }
      characters.insert(found, for: scalar, cost: 40)
      return found
    }

    private func isDrawable(_ glyph: UInt32, _ scalar: Unicode.Scalar) -> Bool {
      face.info.hasColor ? !isPicture(glyph, scalar) : outline(glyph) != nil
    }

    /// The advance, by the font's table.
    package func advance(of glyph: UInt32, size: Fixed) -> Fixed {
      Fixed(raw: Int32(clamping: units.scaled(face.advance(glyph), size: size)))
    }

    /// The outline, the same at every size; nothing where it is empty or damaged.
    package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
      guard let outline = outline(glyph), !outline.isEmpty else { return .empty }
      return .outline(outline)
    }

    /// The glyphs that HarfBuzz finds, with its places in font units brought to the size one by
    /// one; nil where one of them is damaged.
    package func shaped(_ run: ShapingRun, size: Fixed) -> [ShapedGlyph]? {
      shapedInUnits(run)?.map { glyph in
        var glyph = glyph
        glyph.advance = units.scaled(glyph.advance, size: size)
        glyph.x = units.scaled(glyph.x, size: size)
        glyph.y = units.scaled(glyph.y, size: size)
        return glyph
      }
    }

    /// The glyphs of a run in font units, cached if it was shaped before.
    func shapedInUnits(_ run: ShapingRun) -> [ShapedGlyph]? {
      if run.text.utf8.count > Self.keptText { return soundGlyphs(of: run) }
      if let known = runs.value(for: run) { return known }
      guard let glyphs = soundGlyphs(of: run) else { return nil }
      runs.insert(
        glyphs, for: run,
        cost: 200 + run.text.utf8.count + glyphs.count * MemoryLayout<ShapedGlyph>.stride)
      return glyphs
    }

    private func soundGlyphs(of run: ShapingRun) -> [ShapedGlyph]? {
      face.shaped(run).flatMap { glyphs in
        face.info.hasColor || glyphs.allSatisfy { outline($0.id) != nil } ? glyphs : nil
      }
    }

    private func outline(_ glyph: UInt32) -> GlyphOutline? {
      if let known = outlines.value(for: glyph) { return known }
      let outline = face.outline(glyph)
      let steps = outline?.contours.reduce(0) { $0 + $1.segments.count } ?? 0
      outlines.insert(
        outline, for: glyph, cost: 200 + steps * MemoryLayout<GlyphOutline.Segment>.stride)
      return outline
    }

    /// Whether a glyph of a color font is made of colored layers, or of something that is no
    /// outline at all.
    private func isPicture(_ glyph: UInt32, _ scalar: Unicode.Scalar) -> Bool {
      face.isColored(glyph) || ((outline(glyph)?.isEmpty ?? true) && !scalar.isWhiteSpace)
    }

    private static func heights(_ face: OpenFace) -> (Int, Int) {
      func top(_ scalar: Unicode.Scalar) -> Int? {
        face.glyph(scalar).flatMap { face.outline($0) }.map { Int($0.bounds.top) / 2 }.flatMap {
          $0 > 0 ? $0 : nil
        }
      }
      let info = face.info
      return (
        info.capHeight > 0 ? info.capHeight : top("H") ?? info.ascent,
        info.xHeight > 0 ? info.xHeight : top("x") ?? info.unitsPerEm / 2
      )
    }
  }

  /// Lengths in font units, brought to a size.
  struct FontUnits {
    /// Font units to the em; positive.
    let perEm: Int

    /// The length in 64ths of a pixel at a size, to the nearest, halves away from zero.
    ///
    /// A length within ±2^31 times a size within 2^25 stays within 2^57.
    func scaled(_ length: Int, size: Fixed) -> Int {
      let product = 2 * length * Int(size.raw)
      return (product + (product < 0 ? -perEm : perEm)) / (2 * perEm)
    }
  }
#endif
