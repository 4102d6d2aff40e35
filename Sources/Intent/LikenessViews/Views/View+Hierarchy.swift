/// Putting views into views and taking them out again.
import LikenessDisplayList

extension View {
  /// Puts a view in front of all others in this one; one that is elsewhere leaves its place.
  ///
  /// A view that would end up inside itself stays where it is, and ``ViewError/cycle(view:into:)``
  /// is reported when the tree is painted.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view in front of all others in this one and merges `rules` into its ``layout``, the
  /// later over the earlier.
  public func addSubview(_ view: View, pinning rules: LayoutRules...) {
    addSubview(view)
    for rule in rules { view.pin(rule) }
  }

  /// Puts a view at a place in the order, 0 being the back; an index outside is moved to the nearer
  /// end.
  public func insertSubview(_ view: View, at index: Int) {
    guard !view.contains(self) else {
      record(.cycle(view: view.baseName, into: baseName))
      return
    }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if let theme { view.apply(theme) }
  }

  /// Takes the view out of the one that holds it, if any.
  public func removeFromSuperview() {
    if superview != nil { forEachView { $0.appearance.hasAppeared = false } }
    superview?.willRemove(self)
    superview?.deactivateConstraints { $0.hostView.map(contains) ?? false }
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether `view` is this view or inside it.
  public func contains(_ view: View) -> Bool {
    // A view without subviews holds nothing but itself; this keeps the building of deep trees from
    // growing with their depth.
    guard !subviews.isEmpty else { return view === self }
    var current: View? = view
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.superview
    }
    return false
  }

  /// The value of this view, or else of its nearest container that has one.
  func inherited<Value>(_ value: (View) -> Value?) -> Value? {
    var view: View? = self
    while let current = view {
      if let found = value(current) { return found }
      view = current.superview
    }
    return nil
  }

  /// The view of this name or class name nearest to this one, level by level, or nil.
  public func descendant(named name: String) -> View? {
    var level = subviews
    while !level.isEmpty {
      if let found = level.first(where: { $0.baseName == name }) { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  /// Calls `body` with this view and every view inside it, containers first, in the order of the
  /// tree.
  public func forEachView(_ body: (View) throws -> Void) rethrows {
    var remaining = [self]
    while let view = remaining.popLast() {
      try body(view)
      remaining.append(contentsOf: view.subviews.reversed())
    }
  }

  /// The first that went wrong in this view and its subviews.
  var firstIssue: ViewError? {
    var first: ViewError?
    forEachView { first = first ?? $0.issues.first }
    return first
  }

  /// Notes what went wrong. The first of each view is kept: it is the cause of what follows, and a
  /// loop cannot fill the memory.
  func record(_ issue: ViewError) {
    if issues.isEmpty { issues.append(issue) }
  }
}

extension View {
  /// Gives the view a name and returns it: `Label().withName("title")`.
  @discardableResult
  public func withName(_ name: String) -> Self {
    self.name = name
    return self
  }
}
