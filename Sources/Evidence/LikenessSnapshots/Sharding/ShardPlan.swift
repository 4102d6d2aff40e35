/// Who checks what: a division of snapshots among machines that each of them finds by itself.
import LikenessDigest
import LikenessGraphics

/// A division of names into disjoint, complete shares.
///
/// Every machine makes the same plan from the same names and timings, so that nobody has to hand out work.
package struct ShardPlan: Sendable {
  /// How many shares there are.
  package let total: Int
  private let shares: [SnapshotIdentity: Int]
  /// The digest of names, shares and their number: equal on all machines that divide one run.
  package let digest: ContentDigest

  /// Divides names by the time that they take: the longest first, each to the share that has least so far, the first of equals. The longest share is then at most
  /// 4/3 of the best possible one (Graham 1969, “Bounds on multiprocessing timing anomalies”).
  ///
  /// A name without a time is taken to need as long as the median of those that have one. Without any timings the names are dealt out in their order.
  package init(of names: [SnapshotIdentity], among total: Int, timings: SnapshotTimings = SnapshotTimings()) {
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

  /// The share of a name, from 1.
  ///
  /// A name that the plan does not know, as in tests, whose names nobody lists before they run, has its share by the digest of the name.
  package func share(of name: SnapshotIdentity) -> Int {
    if let share = shares[name] { return share }
    // 15 hexadecimal digits are below 2^60, so they fit.
    let number = Int(ContentDigest(of: name.description).hex.prefix(15), radix: 16) ?? 0
    return number % total + 1
  }
}

/// Numbered bins, of which the one that holds least comes first, and the lower number of two that hold the same: a binary heap.
private struct LeastLoaded {
  private var bins: [(load: Int, number: Int)]

  init(count: Int) { bins = (0..<count).map { (0, $0) } }

  /// Adds to the bin that holds least, and tells its number.
  mutating func take(_ load: Int) -> Int {
    let number = bins[0].number
    bins[0].load += load
    var parent = 0
    while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < bins.count }).min(by: { bins[$0] < bins[$1] }),
      bins[child] < bins[parent]
    {
      bins.swapAt(parent, child)
      parent = child
    }
    return number
  }
}
