/// Drawing the difference of two pictures, for people.
import LikenessGraphics

/// How a difference is drawn.
public enum DifferenceStyle: String, CaseIterable, Codable, Sendable {
  /// The reference in pale grey, changes in strong colours on top.
  case overlay
  /// The changes alone, on a transparent ground.
  case mask
  /// Reference, actual and overlay from left to right, ``DifferenceColors/gap`` transparent pixels apart. There is no text module below this
  /// one, so captions are the caller's.
  case sideBySide = "side-by-side"
  /// Reference and actual in turn, in an animated PNG. As a single picture, for ``Comparison/differenceImage(_:maximumPixels:)``, the actual one.
  case blink
}

/// The colours of difference pictures, for legends.
///
/// They stand apart by lightness as well as by hue, from each other and from the pale ground, so that they can be told apart with any kind of
/// colour vision, and in grey.
public enum DifferenceColors {
  /// Different pixels: a dark magenta, which no shade of the pale ground comes near.
  public static let different = StraightColor(hex: 0xD5006D)
  /// Pixels forgiven as anti-aliasing: sky blue.
  public static let antialiased = StraightColor(hex: 0x3FA7E6)
  /// Pixels that differ within the threshold: pale amber, to be seen without being looked for.
  public static let tolerated = StraightColor(hex: 0xF9E2A8)
  /// The stripes over ignored places.
  public static let ignored = StraightColor(hex: 0x8E8E93)
  /// Outlines and stripes of what was inserted, removed or moved: a dark teal.
  public static let moved = StraightColor(hex: 0x00695C)
  /// Pixels between the pictures that stand side by side.
  public static let gap = 8
}

/// Why a difference could not be drawn.
public enum DifferenceImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The drawing would hold more pixels than allowed.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)

  /// The cause, and what to do.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let maximum):
      "The difference picture would be \(width) × \(height) pixels, and \(maximum) are allowed. Draw an overlay, compare parts, or raise the limit."
    }
  }
}

/// Draws the difference of two pictures. ``Comparison/differenceImage(_:maximumPixels:)`` does so without comparing again.
public func differenceImage(
  of reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact, style: DifferenceStyle = .overlay
) throws -> Bitmap {
  try Comparison(reference, actual, tolerance: tolerance).differenceImage(style)
}

