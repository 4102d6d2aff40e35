/// Reading the text of a bitmap face: header and blocks to an index of places, fast enough to do it when a font is first used.
import LikenessGraphics

/// Walks once through the text of a face.
///
/// Rows of art are not looked at one by one where the text is trusted: all rows of a glyph have one width, so the reader steps from line end to
/// line end. That makes the cost of a face the count of its rows, not of its bytes.
struct BitmapFaceReader {
  private let bytes: UnsafeRawBufferPointer
  private let file: String
  private let checksLevels: Bool
  private var position = 0

  init(bytes: UnsafeRawBufferPointer, file: String, checksLevels: Bool) {
    self.bytes = bytes
    self.file = file
    self.checksLevels = checksLevels
  }

  /// Reads everything; the error is the first fault.
  consuming func index() throws(BitmapFontError) -> BitmapFaceIndex {
    let header = try readHeader()
    var glyphs: [BitmapFaceIndex.Glyph] = []
    var places: [UInt32: Int32] = [:]
    var pieces: [Int: BitmapFaceIndex.Art] = [:]
    glyphs.reserveCapacity(1024)
    places.reserveCapacity(1024)
    while let line = nextLine() {
      if line.isEmpty { continue }
      if let name = rest(of: line, after: "glyph ") {
        let scalar = try scalar(name)
        guard places[scalar.value] == nil else { throw error(line, .repeatedGlyph(scalar)) }
        guard glyphs.count < BitmapFace.maximumGlyphs else { throw error(line, .tooManyGlyphs) }
        places[scalar.value] = Int32(glyphs.count)
        glyphs.append(try readGlyph(scalar, named: line))
      } else if let names = rest(of: line, after: "copy ") {
        guard let space = names.first(where: { bytes[$0] == 32 }) else { throw error(line, .badScalar(text(names))) }
        let new = try scalar(names.lowerBound..<space)
        let old = try scalar(space + 1..<names.upperBound)
        guard let place = places[old.value] else { throw error(line, .copyOfNothing(old)) }
        guard places[new.value] == nil else { throw error(line, .repeatedGlyph(new)) }
        guard places.count < BitmapFace.maximumGlyphs else { throw error(line, .tooManyGlyphs) }
        places[new.value] = place
      } else if let names = rest(of: line, after: "compose ") {
        let (new, glyph) = try composed(names, places: places, glyphs: glyphs, pieces: pieces)
        guard glyphs.count < BitmapFace.maximumGlyphs else { throw error(line, .tooManyGlyphs) }
        places[new.value] = Int32(glyphs.count)
        glyphs.append(glyph)
      } else if let name = rest(of: line, after: "piece ") {
        let number = try whole("piece", name, in: 1...BitmapFace.maximumGlyphs)
        guard pieces[number] == nil else { throw error(line, .repeatedPiece(number)) }
        let rows = try readRows(at: line, else: .pieceWithoutRows(number))
        pieces[number] = BitmapFaceIndex.Art(left: 0, top: 0, width: rows.width, height: rows.height, rows: rows.start)
      } else {
        throw error(line, .unknownBlock(text(line)))
      }
    }
    return BitmapFaceIndex(
      typeface: header.typeface, weight: header.weight, size: header.size, metrics: header.metrics, glyphs: glyphs, places: places)
  }

  // MARK: Header

  private struct Header {
    var typeface: String
    var weight: Int
    var size: Int
    var metrics: FontMetrics
  }

  private mutating func readHeader() throws(BitmapFontError) -> Header {
    var values: [String: Range<Int>] = [:]
    var end = 0..<0
    while let line = nextLine() {
      end = line
      if line.isEmpty || rest(of: line, after: "glyph ") != nil || rest(of: line, after: "copy ") != nil { break }
      let space = line.first { bytes[$0] == 32 } ?? line.upperBound
      let name = text(line.lowerBound..<space)
      guard BitmapFace.headerNames.contains(name) else { throw error(line, .unknownHeader(name)) }
      guard values[name] == nil else { throw error(line, .repeatedHeader(name)) }
      values[name] = min(space + 1, line.upperBound)..<line.upperBound
    }
    // A glyph right below the header is read again, as a block.
    position = end.isEmpty ? position : end.lowerBound
    for name in BitmapFace.headerNames where values[name] == nil { throw error(end, .missingHeader(name)) }

    let side = BitmapFace.maximumSide
    let underline = values["underline"] ?? end
    let parts = text(underline).split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let top = Fixed(parts[0]), let thickness = Fixed(parts[1]), abs(top.pixels) <= Double(side),
      (0...Double(side)).contains(thickness.pixels)
    else {
      throw error(underline, .badNumber(field: "underline", value: text(underline), wanted: "its top edge and its thickness in pixels"))
    }
    let metrics = FontMetrics(
      ascent: try length("ascent", values["ascent"] ?? end), descent: try length("descent", values["descent"] ?? end),
      leading: try length("leading", values["leading"] ?? end), capHeight: try length("cap-height", values["cap-height"] ?? end),
      xHeight: try length("x-height", values["x-height"] ?? end), underlineTop: top, underlineThickness: thickness)
    return Header(
      typeface: text(values["typeface"] ?? end), weight: try whole("weight", values["weight"] ?? end, in: 1...1000),
      size: try whole("size", values["size"] ?? end, in: 1...side), metrics: metrics)
  }

