/// Confirming what ``Metric/perceptual`` forgives: whether the surroundings of a pixel show the same drawing in both pictures.
///
/// An edge explains a single pixel. It does not tell a stem that moved from one that appeared, went, or took another colour. So a pixel that the
/// rule of an edge forgives is asked again with what lies around it, in the channel that differs most there. It stays forgiven where
///
/// 1. *it changed by a part*: by at most 13/16 of the contrast, which is that of the 5 by 5 pixels around it in the picture that has more;
/// 2. *the ink is the same*: see ``PerceptualInk``;
/// 3. *the drawing is the same*: both pictures, softened by 1-2-1 in both directions, agree in these 5 by 5 pixels after they moved towards each
///    other, each by up to half a pixel, and after the ink became weaker or stronger by nothing, 1/8 or 1/4. What is left is at most 11/64 of the
///    contrast, or 2, anywhere. Softening makes what is left of an edge depend little on where it falls between pixels;
/// 4. *it does not stand alone*: where ``PerceptualAnchors`` hold what lies beside it, no renderer and no shift of text explains what is left of the third.
///    The pictures must agree then after a move with the ink as it is, up to 3/32 of the contrast, or 2.
///
/// A shift of text keeps to all four, and so does another kind of anti-aliasing or another contrast of text, in moderation. A digit or a letter in
/// the place of another seldom keeps to the third where text has 10 pixels or more; in smaller text many are so alike that a shift explains them, and the
/// fourth finds most of these. The limits were found on the corpora in `tools/perceptual`: tighter ones fail text that moved, wider ones pass letters.
///
/// Exchanging the pictures changes no answer, nor does moving or mirroring both.
import LikenessGraphics

/// The question for one pixel after another. It keeps the room that it works in, and the move that explained the pixel before, to try it first.
final class PerceptualRegion {
  private typealias Row = PerceptualWindow.Row
  private typealias Values = PerceptualWindow.Values

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let height: Int
  /// One for each channel.
  private let windows: (PerceptualWindow, PerceptualWindow, PerceptualWindow, PerceptualWindow)
  private let anchors: PerceptualAnchors
  private let ranges = PerceptualMoves.all
  private var lastMove = (x: 0, y: 0)

