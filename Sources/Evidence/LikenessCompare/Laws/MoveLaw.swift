/// The first law: a block of one picture stands elsewhere in the other.
import LikenessDisplayList

/// A block that moved, or the content of a pane that scrolled.
struct FoundMove: Hashable {
  /// Where the reference has the block; all of the pane.
  var from: PixelRect
  var right: Int
  var down: Int
  /// Whether rows or columns came in behind it.
  let isPane: Bool
}

extension FoundMove {
  /// What of a pane is still inside of it.
  var remaining: PixelRect {
    var rect = from
    rect.x -= right
    rect.y -= down
    return rect.intersection(from)
  }

  /// Reads a move of a block or a pane; nil for one of lines.
  init?(_ move: Move) {
    switch move {
    case .blockMoved(let from, let right, let down):
      self.init(from: from, right: right, down: down, isPane: false)
    case .paneMoved(let from, let right, let down):
      self.init(from: from, right: right, down: down, isPane: true)
    case .rowsInserted, .rowsRemoved, .columnsInserted, .columnsRemoved: return nil
    }
  }
}

extension Move {
  /// The move in its public form.
  init(_ found: FoundMove) {
    self =
      found.isPane
      ? .paneMoved(found.from, right: found.right, down: found.down)
      : .blockMoved(found.from, right: found.right, down: found.down)
  }
}

/// Finds moves that are true of every pixel.
///
/// All old pixels of a block stand in the fresh picture at one offset, equal under the metric. What
/// the block left is of one color, that of a pixel beside it, or another move came there. In a
/// pane, lines come in behind; then at least half of the pane is what moved. A move takes six
/// numbers to say, so it explains more than six pixels.
///
/// Offsets are only proposed by looking at groups: where the rows and columns of a group are in the
/// other picture, and where a figure on a ground of one color is. Each is then tried on all pixels.
struct MoveLaw {
  private let groups: PixelGroups
  private let pair: PixelPair
  private var isOpen: [Bool]
  private(set) var moves: [FoundMove] = []
  /// How many more pixels may be read to propose offsets by lines and by figures, and to let
  /// rectangles grow: some pictures' worth each, so that the time grows with the pixels alone.
  private var lineBudget: Int
  /// What of it is for groups as small as letters. A page has many of them.
  private var glyphBudget: Int
  private var figureBudget: Int
  private var growthBudget: Int
  /// The rectangle around all groups.
  private let all: PixelRect
  private let arrived = Arrived()
  private var places = LinePlaces()
  private var columnHashes: [UInt64] = []
  private var columnChanges: [UInt32] = []
  /// Whether groups appeared on a ground of one color; nil where nobody looked yet.
  private var onGround: [Bool?] = []
  /// The pixels of a figure that were reached, in the rectangle around all groups.
  private var reached: [UInt64] = []

  /// What a move costs, in numbers: a rectangle and an offset.
  private static let cost = 6
  /// The longest side of a group that is as small as a letter.
  private static let largestGlyph = 32

  private struct Offset: Hashable {
    let right: Int
    let down: Int
  }

  /// What speaks for an offset.
  private struct Proposal {
    var support = 0
    /// Groups whose lines are elsewhere.
    var lines: [Int] = []
    /// Rectangles around figures that are elsewhere.
    var figures: [PixelRect] = []
  }

  init(_ groups: PixelGroups, _ pair: PixelPair) {
    self.groups = groups
    self.pair = pair
    isOpen = groups.groups.map { _ in true }
    lineBudget = max(2 * pair.size.pixelCount, 8_000_000)
    glyphBudget = max(pair.size.pixelCount / 2, 2_000_000)
    figureBudget = max(pair.size.pixelCount, 1_000_000)
    growthBudget = pair.size.pixelCount
    all = groups.groups.reduce(.empty) { $0.union($1.bounds) }
  }

  /// Finds all moves.
  mutating func find() {
    let proposals = proposed()
    // Parts of blocks that changed places may look as if they moved alone.
    tryExchanges(proposals, areAllTaken: true)
    // A block may stand where another one was, which is found after it.
    var known = -1
    while known < moves.count {
      known = moves.count
      for (offset, proposal) in proposals {
        tryRegions(openRegions(proposal), offset)
        if !proposal.figures.isEmpty { tryBlocks(proposal.figures, offset) }
      }
      if moves.isEmpty { break }
    }
    tryExchanges(proposals, areAllTaken: false)
  }

  // MARK: Proposals

