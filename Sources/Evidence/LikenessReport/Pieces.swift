/// Texts that name colours, cut so that a page can show each colour before its name.

/// What the template `pieces` is filled with: parts of a text, those that begin with `#RRGGBB` or `#RRGGBBAA` with a sample of the colour.
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
      // Thousandths tell the 256 steps of opacity apart.
      let opacity = digits.count == 8 ? Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255 : 1
      let thousandths = Int((opacity * 1_000).rounded())
      let color = ["fill": "#" + rgb, "opacity": "\(thousandths / 1_000).\(String(thousandths % 1_000 + 1_000).dropFirst())"]
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

/// The six or eight hexadecimal digits that a text begins with, where no other digit or letter follows.
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
