/// The place where an app builds the views of a screen.
import Foundation
import LikenessText

/// Makes and holds the root of a screen. UIKit's `UIViewController`, as far as a picture needs it.
///
/// Override ``loadView()`` to build the tree, or ``viewDidLoad()`` to change it once it is there.
/// It belongs to the thread of its views.
open class ViewController: Responder {
  private var loaded: View? {
    didSet {
      oldValue?.autoLayout?.controller = nil
      loaded?.usedAutoLayout.controller = self
    }
  }
  private var isLoading = false

  /// The title of the screen. Shows nothing: there are no bars around it.
  open var title: String?
  /// The controllers of parts of the screen.
  public private(set) var children: [ViewController] = []
  /// The controller that this one is a part of.
  public private(set) weak var parent: ViewController?

  /// Insets that the safe area of the view has in addition to the device's; none by default.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { loaded?.constraintsDidChange() }
  }
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The least margins of the view: 16 points at the sides, and 20 from a width of 414 points on.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(horizontal: (loaded?.frame.width ?? 0) < 414 ? 16.0 : 20, vertical: 0)
  }

  /// Creates a controller whose view is made when it is first asked for.
  public override init() { super.init() }

  /// Creates a controller. There are no nibs here, so the names must be nil.
  public convenience init(nibName: Never?, bundle: Bundle?) { self.init() }

  /// Creates a controller, as for one in an archive. Nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The root of the screen; made when it is first asked for.
  open var view: View {
    get {
      if let loaded { return loaded }
      let isOutermost = !isLoading
      if isOutermost {
        isLoading = true
        loadView()
        isLoading = false
      }
      // A `loadView()` that sets no view, or asks for one before it has set it, gets an empty one.
      let view = loaded ?? View()
      loaded = view
      if isOutermost { viewDidLoad() }
      return view
    }
    set { loaded = newValue }
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the tree and sets ``view``; called once. The default sets an empty view.
  open func loadView() { view = View() }

  /// Called once, when all boxes of the screen are there. Does nothing by default.
  open func viewDidLoad() {}

  /// Makes the view, if it has not been made.
  public func loadViewIfNeeded() { _ = view }

  /// Called before the view appears. Does nothing, and nothing calls it.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view appeared. Does nothing, and nothing calls it.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Does nothing, and nothing calls it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared. Does nothing, and nothing calls it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. Does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews. Does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called in place of the view's ``View/updateConstraints()``, which it calls.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called after the margins of the view changed. Does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the safe area of the view changed. Does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after traits changed. Does nothing, and nothing calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The traits of the view.
  open var traitCollection: TraitCollection { view.traitCollection }

  /// Adds the controller of a part of the screen. Its view is added by hand, as in UIKit.
  open func addChild(_ childController: ViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the controller gets a parent. Does nothing.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller got a parent. Does nothing.
  open func didMove(toParent parent: ViewController?) {}
}
