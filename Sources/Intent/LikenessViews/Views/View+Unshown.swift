/// What an app sets on views and no picture shows: interaction and accessibility.
import Foundation
import LikenessText

extension View {
  /// Adds a recognizer. It shows nothing.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a recognizer.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Device pixels per point, as of the last layout. Setting it has no effect.
  public var contentScaleFactor: CGFloat {
    get { pass.scale.factor }
    set {}
  }

  /// Whether the tint is dimmed. It never is: setting it has no effect.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set {}
  }

  /// Whether a tint is dimmed, as behind an alert.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the container, never, or always.
    case automatic, normal, dimmed
  }

  /// The window that the tree is in; nil unless its root is a ``Window``.
  public var window: Window? { root as? Window }
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
