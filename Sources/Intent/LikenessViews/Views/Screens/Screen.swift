/// The device, as far as components ask: a phone with nothing running on it.
import Foundation
import LikenessText

/// A screen: 393 by 852 points at a scale of 3, an iPhone held upright.
///
/// The picture's own size and scale are those it is drawn in; what a component reads here is the
/// same in every test.
public final class Screen: Sendable {
  /// The only screen.
  public static let main = Screen()
  /// The extent, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// Pixels per point.
  public var scale: CGFloat { 3 }
  /// The traits.
  public var traitCollection: TraitCollection {
    var traits = TraitCollection.current
    traits.displayScale = 3
    return traits
  }
}

/// A view that holds a screen's views.
open class Window: View {
  /// The controller of the screen; setting it shows its view, as large as the window.
  open var rootViewController: ViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view, pinning: .edges) }
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }
}

/// The app. It has no windows and does nothing.
public final class Application: Sendable {
  /// The only app.
  public static let shared = Application()
  /// Sent when the app becomes or stops being active. Never here.
  public static let (didBecomeActiveNotification, willResignActiveNotification) =
    (Notification.Name("didBecomeActive"), Notification.Name("willResignActive"))
  /// Sent when the app leaves or enters the foreground. Never here.
  public static let (didEnterBackgroundNotification, willEnterForegroundNotification) =
    (Notification.Name("didEnterBackground"), Notification.Name("willEnterForeground"))

  /// Zero: there is no status bar in a picture.
  public var statusBarFrame: CGRect { .zero }
  /// The text size in ``TraitCollection/current``.
  public var preferredContentSizeCategory: ContentSizeCategory {
    TraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of the layout in ``TraitCollection/current``.
  public var userInterfaceLayoutDirection: LayoutDirection {
    TraitCollection.current.layoutDirection
  }
}

/// The device: a phone, unless a test hands in another.
public final class Device: Sendable {
  /// The only device.
  public static let current = Device()
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { TraitCollection.current.userInterfaceIdiom }
}

extension ContentSizeCategory {
  /// Sent when the reader changes the size of text. Never here.
  public static let didChangeNotification = Notification.Name("contentSizeCategoryDidChange")
}
