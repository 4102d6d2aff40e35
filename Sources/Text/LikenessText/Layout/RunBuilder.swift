/// Glyph runs from clusters, in visual order. A run continues as long as font and color stay the
/// same.
import LikenessBase
import LikenessDisplayList

/// Puts the clusters of a line next to each other.
struct RunBuilder {
  /// Whether glyphs beyond the bounds of a picture were left out.
  private(set) var isBeyondLimit = false

  /// The width of the room in 64ths, where clusters that lie outside of it are to be counted.
  var room: Int?
  /// How many do, wholly or in part.
  private(set) var outsideCount = 0

  private var runs: [PlacedRun] = []
  private let content: TextContent
  private var pen: Int
  private var extra = (gaps: 0, amount: 0, unit: 1, passed: 0)
  private var open: OpenRun?
  /// The extents of clusters whose style has boxes beside or behind the glyphs, in 64ths from the
  /// layout's left edge.
  private var marked: [(style: ContentStyle, start: Int, end: Int)] = []

  /// A run that may go on.
  private struct OpenRun {
    var face: UInt16
    var color: Color?
    var x: Int
    var glyphs: [PositionedGlyph] = []
    var text = ""
    /// The clusters whose text is to be added; they follow one another in the text they are from.
    var pending: Range<Int>
  }

  /// Starts at `origin`, in 64ths from the layout's left edge.
  init(_ content: TextContent, origin: Int) {
    self.content = content
    pen = origin
  }

  /// Shares `extra` 64ths among the first `gaps` spaces between words, as evenly as the grid
  /// allows.
  mutating func justify(gaps: Int, extra: Int, toWholePixels: Bool) {
    let unit = toWholePixels ? 64 : 1
    self.extra = (gaps, extra / unit, unit, 0)
  }

  /// Adds the parts of the line, which stand in reading order.
  mutating func add(_ parts: [LinePart]) {
    var spans: [Span] = []
    for part in parts {
      var start = part.range.lowerBound
      while start < part.range.upperBound {
        let level = part.level ?? part.text.clusters[start].level
        var end = start + 1
        while end < part.range.upperBound,
          part.level != nil || part.text.clusters[end].level == level
        { end += 1 }
        spans.append(
          Span(
            text: part.text, range: start..<end, level: level,
            words: part.text.trimmedAtStart(part.range).lowerBound))
        start = end
      }
    }
    let isMixed = spans.contains { $0.level > 0 }
    for index in isMixed ? visualOrder(spans.map(\.level)) : Array(spans.indices) {
      add(spans[index])
      if isMixed { finishOpen(spans[index].text) } else { takePending(spans[index].text) }
    }
  }

  /// Clusters of one level.
  private struct Span {
    var text: ShapedText
    var range: Range<Int>
    var level: UInt8
    /// The first cluster of the part that is no space; those before it are not widened.
    var words: Int
  }

  private mutating func add(_ span: Span) {
    let text = span.text
    for offset in 0..<span.range.count {
      let place =
        span.level & 1 == 1 ? span.range.upperBound - 1 - offset : span.range.lowerBound + offset
      let cluster = text.clusters[place]
      var advance = text.clusters[place + 1].x - cluster.x
      if abs(pen) > Int(Fixed.limit) {
        isBeyondLimit = true
      } else {
        add(cluster, at: place, of: text)
      }
      if let room, lies(place, of: text, to: advance, outside: room) { outsideCount += 1 }
      if cluster.isGap, place >= span.words { advance += widening() }
      if text.content.styles[Int(cluster.style)].isDecorated {
        mark(text.content.styles[Int(cluster.style)], from: pen, to: pen + advance)
      }
      pen += advance
    }
  }

