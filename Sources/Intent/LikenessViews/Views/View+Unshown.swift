/// What an app sets on views and no picture shows: interaction and accessibility.
import Foundation
import LikenessText

/// The values of a view that nothing draws. Most views have none of them.
package final class UnshownValues {
  var contentMode: ContentMode?
  var interfaceStyle: UserInterfaceStyle?
  var isUserInteractionEnabled = true
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var gestureRecognizers: [GestureRecognizer]?
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = AccessibilityTraits.none
  var accessibilityIdentifier: String?
  var accessibilityElements: [Any]?
  var accessibilityElementsHidden = false
  var contentScaleFactor: CGFloat?
  /// The controller whose view this is.
  /// What few views have, by name.
  package var others: [String: Any] = [:]
}

extension View {
  /// The values that no picture shows, to be changed.
  package var kept: UnshownValues {
    if let unshown { return unshown }
    let values = UnshownValues()
    unshown = values
    return values
  }

  /// Whether several fingers reach the view; false by default. Shows nothing.
  public var isMultipleTouchEnabled: Bool {
    get { unshown?.isMultipleTouchEnabled ?? false }
    set { kept.isMultipleTouchEnabled = newValue }
  }

  /// Whether a finger on the view keeps others from it; false by default. Shows nothing.
  public var isExclusiveTouch: Bool {
    get { unshown?.isExclusiveTouch ?? false }
    set { kept.isExclusiveTouch = newValue }
  }

  /// The recognizers of the view. They show nothing.
  public var gestureRecognizers: [GestureRecognizer]? {
    get { unshown?.gestureRecognizers }
    set { kept.gestureRecognizers = newValue }
  }

  /// Adds a recognizer. It shows nothing.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view = self
    kept.gestureRecognizers = (kept.gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a recognizer.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view = nil
    unshown?.gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Whether assistive technology passes over what is inside; false by default. Shows nothing.
  public var accessibilityElementsHidden: Bool {
    get { unshown?.accessibilityElementsHidden ?? false }
    set { kept.accessibilityElementsHidden = newValue }
  }

  /// Device pixels per point, as set, or of the last layout. Pictures are drawn at theirs.
  public var contentScaleFactor: CGFloat {
    get { unshown?.contentScaleFactor ?? pass.scale.factor }
    set { kept.contentScaleFactor = newValue }
  }

  /// The window that the tree is in; nil unless its root is a ``Window``.
  public var window: Window? {
    var root = self
    while let container = root.superview { root = container }
    return root as? Window
  }
}

/// What kind of element a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: AccessibilityTraits = []
  /// What the view is.
  public static let (button, link, image, staticText, searchField, header) =
    (bit(0), bit(1), bit(2), bit(6), bit(10), bit(16))
  /// How the view is, and what it does.
  public static let (selected, notEnabled, updatesFrequently, adjustable, allowsDirectInteraction) =
    (bit(3), bit(8), bit(9), bit(12), bit(13))

  private static func bit(_ place: UInt64) -> Self { Self(rawValue: 1 << place) }
}
