import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

/// The tolerances of swift-snapshot-testing.
@Suite struct PrecisionTests {
  @Test("Without numbers, every pixel must be equal")
  func exact() throws {
    #expect(try Tolerance.swiftSnapshotTesting() == .exact)
  }

  /// At 0.9, one of 10 pixels may differ. Counts pixels rather than bytes.
  @Test(
    "Precision is the share of pixels that match",
    arguments: [
      (0.9, 1, true), (0.9, 2, false), (0.91, 1, false), (0.5, 5, true), (0.5, 6, false),
      (1, 1, false), (0, 10, true),
    ])
  func precision(precision: Double, changed: Int, matches: Bool) throws {
    let a = Bitmap.plain(10, 1)
    var b = a
    for x in 0..<changed { b[x, 0] = .black }
    #expect(
      try compare(a, b, tolerance: .swiftSnapshotTesting(precision: precision)).matches == matches)
  }

  /// Grays of 119 and 122 are 1.187 apart.
  @Test(
    "Perceptual precision is how near a pixel must be",
    arguments: [(0.98, true), (0.9885, false), (0.988, true), (1, false)])
  func perceptualPrecision(precision: Double, matches: Bool) throws {
    let a = Bitmap.plain(10, 1, StraightColor(hex: 0x777777))
    let b = Bitmap.plain(10, 1, StraightColor(hex: 0x7A7A7A))
    #expect(
      try compare(a, b, tolerance: .swiftSnapshotTesting(perceptualPrecision: precision)).matches
        == matches)
  }

  @Test("An invalid share is an error", arguments: [1.1, -0.1, .nan])
  func invalidShare(value: Double) {
    #expect(throws: ToleranceError.self) { try Tolerance.swiftSnapshotTesting(precision: value) }
    #expect(throws: ToleranceError.self) {
      try Tolerance.swiftSnapshotTesting(perceptualPrecision: value)
    }
  }
}
