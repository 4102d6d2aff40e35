/// Setting lines: which there are, where they stand, and what each draws.
import LikenessGraphics

/// The state of setting one text; made, run once, and read.
struct LineSetter {
  private(set) var lines: [TextLine] = []
  private(set) var width = Fixed.zero
  private(set) var height = Fixed.zero
  private(set) var isTruncated = false
  private(set) var isBeyondLimit = false
  /// The characters of the text and of the ellipsis that no font has.
  private(set) var missing: [Unicode.Scalar] = []

  private let text: String
  private let shaped: ShapedText
  private let ellipsis: ShapedText
  private let options: TextOptions
  private let scale: Scale
  /// The room in 64ths, nil being no limit.
  private let room: Int?
  private let roomHeight: Int?
  private let standsOnWholePixels: Bool
  private var usesEllipsis = false

  init(text: String, faces: [ShapedFace], scale: Scale, width: Double?, height: Double?, options: TextOptions) {
    var kept = text
    if text.utf8.count > ShapedText.maximumBytes {
      kept = String(text[..<text.utf8.index(text.startIndex, offsetBy: ShapedText.maximumBytes)])
      isBeyondLimit = true
    }
    kept.makeContiguousUTF8()
    self.text = kept
    self.options = options
    self.scale = scale
    standsOnWholePixels = faces[0].typeface.standsOnWholePixels
    var spacing = Int(scale.fixed(options.letterSpacing).raw)
    if standsOnWholePixels { spacing = floorDivided(spacing + 32, 64) * 64 }
    shaped = ShapedText(kept, faces: faces, letterSpacing: spacing)
    // Three dots of the same font go better with the text than the ellipsis of another.
    let hasEllipsis = faces[0].typeface.glyph(for: "…") != nil || faces[0].typeface.glyph(for: ".") == nil
    ellipsis = ShapedText(hasEllipsis ? "…" : "...", faces: faces, letterSpacing: spacing)
    room = Self.limit(width, scale)
    roomHeight = Self.limit(height, scale)
    missing = shaped.missing
  }

  /// A length in points as 64ths of a pixel; nil where it is none or beyond what a picture can be.
  private static func limit(_ length: Double?, _ scale: Scale) -> Int? {
    guard let length else { return nil }
    let fixed = scale.fixed(length)
    return fixed.raw == Fixed.limit ? nil : max(0, Int(fixed.raw))
  }

  /// Breaks, truncates, measures and places everything.
  mutating func set() {
    var plans: [Plan] = []
    var start = 0
    let most = mostLines
    while start < shaped.count {
      if plans.count + 1 == most {
        plans.append(lastPlan(from: start))
        break
      }
      // Far more lines than a picture can hold need not be looked at.
      if plans.count > Int(Fixed.limit) / 64 {
        isBeyondLimit = true
        break
      }
      let line = shaped.line(from: start, width: room, byCharacters: options.lineBreakMode == .byCharWrapping)
      plans.append(Plan(pieces: line.content.isEmpty ? [] : [.text(line.content)], start: start, isJustifiable: !line.endsParagraph))
      start = line.next
    }
    if usesEllipsis { missing += ellipsis.missing.filter { !missing.contains($0) } }
    place(plans)
  }

  // MARK: Which lines there are

  /// What a line shows.
  private struct Plan {
    var pieces: [LinePiece]
    /// The cluster at which it would start if it showed nothing.
    var start: Int
    var isJustifiable: Bool
  }

  /// The most lines, by the options and by the room's height; nil for no limit.
  private var mostLines: Int? {
    let byNumber = options.numberOfLines > 0 ? options.numberOfLines : nil
    guard let roomHeight else { return byNumber }
    let (lineHeight, _) = lineBox(for: shaped.faces[0].metrics)
    let distance = max(1, (lineHeight + gap) * 64)
    let byHeight = max(1, floorDivided(roomHeight + gap * 64, distance))
    return min(byNumber ?? byHeight, byHeight)
  }

