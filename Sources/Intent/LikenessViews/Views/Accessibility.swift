/// Assistive technology: its settings, all off, and what it does with views.
import Foundation

/// What assistive technology is set to: nothing.
public enum Accessibility {
  /// What happened.
  public enum Notification: Hashable, Sendable {
    /// As in UIKit.
    case announcement, layoutChanged, screenChanged, pageScrolled, pauseAssistiveTechnology
    /// As in UIKit.
    case resumeAssistiveTechnology
  }

  /// Sent when the screen is read aloud or no longer. Never here.
  public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("voiceOverStatusDidChange")
  /// Sent when less is to move or no longer. Never here.
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("reduceMotionStatusDidChange")
  /// Sent when text is to be bold or no longer. Never here.
  public static let boldTextStatusDidChangeNotification =
    Foundation.Notification.Name("boldTextStatusDidChange")
  /// Whether the screen is read aloud; false.
  public static let isVoiceOverRunning = false
  /// Whether less is to move; false.
  public static let isReduceMotionEnabled = false
  /// Whether less is to shine through; false.
  public static let isReduceTransparencyEnabled = false
  /// Whether colors are inverted; false.
  public static let isInvertColorsEnabled = false
  /// Whether colors are to contrast more; false.
  public static let isDarkerSystemColorsEnabled = false
  /// Whether text is to be bold; false.
  public static let isBoldTextEnabled = false

  /// False.
  public static let (isSwitchControlRunning, isGrayscaleEnabled) = (false, false)
  /// False.
  public static let (prefersCrossFadeTransitions, buttonShapesEnabled) = (false, false)
  /// Whether colors must not be the only difference; false.
  public static let shouldDifferentiateWithoutColor = false
  /// Whether videos play by themselves; true.
  public static let isVideoAutoplayEnabled = true

  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Something that assistive technology can do with a view. Nothing does it.
public final class AccessibilityCustomAction: ComparedByIdentity {
  /// Its name and a picture of it.
  public var (name, image): (String, Image?)
  /// What it does.
  public var actionHandler: ((AccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  public init(
    name: String, image: Image? = nil,
    actionHandler: ((AccessibilityCustomAction) -> Bool)? = nil
  ) {
    (self.name, self.image) = (name, image)
    self.actionHandler = actionHandler
  }
}

extension View {
  /// The value of a property that few views have.
  package func other<Value>(_ fallback: Value, _ name: String = #function) -> Value {
    unshown?.others[name] as? Value ?? fallback
  }

  /// Whether assistive technology reads the subviews one after the other; false by default.
  public var shouldGroupAccessibilityChildren: Bool {
    get { other(false) }
    set { kept.others[#function] = newValue }
  }
  /// Whether the colors stay when all others are inverted; false by default. Shows nothing.
  public var accessibilityIgnoresInvertColors: Bool {
    get { other(false) }
    set { kept.others[#function] = newValue }
  }
  /// Whether that picture grows. Shows nothing.
  public var scalesLargeContentImage: Bool {
    get { other(false) }
    set { kept.others[#function] = newValue }
  }
}
