/// Functions of angles for colors and paths.

/// The cosine and sine of an angle, the same on every machine: libraries differ in the last bit.
package func cosineAndSine(degrees: Double) -> (Double, Double) {
  guard degrees.isFinite else { return (1, 0) }
  // The remainder is exact.
  let rest = degrees.truncatingRemainder(dividingBy: 360)
  let quarters = (rest / 90).rounded()
  let x = (rest - quarters * 90) * .pi / 180
  // Taylor's series within an eighth of a turn: the first term left out is below 2^-60.
  var (cosine, sine) = (0.0, 0.0)
  var term = 1.0
  for power in 0...17 {
    let value = power % 4 < 2 ? term : -term
    if power % 2 == 0 { cosine += value } else { sine += value }
    term *= x / Double(power + 1)
  }
  switch (Int(quarters) + 4) % 4 {
  case 0: return (cosine, sine)
  case 1: return (-sine, cosine)
  case 2: return (-cosine, -sine)
  default: return (sine, -cosine)
  }
}
