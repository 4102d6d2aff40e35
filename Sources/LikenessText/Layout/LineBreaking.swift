/// Where lines end: at the last place of a line at which it may.

/// What a line shows, as ranges of clusters.
struct BrokenLine {
  /// What is shown, without the spaces that hang over its end.
  var content: Range<Int>
  /// Where the next line starts.
  var next: Int
  /// Whether a paragraph ends here.
  var endsParagraph: Bool
}

extension ShapedText {
  /// The line that starts at a cluster and is at most `width` 64ths wide, nil being no limit.
  ///
  /// As many clusters as fit are taken, up to the last place to break at; without one the line breaks before the cluster that does not fit. Spaces
  /// hang over the end and are not counted. One cluster at least is taken, so there is always progress. Clusters after the break are looked at
  /// again by the next line, which takes at least those: so each is looked at twice at most, whatever the text.
  func line(from start: Int, width: Int?, byCharacters: Bool) -> BrokenLine {
    let limit = width ?? Int.max
    let origin = clusters[start].x
    var lastBreak = start
    var place = start
    while place < count {
      let cluster = clusters[place]
      if cluster.kind == .newline {
        return BrokenLine(content: trimmedAtEnd(start..<place), next: place + 1, endsParagraph: true)
      }
      let end = clusters[place + 1].x
      if cluster.kind != .space, end > cluster.x, place > start, end - origin - letterSpacing > limit {
        let next = lastBreak > start && !byCharacters ? lastBreak : place
        return BrokenLine(content: trimmedAtEnd(start..<next), next: next, endsParagraph: false)
      }
      if canBreak(after: place) { lastBreak = place + 1 }
      place += 1
    }
    return BrokenLine(content: trimmedAtEnd(start..<count), next: count, endsParagraph: true)
  }

  /// The cluster after the end of the paragraph that a cluster is in: that of its newline, or the text's end.
  func paragraphEnd(from start: Int) -> Int {
    var end = start
    while end < count, clusters[end].kind != .newline { end += 1 }
    return end
  }

  /// Whether a line may end after a cluster: the rules of UAX #14 for spaces (LB18), hyphens (LB20a, LB21, LB25), dashes and the space
  /// without width (LB8). Other letters break nowhere.
  private func canBreak(after place: Int) -> Bool {
    guard place + 1 < count else { return false }
    let next = clusters[place + 1].kind
    switch clusters[place].kind {
    case .space: return next != .space
    case .breakAfter: return next != .space && next != .breakAfter
    case .hyphen:
      let startsWord = place == 0 || isBlank(place - 1) || clusters[place - 1].kind == .hyphen
      return next == .letter && !startsWord
    case .letter, .digit, .newline: return false
    }
  }
}
