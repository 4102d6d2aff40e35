/// Text in fonts with a shaper: cut into runs of one font, direction and script, shaped, and
/// assigned to clusters.
import LikenessBase

/// A stretch of text that is shaped in one call.
struct ShapedRun {
  /// The clusters; of one paragraph.
  var clusters: Range<Int>
  /// The font among those of the content.
  var face: UInt16
  var script: Script
  var level: UInt8
  var letterSpacing: Int
  var language: String?
}

extension ShapedText {
  /// Shapes clusters of styles that can be shaped together, one of whose fonts has a shaper.
  mutating func shape(
    _ range: Range<Int>, in style: ContentStyle, with shaper: inout ClusterShaper,
    _ bytes: TextBytes
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, clusters[end].kind != .newline { end += 1 }
      if start < end { shapeParagraph(start..<end, in: style, with: &shaper, bytes) }
      if end < range.upperBound { append(end, of: style, with: &shaper) }
      start = end + 1
    }
  }

  private mutating func shapeParagraph(
    _ range: Range<Int>, in style: ContentStyle, with shaper: inout ClusterShaper,
    _ bytes: TextBytes
  ) {
    let scalars = range.map {
      bytes.scalars(in: Int(clusters[$0].utf8)..<Int(clusters[$0 + 1].utf8))
    }
    let scripts = resolvedScripts(scalars)
    var fonts: [UInt16?] = []
    for cluster in scalars {
      // Invisible characters stay with those before them, whose look they may change.
      let isInvisible = cluster.allSatisfy(\.drawsNothing)
      fonts.append(isInvisible ? fonts.last ?? font(for: [" "], style) : font(for: cluster, style))
    }
    var start = 0
    while start < scalars.count {
      let place = range.lowerBound + start
      guard let face = fonts[start], cluster(scalars[start], maySpreadIn: face) else {
        append(place, of: style, with: &shaper)
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, fonts[end] == face, scripts[end] == scripts[start],
        clusters[range.lowerBound + end].level == clusters[place].level,
        cluster(scalars[end], maySpreadIn: face)
      {
        end += 1
      }
      let run = ShapedRun(
        clusters: place..<range.lowerBound + end, face: face, script: scripts[start],
        level: clusters[place].level,
        letterSpacing: scripts[start].joins ? 0 : style.letterSpacing, language: style.language)
      if let stretch = stretch(run.clusters, of: run) {
        stretch.add(to: &self, at: place)
        if run.letterSpacing != style.letterSpacing { noteUnspaced(run) }
        runs.append(run)
      } else {
        // The font has every letter, but what they form together can't be read.
        for place in run.clusters { append(place, of: style, with: &shaper) }
        shaper.noteUnshaped(run.script)
      }
      start = end
    }
  }

  private mutating func noteUnspaced(_ run: ShapedRun) {
    for place in run.clusters { clusters[place].flags.insert(.isUnspaced) }
    if !unspaced.contains(run.script) { unspaced.append(run.script) }
  }

  /// The bytes of some clusters and of their neighbors in the paragraph, which decide how letters
  /// join.
  private func surroundings(of range: Range<Int>) -> Range<Int> {
    // Shapers look at fewer, and a long paragraph need not be walked over again for each of its
    // lines.
    var start = range.lowerBound
    while start > 0, range.lowerBound - start < 16, clusters[start - 1].kind != .newline {
      start -= 1
    }
    var end = range.upperBound
    while end < count, end - range.upperBound < 16, clusters[end].kind != .newline { end += 1 }
    return Int(clusters[start].utf8)..<Int(clusters[end].utf8)
  }

  /// Whether a shaper is to be asked for a cluster: not for a tab, nor for a space that layout
  /// makes itself.
  private func cluster(_ scalars: [Unicode.Scalar], maySpreadIn face: UInt16) -> Bool {
    guard let first = scalars.first, first != "\t", faces[Int(face)].hasShaper else { return false }
    return first.spaceWidth == nil || faces[Int(face)].typeface.glyph(for: first) != nil
  }

  /// The first font that has all of a cluster; nil where none has, which the simple shaper reports.
  private func font(for cluster: [Unicode.Scalar], _ style: ContentStyle) -> UInt16? {
    if cluster.isColoredSequence { return nil }
    let visible = cluster.filter { !$0.drawsNothing }
    for face in style.chain.dropLast() {
      let typeface = faces[face].typeface
      if visible.allSatisfy({ typeface.glyph(for: $0) != nil }) { return UInt16(clamping: face) }
      if visible.count > 1, visible.count <= 8 {
        if let composed = Composition.scalar(for: visible), typeface.glyph(for: composed) != nil {
          return UInt16(clamping: face)
        }
      }
    }
    return nil
  }

  /// The script of each cluster: its own, or that of what is around it. UAX #24, 5.1 and 5.2.
  private func resolvedScripts(_ clusters: [[Unicode.Scalar]]) -> [Script] {
    var scripts: [Script] = []
    var current: Script?
    var unresolved = 0
    var brackets: [(pair: UInt32, script: Script?)] = []
    for (place, scalars) in clusters.enumerated() {
      let scalar = scalars.first ?? " "
      var own = Script(of: scalar)
      let shared = ScriptExtensions.all[scalar]
      if let bracket = BidiPairs.all.bracket(scalar) {
        if bracket.opens {
          // As many as the bidirectional algorithm follows.
          if brackets.count < 63 { brackets.append((bracket.pair, current)) }
        } else if let open = brackets.lastIndex(where: { $0.pair == bracket.pair }) {
          if let script = brackets[open].script { own = script }
          brackets.removeSubrange(open...)
        }
      }
      if let script = current, shared.contains(script) { own = script }
      if own.isShared {
        scripts.append(current ?? own)
        if current == nil { unresolved = place + 1 }
      } else {
        scripts.append(own)
        current = own
        if unresolved > 0 {
          for earlier in 0..<unresolved { scripts[earlier] = own }
          for index in brackets.indices where brackets[index].script == nil {
            brackets[index].script = own
          }
          unresolved = 0
        }
      }
    }
    return scripts
  }

  // MARK: Shaping

  /// The shaped glyphs of some clusters of a run; nil if the font can't shape them.
  func stretch(_ part: Range<Int>, of run: ShapedRun) -> ShapedStretch? {
    let face = faces[Int(run.face)]
    let surroundings = surroundings(of: part)
    let start = surroundings.lowerBound
    let bytes =
      Int(clusters[part.lowerBound].utf8) - start..<Int(clusters[part.upperBound].utf8) - start
    let request = ShapingRun(
      text: content.text.bytes(surroundings), range: bytes,
      direction: run.level & 1 == 1 ? .rightToLeft : .leftToRight,
      script: run.script.name, language: run.language, allowsLigatures: run.letterSpacing == 0)
    guard let shaped = face.typeface.shaped(request, size: face.size) else { return nil }
    let starts = part.map { Int(clusters[$0].utf8) - start }
    return ShapedStretch(
      shaped, starts: starts, isRightToLeft: run.level & 1 == 1, face: run.face,
      letterSpacing: run.letterSpacing)
  }
}

