/// The Cyrillic letters of Serbian, Macedonian and Kazakh that have forms of their own.

extension Pen {
  /// Draws a letter of Serbian, Macedonian or Kazakh; nil for other characters.
  func extendedCyrillic(_ character: Unicode.Scalar) -> Sketch? {
    let isUpper = character.value < 0x430 || "ҒҚҢҰҮҺӘӨ".unicodeScalars.contains(character)
    let c = isUpper ? f.upper : f.lower
    switch character {
    case "Ђ", "Ћ":
      let (out, bar, w) = (f.grid(5), c.bar, f.width(0.56, c))
      let (top, x) = (c.height - bar, f.grid(5))
      shoulder(x, w, f.snap(c.height * 0.62))
      rect(x, 0, x + c.stem, c.height)
      rect(0, top, x + c.stem + f.snap(w * 0.42), c.height)
      if character == "Ђ" { hook(w, out, -f.tail) }
      return (f.step(18), w, f.straight.right)
    case "ђ":
      let (left, w, right) = draw("ħ")
      hook(w, f.grid(5), -f.descender)
      return (left, w, right)
    case "Љ", "љ":
      let (left, w, _) = draw(isUpper ? "Л" : "л")
      let bowl = bowlWidth(c)
      soft(c, bowl, w - c.stem)
      return (left, w - c.stem + bowl, f.round.right)
    case "Њ", "њ":
      let w = isUpper ? f.width(0.5, c) : f.nWidth - (f.nWidth > 6 ? 1 : 0)
      let low = f.middle(c, isUpper ? 0.54 : 0.53, c.bar)
      rect(0, 0, c.stem, c.height)
      rect(0, low, w, low + c.bar)
      let bowl = bowlWidth(c)
      soft(c, bowl, w - c.stem)
      return (f.straight.left, w - c.stem + bowl, f.round.right)
    case "Џ", "џ":
      let w = f.smallWidth(c, 0.56)
      let x = f.snap((w - c.stem) / 2)
      rect(0, 0, c.stem, c.height)
      rect(w - c.stem, 0, w, c.height)
      rect(0, 0, w, c.bar)
      rect(x, -f.tail, x + c.stem, c.bar)
      return (f.straight.left, w, f.straight.right)
    case "Ғ", "ғ":
      let (left, w, right) = draw(isUpper ? "Г" : "г")
      let out = min(f.reach, left)
      crossbar(-out, c.stem + f.snap(w * 0.4), f.middle(c, 0.45, max(1, f.snap(c.bar * 0.8))))
      return (left, w, right)
    case "Қ", "қ", "Ң", "ң":
      let base: Unicode.Scalar =
        character == "Қ" ? "K" : character == "қ" ? "к" : character == "Ң" ? "H" : "н"
      let (left, w, right) = draw(base)
      let foot = max(1, f.snap(f.size * 0.06))
      rect(w - c.stem, 0, w + foot, c.bar)
      rect(w + foot - c.stem, -f.tail, w + foot, c.bar)
      return (left, w + foot, max(0, right - 1))
    case "Ү": return draw("Y")
    case "ү", "ұ":
      let w = f.odd(0.5 + f.extra)
      let x = f.snap((w - f.stem) / 2)
      let low = f.snap(f.xHeight * 0.12)
      let run = lean(w / 2, f.xHeight - low, f.diagonal, 0.5)
      rect(x, -f.descender, x + f.stem, low + f.stem * 0.3)
      slant(run / 2, f.xHeight, x + f.stem / 2, low, run)
      slant(w - run / 2, f.xHeight, x + f.stem / 2, low, run)
      if character == "ұ" { across(x, w, -f.snap(f.descender * 0.5)) }
      return (f.pointed, w, f.pointed)
    case "Ұ":
      let (left, w, right) = draw("Y")
      across(f.snap((w - f.stem) / 2), w, f.snap(f.cap * 0.22))
      return (left, w, right)
    case "Һ":
      let w = f.width(0.53, c)
      shoulder(0, w, f.snap(c.height * 0.62))
      rect(0, 0, c.stem, c.height)
      return (f.straight.left, w, f.straight.right)
    case "Ә", "ә":
      let whole = f
      if isUpper {
        (f.xHeight, f.oWidth, f.bar) = (f.cap, f.width(0.6, c), f.capBar)
        let w = capitalE(f.oWidth)
        f = whole
        return (f.round.left, w, f.round.right)
      }
      var w = 0.0
      part(0, 0) {
        w = draw("e").width
        turn(w, f.xHeight)
      }
      return (f.round.left, w, f.round.right)
    case "Ө", "ө":
      let (left, w, right) = draw(isUpper ? "O" : "o")
      let bar = isUpper ? f.thinBar(c) : !f.isBold || c.height > 9 ? c.bar : 1
      let low = f.middle(c, 0.5, bar)
      rect(c.stem / 2, low, w - c.stem / 2, low + bar)
      return (left, w, right)
    default: return nil
    }
  }

  /// The arch of h from a stem's left edge at x, with its top at a height: a leg that stands at w.
  private func shoulder(_ x: Double, _ w: Double, _ top: Double) {
    let (s, b) = (f.stem, f.capBar)
    let (l, r) = (x + s / 2, w - s / 2)
    let rise = min((w - x) * 0.5, top * 0.6)
    stroke(
      from(l, top - b / 2).to((l + r) / 2, top - b / 2).hv(r, top - b / 2 - rise).to(r, 0), s, b)
  }

  /// The end of a leg at w that turns to the left, `low` under the line.
  private func hook(_ w: Double, _ back: Double, _ low: Double) {
    let (s, b) = (f.stem, f.bar)
    let x = w - s / 2
    stroke(
      from(x, b).to(x, low + b + f.size * 0.06).vh(x - back, low + b / 2)
        .to(x - back - f.size * 0.04, low + b / 2), s, b)
  }

  /// A short level stroke through a stem in the middle of a letter.
  private func across(_ x: Double, _ w: Double, _ low: Double) {
    let reach = max(1, f.snap(w * 0.28))
    crossbar(x - reach, x + f.stem + reach, low)
  }

  /// Ә, in the middle of an O: a ring that is open at the upper left.
  private func capitalE(_ w: Double) -> Double {
    let (s, b, h, v) = (f.stem, f.capBar, f.cap, f.overshoot)
    let bar = f.isBold && h < 10 ? 1 : b
    let low = f.snap((h - bar) / 2 + 0.05)
    let (l, r, mx) = (s / 2, w - s / 2, w / 2)
    let path = from(l, low).to(l, low - 0.01).vh(mx, b / 2 - v).hv(r, h / 2)
    stroke(path.vh(mx, h + v - b / 2).hv(l, h * 0.58).cut(0, 0.36), s, b)
    rect(s * 0.5, low, w - s / 2, low + bar)
    return w
  }

  /// The width of the bowl of Љ and Њ, from its stem's left edge.
  private func bowlWidth(_ c: Case) -> Double {
    c.isUpper ? f.width(0.47, c) : max(f.nWidth - 1, f.size < 11 ? 4 : 5)
  }
}
