/// Spaces, dots, quotes, dashes and brackets.

extension Pen {
  /// Draws a space, a punctuation mark or a bracket; nil for other characters.
  func punctuation(_ character: Unicode.Scalar) -> Sketch? {
    switch character {
    case " ":
      return (0, f.whole(0.275 * f.size), 0)
    case ".":
      let d = f.point
      dot(d / 2, 0, d)
      return (f.margin, d, f.margin)
    case "·":
      let d = f.point
      dot(d / 2, f.snap(f.cap * 0.42 - d / 2), d)
      return (f.margin, d, f.margin)
    case ":":
      let d = f.point
      dot(d / 2, 0, d)
      dot(d / 2, f.xHeight - d - (f.xHeight > 7 ? f.grid(2) : 0), d)
      return (f.margin, d, f.margin)
    case ",", "‚":
      commaShape(0, 0)
      return (f.margin, f.point, f.margin)
    case ";":
      let d = f.point
      commaShape(0, 0)
      dot(d / 2, f.xHeight - d - (f.xHeight > 7 ? f.grid(2) : 0), d)
      return (f.margin, d, f.margin)
    case "…":
      let d = f.point
      let step = max(d + 2, f.snap(f.size * 0.26))
      for k in 0..<3 {
        dot(d / 2 + Double(k) * step, 0, d)
      }
      return (f.margin, d + 2 * step, f.margin)
    case "'":
      rect(0, f.cap - f.snap(f.cap * 0.33), f.stem, f.cap)
      return (f.margin, f.stem, f.margin)
    case "\"":
      let step = f.snap(f.stem + max(1, f.size * 0.1)) + (f.stem < 2 ? 1 : 0)
      for k in 0..<2 {
        let x = Double(k) * step
        rect(x, f.cap - f.snap(f.cap * 0.33), x + f.stem, f.cap)
      }
      return (f.margin, step + f.stem, f.margin)
    case "!":
      let d = f.dot
      let gap = max(1, f.snap(f.size * 0.1))
      dot(d / 2, 0, d)
      let top = f.stem * 0.05
      let x = (d - f.stem) / 2
      polygon([(x, f.cap), (x + f.stem, f.cap), (x + f.stem - top, d + gap), (x + top, d + gap)])
      return (f.margin, d, f.margin)
    case "?":
      let (s, b, d, h) = (f.stem, f.capBar, f.dot, f.cap)
      let w = max(f.stem < 2 ? 4 : 5, f.px(0.39 + f.extra))
      let gap = max(1, f.snap(f.size * 0.1))
      let (mx, y) = (w / 2, h * 0.73)
      let x = f.snap(mx - s / 2) + s / 2
      stroke(from(s / 2, y).vh(mx, h + f.overshoot - b / 2).hv(w - s / 2, y).cut(0.34, 0), s, b)
      stroke(
        from(w - s / 2, y).vv(x, d + gap + (f.size > 15 ? h * 0.06 : 0), 0.52).to(x, d + gap), s, b)
      dot(x, 0, d)
      return (f.round.left, w, f.round.right)
    case "_":
      let w = f.px(0.5)
      let top = f.size < 20 ? -1 : -max(2, f.snap(f.size * 0.06))
      rect(0, top - f.capBar, w, top)
      return (0, w, 0)
    case "|":
      let (low, high) = f.tallness
      rect(0, low - 1, f.stem, high)
      return (f.margin + (f.size > 14 ? 1 : 0), f.stem, f.margin + (f.size > 14 ? 1 : 0))
    case "¦":
      let (low, high) = f.tallness
      let mid = f.snap((low + high) / 2)
      rect(0, low - 1, f.stem, mid - f.grid(2))
      rect(0, mid + f.grid(2), f.stem, high)
      return (f.margin + 1, f.stem, f.margin + 1)
    case "/":
      let (low, high) = f.tallness
      let w = f.px(0.36 + f.extra)
      let run = lean(w, high - low, f.diagonal * 0.95)
      slant(run / 2, low, w - run / 2, high, run)
      return (0.5, w, 0.5)
    case "\\":
      let (left, w, right) = draw("/")
      mirror(w)
      return (left, w, right)
    case "(":
      let (low, high) = f.tallness
      let s = f.stem
      let w = s + max(1, f.snap(f.size * 0.11)) + (f.size < 17 ? 0.35 : 0)
      let (mid, third) = ((low + high) / 2, (high - low) * 0.2)
      let p = from(w - s * 0.55, high).curve(
        s / 2 + (w - s) * 0.25, high - third, s / 2, mid + third, s / 2, mid
      )
      .curve(s / 2, mid - third, s / 2 + (w - s) * 0.25, low + third, w - s * 0.55, low)
      stroke(p, s, f.capBar)
      return (f.margin, w, 0.4)
    case ")":
      let (left, w, right) = draw("(")
      mirror(w)
      let total = left + w + right
      return (f.whole(total - 0.5) - w - left, w, left)
    case "[":
      let (low, high) = f.tallness
      let w = f.stem + max(1, f.snap(f.size * 0.11))
      // Part of a pixel would look weak here.
      let b = f.bar == floor(f.bar) ? f.bar : f.capBar
      rect(0, low, f.stem, high)
      rect(0, high - b, w, high)
      rect(0, low, w, low + b)
      return (f.margin, w, f.step(18))
    case "]":
      let (left, w, right) = draw("[")
      mirror(w)
      return (right, w, left)
    case "{":
      let (low, high) = f.tallness
      let (s, b) = (f.stem, f.capBar)
      let reach = max(1, f.snap(f.size * 0.09))
      let w = s + 2 * reach
      let mid = f.snap((low + high) / 2 - b / 2) + b / 2
      let x = reach + s / 2
      let bend = reach + s * 0.5
      stroke(
        from(w, high - b / 2).to(x + bend * 0.7, high - b / 2).hv(x, high - b / 2 - bend).to(
          x, mid + bend
        ).vh(0.0, mid), s, b)
      stroke(
        from(0.0, mid).hv(x, mid - bend).to(x, low + b / 2 + bend).vh(x + bend * 0.7, low + b / 2)
          .to(w, low + b / 2), s, b)
      return (f.margin - f.grid(3), w, f.step(18))
    case "}":
      let (left, w, right) = draw("{")
      mirror(w)
      return (right, w, left)
    case "‘": return quotes(1, flip: true)
    case "’": return quotes(1)
    case "“": return quotes(2, flip: true)
    case "”": return quotes(2)
    case "„": return quotes(2, low: true)
    case "¡": return upsideDown("!")
    case "¿": return upsideDown("?")
    case "-": return dash(0.3)
    case "–": return dash(0.5, 0)
    case "—": return dash(0.92, 0)
    case "‹": return guillemets(1, left: true)
    case "›": return guillemets(1, left: false)
    case "«": return guillemets(2, left: true)
    case "»": return guillemets(2, left: false)
    default: return nil
    }
  }

