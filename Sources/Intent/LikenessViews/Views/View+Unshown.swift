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
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: AccessibilityTraits = []
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the screen.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// Disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Starts playing.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be changed.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
