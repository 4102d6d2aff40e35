/// Splits texts that name colors, so a page can show each color before its name.
import LikenessDisplayList

/// The values of the template `pieces`: parts of a text. Parts that are a color have a sample of
/// it.
func pieces(of text: String) -> [[String: Any]] {
  colorPieces(of: text).map { text, color in
    ["text": text, "color": color.map(sample) ?? false as Any]
  }
}

private func sample(_ color: StraightColor) -> [String: String] {
  // Thousandths distinguish all 256 steps of opacity.
  let thousandths = Int((Double(color.alpha) / 255 * 1_000).rounded())
  return [
    "fill": StraightColor(r: color.red, g: color.green, b: color.blue).description,
    "opacity": "\(thousandths / 1_000).\(String(thousandths % 1_000 + 1_000).dropFirst())",
  ]
}

/// A text in parts, with the color of each part that is `#RRGGBB` or `#RRGGBBAA`.
private func colorPieces(of text: String) -> [(text: String, color: StraightColor?)] {
  var pieces: [(text: String, color: StraightColor?)] = []
  var pending = ""
  var rest = text.unicodeScalars[...]
  while let scalar = rest.first {
    if scalar == "#", let digits = colorDigits(rest.dropFirst()),
      let color = StraightColor("#" + digits)
    {
      if !pending.isEmpty { pieces.append((pending, nil)) }
      pending = ""
      pieces.append(("#" + digits, color))
      rest = rest.dropFirst(1 + digits.count)
    } else {
      pending.unicodeScalars.append(scalar)
      rest = rest.dropFirst()
    }
  }
  return pending.isEmpty ? pieces : pieces + [(pending, nil)]
}

/// The six or eight hexadecimal digits at the beginning of a text; nil if another digit or letter
/// follows.
private func colorDigits(_ text: String.UnicodeScalarView.SubSequence) -> String? {
  let word = text.prefix(9).prefix { scalar in
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "_": true
    default: false
    }
  }
  let digits = String(String.UnicodeScalarView(word))
  return (digits.count == 6 || digits.count == 8) && digits.allSatisfy(\.isHexDigit) ? digits : nil
}
