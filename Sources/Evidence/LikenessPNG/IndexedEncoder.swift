/// Writes pictures with few colors as palette or grayscale PNG files.

import CPNG
import LikenessDisplayList

extension PNG {
  /// The files of a picture in a palette or in grays; none where it has more than 256 colors.
  ///
  /// An opaque gray picture has no palette, which would say what the samples say already.
  static func indexedFiles(of bitmap: Bitmap, _ effort: Effort) throws(PNGError) -> [[UInt8]] {
    guard let indexed = IndexedPicture(bitmap) else { return [] }
    var files: [[UInt8]] = []
    if let grays = indexed.grays {
      // Only whole bytes have neighbors to be taken off.
      for filter in grays.depth == 8 && effort == .reference ? [Filter.none, .sub] : [.none] {
        let data = try imageData(
          of: bitmap, indexed, grays.samples, depth: grays.depth, filter: filter, effort)
        files.append(file(of: bitmap, depth: grays.depth, type: 0, extra: [], data))
      }
      return files
    }
    let data = try imageData(
      of: bitmap, indexed, Array(0...255), depth: indexed.depth, filter: .none, effort)
    var extra = chunkBytes(.palette, indexed.colors.flatMap { [$0.red, $0.green, $0.blue] })
    // Colors that are not opaque come first, and those after them need no entry.
    let alphas = indexed.colors.map(\.alpha).filter { $0 < 255 }
    if !alphas.isEmpty { extra += chunkBytes(.transparency, alphas) }
    files.append(file(of: bitmap, depth: indexed.depth, type: 3, extra: extra, data))
    return files
  }

  private static func imageData(
    of bitmap: Bitmap, _ indexed: IndexedPicture, _ samples: [UInt8], depth: UInt8, filter: Filter,
    _ effort: Effort
  ) throws(PNGError) -> [[UInt8]] {
    try imageData(of: bitmap) { _, output in
      indexed.indices.withUnsafeBufferPointer { indices in
        samples.withUnsafeBufferPointer { samples in
          cpng_deflate_samples(
            indices.baseAddress, samples.baseAddress, UInt32(bitmap.width), UInt32(bitmap.height),
            Int32(depth), filter.inC, effort.level, &output)
        }
      }
    }
  }
}

/// A picture of at most 256 colors.
private struct IndexedPicture {
  /// The number of each pixel's color.
  var indices: [UInt8]
  /// The colors, those that are not opaque first.
  var colors: [StraightColor]

  /// Nil where there are more colors.
  init?(_ bitmap: Bitmap) {
    var colors = [UInt32](repeating: 0, count: 256)
    var count = 0
    indices = [UInt8](unsafeUninitializedCapacity: bitmap.size.pixelCount) { indices, initialized in
      count = Int(
        bitmap.bytes.withUnsafeBufferPointer {
          cpng_index_colors($0.baseAddress, bitmap.size.pixelCount, indices.baseAddress, &colors)
        })
      initialized = count > 0 ? bitmap.size.pixelCount : 0
    }
    guard count > 0 else { return nil }
    self.colors = colors.prefix(count).map { word in
      withUnsafeBytes(of: word) { StraightColor(r: $0[0], g: $0[1], b: $0[2], a: $0[3]) }
    }
  }

  /// The fewest bits that number all colors.
  var depth: UInt8 { Self.depths.first { colors.count <= 1 << $0 } ?? 8 }

  private static let depths: [UInt8] = [1, 2, 4, 8]

  /// The gray of each color, in the fewest bits in which all of them can be said exactly; nil where
  /// one is no opaque gray.
  var grays: (samples: [UInt8], depth: UInt8)? {
    guard colors.allSatisfy({ $0.alpha == 255 && $0.red == $0.green && $0.green == $0.blue }) else {
      return nil
    }
    // A sample s of d bits is the gray 255 s / (2^d - 1), which is whole for all four depths.
    let depth =
      Self.depths.first { depth in
        colors.allSatisfy { Int($0.red) % (255 / ((1 << depth) - 1)) == 0 }
      } ?? 8
    let step = UInt8(255 / ((1 << depth) - 1))
    var samples = [UInt8](repeating: 0, count: 256)
    for (i, color) in colors.enumerated() { samples[i] = color.red / step }
    return (samples, depth)
  }
}
