/// Counts in words, the same in every locale.

/// A count and its noun: `1 snapshot`, `2,000 snapshots`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// A whole number with a comma before every three digits, whatever the locale.
package func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return number < 0 ? "-" + text : text
}

/// A count and its noun whose plural is not made by an s: `1 story`, `2 stories`.
package func counted(_ count: Int, _ noun: String, plural: String) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural)"
}
