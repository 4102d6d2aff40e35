/// Places lines: heights, baselines, alignment, justification.
import LikenessDisplayList

/// A part of a line with its glyphs.
struct LinePart {
  var text: ShapedText
  var range: Range<Int>
  /// How it runs, where that is not what its clusters say.
  var level: UInt8?

  var width: Int { text.width(range) }
}

extension LineSetter {
  /// The metrics of the requested font of a cluster.
  func metrics(ofStyleAt cluster: Int) -> FontMetrics {
    shaped.faces[shaped.content.styles[Int(shaped.clusters[cluster].style)].chain.lowerBound]
      .metrics
  }

  /// Whole pixels between two lines. The font's line gap counts only where no height of lines is
  /// set, as in CSS 2.2, 10.8.
  var gap: Int {
    let isNatural = options.lineHeight == .natural
    let leading = isNatural ? shaped.faces[0].metrics.leading.ceiling : 0
    return leading + floorDivided(Int(scale.fixed(options.lineSpacing).raw) + 32, 64)
  }

  /// Whole pixels after a line.
  func gap(after plan: Plan) -> Int {
    gap + (plan.endsParagraph ? pixels(options.paragraphSpacing, least: 0) : 0)
  }

  /// The height of a line and the baseline's distance from its top, in whole pixels.
  func lineBox(for metrics: FontMetrics) -> (height: Int, baseline: Int) {
    let ascent = metrics.ascent.ceiling
    let natural = ascent + metrics.descent.ceiling
    var height: Int
    switch options.lineHeight {
    case .natural: height = natural
    case .multiple(let factor):
      // Exact enough on every machine: one IEEE product of a small whole number, rounded once.
      let bounded = factor >= 0.1 ? min(factor, 10) : 0.1
      height = max(1, Int((Double(natural) * bounded).rounded()))
    case .points(let points):
      height = pixels(points)
    case .bounded(let multiple, let minimum, let maximum):
      let bounded = multiple >= 0.1 ? min(multiple, 10) : 0.1
      height = Int((Double(natural) * bounded).rounded())
      height = max(min(height, pixels(maximum)), pixels(minimum))
      return (height, ascent + height - natural)
    }
    // The shift rounds down, so an odd pixel that is added goes above, and one that is taken is
    // taken above.
    return (height, ascent + ((height - natural + 1) >> 1))
  }

  private func pixels(_ points: Double, least: Int = 1) -> Int {
    max(least, (Int(scale.fixed(clampedLength(points, limit: 10_000)).raw) + 32) >> 6)
  }

  /// The metrics of the requested fonts of a line, with room for others that it uses. The boxes
  /// adapt to the font.
  func metrics(of plan: Plan) -> FontMetrics {
    var requested = metrics(ofStyleAt: plan.start)
    let attached = shaped.content.styles.contains { $0.attachment != nil }
    for case .text(let range) in plan.pieces where attached {
      for cluster in range {
        guard let box = shaped.content.styles[Int(shaped.clusters[cluster].style)].attachment else {
          continue
        }
        requested.ascent = max(requested.ascent, Fixed(raw: Int32(clamping: box.ascent)))
        requested.descent = max(requested.descent, Fixed(raw: Int32(clamping: box.descent)))
      }
    }
    guard shaped.faces.count > 2 else { return requested }
    let hasStyles = shaped.content.styles.count > 1
    var used: Set<Int> = []
    for case .text(let range) in plan.pieces {
      if hasStyles {
        for cluster in range {
          used.insert(shaped.content.styles[Int(shaped.clusters[cluster].style)].chain.lowerBound)
        }
      }
      for glyph in shaped.glyphs[
        Int(shaped.clusters[range.lowerBound].glyph)..<Int(shaped.clusters[range.upperBound].glyph)]
      {
        used.insert(Int(glyph.face))
      }
    }
    let others = used.filter { !isBoxes($0) }.sorted().map { shaped.faces[$0].metrics }
    // Where styles have fonts of their own, the font of the view counts only where it is used.
    var metrics = hasStyles && !attached ? others.first ?? requested : requested
    for other in others {
      metrics.ascent = max(metrics.ascent, other.ascent)
      metrics.descent = max(metrics.descent, other.descent)
    }
    return metrics
  }

  private func isBoxes(_ face: Int) -> Bool {
    shaped.faces[face].typeface is MissingCharacterTypeface
  }

