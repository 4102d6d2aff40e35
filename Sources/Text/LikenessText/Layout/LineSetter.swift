/// Sets lines: how many there are, and the content of each. `LineSetter+Places.swift` places them.
import LikenessBase
import LikenessDisplayList

/// The state of setting one text; made, run once, and read.
struct LineSetter {
  var lines: [TextLine] = []
  var width = Fixed.zero
  var height = Fixed.zero
  private(set) var isTruncated = false
  /// How many clusters do not show, or not wholly.
  var hiddenClusters = 0
  var isBeyondLimit = false
  /// Scripts with a line end inside a word, because only a dictionary could find the end of the
  /// word.
  private(set) var brokenScripts: [Script] = []
  /// The characters of the text, of the ellipsis and of hyphens that no font has.
  private(set) var missing: [Unicode.Scalar] = []

  let shaped: ShapedText
  let options: TextOptions
  let scale: Scale
  /// The room in 64ths, nil being no limit.
  let room: Int?
  private let roomHeight: Int?
  /// The ellipsis, and the hyphen after a soft hyphen, by style; made when first needed.
  private var ellipses: [Int: ShapedText] = [:]
  private var hyphens: [Int: ShapedText] = [:]

  init(_ content: TextContent, scale: Scale, width: Double?, height: Double?, options: TextOptions)
  {
    self.options = options
    self.scale = scale
    shaped = ShapedText(content, direction: options.writingDirection, fallback: options.direction)
    room = Self.limit(width, scale)
    roomHeight = Self.limit(height, scale)
    missing = shaped.missing
    isBeyondLimit = content.isBeyondLimit
  }

  /// A length in points as 64ths of a pixel; nil where it is none or beyond what a picture can be.
  private static func limit(_ length: Double?, _ scale: Scale) -> Int? {
    guard let length else { return nil }
    let fixed = scale.fixed(length)
    return fixed.raw == Fixed.limit ? nil : max(0, Int(fixed.raw))
  }

  /// Breaks, truncates, measures and places everything.
  mutating func set() {
    var most = mostLines
    var plans = plans(upTo: most)
    // Lines in several fonts, those that help out counted, are not all of one height, so which fit
    // is known only when they are there.
    while let roomHeight, shaped.faces.count > 2 || options.paragraphSpacing > 0, plans.count > 1 {
      let fitting = linesThatFit(plans, in: roomHeight)
      if fitting >= plans.count { break }
      most = max(1, fitting)
      plans = self.plans(upTo: most)
    }
    for shown in [ellipses, hyphens].flatMap({ shown in shown.keys.sorted().compactMap { shown[$0] }
    }) {
      missing += shown.missing.filter { !missing.contains($0) }
    }
    place(plans)
  }

  // MARK: Which lines there are

  /// The content of a line.
  struct Plan {
    var pieces: [LinePiece]
    /// The cluster at which it would start if it showed nothing.
    var start: Int
    var isJustifiable: Bool
    var endsParagraph = false
  }