  /// The last line that is allowed, which has to do something about all that follows.
  private mutating func lastPlan(from start: Int) -> Plan {
    let mode = options.lineBreakMode
    let end = shaped.paragraphEnd(from: start)
    let paragraph = shaped.trimmedAtEnd(start..<end)
    // A newline at the very end is not followed by a line.
    let isLastParagraph = end + 1 >= shaped.count
    let fits = room.map { shaped.width(paragraph) <= $0 } ?? true
    if fits && isLastParagraph || mode == .byClipping {
      isTruncated = !(fits && isLastParagraph)
      return Plan(pieces: paragraph.isEmpty ? [] : [.text(paragraph)], start: start, isJustifiable: false)
    }
    isTruncated = true
    if mode == .byWordWrapping || mode == .byCharWrapping {
      let line = shaped.line(from: start, width: room, byCharacters: mode == .byCharWrapping)
      return Plan(
        pieces: line.content.isEmpty ? [] : [.text(line.content)], start: start, isJustifiable: !line.endsParagraph)
    }
    usesEllipsis = true
    let rest = mode == .byTruncatingTail ? paragraph : shaped.trimmedAtEnd(start..<shaped.count)
    let pieces: [LinePiece]
    if let room {
      pieces = shaped.truncated(rest, to: room, ellipsisWidth: ellipsis.width(0..<ellipsis.count), mode)
    } else {
      pieces = mode == .byTruncatingTail && !rest.isEmpty ? [.text(rest), .ellipsis] : [.ellipsis, .text(rest)]
    }
    return Plan(pieces: pieces, start: start, isJustifiable: false)
  }

  // MARK: Where they stand

  /// Whole pixels between two lines.
  private var gap: Int {
    let leading = shaped.faces[0].metrics.leading.ceiling
    return leading + floorDivided(Int(scale.fixed(options.lineSpacing).raw) + 32, 64)
  }

  /// The height of a line and the baseline's distance from its top, in whole pixels.
  private func lineBox(for metrics: FontMetrics) -> (height: Int, baseline: Int) {
    let ascent = metrics.ascent.ceiling
    let natural = ascent + metrics.descent.ceiling
    let height: Int
    switch options.lineHeight {
    case .natural: height = natural
    case .multiple(let factor):
      // Exact enough on every machine: one IEEE product of a small whole number, rounded once.
      let bounded = factor >= 0.1 ? min(factor, 10) : 0.1
      height = max(1, Int((Double(natural) * bounded).rounded()))
    case .points(let points):
      height = max(1, (Int(scale.fixed(clampedLength(points, limit: 10_000)).raw) + 32) >> 6)
    }
    // The shift rounds down, so an odd pixel that is added goes above, and one that is taken is taken above.
    return (height, ascent + ((height - natural + 1) >> 1))
  }

  private mutating func place(_ plans: [Plan]) {
    let widths = plans.map { plan in plan.pieces.isEmpty ? 0 : lineWidth(plan.pieces) }
    var justified: [Bool] = []
    for (plan, width) in zip(plans, widths) {
      justified.append(options.alignment == .justified && plan.isJustifiable && (room.map { width < $0 } ?? false) && gaps(in: plan) > 0)
    }
    let widest = widths.max() ?? 0
    let total = justified.contains(true) ? room ?? widest : min(widest, room ?? widest)
    var top = 0
    for (index, plan) in plans.enumerated() {
      let faces = facesUsed(plan)
      let (lineHeight, baseline) = lineBox(for: combined(faces))
      guard (top + lineHeight) * 64 <= Int(Fixed.limit) else {
        isBeyondLimit = true
        break
      }
      lines.append(
        set(
          plan, width: widths[index], space: room ?? total, isJustified: justified[index], top: top, height: lineHeight, baseline: baseline)
      )
      height = Fixed(top + lineHeight)
      top = max(0, top + lineHeight + gap)
    }
    width = Fixed(raw: Int32(clamping: total))
  }

