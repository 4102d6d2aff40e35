/// The small letters of the Latin alphabet.

extension Pen {
  /// Draws a small letter; nil for other characters.
  func smallLetter(_ character: Unicode.Scalar) -> Sketch? {
    switch character {
    case "n":
      rect(0, 0, f.stem, f.xHeight)
      arch(0, f.nWidth, f.xHeight + f.overshoot)
      return (f.straight.left, f.nWidth, f.straight.right)
    case "h":
      rect(0, 0, f.stem, f.ascender)
      arch(0, f.nWidth, f.xHeight + f.overshoot)
      return (f.straight.left, f.nWidth, f.straight.right)
    case "u":
      rect(0, 0, f.stem, f.xHeight)
      arch(0, f.nWidth, f.xHeight + f.overshoot)
      turn(f.nWidth, f.xHeight)
      return (f.straight.left, f.nWidth, f.straight.right)
    case "m":
      let (w, middle) = f.triple
      rect(0, 0, f.stem, f.xHeight)
      arch(0, middle + f.stem, f.xHeight + f.overshoot)
      arch(middle, w, f.xHeight + f.overshoot)
      return (f.straight.left, w, f.straight.right)
    case "r":
      let (s, b, x) = (f.stem, f.bar, f.xHeight)
      let w = max(f.px(0.27 + f.extra), s + 2)
      rect(0, 0, s, x)
      let rise = min(f.nWidth * 0.5, x * 0.36)
      let p = from(s / 2, x - b - rise).vh(w * 0.92, x - b / 2 + f.overshoot, 0.6).to(
        w, x - b / 2 + f.overshoot)
      stroke(p.thin(f.thin), s, b)
      return (f.straight.left, w, f.snap(f.size / 64))
    case "i":
      rect(0, 0, f.stem, f.xHeight)
      let low = f.xHeight + f.gap
      dot(f.stem / 2, low)
      return (f.straight.left, f.stem, f.straight.right)
    case "ı":
      rect(0, 0, f.stem, f.xHeight)
      return (f.straight.left, f.stem, f.straight.right)
    case "j":
      let (s, b) = (f.stem, f.bar)
      let w = s + max(1, f.snap(f.size * 0.085))
      stroke(
        from(w - s / 2, f.xHeight).to(w - s / 2, b - f.descender + w * 0.45).vh(
          w - s - 0.2 * s, b / 2 - f.descender
        ).to(
          0, b / 2 - f.descender), s, b)
      dot(w - s / 2, f.xHeight + f.gap)
      return (f.straight.left - (w - s), w, f.straight.right)
    case "l":
      let (s, b) = (f.stem, f.bar)
      let w = s + max(1, f.snap(f.size * 0.07))
      stroke(
        from(s / 2, f.ascender).to(s / 2, b / 2 + w * 0.42).vh(s + 0.25 * s, b / 2).to(w, b / 2), s,
        b)
      return (f.straight.left, w, max(0, f.straight.right - f.step(18)))
    case "o":
      ring(0, -f.overshoot, f.oWidth, f.xHeight + f.overshoot, f.stem, f.bar)
      return (f.round.left, f.oWidth, f.round.right)
    case "b":
      let w = max(f.nWidth, f.oWidth - f.grid(1.5))
      rect(0, 0, f.stem, f.ascender)
      bowl(w)
      return (f.straight.left, w, f.round.right)
    case "d":
      let w = max(f.nWidth, f.oWidth - f.grid(1.5))
      bowl(w, flip: true)
      rect(w - f.stem, 0, w, f.ascender)
      return (f.round.left, w, f.straight.right)
    case "p":
      let w = max(f.nWidth, f.oWidth - f.grid(1.5))
      rect(0, -f.descender, f.stem, f.xHeight)
      bowl(w)
      return (f.straight.left, w, f.round.right)
    case "q":
      let w = max(f.nWidth, f.oWidth - f.grid(1.5))
      bowl(w, flip: true)
      rect(w - f.stem, -f.descender, w, f.xHeight)
      return (f.round.left, w, f.straight.right)
    case "g":
      let (s, b) = (f.stem, f.bar)
      let w = max(f.nWidth, f.oWidth - f.grid(1.5))
      bowl(w, flip: true)
      let (r, low) = (w - s / 2, b / 2 - f.descender)
      let rise = min(f.descender - b / 2, w * 0.4)
      let mx = w / 2
      let path = from(r, f.xHeight).to(r, low + rise).vh(mx, low).to(s * 0.9, low)
      stroke(path, s, b)
      return (f.round.left, w, f.straight.right)
    case "c":
      let (s, b, x) = (f.stem, f.bar, f.xHeight)
      let w = f.openWidth - f.snap(f.size / 64)
      let (r, mx, v) = (w - s / 2, w * 0.52, f.overshoot)
      let path = from(r, x * 0.56).vh(mx, x + v - b / 2).hv(s / 2, x / 2).vh(mx, b / 2 - v).hv(
        r, x * 0.44)
      stroke(path.cut(0.34, 0.34), s, b)
      return (f.round.left, w, f.open)
    case "e":
      let (s, b, x) = (f.stem, f.bar, f.xHeight)
      let w = f.openWidth
      let (r, mx, v) = (w - s / 2, w / 2, f.overshoot)
      let bar = !f.isBold || f.size > 16 ? min(b, f.capBar) : x < 9 ? 1 : 1.5
      let low = f.snap((x - bar) / 2 + 0.05)
      let path = from(r, low).to(r, max(low, x * 0.52)).vh(mx, x + v - b / 2).hv(s / 2, x / 2).vh(
        mx, b / 2 - v
      ).hv(r, x * 0.44)
      stroke(path.cut(0, 0.36), s, b)
      rect(s * 0.5, low, w - s / 2, low + bar)
      return (f.round.left, w, f.round.right)
    case "a":
      let (s, b, x, v) = (f.stem, f.bar, f.xHeight, f.overshoot)
      let w = f.nWidth - (f.isBold ? f.snap(f.size / 64) : f.nWidth > 6 ? f.grid(1.5) : 0)
      let r = w - s / 2
      let mx = w * 0.5
      let rise = x * 0.36
      // The roof, from its terminal at the left over to the stem.
      stroke(
        from(s * 0.62, x - b / 2 - x * 0.3).vh(mx * 0.98, x + v - b / 2).hv(r, x - rise).to(r, 0)
          .cut(0.3, 0), s, b)
      // The bowl, from the stem around and back to it.
      let bar = !f.isBold || f.size > 16 ? b : max(1, b - 0.5)
      let top = f.snap(x * 0.57 + bar / 2)
      let bend = top / 2
      rect(mx, top - bar, r, top)
      stroke(from(mx, top - bar / 2).hv(s / 2, bend), s, bar)
      stroke(
        from(s / 2, bend).vh(mx * 0.95, b / 2 - v).hv(r, top * 0.62).thin(1, s < 2 ? 1 : 0.8), s, b)
      return (f.round.left, w, f.straight.right)
    case "s":
      let w = f.narrow(0.4 + f.extra)
      ess(w, f.xHeight, f.stem, f.bar)
      return (f.round.left, w, f.round.right)
    case "t":
      let (s, b, x) = (f.stem, f.bar, f.xHeight)
      let left = max(1, f.snap(f.size * 0.085))
      let w = left + s + max(2, f.snap(f.size * 0.125)) - (f.size < 12 && f.isBold ? 1 : 0)
      let top = f.snap(x + f.size * 0.15)
      let mx = left + s / 2
      stroke(
        from(mx, top).to(mx, b / 2 + (w - left) * 0.5).vh(left + s + (w - left - s) * 0.4, b / 2)
          .to(w, b / 2), s, b)
      rect(0, x - b, w, x)
      let tight = f.snap(f.size / 64)
      return (tight, w, f.grid(2))
    case "f":
      let (s, b, x) = (f.stem, f.bar, f.xHeight)
      let left = max(1, f.snap(f.size * 0.085))
      let w = left + s + max(f.size < 13 ? 1 : 2, f.snap(f.size * 0.115))
      let mx = left + s / 2
      let top = f.ascender - b / 2
      stroke(
        from(mx, 0).to(mx, top - (w - left) * 0.45).vh(left + s + (w - left - s) * 0.45, top).to(
          w, top), s, b)
      rect(0, x - b, w - f.snap(f.size / 64), x)
      let tight = f.snap(f.size / 64)
      return (tight, w, 0)
    case "v":
      let (l, w, r) = f.slanting(f.size > 12 ? 0.475 + f.extra : 0.53)
      let run = lean(w / 2, f.xHeight, f.diagonal, 0.5)
      slant(run / 2, f.xHeight, w / 2, 0, run)
      slant(w - run / 2, f.xHeight, w / 2, 0, run)
      return (l, w, r)
    case "y":
      let (l, w, r) = f.slanting(f.size > 12 ? 0.475 + f.extra : 0.53)
      let run = lean(w / 2, f.xHeight, f.diagonal, 0.5)
      let dx = (w / 2 - run / 2) / f.xHeight
      let foot = f.bar
      slant(run / 2, f.xHeight, w / 2, 0, run)
      let low = -f.descender
      let turn = f.descender - foot * 0.5
      slant(w - run / 2, f.xHeight, w / 2 - dx * (f.descender - foot) * 0.98, low + foot, run)
      let end = w / 2 - dx * (f.descender - foot * 0.7)
      let reach = end - max(f.size * 0.16, 1.4)
      stroke(
        from(end + run * 0.1, low + foot + turn * 0.12).vh(
          end + run * 0.1 - run * 0.75, low + foot / 2
        ).to(max(reach, -l), low + foot / 2),
        run * 0.98, foot)
      return (l, w, r)
    case "w":
      var (l, w, r) = f.slanting(f.size > 12 ? 0.7 + f.extra : 0.8)
      // Four strokes two pixels apart.
      if f.size == 11, !f.isBold { (l, w, r) = (-0.05, 9.1, 0.95) }
      let thick = f.diagonal * (f.isBold ? 0.92 : f.stem < 1.1 ? 1 : 0.95)
      let run = lean(w / 4, f.xHeight, thick, 0.75)
      let q = (w - run) / 4
      for k in 0..<4 {
        let (a, b) = k % 2 == 0 ? (f.xHeight, 0) : (0, f.xHeight)
        slant(run / 2 + Double(k) * q, a, run / 2 + Double(k + 1) * q, b, run)
      }
      return (l, w, r)
    case "x":
      let (l, w, r) = f.slanting(f.size > 12 ? 0.465 + f.extra : 0.53)
      let run = lean(w, f.xHeight, f.diagonal)
      slant(run / 2, 0, w - run / 2, f.xHeight, run)
      slant(w - run / 2, 0, run / 2, f.xHeight, run)
      return (l, w, r)
    case "k":
      rect(0, 0, f.stem, f.ascender)
      var w = max(f.px(0.445 + f.extra), f.nWidth - 1)
      if f.isBold && f.size < 13 { w += 1 }
      kayArms(w, f.xHeight)
      return (f.straight.left, w, f.step(20))
    case "z":
      let w = f.narrow(0.41 + f.extra)
      zed(w, f.xHeight, f.bar)
      return (f.round.left, w, f.round.right)
    default: return nil
    }
  }

