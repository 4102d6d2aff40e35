/// The second law: one color became another.
import LikenessDisplayList

/// Finds groups in which one color became another, with all shades between it and the ground.
///
/// Each old pixel is a mix of a ground and the old ink, each new one of the same ground and the new
/// ink, within 3 of 255: a blend in 8 bits rounds up to three times. More ink in one is never less
/// in the other, full ink is full ink, none is none and equal is equal, within three steps of the
/// paler pair; text renderers change their masks with the color, so the shares themselves may
/// differ. Neither ink is the color around the group; where nothing is around it, one color became
/// one other. On a surface whose color changed, what stands
/// on it is such a ground, too.
struct InkLaw {
  private let groups: PixelGroups
  private let pair: PixelPair

  /// A color that became another: pixels as they are stored.
  struct Recoloring: Hashable {
    let old: UInt32
    let new: UInt32
  }

  /// What a recoloring costs, in numbers: two colors.
  private static let cost = 2
  /// How far a blend in 8 bits can be from the exact one.
  private static let rounding: Int32 = 3
  /// The most pairs that are tried for groups that show shades of them alone.
  private static let mostPairs = 32
  /// For how many shades of a group it is kept that they are mixes: the values of 7 bits.
  private static let mostKnown = 128

  init(_ groups: PixelGroups, _ pair: PixelPair) {
    self.groups = groups
    self.pair = pair
  }

  /// How each group was recolored; nil for one that was not.
  func recolorings() -> [Recoloring?] {
    let own = groups.groups.indices.map { recoloring(of: $0) }
    let known = pairs(of: own)
    guard !known.isEmpty else { return own.map { $0?.inks } }
    var found: [Paint: Set<Shares>]?
    func shades(_ paint: Paint) -> Set<Shares>? {
      let all = found ?? self.shades(of: own, Set(known))
      found = all
      return all[paint]
    }
    return own.indices.map { group in
      let inks = own[group]?.inks
      var grounds: [UInt32]?
      // A dot or a thin letter may have full ink nowhere, and a smaller one proves no pair alone.
      for pair in known.prefix(while: { $0 != inks }) {
        if let own = own[group] {
          let mixes = Mixes(pair, on: own.ground)
          guard let shares = mixes.shares(own.inks),
            isShade(shares, shades(Paint(inks: pair, ground: own.ground)))
          else { continue }
        }
        let around = grounds ?? self.pair.colorsAround(group, in: groups)
        grounds = around
        if isShade(group, of: pair, on: around, shades) { return pair }
      }
      return inks
    }
  }

  /// How a group was recolored, and on what.
  private struct Paint: Hashable {
    let inks: Recoloring
    let ground: UInt32
  }

  /// Shares of ink in both pictures.
  private struct Shares: Hashable {
    let old: Int
    let new: Int
  }

  private func recoloring(of group: Int) -> Paint? {
    let count = groups.groups[group].count
    guard count > Self.cost else { return nil }
    // To know what is around takes a number for each color.
    let grounds = pair.colorsAround(group, in: groups, atMost: count - Self.cost)
    guard let ground = grounds.first else { return onlyPair(of: group) }
    for inks in candidates(group, ground) where holds(inks, group, grounds) {
      return Paint(inks: inks, ground: ground)
    }
    return nil
  }

  /// The only pair of colors of a group with nothing beside it that is compared: a page that is a
  /// surface itself. No shade is visible on the ground that it is.
  private func onlyPair(of group: Int) -> Paint? {
    guard let first = groups.runs[groups.groups[group].runs].first else { return nil }
    let inks = Recoloring(
      old: pair.old.row(first.y)[first.start], new: pair.new.row(first.y)[first.start])
    let isOnly =
      pair.allNeighbors(of: group, in: groups) { x, y in pair.ignored.contains(x, y) }
      && groups.all(of: group) { x, y in
        pair.old.row(y)[x] == inks.old && pair.new.row(y)[x] == inks.new
      }
    return isOnly ? Paint(inks: inks, ground: inks.old) : nil
  }

