/// The marks over and under letters.

/// A mark that letters carry.
enum Mark: Hashable, Sendable {
  case grave
  case acute
  case circumflex
  case tilde
  case macron
  case breve
  case dot
  case dieresis
  case hook
  case ring
  case doubleAcute
  case caron
  case doubleGrave
  case invertedBreve
  // These grow out of a letter or hang below it.
  case horn
  case comma
  case cedilla
  case ogonek
  /// A mark from above, drawn under a letter.
  indirect case below(Mark)

  /// Whether the mark stands above a letter, alone or with another.
  var isAbove: Bool {
    switch self {
    case .horn, .comma, .cedilla, .ogonek, .below: false
    default: true
    }
  }
}

extension Pen {
  /// Draws a mark with its lower edge at y and its middle at mx. Horns, commas and ogoneks have
  /// functions of their own.
  func mark(_ mark: Mark, _ mx: Double, _ y: Double) {
    switch mark {
    case .grave: acute(mx, y, -1)
    case .acute: acute(mx, y)
    case .circumflex: circumflex(mx, y)
    case .tilde: tilde(mx, y)
    case .macron: bar(mx, y)
    case .breve: breve(mx, y)
    case .dot: dotAbove(mx, y)
    case .dieresis: dieresis(mx, y)
    case .hook: hook(mx, y)
    case .ring: ringAbove(mx, y)
    case .doubleAcute: double(mx, y, 1)
    case .caron: caron(mx, y)
    case .doubleGrave: double(mx, y, -1)
    case .invertedBreve: invertedBreve(mx, y)
    case .cedilla: cedilla(mx, y)
    case .below(let shape): self.mark(shape, mx, y)
    case .horn, .comma, .ogonek: break
    }
  }

  func acute(_ mx: Double, _ y: Double, _ sign: Double = 1) {
    let (h, half) = (f.accent, f.accent * 0.32)
    let run = lean(half * 2 + f.stem, h, f.stem * (!f.isBold ? 1.0 : 0.85))
    slant(mx - sign * half * 0.8, y, mx + sign * half * 1.2, y + h, min(run, f.stem * 1.6))
  }

  func circumflex(_ mx: Double, _ y: Double) {
    let h = f.accent
    let half = max(h * 0.62, 1.0 + f.stem * 0.25)
    let run = min(f.stem * 1.45, lean(half + f.stem / 2, h, f.stem * 0.85, 0.5))
    slant(mx - half, y, mx, y + h, run)
    slant(mx + half, y, mx, y + h, run)
  }

  func tilde(_ mx: Double, _ y: Double) {
    let half = max(2.0, f.size * 0.16) + (f.stem - 1) * 0.3
    let b = min(max(1, f.bar * 0.85), f.accent - 0.6)
    let (low, high) = (y + b / 2, y + max(f.accent * 0.85, b + 0.6) - b / 2)
    let q = half / 2
    stroke(
      from(mx - half, low).hh(mx - q, high, 0.45).hh(mx + q, low, 0.5).hh(mx + half, high, 0.45), b,
      b)
  }

  func dieresis(_ mx: Double, _ y: Double) {
    let d = f.dotSize
    var gap = max(d < 2 ? 1 : 2, f.snap(f.size * 0.13))
    // The dots stand on the grid, evenly about the middle.
    if !isEven(f.snap(mx * 2 - gap)) { gap += mx < 3 && gap > 1 ? -1 : 1 }
    let x = f.snap(mx - gap / 2 - d)
    dotOnGrid(x, y, d)
    dotOnGrid(x + d + gap, y, d)
  }

  func ringAbove(_ mx: Double, _ y: Double) {
    var size = f.height(of: .ring)
    var s = max(1, size * (f.isBold ? 0.3 : 0.26))
    if f.size < 20 {
      s = 1
      size = f.size < 18 ? 3 : 4
    }
    let x = mx - size / 2
    ring(x, y, x + size, y + size, s, s, 0.56)
  }

  /// A dot of a mark, its lower left corner at a place. It is round where there is room.
  private func dotOnGrid(_ x: Double, _ y: Double, _ d: Double) {
    if f.size > 28 { dot(x + d / 2, y, d) } else { rect(x, y, x + d, y + d) }
  }

  func breve(_ mx: Double, _ y: Double) {
    let h = max(2, f.accent)
    let half = max(2, f.snap(f.size * 0.15))
    let b = f.size > 16 ? max(1, f.bar * 0.85) : 1
    let side = f.size > 16 ? max(1, f.stem * 0.8) : 1
    let x = mx - half + side / 2
    stroke(from(x, y + h).vh(mx, y + b / 2).hv(mx + half - side / 2, y + h), side, b)
  }

