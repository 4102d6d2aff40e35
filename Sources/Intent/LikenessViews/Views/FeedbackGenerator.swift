/// Taps that a device makes: they show nothing.
import Foundation

/// Makes a device tap. Does nothing here.
open class FeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  open func prepare() {}
}

/// Taps as something hits something.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Lightly.
    case light
    /// In between.
    case medium
    /// Hard.
    case heavy
    /// Softly.
    case soft
    /// Rigidly.
    case rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat = 1) {}
}

/// Taps for a selection that changes.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Taps for a success or a failure.
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A success.
    case success
    /// A warning.
    case warning
    /// A failure.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
