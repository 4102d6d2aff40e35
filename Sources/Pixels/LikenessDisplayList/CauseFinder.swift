/// Finds the causes of a difference between two display lists.

extension DisplayListDifference {
  /// What somebody changed: properties, views and the whole picture, and drawings only where none of these explains them.
  public var causes: [Cause] {
    var causes: [Cause] = []
    for change in changes {
      switch change.kind {
      case .property:
        if let token = change.token {
          let cause = Cause(.token, token: token, before: change.before, after: change.after)
          if !causes.contains(cause) { causes.append(cause) }
        } else {
          causes.append(Cause(.style, view: change.path, property: change.subject, before: change.before, after: change.after))
        }
      case .picture: causes.append(Cause(.style, property: change.subject, before: change.before, after: change.after))
      case .viewAdded: causes.append(Cause(.tree, view: change.path, property: "inserted"))
      case .viewRemoved: causes.append(Cause(.tree, view: change.path, property: "removed"))
      case .viewRenamed:
        causes.append(Cause(.tree, view: change.path, property: "renamed", before: change.before, after: change.after))
      case .order: causes.append(Cause(.tree, view: change.path, property: "reordered", before: change.before, after: change.after))
      case .item, .drawing, .size, .geometry: break
      }
    }
    if !causes.isEmpty { return causes }
    return changes.filter { $0.kind != .size }.map {
      Cause($0.kind == .geometry ? .layout : .style, view: $0.path, property: $0.subject, before: $0.before, after: $0.after)
    }
  }
}
