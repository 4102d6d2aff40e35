/// Which token of the theme a changed property comes from, found by changing tokens and looking what moves.
import LikenessDisplayList
import LikenessTheme

extension StorySnapshot {
  /// The changes, with the names of the tokens that gave the new values.
  ///
  /// Nothing is read out of the code of a view: the list is painted again with one token changed, and the properties that this moves are the token's. A token
  /// is named only where all its properties changed, and alike: where one of them stayed, the token did, and a view took to it. A picture that can't be painted
  /// at once, since it waits for others, has no names.
  ///
  /// - Parameter changes: what changed from the stored list to the one that this snapshot paints, complete or cut off.
  public func namingTokens(in changes: [DisplayListChange]) -> [DisplayListChange] {
    let open = changes.filter { $0.kind == .property && $0.before != nil && $0.after != nil }
    guard !open.isEmpty, let list = try? displayList() else { return changes }
    let theme = context.theme
    var named = changes
    for (number, id) in theme.tokenIDs.enumerated() where open.contains(where: { theme.couldGive($0, by: id) }) {
      var other = theme
      other.change(id, .large, by: number)
      guard other != theme, let moved = try? replacing(theme: other).displayList() else { continue }
      let own = Set(DisplayListDifference(from: list, to: moved).changes.filter { $0.kind == .property }.map(PropertyPlace.init))
      let found = named.indices.filter { named[$0].kind == .property && own.contains(PropertyPlace(named[$0])) }
      let isWhole = changes.count < SnapshotOutcome.maximumChanges ? Set(found.map { PropertyPlace(named[$0]) }) == own : !found.isEmpty
      let values = Set(found.map { [named[$0].before, named[$0].after] })
      if isWhole, values.count == 1 { for index in found where named[index].token == nil { named[index].token = id.name } }
    }
    return named
  }
}

/// A property of a view.
private struct PropertyPlace: Hashable {
  let path: String
  let subject: String

  init(_ change: DisplayListChange) {
    path = change.path
    subject = change.subject
  }
}

extension Theme {
  /// Whether a token may be where a property's new value comes from; saves paintings where it can't be.
  fileprivate func couldGive(_ change: DisplayListChange, by id: TokenID) -> Bool {
    switch self[id] {
    case .color(let color): change.after == "\(color)"
    case .dimension, .font, .shadow, .border, .gradient: change.after?.hasPrefix("#") == false
    case nil: false
    }
  }
}
