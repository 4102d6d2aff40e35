/// Putting views into views and taking them out again.
import LikenessDisplayList

extension View {
  /// Puts a view in front of all others in this one and merges `rules` into its
  /// ``ViewProperties/layout``, the later over the earlier.
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
    view.takeOut()
    if leaving?.remove(ObjectIdentifier(view)) != nil {
      subviews.removeAll { $0 === view }
      didRemove([ObjectIdentifier(view)])
    }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if let theme { view.apply(theme) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Puts a view in front of one that is here; in front of all if that one is not.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: sibling, offset: 1)
  }

  /// Puts a view behind one that is here; in front of all if that one is not.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: sibling, offset: 0)
  }

  private func insert(_ view: View, at sibling: View, offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self { subviews.removeAll { $0 === view } }
    let index = subviews.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count
    place(view, at: index)
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: View) { place(view, at: subviews.count) }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: View) { place(view, at: 0) }

  /// Exchanges two subviews in the order from back to front.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Moves views in front of all others, one after the other, in time that grows with their count.
  /// Puts in those that are not here.
  func bringSubviewsToFront(_ views: [View]) {
    for view in views where view.superview !== self { insertSubview(view, at: subviews.count) }
    var moved: Set<ObjectIdentifier> = []
    let front = views.reversed().filter { moved.insert(ObjectIdentifier($0)).inserted }
    subviews = subviews.filter { !moved.contains(ObjectIdentifier($0)) } + front.reversed()
  }

  /// Moves a view that is here, or puts in another.
  private func place(_ view: View, at index: Int) {
    guard view.superview === self else { return insertSubview(view, at: index) }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
  }

  /// Whether the view is `view` or inside it.
  public func isDescendant(of view: View) -> Bool { view.contains(self) }

  /// The view with this ``tag`` among this one and those inside it, containers first.
  public func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    forEachView { if found == nil, $0.tag == tag { found = $0 } }
    return found
  }

  /// Takes the view out of its container without a word to subclasses about the new one.
  func takeOut() {
    guard let superview else { return }
    forEachView { $0.appearance.hasAppeared = false }
    superview.willRemove(self)
    superview.willRemoveSubview(self)
    superview.deactivateConstraints { $0.hostView.map(contains) ?? false }
    if superview.leaving == nil {
      superview.subviews.removeAll { $0 === self }
    } else {
      superview.leaving?.insert(ObjectIdentifier(self))
    }
    self.superview = nil
  }

  /// Removes views in this order, in time that grows with their count and not with its square.
  /// Until all are removed, those that left are still in ``subviews``.
  func removeAll(_ views: [View]) {
    let isFirst = leaving == nil
    if isFirst { leaving = [] }
    for view in views { view.removeFromSuperview() }
    guard isFirst, let gone = leaving else { return }
    leaving = nil
    subviews.removeAll { gone.contains(ObjectIdentifier($0)) }
    didRemove(gone)
  }

  /// Whether `view` is this view or inside it.
  public func contains(_ view: View) -> Bool {
    // A view without subviews holds nothing but itself; this keeps the building of deep trees from
    // growing with their depth.
    guard !subviews.isEmpty else { return view === self }
    return view.lineage.contains { $0 === self }
  }

  /// This view, its container, and so on to the outermost.
  var lineage: some Sequence<View> { sequence(first: self) { $0.superview } }

  /// The value of this view, or else of its nearest container that has one.
  func inherited<Value>(_ value: (View) -> Value?) -> Value? {
    // Painting asks often, so this walks by itself.
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
  /// The outermost container, or the view itself.
  var root: View { lineage.reduce(self) { $1 } }

  /// Gives the view a name and returns it: `Label().withName("title")`.
  @discardableResult
  public func withName(_ name: String) -> Self {
    self.name = name
    return self
  }
}