  private mutating func proposed() -> [(Offset, Proposal)] {
    var proposals: [Offset: Proposal] = [:]
    let large = groups.groups.indices.filter { groups.groups[$0].count > Self.cost }.sorted {
      (groups.groups[$1].count, $0) < (groups.groups[$0].count, $1)
    }
    var leaving: [FigureKey: [PixelRect]] = [:]
    var arriving: [(FigureKey, PixelRect)] = []
    for group in large {
      let (bounds, count) = (groups.groups[group].bounds, groups.groups[group].count)
      for offset in [rowOffset(bounds), columnOffset(bounds)] {
        guard let offset else { continue }
        proposals[offset, default: Proposal()].support += count
        proposals[offset, default: Proposal()].lines.append(group)
      }
      let figures = figures(of: group)
      if let old = figures.old { leaving[old.key, default: []].append(old.box) }
      if let new = figures.new { arriving.append((new.key, new.box)) }
    }
    for (key, box) in arriving {
      // Where many are alike, the nearest ones.
      let same = (leaving[key] ?? []).filter { $0 != box }.sorted {
        abs($0.x - box.x) + abs($0.y - box.y) < abs($1.x - box.x) + abs($1.y - box.y)
      }
      for from in same.prefix(4) {
        let offset = Offset(right: box.x - from.x, down: box.y - from.y)
        proposals[offset, default: Proposal()].support += from.width * from.height
        if proposals[offset]?.figures.last != from {
          proposals[offset, default: Proposal()].figures.append(from)
        }
      }
    }
    return proposals.sorted {
      ($1.value.support, abs($0.key.right) + abs($0.key.down), $0.key.down, $0.key.right) < (
        $0.value.support, abs($1.key.right) + abs($1.key.down), $1.key.down, $1.key.right
      )
    }.map { ($0.key, $0.value) }
  }

  /// The offset at which most rows of a region are in the fresh picture; nil for none. Rows of one
  /// color, and those that are there twice, say nothing.
  private mutating func rowOffset(_ region: PixelRect) -> Offset? {
    guard spend(region.width * (region.height + all.height), on: region) else { return nil }
    func hash(_ grid: PixelGrid, _ y: Int) -> UInt64? {
      let row = UnsafeRawPointer(grid.row(y) + region.x)
      let first = row.loadUnaligned(as: UInt32.self)
      let both = UInt64(first) << 32 | UInt64(first)
      var (hash, others, index) = (UInt64(0), UInt64(0), 0)
      while index &+ 2 <= region.width {
        let pixels = row.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
        hash = mixed(hash, pixels)
        others |= pixels ^ both
        index &+= 2
      }
      if index < region.width {
        let pixel = row.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
        hash = mixed(hash, UInt64(pixel))
        others |= UInt64(pixel ^ first)
      }
      return others == 0 ? nil : hash
    }
    places.removeAll(capacity: region.height)
    for y in region.y..<region.maxY {
      if let hash = hash(pair.old, y) { places.insert(hash, y) }
    }
    guard !places.lines.isEmpty else { return nil }
    for y in all.y..<all.maxY { if let hash = hash(pair.new, y) { places.meet(hash, y) } }
    return places.commonOffset.map { Offset(right: 0, down: $0) }
  }

  /// The same of columns.
  private mutating func columnOffset(_ region: PixelRect) -> Offset? {
    guard spend(region.height * (region.width + all.width), on: region) else { return nil }
    let count = all.width
    if columnHashes.count < count {
      columnHashes = Array(repeating: 0, count: count)
      columnChanges = Array(repeating: 0, count: count)
    }
    func forEachHash(_ grid: PixelGrid, _ columns: Range<Int>, _ body: (UInt64, Int) -> Void) {
      columnHashes.withUnsafeMutableBufferPointer { hashes in
        columnChanges.withUnsafeMutableBufferPointer { changes in
          for index in 0..<columns.count { (hashes[index], changes[index]) = (0, 0) }
          let first = grid.row(region.y) + columns.lowerBound
          for y in region.y..<region.maxY {
            let row = grid.row(y) + columns.lowerBound
            for index in 0..<columns.count {
              hashes[index] = mixed(hashes[index], UInt64(row[index]))
              changes[index] |= row[index] ^ first[index]
            }
          }
          for index in 0..<columns.count where changes[index] != 0 {
            body(hashes[index], columns.lowerBound + index)
          }
        }
      }
    }
    var places = self.places
    self.places = LinePlaces()
    defer { self.places = places }
    places.removeAll(capacity: region.width)
    forEachHash(pair.old, region.x..<region.maxX) { places.insert($0, $1) }
    guard !places.lines.isEmpty else { return nil }
    forEachHash(pair.new, all.x..<all.maxX) { places.meet($0, $1) }
    return places.commonOffset.map { Offset(right: $0, down: 0) }
  }

