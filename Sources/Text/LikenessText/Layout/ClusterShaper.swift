/// The simple shaper: one glyph for each scalar, from the first font that has it.
import LikenessBase

/// Shapes clusters one by one, and notes what fonts can't do.
struct ClusterShaper {
  /// Characters that no font has, each once, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []
  /// Those of them that are emoji.
  private(set) var emoji: Set<Unicode.Scalar> = []
  /// Scripts whose letters were set side by side by a font that can't join them, in the order of
  /// the text.
  private(set) var unshaped: [Script] = []
  /// The start of the paragraph. Tabs are counted from it.
  var paragraphStart = 0

  private let content: TextContent
  private let bytes: TextBytes
  private var missingSet: Set<Unicode.Scalar> = []
  /// A cache of ASCII characters in the fonts of ``knownChain``.
  private var known = [Known](repeating: Known(), count: 128)
  private var knownChain: (fonts: Range<Int>, spacing: Int)?

  /// A cached ASCII character.
  private struct Known {
    var isKnown = false
    var face: UInt16 = 0
    var id: UInt32 = 0
    var advance: Int32 = 0
  }

  init(content: TextContent, bytes: TextBytes) {
    self.content = content
    self.bytes = bytes
  }

  /// Adds the glyphs of the cluster in a range of bytes and returns its advance.
  mutating func shape(
    _ range: Range<Int>, kind: ClusterKind, style: ContentStyle, isMirrored: Bool, at x: Int,
    into glyphs: inout [ShapedText.Glyph]
  ) -> Int {
    if let attachment = style.attachment { return attachment.advance }
    let byte = bytes[range.lowerBound]
    if range.count == 1, byte < 0x80, !isMirrored {
      return append(ascii: byte, style, at: x, into: &glyphs)
    }
    if kind == .newline { return Int(known(10, style).advance) }
    return append(bytes.scalars(in: range), style, isMirrored: isMirrored, at: x, into: &glyphs)
  }

  // MARK: ASCII

  private mutating func append(
    ascii byte: UInt8, _ style: ContentStyle, at x: Int, into glyphs: inout [ShapedText.Glyph]
  ) -> Int {
    let found = known(byte, style)
    if byte == 9 {
      let stop = Int(found.advance)
      return stop - (x - paragraphStart) % stop
    }
    if byte >= 0x20, byte != 0x7F {
      glyphs.append(ShapedText.Glyph(id: found.id, x: 0, y: 0, face: found.face))
    }
    return Int(found.advance)
  }

  private mutating func known(_ byte: UInt8, _ style: ContentStyle) -> Known {
    if let chain = knownChain, chain.fonts != style.chain || chain.spacing != style.letterSpacing {
      for place in known.indices { known[place].isKnown = false }
    }
    knownChain = (style.chain, style.letterSpacing)
    if !known[Int(byte)].isKnown { known[Int(byte)] = lookUp(byte, style) }
    return known[Int(byte)]
  }

  /// Looks up a character for ``append(ascii:_:at:into:)``. A tab's advance is the distance of its
  /// stops: eight spaces. A line's end counts as a space, because truncation may join two lines.
  private mutating func lookUp(_ byte: UInt8, _ style: ContentStyle) -> Known {
    let isSpace = byte == 9 || (10...13).contains(byte)
    guard isSpace || (byte >= 0x20 && byte != 0x7F) else { return Known(isKnown: true) }
    let scalar = isSpace ? " " : Unicode.Scalar(byte)
    let (face, id) = find(scalar, style) ?? box(scalar, style, isEmoji: false)
    let advance = advance(face, id)
    guard byte == 9 else {
      return Known(isKnown: true, face: face, id: id, advance: Int32(clamping: advance))
    }
    return Known(
      isKnown: true, face: face, id: id,
      advance: Int32(clamping: 8 * max(64, advance + style.letterSpacing)))
  }

  // MARK: Any cluster

