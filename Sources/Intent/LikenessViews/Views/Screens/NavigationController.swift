/// Controllers that put bars around the views of others.
import Foundation
import LikenessDisplayList
import LikenessText

/// The base of controllers that show one of several screens between bars.
///
/// The screen stands between the bars, not below them, so its safe area is all of it.
open class BarsController: ViewController {
  private let room = View().withName("content")

  var content: ViewController? { nil }
  /// The bars above and below the screen; nil where there is none.
  var bars: (top: Bar?, bottom: Bar?) { (nil, nil) }

  open override func loadView() {
    let column = StackView(
      arrangedSubviews: [bars.top, room, bars.bottom].compactMap(\.self))
    column.axis = .vertical
    room.layout.verticalHugging = 0
    view = column
    showContent()
  }

  /// Shows the screen that there is now, if the view is there.
  func showContent() {
    guard isViewLoaded else { return }
    for view in room.subviews where view !== content?.view { view.removeFromSuperview() }
    guard let screen = content?.view else { return }
    if screen.superview !== room { room.addSubview(screen, pinning: .edges) }
    view.backgroundColor = screen.backgroundColor
  }

  /// Makes the screens the children of this controller.
  func adopt(_ controllers: [ViewController]) {
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for child in controllers where child.parent !== self {
      child.willMove(toParent: self)
      addChild(child)
      child.didMove(toParent: self)
    }
    showContent()
  }
}

/// Hears which screen is shown. Nothing calls it.
public protocol NavigationControllerDelegate: AnyObject {}

/// A stack of screens, the last one shown below a navigation bar.
open class NavigationController: BarsController {
  /// The bar at the top.
  public let navigationBar = NavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom.
  public let toolbar: Toolbar! = {
    let bar = Toolbar()
    bar.isHidden = true
    return bar
  }()
  /// Hears which screen is shown. Nothing calls it.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// Whether there is no bar at the top; false by default.
  open var isNavigationBarHidden = false {
    didSet { navigationBar.isHidden = isNavigationBarHidden }
  }
  /// Whether there is no bar at the bottom; true by default.
  open var isToolbarHidden = true { didSet { toolbar.isHidden = isToolbarHidden } }
  /// The screens; the last one is shown.
  open var viewControllers: [ViewController] = [] {
    didSet {
      adopt(viewControllers)
      navigationBar.items = viewControllers.map(\.navigationItem)
    }
  }

  /// Creates a stack with one screen.
  public convenience init(rootViewController: ViewController) {
    self.init(nibName: nil, bundle: nil)
    // An initializer that assigns the property does not run its observer.
    setViewControllers([rootViewController], animated: false)
  }

  override var content: ViewController? { topViewController }
  override var bars: (top: Bar?, bottom: Bar?) { (navigationBar, toolbar) }

  override func showContent() {
    super.showContent()
    toolbar.items = topViewController?.toolbarItems
  }

  /// The screen that is shown.
  public var topViewController: ViewController? { viewControllers.last }
  /// The screen that is shown, or the one that it presents.
  public var visibleViewController: ViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Shows a screen above the others.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Returns to the screen before, if there is one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
  /// Returns to the first screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers.removeLast(popped.count)
    return popped
  }
  /// Sets ``viewControllers``.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Sets ``isNavigationBarHidden``.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Sets ``isToolbarHidden``.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// Hears which tab is chosen. Nothing calls it.
public protocol TabBarControllerDelegate: AnyObject {}

/// Screens with a tab for each; one of them is shown above a tab bar.
open class TabBarController: BarsController {
  /// The bar at the bottom.
  public let tabBar = TabBar()
  /// Hears which tab is chosen. Nothing calls it.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The screens, in the order of their tabs.
  open var viewControllers: [ViewController]? { didSet { showSelected() } }
  /// The index of the screen that is shown; 0 by default.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// The screen that is shown.
  open var selectedViewController: ViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? 0 }
  }
  /// Sets ``viewControllers``.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func showSelected() {
    adopt(viewControllers ?? [])
    tabBar.items = viewControllers?.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  override var content: ViewController? { selectedViewController }
  override var bars: (top: Bar?, bottom: Bar?) { (nil, tabBar) }
}
