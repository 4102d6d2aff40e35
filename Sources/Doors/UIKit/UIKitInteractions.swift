/// Interactions and animators of UIKit. They compile and show nothing.

import Foundation
import Likeness

public protocol UIInteraction: AnyObject {}
extension View {
  public func addInteraction(_ interaction: any UIInteraction) {}
}

public protocol UIContextMenuInteractionDelegate: AnyObject {}
public protocol UIContextMenuInteractionAnimating: AnyObject {}
public typealias UIEditMenuInteractionAnimating = UIContextMenuInteractionAnimating
open class UIContextMenuInteraction: UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}
open class UIContextMenuConfiguration {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
open class UILargeContentViewerInteraction: UIInteraction {
  public init() {}
}

extension UILabel: UIContentSizeCategoryAdjusting {}
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

// MARK: Animators, which run to their end at once

extension UIView {
  public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
}
public enum UIViewAnimatingPosition: Int { case end, start, current }

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

open class UIViewPropertyAnimator {
  public let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

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

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    let now = (animations, completions)
    (animations, completions) = ([], [])
    for animation in now.0 { animation() }
    for completion in now.1 { completion(.end) }
  }
}

#if os(Linux)
  public struct CGVector: Hashable, Sendable {
    public var (dx, dy): (CGFloat, CGFloat)
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  }
#endif
