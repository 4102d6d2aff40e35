/// The Cyrillic letters that have forms of their own.

extension Pen {
  /// Draws a Cyrillic letter with a form of its own; nil for other characters.
  func cyrillic(_ character: Unicode.Scalar) -> Sketch? {
    let c = character.value < 0x430 || character == "Ґ" ? f.upper : f.lower
    switch character {
    case "Б":
      let w = f.width(0.52, c)
      let low = f.middle(c, 0.55, c.bar)
      rect(0, 0, c.stem, c.height)
      rect(0, c.height - c.bar, w - f.grid(2.5), c.height)
      halfBowl(c.stem / 2, 0, w, low + c.bar, c.stem, c.bar)
      return (f.straight.left, w, f.round.right)
    case "б":
      let (s, b, x, w) = (f.stem, f.bar, f.xHeight, f.oWidth)
      ring(0, -f.overshoot, w, x + f.overshoot, s, b)
      let l = s / 2
      let bend = f.ascender - (f.ascender - x) * 0.5
      stroke(
        from(l, x * 0.5).to(l, x * 0.62).vh(w * 0.55, bend - b * 0.4).hv(
          w - s * 0.7, f.ascender, 0.5), s, b)
      return (f.round.left, w, f.round.right)
    case "Г", "г":
      let w = c.isUpper ? f.width(0.43, c) : max(f.width(0.43, c), f.stem + 3)
      rect(0, 0, c.stem, c.height)
      rect(0, c.height - c.bar, w, c.height)
      return (f.straight.left, w, f.step(18))
    case "Ґ", "ґ":
      let (left, w, right) = draw(c.isUpper ? "Г" : "г")
      rect(w - c.stem, c.height - c.bar, w, c.height + f.snap(f.size * 0.12))
      return (left, w, right)
    case "Д", "д":
      let (s, b) = (c.stem, c.bar)
      let inner = c.isUpper ? f.width(0.5, c) : f.nWidth - (f.size < 20 ? 0 : 1)
      let foot = max(1, f.snap(f.size * 0.06))
      let w = inner + 2 * foot
      let drop = f.tail
      let leanIn = inner * 0.22
      let (x0, x1) = (foot, foot + inner)
      rect(x1 - s, 0, x1, c.height)
      rect(x0 + leanIn, c.height - b, x1, c.height)
      rect(0, 0, w, b)
      rect(0, -drop, s, b)
      rect(w - s, -drop, w, b)
      let p = from(x0 + leanIn + s / 2, c.height).to(x0 + leanIn + s / 2, c.height * 0.6).curve(
        x0 + leanIn + s / 2, c.height * 0.35, x0 + s * 0.5 + leanIn * 0.45, c.height * 0.16,
        x0 + s * 0.4, b * 0.3)
      stroke(p, s, b)
      let left = f.step(20)
      return (left, w, left + (f.size < 20 ? 1 : 0))
    case "Ж", "ж":
      var w = f.odd(c.isUpper ? 0.84 : 0.9, c)
      if f.size < 14, !c.isUpper { w = f.size < 11 ? 7 : f.isBold ? 10 : 9 }
      let x = (w - c.stem) / 2
      let arm = w - x
      rect(0, 0, c.stem, c.height)
      kayArms(arm, c.height)
      move(x, 0)
      addMirrored(w)
      let l = f.step(20)
      return (l, w, l + (f.size < 20 ? 1 : 0))
    case "З", "з":
      let w = c.isUpper ? f.width(0.51, c) : f.narrow((0.51 + f.extra) * c.ratio)
      threeShape(w, c)
      return (f.open, w, f.round.right)
    case "И", "и":
      let w = f.smallWidth(c, 0.57)
      let run = lean(w - c.stem, c.height, f.diagonal * 0.95, 0.5)
      rect(0, 0, c.stem, c.height)
      rect(w - c.stem, 0, w, c.height)
      let inset = min(run / 2, w / 2)
      slant(inset, 0, w - inset, c.height, run)
      return (f.straight.left, w, f.straight.right)
    case "Л", "л":
      let (s, b) = (c.stem, c.bar)
      var inner = c.isUpper ? f.width(0.5, c) : f.nWidth - (f.isBold ? 0 : f.nWidth > 6 ? 1 : 0)
      let hook = max(1, f.snap(f.size * 0.06))
      if 13 < f.size && f.size < 20 { inner += 1 }
      let w = inner + hook
      let x = max(hook, f.snap(w * 0.22))
      rect(w - s, 0, w, c.height)
      rect(x, c.height - b, w, c.height)
      let p = from(x + s / 2, c.height).to(x + s / 2, c.height * 0.45).vh(0, b / 2, 0.7)
      stroke(p, s, b)
      return (f.step(20), w, f.straight.right)
    case "П", "п":
      let w = f.smallWidth(c, 0.56)
      rect(0, 0, c.stem, c.height)
      rect(w - c.stem, 0, w, c.height)
      rect(0, c.height - c.bar, w, c.height)
      return (f.straight.left, w, f.straight.right)
    case "У":
      let w = f.px(0.58 + f.extra)
      let (b, h) = (f.capBar, f.cap)
      let run = lean(w * 0.62, h, f.diagonal, 0.5)
      let meet = h * 0.34
      let x = w * 0.5
      let dx = (w - run / 2 - x) / (h - meet)
      slant(run / 2, h, x, meet, run)
      let y = b + h * 0.06
      let end = x - dx * (meet - y)
      slant(w - run / 2, h, end, y, run)
      stroke(
        from(end, y + 0.03 * h).vh(end - run * 0.8, b / 2).to(max(0.2, end - f.size * 0.2), b / 2),
        run * 0.98, b)
      return (f.pointed, w, f.pointed)
    case "Ф", "ф":
      let w = f.odd(c.isUpper ? 0.72 : 0.84, c)
      let x = (w - c.stem) / 2
      if c.isUpper {
        let bottom = f.snap(c.height * 0.12)
        ring(0, bottom, w, c.height - max(1, bottom), c.stem, c.bar)
        rect(x, 0, x + c.stem, c.height)
      } else {
        ring(0, -f.overshoot, w, c.height + f.overshoot, c.stem, c.bar)
        rect(x, -f.descender, x + c.stem, f.ascender)
      }
      return (f.round.left, w, f.round.right)
    case "Ц", "ц":
      let w = f.smallWidth(c, 0.56)
      return hang(c, w, [0, w - c.stem])
    case "Ч", "ч":
      let w = f.smallWidth(c, 0.53)
      let low = f.middle(c, 0.44, c.bar)
      let s = c.stem
      let (l, mx, rise) = (s / 2, w * 0.52, min(w * 0.5, c.height * 0.3))
      rect(w - s, 0, w, c.height)
      stroke(
        from(l, c.height).to(l, low + c.bar / 2 + rise).vh(mx, low + c.bar / 2).to(
          w - s / 2, low + c.bar / 2), s, c.bar)
      return (f.straight.left, w, f.straight.right)
    case "Ш", "ш":
      let (stems, w) = f.shaStems(c)
      for x in stems { rect(x, 0, x + c.stem, c.height) }
      rect(0, 0, w, c.bar)
      return (f.straight.left, w, f.straight.right)
    case "Щ", "щ":
      let (stems, w) = f.shaStems(c)
      return hang(c, w, stems)
    case "Ь", "ь":
      let w =
        c.isUpper ? f.width(0.52, c) : max(f.nWidth - (f.size < 14 ? 0 : 1), f.size < 11 ? 4 : 5)
      soft(c, w, 0)
      return (f.straight.left, w, f.round.right)
    case "Ъ", "ъ":
      let w =
        c.isUpper ? f.width(0.52, c) : max(f.nWidth - (f.size < 14 ? 0 : 1), f.size < 11 ? 4 : 5)
      let arm = max(2, f.snap(f.size * 0.14))
      soft(c, w, arm)
      rect(0, c.height - c.bar, arm + c.stem, c.height)
      return (f.step(20), arm + w, f.round.right)
    case "Ы", "ы":
      let w = c.isUpper ? f.width(0.49, c) : max(f.nWidth - 1, 4 + (f.isBold ? 1 : 0))
      soft(c, w, 0)
      let gap = max(!(f.isBold && f.size < 13) ? 2 : 1, f.snap(f.size * 0.12))
      rect(w + gap, 0, w + gap + c.stem, c.height)
      return (f.straight.left, w + gap + c.stem, f.straight.right)
    case "Є", "є":
      let w = c.isUpper ? f.width(0.575, c) : max(f.size < 11 ? 4 : 5, f.oWidth - 1)
      eShape(w, c)
      return (f.round.left, w, f.round.right)
    case "Э", "э":
      let w = c.isUpper ? f.width(0.575, c) : max(f.size < 11 ? 4 : 5, f.oWidth - 1)
      eShape(w, c)
      mirror(w)
      return (f.open, w, f.round.right)
    case "Ю", "ю":
      var o = c.isUpper ? f.width(0.56, c) : f.oWidth - (f.oWidth > 6 ? f.grid(2) : 0)
      if f.isBold, !c.isUpper, f.size < 16 { o = f.size < 11 ? 5 : f.size < 14 ? 6 : 7 }
      var link = f.size > 12 ? max(1, f.snap(f.size * 0.1)) : 1
      if !c.isUpper && f.size < 14 { link = 1 }
      let x = c.stem + link
      let w = x + o
      let low = f.middle(c, 0.5, !f.isBold || c.height > 9 ? c.bar : 1)
      rect(0, 0, c.stem, c.height)
      rect(0, low, x + c.stem / 2, low + (!f.isBold || c.height > 9 ? c.bar : 1))
      part(x, 0) { ring(0, -f.overshoot, o, c.height + f.overshoot, c.stem, c.bar) }
      return (f.straight.left, w, f.round.right)
    case "Я", "я":
      let w = c.isUpper ? f.width(0.535, c) : f.nWidth
      let s = c.stem
      var b = c.bar
      if !c.isUpper && f.isBold && c.height < 9 { b = 1.5 }
      let low = f.snap(c.height * 0.43 - b / 2)
      var bar = f.snap(b)
      if !c.isUpper && f.isBold && c.height < 9 { bar = 1 }
      rect(0, 0, s, c.height)
      halfBowl(s / 2, low, w, c.height, s, b, bar)
      let run = lean(w * 0.6, low + bar * 0.4, f.diagonal * 0.95, 0.6)
      slant(w * 0.5, low + bar * 0.5, w - run / 2, 0, run)
      mirror(w)
      return (f.step(18), w, f.straight.right)
    // These letters look like small capitals.
    case "в": return capital("B", c)
    case "к": return capital("K", c)
    case "м": return capital("M", c)
    case "н": return capital("H", c)
    case "т": return capital("T", c)
    default: return nil
    }
  }

