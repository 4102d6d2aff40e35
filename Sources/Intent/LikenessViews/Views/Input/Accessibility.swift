/// Assistive technology: its settings, all off.

import Foundation

/// What assistive technology is set to: nothing.
public enum Accessibility {
  /// What happened.
  public enum Notification: Hashable, Sendable {
    /// A change to read aloud.
    case announcement, layoutChanged, screenChanged, pageScrolled
  }
  /// Whether the screen is read aloud, and whether less is to move or to shine through; false.
  public static let (isVoiceOverRunning, isReduceMotionEnabled, isReduceTransparencyEnabled) =
    (false, false, false)
  /// Whether colors are inverted or contrast more, and whether text is to be bold; false.
  public static let (isInvertColorsEnabled, isDarkerSystemColorsEnabled, isBoldTextEnabled) =
    (false, false, false)
  /// Does nothing: nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
}