  // MARK: Blocks

  private mutating func readGlyph(_ scalar: Unicode.Scalar, named name: Range<Int>) throws(BitmapFontError) -> BitmapFaceIndex.Glyph {
    guard let line = nextLine(), let value = rest(of: line, after: "advance ") else { throw error(name, .missingAdvance(scalar)) }
    let advance: Fixed
    if let pixels = number(value), (0...BitmapFace.maximumSide).contains(pixels) {
      advance = Fixed(pixels)
    } else {
      advance = try length("advance", value)
    }
    var glyph = BitmapFaceIndex.Glyph(advance: advance)
    let start = position
    guard let place = nextLine(), !place.isEmpty else { return glyph }
    guard let offsets = rest(of: place, after: "at ") else {
      if bytes[start] == 46 || bytes[start] == 35 { throw error(place, .placeWithoutRows(scalar)) }
      throw error(place, .blankLineExpected(text(place)))
    }
    let (left, top) = try offset(offsets, field: "at")
    let rows = try readRows(at: place, else: .placeWithoutRows(scalar))
    glyph.art = BitmapFaceIndex.Art(left: left, top: top, width: rows.width, height: rows.height, rows: rows.start)
    return glyph
  }

  /// What stands behind `compose`: a character, the one that it is made of, the number of a piece, and where that is placed.
  private func composed(
    _ words: Range<Int>, places: [UInt32: Int32], glyphs: [BitmapFaceIndex.Glyph], pieces: [Int: BitmapFaceIndex.Art]
  ) throws(BitmapFontError) -> (Unicode.Scalar, BitmapFaceIndex.Glyph) {
    var rest = words
    func word() -> Range<Int> {
      let end = rest.first { bytes[$0] == 32 } ?? rest.upperBound
      defer { rest = min(end + 1, rest.upperBound)..<rest.upperBound }
      return rest.lowerBound..<end
    }
    let new = try scalar(word())
    let old = try scalar(word())
    let number = try whole("piece", word(), in: 1...BitmapFace.maximumGlyphs)
    guard places[new.value] == nil else { throw error(words, .repeatedGlyph(new)) }
    guard let place = places[old.value] else { throw error(words, .copyOfNothing(old)) }
    guard let piece = pieces[number] else { throw error(words, .unknownPiece(number)) }
    var glyph = glyphs[Int(place)]
    // One piece a glyph: what has a piece already, or no ink, is no letter to put one on.
    guard let art = glyph.art, glyph.piece == nil else { throw error(words, .composedOfNoDrawing(old)) }
    let (left, top) = try offset(rest, field: "compose")
    let placed = BitmapFaceIndex.Art(left: left, top: top, width: piece.width, height: piece.height, rows: piece.rows)
    let whole = art.united(with: placed)
    guard whole.width <= BitmapFace.maximumSide, whole.height <= BitmapFace.maximumSide else {
      throw error(words, .tooLarge(width: whole.width, height: whole.height))
    }
    glyph.piece = placed
    return (new, glyph)
  }

  /// Two whole numbers of pixels.
  private func offset(_ words: Range<Int>, field: String) throws(BitmapFontError) -> (left: Int, top: Int) {
    let bound = -BitmapFace.maximumSide...BitmapFace.maximumSide
    guard let space = words.first(where: { bytes[$0] == 32 }), let left = number(words.lowerBound..<space),
      let top = number(space + 1..<words.upperBound), bound.contains(left), bound.contains(top)
    else {
      throw error(
        words, .badNumber(field: field, value: text(words), wanted: "two whole numbers of pixels, \(bound.lowerBound)…\(bound.upperBound)")
      )
    }
    return (left, top)
  }

