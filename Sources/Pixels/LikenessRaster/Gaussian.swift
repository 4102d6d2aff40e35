/// The Gaussian and its integrals, from the four basic operations alone, so that every machine
/// gives the same bits.

/// The standard normal distribution and its repeated integrals, at any place, from a table.
///
/// With the density φ and the distribution Φ: Ψ(t) = t·Φ(t) + φ(t) is the integral of Φ up to t. A
/// step edge at `e` blurred by σ and then averaged over the pixel from a to b is σ·(Ψ((b − e)/σ) −
/// Ψ((a − e)/σ)) / (b − a), exactly; see ``blurredEdge(from:to:sigma:)``.
enum Gaussian {
  /// Further than this many σ from an edge a pixel counts as all inside or all outside: the 0.00024
  /// that is left out is less than a sixteenth of a gray level.
  static let reach = 3.5

  /// Places beyond are taken to be at infinity: Ψ is within 10^-10 of 0 or t there.
  private static let tableEnd = 6.5
  private static let stepsPerUnit = 64.0
  private static let table = Table()

  /// Φ and Ψ at 0, 1/64, 2/64 … 6.5.
  private struct Table {
    var distribution: [Double] = []
    var integral: [Double] = []

    init() {
      for k in 0...Int(Gaussian.tableEnd * Gaussian.stepsPerUnit) {
        let t = Double(k) / Gaussian.stepsPerUnit
        let value = Gaussian.distribution(t)
        distribution.append(value)
        integral.append(t * value + Gaussian.density(t))
      }
    }
  }

  /// φ(t), t in 0…6.5, to about 10^-15: exp(−t²/2) as the 64th power of its Taylor series at a
  /// small argument.
  static func density(_ t: Double) -> Double {
    let x = -t * t / 128
    // |x| ≤ 0.331: the 14th term is below 10^-18.
    var term = 1.0
    var sum = 1.0
    for n in 1...14 {
      term = term * x / Double(n)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum * 0.398_942_280_401_432_7
  }

  /// Φ(t), t in 0…6.5: 1/2 + φ(t)·(t + t³/3 + t⁵/15 + …), whose terms are all positive (Marsaglia,
  /// "Evaluating the Normal Distribution", 2004).
  static func distribution(_ t: Double) -> Double {
    var term = t
    var sum = t
    var odd = 1.0
    // At 6.5 the terms fall below 10^-17 of the sum before the 120th.
    for _ in 0..<120 {
      odd += 2
      term = term * t * t / odd
      sum += term
    }
    return 0.5 + sum * density(t)
  }

  /// Ψ(t) for any t: cubic Hermite interpolation of the table (error below 10^-9), mirrored by
  /// Ψ(−t) = Ψ(t) − t.
  static func integral(_ t: Double) -> Double {
    let magnitude = t < 0 ? -t : t
    guard magnitude < tableEnd else { return t < 0 ? 0 : t }
    let place = magnitude * stepsPerUnit
    let index = Int(place)
    let f = place - Double(index)
    let h = 1 / stepsPerUnit
    let g = 1 - f
    // Ψ's slope is Φ.
    let value =
      g * g * (1 + 2 * f) * table.integral[index] + f * f * (3 - 2 * f) * table.integral[index + 1]
      + h * f * g * (g * table.distribution[index] - f * table.distribution[index + 1])
    return t < 0 ? value - magnitude : value
  }

  /// The mean from `a` to `b` of a blurred step from 0 to 1 at 0; all lengths in pixels, b > a,
  /// sigma > 0.
  static func blurredEdge(from a: Double, to b: Double, sigma: Double) -> Double {
    if b <= -reach * sigma { return 0 }
    if a >= reach * sigma { return 1 }
    return min(max(sigma * (integral(b / sigma) - integral(a / sigma)) / (b - a), 0), 1)
  }

  /// Weights that blur a row of pixels: for each distance 0, 1, 2 … the mean over a pixel of the
  /// blur of a pixel so far away.
  ///
  /// They sum to 1 when each but the first is counted twice.
  static func weights(sigma: Double) -> [Float] {
    let count = Int((reach * sigma + 1).rounded(.up))
    // A pixel is a step up at its left and a step down at its right edge.
    var weights = (0...count).map { k in
      let distance = Double(k)
      return blurredEdge(from: distance, to: distance + 1, sigma: sigma)
        - blurredEdge(from: distance - 1, to: distance, sigma: sigma)
    }
    for k in weights.indices { weights[k] = max(0, weights[k]) }
    let total = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
    return weights.map { Float($0 / total) }
  }
}
