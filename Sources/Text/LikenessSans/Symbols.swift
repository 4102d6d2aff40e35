/// Small copies, fractions, circled letters, and the symbols of interfaces.

extension Pen {
  /// Draws a symbol, a fraction or a raised character; nil for other characters.
  func symbol(_ character: Unicode.Scalar) -> Sketch? {
    switch character {
    case "°":
      let size = max(4, f.snap(f.size * 0.28 + f.stem * 0.3))
      let s = f.size < 20 && !f.isBold ? 1 : f.thickness(f.stem * 0.8)
      ring(0, f.cap - size, size, f.cap, s, max(1, min(s, f.capBar)), 0.56)
      return (1, size, 1)
    case "™":
      let s = f.thickness(min(f.stem * 0.62, 1 + (f.size - 18) * 0.1))
      let h = f.mini(0.5).cap
      let y = f.cap - h
      let t = f.middled(max(3, f.snap(f.size * 0.27)), s)
      rect(0, f.cap - s, t, f.cap)
      rect((t - s) / 2, y, (t + s) / 2, f.cap)
      let gap = max(1, f.snap(f.size * 0.05))
      let w = f.middled(max(5, f.snap(f.size * 0.37)), s)
      let x = t + gap
      let run = s * 1.25
      rect(x, y, x + s, f.cap)
      rect(x + w - s, y, x + w, f.cap)
      let low = y + h * 0.35
      slant(x + s * 0.6, f.cap, x + w / 2, low, run)
      slant(x + w - s * 0.6, f.cap, x + w / 2, low, run)
      return (1, x + w, 1)
    case "@":
      let s = f.fine
      let w = max(10, f.px(0.86))
      let (low, high) = (-f.snap(f.descender * 0.6), f.cap)
      let h = high - low
      let r = w - s / 2
      let (mx, my) = (w / 2, low + h / 2)
      let (oW, oH) = (max(4, f.snap(w * 0.46)), max(5, f.snap(f.xHeight * 0.78)))
      let x0 = f.snap((w - oW) * 0.42)
      let y0 = f.snap(my - oH / 2)
      let t = !f.isBold ? s : max(s, f.stem * 0.75)
      let p = from(w * 0.74, low + s / 2).to(mx, low + s / 2).hv(s / 2, my).vh(mx, high - s / 2).hv(
        r, my + h * 0.02
      ).to(
        r, y0 + s / 2 + oH * 0.3
      )
      .vh(r - max(1.2, w * 0.11), y0 + s / 2).hv(x0 + oW - t / 2, y0 + oH * 0.35)
      stroke(p, s, s)
      part(x0, y0) { ring(0, 0, oW, oH, t, s) }
      rect(x0 + oW - t, y0 + oH * 0.3, x0 + oW, y0 + oH)
      return (f.grid(2.5), w, f.grid(2.5))
    case "&":
      let (s, b, h, v) = (f.stem, f.capBar, f.cap, f.overshoot)
      let w = max(8, f.px(0.63 + f.extra))
      // The upper loop, the lower bowl, and the long stroke that ties them.
      let waist = h * 0.53
      let (topL, topR) = (w * 0.14, w * 0.64)
      let (tm, ty) = ((topL + topR) / 2, (waist + h) / 2 + h * 0.015)
      let t = f.diagonal * 0.98
      stroke(
        from(topR - s / 2, ty + h * 0.02).vh(tm, h + v - b / 2).hv(topL + s / 2, ty + h * 0.02), s,
        b)
      let run = lean(w * 0.6, h * 0.55, t)
      let p = from(topR - s / 2, ty + h * 0.02).curve(
        topR - s / 2, waist, s / 2, waist + h * 0.02, s / 2, h * 0.265)
      stroke(p, s, b)
      stroke(from(s / 2, h * 0.265).vh(w * 0.42, b / 2 - v), s, b)
      let q = from(w * 0.42, b / 2 - v).curve(
        w * 0.66, b / 2 - v, w * 0.84, h * 0.2, w * 0.88, h * 0.47)
      stroke(q, s, b)
      stroke(
        from(topL + s / 2, ty + h * 0.02).curve(
          topL + s / 2, waist + h * 0.06, topL + w * 0.1, waist - h * 0.0, topL + w * 0.2,
          waist - h * 0.1), s, b)
      slant(w - run / 2, 0, topL + w * 0.2, waist - h * 0.1, run)
      return (f.round.left, w, f.step(20))
    case "•":
      let d = max(4, f.snap(f.size * 0.3))
      let low = f.snap(f.xHeight * 0.5 - d / 2 + 0.3)
      disc(0, low, d, low + d, 0.5523)
      return (f.margin, d, f.margin)
    case "✓":
      let w = f.px(0.62)
      let h = f.snap(f.cap * 0.78)
      let t = f.stem < 2 ? f.diagonal * 1.35 : f.diagonal * 1.1
      let (x, y) = (w * 0.36, t * 0.55)
      let k = t * 0.62
      polygon([
        (0, h * 0.46), (k, h * 0.46 + k * 0.9), (x, y + k * 0.95), (w - k * 0.9, h),
        (w, h - k * 0.9), (x + k * 0.05, 0), (x - k * 0.1, 0),
      ])
      return (f.grid(3), w, f.grid(3))
    case "⌄":
      let w = f.px(0.56)
      let h = f.snap(f.size * 0.3)
      let low = f.snap(f.xHeight * 0.3)
      let run = lean(w / 2, h, f.diagonal, 0.5)
      slant(run / 2, low + h, w / 2, low, run)
      slant(w - run / 2, low + h, w / 2, low, run)
      return (f.grid(2.5), w, f.grid(2.5))
    case "\u{fffd}":
      let w = f.px(0.56)
      let (s, b) = f.size < 20 ? (1.0, 1.0) : (f.stem, f.capBar)
      rect(0, 0, w, b)
      rect(0, f.cap - b, w, f.cap)
      rect(0, 0, s, f.cap)
      rect(w - s, 0, w, f.cap)
      return (1, w, 1)
    case "¹": return superior("1")
    case "²": return superior("2")
    case "³": return superior("3")
    case "ª": return ordinal("a")
    case "º": return ordinal("o")
    case "¼": return fraction("1", "4")
    case "½": return fraction("1", "2")
    case "¾": return fraction("3", "4")
    case "©": return circled("C")
    case "®": return circled("R")
    case "←", "→", "↑", "↓": return arrow(character)
    default: return nil
    }
  }