  /// Takes the pixels that a search for lines reads from what is left for it; false if nothing is.
  private mutating func spend(_ pixels: Int, on region: PixelRect) -> Bool {
    guard lineBudget > 0 else { return false }
    if max(region.width, region.height) <= Self.largestGlyph {
      guard glyphBudget > 0 else { return false }
      glyphBudget -= pixels
    }
    lineBudget -= pixels
    return true
  }

  // MARK: Figures

  /// What a figure looks like, wherever it stands.
  private struct FigureKey: Hashable {
    let width: Int
    let height: Int
    let pixels: UInt64
  }

  private typealias Figure = (key: FigureKey, box: PixelRect)

  /// The figures that a group belongs to in each picture: the connected pixels that are not of the
  /// ground. The ground is what the group shows in the other picture, or the color around it.
  private mutating func figures(of group: Int) -> (old: Figure?, new: Figure?) {
    guard let first = groups.runs[groups.groups[group].runs].first else { return (nil, nil) }
    let (oldColor, newColor) = (
      pair.old.row(first.y)[first.start], pair.new.row(first.y)[first.start]
    )
    let isFlatNow = groups.all(of: group) { x, y in
      pair.areEqual(pair.new.row(y)[x], newColor, x, y)
    }
    let wasFlat = groups.all(of: group) { x, y in
      pair.areEqual(pair.old.row(y)[x], oldColor, x, y)
    }
    // The part of a flat figure that overlaps its old place shows neither side.
    let old = isFlatNow ? figure(of: group, in: pair.old, on: newColor) : nil
    let new = wasFlat ? figure(of: group, in: pair.new, on: oldColor) : nil
    if old != nil || new != nil { return (old, new) }
    // A figure that is still at some of its old place is around the group, too.
    for ground in pair.colorsAround(group, in: groups) {
      let old = figure(of: group, in: pair.old, on: ground)
      let new = figure(of: group, in: pair.new, on: ground)
      if old != nil || new != nil { return (old, new) }
    }
    return (nil, nil)
  }

  private mutating func figure(of group: Int, in grid: PixelGrid, on ground: UInt32) -> Figure? {
    guard figureBudget > 0 else { return nil }
    var spans: [PixelGroups.Run] = []
    defer { for span in spans { mark(span, isReached: false) } }
    guard fill(from: group, in: grid, on: ground, &spans), let first = spans.first else {
      return nil
    }
    let box = spans.reduce(PixelRect(x: first.start, y: first.y, width: 0, height: 0)) {
      $0.union(PixelRect(x: $1.start, y: $1.y, width: $1.end - $1.start, height: 1))
    }
    // A sum, as the order in which pixels are reached depends on the place. Where colors need not
    // be the same, the shape alone is.
    var pixels: UInt64 = 0
    let isExact = pair.equality.isExact
    for span in spans {
      let row = grid.row(span.y)
      for x in span.start..<span.end {
        let place = UInt64((span.y - box.y) << 24 | (x - box.x)) &* 0x9E37_79B9_7F4A_7C15
        pixels &+= mixed(place, isExact ? UInt64(row[x]) : 0)
      }
    }
    return (FigureKey(width: box.width, height: box.height, pixels: pixels), box)
  }

  /// Reaches the pixels of a figure, a run at a time, those last that were seen first: what is no
  /// figure is left at once.
  private mutating func fill(
    from group: Int, in grid: PixelGrid, on ground: UInt32, _ spans: inout [PixelGroups.Run]
  ) -> Bool {
    let width = pair.size.width
    let (all, pair) = (self.all, self.pair)
    let words = (all.width + 63) / 64
    if reached.isEmpty { reached = Array(repeating: 0, count: words * all.height) }
    // Then no other pixel is equal to it.
    let isPlain = pair.equality.isExact && PixelPair.shown(ground) != 0
    func isGround(_ pixel: UInt32, _ x: Int, _ y: Int) -> Bool {
      pixel == ground || (!isPlain && pair.areEqual(pixel, ground, x, y))
    }
    var open = groups.runs[groups.groups[group].runs].reversed().map { ($0.y, $0.start, $0.end) }
    while let (y, start, end) = open.popLast() {
      let row = grid.row(y)
      var x = start
      while x < end {
        guard !isGround(row[x], x, y) else {
          x += 1
          continue
        }
        // A figure that moved shows at all of its sides.
        guard x >= all.x, x < all.maxX, y >= all.y, y < all.maxY else { return false }
        let place = x - all.x
        if reached[(y - all.y) * words + place >> 6] >> UInt64(place & 63) & 1 != 0 {
          x += 1
          continue
        }
        var (left, right) = (x, x + 1)
        while left > 0, !isGround(row[left - 1], left - 1, y) { left -= 1 }
        while right < width, !isGround(row[right], right, y) { right += 1 }
        guard left >= all.x, right <= all.maxX else { return false }
        let run = PixelGroups.Run(y: y, start: left, end: right)
        mark(run, isReached: true)
        spans.append(run)
        figureBudget -= right - left
        guard figureBudget > 0 else { return false }
        let (from, to) = (max(0, left - 1), min(width, right + 1))
        if y + 1 < pair.size.height { open.append((y + 1, from, to)) }
        if y > 0 { open.append((y - 1, from, to)) }
        x = right
      }
    }
    return true
  }