  /// The pictures must outlive the value.
  ///
  /// - Parameter ignored: places where it is not asked whether ink stayed or changed.
  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int, ignored: IgnoredArea, kernels: Kernels = .chosen) {
    self.a = a
    self.b = b
    self.width = width
    self.height = height
    anchors = PerceptualAnchors(a, b, width: width, height: height, ignored: ignored, kernels: kernels)
    windows = (PerceptualWindow(channel: 0), PerceptualWindow(channel: 8), PerceptualWindow(channel: 16), PerceptualWindow(channel: 24))
  }

  /// Whether a pixel that an edge explains is explained by what lies around it, too.
  func confirms(_ x: Int, _ y: Int) -> Bool {
    let window = mostChangedChannel(x, y)
    let index = x % PerceptualWindow.count
    window.move(to: x &- index, y, a, b, width: width, height: height)
    let centre = 4 &* PerceptualWindow.stride &+ 4 &+ index
    let ink = PerceptualInk(
      window.first + centre, window.second + centre, stride: PerceptualWindow.stride, window.extremes(index))
    let d = Int32(abs(window.second[centre] &- window.first[centre]))
    guard d &* 16 <= 13 &* Int32(ink.contrast), !ink.isRecoloured else { return false }
    // Softened values are 16 times as large: at most 4080, and the limits at most 701 and 382.
    let limit = Int16(truncatingIfNeeded: max(32, Int32(ink.contrast) &* 11 / 4))
    let strict = Int16(truncatingIfNeeded: max(32, Int32(ink.contrast) &* 3 / 2))
    let around = Surroundings(window: window, index: index)
    if agrees(lastMove, around, strict) { return true }
    guard agrees(lastMove, around, limit) || explains(lastMove, around, limit, ink, .all) || isExplained(around, limit, ink, .all) else {
      return false
    }
    return !anchors.hold(x, y, channel: window.shift, contrast: Int32(ink.contrast)) || isExplained(around, strict, ink, .unchanged)
  }

  /// Whether there is a move after which the softened pictures agree, under one of `weights`.
  private func isExplained(_ around: Surroundings, _ limit: Int16, _ ink: PerceptualInk, _ weights: PerceptualWeights) -> Bool {
    for range in ranges {
      let open = possible(range, around, limit, ink, weights)
      guard !open.isEmpty else { continue }
      for part in range.parts {
        let open = possible(part, around, limit, ink, open)
        guard !open.isEmpty else { continue }
        for move in part.moves where explains(move, around, limit, ink, open) {
          lastMove = move
          return true
        }
      }
    }
    return false
  }

  /// The window of the channel that differs most, the first of such.
  private func mostChangedChannel(_ x: Int, _ y: Int) -> PerceptualWindow {
    func change(_ shift: UInt32) -> Int32 {
      abs(PlainPerceptual.channel(a, x, y, shift) &- PlainPerceptual.channel(b, x, y, shift))
    }
    let changes = (change(0), change(8), change(16), change(24))
    let most = max(changes.0, changes.1, changes.2, changes.3)
    if changes.0 == most { return windows.0 }
    if changes.1 == most { return windows.1 }
    return changes.2 == most ? windows.2 : windows.3
  }

  // MARK: Moves

  /// Which of `weights` may explain the pictures after some move of a range: each value is then between the least and the most that the ends of the range
  /// bring, and so is all that is made of them.
  private func possible(
    _ range: PerceptualMoves, _ around: Surroundings, _ limit: Int16, _ ink: PerceptualInk, _ weights: PerceptualWeights
  ) -> PerceptualWeights {
    let highest = Row(repeating: ink.highest &* 16)
    let lowest = Row(repeating: ink.lowest &* 16)
    let near = around.slid(by: range.x.near)
    let far = around.slid(by: range.x.far)
    var open = weights
    var step = 0
    while step < 5 {
      let j = Self.row(step)
      let p = Self.bounds(near.first, far.first, j, range.y)
      let q = Self.bounds(near.second, far.second, j, (0 &- range.y.near, 0 &- range.y.far))
      let middle = (least: (p.least &+ q.least) &>> 1, most: (p.most &+ q.most) &>> 1)
      open.keep(
        left: (q.least &- p.most, q.most &- p.least), dark: (highest &- middle.most, highest &- middle.least),
        light: (middle.least &- lowest, middle.most &- lowest), limit)
      if open.isEmpty { return open }
      step &+= 1
    }
    return open
  }

  /// What row `j` of a softened window holds at least and at most, wherever in a range it moves: ``blend(_:_:_:)`` rises with what it takes, and never
  /// turns between the ends.
  @inline(__always)
  private static func bounds(
    _ near: Values, _ far: Values, _ j: Int, _ y: (near: Int, far: Int)
  ) -> (least: Row, most: Row) {
    let start = j &* PerceptualWindow.stride &+ 1
    let own = (PerceptualWindow.row(near + start), PerceptualWindow.row(far + start))
    let beside = start &+ (y.far > 0 ? 0 &- PerceptualWindow.stride : PerceptualWindow.stride)
    let other = (PerceptualWindow.row(near + beside), PerceptualWindow.row(far + beside))
    let least = (PerceptualWindow.smaller(own.0, own.1), PerceptualWindow.smaller(other.0, other.1))
    let most = (PerceptualWindow.larger(own.0, own.1), PerceptualWindow.larger(other.0, other.1))
    return (
      PerceptualWindow.smaller(PerceptualWindow.blend(least.0, least.1, abs(y.near)), PerceptualWindow.blend(least.0, least.1, abs(y.far))),
      PerceptualWindow.larger(PerceptualWindow.blend(most.0, most.1, abs(y.near)), PerceptualWindow.blend(most.0, most.1, abs(y.far)))
    )
  }

  /// The row in the middle first, which says no most often, then those around it.
  @inline(__always)
  private static func row(_ step: Int) -> Int { step & 1 == 1 ? 3 &- (step &+ 1) &>> 1 : 3 &+ step &>> 1 }

  /// Whether the softened pictures agree after a move with the ink as it is: the quick answer for most of what moved.
  private func agrees(_ move: (x: Int, y: Int), _ around: Surroundings, _ limit: Int16) -> Bool {
    let (p, q) = around.slid(by: move.x)
    for j in 1...5 {
      let left = Self.moved(q, j, 0 &- move.y) &- Self.moved(p, j, move.y)
      if !PerceptualWeights.isWithin(left, limit) { return false }
    }
    return true
  }

  /// Whether the softened pictures agree after a move, under one change of weight for all 5 by 5 pixels.
  private func explains(
    _ move: (x: Int, y: Int), _ around: Surroundings, _ limit: Int16, _ ink: PerceptualInk, _ weights: PerceptualWeights
  ) -> Bool {
    let highest = Row(repeating: ink.highest &* 16)
    let lowest = Row(repeating: ink.lowest &* 16)
    let (first, second) = around.slid(by: move.x)
    var open = weights
    var step = 0
    while step < 5 {
      let j = Self.row(step)
      let p = Self.moved(first, j, move.y)
      let q = Self.moved(second, j, 0 &- move.y)
      let middle = (p &+ q) &>> 1
      let (left, dark, light) = (q &- p, highest &- middle, middle &- lowest)
      guard PerceptualWeights.mayExplain(left, dark, light, limit) else { return false }
      open.keep(left: (left, left), dark: (dark, dark), light: (light, light), limit)
      if open.isEmpty { return false }
      step &+= 1
    }
    return true
  }

  /// Row `j` of a softened window from column 1 on, moved down.
  @inline(__always)
  private static func moved(_ window: Values, _ j: Int, _ y: Int) -> Row {
    let start = window + j &* PerceptualWindow.stride + 1
    let own = PerceptualWindow.row(start)
    guard y != 0 else { return own }
    let beside = start + (y > 0 ? 0 &- PerceptualWindow.stride : PerceptualWindow.stride)
    return PerceptualWindow.blend(own, PerceptualWindow.row(beside), abs(y))
  }

  /// The softened pictures around one pixel of a window.
  private struct Surroundings {
    let window: PerceptualWindow
    let index: Int

    /// Both after they moved towards each other: the first by `x` eighths of a pixel to the right, the second to the left.
    @inline(__always)
    func slid(by x: Int) -> (first: Values, second: Values) {
      (window.softened(index, slidBy: x).first, window.softened(index, slidBy: 0 &- x).second)
    }
  }
}
