/// Compares two pictures once, row by row, and keeps the verdict, the evidence and the mask to
/// draw.
import LikenessDisplayList

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two pictures and the result of comparing them.
///
/// Skips equal rows at the speed of memory, and measures only pixels that differ. Takes 3 bits of
/// memory per pixel of the rows that differ, and the metric's own.
public struct Comparison: Sendable {
  /// The stored picture.
  public let reference: Bitmap
  /// The fresh picture.
  public let actual: Bitmap
  /// How much may differ.
  public let tolerance: Tolerance
  /// The outcome.
  public let verdict: Verdict
  /// The counts: those of the verdict, or, for pictures of different sizes, those of the area that
  /// both have, laid top left on top left.
  public let difference: Difference
  /// The classes of pixels in the area that both have.
  let mask: DifferenceMask

  /// Compares two pictures.
  ///
  /// - Throws: ``ToleranceError`` if the tolerance is invalid, or ignores every pixel.
  public init(_ reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact)
    throws(ToleranceError)
  {
    try self.init(reference, actual, tolerance: tolerance, kernels: chosenKernels)
  }

  /// Creates the same by either kind of loops.
  init(_ reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance, kernels: any RowKernels.Type)
    throws(ToleranceError)
  {
    try tolerance.validate()
    if let mask = tolerance.ignoredMask, mask.size != reference.size {
      throw .maskSize(mask: mask.size, reference: reference.size)
    }
    let views = tolerance.ignoringViews + tolerance.views.map(\.name)
    guard views.isEmpty else { throw .viewsWithoutTree(views) }
    guard tolerance.allowedChanges.isEmpty else {
      throw .changesWithoutTree(tolerance.allowedChanges)
    }
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    let sameSize = reference.size == actual.size
    var scan = Scan(width: width, height: height, tolerance: tolerance, kernels: kernels)
    guard scan.difference.comparedPixels > 0 || !sameSize else {
      throw .nothingToCompare(reference.size)
    }
    withPixels(of: reference) { a in
      withPixels(of: actual) { b in
        scan.run(a, b)
      }
    }
    self.reference = reference
    self.actual = actual
    self.tolerance = tolerance
    difference = scan.difference
    mask = scan.mask
    if !sameSize {
      verdict = .sizeMismatch(reference: reference.size, actual: actual.size)
    } else if mask.rows.isEmpty, difference.ignoredDifferences == 0 {
      verdict = .identical
    } else {
      verdict = difference.brokenLimits.isEmpty ? .similar(difference) : .different(difference)
    }
  }
}

/// The class of a pixel of the shared area that is not simply equal.
package enum PixelOutcome: Sendable {
  case different
  case antialiased
  case tolerated
  case ignored
}

extension Comparison {
  /// Calls `body` for each row with pixels that differ, from the top, with a bit for each pixel
  /// from the left.
  package func forEachDifferentRow(_ body: (_ y: Int, _ bits: UnsafeBufferPointer<UInt64>) -> Void)
  {
    for (index, y) in mask.rows.enumerated() {
      mask.withRow(index) { different, _, _ in
        body(y, UnsafeBufferPointer(start: different, count: mask.words))
      }
    }
  }

  /// Calls `body` for each ignored pixel, and then for each that differs, from the top.
  package func forEachPixel(_ body: (_ x: Int, _ y: Int, _ outcome: PixelOutcome) -> Void) {
    let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
    let ignored = IgnoredArea(
      tolerance.ignoring, mask: tolerance.ignoredMask, width: width, height: height)
    for y in 0..<height {
      ignored.withRow(y) { bits in forEachBit(bits, words: mask.words) { body($0, y, .ignored) } }
    }
    for (index, y) in mask.rows.enumerated() {
      mask.withRow(index) { different, antialiased, tolerated in
        for (bits, outcome) in [
          (tolerated, PixelOutcome.tolerated), (antialiased, .antialiased), (different, .different),
        ] {
          forEachBit(bits, words: mask.words) { body($0, y, outcome) }
        }
      }
    }
  }
}

/// The walk over the rows of both pictures.
private struct Scan {
  let width: Int
  let height: Int
  let tolerance: Tolerance
  let kernels: any RowKernels.Type
  var difference = Difference()
  var mask: DifferenceMask
  private let ignored: IgnoredArea
  /// The largest delta of a different, and of a tolerated pixel.
  private var differentDelta: ChannelDelta?
  private var toleratedDelta: ChannelDelta?

  init(width: Int, height: Int, tolerance: Tolerance, kernels: any RowKernels.Type) {
    self.kernels = kernels
    self.width = width
    self.height = height
    self.tolerance = tolerance
    mask = DifferenceMask(width: width)
    ignored = IgnoredArea(
      tolerance.ignoring, mask: tolerance.ignoredMask, width: width, height: height)
    difference.ignoredPixels = ignored.pixelCount
    difference.comparedPixels = width * height - difference.ignoredPixels
  }