  private mutating func mark(_ run: PixelGroups.Run, isReached: Bool) {
    let first = (run.y - all.y) * ((all.width + 63) / 64)
    let (start, end) = (run.start - all.x, run.end - all.x)
    for word in start / 64...(end - 1) / 64 {
      // A shift by 64 gives 0.
      let (low, high) = (max(0, start - word * 64), min(64, end - word * 64))
      let bits = (UInt64.max << UInt64(low)) & ~(UInt64.max << UInt64(high))
      if isReached { reached[first + word] |= bits } else { reached[first + word] &= ~bits }
    }
  }

  // MARK: Regions whose lines moved

  /// Rectangles around the groups that nothing explains yet and whose lines are elsewhere, from the
  /// top.
  private func openRegions(_ proposal: Proposal) -> [PixelRect] {
    proposal.lines.filter { isOpen[$0] }.map { groups.groups[$0].bounds }.sorted {
      ($0.y, $0.x) < ($1.y, $1.x)
    }
  }

  private mutating func tryRegions(_ open: [PixelRect], _ offset: Offset) {
    guard !open.isEmpty else { return }
    var clusters: [PixelRect] = []
    func canBeShifted(_ region: PixelRect) -> Bool {
      // A region smaller than the offset left it, or came from it.
      region.intersection(moved(region, offset)).isEmpty
        ? hasLeft(region, offset) || hasArrived(region.intersection(pair.bounds), offset)
        : isShifted(region, offset)
    }
    for region in open where canBeShifted(region) {
      let place = clusters.lastIndex { isShifted($0.union(region), offset) }
      if let place {
        clusters[place] = clusters[place].union(region)
      } else {
        clusters.append(region)
      }
    }
    guard !clusters.isEmpty else { return }
    growthBudget -= groups.runs.count
    let following =
      growthBudget <= 0
      ? []
      : groups.groups.indices.filter { group in
        isOpen[group] && groups.all(of: group) { hasArrived($0, $1, offset) }
      }
    for cluster in clusters {
      var left = growthBudget
      let whole = grown(cluster, by: following, offset, within: &left) {
        $0.intersection(moved($0, offset))
      }
      growthBudget = left
      for region in [pane(around: whole, offset), whole, cluster] where claimRegion(region, offset)
      {
        break
      }
    }
  }

  /// A rectangle with the places of the groups that it can hold, the nearest first.
  ///
  /// - Parameters:
  ///   - arrived: What of a rectangle must have come from an offset before it.
  private func grown(
    _ start: PixelRect, by some: [Int], _ offset: Offset, within budget: inout Int,
    arrived: (PixelRect) -> PixelRect
  ) -> PixelRect {
    var region = start
    func area(_ rect: PixelRect) -> Int { rect.width * rect.height }
    func grow(to larger: PixelRect) {
      let (known, whole) = (arrived(region), arrived(larger))
      guard larger != region, budget > 0 else { return }
      for place in Self.rest(of: whole, without: known) {
        let rows = arrivedRows(of: place, offset)
        budget -= place.width * (rows + 1)
        guard rows == place.height else { return }
      }
      region = larger
    }
    let boxes = some.map { groups.groups[$0].bounds }
    grow(to: boxes.reduce(start) { $0.union($1) })
    for box in boxes.sorted(by: { area($0.union(start)) < area($1.union(start)) }) {
      grow(to: region.union(box))
    }
    return region
  }

