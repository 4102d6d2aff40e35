/// Samples of colors in the lines of a page.
import LikenessDisplayList

extension LinePiece {
  /// The values of the template `pieces`: the text, behind a sample of its color.
  var context: [String: Any] { ["text": text, "color": color.map(sample) ?? false as Any] }
}

private func sample(_ color: StraightColor) -> [String: String] {
  // Thousandths distinguish all 256 steps of opacity.
  let thousandths = Int((Double(color.alpha) / 255 * 1_000).rounded())
  return [
    "fill": StraightColor(r: color.red, g: color.green, b: color.blue).description,
    "opacity": "\(thousandths / 1_000).\(String(thousandths % 1_000 + 1_000).dropFirst())",
  ]
}
