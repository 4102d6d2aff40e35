/// Matches the elements of two sequences, in order.

/// Returns pairs of indices of equal elements in `old` and `new`, growing in both.
///
/// It pairs a common start and a common end. Between them it pairs the nth occurrence of an element
/// with the nth, and keeps the longest growing run of those pairs. That takes n log n steps for any
/// input, where a shortest edit script takes up to n². Among many equal elements it may keep fewer
/// pairs than possible.
func aligned<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [(old: Int, new: Int)] {
  var start = 0
  while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
  var oldEnd = old.count
  var newEnd = new.count
  while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
    oldEnd -= 1
    newEnd -= 1
  }
  var places: [Element: [Int]] = [:]
  for i in (start..<newEnd).reversed() { places[new[i], default: []].append(i) }
  var candidates: [(old: Int, new: Int)] = []
  for i in start..<oldEnd {
    if let place = places[old[i]]?.popLast() { candidates.append((i, place)) }
  }
  let middle = longestGrowing(candidates.map { $0.new }).map { candidates[$0] }
  return (0..<start).map { ($0, $0) } + middle
    + zip(oldEnd..<old.count, newEnd..<new.count).map { ($0, $1) }
}

/// The places of a longest run of growing values (C. Schensted, "Longest increasing and decreasing
/// subsequences", 1961).
private func longestGrowing(_ values: [Int]) -> [Int] {
  // tails[n] is the place of the least value that ends a run of n + 1 values.
  var tails: [Int] = []
  var previous: [Int] = []
  previous.reserveCapacity(values.count)
  for (i, value) in values.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? tails[low - 1] : -1)
    if low == tails.count { tails.append(i) } else { tails[low] = i }
  }
  var run: [Int] = []
  var place = tails.last ?? -1
  while place >= 0 {
    run.append(place)
    place = previous[place]
  }
  return run.reversed()
}