  /// The shares of ink that groups of some pairs have.
  private func shades(of own: [Paint?], _ pairs: Set<Recoloring>) -> [Paint: Set<Shares>] {
    var shades: [Paint: Set<Shares>] = [:]
    for (group, own) in own.enumerated() {
      guard let own, pairs.contains(own.inks) else { continue }
      let mixes = Mixes(own.inks, on: own.ground)
      var last = own.inks
      var found = Set<Shares>()
      _ = groups.all(of: group) { x, y in
        let here = Recoloring(old: pair.old.row(y)[x], new: pair.new.row(y)[x])
        if here != last, let shares = mixes.shares(here) { found.insert(shares) }
        last = here
        return true
      }
      shades[own, default: []].formUnion(found)
    }
    return shades
  }

  /// Whether shares are more than what rounding makes, and equal in both pictures or like those of
  /// other groups.
  private func isShade(_ shares: Shares, _ others: @autoclosure () -> Set<Shares>?) -> Bool {
    let tolerance = Int(Self.rounding)
    guard min(shares.old, shares.new) > tolerance else { return false }
    if abs(shares.old - shares.new) <= tolerance { return true }
    guard let others = others() else { return false }
    return others.contains {
      abs($0.old - shares.old) <= tolerance && abs($0.new - shares.new) <= tolerance
    }
  }

  /// The pairs of all groups, those first that explain most, the shades of other groups included.
  private func pairs(of own: [Paint?]) -> [Recoloring] {
    var counts: [Paint: Int] = [:]
    for (group, own) in own.enumerated() {
      if let own { counts[own, default: 0] += groups.groups[group].count }
    }
    let most = counts.sorted { a, b in
      (b.value, a.key.inks.old, a.key.inks.new, a.key.ground)
        < (a.value, b.key.inks.old, b.key.inks.new, b.key.ground)
    }.prefix(Self.mostPairs)
    var explained: [Recoloring: (pixels: Int, own: Int, steps: Int32)] = [:]
    for (paint, own) in most where explained[paint.inks] == nil {
      let pixels = most.reduce(0) { sum, other in
        guard other.key.inks != paint.inks else { return sum + other.value }
        let shares = Mixes(paint.inks, on: other.key.ground).shares(other.key.inks)
        return sum + (shares.map { isShade($0, nil) } == true ? other.value : 0)
      }
      // Of pairs that are shades of one another, the most frequent one is full ink.
      explained[paint.inks] = (pixels, own, Mixes(paint.inks, on: paint.ground).steps)
    }
    return explained.sorted { a, b in
      (b.value.pixels, b.value.own, b.value.steps, a.key.old, a.key.new)
        < (a.value.pixels, a.value.own, a.value.steps, b.key.old, b.key.new)
    }.map(\.key)
  }

  /// Whether a group shows shades of a pair, and so much of it that it is measured.
  private func isShade(
    _ group: Int, of inks: Recoloring, on grounds: [UInt32], _ shades: (Paint) -> Set<Shares>?
  ) -> Bool {
    guard let ground = grounds.first, inks.old != ground, inks.new != ground else { return false }
    let mixes = Mixes(inks, on: ground)
    let isMeasured = !groups.all(of: group) { x, y in
      let shares = mixes.shares(Recoloring(old: pair.old.row(y)[x], new: pair.new.row(y)[x]))
      return shares.map { isShade($0, shades(Paint(inks: inks, ground: ground))) } != true
    }
    return isMeasured && holds(inks, group, grounds)
  }

  /// Calls `body` for the pixels of a group, and how many equal ones follow one another.
  @inline(__always)
  private func forEachPair(of group: Int, _ body: (_ pair: Recoloring, _ count: Int) -> Void) {
    for run in groups.runs[groups.groups[group].runs] {
      let (before, after) = (pair.old.row(run.y), pair.new.row(run.y))
      let end = run.end
      var x = run.start
      while x < end {
        let here = Recoloring(old: before[x], new: after[x])
        let start = x
        repeat { x &+= 1 } while x < end && before[x] == here.old && after[x] == here.new
        body(here, x &- start)
      }
    }
  }