  /// Whether the ink of a cluster at the pen leaves a room, or where it has none, its place.
  private func lies(_ place: Int, of text: ShapedText, to advance: Int, outside room: Int) -> Bool {
    let glyphs = text.glyphs[Int(text.clusters[place].glyph)..<Int(text.clusters[place + 1].glyph)]
    let inks = glyphs.compactMap { glyph -> Range<Int>? in
      let face = content.faces[Int(glyph.face)]
      guard let ink = face.typeface.shape(of: glyph.id, size: face.size).ink(size: face.size) else {
        return nil
      }
      let left = pen + Int(glyph.x) + Int(ink.x.raw)
      return left..<left + Int(ink.width.raw)
    }
    return (inks.isEmpty ? [pen..<pen + advance] : inks).contains {
      $0.lowerBound < 0 || $0.upperBound > room
    }
  }

  private mutating func add(_ cluster: ShapedText.Cluster, at place: Int, of text: ShapedText) {
    let glyphs = text.glyphs[Int(cluster.glyph)..<Int(text.clusters[place + 1].glyph)]
    let color = text.content.styles[Int(cluster.style)].attributes.color
    let rise = text.content.styles[Int(cluster.style)].rise
    for glyph in glyphs {
      if open?.face != glyph.face || open?.color != color {
        finishOpen(text)
        open = OpenRun(face: glyph.face, color: color, x: pen, pending: place..<place)
      }
      var x = pen + Int(glyph.x)
      // A font in pixels that helps out one with outlines.
      if content.faces[Int(glyph.face)].standsOnWholePixels { x = floorDivided(x + 32, 64) * 64 }
      let start = open?.x ?? x
      open?.glyphs.append(
        PositionedGlyph(
          id: glyph.id, x: Fixed(raw: Int32(clamping: x - start)),
          y: Fixed(raw: glyph.y - Int32(clamping: rise))))
    }
    guard let pending = open?.pending else { return }
    if place == pending.upperBound {
      open?.pending = pending.lowerBound..<place + 1
    } else if place + 1 == pending.lowerBound {
      open?.pending = place..<pending.upperBound
    } else {
      takePending(text)
      open?.pending = place..<place + 1
    }
  }

  // MARK: Ending runs

  /// The runs, the last of them ended.
  mutating func finished() -> [PlacedRun] {
    finishOpen(nil)
    return runs
  }

  /// Adds the text of the clusters that wait for it, all of one text.
  private mutating func takePending(_ text: ShapedText?) {
    guard let pending = open?.pending else { return }
    if let text, !pending.isEmpty {
      open?.text += text.content.text.bytes(
        Int(text.clusters[pending.lowerBound].utf8)..<Int(text.clusters[pending.upperBound].utf8))
    }
    open?.pending = 0..<0
  }

  private mutating func finishOpen(_ text: ShapedText?) {
    takePending(text)
    guard let run = open, !run.glyphs.isEmpty else { return }
    let face = content.faces[Int(run.face)]
    var glyphs = run.glyphs
    var x = run.x
    if face.typeface.standsOnWholePixels {
      // The origin too is on whole pixels, so that the places of glyphs add up to some.
      let shift = floorDivided(x + 32, 64) * 64 - x
      x += shift
      for index in glyphs.indices {
        glyphs[index].x = Fixed(raw: glyphs[index].x.raw - Int32(clamping: shift))
      }
    }
    runs.append(
      PlacedRun(
        GlyphRun(font: face.reference, size: face.size, text: run.text, glyphs: glyphs),
        x: Fixed(raw: Int32(clamping: x)), color: run.color
      ))
    open = nil
  }

  /// Returns the width of the next gap: differences of a straight line on the grid, which add up
  /// exactly.
  private mutating func widening() -> Int {
    guard extra.passed < extra.gaps else { return 0 }
    let before = extra.amount * extra.passed / extra.gaps
    extra.passed += 1
    return (extra.amount * extra.passed / extra.gaps - before) * extra.unit
  }

  // MARK: Beside and behind the glyphs

  private mutating func mark(_ style: ContentStyle, from start: Int, to end: Int) {
    guard end > start else { return }
    if let last = marked.last, last.style.decorates(like: style), last.end >= start,
      style.attachment == nil
    {
      marked[marked.count - 1].end = end
    } else {
      marked.append((style, start, end))
    }
  }

