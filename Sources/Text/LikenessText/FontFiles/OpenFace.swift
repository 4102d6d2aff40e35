/// A face that FreeType and HarfBuzz have open. Only this file of Swift calls the C shim.
#if OutlineFonts
  import COutlineFonts
  import LikenessBase
  import LikenessDisplayList

  /// An open face; for any thread, one at a time.
  final class OpenFace: Sendable {
    let info: Info
    /// The coordinates on the axes of a variable font, in 65,536ths.
    let coordinates: [Int32]

    /// The weight that is drawn: the place on the weight axis, rounded down, or else the one that
    /// the face declares. A named instance is drawn in its own weight, not in that of the face.
    var weight: Font.Weight {
      guard let place = info.weightAxis?.place, coordinates.indices.contains(place) else {
        return info.weight
      }
      return Font.Weight(Int(coordinates[place] >> 16))
    }

    // FreeType's and HarfBuzz's objects serve one thread at a time.
    private let face: Locked<OpaquePointer>
    private let bytes: FontBytes

    /// The numbers of a face; lengths in font units, of a bitmap face in 64ths of a pixel.
    struct Info: Sendable {
      var faceCount: Int
      var instanceCount: Int
      var unitsPerEm: Int
      var ascent: Int
      var descent: Int
      var lineGap: Int
      var capHeight: Int
      var xHeight: Int
      var underlineTop: Int
      var underlineThickness: Int
      var strikethroughTop: Int
      var strikethroughThickness: Int
      var weight: Font.Weight
      var isItalic: Bool
      var hasColor: Bool
      /// The place among the axes; lowest, default and highest weight, in 65,536ths.
      var weightAxis: (place: Int, minimum: Int32, standard: Int32, maximum: Int32)?
    }

    /// The most steps of an outline: more than four times what a TrueType glyph can have by itself.
    private static let maximumSteps = 1 << 18
    /// More axes than any font in use has; of others the first ones name the variation.
    private static let maximumAxes = 64

    /// Opens a face.
    ///
    /// - Parameters:
    ///   - instance: the named instance, from 1; 0 for none.
    ///   - weight: where the weight axis is put, in 65,536ths; nil leaves it.
    init(
      _ bytes: FontBytes, _ format: FontFile.Format, index: Int, instance: Int = 0,
      weight: Int32? = nil
    ) throws(FontFileError.Cause) {
      var opened: OpaquePointer?
      var number: Int32 = 0
      let status = cof_open(
        bytes.pointer, bytes.count, UInt32(clamping: index), format == .outlines ? 1 : 0, &opened,
        &number)
      guard status == COF_OK, let opened else { throw Self.cause(status, number) }
      var info = cof_info()
      cof_describe(opened, &info)
      self.info = Info(info)
      var coordinates: [Int32] = []
      var fault: FontFileError.Cause?
      if format == .outlines {
        if !(16...16_384).contains(Int(info.units_per_em)) {
          fault = .badUnitsPerEm(Int(info.units_per_em))
        }
        let height = Int(info.ascent) + Int(info.descent)
        if fault == nil, !(1...10 * Int(info.units_per_em)).contains(height) {
          fault = .badLineHeight(height, unitsPerEm: Int(info.units_per_em))
        }
        if fault == nil, instance > Int(info.instance_count) {
          fault = .noSuchInstance(instance, count: Int(info.instance_count))
        }
        if fault == nil {
          var count: UInt32 = 0
          var values = [Int32](repeating: 0, count: Self.maximumAxes)
          let status = cof_vary(
            opened, UInt32(clamping: instance), weight == nil ? 0 : 1, weight ?? 0, &values,
            UInt32(Self.maximumAxes), &count, &number)
          if status == COF_OK {
            coordinates = Array(values.prefix(Int(count)))
          } else {
            fault = Self.cause(status, number)
          }
        }
      }
      if let fault {
        cof_close(opened)
        throw fault
      }
      self.coordinates = coordinates
      self.bytes = bytes
      face = Locked(opened)
    }

    deinit { face.withLock { cof_close($0) } }

    private static func cause(_ status: cof_status, _ number: Int32) -> FontFileError.Cause {
      switch status {
      case COF_UNKNOWN_FORMAT: .unknownFormat("no font file of a known format")
      case COF_NO_SUCH_FACE: .noSuchFace(0, count: 0)
      case COF_NO_GLYPHS: .noOutlines
      case COF_NO_CHARACTERS: .noCharacters
      case COF_TOO_COMPLEX: .endlessGlyph
      case COF_NO_LIBRARIES: .librariesMissing
      case COF_OUT_OF_MEMORY: .outOfMemory
      default: .damaged(Int(number))
      }
    }

    // MARK: Names

    func family() -> String { name { cof_family_name($0, $1) } }
    func style(instance: Int) -> String {
      name { cof_style_name($0, UInt32(clamping: instance), $1) }
    }
    func postScriptName(instance: Int) -> String {
      name { cof_postscript_name($0, UInt32(clamping: instance), $1) }
    }

    private func name(_ body: (OpaquePointer, UnsafeMutablePointer<CChar>) -> Void) -> String {
      var text = [CChar](repeating: 0, count: Int(COF_NAME_LIMIT))
      face.withLock { face in
        text.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map { body(face, $0) } }
      }
      let end = text.firstIndex(of: 0) ?? text.endIndex
      let known = String(decoding: text[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // A name goes into display lists and messages, on one line.
      return String(
        String.UnicodeScalarView(known.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }))
    }

    // MARK: Glyphs

    func glyph(_ scalar: Unicode.Scalar) -> UInt32? {
      let glyph = face.withLock { cof_glyph($0, scalar.value) }
      return glyph == 0 ? nil : glyph
    }

    func isColored(_ glyph: UInt32) -> Bool { face.withLock { cof_is_colored($0, glyph) != 0 } }

    /// In font units, within ±2^20.
    func advance(_ glyph: UInt32) -> Int { bounded(face.withLock { cof_advance($0, glyph) }) }

    /// The outline, in halves of font units, so that the points which TrueType leaves out in the
    /// middle between others are whole; empty where there is none, nil where it is damaged. With a
    /// size, in 64ths of a pixel to the em, the one that FreeType scales to that size, in halves of
    /// such 64ths.
    func outline(_ glyph: UInt32, size: Int32 = 0) -> GlyphOutline? {
      let halves = size > 0 ? Int32(clamping: 2 * Int(size)) : Int32(clamping: 2 * info.unitsPerEm)
      return face.withLock { face in
        var read = cof_outline()
        defer { cof_release_outline(&read) }
        var number: Int32 = 0
        guard cof_read_outline(face, glyph, size, Self.maximumSteps, &read, &number) == COF_OK
        else { return nil }
        return GlyphOutline(unitsPerEm: halves, contours: contours(of: read))
      }
    }

    private func contours(of read: cof_outline) -> [GlyphOutline.Contour] {
      var contours: [GlyphOutline.Contour] = []
      guard let kinds = read.kinds, let numbers = read.points else { return [] }
      var next = 0
      func point() -> GlyphOutline.Point {
        defer { next += 2 }
        return GlyphOutline.Point(numbers[next], numbers[next + 1])
      }
      for k in 0..<read.kind_count {
        switch UInt8(bitPattern: kinds[k]) {
        case UInt8(ascii: "M"): contours.append(GlyphOutline.Contour(start: point(), segments: []))
        // FreeType begins every contour with a move.
        case _ where contours.isEmpty: return []
        case UInt8(ascii: "L"): contours[contours.count - 1].segments.append(.line(point()))
        case UInt8(ascii: "Q"):
          contours[contours.count - 1].segments.append(.quadratic(point(), point()))
        default: contours[contours.count - 1].segments.append(.cubic(point(), point(), point()))
        }
      }
      return contours
    }

    /// A bitmap and its advance in 64ths of a pixel; nil where the glyph is damaged. See
    /// `cof_read_bitmap` for the size.
    func bitmap(_ glyph: UInt32, size: Int32 = 0) -> (mask: GlyphMask?, advance: Int)? {
      face.withLock { face in
        var read = cof_bitmap()
        defer { cof_release_bitmap(&read) }
        var number: Int32 = 0
        guard cof_read_bitmap(face, glyph, size, &read, &number) == COF_OK else { return nil }
        guard let coverage = read.coverage else { return (nil, bounded(read.advance)) }
        let width = Int(read.width)
        let height = Int(read.height)
        return (
          GlyphMask(
            left: bounded(read.left), top: bounded(read.top), width: width, height: height,
            coverage: Array(UnsafeBufferPointer(start: coverage, count: width * height))),
          bounded(read.advance)
        )
      }
    }

    // MARK: Shaping

    /// The glyphs of a stretch of text from left to right, in font units; offsets point downwards.
    func shaped(_ run: ShapingRun) -> [ShapedGlyph]? {
      var text = run.text
      return text.withUTF8 { utf8 in
        let start = min(max(run.range.lowerBound, 0), utf8.count)
        let end = min(max(run.range.upperBound, start), utf8.count)
        guard start < end, let base = utf8.baseAddress else { return [] }
        return base.withMemoryRebound(to: CChar.self, capacity: utf8.count) { bytes in
          face.withLock { face in
            var glyphs: UnsafeMutablePointer<cof_shaped>?
            var count = 0
            let status = cof_shape(
              face, bytes, utf8.count, start, end, run.direction == .rightToLeft ? 1 : 0,
              String(run.script.prefix(4)),
              // Longer than any tag; HarfBuzz keeps each that it meets.
              run.language.map { String($0.prefix(64)) }, run.allowsLigatures ? 1 : 0, &glyphs,
              &count)
            defer { cof_release_shaped(glyphs) }
            guard status == COF_OK else { return nil }
            return UnsafeBufferPointer(start: glyphs, count: count).map {
              ShapedGlyph(
                id: $0.glyph, cluster: Int($0.cluster), advance: bounded($0.advance),
                x: bounded($0.x), y: -bounded($0.y))
            }
          }
        }
      }
    }

    /// A number of a font file, moved into what outlines may have.
    private func bounded(_ value: Int32) -> Int {
      Int(min(max(value, -GlyphOutline.limit), GlyphOutline.limit))
    }
  }

  extension OpenFace.Info {
    init(_ info: cof_info) {
      faceCount = Int(info.face_count)
      instanceCount = min(Int(info.instance_count), FontFile.maximumInstances)
      unitsPerEm = Int(info.units_per_em)
      ascent = Int(info.ascent)
      descent = Int(info.descent)
      lineGap = max(0, Int(info.line_gap))
      capHeight = Int(info.cap_height)
      xHeight = Int(info.x_height)
      underlineTop = Int(info.underline_top)
      underlineThickness = Int(info.underline_thickness)
      strikethroughTop = Int(info.strikeout_top)
      strikethroughThickness = Int(info.strikeout_thickness)
      // Some old fonts count from 1 to 9.
      let weight = Int(info.weight)
      self.weight = weight == 0 ? .regular : Font.Weight(weight < 10 ? weight * 100 : weight)
      isItalic = info.is_italic != 0
      hasColor = info.has_color != 0
      weightAxis =
        info.has_weight_axis == 0
        ? nil
        : (
          Int(info.weight_axis), info.weight_minimum, info.weight_default, info.weight_maximum
        )
    }
  }
#endif
