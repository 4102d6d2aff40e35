/// The event of a view appearing.

extension View {
  /// Calls `action` when the view appears, after actions added earlier. Capture the view weakly or
  /// unowned.
  ///
  /// A view appears when its tree is first laid out for a picture, unless it or a container is
  /// hidden. Unlike in UIKit, this happens *before* layout, so the picture shows what the action
  /// changes. A view that was removed from its tree appears again when it is added back. Actions
  /// added after the view appeared run the next time.
  public func onAppear(_ action: @escaping () -> Void) {
    appearance.actions.append(action)
  }

  /// Lets views appear and takes available images before layout.
  func prepareForPicture() {
    // Views that an action adds or shows also appear. Each view appears once a picture, so this
    // ends. The views are retained, so a new view can't reuse the identity of a released one.
    var appeared: [ObjectIdentifier: View] = [:]
    // Avoids repeated growth of the table for most pictures.
    appeared.reserveCapacity(24)
    var isSettled = false
    while !isSettled {
      isSettled = true
      var remaining = [self]
      while let view = remaining.popLast() {
        view.willLayOutForPicture()
        view.updateOwnConstraintsIfNeeded()
        if view.isHidden { continue }
        if !view.appearance.hasAppeared {
          view.appearance.hasAppeared = true
          if appeared.updateValue(view, forKey: ObjectIdentifier(view)) == nil {
            view.didMoveToWindow()
            view.traitCollectionDidChange(nil)
            view.autoLayout?.controller?.viewAppears()
            if view.appear() { isSettled = false }
          }
        }
        remaining.append(contentsOf: view.subviews.reversed())
      }
    }
  }

  /// Sends the event. Returns whether an action ran, because it may have changed views that were
  /// visited already.
  private func appear() -> Bool {
    let actions = appearance.actions
    for action in actions { action() }
    return !actions.isEmpty
  }
}

/// Whether a view has appeared, and the actions to run when it does.
struct Appearance {
  var hasAppeared = false
  var actions: [() -> Void] = []
}
