/// The anti-aliasing that mapbox/pixelmatch 7.2.0 forgives, after V. Vyšniauskas, "Anti-aliased
/// Pixel and Intensity Slope Detector" (2009).
///
/// A pixel looks like anti-aliasing in a picture if all of this holds: one neighbor is darker and
/// one brighter, at most two of the eight are equally bright, and the darkest or the brightest is
/// flat in both pictures (see ``FlatPixels``). At a side of the picture one more neighbor counts as
/// equal.
import LikenessDisplayList

/// Decides for the pixels of one row after another.
///
/// Flatness comes first, because bits are cheap: a pixel is not anti-aliasing if it is flat itself,
/// or if no neighbor is flat in both pictures. Only the few other pixels need their brightness.
struct AntialiasingDetector: ~Copyable {
  private let pair: PicturePair
  private let words: Int
  private var flat: FlatPixels

  init(_ pair: PicturePair) {
    self.pair = pair
    words = pair.words
    flat = FlatPixels(pair)
  }

  /// Writes the candidates of row `y` that look like anti-aliasing in either picture to `result`.
  ///
  /// Rows may come in any order; rising order reuses the most.
  mutating func find(_ candidates: UnsafePointer<UInt64>, row y: Int, into result: BitRow) {
    let first = max(y - 1, 0)
    let last = min(y + 1, pair.height - 1)
    for row in first...last { flat.hold(row) }
    var wanted = 0
    for index in 0..<words where candidates[index] != 0 { wanted &+= 1 }
    if wanted &* 4 > words { flat.fetch(below: last) }
    for index in 0..<words {
      result[index] =
        candidates[index] == 0
        ? 0 : find(candidates[index], word: index, row: y, between: first, and: last)
    }
  }

  /// Returns the pixels found in one word. Rows `first` to `last` surround it.
  private func find(
    _ candidates: UInt64, word index: Int, row y: Int, between first: Int, and last: Int
  ) -> UInt64 {
    var near = neighborsInBoth(of: candidates, word: index, row: y)
    let (inReference, inActual) = flat.bits(y)
    let notFlat = (reference: ~inReference[index], actual: ~inActual[index])
    var left = candidates & (notFlat.reference | notFlat.actual)
    guard left != 0 else { return 0 }
    if first != y {
      near |= neighborsInBoth(of: left, word: index, row: first) | inBoth(word: index, row: first)
    }
    if last != y {
      near |= neighborsInBoth(of: left, word: index, row: last) | inBoth(word: index, row: last)
    }
    left &= near
    // At the top and the bottom, pixels lack neighbors.
    guard first != y && last != y else {
      return edges(oneByOne: left, notFlat, word: index, row: y)
    }
    let (found, unsure) = edges(among: left, notFlat, word: index, row: y)
    return unsure == 0 ? found : found | edges(oneByOne: unsure, notFlat, word: index, row: y)
  }

  /// Returns the pixels of a word that look like anti-aliasing in a picture where they are not
  /// flat, and the pixels that the keys cannot decide.
  ///
  /// A pixel that is not flat equals two neighbors at most, and two opaque colors are equally
  /// bright only if they are equal.
  private func edges(
    among pixels: UInt64, _ notFlat: (reference: UInt64, actual: UInt64), word index: Int,
    row y: Int
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
        let edges = pair.kernels.edges(
          above: above.reference + x, here: here.reference + x, below: below.reference + x)
        result.found |= edges.found &<< shift & group & notFlat.reference
        result.unsure |= edges.unsure &<< shift & group & notFlat.reference
      }
      if group & notFlat.actual & ~result.found != 0 {
        let edges = pair.kernels.edges(
          above: above.actual + x, here: here.actual + x, below: below.actual + x)
        result.found |= edges.found &<< shift & group & notFlat.actual
        result.unsure |= edges.unsure &<< shift & group & notFlat.actual
      }
    }
    return (result.found & ~result.unsure, result.unsure)
  }

  /// Returns the same by the definition, which is slow and decides every pixel.
  private func edges(
    oneByOne pixels: UInt64, _ notFlat: (reference: UInt64, actual: UInt64), word index: Int,
    row y: Int
  ) -> UInt64 {
    PlainKernels.keep(pixels, from: index &* 64) { x in
      let bit: UInt64 = 1 &<< UInt64(x & 63)
      return notFlat.reference & bit != 0 && isEdge(pair.reference, x, y)
        || notFlat.actual & bit != 0 && isEdge(pair.actual, x, y)
    }
  }

  /// Studies the pixels around `pixels`, and returns the pixels of the word with a left or right
  /// neighbor that is flat in both pictures.
  @inline(__always)
  private func neighborsInBoth(of pixels: UInt64, word index: Int, row y: Int) -> UInt64 {
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

  /// Returns whether a pixel that is not flat in `picture` looks like anti-aliasing there.
  private func isEdge(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    guard let extremes = BrightnessExtremes(picture, x, y, width: pair.width, height: pair.height)
    else { return false }
    return flat.inBoth(extremes.darkest.x, extremes.darkest.y)
      || flat.inBoth(extremes.brightest.x, extremes.brightest.y)
  }
}
