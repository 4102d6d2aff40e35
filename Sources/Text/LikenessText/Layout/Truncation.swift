/// Truncates a line that is too long: a beginning, an ellipsis, an end.

/// A part of a line.
enum LinePiece: Equatable {
  /// Clusters of the text.
  case text(Range<Int>)
  /// The ellipsis.
  case ellipsis
  /// The hyphen that a soft one shows at the end of a line.
  case hyphen
}

extension ShapedText {
  /// The most of `range` that fits `width`, in 64ths, together with an ellipsis, kept at the side
  /// that `mode` says.
  ///
  /// The kept part grows cluster by cluster, in an order that does not depend on the width, as long
  /// as it fits. Spaces next to the ellipsis are left out. So a line that is truncated to a width
  /// is truncated to the same text in the width that it then has. If not even the ellipsis fits,
  /// it stands alone, too wide, and the view clips it.
  func truncated(
    _ range: Range<Int>, to width: Int, with ellipsis: ShapedText, _ mode: LineBreakMode
  ) -> [LinePiece] {
    typealias Kept = (head: Range<Int>, tail: Range<Int>)
    let nothing: Kept = (range.lowerBound..<range.lowerBound, range.upperBound..<range.upperBound)
    var head = range.lowerBound
    var tail = range.upperBound
    var kept = nothing
    /// Everything that may be kept if it fits when it is shaped by itself, growing.
    var candidates: [Kept] = []
    while head < tail {
      let growsHead: Bool
      switch mode {
      case .byTruncatingHead: growsHead = false
      case .byTruncatingMiddle:
        growsHead =
          clusters[head].x - clusters[range.lowerBound].x <= clusters[range.upperBound].x
          - clusters[tail].x
      default: growsHead = true
      }
      if growsHead { head += 1 } else { tail -= 1 }
      // Trimming walks back over spaces only where one was just added, and never past the last
      // letter again.
      var grown = kept
      if growsHead, !isBlank(head - 1) { grown.head = range.lowerBound..<head }
      if !growsHead, !isBlank(tail) { grown.tail = tail..<range.upperBound }
      if total(grown, ellipsis, self.width) > width + slack { break }
      kept = grown
      if !runs.isEmpty { candidates.append(grown) }
    }
    if !runs.isEmpty {
      // As many as fill a few ems, shaped again. The last one is taken unchanged.
      var tries = 64
      while let last = candidates.last, tries > 0,
        total(last, ellipsis, { exact($0).width }) > width
      {
        candidates.removeLast()
        tries -= 1
      }
      kept = candidates.last ?? nothing
    }
    var pieces: [LinePiece] = [.ellipsis]
    if !kept.head.isEmpty { pieces.insert(.text(kept.head), at: 0) }
    if !kept.tail.isEmpty { pieces.append(.text(kept.tail)) }
    return pieces
  }

  /// The width of a line. Letter spacing follows each piece but the last, in that piece's style.
  private func total(
    _ kept: (head: Range<Int>, tail: Range<Int>), _ ellipsis: ShapedText,
    _ width: (Range<Int>) -> Int
  ) -> Int {
    let sign = 0..<ellipsis.count
    let before = kept.head.isEmpty ? 0 : width(kept.head) + spacing(after: kept.head)
    let after = kept.tail.isEmpty ? 0 : ellipsis.spacing(after: sign) + width(kept.tail)
    return before + ellipsis.width(sign) + after
  }
}
