/// Animations, which run to their end at once: a picture shows what comes out.
import Foundation

extension View {
  /// How an animation runs. Nothing of it shows.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets users touch meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where another one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws while it runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides views.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options from around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, fast, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
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
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
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
