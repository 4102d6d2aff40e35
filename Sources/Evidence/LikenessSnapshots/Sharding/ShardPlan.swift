/// Divides snapshots among machines; each machine computes the same division.
import LikenessBase
import LikenessSystem

/// A division of names into disjoint, complete shards.
///
/// Every machine makes the same plan from the same names and timings, so nothing needs to
/// coordinate them.
package struct ShardPlan: Sendable {
  package let total: Int
  private let shares: [SnapshotIdentity: Int]
  /// The digest of names, shards and their number: equal on all machines of one run.
  package let digest: ContentDigest

  /// Divides names by duration: the longest first, each to the shard with the least so far, the
  /// first of equals. The longest shard is then at most 4/3 of the optimum (Graham 1969, “Bounds on
  /// multiprocessing timing anomalies”).
  ///
  /// A name without a time counts as the median of the others. Without any timings, names are dealt
  /// out in order.
  package init(
    of names: [SnapshotIdentity], among total: Int, timings: SnapshotTimings = SnapshotTimings()
  ) {
    let known = names.compactMap { timings.microseconds[$0] }.sorted()
    let median = known.isEmpty ? 1 : known[known.count / 2]
    let works = Set(names).map { (name: $0, time: max(1, timings.microseconds[$0] ?? median)) }
      .sorted { ($1.time, $0.name) < ($0.time, $1.name) }
    var heap = LeastLoaded(count: max(1, total))
    var shares: [SnapshotIdentity: Int] = [:]
    for work in works { shares[work.name] = heap.take(work.time) + 1 }
    self.total = max(1, total)
    self.shares = shares
    let lines = shares.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    digest = ContentDigest(of: "\(total)\n\(lines.joined())")
  }

  /// The shard of a name, from 1.
  ///
  /// For a name outside the plan, as in tests, the digest of the name decides.
  package func share(of name: SnapshotIdentity) -> Int {
    if let share = shares[name] { return share }
    // Less than 2^60, so it fits.
    return Int(ContentDigest(of: name.description).first >> 4) % total + 1
  }
}

/// Numbered bins as a binary heap, the one with the least load first, and the lower number of
/// equals.
private struct LeastLoaded {
  private var bins: [(load: Int, number: Int)]

  init(count: Int) { bins = (0..<count).map { (0, $0) } }

  /// Adds to the bin with the least load, and returns its number.
  mutating func take(_ load: Int) -> Int {
    let number = bins[0].number
    bins[0].load += load
    var parent = 0
    while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < bins.count }).min(by: {
      bins[$0] < bins[$1]
    }),
      bins[child] < bins[parent]
    {
      bins.swapAt(parent, child)
      parent = child
    }
    return number
  }
}
