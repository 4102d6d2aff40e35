/// Telling anti-aliased edges from other differences, after V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009).
///
/// A pixel looks like anti-aliasing in a picture where it lies between a darker and a brighter neighbour, at most two of its eight
/// neighbours are as bright as itself, and the darkest or the brightest of them is flat in both pictures: see ``FlatPixels``.
/// At the edge of the picture one neighbour more is taken to be equal. As mapbox/pixelmatch 7.2.0 has it.
import LikenessGraphics

/// Decides for the pixels of one row after another.
///
/// Flatness is asked first, for it is known as bits: a pixel that is flat itself, or has no neighbour that is flat in both pictures, is no
/// anti-aliasing. Brightness is looked at only for the few that are left.
struct AntialiasingDetector: ~Copyable {
  private let reference: PixelGrid
  private let actual: PixelGrid
  private let width: Int
  private let height: Int
  private let words: Int
  private let ground: YIQ.Ground
  private let kernels: Kernels
  private var flat: FlatPixels

  /// The pictures must outlive the detector.
  init(reference: PixelGrid, actual: PixelGrid, width: Int, height: Int, ground: YIQ.Ground, kernels: Kernels = .chosen) {
    self.ground = ground
    self.kernels = kernels
    self.reference = reference
    self.actual = actual
    self.width = width
    self.height = height
    words = (width + 63) / 64
    flat = FlatPixels(reference: reference, actual: actual, width: width, height: height, kernels: kernels)
  }

  /// Writes to `result` those of the `candidates` of row `y` that look like anti-aliasing in either picture, and returns whether any does.
  /// Rows may come in any order; rising order reuses the most.
  mutating func find(_ candidates: UnsafePointer<UInt64>, row y: Int, into result: BitRow) -> Bool {
    let first = max(y - 1, 0)
    let last = min(y + 1, height - 1)
    for row in first...last { flat.hold(row) }
    var any: UInt64 = 0
    var index = 0
    var asked = 0
    while index < words {
      if candidates[index] != 0 { asked &+= 1 }
      index &+= 1
    }
    if asked &* 4 > words { flat.fetch(below: last) }
    index = 0
    while index < words {
      let found = candidates[index] == 0 ? 0 : find(candidates[index], word: index, row: y, between: first, and: last)
      result[index] = found
      any |= found
      index &+= 1
    }
    return any != 0
  }

  /// The same for a word of candidates; rows `first` to `last` are those around.
  private func find(_ candidates: UInt64, word index: Int, row y: Int, between first: Int, and last: Int) -> UInt64 {
    var near = neighboursInBoth(of: candidates, word: index, row: y)
    let (inReference, inActual) = flat.bits(y)
    let notFlat = (reference: ~inReference[index], actual: ~inActual[index])
    var left = candidates & (notFlat.reference | notFlat.actual)
    guard left != 0 else { return 0 }
    if first != y { near |= neighboursInBoth(of: left, word: index, row: first) | inBoth(word: index, row: first) }
    if last != y { near |= neighboursInBoth(of: left, word: index, row: last) | inBoth(word: index, row: last) }
    left &= near
    // Only within the picture has a pixel all its neighbours.
    guard first != y && last != y else { return edges(oneByOne: left, notFlat, word: index, row: y) }
    let (found, unsure) = edges(among: left, notFlat, word: index, row: y)
    return unsure == 0 ? found : found | edges(oneByOne: unsure, notFlat, word: index, row: y)
  }

  /// The pixels of a word that, where they are not flat, lie between darker and brighter neighbours of which an extreme one is flat in both pictures;
  /// and those of which their keys don't tell.
  ///
  /// What is not flat equals two neighbours at most, and among opaque colours none but equal ones are equally bright.
  private func edges(
    among pixels: UInt64, _ notFlat: (reference: UInt64, actual: UInt64), word index: Int, row y: Int
  ) -> (found: UInt64, unsure: UInt64) {
    let above = flat.keys(y &- 1)
    let here = flat.keys(y)
    let below = flat.keys(y &+ 1)
    var result: (found: UInt64, unsure: UInt64) = (0, 0)
    var left = pixels
    while left != 0 {
      let shift = UInt64(truncatingIfNeeded: left.trailingZeroBitCount & ~3)
      let group = left & 15 &<< shift
      left ^= group
      let x = index &* 64 &+ Int(truncatingIfNeeded: shift)
      if group & notFlat.reference != 0 {
        let edges = kernels.edges(above: above.reference + x, here: here.reference + x, below: below.reference + x)
        result.found |= edges.found &<< shift & group & notFlat.reference
        result.unsure |= edges.unsure &<< shift & group & notFlat.reference
      }
      if group & notFlat.actual & ~result.found != 0 {
        let edges = kernels.edges(above: above.actual + x, here: here.actual + x, below: below.actual + x)
        result.found |= edges.found &<< shift & group & notFlat.actual
        result.unsure |= edges.unsure &<< shift & group & notFlat.actual
      }
    }
    return (result.found & ~result.unsure, result.unsure)
  }

  /// The same from the definition, which takes long and always tells.
  private func edges(oneByOne pixels: UInt64, _ notFlat: (reference: UInt64, actual: UInt64), word index: Int, row y: Int) -> UInt64 {
    var found: UInt64 = 0
    var left = pixels
    while left != 0 {
      let bit = left & (0 &- left)
      let x = index &* 64 &+ left.trailingZeroBitCount
      left ^= bit
      if notFlat.reference & bit != 0 && isEdge(reference, x, y) || notFlat.actual & bit != 0 && isEdge(actual, x, y) { found |= bit }
    }
    return found
  }

  /// The pixels of a word whose neighbour to the left or right is flat in both pictures, after learning of those around `pixels`.
  @inline(__always)
  private func neighboursInBoth(of pixels: UInt64, word index: Int, row y: Int) -> UInt64 {
    flat.learn(pixels | pixels &<< 1 | pixels &>> 1, word: index, row: y)
    var result: UInt64 = 0
    if pixels & 1 != 0, index > 0 {
      flat.learn(1 &<< 63, word: index &- 1, row: y)
      result |= inBoth(word: index &- 1, row: y) &>> 63
    }
    if pixels &>> 63 != 0, index &+ 1 < words {
      flat.learn(1, word: index &+ 1, row: y)
      result |= inBoth(word: index &+ 1, row: y) &<< 63
    }
    let both = inBoth(word: index, row: y)
    return result | both &<< 1 | both &>> 1
  }

  @inline(__always)
  private func inBoth(word index: Int, row y: Int) -> UInt64 {
    let (first, second) = flat.bits(y)
    return first[index] & second[index]
  }

  /// Whether the pixel, not flat in `picture`, lies between darker and brighter neighbours of which an extreme one is flat in both pictures.
  private func isEdge(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    guard let extremes = BrightnessExtremes(picture, x, y, width: width, height: height, ground: ground) else { return false }
    return flat.inBoth(extremes.darkest.x, extremes.darkest.y) || flat.inBoth(extremes.brightest.x, extremes.brightest.y)
  }
}