  /// The smallest rectangle that holds a region, all groups that it meets, and those in the lines
  /// that came in behind it.
  private func pane(around region: PixelRect, _ offset: Offset) -> PixelRect {
    var pane = region
    var hasGrown = true
    while hasGrown {
      var reach = pane
      if offset.down > 0 { reach.y -= offset.down }
      if offset.right > 0 { reach.x -= offset.right }
      reach.height += abs(offset.down)
      reach.width += abs(offset.right)
      hasGrown = false
      for group in groups.meeting(reach.y..<reach.maxY) where isOpen[group] {
        let bounds = groups.groups[group].bounds
        guard !bounds.intersection(reach).isEmpty, bounds.union(pane) != pane else { continue }
        pane = pane.union(bounds)
        hasGrown = true
      }
      guard isShifted(pane, offset) else { break }
    }
    return pane
  }

  private mutating func claimRegion(_ region: PixelRect, _ offset: Offset) -> Bool {
    guard isShifted(region, offset) else { return false }
    let arrived = region.intersection(moved(region, offset))
    let behind = Self.rest(of: region, without: arrived)
    let gone = Self.rest(
      of: region,
      without: region.intersection(moved(region, Offset(right: -offset.right, down: -offset.down))))
    if let ground = color(of: pair.new, in: behind), let left = color(of: pair.old, in: gone),
      pair.areEqual(left, ground, region.x, region.y)
    {
      guard let block = box(in: region, of: pair.old, on: ground), claimBlock(block, offset) else {
        return false
      }
      return true
    }
    guard offset.right == 0 || offset.down == 0, 2 * abs(offset.right) <= region.width,
      2 * abs(offset.down) <= region.height
    else { return false }
    // Lines of the whole picture are inserted and removed.
    guard offset.right == 0 ? region.width < pair.size.width : region.height < pair.size.height
    else { return false }
    let larger = extended(region, offset)
    if larger != region, claimRegion(larger, offset) { return true }
    guard has(Self.cost, in: arrived), close([region], ifAbove: Self.cost) else { return false }
    moves.append(
      FoundMove(from: region, right: offset.right, down: offset.down, isPane: true))
    return true
  }

  /// A pane with the nearest groups behind it that can have come in, too.
  private func extended(_ pane: PixelRect, _ offset: Offset) -> PixelRect {
    var largest = pane
    let behind = groups.groups.indices.filter { isOpen[$0] }.map { groups.groups[$0].bounds }.filter
    {
      offset.right == 0
        ? $0.x < pane.maxX && $0.maxX > pane.x
          && (offset.down > 0 ? $0.y < pane.y : $0.maxY > pane.maxY)
        : $0.y < pane.maxY && $0.maxY > pane.y
          && (offset.right > 0 ? $0.x < pane.x : $0.maxX > pane.maxX)
    }
    func area(_ rect: PixelRect) -> Int { rect.width * rect.height }
    for bounds in behind.sorted(by: { area($0.union(pane)) < area($1.union(pane)) }) {
      guard isShifted(largest.union(bounds), offset) else { break }
      largest = largest.union(bounds)
    }
    return largest
  }

  /// Whether what a region shows came from inside of it, as far as it can.
  private func isShifted(_ region: PixelRect, _ offset: Offset) -> Bool {
    let arrived = region.intersection(moved(region, offset))
    return !arrived.isEmpty && hasArrived(arrived, offset)
  }

  // MARK: Blocks

