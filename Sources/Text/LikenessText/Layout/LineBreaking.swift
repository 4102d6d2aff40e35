/// Breaks lines: each ends at its last opportunity that fits.

/// The content of a line, as ranges of clusters.
struct BrokenLine {
  /// The visible clusters, without the spaces that hang over the end.
  var content: Range<Int>
  /// The start of the next line.
  var next: Int
  /// Whether a paragraph ends here.
  var endsParagraph: Bool
  /// Whether the line ends with the hyphen of a soft one.
  var isHyphenated = false
}

/// The room that lines are broken for.
struct LineRoom {
  /// The width in 64ths, nil being no limit.
  var width: Int?
  /// Whether lines break between any two characters.
  var breaksAnywhere: Bool
  /// The width of a hyphen that a soft one becomes at the end of a line.
  var hyphen: (Int) -> Int
}

extension ShapedText {
  /// The most parts of a line that are shaped again to find one that fits. The last one is taken
  /// unchanged.
  private static let maximumTries = 64

  /// The line that starts at a cluster and fits a room.
  ///
  /// It ends at the last place where a line may end and up to which it fits; without one it breaks
  /// before the cluster that does not fit. Spaces hang over the end and are not counted. One
  /// cluster at least is taken, so there is always progress. What fits is decided by the width of
  /// just that part. So the line is the same in any room that is narrower but still holds it.
  /// Clusters after the break are looked at again by the next line: each is looked at a few times,
  /// whatever the text.
  func line(from start: Int, in room: LineRoom) -> BrokenLine {
    let limit = room.width ?? Int.max
    let reach = limit.addingReportingOverflow(slack)
    let stop = self.stop(from: start, limit: reach.overflow ? Int.max : reach.partialValue)
    let endsParagraph = stop == count || clusters[stop].kind == .newline
    var tries = 0
    func fits(_ end: Int, isHyphenated: Bool = false) -> Bool {
      let content = trimmedAtEnd(start..<end)
      let hyphen = isHyphenated ? room.hyphen(end - 1) : 0
      if runs.isEmpty || tries == Self.maximumTries { return width(content) + hyphen <= limit }
      tries += 1
      return exact(content).width + hyphen <= limit
    }
    if endsParagraph, room.width == nil || fits(stop) {
      return BrokenLine(
        content: trimmedAtEnd(start..<stop), next: min(stop + 1, count), endsParagraph: true)
    }
    let last = endsParagraph ? stop - 1 : stop
    if !room.breaksAnywhere {
      for end in stride(from: last, to: start, by: -1)
      where clusters[end - 1].flags.contains(.mayEndLine) {
        let isHyphenated = clusters[end - 1].flags.contains(.isSoftHyphen)
        if fits(end, isHyphenated: isHyphenated) {
          return BrokenLine(
            content: trimmedAtEnd(start..<end), next: end, endsParagraph: false,
            isHyphenated: isHyphenated)
        }
      }
    }
    var end = max(last, start + 1)
    while end > start + 1, !fits(end) { end -= 1 }
    let content = trimmedAtEnd(start..<end)
    while end < last, clusters[end].kind == .space { end += 1 }
    return BrokenLine(content: content, next: end, endsParagraph: false)
  }

  /// The first cluster that is beyond a limit and no space, or the end of the paragraph.
  private func stop(from start: Int, limit: Int) -> Int {
    let origin = clusters[start].x
    var place = start
    while place < count, clusters[place].kind != .newline {
      let end = clusters[place + 1].x
      if clusters[place].kind != .space, end > clusters[place].x, place > start,
        end - origin - spacing(after: place..<place + 1) > limit
      {
        return place
      }
      place += 1
    }
    return place
  }

  /// The cluster after the end of the paragraph that a cluster is in: that of its newline, or the
  /// text's end.
  func paragraphEnd(from start: Int) -> Int {
    var end = start
    while end < count, clusters[end].kind != .newline { end += 1 }
    return end
  }
}
