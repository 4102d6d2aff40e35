/// Glyph runs from clusters: one run as long as the font stays the same.
import LikenessGraphics

/// Puts the clusters of a line next to each other.
struct RunBuilder {
  /// Whether glyphs beyond the bounds of a picture were left out.
  private(set) var isBeyondLimit = false

  private var runs: [PlacedRun] = []
  private let faces: [ShapedFace]
  private var pen: Int
  private var extra = (gaps: 0, amount: 0, unit: 1, passed: 0)
  private var open: (face: UInt8, x: Int, glyphs: [PositionedGlyph], text: String)?

  /// Starts at `origin`, in 64ths from the layout's left edge.
  init(shaped: ShapedText, text: String, origin: Int) {
    faces = shaped.faces
    pen = origin
  }

  /// Shares `extra` 64ths among the first `gaps` spaces between words, as evenly as the grid allows.
  mutating func justify(gaps: Int, extra: Int, toWholePixels: Bool) {
    let unit = toWholePixels ? 64 : 1
    self.extra = (gaps, extra / unit, unit, 0)
  }

  /// Adds clusters of a text after what is there.
  mutating func add(_ range: Range<Int>, of shaped: ShapedText, text: String) {
    let words = shaped.trimmedAtStart(range).lowerBound
    let origin = pen - shaped.clusters[range.lowerBound].x
    var widened = 0
    var textStart = range.lowerBound
    for place in range {
      let cluster = shaped.clusters[place]
      let x = origin + cluster.x + widened
      if x < -Int(Fixed.limit) {
        isBeyondLimit = true
        textStart = place + 1
        continue
      }
      if x > Int(Fixed.limit) {
        isBeyondLimit = true
        close(through: textStart..<place, of: shaped, text)
        textStart = range.upperBound
        break
      }
      for index in Int(cluster.glyph)..<Int(shaped.clusters[place + 1].glyph) {
        let glyph = shaped.glyphs[index]
        if open.map({ $0.face != glyph.face }) ?? true {
          close(through: textStart..<place, of: shaped, text)
          textStart = place
          open = (glyph.face, x, [], "")
        }
        let start = open?.x ?? x
        open?.glyphs.append(
          PositionedGlyph(id: glyph.id, x: Fixed(raw: Int32(clamping: x + Int(glyph.x) - start)), y: Fixed(raw: glyph.y)))
      }
      if cluster.kind == .space, place >= words { widened += widening() }
    }
    if textStart < range.upperBound { open?.text += Self.slice(textStart..<range.upperBound, of: shaped, text) }
    pen = origin + shaped.clusters[range.upperBound].x + widened
  }

  /// The runs, the last of them ended.
  mutating func finished() -> [PlacedRun] {
    finishOpen()
    return runs
  }

  /// Ends the open run with the text up to here.
  private mutating func close(through range: Range<Int>, of shaped: ShapedText, _ text: String) {
    if !range.isEmpty { open?.text += Self.slice(range, of: shaped, text) }
    finishOpen()
  }

  private mutating func finishOpen() {
    guard let run = open, !run.glyphs.isEmpty else { return }
    let face = faces[Int(run.face)]
    runs.append(
      PlacedRun(GlyphRun(font: face.reference, size: face.size, text: run.text, glyphs: run.glyphs), x: Fixed(raw: Int32(clamping: run.x))))
    open = nil
  }

  /// What the next gap gets: differences of a straight line on the grid, so that they add up exactly.
  private mutating func widening() -> Int {
    guard extra.passed < extra.gaps else { return 0 }
    let before = extra.amount * extra.passed / extra.gaps
    extra.passed += 1
    return (extra.amount * extra.passed / extra.gaps - before) * extra.unit
  }

  private static func slice(_ range: Range<Int>, of shaped: ShapedText, _ text: String) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: Int(shaped.clusters[range.lowerBound].utf8))
    let end = text.utf8.index(text.startIndex, offsetBy: Int(shaped.clusters[range.upperBound].utf8))
    return String(text[start..<end])
  }
}
