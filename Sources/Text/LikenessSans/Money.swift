/// The signs of currencies beyond those of Latin-1 and the euro: letters with strokes, and a few
/// forms of their own.

extension Pen {
  /// Draws a sign of a currency; nil for other characters.
  func money(_ character: Unicode.Scalar) -> Sketch? {
    switch character {
    case "₠": return joined("C", "E", 0.55)
    case "₡": return leaning("C", [0.38, 0.62])
    case "₢": return joined("C", "r", 0.6)
    case "₣":
      let (left, w, right) = draw("F")
      let out = min(left, f.reach)
      level(-out, w * 0.7, f.cap * 0.2)
      return (left, w, right)
    case "₤":
      let sketch = draw("£")
      level(0, sketch.width * 0.8, f.cap * 0.25)
      return sketch
    case "₥": return leaning("m", [0.5])
    case "₦": return barred("N", [0.36, 0.58])
    case "₧": return joined("P", "t", 0.82)
    case "₨": return joined("R", "s", 1)
    case "₩": return barred("W", [0.52, 0.72])
    case "₪":
      let (s, b, h) = (f.stem, f.capBar, f.cap)
      let w = f.px(0.66 + f.extra)
      let inner = f.snap(w * 0.3)
      rect(0, 0, s, h)
      rect(0, h - b, w - inner, h)
      rect(w - inner - s, f.snap(h * 0.35), w - inner, h)
      rect(w - s, 0, w, h)
      rect(inner, 0, w, b)
      rect(inner, 0, inner + s, f.snap(h * 0.65))
      return (f.straight.left, w, f.straight.right)
    case "₫":
      let (left, w, right) = draw("đ")
      let gap = max(1, f.snap(f.size * 0.07))
      rect(0, -gap - thickness, w, -gap)
      return (left, w, right)
    case "₭": return barred("K", [0.46])
    case "₮":
      let (left, w, right) = draw("T")
      let reach = f.snap(w * 0.3)
      for share in [0.3, 0.5] {
        let (y, rise) = (f.cap * share, f.size * 0.05)
        stroke(from(w / 2 - reach, y - rise).to(w / 2 + reach, y + rise), thickness, thickness)
      }
      return (left, w, right)
    case "₯": return joined("D", "p", 0.9)
    case "₱": return barred("P", [0.5, 0.72])
    case "₲": return upright("G")
    case "₳": return barred("A", [0.18, 0.42])
    case "₴":
      let w = f.figure
      ess(w, f.cap, f.stem, f.capBar, 0.34)
      mirror(w)
      let gap = max(1, f.snap(f.size * 0.07))
      let low = f.snap(f.cap / 2 - gap / 2 - thickness)
      for y in [low, low + thickness + gap] { rect(-1, y, w + 1, y + thickness) }
      return (f.figureSides.left, w, f.figureSides.right)
    case "₵": return upright("C")
    case "₶":
      let first = insert("l", 0, 0)
      let gap = max(1, f.snap(f.size * 0.07))
      let w = first + gap + insert("t", first + gap, 0)
      level(0, w, f.xHeight * 0.45)
      return (1, w, 1)
    case "₸":
      let w = f.odd(0.54 + f.extra)
      let (b, x) = (f.capBar, (w - f.stem) / 2)
      let gap = max(1, f.snap(f.size * 0.08))
      rect(0, f.cap - b, w, f.cap)
      rect(0, f.cap - 2 * b - gap, w, f.cap - b - gap)
      rect(x, 0, x + f.stem, f.cap - b - gap)
      return (f.step(18), w, f.step(18))
    case "₹":
      let (s, h, t) = (f.stem, f.cap, thickness)
      let w = f.figure
      let second = f.snap(h * 0.72)
      let foot = f.snap(h * 0.42)
      rect(0, h - t, w, h)
      rect(0, second, w, second + t)
      let r = w - s * 0.5 - w * 0.15
      stroke(from(0, h - t / 2).to(w * 0.3, h - t / 2).hv(r, (h + foot) / 2), s, t)
      stroke(from(r, (h + foot) / 2).vh(w * 0.3, foot + t / 2).to(0, foot + t / 2), s, t)
      let run = lean(w * 0.7, foot, f.diagonal * 0.95, 0.6)
      slant(w * 0.18, foot + t / 2, w - run / 2, 0, run)
      return f.signed(w)
    case "₺":
      let (s, b, h) = (f.stem, f.capBar, f.cap)
      let w = f.figure
      let x = f.snap(w * 0.2)
      rect(x, b / 2, x + s, h)
      stroke(from(x + s / 2, b / 2).to(w * 0.5, b / 2).hv(w - s / 2, h * 0.4), s, b)
      for share in [0.5, 0.68] {
        let (y, rise) = (h * share, h * 0.09)
        stroke(from(0, y - rise).to(w * 0.8, y + rise), thickness, thickness)
      }
      return f.signed(w)
    case "₼":
      let w = f.odd(0.62 + f.extra)
      let (s, b, top) = (f.stem, f.capBar, f.snap(f.cap * 0.82))
      let x = (w - s) / 2
      let side = from(s / 2, 0).to(s / 2, top * 0.45).vh(w / 2, top - b / 2)
      stroke(side.hv(w - s / 2, top * 0.45).to(w - s / 2, 0), s, b)
      rect(x, 0, x + s, f.cap)
      return (f.straight.left, w, f.straight.right)
    case "₽":
      let (left, w, right) = draw("P")
      let out = max(1, f.reach)
      level(-out, w * 0.68, f.cap * 0.18)
      move(out, 0)
      let bowl = f.middle(f.upper, 0.42, f.capBar)
      rect(0, bowl, out + f.stem, bowl + f.capBar)
      return (max(0, left - out), w + out, right)
    case "₾":
      let w = f.odd(0.58 + f.extra)
      let (s, b, h) = (f.stem, f.capBar, f.cap)
      let top = f.snap(h * 0.86)
      rect(0, 0, w, b)
      stroke(from(s / 2, b).vh(w / 2, top - b / 2).hv(w - s / 2, f.snap(h * 0.4)), s, b)
      stroke(from(s / 2, b).to(s / 2, h * 0.3), s, b)
      for share in [0.36, 0.64] {
        let x = f.snap(w * share - thickness / 2)
        rect(x, f.snap(h * 0.5), x + thickness, h)
      }
      return f.signed(w)
    case "₿":
      let (left, w, right) = draw("B")
      let out = max(1, f.snap(f.size * 0.09))
      for share in [0.28, 0.58] {
        let x = f.snap(w * share)
        rect(x, f.cap - f.capBar * 0.5, x + thickness, f.cap + out)
        rect(x, -out, x + thickness, f.capBar * 0.5)
      }
      return (left, w, right)
    case "≤", "≥":
      let w = compare(left: character == "≤").width
      let foot = contours.flatMap { $0.points }.map { $0.y }.min() ?? 0
      let gap = max(1, f.snap(f.size * 0.07))
      let y = floor(foot) - gap
      rect(0, y - f.capBar, w, y)
      let lift = max(0, f.snap(f.size * 0.1))
      move(0, lift)
      return f.signed(w)
    case "≠":
      let sketch = draw("=")
      let (w, low, b) = f.signBox
      let (middle, reach) = (low + b / 2, f.snap(f.size * 0.26))
      slant(w * 0.3, middle - reach, w * 0.7, middle + reach, f.diagonal)
      return sketch
    case "\u{301}":
      // Over the letter before it, the middle of an average one.
      let half = f.halfWidth(of: .acute)
      let w = f.whole(2 * half)
      mark(.acute, w / 2, f.xHeight + max(f.capGap, min(f.gap, f.capGap + 1)))
      let back = f.straight.right + f.snap((f.nWidth + w) / 2)
      return (-back, w, back - w)
    default: return nil
    }
  }

