/// From characters to glyphs with advances, before lines are known. Line breaking and placing see
/// nothing else of fonts.
import LikenessDisplayList

/// A text as clusters, the characters that a reader sees, which are never split.
///
/// Clusters stand in reading order, and the places of their glyphs count from their left edges, so
/// a line can show them in another order. Advances may depend on neighbors (kerning, ligatures, a
/// tab's place in its paragraph). Where a line cuts what was shaped in one, ``exact(_:)`` shapes
/// the parts again.
struct ShapedText {
  /// One character as a reader sees it.
  struct Cluster {
    /// The sum of the advances before it, from the start of the text, in 64ths of a pixel: up to
    /// 2^24 clusters of 2^25 fit 64 bits.
    var x: Int
    /// The start of its bytes in the text.
    var utf8: Int32
    /// The start of its glyphs.
    var glyph: Int32
    /// Its style among those of the content.
    var style: UInt16
    /// Its role in lines.
    var kind: ClusterKind
    /// The level of UAX #9; odd ones run from right to left.
    var level: UInt8
    /// Its flags.
    var flags: Flags

    /// Whether justified lines widen it.
    var isGap: Bool { kind == .space || flags.contains(.isNoBreakSpace) }
  }

  /// The flags of a cluster.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line may end after it.
    static let mayEndLine = Flags(rawValue: 1)
    /// A line that ends after it shows a hyphen.
    static let isSoftHyphen = Flags(rawValue: 2)
    /// Its paragraph runs from right to left.
    static let isInRightToLeftParagraph = Flags(rawValue: 4)
    /// No letter spacing follows it, as its script joins letters.
    static let isUnspaced = Flags(rawValue: 8)
    /// A space at which no line ends; justified like others.
    static let isNoBreakSpace = Flags(rawValue: 16)
  }

  /// A glyph, the font it is from, and its place from the left edge of its cluster.
  struct Glyph {
    var id: UInt32
    var x: Int32
    var y: Int32
    var face: UInt16
  }

  /// The clusters, and one more that ends the text.
  var clusters: [Cluster] = []
  /// The glyphs of all clusters.
  var glyphs: [Glyph] = []
  /// The runs that a shaper shaped, in reading order.
  var runs: [ShapedRun] = []
  /// The text, its fonts and its styles.
  let content: TextContent
  /// Characters that no font has, each once, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []
  /// Those of them that are emoji.
  private(set) var emoji: Set<Unicode.Scalar> = []
  /// Scripts whose letters were set side by side by a font that can't join them.
  private(set) var unshaped: [Script] = []
  /// Scripts whose letters join, so that the letter spacing that was asked for is left out.
  var unspaced: [Script] = []

  var faces: [ShapedFace] { content.faces }

  /// The count of clusters.
  var count: Int { clusters.count - 1 }

  /// Shapes a text. Every cluster is looked at a fixed number of times.
  ///
  /// - Parameters:
  ///   - direction: how paragraphs run; natural takes that of the first strong character.
  ///   - fallback: how paragraphs run that have no such character.
  init(
    _ content: TextContent, direction: WritingDirection = .natural,
    fallback: LayoutDirection = .leftToRight
  ) {
    self.content = content
    let bytes = TextBytes(content.text)
    readClusters(bytes)
    resolveLevels(bytes, direction: direction, fallback: fallback)
    var shaper = ClusterShaper(content: content, bytes: bytes)
    glyphs.reserveCapacity(clusters.count)
    var start = 0
    while start < count {
      let style = content.styles[Int(clusters[start].style)]
      var end = start + 1
      while end < count,
        clusters[end].style == clusters[start].style
          || content.styles[Int(clusters[end].style)].shapesLike(style)
      {
        end += 1
      }
      if style.attachment == nil, faces[style.chain].contains(where: \.hasShaper) {
        shape(start..<end, in: style, with: &shaper, bytes)
      } else {
        for place in start..<end { append(place, of: style, with: &shaper) }
      }
      start = end
    }
    missing = shaper.missing
    emoji = shaper.emoji
    unshaped = shaper.unshaped
  }

  /// Shapes a cluster by itself; its end is moved to where it then is.
  mutating func append(_ place: Int, of style: ContentStyle, with shaper: inout ClusterShaper) {
    let x = clusters[place].x
    let advance = shaper.shape(
      Int(clusters[place].utf8)..<Int(clusters[place + 1].utf8), kind: clusters[place].kind,
      style: style,
      isMirrored: clusters[place].level & 1 == 1, at: x, into: &glyphs)
    end(place, advance: spaced(advance, by: style.letterSpacing))
    if clusters[place].kind == .newline { shaper.paragraphStart = clusters[place + 1].x }
  }

  /// Moves the end of a cluster whose glyphs are there.
  mutating func end(_ place: Int, advance: Int) {
    clusters[place + 1].x = clusters[place].x + advance
    clusters[place + 1].glyph = Int32(clamping: glyphs.count)
  }

  /// The same text with other clusters, as part of it.
  func part(_ clusters: [Cluster], _ glyphs: [Glyph]) -> ShapedText {
    var part = self
    part.clusters = clusters
    part.glyphs = glyphs
    part.runs = []
    return part
  }

  // MARK: Measures of a range

  /// The space that the last cluster of a range adds, which counts for nothing at the end of a
  /// line.
  func spacing(after range: Range<Int>) -> Int {
    guard let last = range.last else { return content.styles[0].letterSpacing }
    return clusters[last].flags.contains(.isUnspaced)
      ? 0 : content.styles[Int(clusters[last].style)].letterSpacing
  }

  /// The width of clusters set next to each other as they were shaped, in 64ths; nothing is added
  /// after the last.
  func width(_ range: Range<Int>) -> Int {
    let sum = clusters[range.upperBound].x - clusters[range.lowerBound].x
    return sum > 0 ? max(0, sum - spacing(after: range)) : 0
  }

  /// The range without the spaces and line ends at its end.
  func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The range without the spaces and line ends at its beginning.
  func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, isBlank(start) { start += 1 }
    return start..<range.upperBound
  }

  /// Whether a cluster is a space or a line end.
  func isBlank(_ cluster: Int) -> Bool {
    clusters[cluster].kind == .space || clusters[cluster].kind == .newline
  }

  /// The level of the paragraph that a cluster is in.
  func baseLevel(at cluster: Int) -> UInt8 {
    clusters[cluster].flags.contains(.isInRightToLeftParagraph) ? 1 : 0
  }
}
