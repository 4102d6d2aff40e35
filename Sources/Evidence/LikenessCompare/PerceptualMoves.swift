/// The moves by which ``PerceptualRegion`` explains what two pictures differ by.

/// Moves to one side, in eighths of a pixel: how far each picture moves, the other one as far the opposite way, up to half a pixel.
struct PerceptualMoves: Sendable {
  typealias Span = (near: Int, far: Int)

  /// The nearest and the farthest, both of one sign.
  let x: Span
  let y: Span
  /// Its quarters with moves in them; of a quarter itself none.
  let parts: [PerceptualMoves]
  let moves: [(x: Int, y: Int)]

  /// All moves: to the right and down, to the left and down, to the right and up, to the left and up.
  static let all: [PerceptualMoves] = [false, true].flatMap { isUp in
    [false, true].map { isLeft in
      let (x, y): (Span, Span) = (isLeft ? (-1, -4) : (0, 4), isUp ? (-1, -4) : (0, 4))
      return PerceptualMoves(
        x, y, parts: halves(y).flatMap { y in halves(x).map { PerceptualMoves($0, y, parts: []) } }.filter { !$0.moves.isEmpty })
    }
  }

  private init(_ x: Span, _ y: Span, parts: [PerceptualMoves]) {
    (self.x, self.y, self.parts) = (x, y, parts)
    moves = Self.values(y).flatMap { y in Self.values(x).map { (x: $0, y: y) } }.filter { $0.x * $0.x + $0.y * $0.y <= 16 }
  }

  private static func halves(_ span: Span) -> [Span] { [(span.near, 2 * span.far.signum()), (3 * span.far.signum(), span.far)] }

  private static func values(_ span: Span) -> [Int] { Array(stride(from: span.near, through: span.far, by: span.far.signum())) }
}