  /// A comma with its dot at x and y; flipped, a turned one with its dot in the same place.
  func commaShape(_ x: Double, _ y: Double, flip: Bool = false) {
    let d = f.point
    let drop = max(1.6, f.soft(f.size * 0.13))
    let points: [(Double, Double)] = [
      (x, y + d), (x + d, y + d), (x + d, y), (x + d * 0.42, y - drop), (x - d * 0.28, y - drop),
      (x + d * 0.18, y),
    ]
    fill(
      points.map { px, py in
        flip ? Point(x: 2 * x + d - px, y: 2 * y + d - py) : Point(x: px, y: py)
      })
  }

  func quotes(_ count: Int, flip: Bool = false, low: Bool = false) -> Sketch {
    let d = f.point
    let step = d + max(d < 2 ? 1 : 2, f.snap(f.size * 0.08)) + (d < 2 && f.size > 12 ? 1 : 0)
    let y = low ? 0 : !flip ? f.cap - d : f.cap - d - max(1, f.snap(f.size * 0.1))
    for k in 0..<count {
      commaShape(Double(k) * step, y, flip: flip)
    }
    return (f.margin, d + Double(count - 1) * step, f.margin)
  }

  func upsideDown(_ character: Unicode.Scalar) -> Sketch {
    let (left, w, right) = draw(character)
    turn(w, f.cap)
    move(0, f.snap(-f.cap * 0.26))
    return (right, w, left)
  }

  func dash(_ em: Double, _ side: Double? = nil) -> Sketch {
    let w = f.px(em)
    let low = f.snap(f.xHeight * 0.46 - f.capBar / 2 + 0.1)
    rect(0, low, w, low + f.capBar)
    let space = side ?? f.grid(1)
    return (space, w, space)
  }

  func angle(_ x: Double, _ w: Double, _ low: Double, _ high: Double, left: Bool, _ thick: Double) {
    let mid = (low + high) / 2
    let run = lean(w, (high - low) / 2, thick, 1.0)
    let (a, b) = left ? (x + w - run / 2, x + run / 2) : (x + run / 2, x + w - run / 2)
    slant(b, mid, a, high, run)
    slant(b, mid, a, low, run)
  }

  func guillemets(_ count: Int, left: Bool) -> Sketch {
    let low = max(1, f.snap(f.xHeight * 0.16))
    let high = low + 2 * f.snap(f.xHeight * 0.34) + (f.size < 20 && !f.isBold ? 1 : 0)
    let w = max(3, f.snap(f.size * 0.2 + f.stem * 0.3))
    let step = f.size < 20 ? w : w + f.soft(f.size * 0.03)
    for k in 0..<count {
      angle(Double(k) * step, w, low, high, left: left, f.diagonal * 0.9)
    }
    return (f.slant.left + f.soft(0.5), w + Double(count - 1) * step, f.slant.left + f.soft(0.5))
  }
}

extension Fit {
  /// The space beside a dot, a bracket or a sign.
  var margin: Double {
    return max(1, snap(size * 0.075))
  }

  var point: Double {
    if isBold || size > 28 { return dot }
    return size < 14 ? 1 : size < 16 ? 1.5 : size < 26 ? 2 : 3
  }

  var tallness: (Double, Double) {
    return (snap(-descender * 0.75), ascender)
  }
}
