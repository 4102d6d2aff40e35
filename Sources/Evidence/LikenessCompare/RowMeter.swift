/// Telling apart the pixels of one row after another by a metric.
import LikenessGraphics

/// A metric at work on two pictures: what it remembers of the rows around is kept with it.
final class RowMeter {
  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let height: Int
  private let words: Int
  private let metric: Metric
  private let judge: PerceptualJudge
  private let kernels: Kernels
  private let similarities: SimilarityMap?
  private var detector: AntialiasingDetector?
  /// Looked for where the first pixel is different, and not where all are forgiven anyway.
  private lazy var noise: EncoderNoise? = EncoderNoise(a, b, width: width, height: height)

  /// The pictures must outlive the meter.
  init(_ metric: Metric, _ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int, ignored: IgnoredArea, kernels: Kernels) {
    self.kernels = kernels
    self.a = a
    self.b = b
    self.width = width
    self.height = height
    self.metric = metric
    words = (width + 63) / 64
    judge = PerceptualJudge(reference: a, actual: b, width: width, height: height, ignored: ignored, kernels: kernels)
    if case .ssim(let threshold) = metric {
      similarities = SimilarityMap(a, b, width: width, height: height, threshold: threshold, ignored: ignored)
    } else {
      similarities = nil
    }
    detector = metric.antialiasingGround.map {
      AntialiasingDetector(reference: a, actual: b, width: width, height: height, ground: $0, kernels: kernels)
    }
  }

  /// How alike the pictures are in structure, where that is what the metric measures.
  var similarity: StructuralSimilarity? { similarities?.similarity }

  /// Writes the pixels of `among` in row `y` that are different, and those that are over the threshold but forgiven. The rest is tolerated.
  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    if metric == .perceptual {
      judge.judge(among, row: y, different: different, forgiven: forgiven)
      if bitCount(different, words: words) > 0 { noise?.forgive(row: y, different: different, forgiven: forgiven) }
      return
    }
    keepOver(row: y, a.row(y), b.row(y), among: among, into: different)
    guard detector != nil, bitCount(different, words: words) > 0, detector?.find(different, row: y, into: forgiven) == true else {
      forgiven.update(repeating: 0, count: words)
      return
    }
    for index in 0..<words { different[index] &= ~forgiven[index] }
  }

  /// Keeps, of the pixels in `among`, those over the threshold.
  private func keepOver(row y: Int, _ a: PixelRow, _ b: PixelRow, among: BitRow, into over: BitRow) {
    let start = y * width
    switch metric {
    case .exact, .perceptual:
      over.update(from: among, count: words)
    case .channel(let threshold):
      kernels.keepChannelsAbove(threshold, a, b, count: width, among: among, into: over)
    case .yiq(let threshold, _):
      let limit = YIQ.largest * threshold * threshold
      kernels.keepYIQ(above: limit, a, b, count: width, start: start, among: among, into: over)
    case .oklab(let threshold, _):
      let space = OKLab.shared
      keepPixels(a, b, among: among, into: over) { space.exceeds(threshold, $0, $1, atByte: (start &+ $2) &* 4) }
    case .ciede2000(let threshold):
      keepPixels(a, b, among: among, into: over) { first, second, _ in CIEDE2000.difference(first, second) > threshold }
    case .ssim:
      similarities?.keep(among: among, row: y, into: over)
    }
  }

  /// Keeps, of the pixels in `among`, those whose two colours `body` finds too far apart at their column.
  ///
  /// In flat areas the same two colours meet again and again; the place matters only to translucent ones.
  @inline(__always)
  private func keepPixels(_ a: PixelRow, _ b: PixelRow, among: BitRow, into result: BitRow, _ body: (UInt32, UInt32, Int) -> Bool) {
    let opaque = UInt32(littleEndian: 0xFF00_0000)
    // No two equal colours are in `among`, so nothing meets these before they are set.
    var first: UInt32 = 0
    var second: UInt32 = 0
    var isFar = false
    var index = 0
    while index < words {
      var left = among[index]
      var kept: UInt64 = 0
      while left != 0 {
        let bit = left & (0 &- left)
        let x = index &* 64 &+ left.trailingZeroBitCount
        left ^= bit
        if a[x] != first || b[x] != second || first & second & opaque != opaque {
          first = a[x]
          second = b[x]
          isFar = body(first, second, x)
        }
        if isFar { kept |= bit }
      }
      result[index] = kept
      index &+= 1
    }
  }
}

/// A meter for one area, which replaces what was found there.
final class AreaMeter {
  private let bounds: PixelRect
  private let meter: RowMeter
  /// The columns of the area, then three rows to work in.
  private var columns: [UInt64]
  private var among: [UInt64]
  private var different: [UInt64]
  private var forgiven: [UInt64]

  /// - Parameter bounds: the area inside the picture; may be empty.
  init(_ bounds: PixelRect, _ meter: RowMeter, words: Int) {
    self.bounds = bounds
    self.meter = meter
    columns = [UInt64](repeating: 0, count: words)
    among = columns
    different = columns
    forgiven = columns
    for x in bounds.x..<(bounds.x + max(0, bounds.width)) { columns[x >> 6] |= 1 << UInt64(x & 63) }
  }

  func measure(row y: Int, among all: BitRow, different: BitRow, forgiven: BitRow) {
    guard !bounds.isEmpty, (bounds.y..<bounds.maxY).contains(y) else { return }
    for index in columns.indices { among[index] = all[index] & columns[index] }
    meter.measure(row: y, among: &among, different: &self.different, forgiven: &self.forgiven)
    for index in columns.indices {
      different[index] = different[index] & ~columns[index] | self.different[index]
      forgiven[index] = forgiven[index] & ~columns[index] | self.forgiven[index]
    }
  }
}
