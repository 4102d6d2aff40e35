/// The capital letters, drawn so that the Cyrillic small letters of the same form can share them.

extension Pen {
  /// Draws a capital, or its small twin in Cyrillic when `c` is the lower case. Returns nil for
  /// other characters.
  func capital(_ character: Unicode.Scalar, _ c: Case) -> Sketch? {
    switch character {
    case "A":
      let w = f.odd(0.625 + f.extra + 1 / f.size) - 1
      let run = lean(w / 2, c.height, f.diagonal, 0.5)
      slant(run / 2, 0, w / 2, c.height, run)
      slant(w - run / 2, 0, w / 2, c.height, run)
      let low = f.snap(c.height * 0.24)
      let bar = min(f.capBar, f.bar)
      let rise = (low + bar / 2) / c.height * (w / 2 - run / 2)
      rect(run / 2 + rise, low, w - run / 2 - rise, low + bar)
      return (f.pointed, w, f.pointed)
    case "B":
      let w = f.width(0.525, c)
      let bar = f.thinBar(c)
      let low = f.middle(c, 0.52, bar)
      let waist =
        w - (f.size < 13 || !c.isUpper && f.size < 20 ? 0 : f.size < 20 ? 0.5 : f.grid(1.92))
      rect(0, 0, c.stem, c.height)
      halfBowl(c.stem / 2, low, waist, c.height, c.stem, c.bar, bar)
      halfBowl(c.stem / 2, 0, w, low + bar, c.stem, c.bar, c.bar)
      rect(c.stem / 2, low, w - min(w * 0.4, c.height * 0.3), low + bar)
      return (f.straight.left, w, f.round.right)
    case "C":
      let w = f.width(0.585, c)
      cee(w, c)
      return (f.round.left, w, f.open)
    case "D":
      let w = f.width(0.58, c)
      rect(0, 0, c.stem, c.height)
      halfBowl(c.stem / 2, 0, w, c.height, c.stem, c.bar)
      return (f.straight.left, w, f.round.right)
    case "E":
      let w = f.width(0.46, c)
      let bar = f.thinBar(c)
      let low = f.middle(c, 0.53, bar)
      rect(0, 0, c.stem, c.height)
      rect(0, 0, w, c.bar)
      rect(0, c.height - c.bar, w, c.height)
      rect(0, low, w - f.grid(2.5), low + bar)
      return (f.straight.left, w, f.round.right)
    case "F":
      let w = f.width(0.445, c)
      let low = f.middle(c, 0.48, c.bar)
      rect(0, 0, c.stem, c.height)
      rect(0, c.height - c.bar, w, c.height)
      rect(0, low, w - f.grid(2.5), low + c.bar)
      return (f.straight.left, w, f.step(18))
    case "G":
      let (s, b, v) = (c.stem, c.bar, f.overshoot)
      let w = f.width(0.615, c)
      let (r, mx) = (w - s / 2, w * 0.51)
      let low = f.snap(c.height * 0.5 - b)
      let path = from(r, c.height * 0.6).vh(mx, c.height + v - b / 2).hv(s / 2, c.height / 2).vh(
        mx, b / 2 - v
      ).hv(
        r, min(low, c.height * 0.42)
      ).to(r, low + b)
      stroke(path.cut(0.36, 0), s, b)
      rect(f.snap(w * 0.54), low, w, low + b)
      return (f.round.left, w, f.round.right)
    case "H":
      let w = c.isUpper ? f.width(0.56, c) : f.nWidth
      let low = f.middle(c, 0.5, c.bar)
      rect(0, 0, c.stem, c.height)
      rect(w - c.stem, 0, w, c.height)
      rect(0, low, w, low + c.bar)
      return (f.straight.left, w, f.straight.right)
    case "I":
      rect(0, 0, f.stem, f.cap)
      return (f.straight.left, f.stem, f.straight.right)
    case "J":
      let (s, b, v) = (f.stem, f.capBar, f.overshoot)
      let w = f.px(0.4 + f.extra)
      let (l, r, mx) = (s / 2, w - s / 2, w * 0.48)
      let rise = min(w * 0.55, f.cap * 0.32)
      let path = from(r, f.cap).to(r, b / 2 + rise).vh(mx, b / 2 - v).hv(l, b / 2 + rise)
      stroke(path.cut(0, 0.25), s, b)
      return (f.round.left - (f.size < 13 ? 1 : 0), w, f.straight.right)
    case "K":
      rect(0, 0, c.stem, c.height)
      let w = f.width(0.55, c)
      kayArms(w, c.height)
      return (f.straight.left, w, f.step(20))
    case "L":
      let w = f.width(0.43, c)
      rect(0, 0, c.stem, c.height)
      rect(0, 0, w, c.bar)
      return (f.straight.left, w, f.step(18))
    case "M":
      var w = f.odd(c.isUpper ? 0.66 : 0.7, c)
      if f.isBold { w = max(w, f.size < 11 ? 7 : 8) }
      let low = f.snap(c.height * 0.18)
      let thick = f.diagonal * (f.isBold ? (f.size < 11 ? 0.6 : 0.85) : 0.95)
      let run = lean(w / 2 - c.stem * 0.4, c.height - low, thick, 0.5)
      rect(0, 0, c.stem, c.height)
      rect(w - c.stem, 0, w, c.height)
      let inset = min(run / 2, c.stem * 0.8)
      slant(inset, c.height, w / 2, low, run)
      slant(w - inset, c.height, w / 2, low, run)
      return (f.straight.left, w, f.straight.right)
    case "N":
      let w = f.width(0.565, c)
      let thick = f.diagonal * (f.isBold ? 0.92 : 1)
      let run = lean(w - c.stem, c.height, thick, 0.5)
      rect(0, 0, c.stem, c.height)
      rect(w - c.stem, 0, w, c.height)
      slant(run / 2, c.height, w - run / 2, 0, run)
      return (f.straight.left, w, f.straight.right)
    case "O":
      let w = f.width(0.655, c)
      ring(0, -f.overshoot, w, c.height + f.overshoot, c.stem, c.bar)
      return (f.round.left, w, f.round.right)
    case "P":
      let w = f.width(0.51, c)
      rect(0, 0, c.stem, c.height)
      let low = f.middle(c, 0.44, c.bar)
      halfBowl(c.stem / 2, low, w, c.height, c.stem, c.bar)
      return (f.straight.left, w, f.round.right - (f.size < 18 ? 1 : 0))
    case "Q":
      let (left, w, right) = draw("O")
      let run = lean(w * 0.35, c.height * 0.3, f.diagonal)
      slant(
        w * 0.62, c.height * 0.26, w - run / 2 + 0.2, f.size > 20 ? f.soft(-c.height * 0.07) : -1,
        min(run, f.stem * 1.6))
      return (left, w, right)
    case "R":
      let w = f.width(0.535, c)
      rect(0, 0, c.stem, c.height)
      let low = f.middle(c, 0.45, c.bar)
      let bowl = w - (f.size < 20 ? 0 : f.inset(1.5))
      halfBowl(c.stem / 2, low, bowl, c.height, c.stem, c.bar)
      let run = lean(w * 0.5, low, f.diagonal, 0.6)
      let start = w * 0.5
      slant(start, low + c.bar * 0.5, w - run / 2, 0, run)
      return (f.straight.left, w, f.step(18))
    case "S":
      let w = f.width(0.5, c)
      ess(w, c.height, f.stem, f.capBar, 0.34)
      return (f.round.left, w, f.round.right)
    case "T":
      let w = f.odd(0.56, c)
      let x = f.snap((w - c.stem) / 2)
      rect(x, 0, x + c.stem, c.height)
      rect(0, c.height - c.bar, w, c.height)
      return (f.step(20), w, f.grid(1))
    case "U":
      let (s, b, v) = (c.stem, c.bar, f.overshoot)
      let w = f.width(0.555, c)
      let (l, r, mx) = (s / 2, w - s / 2, w / 2)
      let rise = min(w * 0.52, c.height * 0.42)
      stroke(
        from(l, c.height).to(l, b / 2 + rise).vh(mx, b / 2 - v).hv(r, b / 2 + rise).to(r, c.height),
        s, b)
      return (f.straight.left, w, f.straight.right)
    case "V":
      let w = f.odd(0.615 + f.extra + 1 / f.size) - 1
      let run = lean(w / 2, c.height, f.diagonal, 0.5)
      slant(run / 2, c.height, w / 2, 0, run)
      slant(w - run / 2, c.height, w / 2, 0, run)
      return (f.pointed, w, f.pointed)
    case "W":
      let (l, w, r) = f.slanting(0.9 + f.extra * 1.5)
      let thick = f.diagonal * (f.isBold ? 0.9 : f.stem < 1.1 ? 1 : 0.95)
      let run = lean(w / 4, c.height, thick, 0.75)
      let q = (w - run) / 4
      for k in 0..<4 {
        let (a, b) = k % 2 == 0 ? (c.height, 0) : (0, f.cap)
        slant(run / 2 + Double(k) * q, a, run / 2 + Double(k + 1) * q, b, run)
      }
      return (l, w, r)
    case "X":
      let (l, w, r) = f.slanting(0.59 + f.extra)
      let run = lean(w, c.height, f.diagonal)
      slant(run / 2, 0, w - run / 2, c.height, run)
      slant(w - run / 2, 0, run / 2, c.height, run)
      return (l, w, r)
    case "Y":
      let w = f.odd(0.59 + f.extra)
      let x = f.snap((w - f.stem) / 2)
      let low = f.snap(f.cap * 0.44)
      let mx = x + f.stem / 2
      let run = lean(w / 2, f.cap - low, f.diagonal, 0.5)
      rect(x, 0, x + f.stem, low + f.stem * 0.3)
      slant(run / 2, c.height, mx, low, run)
      slant(w - run / 2, c.height, mx, low, run)
      return (f.step(20), w, f.grid(1))
    case "Z":
      let w = f.width(0.53, c)
      zed(w, c.height, f.capBar)
      return (f.round.left, w, f.round.right)
    default: return nil
    }
  }

