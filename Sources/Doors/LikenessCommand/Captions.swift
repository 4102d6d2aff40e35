/// Captions above pictures that are side by side.
import Likeness

/// Returns the picture with a caption above each column, in our own typeface, black on white.
/// Columns begin `pitch` pixels apart.
@Sendable func captioned(_ picture: Bitmap, _ captions: [String], pitch: Int) throws -> Bitmap {
  let strip = 24
  guard let size = PixelSize(width: picture.width, height: picture.height + strip) else {
    return picture
  }
  var result = Bitmap(size: size)
  let words = try render(
    captionStrip(captions, width: picture.width, pitch: pitch, height: strip),
    in: CGSize(width: Double(size.width), height: Double(strip)))
  result.copy(
    from: words, PixelRect(x: 0, y: 0, width: words.width, height: words.height), to: (0, 0))
  result.copy(
    from: picture, PixelRect(x: 0, y: 0, width: picture.width, height: picture.height),
    to: (0, strip))
  return result
}

private func captionStrip(_ captions: [String], width: Int, pitch: Int, height: Int) -> View {
  let strip = View(frame: CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
  strip.backgroundColor = .white
  for (index, caption) in captions.enumerated() {
    let label = Label(text: caption)
    label.font = .boldSystemFont(ofSize: 13)
    label.textColor = .black
    label.frame = CGRect(
      x: Double(index * pitch + 4), y: 4, width: Double(max(1, pitch - DifferenceColors.gap - 4)),
      height: Double(height - 6))
    strip.addSubview(label)
  }
  return strip
}
