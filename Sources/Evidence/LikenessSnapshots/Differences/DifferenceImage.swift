/// Draws the difference of two pictures.
import CSystem
import LikenessBase
import LikenessCompare
import LikenessDisplayList

package enum DifferenceStyle: String, CaseIterable, Codable, Sendable {
  /// The reference in pale gray, changes in strong colors on top.
  case overlay
  /// The changes alone, on a transparent background.
  case mask
  /// Reference, actual and overlay from left to right, ``DifferenceColors/gap`` transparent pixels
  /// apart, without captions.
  case sideBySide = "side-by-side"
  /// Reference and actual alternating, in an animated PNG. For
  /// ``Comparison/differenceImage(_:maximumPixels:)``, the actual picture.
  case blink
}

/// The colors of difference pictures and legends.
///
/// They differ in lightness and hue from each other and from the pale background, so every kind of
/// color vision can distinguish them, even in gray.
package enum DifferenceColors {
  /// Different pixels: a dark magenta, unlike any shade of the background.
  package static let different = StraightColor(hex: 0xD5006D)
  /// Pixels forgiven as anti-aliasing: sky blue.
  package static let antialiased = StraightColor(hex: 0x3FA7E6)
  /// Pixels that differ within the threshold: pale amber, visible but quiet.
  package static let tolerated = StraightColor(hex: 0xF9E2A8)
  /// The stripes over ignored areas.
  package static let ignored = StraightColor(hex: 0x8E8E93)
  /// Outlines and stripes of inserted, removed and moved parts: a dark teal.
  package static let moved = StraightColor(hex: 0x00695C)
  /// The gap between pictures side by side, in pixels.
  package static let gap = 8
}

package enum DifferenceImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The drawing would exceed the pixel limit.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)

  package var description: String {
    switch self {
    case .tooLarge(let width, let height, let maximum):
      """
      The difference picture would be \(width) × \(height) pixels; the limit is \(maximum). Draw \
      an overlay, compare parts, or raise the limit.
      """
    }
  }
}

extension Comparison {
  /// Draws the difference.
  ///
  /// Pictures of different sizes are aligned at the top left. Parts that only the reference has are
  /// striped like a backslash, and parts that only the actual picture has like a slash, in
  /// ``DifferenceColors/different``. Ignored areas are striped in gray. `maximumPixels` defaults to
  /// 100 million, as for reading a file.
  package func differenceImage(
    _ style: DifferenceStyle = .overlay, maximumPixels: Int = 100_000_000
  ) throws(DifferenceImageError) -> Bitmap {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    let size = try sharedSize(
      columns: { style == .sideBySide ? 3 * $0 + 2 * DifferenceColors.gap : $0 }, maximumPixels)
    switch style {
    case .overlay, .mask:
      return Bitmap.filled(size) { bytes in
        memory_expect_large_pages(bytes, size.pixelCount * 4)
        let pixels = bytes.bindMemory(to: UInt32.self, capacity: size.pixelCount)
        if style == .mask { pixels.initialize(repeating: 0, count: size.pixelCount) }
        if style == .overlay { drawGround(pixels, width: width, height: height) }
        drawMarks(pixels, width: width, height: height, showsTolerated: style == .overlay)
      }
    case .blink:
      var picture = Bitmap(size: size)
      picture.copy(from: actual, actual.bounds, to: (0, 0))
      return picture
    case .sideBySide:
      var picture = Bitmap(size: size)
      let overlay = try differenceImage(.overlay, maximumPixels: maximumPixels)
      for (index, part) in [reference, actual, overlay].enumerated() {
        picture.copy(from: part, part.bounds, to: (index * (width + DifferenceColors.gap), 0))
      }
      return picture
    }
  }

  /// Returns the size that contains both pictures, with `columns` of the greater width.
  private func sharedSize(columns: (Int) -> Int, _ maximumPixels: Int) throws(DifferenceImageError)
    -> PixelSize
  {
    let (width, height) = (
      columns(max(reference.width, actual.width)), max(reference.height, actual.height)
    )
    guard let size = PixelSize(width: width, height: height), size.pixelCount <= maximumPixels
    else {
      throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
    }
    return size
  }

