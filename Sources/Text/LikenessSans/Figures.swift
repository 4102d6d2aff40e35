/// The figures. All share one advance, so columns of numbers line up.

extension Pen {
  /// Draws a figure; nil for other characters.
  func figureSign(_ character: Unicode.Scalar) -> Sketch? {
    switch character {
    case "0":
      ring(0, -f.overshoot, f.figure, f.cap + f.overshoot, f.stem, f.capBar)
      return f.sides(f.figure)
    case "1":
      let s = f.stem
      let flag = f.stem < 3 || f.size > 19 ? max(2, f.snap(f.size * 0.17)) : 3
      let w = flag + s
      rect(flag, 0, w, f.cap)
      let drop = flag * 0.8
      let t = f.diagonal * 0.95
      let thick = t * 1.25
      // The flag: a band that falls away to the left from the top of the stem.
      polygon([
        (w - s * 0.5, f.cap), (flag, f.cap), (0, f.cap - drop), (0, f.cap - drop - thick),
        (flag + s * 0.3, f.cap - thick * 1.05 + s * 0.1),
      ])
      return f.sides(w)
    case "2":
      let (s, b, w, h) = (f.stem, f.capBar, f.figure, f.cap)
      let (l, r, mx) = (s / 2, w - s / 2, w * 0.5)
      let y = h * 0.72
      stroke(from(l, y).vh(mx, h + f.overshoot - b / 2).hv(r, y).cut(0.34, 0), s, b)
      let p = from(r, y).curve(
        r, y - h * 0.17, l + w * 0.34, b + h * 0.17, l + f.diagonal * 0.25, b * 0.55)
      stroke(p, s, f.isBold ? b : (s + b) / 2)
      rect(0, 0, w, b)
      return f.sides(w)
    case "3":
      let (s, b, w, h, v) = (f.stem, f.capBar, f.figure, f.cap, f.overshoot)
      let (r, mx) = (w - s / 2, w * 0.48)
      let bar = !f.isBold || h > 9 ? b : 1
      let low = f.snap(h * 0.53 - bar / 2)
      let upper = f.size < 20 ? r : r - f.inset(1.25)
      let y1 = (low + bar / 2 + h - b / 2) / 2
      let y0 = (low + bar / 2 + b / 2) / 2
      stroke(from(s / 2, h * 0.74).vh(mx, h + v - b / 2).cut(0.34, 0), s, b)
      stroke(from(mx, h + v - b / 2).hv(upper, y1), s, b)
      stroke(from(upper, y1).vh(mx, low + bar / 2).to(w * 0.3, low + bar / 2), s, bar)
      stroke(from(w * 0.3, low + bar / 2).to(mx, low + bar / 2).hv(r, y0), s, bar)
      stroke(from(r, y0).vh(mx, b / 2 - v), s, b)
      stroke(from(mx, b / 2 - v).hv(s / 2, h * 0.26).cut(0, 0.34), s, b)
      return f.sides(w)
    case "4":
      let (s, b, h) = (f.stem, f.capBar, f.cap)
      let w = f.figure + (f.size < 18 && !f.isBold && f.figure < 7 ? 1 : 0)
      let low = f.snap(h * 0.22)
      let x = w - s - max(1, f.snap(f.size * 0.07))
      rect(x, 0, x + s, h)
      rect(0, low, w, low + b)
      let run = lean(x + s / 2, h - low, f.diagonal, 0.8)
      slant(run * 0.45, low + b * 0.5, x + s - run * 0.5, h, run)
      return f.sides(w)
    case "5":
      let (s, b, w, h, v) = (f.stem, f.capBar, f.figure, f.cap, f.overshoot)
      let top = f.snap(h * 0.64)
      let (r, mx, mid) = (w - s / 2, w * 0.47, top / 2)
      rect(0, h - b, w - f.step(18), h)
      rect(0, top - b, s, h)
      stroke(
        from(s * 0.4, top - b / 2 - (f.size > 17 ? h * 0.045 : 0)).hh(mx, top + v - b / 2, 0.5), s,
        b)
      stroke(from(mx, top + v - b / 2).hv(r, mid), s, b)
      stroke(from(r, mid).vh(mx, b / 2 - v), s, b)
      stroke(from(mx, b / 2 - v).hv(s / 2, h * 0.25).cut(0, 0.34), s, b)
      return f.sides(w)
    case "6":
      let (s, b, w, h, v) = (f.stem, f.capBar, f.figure, f.cap, f.overshoot)
      let top = f.snap(h * 0.61)
      let (l, r, mx) = (s / 2, w - s / 2, w * 0.5)
      stroke(from(r, h * 0.74).vh(mx * 1.04, h + v - b / 2).hv(l, h * 0.47).cut(0.36, 0), s, b)
      stroke(from(l, h * 0.47).to(l, top / 2), s, b)
      ring(0, -v, w, top + f.snap(v * 0.4), s, !f.isBold || h > 9 ? b : 1.5)
      return f.sides(w)
    case "9":
      let result = draw("6")
      turn(f.figure, f.cap)
      return result
    case "7":
      let (b, w, h) = (f.capBar, f.figure, f.cap)
      rect(0, h - b, w, h)
      let run = lean(w * 0.62, h - b, f.diagonal * 1.04)
      let foot = f.stem < 2 ? w * 0.26 : w * 0.3
      slant(w - run / 2, h - b, foot, 0, run)
      return f.sides(w)
    case "8":
      let (s, b, w, h, v) = (f.stem, f.capBar, f.figure, f.cap, f.overshoot)
      let bar = !f.isBold || h > 10 ? b : 1
      let low = f.snap(h * 0.53 - bar / 2)
      let inset = f.size < 20 ? 0 : f.inset(1.5)
      rings(inset, low, w - inset, h + v, s, bar, b)
      rings(0, -v, w, low + bar, s, b, bar)
      return f.sides(w)
    default: return nil
    }
  }

  /// A ring whose foot and top differ in thickness.
  func rings(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ s: Double, _ low: Double,
    _ high: Double
  ) {
    let (my, mx) = ((y0 + y1) / 2, (x0 + x1) / 2)
    stroke(from(x1 - s / 2, my).vh(mx, y1 - high / 2).hv(x0 + s / 2, my), s, high)
    stroke(from(x0 + s / 2, my).vh(mx, y0 + low / 2).hv(x1 - s / 2, my), s, low)
  }
}

extension Fit {
  /// The spaces that center ink of width w in the advance that all figures share.
  func sides(_ w: Double) -> Sketch {
    let (l, r) = figureSides
    let advance = figure + l + r
    let left = snap((advance - w) / 2)
    return (left, w, advance - w - left)
  }
}
