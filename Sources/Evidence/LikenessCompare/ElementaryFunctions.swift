/// Sine, arc tangent and exponential from `+ - * /` and the square root alone, by their Taylor
/// series for small arguments.
///
/// The libraries of two machines may differ in the last bits, and a verdict must not.

/// Functions of angles in degrees, and the exponential, each within 10^-12 of the true value
/// relative to 1.
enum Elementary {
  /// Returns the sine of an angle of at most 10^6 degrees.
  static func sine(degrees: Double) -> Double {
    // Exact for whole turns; then folded to -90…90.
    var angle = degrees - 360 * (degrees / 360).rounded()
    if angle > 90 { angle = 180 - angle }
    if angle < -90 { angle = -180 - angle }
    let x = angle * radiansPerDegree
    // The series to x^21: the first term left out is below 2 * 10^-18 at a right angle.
    var term = x
    var sum = x
    for n in stride(from: 3.0, through: 21, by: 2) {
      term *= -(x * x) / (n * (n - 1))
      sum += term
    }
    return sum
  }

  /// Returns the cosine of an angle of at most 10^6 degrees.
  static func cosine(degrees: Double) -> Double { sine(degrees: degrees + 90) }

  /// Returns the direction of (x, y), 0..<360 degrees; 0 for the origin.
  static func direction(x: Double, y: Double) -> Double {
    if x == 0, y == 0 { return 0 }
    let isSteep = abs(y) > abs(x)
    let slope = isSteep ? x / y : y / x
    var angle = arcTangent(slope) / radiansPerDegree
    if isSteep { angle = (y > 0 ? 90 : 270) - angle } else if x < 0 { angle += 180 }
    if angle < 0 { angle += 360 }
    return angle >= 360 ? 0 : angle
  }

  /// Returns the arc tangent of -1…1, in radians. Halving it twice leaves the series at most
  /// tan(π/16), 0.2.
  private static func arcTangent(_ value: Double) -> Double {
    var t = value
    for _ in 0..<2 { t /= 1 + (1 + t * t).squareRoot() }
    var power = t
    var sum = t
    for n in stride(from: 3.0, through: 21, by: 2) {
      power *= -(t * t)
      sum += power / n
    }
    return 4 * sum
  }

  /// Returns e to the power of -x, for an x of at least 0.
  static func exponential(minus x: Double) -> Double {
    guard x < 700 else { return 0 }
    // Ten halvings leave at most 0.7; twenty terms leave nothing of that, and ten squarings lose
    // ten bits.
    let small = -x / 1024
    var term = 1.0
    var sum = 1.0
    for n in 1...20 {
      term *= small / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }

  private static let radiansPerDegree = Double.pi / 180
}
