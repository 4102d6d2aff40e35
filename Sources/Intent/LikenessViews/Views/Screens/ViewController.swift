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

  /// The title of the screen: also that of its ``navigationItem`` and ``tabBarItem``.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation bar shows of the screen.
  public private(set) lazy var navigationItem = NavigationItem(title: title ?? "")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the screen.
  open lazy var tabBarItem: TabBarItem! = TabBarItem(title: title, image: nil, selectedImage: nil)
  /// The screen that was presented on this one. It shows nothing.
  public private(set) var presentedViewController: ViewController?
  /// The screen that this one was presented on.
  public private(set) weak var presentingViewController: ViewController?
  /// How the screen is presented. Shows nothing.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// What a toolbar shows for the screen.
  open var toolbarItems: [BarButtonItem]?
  /// How the screen is used and left. They show nothing.
  open var (isEditing, isModalInPresentation, hidesBottomBarWhenPushed) = (false, false, false)
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

  /// Creates a controller whose view is made when it is first asked for. There are no nibs here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates an empty object. Nothing is read from `coder`: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root of the screen; made when it is first asked for.
  open var view: View! {
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

  /// Makes the tree and sets `view`; called once. The default sets an empty view.
  open func loadView() { view = View() }

  /// Called once, when all boxes of the screen are there. Does nothing by default.
  open func viewDidLoad() {}

  /// Makes the view, if it has not been made.
  public func loadViewIfNeeded() { _ = view }

  // A picture calls these once, before its layout, and those about layout with it.

  /// Called before the view appears in a picture. Does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has appeared in a picture, before its layout, so that the picture shows
  /// what it changes. Does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Does nothing, and nothing calls it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared. Does nothing, and nothing calls it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews. Does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view placed its subviews. Does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called in place of the view's ``View/updateConstraints()``, which it calls.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called after the margins of the view changed. Does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the safe area of the view changed. Does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Does nothing, and nothing calls it: pictures need little.
  open func didReceiveMemoryWarning() {}
  /// Called when the view's is. Does nothing.
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

  open override var next: Responder? { loaded?.superview ?? parent }

  /// The nearest container that is a stack of screens.
  public var navigationController: NavigationController? { container() }
  /// The nearest container with tabs.
  public var tabBarController: TabBarController? { container() }

  private func container<Kind: ViewController>() -> Kind? {
    var controller = parent
    while let current = controller {
      if let found = current as? Kind { return found }
      controller = current.parent
    }
    return nil
  }

  /// Keeps the screen in ``presentedViewController`` and calls `completion`. It shows nothing: make
  /// a picture of the presented screen itself.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Lets go of the presented screen, or of this one if it presents none, and calls `completion`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenting = presentedViewController == nil ? presentingViewController : self
    presenting?.presentedViewController?.presentingViewController = nil
    presenting?.presentedViewController = nil
    completion?()
  }
  /// Pushes the screen on a stack of screens, or presents it.
  open func show(_ viewController: ViewController, sender: Any?) {
    guard let stack = navigationController else { return present(viewController, animated: false) }
    stack.pushViewController(viewController, animated: false)
  }
  /// Sets ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The look of the status bar. Shows nothing.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Whether there is no status bar. Shows nothing.
  open var prefersStatusBarHidden: Bool { false }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  func viewAppears() {
    viewWillAppear(false)
    viewDidAppear(false)
  }
}

/// How a screen is presented. Shows nothing.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// Over what the screen lies, and how large it is.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
  /// Not presented.
  case none = -1
  /// As the system has it.
  case automatic = -2
}

/// The look of the status bar. Shows nothing.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// For the style of the interface, or for what is dark behind it.
  case `default`, lightContent
  /// For what is light behind it.
  case darkContent = 3
}
