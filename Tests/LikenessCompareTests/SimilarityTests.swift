import LikenessGraphics
import Testing

@testable import LikenessCompare

@Suite struct SimilarityTests {
  /// A picture of three ramps, 24 by 18, and the same with a flat box of 6 by 5 at (6, 4) and a red pixel at (20, 15).
  private func ramps() throws -> (Bitmap, Bitmap) {
    var a = try plain(24, 18)
    for y in 0..<18 {
      for x in 0..<24 {
        a[x, y] = StraightColor(r: UInt8((x * 9 + y * 5) % 256), g: UInt8((x * x + y * 3) % 256), b: UInt8((200 - y * 7 + x * 2) % 256))
      }
    }
    var b = a
    for y in 4..<9 {
      for x in 6..<12 { b[x, y] = StraightColor(r: 40, g: 90, b: 140) }
    }
    b[20, 15] = .red
    return (a, b)
  }

  /// The mean and the value at (8, 6) come from scikit-image 0.26: `structural_similarity(luma(a), luma(b), data_range=255, gaussian_weights=True, sigma=1.5,
  /// use_sample_covariance=False, full=True)`, with luma `.299 R + .587 G + .114 B`. The counts come from the formula in NumPy over whole windows, clipped at
  /// the edges.
  @Test func meanAndMinimumAreThoseOfAnotherProgram() throws {
    let (a, b) = try ramps()
    let difference = try Comparison(a, b, tolerance: Tolerance(metric: .ssim())).difference
    let similarity = try #require(difference.similarity)
    #expect(abs(similarity.mean - 0.8812505213663291) < 1e-9)
    #expect(abs(similarity.minimum - 0.4559677193365537) < 1e-9)
    #expect((similarity.x, similarity.y) == (8, 6))
    #expect(difference.differentPixels == 31)
    #expect(try Comparison(a, b, tolerance: Tolerance(metric: .ssim(threshold: 0.6))).difference.differentPixels == 8)
    #expect(difference.summary.hasSuffix("similarity 0.881 on average, 0.455 at (8, 6)"))
  }

  @Test func equalPicturesAreAlike() throws {
    let (a, _) = try ramps()
    let comparison = try Comparison(a, a, tolerance: Tolerance(metric: .ssim(threshold: 1)))
    #expect(comparison.verdict == .identical)
    #expect(comparison.difference.similarity == StructuralSimilarity(mean: 1, minimum: 1, x: 0, y: 0))
  }

  @Test func aSmallBrokenPartIsNotAveragedAway() throws {
    let a = try plain(400, 400)
    var b = a
    b[200, 200] = .black
    let difference = try Comparison(a, b, tolerance: Tolerance(metric: .ssim())).difference
    #expect(try #require(difference.similarity).mean > 0.999)
    #expect(difference.differentPixels == 1)
  }

  @Test(arguments: [(1, 1), (3, 40), (40, 3), (11, 11), (12, 10)]) func picturesShorterThanAWindowAreComparedWhole(width: Int, height: Int)
    throws
  {
    let a = try plain(width, height)
    let b = try plain(width, height, .black)
    let similarity = try #require(try Comparison(a, b, tolerance: Tolerance(metric: .ssim())).difference.similarity)
    // Flat on flat: C1 / (255² + C1) everywhere.
    #expect(abs(similarity.mean - 6.5025 / (65025 + 6.5025)) < 1e-9)
    #expect(abs(similarity.minimum - similarity.mean) < 1e-9)
  }

  @Test func ignoredPlacesCountAsAlike() throws {
    let (a, b) = try ramps()
    let all = PixelRect(x: 6, y: 4, width: 6, height: 5)
    let tolerance = Tolerance(metric: .ssim(), ignoring: [all, PixelRect(x: 20, y: 15, width: 1, height: 1)])
    #expect(try Comparison(a, b, tolerance: tolerance).difference.similarity?.mean == 1)
  }
}
