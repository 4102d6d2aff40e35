/// Helpers to build lists and inspect pictures.
import LikenessBase
import LikenessDisplayList
import LikenessText

@testable import LikenessRaster

/// A length in pixels, which must lie on the grid of 64ths.
func px(_ pixels: Double) -> Fixed { Fixed(rounding: pixels) }

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
  FixedRect(x: px(x), y: px(y), width: px(width), height: px(height))
}

/// Radii clockwise from the top left; a single one applies to all corners.
func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radii: Double...)
  -> RoundedRect
{
  let r = radii.count == 4 ? radii : Array(repeating: radii.first ?? 0, count: 4)
  return RoundedRect(
    rect: rect(x, y, width, height),
    radii: FixedCornerRadii(
      topLeft: px(r[0]), topRight: px(r[1]), bottomRight: px(r[2]), bottomLeft: px(r[3])))
}

func size(_ width: Int, _ height: Int) throws -> PixelSize {
  guard let size = PixelSize(width: width, height: height) else { throw RasterTestError.badSize }
  return size
}

enum RasterTestError: Error { case badSize }

func list(
  _ width: Int, _ height: Int, on background: StraightColor = .clear, _ drawings: [Drawing],
  images: [ContentDigest: Bitmap] = [:]
)
  throws
  -> DisplayList
{
  DisplayList(
    size: try size(width, height), background: background,
    items: drawings.map { DisplayItem($0, from: Provenance(path: "Test")) },
    images: images)
}

func draw(
  _ width: Int, _ height: Int, on background: StraightColor = .clear, _ drawings: [Drawing],
  images: [ContentDigest: Bitmap] = [:]
)
  throws
  -> Bitmap
{
  try list(width, height, on: background, drawings, images: images).rasterized(
    fonts: FontLibrary([]))
}

extension Bitmap {
  /// Opacity as text: "." under 64, "-" under 128, "+" under 192, "#" above, and a space for fully
  /// transparent.
  var ascii: String {
    (0..<height).map { y in
      (0..<width).map { x in
        switch self[x, y].alpha {
        case 0: " "
        case ..<64: "."
        case ..<128: "-"
        case ..<192: "+"
        default: "#"
        }
      }.joined()
    }.joined(separator: "\n")
  }

  /// The opacities of one row.
  func alphas(row y: Int) -> [UInt8] { (0..<width).map { self[$0, y].alpha } }
}