  /// Returns the lines of the text, at most so many. The last one shows that there is more.
  private mutating func plans(upTo most: Int?) -> [Plan] {
    var plans: [Plan] = []
    var start = 0
    isTruncated = false
    hiddenClusters = 0
    brokenScripts = []
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
      let line = brokenLine(from: start, anywhere: options.lineBreakMode == .byCharWrapping)
      plans.append(plan(line, start: start))
      start = line.next
    }
    return plans
  }

  private mutating func brokenLine(from start: Int, anywhere: Bool) -> BrokenLine {
    // Hyphens are rare, so their widths are asked for only where a line may end with one.
    var hyphens = hyphens
    let shaped = shaped
    let line = shaped.line(
      from: start,
      in: LineRoom(width: room, breaksAnywhere: anywhere) { cluster in
        let hyphen =
          hyphens[Int(shaped.clusters[cluster].style)]
          ?? Self.sign(["\u{2010}", "-"], at: cluster, of: shaped)
        hyphens[Int(shaped.clusters[cluster].style)] = hyphen
        return hyphen.width(0..<hyphen.count) + shaped.spacing(after: cluster..<cluster + 1)
      })
    if line.isHyphenated { self.hyphens = hyphens }
    if !anywhere { noteBrokenWord(line) }
    return line
  }

  /// Notes a script without spaces between words, where a line ends in it at no place that UAX #14
  /// names.
  private mutating func noteBrokenWord(_ line: BrokenLine) {
    guard !line.endsParagraph, line.next > 0, line.next < shaped.count,
      !shaped.clusters[line.next - 1].flags.contains(.mayEndLine)
    else {
      return
    }
    let bytes = Int(shaped.clusters[line.next].utf8)..<Int(shaped.clusters[line.next + 1].utf8)
    if let script = shaped.content.text.bytes(bytes).unicodeScalars.first.map(Script.init(of:)),
      script.needsDictionary,
      !brokenScripts.contains(script)
    {
      brokenScripts.append(script)
    }
  }

  private func plan(_ line: BrokenLine, start: Int) -> Plan {
    var pieces: [LinePiece] = line.content.isEmpty ? [] : [.text(line.content)]
    if line.isHyphenated { pieces.append(.hyphen) }
    return Plan(
      pieces: pieces, start: start, isJustifiable: !line.endsParagraph,
      endsParagraph: line.endsParagraph)
  }

  /// The most lines, by the options and by the room's height; nil for no limit.
  private var mostLines: Int? {
    let byNumber = options.numberOfLines > 0 ? options.numberOfLines : nil
    guard let roomHeight, shaped.content.styles.count == 1 else { return byNumber }
    let (lineHeight, _) = lineBox(for: metrics(ofStyleAt: 0))
    let distance = max(1, (lineHeight + gap) * 64)
    let byHeight = max(1, floorDivided(roomHeight + gap * 64, distance))
    return min(byNumber ?? byHeight, byHeight)
  }

  private func linesThatFit(_ plans: [Plan], in roomHeight: Int) -> Int {
    var top = 0
    for (index, plan) in plans.enumerated() {
      let (lineHeight, _) = lineBox(for: metrics(of: plan))
      if (top + lineHeight) * 64 > roomHeight { return index }
      top = max(0, top + lineHeight + gap(after: plan))
    }
    return plans.count
  }

  /// The last line that is allowed, which has to do something about all that follows.
  private mutating func lastPlan(from start: Int) -> Plan {
    let mode = options.lineBreakMode
    let end = shaped.paragraphEnd(from: start)
    let paragraph = shaped.trimmedAtEnd(start..<end)
    // A newline at the very end is not followed by a line.
    let isLastParagraph = end + 1 >= shaped.count
    let fits =
      room.map {
        shaped.width(paragraph) <= $0 + shaped.slack && shaped.exact(paragraph).width <= $0
      } ?? true
    if fits && isLastParagraph || mode == .byClipping {
      isTruncated = !(fits && isLastParagraph)
      // Those of the line that lie outside of the room are known when they are placed.
      hiddenClusters = isLastParagraph ? 0 : shaped.count - paragraph.upperBound
      return Plan(
        pieces: paragraph.isEmpty ? [] : [.text(paragraph)], start: start, isJustifiable: false)
    }
    let line = brokenLine(from: start, anywhere: mode == .byCharWrapping)
    // A single letter that is wider than the room is no less shown for that.
    isTruncated = !shaped.trimmedAtEnd(line.next..<shaped.count).isEmpty
    if !isTruncated || mode == .byWordWrapping || mode == .byCharWrapping {
      hiddenClusters = isTruncated ? shaped.count - line.content.upperBound : 0
      return plan(line, start: start)
    }
    let rest = mode == .byTruncatingTail ? paragraph : shaped.trimmedAtEnd(start..<shaped.count)
    let pieces: [LinePiece]
    let ellipsis = makeEllipsis(at: start)
    if let room {
      pieces = shaped.truncated(rest, to: room, with: ellipsis, mode)
    } else {
      pieces =
        mode == .byTruncatingTail && !rest.isEmpty
        ? [.text(rest), .ellipsis] : [.ellipsis, .text(rest)]
    }
    hiddenClusters = hidden(by: pieces, start: start)
    return Plan(pieces: pieces, start: start, isJustifiable: false)
  }

  /// How many clusters an ellipsis stands for: those between what is shown on either side of it, or
  /// the ends of the text.
  private func hidden(by pieces: [LinePiece], start: Int) -> Int {
    let ellipsis = pieces.firstIndex(of: .ellipsis) ?? pieces.endIndex
    var range = start..<shaped.count
    for case .text(let head) in pieces[..<ellipsis] { range = head.upperBound..<range.upperBound }
    for case .text(let tail) in pieces[ellipsis...] { range = range.lowerBound..<tail.lowerBound }
    return range.count
  }

  // MARK: Signs that the text does not have

  /// The ellipsis in the style of the line's beginning, which does not depend on how much is left
  /// out.
  private mutating func makeEllipsis(at cluster: Int) -> ShapedText {
    let style = Int(shaped.clusters[cluster].style)
    // Three dots of the same font go better with the text than the ellipsis of another.
    let made = ellipses[style] ?? Self.sign(["…", "..."], at: cluster, of: shaped)
    ellipses[style] = made
    return made
  }

  /// The ellipsis of a line that starts at a cluster.
  func ellipsis(at cluster: Int) -> ShapedText? { ellipses[Int(shaped.clusters[cluster].style)] }

  /// The hyphen of a line that ends with a soft one of a style.
  func hyphen(ofStyle style: Int) -> ShapedText? { hyphens[style] }

  /// The first of two signs, or the second if only that is in the requested font, in the style of a
  /// cluster.
  private static func sign(_ signs: [String], at cluster: Int, of shaped: ShapedText) -> ShapedText
  {
    let style = shaped.content.styles[Int(shaped.clusters[cluster].style)]
    let typeface = shaped.faces[style.chain.lowerBound].typeface
    func has(_ sign: String) -> Bool {
      sign.unicodeScalars.first.map { typeface.glyph(for: $0) != nil } ?? false
    }
    let text = has(signs[0]) || !has(signs[1]) ? signs[0] : signs[1]
    return ShapedText(TextContent(text, in: style, of: shaped.content))
  }
}
