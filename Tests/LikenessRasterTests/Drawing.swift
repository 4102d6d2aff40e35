/// Helpers to build lists and inspect pictures.
import LikenessBase
import LikenessDisplayList
import LikenessText
import TestKit

@testable import LikenessRaster

/// A length in pixels, which must lie on the grid of 64ths.
func px(_ pixels: Double) -> Fixed { Fixed(rounding: pixels) }

func list(
  _ width: Int, _ height: Int, on background: StraightColor = .clear, _ drawings: [Drawing],
  images: [ContentDigest: Bitmap] = [:]
) -> DisplayList {
  DisplayList(
    size: pixels(width, height), background: background,
    items: drawings.map { DisplayItem($0, from: Provenance(path: "Test")) },
    images: images)
}

func draw(
  _ width: Int, _ height: Int, on background: StraightColor = .clear, _ drawings: [Drawing],
  images: [ContentDigest: Bitmap] = [:]
) throws -> Bitmap {
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
