/// Numbered marks around the places where pixels differ.
import Likeness

enum RegionMarks {
  /// The margin around the regions in a crop, in pixels: room for the marks and their numbers.
  private static let margin = 24
  /// In pixels.
  private static let labelHeight = 14

  /// Returns the part of a picture around all regions; the whole picture if there are none.
  static func crop(around regions: [PixelRect], in picture: Bitmap) -> PixelRect {
    let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    guard let first = regions.first else { return whole }
    let all = regions.dropFirst().reduce(first) { $0.union($1) }
    let wide = PixelRect(
      x: all.x - margin, y: all.y - margin, width: all.width + 2 * margin,
      height: all.height + 2 * margin)
    let inside = wide.intersection(whole)
    // One picture may be too small to contain the regions of the other.
    return inside.isEmpty ? whole : inside
  }

  /// Returns a part of a picture with a frame around each region, and its number above it, from 1.
  static func marked(_ picture: Bitmap, crop: PixelRect, regions: [PixelRect]) throws -> Bitmap {
    let page = View()
    place(
      ImageView(image: Image(picture)), in: page, x: -crop.x, y: -crop.y, width: picture.width,
      height: picture.height)
    for (index, region) in regions.enumerated() {
      // Around the region, to hide none of its pixels.
      let (x, y) = (region.x - crop.x - 1, region.y - crop.y - 1)
      let frame = View()
      frame.apply(style: ViewStyle(borderColor: Color(hex: 0xD6006E), borderWidth: 1))
      place(frame, in: page, x: x, y: y, width: region.width + 2, height: region.height + 2)
      let label = Label(text: "\(index + 1)")
      label.apply(
        style: LabelStyle(
          textAlignment: .center, textColor: .white, font: .boldSystemFont(ofSize: 11)))
      label.backgroundColor = Color(hex: 0xD6006E)
      let width = label.text.map { 8 * $0.count + 6 } ?? 0
      place(
        label, in: page, x: min(max(0, x), max(0, crop.width - width)), y: max(0, y - labelHeight),
        width: width, height: labelHeight)
    }
    return try render(page, in: CGSize(width: Double(crop.width), height: Double(crop.height)))
  }

  private static func place(_ view: View, in page: View, x: Int, y: Int, width: Int, height: Int) {
    page.addSubview(view)
    view.layout.leading = .value(Double(x))
    view.layout.top = .value(Double(y))
    view.layout.width = .points(Double(width))
    view.layout.height = .points(Double(height))
  }
}
