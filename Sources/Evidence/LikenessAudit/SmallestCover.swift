/// The smallest set of values to give up.

/// Returns the fewest vertices that touch every edge; among several such sets, the one of the
/// smallest weight, then the first. Each of them has a neighbor outside the set: without one, it
/// would not be needed.
///
/// Branch and bound: a vertex is in the set, or all of its neighbors are. The work is exponential
/// in the worst case, so after `steps` branches the best set so far is returned.
///
/// - Parameters:
///   - neighbors: The neighbors of each vertex, both ways.
///   - weights: What giving up each vertex costs.
func smallestCover(_ neighbors: [Set<Int>], weights: [Int], steps: Int = 200_000) -> Set<Int> {
  var cover: Set<Int> = []
  var left = Set(neighbors.indices.filter { !neighbors[$0].isEmpty })
  while let start = left.min() {
    var part: Set<Int> = [start]
    var open = [start]
    while let vertex = open.popLast() {
      for next in neighbors[vertex] where part.insert(next).inserted { open.append(next) }
    }
    left.subtract(part)
    var search = CoverSearch(weights: weights, steps: steps)
    search.run(neighbors.indices.map { part.contains($0) ? neighbors[$0] : [] }, [], 0)
    cover.formUnion(search.best ?? part)
  }
  return cover
}

private struct CoverSearch {
  let weights: [Int]
  var steps: Int
  var best: Set<Int>?
  var bestWeight = 0

  init(weights: [Int], steps: Int) {
    self.weights = weights
    self.steps = steps
  }

  mutating func run(_ neighbors: [Set<Int>], _ chosen: Set<Int>, _ weight: Int) {
    steps -= 1
    if steps < 0, best != nil { return }
    if let best, (chosen.count, weight) >= (best.count, bestWeight) { return }
    let most = neighbors.map(\.count).max() ?? 0
    guard most > 0 else {
      best = chosen
      bestWeight = weight
      return
    }
    // Each further vertex touches at most as many edges as the one with the most neighbors.
    let edges = neighbors.reduce(0) { $0 + $1.count } / 2
    if let best, chosen.count + (edges + most - 1) / most > best.count { return }
    // The lightest of those: heavy ones are rather kept.
    guard
      let vertex = neighbors.indices.filter({ neighbors[$0].count == most }).min(by: {
        (weights[$0], $0) < (weights[$1], $1)
      })
    else { return }
    run(removing([vertex], from: neighbors), chosen.union([vertex]), weight + weights[vertex])
    let others = neighbors[vertex]
    run(
      removing(others, from: neighbors), chosen.union(others),
      weight + others.reduce(0) { $0 + weights[$1] })
  }

  private func removing(_ gone: Set<Int>, from neighbors: [Set<Int>]) -> [Set<Int>] {
    neighbors.indices.map { gone.contains($0) ? [] : neighbors[$0].subtracting(gone) }
  }
}
