/// Roots that are equal on every machine. Those of the system's library may differ in the last
/// bits.

/// Returns the `degree`th root of a finite number, by Newton's method down to the last bit or so; 0
/// for a number that is not positive.
package func root(_ degree: Int, of value: Double) -> Double {
  guard value > 0 else { return 0 }
  let n = Double(degree)
  // From above the iteration falls to the root, and stops falling there.
  var guess = max(2, value)
  while true {
    var power = guess
    for _ in 2..<degree { power *= guess }
    let next = guess - (guess * power - value) / (n * power)
    guard next < guess else { return guess }
    guess = next
  }
}