  private mutating func append(
    _ source: [Unicode.Scalar], _ style: ContentStyle, isMirrored: Bool, at start: Int,
    into glyphs: inout [ShapedText.Glyph]
  ) -> Int {
    if source.isColoredSequence {
      // One box, and all of its characters reported; of a key its cap, since every font has the
      // digit in it.
      let named = source.contains("\u{20E3}") ? ["\u{20E3}"] : source.filter { !$0.drawsNothing }
      let boxes = named.map { box($0, style, isEmoji: true) }
      guard let (face, id) = boxes.first else { return 0 }
      glyphs.append(ShapedText.Glyph(id: id, x: 0, y: 0, face: face))
      return advance(face, id)
    }
    var scalars = source
    if scalars.count > 1, let composed = composed(scalars), find(composed, style) != nil {
      scalars = [composed]
    }
    if isMirrored { scalars = scalars.map(BidiPairs.all.mirrored) }
    let first = UInt16(clamping: style.chain.lowerBound)
    let typeface = content.faces[style.chain.lowerBound].typeface
    var x = 0
    var hasBox = false
    func add(_ face: UInt16, _ id: UInt32) {
      glyphs.append(ShapedText.Glyph(id: id, x: Int32(clamping: x), y: 0, face: face))
    }
    for scalar in scalars {
      if scalar == "\t" {
        x += append(ascii: 9, style, at: start, into: &glyphs)
      } else if scalar.drawsNothing {
        continue
      } else if let id = typeface.glyph(for: scalar) {
        note(scalar, in: first)
        add(first, id)
        x += advance(first, id)
      } else if let width = scalar.spaceWidth {
        // Whole pixels: (em · width / 720), rounded, and never nothing. The em is at most 2^25
        // 64ths.
        let em = Int(content.faces[style.chain.lowerBound].size.raw)
        x += max(1, floorDivided(em * width + 360 * 64, 720 * 64)) * 64
      } else if let lookalike = scalar.lookalike, let id = typeface.glyph(for: lookalike) {
        if !scalar.isWideAsLookalike { add(first, id) }
        x += advance(first, id)
      } else if let (face, id) = find(scalar, style) {
        note(scalar, in: face)
        add(face, id)
        x += advance(face, id)
      } else {
        // One box for the cluster: a flag or a family would be a row of them.
        let (face, id) = box(scalar, style, isEmoji: scalar.look == .emoji)
        if hasBox { continue }
        hasBox = true
        add(face, id)
        x += advance(face, id)
      }
    }
    return x
  }

  private func composed(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    // No letter has more marks than a few; the rest of a long row of them is drawn as it is.
    scalars.count <= 8 ? Composition.scalar(for: scalars) : nil
  }

  /// The first font that has a character, the boxes apart.
  private func find(_ scalar: Unicode.Scalar, _ style: ContentStyle) -> (UInt16, UInt32)? {
    for face in style.chain.dropLast() {
      if let id = content.faces[face].typeface.glyph(for: scalar) {
        return (UInt16(clamping: face), id)
      }
    }
    return nil
  }

  /// The box for a character, which is noted as missing.
  private mutating func box(_ scalar: Unicode.Scalar, _ style: ContentStyle, isEmoji: Bool) -> (
    UInt16, UInt32
  ) {
    if missingSet.insert(scalar).inserted {
      missing.append(scalar)
      if isEmoji { emoji.insert(scalar) }
    }
    return (UInt16(clamping: style.chain.upperBound - 1), scalar.value)
  }

  /// Notes a letter of a script that takes more than a glyph a character.
  private mutating func note(_ scalar: Unicode.Scalar, in face: UInt16) {
    guard scalar.value > 0x590, !content.faces[Int(face)].hasShaper else { return }
    let script = Script(of: scalar)
    if script.needsShaping { noteUnshaped(script) }
  }

  /// Notes a script whose letters stand side by side although they belong together.
  mutating func noteUnshaped(_ script: Script) {
    if !unshaped.contains(script) { unshaped.append(script) }
  }

  private func advance(_ face: UInt16, _ id: UInt32) -> Int {
    let place = Int(face)
    return max(
      0, Int(content.faces[place].typeface.advance(of: id, size: content.faces[place].size).raw))
  }
}
