/// From characters to glyphs with advances, before lines are known. What breaks lines and places glyphs sees nothing of fonts beyond this.
import LikenessGraphics

/// One font at one size, as a text uses it.
struct ShapedFace {
  let typeface: any Typeface
  let reference: FontReference
  let size: Fixed
  let metrics: FontMetrics

  init(_ typeface: any Typeface, size: Fixed) {
    let drawn = typeface.drawnSize(for: size)
    self.typeface = typeface
    self.size = drawn
    reference = typeface.reference
    metrics = typeface.metrics(size: drawn)
  }
}

/// A text as clusters, the characters that a reader sees, which are never split.
///
/// Advances may depend on neighbours (kerning, ligatures, a tab's place in its paragraph), but not on where lines break.
struct ShapedText {
  /// One character as a reader sees it.
  struct Cluster {
    /// The pen's place before it, from the start of the text, in 64ths of a pixel: up to 2^24 clusters of 2^25 fit 64 bits.
    var x: Int
    /// Where its bytes begin in the text.
    var utf8: Int32
    /// Where its glyphs begin.
    var glyph: Int32
    /// What it means to the breaking of lines.
    var kind: ClusterKind
  }

  /// A glyph, the font it is from, and its place from the cluster's origin.
  struct Glyph {
    var id: UInt32
    var x: Int32
    var y: Int32
    var face: UInt8
  }

  /// The clusters, and one more that ends the text.
  private(set) var clusters: [Cluster] = []
  /// The glyphs of all clusters.
  private(set) var glyphs: [Glyph] = []
  /// The fonts: the wished one, those to fall back to, and the boxes for missing characters.
  let faces: [ShapedFace]
  /// Space after each cluster that moves the pen, in 64ths.
  let letterSpacing: Int
  /// Characters that no font has, each once, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []

  /// The count of clusters.
  var count: Int { clusters.count - 1 }

  /// The most bytes of text that are set: 16 MB.
  static let maximumBytes = 1 << 24

  private var known: [Known]
  private var missingSet: Set<Unicode.Scalar> = []
  private var paragraphStart = 0

  /// What is known of a character of ASCII after it was looked up once.
  private struct Known {
    var isKnown = false
    var face: UInt8 = 0
    var id: UInt32 = 0
    var advance: Int32 = 0
  }

  /// Shapes a text of at most ``maximumBytes``.
  ///
  /// This is the simple shaper: a glyph a scalar, from the first font that has it. Every cluster is looked at once.
  init(_ text: String, faces: [ShapedFace], letterSpacing: Int) {
    self.faces = faces
    self.letterSpacing = letterSpacing
    known = [Known](repeating: Known(), count: 128)
    var text = text
    text.makeContiguousUTF8()
    let total = text.utf8.count
    clusters.reserveCapacity(total + 1)
    glyphs.reserveCapacity(total)
    var x = 0
    // Byte by byte where two of ASCII follow each other: between those lies always the end of a cluster, but in CR LF.
    // An index that came from stepping by characters is known to lie between two, so none has to be looked for backwards.
    var start = 0
    var from = text.startIndex
    while start < total {
      let end: Int
      let after: String.Index
      let first = text.utf8[from]
      let second = text.utf8.index(after: from)
      let next = start + 1 < total ? text.utf8[second] : 0
      let glyph = Int32(clamping: glyphs.count)
      let advance: Int
      let kind: ClusterKind
      if first < 0x80, next < 0x80, first != 13 || next != 10 {
        end = start + 1
        after = second
        kind = Unicode.Scalar(first).clusterKind
        advance = append(ascii: first, at: x)
      } else {
        after = text.index(after: from)
        end = start + text.utf8.distance(from: from, to: after)
        let character = text[from]
        kind = (character.unicodeScalars.first ?? " ").clusterKind
        advance = append(character)
      }
      clusters.append(Cluster(x: x, utf8: Int32(clamping: start), glyph: glyph, kind: kind))
      x += advance > 0 ? max(0, advance + letterSpacing) : 0
      if kind == .newline { paragraphStart = x }
      start = end
      from = after
    }
    clusters.append(Cluster(x: x, utf8: Int32(clamping: total), glyph: Int32(clamping: glyphs.count), kind: .newline))
  }

  // MARK: Glyphs of a cluster

