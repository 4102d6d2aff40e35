/// The visual order of the parts of a line, from their levels: rule L2 of UAX #9.

/// The indices of `levels` from left to right: from the highest level down to the lowest odd one,
/// whatever is at that level or higher is reversed.
func visualOrder(_ levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
    return order
  }
  for level in stride(from: highest, through: lowestOdd, by: -1) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
