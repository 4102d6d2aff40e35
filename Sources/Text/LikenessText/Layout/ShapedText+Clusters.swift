/// Characters as readers see them, the line breaks allowed between them, and their direction.
import LikenessDisplayList

extension ShapedText {
  /// Cuts the text into clusters and finds the breaks between them: UAX #29 and #14.
  mutating func readClusters(_ bytes: TextBytes) {
    let total = bytes.count
    clusters.reserveCapacity(total + 1)
    var graphemes = GraphemeBreaks()
    var lines = LineBreaks()
    var style = 0
    var offset = 0
    while offset < total {
      let (scalar, length) = bytes.scalar(at: offset)
      let begins = graphemes.begins(at: scalar)
      let lineBreak = lines.kind(before: scalar) { bytes.lineBreakClass(from: offset + length) }
      if begins {
        if lineBreak != .none, let last = clusters.indices.last {
          clusters[last].flags.insert(.mayEndLine)
        }
        while style + 1 < content.styles.count, content.styles[style + 1].start <= offset {
          style += 1
        }
        clusters.append(
          Cluster(
            x: 0, utf8: Int32(clamping: offset), glyph: 0, style: UInt16(clamping: style),
            kind: scalar.clusterKind, level: 0,
            flags: scalar == "\u{AD}" ? .isSoftHyphen : scalar == "\u{A0}" ? .isNoBreakSpace : []))
      }
      offset += length
    }
    clusters.append(
      Cluster(
        x: 0, utf8: Int32(clamping: total), glyph: 0, style: UInt16(clamping: style),
        kind: .newline, level: 0, flags: []))
  }

  /// Finds how clusters run, paragraph by paragraph: UAX #9. A paragraph ends where a line must.
  mutating func resolveLevels(
    _ bytes: TextBytes, direction: WritingDirection, fallback: LayoutDirection
  ) {
    let base: UInt8? =
      switch direction {
      case .natural: nil
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    // Below Hebrew nothing runs from right to left or says so: 0xD6 begins U+0590.
    let mayMix =
      base == 1 || base == nil && fallback == .rightToLeft
      || (0..<bytes.count).contains { bytes[$0] >= 0xD6 }
    guard mayMix else { return }
    var start = 0
    while start < count {
      var end = start
      while end < count, clusters[end].kind != .newline { end += 1 }
      resolveLevels(
        of: start..<min(end + 1, count), bytes, base: base,
        fallback: fallback == .rightToLeft ? 1 : 0)
      start = end + 1
    }
  }

  private mutating func resolveLevels(
    of range: Range<Int>, _ bytes: TextBytes, base: UInt8?, fallback: UInt8
  ) {
    let scalars = bytes.scalars(
      in: Int(clusters[range.lowerBound].utf8)..<Int(clusters[range.upperBound].utf8))
    // A separator inside a paragraph, which is none of ours, is as good as a space.
    let classes = scalars.map { scalar in
      let found = scalar.bidiClass
      return found == .B && scalar.clusterKind != .newline ? .WS : found
    }
    let paragraph = BidiParagraph(classes, baseLevel: base, fallback: fallback) {
      BidiPairs.all.bracket(scalars[$0])
    }
    let levels = paragraph.levels(of: 0..<scalars.count)
    var offset = Int(clusters[range.lowerBound].utf8)
    var place = range.lowerBound
    for (scalar, level) in zip(scalars, levels) {
      if place < range.upperBound, offset == Int(clusters[place].utf8) {
        clusters[place].level = level
        if paragraph.baseLevel == 1 { clusters[place].flags.insert(.isInRightToLeftParagraph) }
        place += 1
      }
      offset += UTF8.width(scalar)
    }
  }
}
