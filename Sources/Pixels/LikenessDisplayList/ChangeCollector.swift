/// Finds the changes between two display lists: pairs views by path, then their items, then compares pair by pair.
import LikenessGraphics

struct ChangeCollector {
  private var changes: [DisplayListChange] = []
  private var seen: Set<DisplayListChange> = []
  /// What each property explains.
  private var explanations: [String: DrawingAspects] = [:]
  /// What the changed properties of a view explain, by its path.
  private var explained: [String: DrawingAspects] = [:]

  /// The changes by kind, each kind in the order in which it was found.
  func inOrder() -> [DisplayListChange] {
    let ranks = Dictionary(uniqueKeysWithValues: DisplayListChange.Kind.allCases.enumerated().map { ($1, $0) })
    return changes.enumerated()
      .sorted { (ranks[$0.element.kind] ?? 0, $0.offset) < (ranks[$1.element.kind] ?? 0, $1.offset) }
      .map { $0.element }
  }

  mutating func compare(_ old: DisplayList, _ new: DisplayList) {
    explanations = old.explanations
    for (name, aspects) in new.explanations { explanations[name, default: []].formUnion(aspects) }
    note(.picture, "", "background", "\(old.background)", "\(new.background)")
    note(.picture, "", "scale", "\(old.scale)", "\(new.scale)")
    note(.size, "", "size", "\(old.size)", "\(new.size)")
    compareViews(ViewTable(old.items), ViewTable(new.items))
    for (digest, image) in old.images.sorted(by: { $0.key.hex < $1.key.hex }) {
      if let other = new.images[digest], other != image { add(.init(.drawing, subject: "other pixels in image \(digest.short)")) }
    }
    if changes.isEmpty {
      // Whatever is left is neither a view nor a property of one: say at least where.
      if old.items != new.items {
        let place = zip(old.items, new.items).first { $0 != $1 }?.1.source.path
        add(.init(.order, path: place ?? new.items.last?.source.path ?? "", subject: "items drawn in another order"))
      } else {
        add(.init(.drawing, subject: "other images in the list, none of which changes an item"))
      }
    }
  }

  // MARK: Views

  private mutating func compareViews(_ old: ViewTable, _ new: ViewTable) {
    let renamed = renames(old, new)
    var oldNames: [String: String] = [:]
    for (oldPath, newPath) in renamed { oldNames[newPath] = oldPath }
    for path in old.paths where new.items[path] == nil && renamed[path] == nil { add(.init(.viewRemoved, path: path)) }
    // The views that both have, under their new names, in both orders.
    let before = old.paths.compactMap { new.items[$0] == nil ? renamed[$0] : $0 }
    let both = Set(before)
    let after = new.paths.filter { both.contains($0) }
    let inOrder = Set(aligned(before, after).map { after[$0.new] })
    var placesBefore: [String: Int] = [:]
    for (i, path) in before.enumerated() { placesBefore[path] = i }
    for (i, path) in after.enumerated() where !inOrder.contains(path) {
      let was = placesBefore[path].map { $0 == 0 ? "first" : "after \(bareOrQuoted(before[$0 - 1]))" }
      add(.init(.order, path: path, subject: "drawn", before: was, after: i == 0 ? "first" : "after \(bareOrQuoted(after[i - 1]))"))
    }
    for path in new.paths {
      let oldPath = oldNames[path] ?? path
      guard let newItems = new.items[path] else { continue }
      guard let oldItems = old.items[oldPath] else {
        add(.init(.viewAdded, path: path))
        continue
      }
      // The name of a view inside a renamed one changed only because of that.
      if oldPath != path,
        parent(of: path) == parent(of: oldPath) || lastName(of: path) != lastName(of: oldPath)
          || renamed[parent(of: oldPath)] != parent(of: path)
      {
        add(.init(.viewRenamed, path: path, before: oldPath, after: path))
      }
      compareItems(oldItems, newItems, path: path)
    }
  }

  /// The new path of each view that is in one list only and is in the other under another path.
  ///
  /// A view keeps its own name where its parent was renamed; any other is found by what it draws.
  private func renames(_ old: ViewTable, _ new: ViewTable) -> [String: String] {
    let removed = old.paths.filter { new.items[$0] == nil }
    let added = new.paths.filter { old.items[$0] == nil }
    guard !removed.isEmpty, !added.isEmpty else { return [:] }
    var byContent: [[Content]: [String]] = [:]
    for path in added.reversed() { byContent[(new.items[path] ?? []).map(Content.init), default: []].append(path) }
    var renamed: [String: String] = [:]
    var taken: Set<String> = []
    for path in removed {
      let content = (old.items[path] ?? []).map(Content.init)
      if let newParent = renamed[parent(of: path)], case let inside = newParent + "/" + lastName(of: path),
        old.items[inside] == nil, new.items[inside] != nil, taken.insert(inside).inserted
      {
        renamed[path] = inside
        continue
      }
      while let candidate = byContent[content]?.popLast() {
        if taken.insert(candidate).inserted {
          renamed[path] = candidate
          break
        }
      }
    }
    return renamed
  }

  // MARK: Items