  /// Draws another character, perhaps by other measures, with the left edge of its ink at x.
  /// Returns its width.
  @discardableResult
  func insert(_ character: Unicode.Scalar, _ x: Double, _ y: Double, by measures: Fit? = nil)
    -> Double
  {
    let whole = f
    if let measures { f = measures }
    var width = 0.0
    part(x, y) { width = draw(character).width }
    f = whole
    return width
  }

  func superior(_ character: Unicode.Scalar) -> Sketch {
    let m = f.mini(0.6)
    let w = insert(character, 0, f.cap - m.cap, by: m)
    return (1, w, 1)
  }

  func ordinal(_ character: Unicode.Scalar) -> Sketch {
    let m = f.mini(0.68)
    let w = insert(character, 0, f.cap - m.xHeight, by: m)
    rect(0, f.cap - m.xHeight - 1 - m.capBar, w, f.cap - m.xHeight - 1)
    return (1, w, 1)
  }

  func fraction(_ top: Unicode.Scalar, _ bottom: Unicode.Scalar) -> Sketch {
    let m = f.mini(0.56)
    let first = insert(top, 0, f.cap - m.cap, by: m)
    let gap = max(2, f.snap(f.size * 0.2))
    let second = insert(bottom, first + gap, 0, by: m)
    let w = first + gap + second
    let run = lean(gap * 1.4, f.cap, m.diagonal)
    let mx = first + gap / 2
    slant(mx - gap * 0.75, 0, mx + gap * 0.75, f.cap, run)
    return (1, w, 1)
  }

  func circled(_ character: Unicode.Scalar) -> Sketch {
    let size = max(10, f.snap(f.size * 0.76))
    let s = f.fine
    let low = f.snap((f.cap - size) / 2)
    var m = f.mini(0.52)
    m.stem = s
    m.capBar = s
    m.bar = s
    m.diagonal = s
    m.cap = max(5, f.snap(f.cap * 0.5))
    if !isEven(size - m.cap) { m.cap += 1 }
    m.extra = 0
    m.size = f.size * 0.52
    if f.size < 16 && character == "R" { m.size = 4 / 0.535 }
    if f.size < 16 && character == "C" { m.size = 4 / 0.585 }
    ring(0, low, size, low + size, s, s, 0.56)
    let w = Pen(m).draw(character).width
    let x = f.snap((size - w) / 2)
    insert(character, x, low + (size - m.cap) / 2, by: m)
    return (1, size, 1)
  }

  func arrow(_ direction: Unicode.Scalar) -> Sketch {
    let isLevel = direction == "←" || direction == "→"
    let s = isLevel ? f.capBar : f.stem
    let head = max(3, f.snap(f.size * 0.24))
    let size = f.px(0.7)
    let low = f.snap(f.cap * 0.46 - s / 2)
    let my = low + s / 2
    let t = f.diagonal * 0.95 * 1.42
    if isLevel {
      rect(s * 0.4, low, size, low + s)
      slant(t / 2, my, t / 2 + head, my + head, t)
      slant(t / 2, my, t / 2 + head, my - head, t)
      if direction == "→" { mirror(size) }
      return (f.grid(2.5), size, f.grid(2.5))
    }
    // Upright arrows are as tall as the capitals, their shaft on the grid.
    let w = f.odd(head * 2 / f.size + 0.02)
    let x = (w - s) / 2
    let h = f.cap
    rect(x, 0, x + s, h - s * 0.4)
    let (mx, reach) = (w / 2, (w - t) / 2)
    let tip = t * 0.5
    polygon([(mx, h), (mx + tip, h - tip), (t * 0.5, h - reach - t), (0, h - reach - t * 0.5)])
    polygon([(mx, h), (mx - tip, h - tip), (w - t * 0.5, h - reach - t), (w, h - reach - t * 0.5)])
    if direction == "↓" { turn(w, h) }
    return (f.grid(2.5), w, f.grid(2.5))
  }
}

extension Fit {
  /// A width that leaves whole pixels on both sides of a stroke in its middle; up to 28 px the
  /// stroke counts as one pixel.
  func middled(_ width: Double, _ stroke: Double) -> Double {
    isEven(width - (size > 28 ? stroke : 1)) ? width : width + 1
  }

  /// The measures for a small copy of a capital or a figure, with nearly the same stems.
  func mini(_ share: Double) -> Fit {
    var m = self
    m.cap = max(5, snap(cap * share))
    m.xHeight = max(4, snap(xHeight * share))
    m.ascender = m.cap
    m.figure = max(stem < 2 ? 3 : 4, snap(figure * share))
    (m.nWidth, m.oWidth) = (max(3, snap(nWidth * share)), max(4, snap(oWidth * share)))
    m.stem = size < 20 && !isBold ? 1 : max(1, snap(stem * 0.8 - 0.3))
    m.capBar = size < 20 ? 1 : max(1, snap(capBar * 0.8 - 0.3))
    m.bar = m.capBar
    m.diagonal = m.stem
    m.overshoot = overshoot * share
    m.size = size * share
    return m
  }
}
