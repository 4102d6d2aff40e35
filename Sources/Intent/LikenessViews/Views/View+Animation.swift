/// Animations, which run to their end at once: a picture shows what comes out.
import Foundation

extension View {
  /// How an animation runs. Nothing of it shows.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What goes on meanwhile, and how often it runs.
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2),
      beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8),
      autoreverse = Self(rawValue: 16)
    /// How fast it is over time.
    public static let curveEaseInOut: Self = [], curveEaseIn = Self(rawValue: 1 << 16),
      curveEaseOut = Self(rawValue: 2 << 16), curveLinear = Self(rawValue: 3 << 16)
    /// How one view takes the place of another.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20),
      transitionFlipFromRight = Self(rawValue: 2 << 20),
      transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// How values move between keyframes.
    public static let calculationModeLinear: Self = [],
      calculationModeDiscrete = Self(rawValue: 1 << 10),
      calculationModePaced = Self(rawValue: 2 << 10),
      calculationModeCubic = Self(rawValue: 3 << 10),
      calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
  /// How an animation with keyframes runs. Nothing of it shows.
  public typealias KeyframeAnimationOptions = AnimationOptions
  /// Whether changes are animated; false: nothing moves in a picture.
  public static var areAnimationsEnabled: Bool { false }

  /// Runs `animations`, then `completion` with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations`, then `completion` with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Runs `animations`, if there are any, then `completion` with true.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }

  /// Runs `animations`, then `completion` with true.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Runs `animations`.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) { animations() }

  /// Runs `actions`.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