  /// The frames of ``DifferenceStyle/blink``: the reference and the actual picture, both at the
  /// size that contains both, on a transparent background.
  func blinkFrames(maximumPixels: Int = 100_000_000) throws(DifferenceImageError)
    -> [Bitmap]
  {
    let size = try sharedSize(columns: { $0 }, maximumPixels)
    return [reference, actual].map { picture in
      if picture.size == size { return picture }
      var frame = Bitmap(size: size)
      frame.copy(from: picture, picture.bounds, to: (0, 0))
      return frame
    }
  }

  /// Draws the reference, and outside it the actual picture, in pale gray on white, with stripes
  /// over ignored areas.
  private func drawGround(_ target: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    withPixels(of: reference) { first in
      withPixels(of: actual) { second in
        for y in 0..<height {
          let row = target + y * width
          // Most pixels are as the one before them.
          var last: (pixel: UInt32, shade: UInt32) = (0, shaded(0))
          func shade(_ pixel: UInt32) -> UInt32 {
            if pixel != last.pixel { last = (pixel, shaded(pixel)) }
            return last.shade
          }
          let inReference = y < reference.height ? reference.width : 0
          let inActual = max(inReference, y < actual.height ? actual.width : 0)
          if inReference > 0 {
            let own = first.row(y)
            for x in 0..<inReference { row[x] = shade(own[x]) }
          }
          for x in inReference..<inActual { row[x] = shade(second.row(y)[x]) }
          for x in inActual..<width { row[x] = shade(0) }
        }
      }
    }
    let stripe = word(DifferenceColors.ignored)
    forEachPixel { x, y, outcome in
      // One pixel in six along the row, shifted left by one with each row.
      if outcome == .ignored, (x + y) % 6 == 0 { target[y * width + x] = stripe }
    }
  }

  /// Colors pixels by their outcome, and stripes what only one picture has.
  private func drawMarks(
    _ target: UnsafeMutablePointer<UInt32>, width: Int, height: Int, showsTolerated: Bool
  ) {
    let different = word(DifferenceColors.different)
    let forgiven = word(DifferenceColors.antialiased)
    let within = word(DifferenceColors.tolerated)
    forEachPixel { x, y, outcome in
      switch outcome {
      case .different: target[y * width + x] = different
      case .antialiased: target[y * width + x] = forgiven
      case .tolerated: if showsTolerated { target[y * width + x] = within }
      case .ignored: break
      }
    }
    guard reference.size != actual.size else { return }
    for y in 0..<height {
      let row = target + y * width
      for x in 0..<width {
        let inReference = x < reference.width && y < reference.height
        let inActual = x < actual.width && y < actual.height
        guard inReference != inActual else { continue }
        // Two pixels in eight; `8 * height - y` is `-y` without going below 0.
        let along = inActual ? x + y : x + 8 * height - y
        if along % 8 < 2 { row[x] = different }
      }
    }
  }
}

/// The bytes of a color as one word in memory.
private func word(_ color: StraightColor) -> UInt32 {
  UInt32(littleEndian: color.packedLittleEndian)
}

/// A pixel as pale gray: over white, at three tenths of its distance from white.
private func shaded(_ pixel: UInt32) -> UInt32 {
  let p = UInt32(littleEndian: pixel)
  // Rec. 601 luma in 256ths, 0…255.
  let luma = ((p & 255) &* 77 &+ (p &>> 8 & 255) &* 150 &+ (p &>> 16 & 255) &* 29 &+ 128) &>> 8
  // At most 255 * 255 * 3 + 1275.
  let gray = 255 &- ((255 &- luma) &* (p &>> 24) &* 3 &+ 1275) / 2550
  return UInt32(littleEndian: gray &* 0x01_0101 | 0xFF00_0000)
}