  /// Adds the glyph of an ASCII character and returns its advance.
  private mutating func append(ascii byte: UInt8, at x: Int) -> Int {
    if !known[Int(byte)].isKnown { known[Int(byte)] = lookUp(byte) }
    let found = known[Int(byte)]
    if byte == 9 {
      let stop = Int(found.advance)
      return stop - (x - paragraphStart) % stop
    }
    if byte >= 0x20, byte != 0x7F { glyphs.append(Glyph(id: found.id, x: 0, y: 0, face: found.face)) }
    return Int(found.advance)
  }

  /// What ``append(ascii:at:)`` needs. A tab's advance is the distance of its stops: eight spaces. A line's end counts as a space, for where
  /// truncation joins what stood in two lines.
  private mutating func lookUp(_ byte: UInt8) -> Known {
    let isSpace = byte == 9 || (10...13).contains(byte)
    guard isSpace || (byte >= 0x20 && byte != 0x7F) else { return Known(isKnown: true) }
    let scalar = isSpace ? " " : Unicode.Scalar(byte)
    let (face, id) = find(scalar) ?? box(scalar)
    let advance = advance(face, id)
    guard byte == 9 else { return Known(isKnown: true, face: face, id: id, advance: Int32(advance)) }
    return Known(isKnown: true, face: face, id: id, advance: Int32(clamping: 8 * max(64, advance + letterSpacing)))
  }

  /// Adds the glyphs of any cluster and returns its advance.
  private mutating func append(_ character: Character) -> Int {
    var scalars = character.unicodeScalars
    if scalars.count > 1, let composed = Composition.scalar(for: character), find(composed) != nil {
      scalars = Character(composed).unicodeScalars
    }
    var x = 0
    var hasBox = false
    for scalar in scalars {
      if scalar.clusterKind == .newline {
        x = Int(lookUp(10).advance)
      } else if scalar.drawsNothing {
        continue
      } else if let id = faces[0].typeface.glyph(for: scalar) {
        glyphs.append(Glyph(id: id, x: Int32(clamping: x), y: 0, face: 0))
        x += advance(0, id)
      } else if let width = scalar.spaceWidth {
        // Whole pixels: (em · width / 720), rounded, and never nothing. The em is at most 2^25 64ths.
        x += max(1, floorDivided(Int(faces[0].size.raw) * width + 360 * 64, 720 * 64)) * 64
      } else if let lookalike = scalar.lookalike, let id = faces[0].typeface.glyph(for: lookalike) {
        if !scalar.isWideAsLookalike { glyphs.append(Glyph(id: id, x: Int32(clamping: x), y: 0, face: 0)) }
        x += advance(0, id)
      } else if let (face, id) = find(scalar) {
        glyphs.append(Glyph(id: id, x: Int32(clamping: x), y: 0, face: face))
        x += advance(face, id)
      } else {
        if missingSet.insert(scalar).inserted { missing.append(scalar) }
        // One box a cluster: a flag or a family would be a row of them.
        if hasBox { continue }
        hasBox = true
        let (face, id) = box(scalar)
        glyphs.append(Glyph(id: id, x: Int32(clamping: x), y: 0, face: face))
        x += advance(face, id)
      }
    }
    return x
  }

  /// The first font that has a character, the boxes apart.
  private func find(_ scalar: Unicode.Scalar) -> (UInt8, UInt32)? {
    for face in 0..<faces.count - 1 {
      if let id = faces[face].typeface.glyph(for: scalar) { return (UInt8(face), id) }
    }
    return nil
  }

  /// The box for a character, which is noted as missing.
  private mutating func box(_ scalar: Unicode.Scalar) -> (UInt8, UInt32) {
    if missingSet.insert(scalar).inserted { missing.append(scalar) }
    return (UInt8(faces.count - 1), scalar.value)
  }

  private func advance(_ face: UInt8, _ id: UInt32) -> Int {
    let face = faces[Int(face)]
    return max(0, Int(face.typeface.advance(of: id, size: face.size).raw))
  }

  // MARK: Measures of a range

  /// The width of clusters set next to each other, in 64ths; nothing is added after the last.
  func width(_ range: Range<Int>) -> Int {
    let sum = clusters[range.upperBound].x - clusters[range.lowerBound].x
    return sum > 0 ? max(0, sum - letterSpacing) : 0
  }

  /// The range without the spaces and line ends at its end.
  func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The range without the spaces and line ends at its beginning.
  func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, isBlank(start) { start += 1 }
    return start..<range.upperBound
  }

  /// Whether a cluster is a space or a line end.
  func isBlank(_ cluster: Int) -> Bool {
    clusters[cluster].kind == .space || clusters[cluster].kind == .newline
  }
}