  /// The pairs that full ink can be: the one farthest from the ground, and the most frequent one;
  /// that one first if it is most of the group.
  private func candidates(_ group: Int, _ color: UInt32) -> [Recoloring] {
    // The only pair that can be most of the group is what is left where unequal ones cancel.
    var common: (pair: Recoloring, votes: Int) = (Recoloring(old: 0, new: 0), 0)
    var farthest: Int32 = -1
    var last: (pair: Recoloring, distance: Int32) = (common.pair, -1)
    func distance(_ here: Recoloring) -> Int32 {
      if here != last.pair {
        last = (here, inkDistance(here.old, color) + inkDistance(here.new, color))
      }
      return last.distance
    }
    forEachPair(of: group) { here, count in
      if common.votes == 0 { common.pair = here }
      if here == common.pair {
        common.votes += count
      } else if count <= common.votes {
        common.votes -= count
      } else {
        common = (here, count - common.votes)
      }
      farthest = max(farthest, distance(here))
    }
    // Full ink is the most frequent one of those that rounding can have made of it.
    var counts = Counts<Recoloring>()
    var count = 0
    forEachPair(of: group) { here, pixels in
      if here == common.pair { count += pixels }
      if distance(here) >= farthest - 2 * Self.rounding { counts.add(here, pixels) }
    }
    let full = counts.all.max {
      ($0.count, $0.value.old, $0.value.new) < ($1.count, $1.value.old, $1.value.new)
    }
    guard let full = full?.value else { return [] }
    let isFlat = 2 * count > groups.groups[group].count
    var pairs = isFlat ? [common.pair, full] : [full, common.pair]
    if pairs[0] == pairs[1] { pairs.removeLast() }
    // Neither ink is the color around the group. Of inks as near as rounding, no shade tells which
    // they are, so most of the group shows them.
    return pairs.filter {
      $0.old != color && $0.new != color
        && (inkDistance($0.old, $0.new) > Self.rounding || isFlat && $0 == common.pair)
    }
  }

  /// Whether all pixels of a group are mixes of a pair of inks and one of the grounds.
  private func holds(_ inks: Recoloring, _ group: Int, _ grounds: [UInt32]) -> Bool {
    let mixes = grounds.map { Mixes(inks, on: $0) }
    let step = inks.step
    var orders: [ShareOrder] = []
    // Shades are few, and what was once a mix still is.
    var known: [Recoloring] = []
    return groups.all(of: group) { x, y in
      let here = Recoloring(old: pair.old.row(y)[x], new: pair.new.row(y)[x])
      if here == inks { return true }
      if known.isEmpty { known = Array(repeating: inks, count: Self.mostKnown) }
      let place = Int(truncatingIfNeeded: ((here.old ^ here.new &* 3) &* 0x9E37_79B1) >> 25)
      if known[place] == here { return true }
      known[place] = here
      // The blend of an ink that is a step more is the same or a step more, whatever the share.
      if let step, !here.isWithin(step) { return false }
      if orders.isEmpty { orders = mixes.map { ShareOrder(steps: Int($0.steps)) } }
      for index in mixes.indices {
        if let shares = mixes[index].shares(here), orders[index].insert(shares) { return true }
      }
      return false
    }
  }

  /// Two pairs of a ground and an ink.
  private struct Mixes {
    private let ground: InkColor
    private let old: Line
    private let new: Line
    /// The steps of the paler pair.
    let steps: Int32

    init(_ inks: Recoloring, on ground: UInt32) {
      self.ground = InkColor(ground)
      old = Line(from: self.ground, to: InkColor(inks.old))
      new = Line(from: self.ground, to: InkColor(inks.new))
      steps = min(old.length, new.length)
    }

    /// The shares of ink in steps of the paler pair; nil where a pixel is no such mix.
    func shares(_ pixels: Recoloring) -> Shares? {
      guard steps > 0, let first = old.share(of: InkColor(pixels.old), in: steps),
        let second = new.share(of: InkColor(pixels.new), in: steps)
      else { return nil }
      return Shares(old: first, new: second)
    }
  }