  private mutating func readRows(
    at place: Range<Int>, else missing: BitmapFontError.Cause
  ) throws(BitmapFontError) -> (start: Int, width: Int, height: Int) {
    guard let first = nextLine(), !first.isEmpty else { throw error(place, missing) }
    let width = first.count
    var height = 1
    if checksLevels { try checkLevels(first) }
    while position < bytes.count, bytes[position] != 10 {
      let end = position + width
      if !checksLevels, end == bytes.count || (end < bytes.count && bytes[end] == 10) {
        position = end + 1
      } else if let row = nextLine() {
        guard row.count == width else { throw error(row, .unequalRow(wanted: width, found: row.count)) }
        try checkLevels(row)
      }
      height += 1
    }
    guard width <= BitmapFace.maximumSide, height <= BitmapFace.maximumSide else {
      throw error(place, .tooLarge(width: width, height: height))
    }
    return (first.lowerBound, width, height)
  }

  private func checkLevels(_ row: Range<Int>) throws(BitmapFontError) {
    for place in row {
      switch bytes[place] {
      case 35, 46, 49...57, 97...101: continue
      default: throw error(row, .badLevel(String(text(place..<row.upperBound).prefix(1))))
      }
    }
  }

  // MARK: Words

  /// The next line without its end, or nil at the end of the text.
  private mutating func nextLine() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    while position < bytes.count, bytes[position] != 10 { position += 1 }
    let line = start..<position
    position += 1
    return line
  }

  /// What follows `word` at the start of a line.
  private func rest(of line: Range<Int>, after word: StaticString) -> Range<Int>? {
    guard line.count >= word.utf8CodeUnitCount else { return nil }
    for offset in 0..<word.utf8CodeUnitCount where bytes[line.lowerBound + offset] != word.utf8Start[offset] { return nil }
    return line.lowerBound + word.utf8CodeUnitCount..<line.upperBound
  }

  private func scalar(_ range: Range<Int>) throws(BitmapFontError) -> Unicode.Scalar {
    var value: UInt32 = 0
    let digits = range.count - 2
    guard (4...6).contains(digits), bytes[range.lowerBound] == 85, bytes[range.lowerBound + 1] == 43 else {
      throw error(range, .badScalar(text(range)))
    }
    for place in range.dropFirst(2) {
      switch bytes[place] {
      case 48...57: value = value << 4 | UInt32(bytes[place] - 48)
      case 65...70: value = value << 4 | UInt32(bytes[place] - 55)
      default: throw error(range, .badScalar(text(range)))
      }
    }
    guard let scalar = Unicode.Scalar(value) else { throw error(range, .badScalar(text(range))) }
    return scalar
  }

  /// A whole number of at most six digits, or nil.
  private func number(_ range: Range<Int>) -> Int? {
    let isNegative = !range.isEmpty && bytes[range.lowerBound] == 45
    let digits = isNegative ? range.dropFirst() : range
    guard (1...6).contains(digits.count) else { return nil }
    var value = 0
    for place in digits {
      guard (48...57).contains(bytes[place]) else { return nil }
      value = value * 10 + Int(bytes[place] - 48)
    }
    return isNegative ? -value : value
  }

  private func whole(_ field: String, _ range: Range<Int>, in bounds: ClosedRange<Int>) throws(BitmapFontError) -> Int {
    guard let value = number(range), bounds.contains(value) else {
      throw error(
        range, .badNumber(field: field, value: text(range), wanted: "a whole number, \(bounds.lowerBound)…\(bounds.upperBound)"))
    }
    return value
  }

  private func length(_ field: String, _ range: Range<Int>) throws(BitmapFontError) -> Fixed {
    guard let value = Fixed(text(range)), (0...Double(BitmapFace.maximumSide)).contains(value.pixels) else {
      throw error(
        range,
        .badNumber(
          field: field, value: text(range), wanted: "pixels, 0…\(BitmapFace.maximumSide), as a decimal on the grid of 1/64 (0.015625)"))
    }
    return value
  }

  private func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private func error(_ range: Range<Int>, _ cause: BitmapFontError.Cause) -> BitmapFontError {
    let line = bytes[..<min(range.lowerBound, bytes.count)].reduce(into: 1) { $0 += $1 == 10 ? 1 : 0 }
    return BitmapFontError(file: file, line: line, cause: cause)
  }
}
