/// The smallest set of values to give up.

/// Returns the fewest vertices that touch every edge; among several such sets, the one of the
/// smallest weight, then the first. Each of them has a neighbor outside the set: without one, it
/// would not be needed.
///
/// Branch and bound: a vertex is in the set, or all of its neighbors are. The work is exponential
/// in the worst case, so after `steps` branches the best set so far is returned.
func smallestCover(_ neighbors: [Set<Int>], weights: [Int], steps: Int = 200_000) -> Set<Int> {
  var best: (cover: Set<Int>, weight: Int)?
  var branches = 0
  func search(_ neighbors: [Set<Int>], _ chosen: Set<Int>) {
    branches += 1
    let weight = chosen.reduce(0) { $0 + weights[$1] }
    if let best, branches > steps || (chosen.count, weight) >= (best.cover.count, best.weight) {
      return
    }
    let most = neighbors.map(\.count).max() ?? 0
    // Of those with the most neighbors, the lightest: heavy ones are rather kept.
    let light = neighbors.indices.filter { neighbors[$0].count == most }
      .min { (weights[$0], $0) < (weights[$1], $1) }
    guard most > 0, let light else {
      best = (chosen, weight)
      return
    }
    // Each further vertex touches at most as many edges as the one with the most neighbors.
    let edges = neighbors.reduce(0) { $0 + $1.count } / 2
    if let best, chosen.count + (edges + most - 1) / most > best.cover.count { return }
    for gone in [[light], neighbors[light]] {
      search(
        neighbors.indices.map { gone.contains($0) ? [] : neighbors[$0].subtracting(gone) },
        chosen.union(gone))
    }
  }
  var cover: Set<Int> = []
  var left = Set(neighbors.indices)
  while let start = left.min() {
    var part: Set<Int> = []
    var open = [start]
    while let vertex = open.popLast() {
      if part.insert(vertex).inserted { open += neighbors[vertex] }
    }
    left.subtract(part)
    (best, branches) = (nil, 0)
    search(neighbors.indices.map { part.contains($0) ? neighbors[$0] : [] }, [])
    cover.formUnion(best?.cover ?? [])
  }
  return cover
}
