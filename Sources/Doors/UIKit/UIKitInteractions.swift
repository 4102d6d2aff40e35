/// Interactions and animators of UIKit. They compile and show nothing.

import Foundation
import Likeness

/// A way to interact with a view. Without effect.
public protocol UIInteraction: AnyObject {}
extension View {
  /// Does nothing: a picture shows no interaction.
  public func addInteraction(_ interaction: any UIInteraction) {}
}

/// Gives the menu of an interaction. Never called.
public protocol UIContextMenuInteractionDelegate: AnyObject {}
/// The animations beside those of a menu. Never handed out.
public protocol UIContextMenuInteractionAnimating: AnyObject {}
public typealias UIEditMenuInteractionAnimating = UIContextMenuInteractionAnimating
/// A menu that appears after a long press. Without effect.
open class UIContextMenuInteraction: UIInteraction {
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}
/// The preview and the actions of a menu. Without effect.
open class UIContextMenuConfiguration {
  /// Creates a configuration; calls neither closure.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
/// An enlarged view of a small control, for large text sizes. Without effect.
open class UILargeContentViewerInteraction: UIInteraction {
  /// Creates an interaction.
  public init() {}
}

extension UILabel: UIContentSizeCategoryAdjusting {}
/// A view whose text follows the size that the reader prefers.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the preferred size of text.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

// MARK: Animators, which run to their end at once

extension UIView {
  /// The pace of an animation. Without effect: a picture shows no time.
  public enum AnimationCurve: Int {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same pace throughout.
    case linear
  }
}
/// Where an animation stopped.
public enum UIViewAnimatingPosition: Int {
  /// At its end. No animation stops elsewhere.
  case end
  /// Where it began.
  case start
  /// Between the two.
  case current
}

/// The course of an animation. Without effect: a picture shows no time.
public protocol UITimingCurveProvider: AnyObject {}
/// The course of an animation that follows a curve. Without effect.
open class UICubicTimingParameters: UITimingCurveProvider {
  /// Creates the course of a curve.
  public init(animationCurve: UIView.AnimationCurve = .easeInOut) {}
  /// Creates the course of a curve by its control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}
/// The course of an animation that moves as a spring. Without effect.
open class UISpringTimingParameters: UITimingCurveProvider {
  /// Creates the course of a spring by how it loses speed.
  public init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)) {}
  /// Creates the course of a spring by its physics.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

/// Animations that run to their end when they start.
open class UIViewPropertyAnimator {
  /// The duration in seconds. Without effect.
  public let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a first animation.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    animations.map { addAnimations($0) }
  }
  /// Creates an animator that follows a curve or moves as a spring.
  public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .linear)
  }
  /// Creates an animator.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  /// Adds an animation, which ``startAnimation()`` calls.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a closure that ``startAnimation()`` calls after the animations.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Calls the animations, then the completions, each once.
  open func startAnimation() {
    let now = (animations, completions)
    (animations, completions) = ([], [])
    for animation in now.0 { animation() }
    for completion in now.1 { completion(.end) }
  }
}

#if os(Linux)
  /// A direction with a length, in points.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat
    /// Creates a vector.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  }
#endif
