/// Lists whose values are exactly halfway between two results, so that one lost or extra bit
/// changes a pixel.
import LikenessDisplayList

extension PixelCorpus {
  /// Random lists have no ties, and only ties reveal a fused multiply-add. Each of these lists has
  /// one in the place that its name says.
  static func ties() throws -> [Entry] {
    try [
      ("gradient-places", 64, 48, [gradientPlaces]), ("gradient-colors", 96, 3, gradientColors),
      ("corner-blur", 80, 60, [cornerBlur]),
    ].map { name, width, height, drawings in
      guard let size = PixelSize(width: width, height: height) else { throw BadSize() }
      let list = DisplayList(
        size: size, background: .white,
        items: drawings.map { DisplayItem($0, from: Provenance(path: "Corpus")) })
      return Entry(name: "ties-\(name)", list: list)
    }
  }

  /// Hard stops at eighths of a diagonal, where pixel centers are.
  private static var gradientPlaces: Drawing {
    let stops = (1...7).flatMap { eighth -> [LinearGradient.Stop] in
      let colors: [StraightColor] = eighth.isMultiple(of: 2) ? [.white, .black] : [.black, .white]
      return colors.map { LinearGradient.Stop(location: Int32(eighth * 8_192), color: $0) }
    }
    return box(
      0, 64, 48,
      LinearGradient(startX: .zero, startY: .zero, endX: Fixed(48), endY: Fixed(48), stops: stops))
  }

  /// Steep ramps from white to black whose colors fall halfway between two 8-bit values.
  private static var gradientColors: [Drawing] {
    [(47, 2_597), (53, 3_623), (62, 5_162)].enumerated().map { y, ends in
      let stops = [
        LinearGradient.Stop(location: Int32(ends.0), color: .white),
        .init(location: Int32(ends.1), color: .black),
      ]
      return box(
        y, 96, 1,
        LinearGradient(startX: .zero, startY: .zero, endX: Fixed(1_024), endY: .zero, stops: stops))
    }
  }

  /// The corner of a blurred box, where the product of two edges minus the corner's deficit falls
  /// halfway between two shares.
  private static var cornerBlur: Drawing {
    let radii = FixedCornerRadii(
      topLeft: Fixed(raw: 722), topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
    let rect = FixedRect(
      x: Fixed(raw: 1_299), y: Fixed(raw: 1_341), width: Fixed(200), height: Fixed(200))
    return .shadow(
      Shadow(
        RoundedRect(rect: rect, radii: radii), sigma: Fixed(raw: 259), color: .black, cutout: nil))
  }

  private static func box(_ y: Int, _ width: Int, _ height: Int, _ gradient: LinearGradient)
    -> Drawing
  {
    .box(
      Box(
        RoundedRect(
          rect: FixedRect(x: .zero, y: Fixed(y), width: Fixed(width), height: Fixed(height))),
        fill: .linearGradient(gradient)))
  }
}
