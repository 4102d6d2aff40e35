/// What followed from causes: views that moved or were resized, and texts with other lines.
import LikenessBase
import LikenessDisplayList

/// Returns the causes with what followed from each.
func tellingConsequences(of found: FoundCauses, _ movers: Movers) -> [Cause] {
  let (match, old, new) = (found.match, found.match.old, found.match.new)
  var causes = found.causes
  var shifts: [Int: [(dx: Fixed, dy: Fixed)]] = [:]
  var resized: [Int: Int] = [:]
  for b in new.nodes.indices {
    guard let a = match.oldOf[b] else { continue }
    let own = found.ofNew[b].first
    let mover = movers.mover(of: b, in: found)
    if let cause = own ?? mover {
      let place = own == nil ? bareOrQuoted(new.nodes[b].path.description) + " " : ""
      causes[cause].consequences += textChanges(a, b, match).map { place + $0 }
    }
    guard let before = old.nodes[a].frame, let after = new.nodes[b].frame, before != after,
      let cause = mover, !found.ofNew[b].contains(cause)
    else { continue }
    causes[cause].moved = (causes[cause].moved ?? 0) + 1
    if before.width == after.width, before.height == after.height {
      shifts[cause, default: []].append((after.x - before.x, after.y - before.y))
    } else {
      resized[cause, default: 0] += 1
    }
  }
  let scale = new.list.scale.factor
  for cause in causes.indices {
    if let moves = shifts[cause], let first = moves.first {
      let isSame = moves.allSatisfy { $0.dx == first.dx && $0.dy == first.dy }
      causes[cause].consequences.append(
        "\(counted(moves.count, "view")) moved" + (isSame ? by(first.dx, first.dy, scale) : ""))
    }
    if let count = resized[cause] {
      causes[cause].consequences.append("\(counted(count, "view")) resized")
    }
  }
  return causes
}

/// What happened to the text of a view.
private func textChanges(_ a: Int, _ b: Int, _ match: ViewMatch) -> [String] {
  var changes: [String] = []
  let (before, after) = (match.old.lineCount(a), match.new.lineCount(b))
  if before > 0, after > 0, before != after {
    changes.append("\(before < after ? "grew" : "shrank") from \(before) to \(after) lines")
  }
  func newNote(_ note: DisplayList.Note) -> PropertyValue? {
    func value(_ node: ViewTree.Node) -> PropertyValue? {
      node.properties.first { $0.name == note.rawValue }?.value
    }
    let now = value(match.new.nodes[b])
    return now == value(match.old.nodes[a]) ? nil : now
  }
  if let hidden = newNote(.truncation) {
    changes.append("truncated, \(hidden) hidden")
  }
  if let over = newNote(.overflow) {
    changes.append("text overflows its frame by pixels: \(over)")
  }
  return changes
}

extension ViewTree {
  /// The number of lines of a view's texts.
  fileprivate func lineCount(_ index: Int) -> Int {
    Set(
      nodes[index].items.compactMap { item -> Fixed? in
        if case .glyphs(let glyphs) = drawing(item), glyphs.sigma == .zero { glyphs.y } else { nil }
      }
    ).count
  }
}

/// Such as ` down by 21 pt`; empty without a single direction.
private func by(_ dx: Fixed, _ dy: Fixed, _ scale: Double) -> String {
  if dx == .zero {
    return (dy > .zero ? " down by " : " up by ") + decimal(points(max(dy, -dy), scale)) + " pt"
  }
  return dy == .zero
    ? (dx > .zero ? " right by " : " left by ") + decimal(points(max(dx, -dx), scale)) + " pt" : ""
}

/// A frame in points.
func points(_ rect: FixedRect, _ scale: Double) -> PropertyValue {
  .list(of: [rect.x, rect.y, rect.width, rect.height].map { .number(points($0, scale)) })
}

/// A length in points with at most two decimals, finer than a pixel at any scale.
private func points(_ length: Fixed, _ scale: Double) -> Double {
  // Through an integer, which has no minus zero.
  Double(Int((length.pixels / scale * 100).rounded())) / 100
}
