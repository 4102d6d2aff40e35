/// Parts of a text as a line shows them. Text that was shaped together is shaped again where a
/// line's end cuts it.

/// A part of a text whose widths and glyphs are those of the part by itself.
struct ExactPart {
  var text: ShapedText
  var range: Range<Int>

  /// The width, in 64ths; nothing is added after the last cluster.
  var width: Int { text.width(range) }
}

extension ShapedText {
  /// The most that shaping a part again is expected to change its width: an em, in 64ths; nothing
  /// where no shaper was used.
  var slack: Int { runs.isEmpty ? 0 : Int(faces.reduce(0) { max($0, $1.size.raw) }) }

  /// Clusters as they look without those before and after.
  ///
  /// Kerning and ligatures do not reach across the end of a line, but how letters join does, as in
  /// CSS: a word that is broken in the middle keeps its forms.
  func exact(_ range: Range<Int>) -> ExactPart {
    guard !range.isEmpty, cutsRun(range.lowerBound) || cutsRun(range.upperBound) else {
      return ExactPart(text: self, range: range)
    }
    var part = self.part(Array(clusters[range.lowerBound...range.upperBound]), [])
    let origin = clusters[range.lowerBound].x
    for index in part.clusters.indices { part.clusters[index].x -= origin }
    part.clusters[0].glyph = 0
    var place = range.lowerBound
    var index = firstRun(endingAfter: place)
    while place < range.upperBound {
      if index < runs.count, runs[index].clusters.contains(place) {
        let run = runs[index]
        let piece = place..<min(run.clusters.upperBound, range.upperBound)
        if piece != run.clusters, let stretch = stretch(piece, of: run) {
          stretch.add(to: &part, at: piece.lowerBound - range.lowerBound)
        } else {
          for place in piece { copy(place, to: &part, from: range.lowerBound) }
        }
        place = piece.upperBound
        index += 1
      } else {
        copy(place, to: &part, from: range.lowerBound)
        place += 1
      }
    }
    return ExactPart(text: part, range: 0..<range.count)
  }

  private func copy(_ place: Int, to part: inout ShapedText, from start: Int) {
    part.glyphs += glyphs[Int(clusters[place].glyph)..<Int(clusters[place + 1].glyph)]
    part.end(place - start, advance: clusters[place + 1].x - clusters[place].x)
  }

  /// Whether a place lies inside what was shaped in one.
  private func cutsRun(_ place: Int) -> Bool {
    let index = firstRun(endingAfter: place)
    return index < runs.count && runs[index].clusters.lowerBound < place
  }

  private func firstRun(endingAfter place: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
