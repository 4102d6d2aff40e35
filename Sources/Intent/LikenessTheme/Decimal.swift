/// Numbers as text for formats that know no exponents.

/// `value` in plain decimal digits, the fewest that give the same `Double`: `8`, `0.5`, `0.00001`. What is no number is `0`.
///
/// Swift's description is the shortest that reads back; here only its exponent is written out, which JSON and Swift would take and
/// Android and some readers of CSS would not.
func decimal(_ value: Double) -> String {
  guard value.isFinite, value != 0 else { return "0" }
  let sign = value < 0 ? "-" : ""
  let parts = value.magnitude.description.split(separator: "e")
  let number = parts[0].split(separator: ".")
  let whole = String(number[0])
  var fraction = number.count > 1 ? String(number[1]) : ""
  if fraction == "0" { fraction = "" }
  let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  // The digits with the point after `place` of them.
  let digits = whole + fraction
  let place = whole.count + exponent
  if place <= 0 { return "\(sign)0.\(String(repeating: "0", count: -place))\(digits)" }
  if place >= digits.count { return sign + digits + String(repeating: "0", count: place - digits.count) }
  return "\(sign)\(digits.prefix(place)).\(digits.dropFirst(place))"
}