  private mutating func compareItems(_ old: [DisplayItem], _ new: [DisplayItem], path: String) {
    let oldContent = old.map(Content.init)
    let newContent = new.map(Content.init)
    guard oldContent != newContent else { return }
    let (pairs, removed, added) = pairs(old, new)
    for (a, b) in pairs where oldContent[a] != newContent[b] { compareProperties(old[a].source, new[b].source, path: path) }
    let oldNames = Set(old.flatMap { $0.source.properties.map { $0.name } })
    let newNames = Set(new.flatMap { $0.source.properties.map { $0.name } })
    for i in removed {
      for property in old[i].source.properties where !newNames.contains(property.name) {
        noteProperty(path, property, nil)
      }
    }
    for i in added {
      for property in new[i].source.properties where !oldNames.contains(property.name) {
        noteProperty(path, nil, property)
      }
    }
    for i in removed { noteItem(old[i].drawing, path: path, isAdded: false) }
    for i in added { noteItem(new[i].drawing, path: path, isAdded: true) }
    for (a, b) in pairs where old[a].drawing != new[b].drawing {
      for aspect in changedAspects(old[a].drawing, new[b].drawing) {
        // What follows from a changed property of the view is known to its author by the property.
        let isExplained = explained[path]?.isDisjoint(with: aspect.aspect) == false
        // That a box moved just as its view did is said by the view.
        let isViews =
          aspect.kind == .geometry
          && seen.contains(.init(.geometry, path: path, subject: "view" + aspect.verb, before: aspect.before, after: aspect.after))
        if !isExplained, !isViews { note(aspect.kind, path, aspect.name, aspect.before, aspect.after) }
      }
    }
  }

  private mutating func noteItem(_ drawing: Drawing, path: String, isAdded: Bool) {
    guard drawing != .end else { return }
    let line = DisplayListWriter(items: [DisplayItem(drawing, from: Provenance(path: path))], images: [:]).itemLine(drawing)
    let name = drawing.name
    let rest = String(line.dropFirst(name.count + 1))
    add(.init(.item, path: path, subject: name, before: isAdded ? nil : rest, after: isAdded ? rest : nil))
  }

  /// Pairs items of a view: first those of one kind with equal properties, in order, then what is left of each kind, in order.
  private func pairs(_ old: [DisplayItem], _ new: [DisplayItem]) -> (pairs: [(Int, Int)], removed: [Int], added: [Int]) {
    var pairs = aligned(old.map(Signature.init), new.map(Signature.init)).map { ($0.old, $0.new) }
    let pairedOld = Set(pairs.map { $0.0 })
    let pairedNew = Set(pairs.map { $0.1 })
    var left: [String: [Int]] = [:]
    for i in new.indices.reversed() where !pairedNew.contains(i) { left[new[i].drawing.name, default: []].append(i) }
    var removed: [Int] = []
    for i in old.indices where !pairedOld.contains(i) {
      if let j = left[old[i].drawing.name]?.popLast() { pairs.append((i, j)) } else { removed.append(i) }
    }
    return (pairs.sorted { $0.1 < $1.1 }, removed, left.values.flatMap { $0 }.sorted())
  }

  private mutating func compareProperties(_ old: Provenance, _ new: Provenance, path: String) {
    let before = firstOfEachName(old.properties)
    let after = firstOfEachName(new.properties)
    for property in old.properties where after[property.name] == nil { noteProperty(path, property, nil) }
    for property in new.properties where before[property.name] != property { noteProperty(path, before[property.name], property) }
  }

  /// Adds a change of a property. Where both values come from one token, the change names it; where they come from several, each value names its own.
  private mutating func noteProperty(_ path: String, _ old: Provenance.Property?, _ new: Provenance.Property?) {
    guard let name = new?.name ?? old?.name else { return }
    let isOneToken = old?.tokens == new?.tokens
    func value(_ property: Provenance.Property?) -> String? {
      property.map { isOneToken ? $0.value : ($0.tokens + [$0.value]).joined(separator: " ") }
    }
    let token = isOneToken ? old?.tokens.joined(separator: " ") : nil
    add(
      DisplayListChange(
        .property, path: path, subject: name, before: value(old), after: value(new), token: token?.isEmpty == false ? token : nil))
    explained[path, default: []].formUnion(explanations[name] ?? [])
  }

  /// Adds a change of a value, if it did change.
  private mutating func note(_ kind: DisplayListChange.Kind, _ path: String, _ subject: String, _ before: String?, _ after: String?) {
    guard before != after || before == nil else { return }
    add(.init(kind, path: path, subject: subject, before: before, after: after))
  }

  private mutating func add(_ change: DisplayListChange) {
    guard seen.insert(change).inserted else { return }
    changes.append(change)
  }
}

/// The first property of each name.
private func firstOfEachName(_ properties: [Provenance.Property]) -> [String: Provenance.Property] {
  var first: [String: Provenance.Property] = [:]
  for property in properties where first[property.name] == nil { first[property.name] = property }
  return first
}

/// The items of each view, and the views in the order of their first items.
private struct ViewTable {
  var paths: [String] = []
  var items: [String: [DisplayItem]] = [:]

  init(_ all: [DisplayItem]) {
    for item in all {
      if items[item.source.path] == nil { paths.append(item.source.path) }
      items[item.source.path, default: []].append(item)
    }
  }
}

/// An item without the path of its view.
private struct Content: Hashable {
  let drawing: Drawing
  let properties: [Provenance.Property]

  init(_ item: DisplayItem) {
    drawing = item.drawing
    properties = item.source.properties
  }
}

/// What stays the same of an item that only moved.
private struct Signature: Hashable {
  package let name: String
  let properties: [Provenance.Property]

  init(_ item: DisplayItem) {
    name = item.drawing.name
    properties = item.source.properties
  }
}

private func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

private func lastName(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
