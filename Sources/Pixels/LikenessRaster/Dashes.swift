/// Cuts subpaths into dashes.
import LikenessBase
import LikenessDisplayList

/// The lengths of dashes and gaps in turn, which start again with each subpath.
struct DashPattern {
  private let lengths: [Double]
  private let period: Double
  /// The offset into the period at which a subpath starts.
  private let phase: Double

  /// The most dashes of a subpath. A line with more is drawn solid: no visible line has so many,
  /// and each takes time.
  private static let limit = 65_536.0

  /// The pattern of a stroke; nil for a solid line.
  init?(_ stroke: Stroke) {
    let once = stroke.dashes.map { max($0, Fixed.zero) }
    let lengths = once.count % 2 == 0 ? once : once + once
    // In 64ths, which are exact, and whose sum may need more bits than an Int has on small
    // machines.
    let period = lengths.reduce(Int64(0)) { $0 + Int64($1.raw) }
    guard period > 0 else { return nil }
    let rest = Int64(stroke.dashPhase.raw) % period
    self.lengths = lengths.map { $0.pixels }
    self.period = Double(period) / 64
    phase = Double(rest < 0 ? rest + period : rest) / 64
  }

  /// The dashes of a subpath. On a closed one the dash that reaches its end goes on in the one that
  /// starts it.
  func dashes(of chain: ChordChain) -> [ChordChain] {
    let total = chain.chords.reduce(0) { $0 + ($1.end - $1.start).length }
    guard total / period * Double(lengths.count / 2) <= Self.limit else { return [chain] }
    var index = 0
    var left = phase
    while left > 0, left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    var dashes: [ChordChain] = []
    var dash = ChordChain()
    let startsInDash = index % 2 == 0

    func finish() {
      if !dash.chords.isEmpty { dashes.append(dash) }
      dash = ChordChain()
    }

    for (number, chord) in chain.chords.enumerated() {
      var place = chord.start
      var isSmooth = chord.isSmooth
      var length = (chord.end - chord.start).length
      let hasExtent = length > 0
      func add(to end: Vector) {
        dash.chords.append(
          Chord(start: place, end: end, direction: chord.direction, isSmooth: isSmooth))
        isSmooth = true
      }
      func advance() {
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      while length >= left {
        let end = length == left ? chord.end : place + chord.direction * left
        if index % 2 == 0 { add(to: end) }
        finish()
        place = end
        length -= left
        advance()
        while left == 0 {
          // A dash without extent is a dot, drawn by its caps. The end of the subpath is not in it.
          if index % 2 == 0, length > 0 || number + 1 < chain.chords.count {
            add(to: place)
            finish()
          }
          advance()
        }
      }
      left -= length
      if index % 2 == 0, length > 0 || !hasExtent { add(to: chord.end) }
    }
    let endsInDash = !dash.chords.isEmpty
    finish()
    guard chain.isClosed, startsInDash, endsInDash, let last = dashes.last else { return dashes }
    if dashes.count == 1 { return [chain] }
    dashes[0].chords = last.chords + dashes[0].chords
    dashes.removeLast()
    return dashes
  }
}
