/// Splits texts that name colors, so a page can show each color before its name.

/// The values of the template `pieces`: parts of a text. Parts that begin with `#RRGGBB` or
/// `#RRGGBBAA` have a sample of the color.
func pieces(of text: String) -> [[String: Any]] {
  var pieces: [[String: Any]] = []
  var pending = ""
  func flush() {
    if !pending.isEmpty { pieces.append(["text": pending, "color": false]) }
    pending = ""
  }
  var rest = text.unicodeScalars[...]
  while let scalar = rest.first {
    if scalar == "#", let digits = colorDigits(rest.dropFirst()) {
      flush()
      let rgb = String(digits.prefix(6))
      // Thousandths distinguish all 256 steps of opacity.
      let opacity = digits.count == 8 ? Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255 : 1
      let thousandths = Int((opacity * 1_000).rounded())
      let color = [
        "fill": "#" + rgb,
        "opacity": "\(thousandths / 1_000).\(String(thousandths % 1_000 + 1_000).dropFirst())",
      ]
      pieces.append(["text": "#" + digits, "color": color])
      rest = rest.dropFirst(1 + digits.count)
    } else {
      pending.unicodeScalars.append(scalar)
      rest = rest.dropFirst()
    }
  }
  flush()
  return pieces
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
