/// Taps that a device makes: they show nothing.

import Foundation

/// Makes a device tap. Does nothing here.
open class FeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Would save time before the first tap.
  open func prepare() {}
}

/// Taps as something hits something.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// From lightly to hard, softly or rigidly.
    case light, medium, heavy, soft, rigid
  }
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Would tap.
  open func impactOccurred(intensity: CGFloat = 1) {}
}

/// Taps for a selection that changes.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Would tap.
  open func selectionChanged() {}
}

/// Taps for a success or a failure.
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// What the tap stands for.
    case success, warning, error
  }
  /// Would tap.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