  private mutating func tryBlocks(_ boxes: [PixelRect], _ offset: Offset) {
    if boxes.count > 1 {
      let all = boxes.reduce(PixelRect.empty) { $0.union($1) }
      if claimBlock(all, offset) { return }
      tryRegions(boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }, offset)
    }
    var blocks: [PixelRect] = []
    for box in boxes.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) })
    where isBlock(box, offset, besides: []) && has(0, in: box) {
      let place = blocks.lastIndex { isBlock($0.union(box), offset, besides: []) }
      if let place { blocks[place] = blocks[place].union(box) } else { blocks.append(box) }
    }
    for block in blocks { _ = claimBlock(block, offset) }
  }

  private mutating func claimBlock(_ block: PixelRect, _ offset: Offset) -> Bool {
    guard isBlock(block, offset, besides: []) else { return false }
    let destination = moved(block, offset)
    let isKnown = moves.contains {
      isPart((block, offset), of: ($0.from, Offset(right: $0.right, down: $0.down)))
    }
    guard !isKnown, close([block, destination], ifAbove: Self.cost) else { return false }
    moves.append(FoundMove(from: block, right: offset.right, down: offset.down, isPane: false))
    return true
  }

  /// Whether a block moved: it stands at its new place, and shows one color where it was, that of a
  /// pixel beside it, apart from places that other blocks took. What it hides was of one color, or
  /// moved, too.
  private func isBlock(
    _ block: PixelRect, _ offset: Offset, besides others: [(block: PixelRect, offset: Offset)]
  ) -> Bool {
    let destination = moved(block, offset)
    guard destination.union(pair.bounds) == pair.bounds, hasArrived(destination, offset) else {
      return false
    }
    let known = moves.map { ($0.isPane ? .empty : $0.from) }
    guard
      case .some = color(
        of: pair.old, in: destination, without: [block] + others.map(\.block) + known)
    else { return false }
    let left = color(
      of: pair.new, in: block,
      without: [destination] + others.map { moved($0.block, $0.offset) })
    guard let left else { return false }
    return left.map { isBeside(block, $0) } ?? !others.isEmpty
  }

  /// The only color of a place apart from some rectangles and what is ignored: nil in it where
  /// nothing is left, and nil for several.
  private func color(of grid: PixelGrid, in place: PixelRect, without some: [PixelRect])
    -> UInt32??
  {
    let some = some.filter { !$0.intersection(place).isEmpty }
    var color: UInt32?
    for y in place.y..<place.maxY {
      let row = grid.row(y)
      for x in place.x..<place.maxX {
        let pixel = PixelPair.shown(row[x])
        if let color, pair.areEqual(pixel, color, x, y) { continue }
        if some.contains(where: { $0.contains(x, y) }) || pair.ignored.contains(x, y) { continue }
        guard color == nil else { return nil }
        color = pixel
      }
    }
    return .some(color)
  }

  /// Whether a pixel that touches a rectangle has a color in both pictures, or nothing is beside
  /// it.
  private func isBeside(_ block: PixelRect, _ color: UInt32) -> Bool {
    let around = PixelRect(
      x: block.x - 1, y: block.y - 1, width: block.width + 2, height: block.height + 2
    ).intersection(pair.bounds)
    guard around != block else { return true }
    for y in around.y..<around.maxY {
      for x in around.x..<around.maxX where !block.contains(x, y) {
        if pair.areEqual(pair.new.row(y)[x], color, x, y),
          pair.areEqual(pair.old.row(y)[x], color, x, y)
        {
          return true
        }
      }
    }
    return false
  }

  // MARK: Blocks that changed places

  /// Claims blocks that went where others were, which moved, too.
  ///
  /// - Parameter areAllTaken: Whether another block must stand where each was; then only blocks
  ///   whose lines are elsewhere are looked at.
  private mutating func tryExchanges(_ proposals: [(Offset, Proposal)], areAllTaken: Bool) {
    var candidates: [(block: PixelRect, offset: Offset)] = []
    for (offset, proposal) in proposals {
      var blocks: [PixelRect] = []
      let figures = areAllTaken ? [] : proposal.figures
      for region in openRegions(proposal) + figures
      where hasLeft(region, offset) && has(0, in: region) {
        let place = blocks.lastIndex { hasLeft($0.union(region), offset) }
        if let place { blocks[place] = blocks[place].union(region) } else { blocks.append(region) }
      }
      guard !blocks.isEmpty else { continue }
      growthBudget -= groups.runs.count
      var leaving: [Int] = []
      if growthBudget > 0 {
        for group in groups.groups.indices
        where isOpen[group]
          && groups.all(of: group, { hasArrived($0 + offset.right, $1 + offset.down, offset) })
          && !isOnGround(group)
        { leaving.append(group) }
      }
      var left = growthBudget
      candidates += blocks.map { block in
        (grown(block, by: leaving, offset, within: &left) { moved($0, offset) }, offset)
      }
      growthBudget = left
    }
    var hasFallen = true
    while hasFallen, candidates.count > 1 {
      let left = candidates.indices.filter { index in
        let (block, offset) = candidates[index]
        let others = candidates.indices.filter { $0 != index }.map { candidates[$0] }
        return isBlock(block, offset, besides: others)
          && (!areAllTaken
            || others.contains { !moved($0.block, $0.offset).intersection(block).isEmpty })
      }
      hasFallen = left.count < candidates.count
      candidates = left.map { candidates[$0] }
    }
    // What is part of a larger block went with it.
    candidates = candidates.filter { small in
      !candidates.contains { isPart(small, of: $0) }
    }
    guard candidates.count > 1 else { return }
    let places = candidates.flatMap { [$0.block, moved($0.block, $0.offset)] }
    guard close(places, ifAbove: Self.cost * candidates.count) else { return }
    moves += candidates.map {
      FoundMove(from: $0.block, right: $0.offset.right, down: $0.offset.down, isPane: false)
    }
  }

  /// Whether a block comes to where a larger one comes by another way.
  private func isPart(
    _ small: (block: PixelRect, offset: Offset), of large: (block: PixelRect, offset: Offset)
  ) -> Bool {
    let place = moved(large.block, large.offset)
    return small.offset != large.offset
      && small.block.width * small.block.height
        < place.width * place.height
      && moved(small.block, small.offset).union(place) == place
  }

  /// Whether a group shows nothing but the color around it in the reference: what appeared there
  /// left nothing.
  private mutating func isOnGround(_ group: Int) -> Bool {
    if onGround.isEmpty { onGround = Array(repeating: nil, count: groups.groups.count) }
    if let known = onGround[group] { return known }
    let ground = pair.colorsAround(group, in: groups).first
    let isOn =
      ground.map { ground in
        groups.all(of: group) { x, y in pair.areEqual(pair.old.row(y)[x], ground, x, y) }
      } ?? false
    onGround[group] = isOn
    return isOn
  }

  // MARK: Pixels

  private func moved(_ rect: PixelRect, _ offset: Offset) -> PixelRect {
    PixelRect(
      x: rect.x + offset.right, y: rect.y + offset.down, width: rect.width, height: rect.height)
  }

  /// Whether a pixel of the fresh picture comes from an offset before it.
  private func hasArrived(_ x: Int, _ y: Int, _ offset: Offset) -> Bool {
    let (oldX, oldY) = (x - offset.right, y - offset.down)
    guard pair.bounds.contains(x, y), pair.bounds.contains(oldX, oldY) else { return false }
    return pair.areEqual(pair.old.row(oldY)[oldX], pair.new.row(y)[x], x, y)
      || pair.ignored.contains(x, y) || pair.ignored.contains(oldX, oldY)
  }

  /// Whether all pixels of a place in the reference stand at an offset from it.
  private func hasLeft(_ place: PixelRect, _ offset: Offset) -> Bool {
    let destination = moved(place, offset)
    return destination.union(pair.bounds) == pair.bounds && hasArrived(destination, offset)
  }

  /// Whether all pixels of a place in the fresh picture come from an offset before it.
  private func hasArrived(_ place: PixelRect, _ offset: Offset) -> Bool {
    // Rectangles grow: mostly all of the last one is in the next.
    let isLarger = arrived.offset == offset && arrived.place.union(place) == place
    if !isLarger, arrived.offset == offset, arrived.place.union(place) == arrived.place {
      return true
    }
    for part in Self.rest(of: place, without: isLarger ? arrived.place : .empty)
    where arrivedRows(of: part, offset) != part.height { return false }
    (arrived.offset, arrived.place) = (offset, place)
    return true
  }

  /// The last place that came from an offset before it, so that no pixel of it is read twice.
  private final class Arrived {
    var place = PixelRect.empty
    var offset = Offset(right: 0, down: 0)
  }

  /// How many rows of a place, from its top, come from an offset before it.
  private func arrivedRows(of place: PixelRect, _ offset: Offset) -> Int {
    let source = moved(place, Offset(right: -offset.right, down: -offset.down))
    guard source.union(pair.bounds) == pair.bounds else { return -1 }
    for y in place.y..<place.maxY {
      let (old, new) = (pair.old.row(y - offset.down) - offset.right, pair.new.row(y))
      var start = place.x
      // Mostly all of a row has arrived, or its first pixel has not.
      while start &+ 8 <= place.maxX,
        UnsafeRawPointer(old + start).loadUnaligned(as: SIMD8<UInt32>.self)
          == UnsafeRawPointer(new + start).loadUnaligned(as: SIMD8<UInt32>.self)
      { start &+= 8 }
      for x in start..<place.maxX where !pair.areEqual(old[x], new[x], x, y) {
        guard
          pair.ignored.contains(x, y) || pair.ignored.contains(x - offset.right, y - offset.down)
        else { return y - place.y }
      }
    }
    return place.height
  }

  /// Explains the open groups inside of rectangles, if they have more than so many pixels.
  private mutating func close(_ places: [PixelRect], ifAbove cost: Int) -> Bool {
    let all = places.reduce(PixelRect.empty) { $0.union($1) }
    let inside = groups.meeting(all.y..<all.maxY).filter { group in
      let bounds = groups.groups[group].bounds
      return isOpen[group] && places.contains { !$0.intersection(bounds).isEmpty }
        && groups.all(of: group) { x, y in places.contains { $0.contains(x, y) } }
    }
    guard inside.reduce(0, { $0 + groups.groups[$1].count }) > cost else { return false }
    for group in inside { isOpen[group] = false }
    return true
  }

  /// Whether a rectangle has more than so many differing pixels of open groups.
  private func has(_ most: Int, in place: PixelRect) -> Bool {
    var count = 0
    for group in groups.meeting(place.y..<place.maxY)
    where isOpen[group] && !groups.groups[group].bounds.intersection(place).isEmpty {
      for run in groups.runs[groups.groups[group].runs] where run.y >= place.y && run.y < place.maxY
      {
        count += max(0, min(run.end, place.maxX) - max(run.start, place.x))
        if count > most { return true }
      }
    }
    return false
  }

  /// The only color in some rectangles; nil for several.
  private func color(of grid: PixelGrid, in places: [PixelRect]) -> UInt32? {
    var color: UInt32?
    for place in places {
      for y in place.y..<place.maxY {
        let row = grid.row(y)
        for x in place.x..<place.maxX {
          let pixel = PixelPair.shown(row[x])
          if let color, pair.areEqual(pixel, color, x, y) { continue }
          guard color == nil else { return nil }
          color = pixel
        }
      }
    }
    return color
  }

  /// The smallest rectangle around what is not of a color.
  private func box(in place: PixelRect, of grid: PixelGrid, on ground: UInt32) -> PixelRect? {
    var box = PixelRect.empty
    for y in place.y..<place.maxY {
      let row = grid.row(y)
      for x in place.x..<place.maxX where !pair.areEqual(row[x], ground, x, y) {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box.isEmpty ? nil : box
  }

  /// A rectangle without a part at its sides.
  private static func rest(of whole: PixelRect, without part: PixelRect) -> [PixelRect] {
    guard !part.isEmpty else { return [whole] }
    return [
      PixelRect(x: whole.x, y: whole.y, width: whole.width, height: part.y - whole.y),
      PixelRect(x: whole.x, y: part.maxY, width: whole.width, height: whole.maxY - part.maxY),
      PixelRect(x: whole.x, y: part.y, width: part.x - whole.x, height: part.height),
      PixelRect(x: part.maxX, y: part.y, width: whole.maxX - part.maxX, height: part.height),
    ].filter { !$0.isEmpty }
  }
}

extension PixelRect {
  @inline(__always)
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}

/// Where lines of one picture are in another one in which they are once, by their hashes.
private struct LinePlaces {
  /// The lines that are looked for, and their places.
  private(set) var lines: [(hash: UInt64, place: Int)] = []
  private var hashes: [UInt64] = []
  private var places: [Int] = []
  private var mask = 0

  private static let free = -3
  private static let none = -2
  private static let several = -1

  mutating func removeAll(capacity: Int) {
    var slots = 16
    while slots < 2 * capacity { slots *= 2 }
    mask = slots - 1
    lines.removeAll(keepingCapacity: true)
    if hashes.count < slots { hashes = Array(repeating: 0, count: slots) }
    if places.count < slots { places = Array(repeating: 0, count: slots) }
    for slot in 0..<slots { places[slot] = Self.free }
  }

  /// Adds a line to look for.
  mutating func insert(_ hash: UInt64, _ place: Int) {
    let slot = slot(of: hash)
    places[slot] = Self.none
    hashes[slot] = hash
    lines.append((hash, place))
  }

  /// Notes where a line of the other picture is.
  @inline(__always)
  mutating func meet(_ hash: UInt64, _ place: Int) {
    let slot = slot(of: hash)
    guard places[slot] != Self.free else { return }
    places[slot] = places[slot] == Self.none ? place : Self.several
  }

  /// How far most lines are from where they were; nil where none is elsewhere.
  var commonOffset: Int? {
    var votes: [Int: Int] = [:]
    for (hash, place) in lines {
      let other = places[slot(of: hash)]
      if other >= 0, other != place { votes[other - place, default: 0] += 1 }
    }
    return votes.max { ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key) }?.key
  }

  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    while places[slot] != Self.free, hashes[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }
}

/// Continues a hash by one pixel or two.
@inline(__always)
private func mixed(_ hash: UInt64, _ pixels: UInt64) -> UInt64 {
  let next = (hash ^ pixels) &* 0x9E37_79B9_7F4A_7C15
  return next ^ next >> 29
}
