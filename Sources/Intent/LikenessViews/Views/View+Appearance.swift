/// The events of a view appearing, and of changed traits.
import LikenessText

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
    tellChangedTraits()
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
            view.tellTraits(after: nil)
            view.autoLayout?.controller?.viewAppears()
            if view.appear() || !view.appearance.traitActions.isEmpty { isSettled = false }
          }
        }
        remaining.append(contentsOf: view.subviews.reversed())
      }
    }
  }

  /// Tells the views of a tree that appeared in a picture with other traits. The scale is left out,
  /// because it is known only during layout.
  private func tellChangedTraits() {
    func traits(of view: View) -> TraitCollection {
      view.traitCollection.modifyingTraits { $0.displayScale = 1 }
    }
    let new = traits(of: self)
    let old = appearance.traits
    appearance.traits = new
    guard let old, old != new else { return }
    forEachView { view in
      guard view.appearance.hasAppeared else { return }
      let current = traits(of: view)
      var before = current
      // What a view or a container sets on its own has not changed.
      if current.userInterfaceStyle == new.userInterfaceStyle {
        before.userInterfaceStyle = old.userInterfaceStyle
      }
      if current.preferredContentSizeCategory == new.preferredContentSizeCategory {
        before.preferredContentSizeCategory = old.preferredContentSizeCategory
      }
      if current.layoutDirection == new.layoutDirection {
        before.layoutDirection = old.layoutDirection
      }
      before.horizontalSizeClass = old.horizontalSizeClass
      before.verticalSizeClass = old.verticalSizeClass
      if before != current { view.tellTraits(after: before) }
    }
  }

  private func tellTraits(after before: TraitCollection?) {
    traitCollectionDidChange(before)
    autoLayout?.controller?.traitCollectionDidChange(before)
    for action in appearance.traitActions { action(before ?? traitCollection) }
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
  /// The handlers of changed traits, which take the traits before.
  var traitActions: [(TraitCollection) -> Void] = []
  /// The traits of the root in its last picture.
  var traits: TraitCollection?
}
