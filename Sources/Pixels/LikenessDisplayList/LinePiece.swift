/// A line with values in it: what a terminal prints, and a page shows with a sample of each color.
import LikenessBase

/// A part of a line: words, or a color.
package struct LinePiece: Hashable, Sendable {
  package let text: String
  /// The color that the text names; nil for words.
  package let color: StraightColor?

  package init(_ text: String, color: StraightColor? = nil) {
    self.text = text
    self.color = color
  }
}

extension [LinePiece] {
  /// The whole line.
  package var text: String { map { $0.text }.joined() }

  /// The characters in a range. A color that is cut is a word.
  package func characters(in range: Range<Int>) -> [LinePiece] {
    var start = 0
    return compactMap { piece in
      let own = range.clamped(to: start..<start + piece.text.count)
      let skipped = own.lowerBound - start
      start += piece.text.count
      if own.isEmpty { return nil }
      if own.count == piece.text.count { return piece }
      return LinePiece(String(piece.text.dropFirst(skipped).prefix(own.count)))
    }
  }
}

extension PropertyValue {
  /// The description in parts, each color by itself.
  package var pieces: [LinePiece] {
    switch self {
    case .color(let color): [LinePiece(description, color: color)]
    case .list(let parts): Self.pieces(of: parts)
    case .number, .percentage, .text, .sides: [LinePiece(description)]
    }
  }

  private static func pieces(of parts: [Part]) -> [LinePiece] {
    parts.enumerated().flatMap { index, part in
      let name = part.isNamed ? part.token.map { bareOrQuoted($0) + " " } ?? "" : ""
      let mark = part.isQuoted ? "\"" : ""
      let head = (index > 0 ? part.separator : "") + name + mark
      return ([LinePiece(head)] + part.value.pieces + [LinePiece(mark)]).filter { $0.text != "" }
    }
  }
}
