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
  /// The extent, in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// Pixels per point.
  public var scale: CGFloat { 3 }
  /// Pixels per point.
  public var nativeScale: CGFloat { 3 }
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

  /// Sent when the app became active. Never here.
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  /// Sent when the app will stop being active. Never here.
  public static let willResignActiveNotification = Notification.Name("willResignActive")
  /// Sent when the app went to the background. Never here.
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  /// Sent when the app will come to the foreground. Never here.
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")

  /// The text size in ``TraitCollection/current``.
  public var preferredContentSizeCategory: ContentSizeCategory {
    TraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of the layout in ``TraitCollection/current``.
  public var userInterfaceLayoutDirection: LayoutDirection {
    TraitCollection.current.layoutDirection
  }
  /// Whether the app can open a URL; false.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing.
  public func open(_ url: URL) {}
}

/// The device: a phone, unless a test hands in another.
public final class Device: Sendable {
  /// The only device.
  public static let current = Device()

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { TraitCollection.current.userInterfaceIdiom }
  /// The name of the system.
  public var systemName: String { "Likeness" }
  /// What the device is.
  public var model: String { "iPhone" }
}

extension ContentSizeCategory {
  /// Sent when the reader changes the size of text. Never here.
  public static let didChangeNotification = Notification.Name("contentSizeCategoryDidChange")
}
