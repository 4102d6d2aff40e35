/// The place where an app builds the views of a screen.

/// Makes and holds the root of a screen. UIKit's `UIViewController`, as far as a picture needs it.
///
/// Override ``loadView()`` to build the tree, or ``viewDidLoad()`` to change it once it is there.
/// It belongs to the thread of its views.
open class ViewController {
  private var loaded: View?
  private var isLoading = false

  /// Creates a controller whose view is made when it is first asked for.
  public init() {}

  /// The root of the screen; made when it is first asked for.
  public var view: View {
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
}
