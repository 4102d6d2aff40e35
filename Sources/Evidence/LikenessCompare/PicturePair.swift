/// The memory of two pictures under comparison, and the meters of the simple metrics.
import LikenessDisplayList

/// Rows of pixels in memory that another value owns.
package struct PixelGrid {
  /// The pixel at the top left.
  let base: PixelRow
  /// Pixels from one row to the next.
  let stride: Int

  @inline(__always)
  package func row(_ y: Int) -> PixelRow { base + y &* stride }
}

/// Hands the pixels of a picture to `body` as words.
package func withPixels<R>(of picture: Bitmap, _ body: (PixelGrid) -> R) -> R {
  func call(_ bytes: UnsafePointer<UInt8>) -> R {
    // The storage of an array starts at a multiple of 16 bytes and holds four bytes per pixel.
    bytes.withMemoryRebound(to: UInt32.self, capacity: picture.size.pixelCount) {
      body(PixelGrid(base: $0, stride: picture.width))
    }
  }
  return call(picture.bytes)
}

/// The area that two pictures share, top left on top left, and how to walk over it. The pictures
/// must outlive the value.
struct PicturePair {
  let reference: PixelGrid
  let actual: PixelGrid
  let width: Int
  let height: Int
  var ignored = IgnoredArea()
  var kernels: any RowKernels.Type = chosenKernels

  /// Words in a row of bits.
  var words: Int { (width + 63) / 64 }
}

/// A metric at work on two pictures. It may remember nearby rows.
protocol RowMeter: AnyObject {
  /// Sorts the pixels of `among` in row `y` into different, forgiven and, for the rest, tolerated
  /// ones.
  ///
  /// Writes every word of `different`, and expects 0 in `forgiven`. Rows come from the top.
  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow)
}

/// Counts every pixel that differs.
final class ExactMeter: RowMeter {
  private let words: Int

  init(_ pair: PicturePair) { words = pair.words }

  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    different.update(from: among, count: words)
  }
}

/// Counts pixels with a channel that differs by more than a threshold.
final class ChannelMeter: RowMeter {
  private let pair: PicturePair
  private let threshold: UInt8

  init(_ pair: PicturePair, threshold: UInt8) { (self.pair, self.threshold) = (pair, threshold) }

  func measure(row y: Int, among: BitRow, different: BitRow, forgiven: BitRow) {
    pair.kernels.keepChannels(
      above: threshold, pair.reference.row(y), pair.actual.row(y), count: pair.width, among: among,
      into: different)
  }
}

extension PicturePair {
  /// Keeps the pixels of `among` whose two colors are too far apart. Flat areas repeat the same two
  /// colors, so each answer is remembered for the next pixel.
  @inline(__always)
  func keepColors(row y: Int, among: BitRow, into result: BitRow, _ isFar: (UInt32, UInt32) -> Bool)
  {
    let (a, b) = (reference.row(y), actual.row(y))
    // No two equal colors are in `among`, so no pixel meets these before they are set.
    var last: (first: UInt32, second: UInt32, isFar: Bool) = (0, 0, false)
    for index in 0..<words { result[index] = 0 }
    forEachBit(among, words: words) { x in
      if a[x] != last.first || b[x] != last.second { last = (a[x], b[x], isFar(a[x], b[x])) }
      if last.isFar { result[x &>> 6] |= 1 &<< UInt64(x & 63) }
    }
  }
}

/// A meter for one area. It overrides the classes found there before.
final class AreaMeter {
  private let bounds: PixelRect
  private let meter: any RowMeter
  private let columns: [UInt64]
  /// Three rows to work in: candidates, different and forgiven pixels.
  private var among: [UInt64]
  private var different: [UInt64]
  private var forgiven: [UInt64]

  /// - Parameter bounds: The area inside the picture; may be empty.
  init(_ bounds: PixelRect, _ meter: any RowMeter, words: Int) {
    self.bounds = bounds
    self.meter = meter
    var columns = [UInt64](repeating: 0, count: words)
    for x in bounds.x..<(bounds.x + max(0, bounds.width)) { columns[x >> 6] |= 1 << UInt64(x & 63) }
    self.columns = columns
    (among, different, forgiven) = (columns, columns, columns)
  }

  func measure(row y: Int, among all: BitRow, different: BitRow, forgiven: BitRow) {
    guard !bounds.isEmpty, (bounds.y..<bounds.maxY).contains(y) else { return }
    for index in columns.indices {
      among[index] = all[index] & columns[index]
      self.forgiven[index] = 0
    }
    meter.measure(row: y, among: &among, different: &self.different, forgiven: &self.forgiven)
    for index in columns.indices {
      different[index] = different[index] & ~columns[index] | self.different[index]
      forgiven[index] = forgiven[index] & ~columns[index] | self.forgiven[index]
    }
  }
}

extension Bitmap {
  /// The whole picture.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