  func cedilla(_ mx: Double, _ y: Double) {
    let drop = max(2, f.snap(f.size * 0.19))
    let s = max(1, f.stem * 0.75)
    rect(mx - s / 2, y - drop * 0.35, mx + s / 2, y + 0.2)
    stroke(
      from(mx - s * 0.4, y - drop * 0.4 + s * 0.1).hv(mx + s * 0.9, y - drop * 0.68).vh(
        mx - s * 1.3, y - drop + s / 2), s, s)
  }

  func caron(_ mx: Double, _ y: Double) {
    let h = f.accent
    let half = max(h * 0.62, 1.0 + f.stem * 0.25)
    let run = min(f.stem * 1.45, lean(half + f.stem / 2, h, f.stem * 0.85, 0.5))
    slant(mx - half, y + h, mx, y, run)
    slant(mx + half, y + h, mx, y, run)
  }

  func bar(_ mx: Double, _ y: Double) {
    let half = max(1.5, f.size * 0.13)
    let left = f.snap(mx - half)
    rect(left, y, left + 2 * f.snap(half) + (mx != floor(mx) ? 1 : 0), y + f.flat)
  }

  func dotAbove(_ mx: Double, _ y: Double) {
    let d = f.dotSize
    dotOnGrid(f.snap(mx - d / 2), y, d)
  }

  /// A question mark without its dot.
  func hook(_ mx: Double, _ y: Double) {
    let h = f.accent
    let b = max(1, f.bar * 0.8)
    let half = max(1.5, f.size * 0.1)
    let high = y + h - b / 2
    let low = y + h * 0.45
    stroke(
      from(mx - half, high).to(mx - half * 0.2, high).hv(mx + half - b / 2, (high + low) / 2).vh(
        mx, low
      ).to(mx, low), b, b)
    rect(mx - b / 2, y, mx + b / 2, low + b / 2)
  }

  /// A comma under a letter; its top is at y.
  func commaBelow(_ mx: Double, _ y: Double) {
    let d = f.thickness(f.stem * 0.85)
    let left = f.snap(mx - d / 2)
    let drop = max(2, f.snap(f.size * 0.17))
    polygon([
      (left, y), (left + d, y), (left + d, y - d), (left + d * 0.42, y - drop),
      (left - d * 0.4, y - drop), (left + d * 0.1, y - d),
    ])
  }

  /// The same comma turned, over the g of Latvian; its foot is at y.
  func commaAbove(_ mx: Double, _ y: Double) {
    let d = f.thickness(f.stem * 0.85)
    let left = f.snap(mx - d / 2)
    let rise = max(2, f.size * 0.17)
    polygon([
      (left, y), (left + d, y), (left + d, y + d), (left + d * 1.4, y + rise),
      (left + d * 0.58, y + rise), (left, y + d),
    ])
  }

  /// The caron of tall letters: a stroke beside them, its left edge at x.
  func apostrophe(_ x: Double, _ top: Double) -> Double {
    let s = max(1, f.stem * 0.8)
    let drop = max(3, f.size * 0.2)
    polygon([(x + s * 0.2, top), (x + s * 1.2, top), (x + s * 0.8, top - drop), (x, top - drop)])
    return s * 1.2
  }

  /// A hook that leaves the right foot of a letter.
  func ogonek(_ mx: Double, _ y: Double) {
    let drop = max(2, f.snap(f.size * 0.19))
    let s = max(1, f.stem * 0.75)
    let reach = max(1.2, f.size * 0.11)
    stroke(
      from(mx, y + s * 0.3).hv(mx - reach + s / 2, y - drop * 0.5).vh(
        mx + reach * 0.55, y - drop + s / 2), s, s)
  }

  /// A small stroke that leaves the upper right of a letter whose outside is at `right`.
  func horn(_ right: Double, _ top: Double) -> Double {
    let s = max(1, f.stem * 0.8)
    let out = max(2, f.size * 0.14)
    let rise = max(1, f.snap(f.size * 0.08))
    stroke(
      from(right - s, top - s / 2).hv(right + out - s / 2, top + rise, 0.6), s, max(1, f.bar * 0.85)
    )
    return out
  }
  /// Two acutes or two graves, side by side.
  func double(_ mx: Double, _ y: Double, _ sign: Double) {
    let step = max(f.stem < 2 ? 2 : 3, f.snap(f.size * 0.15))
    for x in [mx - step / 2, mx + step / 2] {
      acute(x, y, sign)
    }
  }
  func invertedBreve(_ mx: Double, _ y: Double) {
    let h = max(2, f.accent)
    let half = max(2, f.snap(f.size * 0.15))
    let b = f.size > 16 ? max(1, f.bar * 0.85) : 1
    let side = f.size > 16 ? max(1, f.stem * 0.8) : 1
    let x = mx - half + side / 2
    stroke(from(x, y).vh(mx, y + h - b / 2).hv(mx + half - side / 2, y), side, b)
  }
}
