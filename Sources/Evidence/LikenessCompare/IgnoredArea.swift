/// Places that are not compared, a row of bits at a time.
import LikenessGraphics

/// The union of rectangles and a mask inside a picture.
///
/// Between two edges of rectangles all rows are alike, so the bits are made once for each such band, when a row of it is asked for.
struct IgnoredArea {
  private let rects: [PixelRect]
  private let mask: PixelMask?
  /// The last row that was asked for, with the mask.
  private var row: [UInt64]
  /// The rows at which a band starts, rising, from 0 up to and with the height.
  private let edges: [Int]
  private let words: Int
  private var band: Range<Int> = 0..<0
  private var bits: [UInt64]
  private var isEmptyBand = true

  /// The rectangles must have passed ``Tolerance/validate()``; they are cut to the picture.
  init(_ rects: [PixelRect], mask: PixelMask? = nil, width: Int, height: Int) {
    let picture = PixelRect(x: 0, y: 0, width: width, height: height)
    let inside = rects.map { $0.intersection(picture) }.filter { !$0.isEmpty }
    self.rects = inside
    edges = Set(inside.flatMap { [$0.y, $0.maxY] } + [0, height]).sorted()
    words = (width + 63) / 64
    bits = [UInt64](repeating: 0, count: inside.isEmpty && mask == nil ? 0 : words)
    row = bits
    self.mask = mask
  }

  /// Whether nothing is ignored.
  var isEmpty: Bool { rects.isEmpty && mask == nil }

  /// How many pixels are ignored, each once.
  func pixelCount() -> Int {
    guard !isEmpty else { return 0 }
    var area = self
    var count = 0
    if mask != nil {
      for y in 0..<(edges.last ?? 0) {
        area.withRow(y) { bits in count += bitCount(bits, words: words) }
      }
      return count
    }
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      guard area.prepare(row: top) else { continue }
      count += (bottom - top) * area.bits.reduce(0) { $0 + $1.nonzeroBitCount }
    }
    return count
  }

  /// Calls `body` with the bits of row `y`, unless nothing is ignored there.
  mutating func withRow(_ y: Int, _ body: (UnsafePointer<UInt64>) -> Void) {
    guard !isEmpty, prepare(row: y) || mask != nil else { return }
    guard let mask else { return bits.withUnsafeBufferPointer { buffer in buffer.baseAddress.map(body) ?? () } }
    for index in row.indices { row[index] = bits[index] }
    mask.add(row: y, to: &row)
    row.withUnsafeBufferPointer { buffer in buffer.baseAddress.map(body) ?? () }
  }

  /// Makes the bits of the band around row `y`, and returns whether any is set.
  private mutating func prepare(row y: Int) -> Bool {
    if band.contains(y) { return !isEmptyBand }
    var low = 0
    var high = edges.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= y { low = middle } else { high = middle }
    }
    band = edges[low]..<edges[high]
    isEmptyBand = true
    for index in bits.indices { bits[index] = 0 }
    for rect in rects where rect.y <= y && y < rect.maxY {
      isEmptyBand = false
      for index in (rect.x / 64)...((rect.maxX - 1) / 64) {
        var mask = UInt64.max
        if rect.x > index * 64 { mask &= UInt64.max << UInt64(rect.x - index * 64) }
        if rect.maxX < (index + 1) * 64 { mask &= UInt64.max >> UInt64((index + 1) * 64 - rect.maxX) }
        bits[index] |= mask
      }
    }
    return !isEmptyBand
  }
}