  func threeShape(_ w: Double, _ c: Case, _ tuck: Double = 0.34) {
    let (s, b, h, v) = (c.stem, c.bar, c.height, f.overshoot)
    let (r, mx) = (w - s / 2, w * 0.47)
    let bar = c.isUpper ? f.thinBar(c) : !f.isBold || h > 9 ? b : 1
    let low = f.snap(h * 0.52 - bar / 2 + 0.05)
    let upper = f.size < 18 ? r : r - f.inset(1.25)
    let (y1, y0) = ((low + bar / 2 + h - b / 2) / 2, (low + bar / 2 + b / 2) / 2)
    stroke(from(s / 2, h * 0.74).vh(mx, h + v - b / 2).cut(tuck, 0), s, b)
    stroke(from(mx, h + v - b / 2).hv(upper, y1), s, b)
    stroke(from(upper, y1).vh(mx, low + bar / 2).to(w * 0.32, low + bar / 2), s, bar)
    stroke(from(w * 0.32, low + bar / 2).to(mx, low + bar / 2).hv(r, y0), s, bar)
    stroke(from(r, y0).vh(mx, b / 2 - v), s, b)
    stroke(from(mx, b / 2 - v).hv(s / 2, h * 0.26).cut(0, tuck), s, b)
  }

  /// Stems on a bar, with a foot that hangs at the right: Ц and Щ.
  func hang(_ c: Case, _ w: Double, _ stems: [Double]) -> Sketch {
    let foot = max(1, f.snap(f.size * 0.06))
    for x in stems { rect(x, 0, x + c.stem, c.height) }
    rect(0, 0, w + foot, c.bar)
    rect(w + foot - c.stem, -f.tail, w + foot, c.bar)
    return (f.straight.left, w + foot, max(0, f.straight.right - 1))
  }

