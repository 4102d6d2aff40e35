/// Mathematical signs, currency signs and paragraph signs.

extension Pen {
  /// Draws a sign; nil for other characters.
  func sign(_ character: Unicode.Scalar) -> Sketch? {
    switch character {
    case "+":
      let (w, low, b) = f.signBox
      let arm = (w - f.stem) / 2
      let x = f.snap(arm)
      rect(0, low, w, low + b)
      rect(x, low - x + (b > f.stem ? b - f.stem : 0), x + f.stem, low + b + x)
      return f.signed(w)
    case "−":
      let (w, low, b) = f.signBox
      rect(0, low, w, low + b)
      return f.signed(w)
    case "±":
      let (w, bar, b) = f.signBox
      let x = f.snap((w - f.stem) / 2)
      let low = bar + 1
      let reach = min(x, low - b - 1)
      rect(0, 0, w, b)
      rect(0, low, w, low + b)
      rect(x, low - reach, x + f.stem, low + b + reach)
      return f.signed(w)
    case "=":
      let (w, _, b) = f.signBox
      let gap = max(1, f.snap(f.size * 0.075))
      let low = f.snap(f.cap * 0.47 - gap - b + b * 0.5)
      rect(0, low, w, low + b)
      let upper = low + b + gap + max(1, f.snap(gap * 0.6))
      rect(0, upper, w, upper + b)
      return f.signed(w)
    case "¬":
      let (w, low, b) = f.signBox
      rect(0, low, w, low + b)
      rect(w - f.stem, low - max(2, f.snap(f.size * 0.14)), w, low + b)
      return f.signed(w)
    case "×":
      let (w, low, b) = f.signBox
      let mid = low + b / 2
      let reach = max(2.2, w * 0.36)
      let run = f.diagonal * 1.38
      slant(w / 2 - reach, mid - reach, w / 2 + reach, mid + reach, run)
      slant(w / 2 - reach, mid + reach, w / 2 + reach, mid - reach, run)
      return f.signed(w)
    case "÷":
      let (w, low, b) = f.signBox
      let gap = max(1, f.snap(f.size * 0.09))
      rect(0, low, w, low + b)
      var d = f.dot
      if !isEven(w - d) { d += d < 2 || f.size > 28 ? 1 : 0 }
      dot(w / 2, low + b + gap, d)
      dot(w / 2, low - gap - d, d)
      return f.signed(w)
    case "~":
      let (w, low, b) = f.signBox
      let mid = low + b / 2
      let swing = max(0.6, f.size * 0.055)
      let t = f.diagonal
      stroke(
        from(0, mid - swing).hh(w * 0.28, mid + swing, 0.4).hh(w * 0.72, mid - swing, 0.5).hh(
          w, mid + swing, 0.4), t, max(1, f.bar))
      return f.signed(w)
    case "^":
      let w = f.figure
      let h = f.snap(f.cap * 0.45)
      let run = lean(w / 2, h, f.diagonal * 0.95, 0.5)
      slant(run / 2, f.cap - h, w / 2, f.cap, run)
      slant(w - run / 2, f.cap - h, w / 2, f.cap, run)
      return f.signed(w)
    case "*":
      let w = f.odd(0.34 + f.extra)
      let r = w / 2
      let my = f.cap - r
      let t = f.diagonal * 0.85
      let mx = w / 2
      let x = f.snap(mx - f.stem / 2)
      rect(x, my - r, x + f.stem, my + r)
      for sign in [1.0, -1.0] {
        let (rise, half) = (sign * r * 0.52, t * 0.55)
        polygon([
          (0, my - rise - half), (0, my - rise + half), (w, my + rise + half),
          (w, my + rise - half),
        ])
      }
      return (f.margin, w, f.margin)
    case "#":
      let (b, h) = (f.size < 16 ? 1 : f.capBar, f.cap)
      let w = f.px(0.56 + f.extra) + (f.isBold && f.size < 15 ? 1 : 0)
      let t = f.diagonal * (!f.isBold ? 0.9 : 0.8)
      let run = lean(t + h * 0.14, h, t)
      let skew = h * 0.07
      for share in [0.34, 0.68] {
        slant(w * share - skew, 0, w * share + skew, h, run)
      }
      for share in [0.27, 0.64] {
        let low = f.snap(h * share)
        rect(0, low, w, low + b)
      }
      return (f.grid(2), w, f.grid(2))
    case "%":
      let w = max(9, f.px(0.8 + f.extra))
      let (h, s) = (f.cap, f.stem)
      let o = max(!f.isBold || f.size < 13 ? 4 : 5, f.snap(f.size * 0.3 + (s - 1) * 0.3))
      let oh = max(4, f.snap(h * 0.5))
      let b = f.size < 18 ? 1 : f.soft(f.bar * 0.85)
      let t = s > 1 ? f.soft(s * (f.size > 13 ? 0.85 : 0.75)) : 1
      ring(0, h - oh, o, h, t, b)
      part(w - o, 0) { ring(0, 0, o, oh, t, b) }
      let run = lean(w * 0.55, h, f.diagonal * 0.8)
      slant(w * 0.24, 0, w * 0.76, h, run)
      return (f.grid(2), w, f.grid(2))
    case "$":
      let w = f.figure
      ess(w, f.cap, f.stem, f.capBar, 0.34)
      let out = max(1, f.snap(f.size * 0.09))
      let s = f.through
      let x = f.snap((w - s) / 2)
      rect(x, f.cap - f.capBar * 0.5, x + s, f.cap + out)
      rect(x, -out, x + s, f.capBar * 0.5)
      return f.signed(w)
    case "¢":
      let (left, w, right) = draw("c")
      let s = f.through
      let out = max(1, f.snap(f.size * 0.12))
      let x = f.snap(w * 0.52 - s / 2)
      rect(x, f.xHeight - 0.5, x + s, f.xHeight + out)
      rect(x, -out, x + s, 0.5)
      return (left, w, max(1, right))
    case "£":
      let (s, b, h) = (f.stem, f.capBar, f.cap)
      let w = f.figure
      let x = f.snap(w * 0.2)
      let low = f.snap(h * 0.42)
      let topX = x + s / 2
      stroke(
        from(w - s / 2, h * 0.74).vh((topX + w) / 2 + s * 0.2, h - b / 2).hv(topX, h * 0.72).to(
          topX, b * 0.5
        ).cut(0.3, 0), s, b)
      rect(0, 0, w, b)
      rect(0, low, w - max(1, f.snap(w * 0.15)), low + (f.size > 14 ? b : 1))
      return f.signed(w)
    case "¥":
      let w = f.odd((f.figure + 0.4) / f.size)
      let x = (w - f.stem) / 2
      let h = f.cap
      let b = f.size < 18 ? 1 : f.capBar
      let low = f.snap(h * 0.48)
      let mx = x + f.stem / 2
      let run = lean(w / 2, h - low, f.diagonal, 0.5)
      rect(x, 0, x + f.stem, low + f.stem * 0.3)
      slant(run / 2, h, mx, low, run)
      slant(w - run / 2, h, mx, low, run)
      for share in [0.18, 0.38] {
        let y = f.snap(h * share)
        rect(0, y, w, y + b)
      }
      return f.signed(w)
    case "€":
      let (b, h) = (f.size < 18 ? 1 : f.capBar, f.cap)
      let out = max(1, f.snap(f.size * 0.07))
      let w = f.figure + (f.size < 20 ? 0 : 1)
      part(out, 0) { cee(w, f.upper, 0.4) }
      let gap = max(1, f.snap(f.size * 0.08))
      let low = f.snap(h / 2 - gap / 2 - b)
      for y in [low, low + b + gap] {
        rect(0, y, out + f.snap(w * 0.68), y + b)
      }
      let (l, r) = f.figureSides
      return (max(0, l - out), out + w, max(1, f.figure + l + r - out - w - max(0, l - out)))
    case "¤":
      let w = f.figure
      let mid = f.snap(f.cap * 0.5 - w / 2)
      let inset = max(0.7, w * 0.1)
      ring(
        inset, mid + inset, w - inset, mid + w - inset, f.stem * 0.9, min(f.capBar, f.stem), 0.56)
      let t = f.diagonal * 1.2
      let reach = w * 0.3
      for (a, b) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
        let (x, y) = (a * w, mid + b * w)
        let (dx, dy) = (a == 0 ? reach : -reach, b == 0 ? reach : -reach)
        slant(x + (a == 0 ? t / 3 : -t / 3), y, x + dx, y + dy, t)
      }
      return f.signed(w)
    case "§":
      let (s, b) = (f.stem, !f.isBold || f.size > 16 ? f.bar : 1)
      let w = max(5, f.px(0.4 + f.extra))
      let (low, high) = (f.snap(-f.descender * 0.6), f.cap)
      let h = high - low
      let half = f.snap(h * 0.62)
      let keep = f.overshoot
      f.overshoot = 0
      part(0, low) { ess(w, half, s, b, 0.3) }
      part(0, high - half) { ess(w, half, s, b, 0.3) }
      f.overshoot = keep
      return (1, w, 1)
    case "¶":
      let w = f.px(0.5 + f.extra)
      let (s, h) = (f.through, f.cap)
      let low = f.snap(-f.descender * 0.6)
      rect(w - s, low, w, h)
      let gap = max(1, f.snap(f.size * 0.09))
      rect(w - 2 * s - gap, low, w - s - gap, h)
      rect(w - 2 * s - gap, h - f.capBar, w, h)
      let y = f.snap(h * 0.45)
      let x = w - 2 * s - gap
      disc(0, y, 2 * x, h, 0.56, upTo: x)
      return (1, w, 1)
    case "№":
      let (left, w, _) = draw("N")
      let thin = f.size < 18 ? 1 : f.soft(f.stem * 0.8)
      let o = max(4, f.snap(f.size * 0.34))
      let high = max(4, f.snap(f.cap * 0.52))
      let gap = max(1, f.snap(f.size * 0.07))
      let low = f.cap - high
      part(w + gap, 0) {
        ring(0, low, o, f.cap, f.isBold ? max(thin, f.stem * 0.75) : thin, thin)
        let b = f.size < 18 ? 1 : f.capBar
        let top = low - (f.size < 20 ? 1 : max(2, f.snap(f.size * 0.06)))
        rect(0, top - b, o, top)
      }
      return (left, w + gap + o, 1)
    case "<": return compare(left: true)
    case ">": return compare(left: false)
    default: return nil
    }
  }

  /// Less than, and greater than.
  func compare(left: Bool) -> Sketch {
    let (w, low, b) = f.signBox
    let mid = low + b / 2
    let high = max(3, f.snap(w * 0.5))
    let slope = high - f.stem * 0.5
    let t = f.diagonal * 1.1
    let (a, z) = left ? (w, 0) : (0, w)
    polygon([
      (z, mid - t / 2), (z, mid + t / 2), (a, mid + slope + t / 2), (a, mid + slope - t / 2),
    ])
    polygon([
      (z, mid - t / 2), (z, mid + t / 2), (a, mid - slope + t / 2), (a, mid - slope - t / 2),
    ])
    return f.signed(w)
  }
}

extension Fit {
  /// The thickness of a stroke through a sign of money; a bold stroke would fill the sign.
  var through: Double { isBold ? max(1, stem - max(1, snap(stem * 0.2))) : stem }

  /// The width of a sign, and the foot and the thickness of a level stroke in its middle.
  var signBox: Sketch {
    let w = figure + (!isEven(figure - -floor(0.5 - stem)) ? 1 : 0)
    let b = capBar
    return (w, snap(cap * 0.47 - b / 2), b)
  }

  func signed(_ w: Double) -> Sketch {
    let (l, r) = figureSides
    return figure + r - w >= 1 ? (l, w, figure + l + r - w - l) : (1, w, 1)
  }
}