extension Comparison {
  /// Draws what differs.
  ///
  /// Where the pictures have different sizes they lie top left on top left, and the drawing holds both. What only the reference has is striped
  /// like a backslash, what only the actual picture has like a slash, in ``DifferenceColors/different``. Ignored places are striped in grey.
  ///
  /// - Parameters:
  ///   - style: How to draw.
  ///   - maximumPixels: The most pixels that the drawing may have; by default 100 million, as many as are read from a file by default.
  public func differenceImage(_ style: DifferenceStyle = .overlay, maximumPixels: Int = 100_000_000) throws(DifferenceImageError) -> Bitmap
  {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    let total = style == .sideBySide ? 3 * width + 2 * DifferenceColors.gap : width
    guard let size = PixelSize(width: total, height: height), size.pixelCount <= maximumPixels else {
      throw .tooLarge(width: total, height: height, maximumPixels: maximumPixels)
    }
    return Bitmap(size: size) { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        guard let base = pixels.baseAddress else { return }
        switch style {
        case .overlay:
          drawGround(base, stride: total, width: width, height: height)
          drawMarks(base, stride: total, width: width, height: height, showsTolerated: true)
        case .mask:
          base.update(repeating: 0, count: size.pixelCount)
          drawMarks(base, stride: total, width: width, height: height, showsTolerated: false)
        case .blink:
          base.update(repeating: 0, count: size.pixelCount)
          copy(actual, to: base, stride: total)
        case .sideBySide:
          base.update(repeating: 0, count: size.pixelCount)
          let second = width + DifferenceColors.gap
          copy(reference, to: base, stride: total)
          copy(actual, to: base + second, stride: total)
          drawGround(base + 2 * second, stride: total, width: width, height: height)
          drawMarks(base + 2 * second, stride: total, width: width, height: height, showsTolerated: true)
        }
      }
    }
  }

  /// The frames of ``DifferenceStyle/blink``: the reference, then the actual picture, both at the size that holds both, on a transparent ground.
  public func blinkFrames(maximumPixels: Int = 100_000_000) throws(DifferenceImageError) -> [Bitmap] {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    guard let size = PixelSize(width: width, height: height), size.pixelCount <= maximumPixels else {
      throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
    }
    return [reference, actual].map { picture in
      if picture.size == size { return picture }
      var frame = Bitmap(size: size)
      frame.copy(from: picture, PixelRect(x: 0, y: 0, width: picture.width, height: picture.height), to: (0, 0))
      return frame
    }
  }

  private func copy(_ picture: Bitmap, to target: UnsafeMutablePointer<UInt32>, stride: Int) {
    withPixels(of: picture) { source in
      for y in 0..<picture.height {
        (target + y * stride).update(from: source.row(y), count: picture.width)
      }
    }
  }

  /// Shades the reference, and beyond it the actual picture, in pale grey; what neither has is white. Ignored places get their stripes.
  private func drawGround(_ target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) {
    let white = word(.white)
    withPixels(of: reference) { first in
      withPixels(of: actual) { second in
        for y in 0..<height {
          let row = target + y * stride
          var x = 0
          if y < reference.height {
            shade(first.row(y), into: row, from: 0, to: reference.width)
            x = reference.width
          }
          if y < actual.height, x < actual.width {
            shade(second.row(y), into: row, from: x, to: actual.width)
            x = actual.width
          }
          while x < width {
            row[x] = white
            x += 1
          }
        }
      }
    }
    let stripe = word(DifferenceColors.ignored)
    let sharedWidth = min(reference.width, actual.width)
    let sharedHeight = min(reference.height, actual.height)
    var ignored = IgnoredArea(tolerance.ignoring, mask: tolerance.ignoredMask, width: sharedWidth, height: sharedHeight)
    for y in 0..<sharedHeight {
      ignored.withRow(y) { bits in
        // One pixel in six along the row, a step to the left with each row.
        forEachBit(bits, words: mask.words) { x in
          if (x + y) % 6 == 0 { target[y * stride + x] = stripe }
        }
      }
    }
  }

  /// Colours the pixels by their class, and stripes what only one picture has.
  private func drawMarks(_ target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, showsTolerated: Bool) {
    let different = word(DifferenceColors.different)
    let forgiven = word(DifferenceColors.antialiased)
    let within = word(DifferenceColors.tolerated)
    for (index, y) in mask.rows.enumerated() {
      let row = target + y * stride
      mask.withRow(index) { changed, antialiased, tolerated in
        if showsTolerated { forEachBit(tolerated, words: mask.words) { row[$0] = within } }
        forEachBit(antialiased, words: mask.words) { row[$0] = forgiven }
        forEachBit(changed, words: mask.words) { row[$0] = different }
      }
    }
    guard reference.size != actual.size else { return }
    for y in 0..<height {
      let row = target + y * stride
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

/// The bytes of a colour as one word of a picture's memory.
private func word(_ color: StraightColor) -> UInt32 {
  UInt32(littleEndian: color.packedLittleEndian)
}

/// Writes pixels as pale grey: laid over white, then three tenths of their distance from white.
private func shade(_ source: PixelRow, into target: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int) {
  var x = start
  while x < end {
    let p = UInt32(littleEndian: source[x])
    // Rec. 601 luma in 256ths, 0…255.
    let luma = ((p & 255) &* 77 &+ (p &>> 8 & 255) &* 150 &+ (p &>> 16 & 255) &* 29 &+ 128) &>> 8
    // At most 255 * 255 * 3 + 1275.
    let grey = 255 &- ((255 &- luma) &* (p &>> 24) &* 3 &+ 1275) / 2550
    target[x] = UInt32(littleEndian: grey &* 0x01_0101 | 0xFF00_0000)
    x &+= 1
  }
}