  mutating func run(_ a: PixelGrid, _ b: PixelGrid) {
    var regions = RegionBuilder(width: width, kernels: kernels)
    let pair = PicturePair(
      reference: a, actual: b, width: width, height: height, ignored: ignored, kernels: kernels)
    let meter = tolerance.metric.kind.makeMeter(tolerance.metric, pair)
    let areas = tolerance.areas.map {
      AreaMeter(
        $0.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height)),
        $0.metric.kind.makeMeter($0.metric, pair),
        words: mask.words)
    }
    let words = mask.words
    let planes = BitRow.allocate(capacity: 4 * words)
    planes.initialize(repeating: 0, count: 4 * words)
    defer { planes.deallocate() }
    let (differing, over, antialiased, tolerated) = (
      planes, planes + words, planes + 2 * words, planes + 3 * words
    )

    // Only blocks that differ are read again, row by row. Blocks of 64 KB are still in the cache
    // then.
    let rowsPerBlock = a.stride == b.stride ? max(1, 65536 / (4 * a.stride)) : 1
    var top = 0
    while top < height {
      let bottom = min(top + rowsPerBlock, height)
      // The last row of a block ends at the width: its stride may reach past the picture.
      let length = ((bottom - top - 1) * a.stride + width) * 4
      if memcmp(a.row(top), b.row(top), length) != 0 {
        for y in top..<bottom where rowsPerBlock == 1 || memcmp(a.row(y), b.row(y), width * 4) != 0
        {
          guard kernels.markDifferences(a.row(y), b.row(y), count: width, into: differing) else {
            continue
          }
          var ignoredDifferences = 0
          ignored.withRow(y) { bits in
            for index in 0..<words {
              ignoredDifferences += (differing[index] & bits[index]).nonzeroBitCount
              differing[index] &= ~bits[index]
            }
          }
          difference.ignoredDifferences += ignoredDifferences
          antialiased.update(repeating: 0, count: words)
          meter.measure(row: y, among: differing, different: over, forgiven: antialiased)
          for area in areas {
            area.measure(row: y, among: differing, different: over, forgiven: antialiased)
          }
          var any: UInt64 = 0
          for index in 0..<words {
            any |= differing[index]
            tolerated[index] = differing[index] & ~over[index] & ~antialiased[index]
          }
          guard any != 0 else { continue }
          add(
            row: y, a.row(y), b.row(y), different: over, antialiased: antialiased,
            tolerated: tolerated, to: &regions)
        }
      }
      top = bottom
    }
    finish(&regions)
  }

  /// Counts a row's pixels by class, and keeps the classes.
  private mutating func add(
    row y: Int, _ a: PixelRow, _ b: PixelRow, different: BitRow, antialiased: BitRow,
    tolerated: BitRow, to regions: inout RegionBuilder
  ) {
    if mask.rows.isEmpty { mask.reserve(rows: height - y) }
    mask.append(row: y, different: different, antialiased: antialiased, tolerated: tolerated)
    raise(&difference.forgivenDelta, over: antialiased, &difference.antialiasedPixels, row: y, a, b)
    // The delta of a tolerated pixel only matters if none is different.
    raise(&toleratedDelta, over: tolerated, &difference.toleratedPixels, row: y, a, b)
    let count = bitCount(different, words: mask.words)
    guard count > 0 else { return }
    difference.differentPixels += count
    let largest = regions.add(row: y, a, b, bits: different)
    if largest > differentDelta?.value ?? 0 {
      differentDelta = ChannelDelta(
        value: largest, x: firstPixel(with: largest, a, b, different), y: y)
    }
  }

  /// Adds the pixels of a class, and raises their largest delta.
  private func raise(
    _ delta: inout ChannelDelta?, over bits: BitRow, _ total: inout Int, row y: Int, _ a: PixelRow,
    _ b: PixelRow
  ) {
    let count = bitCount(bits, words: mask.words)
    guard count > 0 else { return }
    total += count
    let largest = kernels.largestDelta(a, b, count: width, bits: bits, tiles: nil)
    if largest > delta?.value ?? 0 {
      delta = ChannelDelta(value: largest, x: firstPixel(with: largest, a, b, bits), y: y)
    }
  }

  private func firstPixel(with delta: UInt8, _ a: PixelRow, _ b: PixelRow, _ bits: BitRow) -> Int {
    var found = width
    forEachBit(bits, words: mask.words) { x in
      if found == width, PlainKernels.delta(a[x], b[x]) == delta { found = x }
    }
    return found
  }

  private mutating func finish(_ regions: inout RegionBuilder) {
    difference.largestDelta = differentDelta ?? toleratedDelta
    let found = regions.regions()
    difference.bounds = found.reduce(nil) { $0?.union($1.bounds) ?? $1.bounds }
    difference.regions = Array(found.prefix(Difference.maximumRegions))
    difference.moreRegions = found.count - difference.regions.count
    if tolerance.maxWindow != nil, let size = PixelSize(width: width, height: height) {
      difference.window = fullestWindow(in: mask, size: size, side: tolerance.windowSide)
    }
    difference.brokenLimits = difference.limitsBroken(of: tolerance)
  }
}