  /// The bowl of P, which leaves x0 level and returns level. Its outside fills the box.
  func halfBowl(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ s: Double, _ b: Double,
    _ b1: Double? = nil
  ) {
    let bb = b1 ?? b
    let (r, my) = (x1 - s / 2, (y0 + y1) / 2)
    let turn = min((y1 - y0) * 0.56, (x1 - x0) * 0.8)
    let xm = max(x0, x1 - turn)
    stroke(from(x0, y1 - b / 2).to(xm, y1 - b / 2).hv(r, my), s, b)
    stroke(from(r, my).vh(xm, y0 + bb / 2).to(x0, y0 + bb / 2), s, bb)
  }

  func cee(_ w: Double, _ c: Case, _ cut: Double = 0.36) {
    let (s, b, v) = (c.stem, c.bar, f.overshoot)
    let (r, mx) = (w - s / 2, w * 0.52)
    let path = from(r, c.height * 0.58).vh(mx, c.height + v - b / 2).hv(s / 2, c.height / 2).vh(
      mx, b / 2 - v
    ).hv(r, c.height * 0.42)
    stroke(path.cut(cut, cut), s, b)
  }
}

extension Fit {
  /// The foot of a level bar at about a share of the height, on the grid.
  func middle(_ c: Case, _ share: Double, _ bar: Double) -> Double {
    return snap(c.height * share - bar / 2 + 0.1)
  }

  /// The middle bar of E, B and their like, thinner than the outer ones where there is little room.
  func thinBar(_ c: Case) -> Double {
    if isBold && c.bar > 1 && c.height < 10 { return 1 }
    return c.bar
  }
}