/// The shaped glyphs of some clusters, cluster by cluster in reading order.
struct ShapedStretch {
  private(set) var advances: [Int]
  private(set) var glyphs: [[ShapedText.Glyph]]

  /// Deals glyphs out to clusters.
  ///
  /// Glyphs that stand for several clusters, a ligature, are kept by the first of them, and their
  /// advance is shared evenly. Letter spacing is added once to each cluster that moves the pen, and
  /// once to a ligature.
  ///
  /// - Parameters:
  ///   - shaped: the glyphs from left to right; those of one cluster follow one another.
  ///   - starts: where each cluster begins, in ascending order.
  init(
    _ shaped: [ShapedGlyph], starts: [Int], isRightToLeft: Bool, face: UInt16, letterSpacing: Int
  ) {
    advances = [Int](repeating: 0, count: starts.count)
    glyphs = [[ShapedText.Glyph]](repeating: [], count: starts.count)
    /// The cluster of each glyph, and those that have one.
    let owners = shaped.map { glyph in Self.cluster(of: glyph.cluster, starts) }
    var leads = [Bool](repeating: false, count: starts.count)
    for owner in owners { leads[owner] = true }

    var index = 0
    while index < shaped.count {
      let owner = owners[index]
      var end = index
      var pen = 0
      var placed: [(id: UInt32, x: Int, y: Int)] = []
      while end < shaped.count, owners[end] == owner {
        placed.append((shaped[end].id, pen + shaped[end].x, shaped[end].y))
        pen += shaped[end].advance
        end += 1
      }
      var last = owner + 1
      while last < starts.count, !leads[last] { last += 1 }
      let total = spaced(pen, by: letterSpacing)
      let parts = last - owner
      for part in 0..<parts {
        advances[owner + part] += total * (part + 1) / parts - total * part / parts
      }
      // From the left edge of all the parts to that of the first one: from right to left that is
      // the last.
      let left = isRightToLeft ? total - total / parts : 0
      glyphs[owner] += placed.map {
        ShapedText.Glyph(
          id: $0.id, x: Int32(clamping: $0.x - left), y: Int32(clamping: $0.y), face: face)
      }
      index = end
    }
  }

  /// The cluster that holds an offset.
  private static func cluster(of offset: Int, _ starts: [Int]) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Adds the glyphs and advances to a text whose clusters begin at a place.
  func add(to text: inout ShapedText, at place: Int) {
    for index in advances.indices {
      text.glyphs += glyphs[index]
      text.end(place + index, advance: advances[index])
    }
  }
}

extension String {
  /// The text between two offsets in UTF-8, which lie between scalars.
  func bytes(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: min(max(range.lowerBound, 0), utf8.count))
    let end = utf8.index(
      start,
      offsetBy: min(
        max(range.upperBound - range.lowerBound, 0), utf8.distance(from: start, to: endIndex)))
    return start == startIndex && end == endIndex ? self : String(self[start..<end])
  }
}
