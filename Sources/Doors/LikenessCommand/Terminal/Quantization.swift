/// Few colours for a picture: exact where it has few, else by median cut (Heckbert, Color image quantization for frame buffer display, 1982).
import Likeness

/// The colours of an opaque picture and the index of each pixel's, row by row from the top. Whole numbers alone, so that every machine gives the same.
///
/// - Parameter colors: how many at most, 1…256.
func quantized(_ picture: Bitmap, colors: Int) -> (palette: [StraightColor], indices: [UInt8]) {
  let limit = min(256, max(1, colors))
  let pixels = picture.bytes
  let count = picture.size.pixelCount
  func color(_ place: Int) -> UInt32 {
    UInt32(pixels[place * 4]) << 16 | UInt32(pixels[place * 4 + 1]) << 8 | UInt32(pixels[place * 4 + 2])
  }
  var counts: [UInt32: Int] = [:]
  for place in 0..<count { counts[color(place), default: 0] += 1 }
  var boxes = [ColorBox(counts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 })]
  while boxes.count < limit, let index = boxes.indices.filter({ boxes[$0].canSplit }).max(by: { boxes[$0].weight < boxes[$1].weight }) {
    let (low, high) = boxes[index].split()
    boxes[index] = low
    boxes.append(high)
  }
  var indexOf: [UInt32: UInt8] = [:]
  for (index, box) in boxes.enumerated() {
    for (color, _) in box.colors { indexOf[color] = UInt8(index) }
  }
  return (boxes.map(\.mean), (0..<count).map { indexOf[color($0)] ?? 0 })
}

/// Colours that become one, or are split into two.
private struct ColorBox {
  /// Each colour as 0xRRGGBB, and how many pixels have it.
  let colors: [(UInt32, Int)]
  /// How many pixels, times how far the colours lie apart: what a box loses by being one colour. At most 2^40 pixels times 255.
  let weight: Int
  private let channel: Int

  init(_ colors: [(UInt32, Int)]) {
    self.colors = colors
    var widest = (channel: 0, extent: -1)
    for channel in 0..<3 {
      let values = colors.lazy.map { Self.value($0.0, channel) }
      let extent = (values.max() ?? 0) - (values.min() ?? 0)
      if extent > widest.extent { widest = (channel, extent) }
    }
    channel = widest.channel
    weight = colors.reduce(0) { $0 + $1.1 } * max(0, widest.extent)
  }

  var canSplit: Bool { colors.count > 1 }

  /// Half of the pixels each, as near as whole colours allow.
  func split() -> (ColorBox, ColorBox) {
    let sorted = colors.sorted { a, b in
      let (first, second) = (Self.value(a.0, channel), Self.value(b.0, channel))
      return first == second ? a.0 < b.0 : first < second
    }
    let half = sorted.reduce(0) { $0 + $1.1 } / 2
    var sum = 0
    var middle = 0
    while middle < sorted.count - 1, middle == 0 || sum + sorted[middle].1 <= half {
      sum += sorted[middle].1
      middle += 1
    }
    return (ColorBox(Array(sorted[..<middle])), ColorBox(Array(sorted[middle...])))
  }

  /// The mean of the pixels, rounded; sums stay below 2^40 pixels times 255.
  var mean: StraightColor {
    let total = colors.reduce(0) { $0 + $1.1 }
    guard total > 0 else { return .black }
    let parts = (0..<3).map { channel in
      UInt8(clamping: (colors.reduce(0) { $0 + Self.value($1.0, channel) * $1.1 } + total / 2) / total)
    }
    return StraightColor(r: parts[0], g: parts[1], b: parts[2])
  }

  private static func value(_ color: UInt32, _ channel: Int) -> Int { Int(color >> UInt32(16 - channel * 8) & 255) }
}