  /// The shoulder of n: out of the stem at x0, over, and down the stem whose right edge is x1.
  func arch(_ x0: Double, _ x1: Double, _ top: Double) {
    let (s, b) = (f.stem, f.bar)
    let (l, r, u) = (x0 + s / 2, x1 - s / 2, top - b / 2)
    let mx = (l + r) / 2 + (r - l) * 0.03
    let rise = min((r - l) * 0.62, f.xHeight * 0.42)
    let p = from(l, top - b - rise * 0.72).vh(mx, u).hv(r, u - rise).to(r, 0)
    stroke(p.thin(f.thin), s, b)
  }

  /// The bowl of b, which grows out of a stem at the left edge; flipped, the bowl of d.
  func bowl(_ w: Double, flip: Bool = false) {
    let (s, b, x) = (f.stem, f.bar, f.xHeight)
    let (l, r) = (s / 2, w - s / 2)
    let mx = (l + r) / 2 + (r - l) * 0.04
    let ear = 0.32 * x
    let p = from(l, x - b - ear * 0.75).vh(mx, x + f.overshoot - b / 2).hv(r, x / 2).vh(
      mx, b / 2 - f.overshoot
    ).hv(l, b + ear * 0.75)
    stroke(p.thin(f.thin, f.thin), s, b)
    if flip { mirror(w) }
  }