  /// A ground and an ink.
  private struct Line {
    let start: InkColor
    let way: SIMD4<Int32>
    /// The channel that changes most, and by how much.
    let channel: Int
    let length: Int32

    init(from start: InkColor, to end: InkColor) {
      self.start = start
      way = end.values &- start.values
      var (channel, length) = (0, Int32(0))
      for index in 0..<4 where abs(way[index]) > length {
        (channel, length) = (index, abs(way[index]))
      }
      self.channel = channel
      self.length = length
    }

    /// The share of ink of a mix, in steps; nil for another color.
    func share(of color: InkColor, in steps: Int32) -> Int? {
      guard length > 0 else { return nil }
      let way = self.way[channel]
      let part = min(
        max(0, (color.values[channel] - start.values[channel]) * (way < 0 ? -1 : 1)), length)
      for index in 0..<4 {
        let expected = start.values[index] * length + self.way[index] * part
        guard abs(color.values[index] * length - expected) <= InkLaw.rounding * length else {
          return nil
        }
      }
      return Int((part * steps + length / 2) / length)
    }
  }

  /// Shares of ink in two pictures, whose order is the same within three steps.
  private struct ShareOrder {
    /// No ink is none, and full ink is full ink.
    private var known: [Shares]

    init(steps: Int) {
      known = [Shares(old: 0, new: 0), Shares(old: steps, new: steps)]
    }

    /// Adds shares; false if they contradict others: more is never less, and equal is equal.
    mutating func insert(_ shares: Shares) -> Bool {
      let tolerance = Int(InkLaw.rounding)
      for other in known {
        if other == shares { return true }
        let (old, new) = (other.old - shares.old, other.new - shares.new)
        if abs(old) <= tolerance, abs(new) <= tolerance { continue }
        guard old != 0, new != 0 else { return false }
        if (old < -tolerance && new > tolerance) || (old > tolerance && new < -tolerance) {
          return false
        }
      }
      known.append(shares)
      return true
    }
  }
}

extension InkLaw.Recoloring {
  /// By how much the inks differ if that is a step of 255 at most; else nil.
  fileprivate var step: SIMD4<Int32>? {
    let step = InkColor(new).values &- InkColor(old).values
    for index in 0..<4 where abs(step[index]) > 1 { return nil }
    return step
  }

  /// Whether every channel changes as a step does, or not at all.
  fileprivate func isWithin(_ step: SIMD4<Int32>) -> Bool {
    let change = InkColor(new).values &- InkColor(old).values
    for index in 0..<4 where change[index] != 0 && change[index] != step[index] { return false }
    return true
  }
}

/// The largest difference of a channel of two pixels, premultiplied.
@inline(__always)
private func inkDistance(_ a: UInt32, _ b: UInt32) -> Int32 {
  UInt32(littleEndian: a & b) >> 24 == 255
    ? Int32(PlainKernels.delta(a, b)) : InkColor(a).distance(to: InkColor(b))
}

/// The channels of a pixel, premultiplied, so that mixes of translucent colors are straight lines.
struct InkColor: Hashable {
  let values: SIMD4<Int32>

  init(_ pixel: UInt32) {
    let word = UInt32(littleEndian: pixel)
    let color = SIMD4<Int32>(
      Int32(word & 255), Int32(word >> 8 & 255), Int32(word >> 16 & 255), Int32(word >> 24))
    let alpha = color[3]
    guard alpha < 255 else {
      values = color
      return
    }
    values = SIMD4(
      (color[0] * alpha + 127) / 255, (color[1] * alpha + 127) / 255,
      (color[2] * alpha + 127) / 255,
      alpha)
  }

  /// The largest difference of a channel.
  func distance(to other: InkColor) -> Int32 {
    let difference = values &- other.values
    return pointwiseMax(difference, 0 &- difference).max()
  }
}
