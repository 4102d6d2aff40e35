/// The properties that changed, and the causes among them.
import LikenessBase
import LikenessDisplayList

/// A property of a view that has another value, or is set on one side only.
struct PropertyChange {
  /// The view of the new tree.
  let view: Int
  let before: Provenance.Property?
  let after: Provenance.Property?
  /// The value that applies on the side where none is set; nil where both sides set one.
  let unset: PropertyValue?
  /// Whether the view's place records it.
  let isOfPlace: Bool
  let explains: DrawingAspects
  /// Whether its drawings disappeared for lack of space, so whatever took the space explains it.
  var isWeak = false

  var name: String { after?.name ?? before?.name ?? "" }
  var isOfOneSide: Bool { before == nil || after == nil }
  /// Whether the value that is set on one side only applies on the other, too.
  var isSame: Bool { (before?.value ?? unset) == (after?.value ?? unset) }

  fileprivate var subject: Cause.Subject {
    if !explains.isDisjoint(with: [.text, .image]) { return .content(name) }
    return isOfPlace && explains.isSubset(of: [.layout]) ? .layout(name) : .style(name)
  }
}

/// Returns the changes of properties that matched views show.
func propertyChanges(_ match: ViewMatch) -> [PropertyChange] {
  match.new.nodes.indices.flatMap { b -> [PropertyChange] in
    guard let a = match.oldOf[b], let items = match.items[b],
      match.old.nodes[a].properties != match.new.nodes[b].properties
    else { return [] }
    return shownChanges(of: allChanges(a, b, match), a, b, items, match)
  }
}

/// Returns all properties of two views with different values.
private func allChanges(_ a: Int, _ b: Int, _ match: ViewMatch) -> [PropertyChange] {
  let (old, new) = (match.old, match.new)
  let (oldNode, newNode) = (old.nodes[a], new.nodes[b])
  let (oldPlace, newPlace) = (old.placeNames(a), new.placeNames(b))
  func change(_ before: Provenance.Property?, _ after: Provenance.Property?) -> PropertyChange {
    let name = (before ?? after)?.name ?? ""
    // The reference is text and knows no defaults; those of today count for both.
    let others = before == nil ? oldNode.properties : newNode.properties
    let unset = before == nil || after == nil ? newNode.defaults[name, beside: others] : nil
    return PropertyChange(
      view: b, before: before, after: after, unset: unset,
      isOfPlace: newPlace.contains(name) || before != nil && oldPlace.contains(name),
      explains: (before?.explains ?? []).union(after?.explains ?? []))
  }
  var changes: [PropertyChange] = []
  // The same name with several values belongs to several items; they are paired in order.
  var left = Dictionary(grouping: newNode.properties.filter { !$0.isNote }.reversed()) { $0.name }
  let oldNames = Set(oldNode.properties.map(\.name))
  for property in oldNode.properties where !property.isNote {
    let other = left[property.name]?.popLast()
    if property.value != other?.value { changes.append(change(property, other)) }
  }
  for property in newNode.properties where !property.isNote && !oldNames.contains(property.name) {
    changes.append(change(nil, property))
  }
  return changes
}

/// Returns the changes that the drawings or the frames of two views show.
private func shownChanges(
  of changes: [PropertyChange], _ a: Int, _ b: Int, _ items: ItemPairs, _ match: ViewMatch
) -> [PropertyChange] {
  let (old, new) = (match.old, match.new)
  let isHiddenBySomething = changes.contains {
    $0.isOfPlace && ($0.explains.isEmpty || $0.explains.contains(.opacity))
  }
  // One side draws nothing, so properties that are recorded with drawings are missing there.
  let vanished = old.drawnCount(a) == 0 || new.drawnCount(b) == 0
  let isResized =
    old.nodes[a].frame?.width != new.nodes[b].frame?.width
    || old.nodes[a].frame?.height != new.nodes[b].frame?.height
  let hasNoRoom = vanished && !(old.hasRoom(a) && new.hasRoom(b))
  return changes.compactMap { change in
    var change = change
    change.isWeak = !change.isOfPlace && change.isOfOneSide && hasNoRoom
    let isShown =
      if change.isSame {
        false
      } else if !change.isOfOneSide || change.explains.contains(.transform) {
        true
      } else if vanished, isHiddenBySomething {
        change.isOfPlace
      } else if change.isOfPlace, change.explains.isEmpty || change.explains.contains(.layout) {
        movesSomething(b, match)
      } else {
        isResized && !change.explains.isDisjoint(with: sizing)
          || items.shows(change.explains, isSet: change.after != nil)
      }
    return isShown ? change : nil
  }
}

/// Whether a view, one inside it or a sibling moved. A rule that moves nothing is not a cause, even
/// if it is new.
private func movesSomething(_ b: Int, _ match: ViewMatch) -> Bool {
  let (old, new) = (match.old, match.new)
  guard let a = match.oldOf[b] else { return true }
  let beside = new.nodes[b].parent.map { new.nodes[$0].children } ?? [b]
  return new.nodes[b].children.count != old.nodes[a].children.count
    || new.drawnCount(b) != old.drawnCount(a)
    || (beside + new.nodes[b].children).contains {
      match.changedPlace($0) != nil || match.oldOf[$0] == nil
    }
}

extension ViewTree {
  /// Whether a view is inside the picture, has an area, and shows its text.
  fileprivate func hasRoom(_ index: Int) -> Bool {
    guard let frame = nodes[index].frame, !frame.isEmpty else { return false }
    return frame.maxX > .zero && frame.maxY > .zero && frame.x < Fixed(list.size.width)
      && frame.y < Fixed(list.size.height) && !nodes[index].properties.contains { $0.isNote }
  }
}

/// Adds changed properties. Changes of tokens are grouped by token, and properties that a container
/// passes down are left out.
func addingProperties(_ changes: [PropertyChange], to found: FoundCauses) -> FoundCauses {
  var found = found
  let tree = found.match.new
  let own = changes.map { tokenChanges($0.before, $0.after) }
  let changedTokens = Dictionary(own.joined().map { ($0.name, $0) }) { $1 }
  var handedDown: [Int: [PropertyChange]] = [:]
  for (change, own) in zip(changes, own) {
    let tokens = own.isEmpty ? tokenChanges(change.before, change.after, among: changedTokens) : own
    for token in tokens {
      found.add(token, explaining: change.explains, to: change.view)
    }
    guard tokens.isEmpty,
      !tree.around(change.view).dropFirst().contains(where: {
        handedDown[$0]?.contains { $0.isSameEdit(as: change) } ?? false
      })
    else { continue }
    handedDown[change.view, default: []].append(change)
    found.add(
      Cause(
        change.subject, view: tree.nodes[change.view].path.description,
        before: change.shown(change.before) ?? change.unset,
        after: change.shown(change.after) ?? change.unset,
        source: change.after?.place.text),
      explaining: change.explains, to: .new(change.view))
  }
  return found
}

extension PropertyChange {
  /// Whether the property of another view changed in the same way.
  fileprivate func isSameEdit(as other: Self) -> Bool {
    name == other.name && before?.value == other.before?.value && after?.value == other.after?.value
  }

  /// The value on one side. If it has several tokens, or a token on one side only, it names them.
  fileprivate func shown(_ property: Provenance.Property?) -> PropertyValue? {
    guard let property, !isOfOneSide, before?.tokens != after?.tokens else {
      return property?.value
    }
    let parts = property.tokens.map { .text($0) } + [property.value]
    return .list(of: parts.filter { !$0.description.isEmpty })
  }
}