  /// A dot that stands on `low`, centered at mx.
  func dot(_ mx: Double, _ low: Double, _ size: Double? = nil) {
    let d = size ?? f.dot
    let x0 = mx - d / 2
    if d >= 4 {
      disc(x0, low, x0 + d, low + d, 0.5523)
    } else {
      rect(x0, low, x0 + d, low + d)
    }
  }

  /// The S of both cases and its cousins: two bends and a spine between them.
  func ess(_ w: Double, _ height: Double, _ s: Double, _ b: Double, _ tuck: Double = 0.36) {
    let v = f.overshoot
    let (l, r, mx) = (s / 2, w - s / 2, w / 2)
    let (upper, lower) = (height * 0.735, height * 0.265)
    let mid = b * 1.04
    stroke(from(r - s * 0.12, upper).vh(mx, height + v - b / 2).cut(tuck, 0), s, b)
    stroke(from(mx, height + v - b / 2).hv(l, upper), s, b)
    stroke(from(l, upper).vv(r, lower, 0.62), s, mid)
    stroke(from(r, lower).vh(mx, b / 2 - v), s, b)
    stroke(from(mx, b / 2 - v).hv(l + s * 0.12, lower).cut(0, tuck), s, b)
  }

  /// The arm and the leg of K in any case, from a stem at the left.
  func kayArms(_ w: Double, _ height: Double) {
    let s = f.stem
    let meet = 0.38 * height
    let run = lean(w - s, height - meet, f.diagonal * 0.97)
    slant(s + run * 0.1, meet - run * 0.1, w - run / 2, height, run)
    // The leg leaves the arm a third of the way up.
    let share = 0.26
    let (jx, jy) = (s + run * 0.1 + (w - run * 0.6 - s) * share, meet + (height - meet) * share)
    let leg = lean(w - jx, jy, f.diagonal, 0.5)
    slant(jx, jy, w - leg / 2, 0, leg)
  }

  func zed(_ w: Double, _ height: Double, _ b: Double) {
    rect(0, height - b, w, height)
    rect(0, 0, w, b)
    let run = lean(w, height - b, f.diagonal)
    slant(run / 2, b * 0.5, w - run / 2, height - b * 0.5, run)
  }
}

extension Fit {
  /// The width of three stems a little closer than the two of n, and the left edge of the middle
  /// one.
  var triple: (Double, Double) {
    let stem = max(1, floor(stem + 0.48))
    let room = nWidth - 2 * stem
    let gap = room > 2 ? room - grid(1.5) : room
    return (3 * stem + 2 * gap, stem + gap)
  }

  /// The width of c and e, a little narrower than o.
  var openWidth: Double {
    return max(nWidth - (nWidth > 7 && !isBold ? 1 : 0), oWidth - grid(2.5))
  }

  /// The spaces and the width of a symmetric slanting letter, whose middle stands on the grid as
  /// the middle of a stem does.
  func slanting(_ em: Double) -> Sketch {
    let (l, r) = slant
    let stem = size > 28 ? stem : stem < 1.4 ? 1 : 2
    let whole = stem + 2 * floor((em * size + l + r - stem) / 2 + 0.5)
    return (l, whole - l - r, r)
  }
}
