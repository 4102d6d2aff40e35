/// Letters of Latin-1 and Latin Extended other than letters with marks: ligatures, letters with
/// strokes and hooks, pairs, and letters with forms of their own.

extension Pen {
  /// Draws a letter of its own form; nil for other characters.
  func extended(_ character: Unicode.Scalar) -> Sketch? {
    let c = f.upper
    switch character {
    case "Æ":
      let w = f.width(0.86, c)
      let x = f.snap(w * 0.5)
      let bar = f.isBold && c.height < 10 ? 1 : c.bar
      let low = f.snap(c.height * 0.5 - bar / 2)
      rect(x, 0, x + c.stem, c.height)
      rect(x, 0, w, c.bar)
      rect(x - c.stem * 0.5, c.height - c.bar, w, c.height)
      rect(x, low, w - f.grid(2.5), low + bar)
      let run = lean(x + c.stem * 0.4, c.height, f.diagonal)
      slant(run / 2, 0, x + c.stem * 0.45, c.height, run)
      let foot = f.snap(c.height * 0.22)
      rect(run / 2 + (x - run / 2) * foot / c.height, foot, x + c.stem, foot + min(c.bar, f.bar))
      return (f.snap(f.size / 64), w, f.grid(2.5))
    case "æ":
      let first = insert("a", 0, 0)
      let x = f.snap(first - f.stem)
      let second = insert("e", x, 0)
      return (f.round.left, x + second, f.round.right)
    case "Ø":
      let (left, w, right) = draw("O")
      let run = lean(w, f.cap, f.diagonal * 0.75)
      slant(w * 0.06, -f.size * 0.03, w - w * 0.06, f.cap + f.size * 0.03, run)
      return (left, w, right)
    case "ø":
      let (left, w, right) = draw("o")
      let run = lean(w, f.xHeight, f.diagonal * 0.75)
      slant(w * 0.04, -f.size * 0.05, w - w * 0.04, f.xHeight + f.size * 0.05, run)
      return (left, w, right)
    case "Ð", "Đ":
      let (left, w, right) = draw("D")
      let low = f.snap(f.cap * 0.5 - f.capBar / 2)
      let out = max(1, f.snap(f.size * 0.08))
      move(out, 0)
      rect(0, low, out + f.snap(w * 0.5), low + (!f.isBold || f.cap > 10 ? f.capBar : 1))
      return (max(0, left - out), w + out, right)
    case "ð":
      let (s, b, w) = (f.stem, f.bar, f.oWidth)
      ring(0, -f.overshoot, w, f.xHeight + f.overshoot, s, b)
      let r = w - s / 2
      let p = from(r, f.xHeight * 0.5).curve(
        r, f.xHeight * 0.9, w * 0.66, f.ascender - f.size * 0.08, w * 0.3, f.ascender - b * 0.5)
      stroke(p, s, b)
      let y = f.ascender - f.size * 0.14
      let t = max(1, b * 0.8)
      polygon([
        (w * 0.28, y - f.size * 0.09), (w * 0.28, y - f.size * 0.09 + t),
        (w * 0.86, y + f.size * 0.1 + t), (w * 0.86, y + f.size * 0.1),
      ])
      return (f.round.left, w, f.round.right)
    case "Þ":
      let w = f.width(0.51, c)
      let (low, high) = (f.snap(c.height * 0.2), c.height - f.snap(c.height * 0.2))
      rect(0, 0, c.stem, c.height)
      halfBowl(c.stem / 2, low, w, high, c.stem, c.bar)
      return (f.straight.left, w, f.round.right)
    case "þ":
      let result = draw("p")
      rect(0, 0, f.stem, f.ascender)
      return result
    case "ß":
      let (s, b, h, x) = (f.stem, f.bar, f.ascender, f.xHeight)
      let w = max(f.nWidth, f.px(0.47 + f.extra))
      let r = w - s / 2
      let inner = r - max(0.5, f.size * 0.035)
      let mid = f.snap(x * 0.56) + b / 2
      stroke(
        from(s / 2, 0).to(s / 2, h - b / 2 - w * 0.4).vh(w * 0.5, h - b / 2).hv(
          inner, (h + mid) / 2), s, b)
      stroke(from(inner, (h + mid) / 2).vh(w * 0.5, mid), s, b)
      stroke(from(w * 0.5, mid).hv(r, mid / 2).vh(w * 0.5, b / 2).to(w * 0.38, b / 2), s, b)
      return (f.straight.left, w, f.round.right)
    case "µ":
      let result = draw("u")
      rect(0, -f.descender, f.stem, f.xHeight)
      return result
    case "ȷ":
      let (s, b) = (f.stem, f.bar)
      let w = s + max(1, f.snap(f.size * 0.085))
      stroke(
        from(w - s / 2, f.xHeight).to(w - s / 2, b - f.descender + w * 0.45).vh(
          w - s - 0.2 * s, b / 2 - f.descender
        ).to(
          0, b / 2 - f.descender), s, b)
      return (f.straight.left - (w - s), w, f.straight.right)
    case "đ":
      let (left, w, right) = draw("d")
      crossbar(w - f.stem - f.snap(w * 0.35), w + f.reach, f.high)
      return (left, w, max(0, right - f.reach + f.grid(3.2)))
    case "Ħ":
      let (left, w, right) = draw("H")
      crossbar(-f.grid(2.5), w + f.grid(2.5), f.snap(f.cap * 0.72))
      return (left, w, right)
    case "Ŧ":
      let (left, w, right) = draw("T")
      let side = f.snap(w * 0.18)
      crossbar(side, w - side, f.snap(f.cap * 0.42))
      return (left, w, right)
    case "ŧ":
      let (left, w, right) = draw("t")
      crossbar(0, w, f.snap(f.xHeight * 0.42))
      return (left, w, right)
    case "ŋ":
      let (s, b) = (f.stem, f.bar)
      rect(0, 0, s, f.xHeight)
      let rise = min((f.nWidth - s) * 0.62, f.xHeight * 0.42)
      let (r, u, l) = (f.nWidth - s / 2, f.xHeight + f.overshoot - b / 2, s / 2)
      let path = from(l, f.xHeight - b - rise * 0.72).vh((l + r) / 2 + (r - l) * 0.03, u).hv(
        r, u - rise
      ).to(
        r, b - f.descender + f.nWidth * 0.2)
      stroke(
        path.vh(f.nWidth * 0.55, b / 2 - f.descender).to(f.nWidth * 0.4, b / 2 - f.descender).thin(
          f.thin), s, b)
      return (f.straight.left, f.nWidth, f.straight.right)
    case "Ŋ":
      let (left, w, right) = draw("N")
      let drop = max(2, f.snap(f.size * 0.17))
      stroke(
        from(w - c.stem / 2, c.bar).to(w - c.stem / 2, c.bar - drop + w * 0.2).vh(
          w * 0.62, c.bar / 2 - drop
        ).to(
          w * 0.48, c.bar / 2 - drop), c.stem, c.bar)
      return (left, w, right)
    case "ſ":
      let (s, b, x) = (f.stem, f.bar, f.xHeight)
      let left = max(1, f.snap(f.size * 0.085))
      let w = left + s + max(f.size < 13 ? 1 : 2, f.snap(f.size * 0.115))
      let (mx, top) = (left + s / 2, f.ascender - b / 2)
      stroke(
        from(mx, 0).to(mx, top - (w - left) * 0.45).vh(left + s + (w - left - s) * 0.45, top).to(
          w, top), s, b)
      rect(0, x - b, left + s / 2, x)
      return (f.snap(f.size / 64), w, 0)
    case "œ":
      let first = insert("o", 0, 0)
      let x = f.snap(first - f.stem)
      let second = insert("e", x, 0)
      return (f.round.left, x + second, f.round.right)
    case "Œ":
      let o = f.snap(f.width(0.6, c))
      let x = f.snap(o * 0.56)
      let w = x + f.snap(f.width(0.42, c))
      let bar = f.isBold && c.height < 10 ? 1 : c.bar
      let low = f.snap(c.height * 0.5 - bar / 2)
      let (l, v, mx) = (c.stem / 2, f.overshoot, o * 0.52)
      stroke(
        from(mx, c.height + v - c.bar / 2).hv(l, c.height / 2).vh(mx, c.bar / 2 - v), c.stem, c.bar)
      rect(mx - 0.01, 0, w, c.bar)
      rect(mx - 0.01, c.height - c.bar, w, c.height)
      rect(x, 0, x + c.stem, c.height)
      rect(x, low, w - f.grid(2.5), low + bar)
      return (f.round.left, w, f.round.right)
    case "ŉ":
      let d = f.point
      commaShape(0, f.cap - d)
      let x = d + max(1, f.snap(f.size * 0.06))
      insert("n", x, 0)
      return (f.straight.left - f.grid(2), x + f.nWidth, f.straight.right)
    case "Ɓ":
      let (left, w, right) = draw("B")
      let out = max(2, f.snap(f.size * 0.15))
      move(out, 0)
      let drop = max(2, f.snap(f.size * 0.17))
      stroke(
        from(out + c.stem / 2, c.height - c.bar / 2).to(out * 0.8, c.height - c.bar / 2).hv(
          c.stem / 2, c.height - drop, 0.6), c.stem, c.bar
      )
      return (max(0, left - 1), out + w, right)
    case "ƒ":
      let (s, b, x) = (f.stem, f.bar, f.xHeight)
      let left = max(1, f.snap(f.size * 0.12))
      let tail = max(f.size < 13 ? 1 : 2, f.snap(f.size * 0.115))
      let w = left + s + tail
      let (mx, top, low) = (left + s / 2, f.ascender - b / 2, b / 2 - f.descender)
      let path = from(0, low).to(left - tail * 0.45, low).hv(mx, low + (w - left) * 0.45).to(
        mx, top - (w - left) * 0.45)
      stroke(path.vh(left + s + tail * 0.45, top).to(w, top), s, b)
      rect(left - max(1, f.snap(f.size * 0.085)), x - b, w, x)
      return (f.snap(f.size / 64), w, 0)
    case "Ɋ":
      let w = f.width(0.6, c)
      let out = max(2, f.snap(f.size * 0.12))
      let drop = max(2, f.snap(f.size * 0.17))
      let (r, mx) = (w - c.stem / 2, w * 0.5)
      stroke(
        from(r, c.height * 0.5).vh(mx, c.height + f.overshoot - c.bar / 2).hv(
          c.stem / 2, c.height / 2
        ).vh(mx, c.bar / 2 - f.overshoot).hv(
          r, c.height * 0.5), c.stem, c.bar)
      stroke(
        from(r, c.height).to(r, c.bar - drop + out * 0.5).vh(w + out * 0.3, c.bar / 2 - drop).to(
          w + out, c.bar / 2 - drop), c.stem, c.bar)
      return (f.round.left, w + out, f.snap(f.size / 64))
    case "ɋ":
      let (left, w, _) = draw("q")
      let out = max(2, f.snap(f.size * 0.12))
      rect(w - f.stem, -f.descender, w + out, -f.descender + f.bar)
      return (left, w + out, f.snap(f.size / 64))
    case "ẞ":
      var tall = f
      tall.ascender = f.cap
      tall.bar = f.capBar
      tall.xHeight = f.snap(f.cap * 0.76)
      tall.nWidth = f.width(0.52, f.upper)
      let plain = f
      f = tall
      let sketch = draw("ß")
      f = plain
      return sketch
    case "ħ": return stroked("h")
    case "ƀ": return stroked("b")
    case "Ł": return slash("L")
    case "ł": return slash("l")
    case "Ĳ": return pair("I", "J")
    case "ĳ": return pair("i", "j")
    case "Ŀ": return dotted("L")
    case "ŀ": return dotted("l")
    case "ĸ": return draw("к")
    default: return nil
    }
  }