  /// Places all lines.
  mutating func place(_ plans: [Plan]) {
    let parts = plans.map(parts)
    let widths = parts.map(width)
    var justified: [Bool] = []
    for (index, plan) in plans.enumerated() {
      let isNarrow = room.map { widths[index] < $0 } ?? false
      justified.append(
        options.alignment == .justified && plan.isJustifiable && isNarrow
          && gaps(in: parts[index]) > 0)
    }
    let widest = widths.max() ?? 0
    let total = justified.contains(true) ? room ?? widest : min(widest, room ?? widest)
    var top = 0
    for (index, plan) in plans.enumerated() {
      let (lineHeight, baseline) = lineBox(for: metrics(of: plan))
      guard (top + lineHeight) * 64 <= Int(Fixed.limit) else {
        isBeyondLimit = true
        break
      }
      let place = LinePlace(
        width: widths[index], space: room ?? total, isJustified: justified[index], top: top,
        height: lineHeight, baseline: baseline)
      lines.append(set(plan, parts[index], at: place))
      height = Fixed(top + lineHeight)
      top = max(0, top + lineHeight + gap(after: plan))
    }
    width = Fixed(raw: Int32(clamping: total))
  }

  /// The measures of a line that is being placed: whole pixels down, 64ths across.
  private struct LinePlace {
    var width: Int
    var space: Int
    var isJustified: Bool
    var top: Int
    var height: Int
    var baseline: Int
  }

  private func parts(_ plan: Plan) -> [LinePart] {
    var parts: [LinePart] = []
    for piece in plan.pieces {
      switch piece {
      case .text(let range):
        let exact = shaped.exact(range)
        parts.append(LinePart(text: exact.text, range: exact.range))
      case .ellipsis:
        // It stands for text of the paragraph, so it runs as that does.
        if let sign = ellipsis(at: plan.start) {
          parts.append(
            LinePart(text: sign, range: 0..<sign.count, level: shaped.baseLevel(at: plan.start)))
        }
      case .hyphen:
        if let last = parts.last, let end = last.range.last,
          let sign = hyphen(ofStyle: Int(last.text.clusters[end].style))
        {
          parts.append(
            LinePart(text: sign, range: 0..<sign.count, level: last.text.clusters[end].level))
        }
      }
    }
    return parts
  }

  private func width(_ parts: [LinePart]) -> Int {
    guard let last = parts.last else { return 0 }
    return parts.reduce(-last.text.spacing(after: last.range)) {
      $0 + $1.width + $1.text.spacing(after: $1.range)
    }
  }

  /// Spaces that justifying widens: those between words.
  private func gaps(in parts: [LinePart]) -> Int {
    parts.prefix(1).reduce(0) { gaps, first in
      gaps + first.text.trimmedAtStart(first.range).count { first.text.clusters[$0].isGap }
    }
  }

  private mutating func set(_ plan: Plan, _ parts: [LinePart], at place: LinePlace) -> TextLine {
    let x = place.isJustified ? 0 : offset(of: place.width, in: place.space, plan)
    var builder = RunBuilder(shaped.content, origin: x)
    if place.isJustified {
      builder.justify(
        gaps: gaps(in: parts), extra: place.space - place.width, toWholePixels: standsOnWholePixels)
    }
    if isTruncated, options.lineBreakMode == .byClipping { builder.room = room }
    builder.add(parts)
    hiddenClusters += builder.outsideCount
    isBeyondLimit = isBeyondLimit || builder.isBeyondLimit
    var range = Int(shaped.clusters[plan.start].utf8)..<Int(shaped.clusters[plan.start].utf8)
    let shown = plan.pieces.compactMap { piece -> Range<Int>? in
      if case .text(let range) = piece { range } else { nil }
    }
    if let first = shown.first, let last = shown.last {
      range =
        Int(shaped.clusters[first.lowerBound].utf8)..<Int(shaped.clusters[last.upperBound].utf8)
    }
    let width = place.isJustified ? place.space : place.width
    return TextLine(
      runs: builder.finished(), x: Fixed(raw: Int32(clamping: x)), top: Fixed(place.top),
      baseline: Fixed(place.top + place.baseline),
      width: Fixed(raw: Int32(clamping: width)), height: Fixed(place.height), range: range,
      isTruncated: plan.pieces.contains(.ellipsis),
      decorations: builder.decorations(
        top: place.top, height: place.height, baseline: place.top + place.baseline, end: x + width))
  }

  private var standsOnWholePixels: Bool { shaped.faces[0].typeface.standsOnWholePixels }

  /// From the left edge of the room to a line; on whole pixels where the font needs that. A line
  /// wider than the room begins where its paragraph does.
  private func offset(of width: Int, in space: Int, _ plan: Plan) -> Int {
    let free = space - width
    let offset =
      if free < 0 {
        shaped.baseLevel(at: plan.start) == 1 ? free : 0
      } else {
        switch options.alignment {
        case .left: 0
        case .center: free / 2
        case .right: free
        case .justified: shaped.baseLevel(at: plan.start) == 1 ? free : 0
        case .natural: startsAtRight ? free : 0
        }
      }
    return standsOnWholePixels ? floorDivided(offset, 64) * 64 : offset
  }

  /// Whether lines begin at the right edge where nothing else is said.
  private var startsAtRight: Bool {
    options.writingDirection == .natural
      ? options.direction == .rightToLeft : options.writingDirection == .rightToLeft
  }
}
