/// Animations, which run to their end at once: a picture shows what comes out.
import Foundation

extension View {
  /// How an animation runs. Nothing of it shows.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What goes on meanwhile.
    public static let (layoutSubviews, allowUserInteraction, beginFromCurrentState) =
      (Self(rawValue: 1), Self(rawValue: 1 << 1), Self(rawValue: 1 << 2))
    /// How often it runs.
    public static let (`repeat`, autoreverse) = (Self(rawValue: 1 << 3), Self(rawValue: 1 << 4))
    /// How fast it is over time.
    public static let (curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear) =
      (Self([]), Self(rawValue: 1 << 16), Self(rawValue: 2 << 16), Self(rawValue: 3 << 16))
    /// How one view takes the place of another.
    public static let (transitionFlipFromLeft, transitionFlipFromRight, transitionCrossDissolve) =
      (Self(rawValue: 1 << 20), Self(rawValue: 2 << 20), Self(rawValue: 5 << 20))
  }

  /// Whether changes are animated; false: nothing moves in a picture.
  public static var areAnimationsEnabled: Bool { false }

  /// Runs `animations`, then `completion` with true.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations`, then `completion` with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
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
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations`, if there are any, then `completion` with true.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs `animations`, then `completion` with true.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// How values move between keyframes. Without effect.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In straight lines, in jumps, or in curves.
    public static let calculationModeLinear = Self([])
    /// In jumps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// In straight lines at an even pace.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// In curves.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// In curves at an even pace.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// Runs `animations`.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) {
    animations()
  }

  /// Runs `actions`.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