  /// The boxes behind, under and through the glyphs, on whole pixels.
  ///
  /// - Parameters:
  ///   - top: the top of the line, from that of the layout, in pixels; so is `baseline`.
  ///   - end: where the line ends, from the layout's left edge in 64ths; letter spacing after it is
  ///     not marked.
  func decorations(top: Int, height: Int, baseline: Int, end: Int) -> [TextDecoration] {
    let lines = (under: leaders(\.isUnderlined), through: leaders(\.isStruckThrough))
    return marked.indices.flatMap { index -> [TextDecoration] in
      let mark = marked[index]
      let x = floorDivided(min(max(mark.start, -Int(Fixed.limit)), Int(Fixed.limit)) + 32, 64)
      let width = floorDivided(min(mark.end, end, Int(Fixed.limit)) + 32, 64) - x
      guard width > 0 else { return [] }
      func decoration(_ kind: TextDecoration.Kind, _ top: Int, _ height: Int, _ color: Color?)
        -> TextDecoration
      {
        TextDecoration(
          kind: kind, x: Fixed(x), top: Fixed(top), width: Fixed(width), height: Fixed(height),
          color: color)
      }
      let attributes = mark.style.attributes
      var found: [TextDecoration] = []
      if let color = attributes.backgroundColor {
        found.append(decoration(.background, top, height, color))
      }
      let baseline = baseline - mark.style.rise / 64
      if let attachment = mark.style.attachment {
        let top = baseline - attachment.ascent / 64
        var image = decoration(
          .attachment, top, (attachment.ascent + attachment.descent) / 64, attributes.color)
        image.attachment = attributes.attachment
        found.append(image)
      }
      if attributes.isUnderlined == true {
        let metrics = lines.under[index]
        let under = baseline - floorDivided(Int(metrics.underlineTop.raw) + 32, 64)
        found.append(
          decoration(
            .underline, under, thickness(metrics.underlineThickness),
            attributes.underlineColor ?? attributes.color))
      }
      if attributes.isStruckThrough == true {
        let metrics = lines.through[index]
        let thickness = thickness(metrics.strikethroughThickness)
        // By default, the middle of the line is at half the height of small letters, rounded down
        // to a pixel.
        let rise =
          metrics.strikethroughTop.map { floorDivided(Int($0.raw) + 32, 64) }
          ?? floorDivided(Int(metrics.xHeight.raw) + 64 * thickness, 128)
        found.append(
          decoration(
            .strikethrough, baseline - rise, thickness,
            attributes.strikethroughColor ?? attributes.color))
      }
      return found
    }
  }

  /// Whole pixels, one at least.
  private func thickness(_ length: Fixed) -> Int { max(1, floorDivided(Int(length.raw) + 32, 64)) }

  /// Whose measures the line of each mark takes: those of the largest font, the first of these,
  /// among the marks that have the line and touch. What reads as one line is one, as in CSS.
  private func leaders(_ hasLine: KeyPath<TextAttributes, Bool?>) -> [FontMetrics] {
    var leaders: [FontMetrics] = []
    var start = 0
    while start < marked.count {
      var end = start + 1
      func goesOn(_ place: Int) -> Bool {
        marked[place].start == marked[place - 1].end
          && marked[place].style.attributes[keyPath: hasLine] == true
      }
      while end < marked.count, marked[start].style.attributes[keyPath: hasLine] == true,
        goesOn(end)
      { end += 1 }
      let faces = marked[start..<end].map { content.faces[$0.style.chain.lowerBound] }
      let largest = faces.dropFirst().reduce(faces[0]) { $1.size > $0.size ? $1 : $0 }
      leaders += faces.map { _ in largest.metrics }
      start = end
    }
    return leaders
  }
}

extension ContentStyle {
  /// Whether decorations continue from one style to the other.
  func decorates(like other: ContentStyle) -> Bool {
    chain == other.chain && attributes == other.attributes
  }
}

/// The quotient rounded down; `b` is positive.
func floorDivided(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