  /// How thick the strokes through a sign are.
  private var thickness: Double { f.size < 18 ? 1 : max(1, f.snap(f.capBar * 0.85)) }

  private func level(_ x0: Double, _ x1: Double, _ y: Double) {
    rect(f.snap(x0), f.snap(y), f.snap(x1), f.snap(y) + thickness)
  }

  /// A letter with level strokes through it, at shares of its height.
  private func barred(_ letter: Unicode.Scalar, _ shares: [Double]) -> Sketch {
    let (left, w, right) = draw(letter)
    let out = max(1, f.snap(f.size * 0.06))
    for share in shares { level(-out, w + out, f.cap * share - thickness / 2) }
    move(out, 0)
    return (max(0, left - out), w + 2 * out, max(0, right - out))
  }

  /// A letter with an upright stroke through its middle.
  private func upright(_ letter: Unicode.Scalar) -> Sketch {
    let (left, w, right) = draw(letter)
    let out = max(1, f.snap(f.size * 0.09))
    let x = f.snap(w * 0.52 - thickness / 2)
    rect(x, -out, x + thickness, f.cap + out)
    return (left, w, right)
  }

  /// A letter with leaning strokes through it, at shares of its width.
  private func leaning(_ letter: Unicode.Scalar, _ shares: [Double]) -> Sketch {
    let (left, w, right) = draw(letter)
    let out = f.snap(f.size * 0.07)
    let top = letter == "m" ? f.xHeight : f.cap
    for share in shares {
      slant(w * share - f.size * 0.06, -out, w * share + f.size * 0.06, top + out, thickness)
    }
    return (left, w, right)
  }

  /// Two letters, the second beginning at a share of the first one's width.
  private func joined(_ one: Unicode.Scalar, _ other: Unicode.Scalar, _ share: Double) -> Sketch {
    let first = insert(one, 0, 0)
    let x = f.snap(first * share) + (share < 1 ? 0 : 1)
    let second = insert(other, x, 0)
    return (f.straight.left, max(first, x + second), f.round.right)
  }
}