  private func lineWidth(_ pieces: [LinePiece]) -> Int {
    pieces.reduce(-shaped.letterSpacing) { sum, piece in
      switch piece {
      case .text(let range): sum + shaped.width(range) + shaped.letterSpacing
      case .ellipsis: sum + ellipsis.width(0..<ellipsis.count) + shaped.letterSpacing
      }
    }
  }

  /// Spaces that justifying widens: those between words.
  private func gaps(in plan: Plan) -> Int {
    guard case .text(let range) = plan.pieces.first else { return 0 }
    return shaped.trimmedAtStart(range).reduce(0) { $0 + (shaped.clusters[$1].kind == .space ? 1 : 0) }
  }

  /// Which fonts a line uses, the boxes apart, which adapt to the font.
  private func facesUsed(_ plan: Plan) -> Set<UInt8> {
    guard shaped.faces.count > 2 else { return [] }
    return plan.pieces.reduce(into: []) { used, piece in
      guard case .text(let range) = piece else { return }
      for glyph in shaped.glyphs[Int(shaped.clusters[range.lowerBound].glyph)..<Int(shaped.clusters[range.upperBound].glyph)]
      where glyph.face > 0 && Int(glyph.face) < shaped.faces.count - 1 { used.insert(glyph.face) }
    }
  }

  /// The metrics of the wished font, with room for others that a line uses.
  private func combined(_ others: Set<UInt8>) -> FontMetrics {
    var metrics = shaped.faces[0].metrics
    for other in others {
      metrics.ascent = max(metrics.ascent, shaped.faces[Int(other)].metrics.ascent)
      metrics.descent = max(metrics.descent, shaped.faces[Int(other)].metrics.descent)
    }
    return metrics
  }

  // MARK: What each draws

  private mutating func set(
    _ plan: Plan, width: Int, space: Int, isJustified: Bool, top: Int, height: Int, baseline: Int
  ) -> TextLine {
    let x = isJustified ? 0 : offset(of: width, in: space)
    var builder = RunBuilder(shaped: shaped, text: text, origin: x)
    if isJustified { builder.justify(gaps: gaps(in: plan), extra: space - width, toWholePixels: standsOnWholePixels) }
    for piece in plan.pieces {
      switch piece {
      case .text(let range): builder.add(range, of: shaped, text: text)
      case .ellipsis: builder.add(0..<ellipsis.count, of: ellipsis, text: ellipsis.count == 1 ? "…" : "...")
      }
    }
    isBeyondLimit = isBeyondLimit || builder.isBeyondLimit
    var range = Int(shaped.clusters[plan.start].utf8)..<Int(shaped.clusters[plan.start].utf8)
    let shown = plan.pieces.compactMap { piece -> Range<Int>? in if case .text(let range) = piece { range } else { nil } }
    if let first = shown.first, let last = shown.last {
      range = Int(shaped.clusters[first.lowerBound].utf8)..<Int(shaped.clusters[last.upperBound].utf8)
    }
    return TextLine(
      runs: builder.finished(), x: Fixed(raw: Int32(clamping: x)), top: Fixed(top), baseline: Fixed(top + baseline),
      width: Fixed(raw: Int32(clamping: isJustified ? space : width)), height: Fixed(height), range: range,
      isTruncated: plan.pieces.contains(.ellipsis))
  }

  /// From the left edge of the room to a line; on whole pixels where the font needs that. A line wider than the room begins where reading begins.
  private func offset(of width: Int, in space: Int) -> Int {
    let startsAtRight = options.direction == .rightToLeft
    let free = space - width
    let offset: Int
    switch options.alignment {
    case .left: offset = free < 0 && startsAtRight ? free : 0
    case .center: offset = free < 0 ? (startsAtRight ? free : 0) : free / 2
    case .right: offset = free < 0 && !startsAtRight ? 0 : free
    case .justified, .natural: offset = startsAtRight ? free : 0
    }
    return standsOnWholePixels ? floorDivided(offset, 64) * 64 : offset
  }
}
