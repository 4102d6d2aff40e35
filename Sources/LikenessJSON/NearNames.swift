/// Which known name somebody may have meant.

/// The known name nearest to `name`, where one is near enough to be what was meant; nil otherwise.
///
/// Near is: equal but for letter case, or at most 1 slip in names of 3 to 5 characters, 2 in 6 to 8, 3 in longer ones. A slip is a
/// character too many, missing, or wrong, or two neighbours swapped (the optimal string alignment distance of Damerau and
/// Levenshtein). Of several equally near the earliest in `known` is taken. Names beyond 64 characters, and more than 10,000 known
/// names, are not compared: a suggestion must never be what makes a hostile file slow.
public func nearestName(to name: String, among known: [String]) -> String? {
  let wanted = Array(name.unicodeScalars.prefix(65))
  guard (1...64).contains(wanted.count), known.count <= 10_000 else { return nil }
  let lowercased = name.lowercased()
  if let sameButCase = known.first(where: { $0 != name && $0.lowercased() == lowercased }) { return sameButCase }
  var limit = wanted.count < 3 ? 0 : wanted.count < 6 ? 1 : wanted.count < 9 ? 2 : 3
  var nearest: String?
  for candidate in known where candidate != name {
    let scalars = Array(candidate.unicodeScalars.prefix(68))
    // A name of one or two characters is no near miss of anything but itself.
    guard limit > 0, scalars.count >= 2, abs(scalars.count - wanted.count) <= limit else { continue }
    if let distance = slips(wanted, scalars, limit: limit) {
      nearest = candidate
      limit = distance - 1
    }
  }
  return nearest
}

/// The number of slips between two names, or nil where it exceeds `limit`.
private func slips(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 0..<a.count {
    var current = [i + 1]
    current.reserveCapacity(b.count + 1)
    for j in 0..<b.count {
      var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
      current.append(best)
    }
    // Later rows can only grow from the smallest of the last two.
    if min(current.min() ?? 0, previous.min() ?? 0) > limit { return nil }
    beforePrevious = previous
    previous = current
  }
  return previous[b.count] <= limit ? previous[b.count] : nil
}
