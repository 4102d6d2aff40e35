/// Anti-aliasing a pixel at a time, straight from the definition: what the detector is checked against.
import LikenessGraphics

/// The definition in ``AntialiasingDetector``, without anything remembered.
enum PlainAntialiasing {
  static func isAntialiased(
    _ x: Int, _ y: Int, reference: PixelGrid, actual: PixelGrid, width: Int, height: Int, ground: YIQ.Ground
  ) -> Bool {
    func isFlatInBoth(_ place: (x: Int, y: Int)) -> Bool {
      [reference, actual].allSatisfy { PlainKernels.isFlat($0, place.x, place.y, width: width, height: height) }
    }
    return [reference, actual].contains { picture in
      guard let extremes = BrightnessExtremes(picture, x, y, width: width, height: height, ground: ground) else { return false }
      return isFlatInBoth(extremes.brightest) || isFlatInBoth(extremes.darkest)
    }
  }
}
