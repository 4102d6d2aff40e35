/// The event that a view appeared.

extension View {
  /// Calls `action` when the view appears, after the actions that were added earlier. Capture the view weakly or unowned in it.
  ///
  /// A view appears when a tree that holds it is laid out for a picture for the first time, and neither it nor a view around it is hidden. Unlike UIKit's event
  /// this one comes *before* layout, so that what the action changes (text that is set, a tooltip that is shown) is in the picture: there is no
  /// later one. A view that was taken out of its tree appears again when it is back. An action added to a view that has appeared is called when
  /// it appears the next time.
  public func onAppear(_ action: @escaping () -> Void) {
    appearance.actions.append(action)
  }

  /// Lets views appear, and takes pictures that are at hand, before the tree is laid out.
  func prepareForPicture() {
    // What an action adds or shows appears too. Every view appears once a picture, even one that an action puts to the front, so this ends. The views are
    // held, or a new one could be taken for one that is gone.
    var appeared: [ObjectIdentifier: View] = [:]
    // Room for the views of most pictures, which a table that grows makes several times.
    appeared.reserveCapacity(24)
    var isSettled = false
    while !isSettled {
      isSettled = true
      var remaining = [self]
      while let view = remaining.popLast() {
        view.willLayOutForPicture()
        if view.isHidden { continue }
        if !view.appearance.hasAppeared {
          view.appearance.hasAppeared = true
          if appeared.updateValue(view, forKey: ObjectIdentifier(view)) == nil, view.appear() { isSettled = false }
        }
        remaining.append(contentsOf: view.subviews.reversed())
      }
    }
  }

  /// Sends the event. Returns whether an action ran, because it may have changed views that were visited already.
  private func appear() -> Bool {
    let actions = appearance.actions
    for action in actions { action() }
    return !actions.isEmpty
  }
}

/// Whether a view has appeared, and who wants to know.
struct Appearance {
  var hasAppeared = false
  var actions: [() -> Void] = []
}