  /// A thin level stroke through a stem.
  func crossbar(_ x0: Double, _ x1: Double, _ low: Double) {
    let thick = max(1, f.snap(f.bar * 0.8))
    rect(x0, low, x1, low + thick)
  }

  func stroked(_ letter: Unicode.Scalar) -> Sketch {
    let (left, w, right) = draw(letter)
    let out = min(f.reach, left)
    crossbar(-out, f.stem + f.snap(w * 0.35), f.high)
    return (left, w, right)
  }

  /// L and l with a stroke that climbs through the stem.
  func slash(_ letter: Unicode.Scalar) -> Sketch {
    let (left, w, right) = draw(letter)
    let middle = letter == "L" ? f.cap * 0.5 : f.ascender * 0.52
    let half = f.stem * 0.5 + max(1, f.size * 0.1)
    let rise = half * 0.75
    let thick = max(1, f.bar * 0.9)
    let out = half - f.stem * 0.5
    let (x0, x1) = (-out, f.stem + out)
    polygon([
      (x0, middle - rise - thick / 2), (x1, middle + rise - thick / 2),
      (x1, middle + rise + thick / 2), (x0, middle - rise + thick / 2),
    ])
    if letter == "l" {
      let extra = f.size < 26 ? 1 : f.snap(out * 0.6)
      return (left + extra, w, right + extra)
    }
    return (left, w, right)
  }

  /// Two letters in one.
  func pair(_ first: Unicode.Scalar, _ letter: Unicode.Scalar) -> Sketch {
    let (left, w, between) = draw(first)
    let gap = max(1, f.snap(between + f.straight.left - f.grid(3.2)))
    var second: Sketch = (0, 0, 0)
    part(w + gap, 0) { second = draw(letter) }
    return (left, w + gap + second.width, second.right)
  }

  func dotted(_ letter: Unicode.Scalar) -> Sketch {
    let (left, w, right) = draw(letter)
    let d = f.point
    let x = f.snap(f.stem + max(1, f.size * 0.1)) + (letter == "L" ? f.snap(f.size * 0.08) : 0)
    dot(x + d / 2, f.snap(f.cap * 0.42 - d / 2), d)
    return (left, max(w, x + d), letter == "L" ? right : max(1, right))
  }
}

extension Fit {
  /// How far a crossbar goes beyond a stem.
  var reach: Double {
    return max(1, snap(size * 0.08))
  }

  /// The lower edge of a crossbar through an ascender.
  var high: Double {
    return snap((xHeight + ascender) / 2)
  }
}
