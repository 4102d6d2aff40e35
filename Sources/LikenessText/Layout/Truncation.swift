/// What is left of a line that is too long: a beginning, an ellipsis, an end.

/// A part of a line.
enum LinePiece: Equatable {
  /// Clusters of the text.
  case text(Range<Int>)
  /// The ellipsis.
  case ellipsis
}

extension ShapedText {
  /// The most of `range` that fits `width` together with an ellipsis of `ellipsisWidth`, all in 64ths, kept at the side that `mode` says.
  ///
  /// What is kept grows cluster by cluster in an order that does not depend on the width, and stops where the next one would not fit. Spaces next
  /// to the ellipsis are left out. So a line that is truncated to a width is truncated to the same when it gets just the width it then has. Where
  /// not even the ellipsis fits, it stands alone, wider than it should be; the view clips it.
  func truncated(_ range: Range<Int>, to width: Int, ellipsisWidth: Int, _ mode: LineBreakMode) -> [LinePiece] {
    var head = range.lowerBound
    var tail = range.upperBound
    var kept = (head: range.lowerBound..<range.lowerBound, tail: range.upperBound..<range.upperBound)
    while head < tail {
      let growsHead: Bool
      switch mode {
      case .byTruncatingHead: growsHead = false
      case .byTruncatingMiddle:
        growsHead = clusters[head].x - clusters[range.lowerBound].x <= clusters[range.upperBound].x - clusters[tail].x
      default: growsHead = true
      }
      if growsHead { head += 1 } else { tail -= 1 }
      // Trimming walks back over spaces only where one was just added, and never past the last letter again.
      var grown = kept
      if growsHead, !isBlank(head - 1) { grown.head = range.lowerBound..<head }
      if !growsHead, !isBlank(tail) { grown.tail = tail..<range.upperBound }
      let before = grown.head.isEmpty ? 0 : self.width(grown.head) + letterSpacing
      let after = grown.tail.isEmpty ? 0 : self.width(grown.tail) + letterSpacing
      if before + ellipsisWidth + after > width { break }
      kept = grown
    }
    var pieces: [LinePiece] = [.ellipsis]
    if !kept.head.isEmpty { pieces.insert(.text(kept.head), at: 0) }
    if !kept.tail.isEmpty { pieces.append(.text(kept.tail)) }
    return pieces
  }
}
