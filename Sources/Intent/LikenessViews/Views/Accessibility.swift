/// Settings of assistive technology, all off.

/// What assistive technology is set to: nothing.
public enum Accessibility {
  /// What happened.
  public enum Notification: Hashable, Sendable {
    /// Something to say.
    case announcement
    /// A part of the screen changed.
    case layoutChanged
    /// The screen changed.
    case screenChanged
  }

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

  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
}