  /// The stem and bowl of Ь, the stem's left edge at x.
  func soft(_ c: Case, _ w: Double, _ x: Double) {
    let low = f.middle(c, !c.isUpper ? 0.53 : 0.54, c.bar)
    rect(x, 0, x + c.stem, c.height)
    halfBowl(x + c.stem / 2, 0, x + w, low + c.bar, c.stem, c.bar)
  }

  /// Є: a C with a tongue.
  func eShape(_ w: Double, _ c: Case, _ cut: Double = 0.35) {
    let (s, b, v) = (c.stem, c.bar, f.overshoot)
    let (r, mx) = (w - s / 2, w * 0.53)
    stroke(
      from(r, c.height * 0.58).vh(mx, c.height + v - b / 2).hv(s / 2, c.height / 2).vh(
        mx, b / 2 - v
      ).hv(r, c.height * 0.42).cut(cut, cut),
      s, b)
    let bar = c.isUpper ? f.thinBar(c) : !f.isBold || c.height > 9 ? b : 1
    let low = f.middle(c, 0.5, bar)
    rect(s / 2, low, w - max(1, f.snap(w * 0.2)), low + bar)
  }
}

extension Fit {
  /// A width that matches n among the small letters.
  func smallWidth(_ c: Case, _ em: Double) -> Double {
    return c.isUpper ? width(em, c) : nWidth
  }

  /// How far the feet of Д, Ц and Щ hang below the line.
  var tail: Double {
    return max(1, snap(size * 0.11))
  }

  /// The three stems of Ш: their left edges and the whole width.
  func shaStems(_ c: Case) -> ([Double], Double) {
    var (w, x) = triple
    if c.isUpper {
      let stem = max(1, floor(stem + 0.48))
      x = stem + px(0.26 + extra * 0.5)
      w = stem + 2 * x
    }
    return ([0, x, w - stem], w)
  }
}
