/// Times, and how they are printed.

/// Rows of median, 95th percentile and longest, with the limit of the median.
struct Table {
  private struct Row {
    let name: String
    let times: [Double]
    let limit: Double?

    var median: Double { times[times.count / 2] }
    var isOverLimit: Bool { limit.map { median > $0 } ?? false }
  }

  private var rows: [Row] = []

  var isOverLimit: Bool { rows.contains(where: \.isOverLimit) }

  /// Runs `body` 200 times after 20 warm-up runs, and returns the median; `body` gets the number of
  /// the run.
  @discardableResult
  mutating func measure(_ name: String, limit: Double?, _ body: (Int) throws -> Void) rethrows
    -> Double
  {
    let clock = ContinuousClock()
    for run in 0..<20 { try body(run) }
    var times: [Double] = []
    for run in 0..<200 {
      let (seconds, attoseconds) = try clock.measure { try body(run) }.components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    let row = Row(name: name, times: times.sorted(), limit: limit)
    rows.append(row)
    return row.median
  }

  func print() {
    let width = rows.map(\.name.count).max() ?? 0
    Swift.print(padded("", width) + "    median     95 %  longest    limit")
    for row in rows {
      let numbers =
        [row.median, row.times[row.times.count * 95 / 100], row.times[row.times.count - 1]]
        + [row.limit].compactMap(\.self)
      Swift.print(
        padded(row.name, width) + "  " + numbers.map { rightAligned($0) }.joined(separator: " "))
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func rightAligned(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    let fraction = String(thousandths % 1000)
    let text =
      "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}
