/// Animations of layers: values that a picture shows only where they stay.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import LikenessText

/// The name of a timing function.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable {
  /// The names of Core Animation.
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// A timing function. Without effect: a picture shows no time.
open class CAMediaTimingFunction {
  /// Creates a function by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a function from the control points of a curve.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// What an animation shows before and after it runs.
public enum CAMediaTimingFillMode: String, Hashable, Sendable {
  /// Nothing, its end after it, its start before it, or both.
  case removed, forwards, backwards, both
}

/// Hears of animations. Never called: they run in no picture.
public protocol CAAnimationDelegate: AnyObject {}

/// Answers a change of a layer, as an animation does. Nothing runs in a picture.
public protocol CAAction {}

/// An animation of a layer.
///
/// A picture shows an animation only if it stays at its end: not
/// ``CAAnimation/isRemovedOnCompletion``, a ``CAAnimation/fillMode`` of `forwards` or `both`, and
/// an end. Times, timing functions and delegates are kept and have no effect.
open class CAAnimation: CAAction {
  /// Times in seconds. Without effect.
  open var duration: CFTimeInterval = 0, beginTime: CFTimeInterval = 0,
    timeOffset: CFTimeInterval = 0, repeatDuration: CFTimeInterval = 0
  /// How fast it is, and how. Without effect.
  open var speed: Float = 1, timingFunction: CAMediaTimingFunction?
  /// How often it runs; an infinite number never ends, and so shows nothing.
  open var repeatCount: Float = 0
  /// Whether it runs back, and so shows nothing.
  open var autoreverses = false
  /// What it shows before and after; nothing by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is removed at its end; true by default.
  open var isRemovedOnCompletion = true
  /// Hears of the animation. Never called.
  open var delegate: (any CAAnimationDelegate)?
  /// Creates an animation.
  public init() {}

  /// The properties that stay at an end value, by their key paths.
  var ends: [(keyPath: String, value: Any)] { [] }

  var staysAtItsEnd: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) && !autoreverses
      && repeatCount.isFinite
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values add to the property. Such an animation shows nothing.
  open var isAdditive = false, isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  var end: Any? { nil }

  override var ends: [(keyPath: String, value: Any)] {
    guard let keyPath, let end, !isAdditive else { return [] }
    return [(keyPath, end)]
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first and the last value, and their difference, which alone shows nothing.
  open var fromValue: Any?, toValue: Any?, byValue: Any?

  override var end: Any? { toValue }
}

/// An animation as of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The physics of the spring. Without effect.
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10,
    initialVelocity: CGFloat = 0
  /// When the spring rests; 0, because a picture shows no time.
  open var settlingDuration: CFTimeInterval { 0 }
}

/// An animation along several values or a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, and the path of a point. Times and their functions are without effect.
  open var values: [Any]?, path: CGPath?, keyTimes: [NSNumber]?,
    timingFunctions: [CAMediaTimingFunction]?

  override var end: Any? { path?.currentPoint ?? values?.last }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override var ends: [(keyPath: String, value: Any)] { (animations ?? []).flatMap(\.ends) }
}

/// The kind of a transition.
public enum CATransitionType: String, Hashable, Sendable {
  /// How the new contents appear.
  case fade, moveIn, push, reveal
}

/// A transition of a layer's contents. Shows nothing.
open class CATransition: CAAnimation {
  /// The kind. Without effect.
  open var type = CATransitionType.fade
}

/// The time of animations: always 0, because a picture shows no time.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

#if !canImport(Darwin)
  /// Seconds.
  public typealias CFTimeInterval = Double
#endif

/// An animation of a layer, and the properties that it set.
struct AddedAnimation {
  /// The key; nil if the animation was added without one.
  let key: String?
  let animation: CAAnimation
  fileprivate var ends: [End] = []

  /// The end value of a property, and what takes it back.
  fileprivate struct End {
    let keyPath: String
    let value: Any
    var takeBack: () -> Void

    /// The whole property: `position` for `position.x`.
    var property: Substring { keyPath.prefix { $0 != "." } }
  }
}

extension CALayer {
  /// Adds an animation. One that stays at its end sets the property until it is removed; one of a
  /// property that cannot be set is a warning. Others show nothing.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    var added = AddedAnimation(key: key, animation: animation)
    for (keyPath, value) in animation.staysAtItsEnd ? animation.ends : [] {
      guard let back = set(keyPath, to: value) else {
        animationWarning = "the end of an animation of \(keyPath) is not shown."
        continue
      }
      added.ends.append(.init(keyPath: keyPath, value: value, takeBack: back))
    }
    animations.append(added)
  }

  /// Removes an animation, and what it shows. What later ones show stays.
  public func removeAnimation(forKey key: String) {
    guard let place = animations.firstIndex(where: { $0.key == key }) else { return }
    let removed = animations.remove(at: place)
    var rest = animations
    let properties = Set(removed.ends.map(\.property))
    let later = rest.indices[place...].flatMap { index in
      rest[index].ends.indices.compactMap { end in
        properties.contains(rest[index].ends[end].property) ? (index, end) : nil
      }
    }
    // Each goes back to what it found, so the last one goes first.
    for (index, end) in later.reversed() { rest[index].ends[end].takeBack() }
    for end in removed.ends.reversed() { end.takeBack() }
    for (index, end) in later {
      let shown = rest[index].ends[end]
      if let back = set(shown.keyPath, to: shown.value) { rest[index].ends[end].takeBack = back }
    }
    animations = rest
  }

  /// Removes all animations, and what they show, the last one first.
  public func removeAllAnimations() {
    let removed = animations
    animations = []
    for end in removed.flatMap(\.ends).reversed() { end.takeBack() }
  }

  /// The animation of that key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The keys of the animations in alphabetical order; nil if there are none. Animations that were
  /// added without a key have none.
  public func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key).sorted()
    return keys.isEmpty ? nil : keys
  }

  /// Sets a property by its key path and returns what takes it back; nil if it cannot be set.
  private func set(_ keyPath: String, to value: Any) -> (() -> Void)? {
    func set<Layer: CALayer, Value>(
      _ property: ReferenceWritableKeyPath<Layer, Value>, _ value: Value?
    ) -> (() -> Void)? {
      guard let layer = self as? Layer, let value else { return nil }
      let before = layer[keyPath: property]
      layer[keyPath: property] = value
      return { [weak layer] in layer?[keyPath: property] = before }
    }
    let number = number(value).map { CGFloat($0) }
    let color: Color?? = (value as? Color).map { .some($0) }
    return switch keyPath {
    case "opacity": set(\CALayer.opacity, number.map { Float($0) })
    case "backgroundColor": set(\CALayer.backgroundColor, color)
    case "borderColor": set(\CALayer.borderColor, color)
    case "borderWidth": set(\CALayer.borderWidth, number)
    case "cornerRadius": set(\CALayer.cornerRadius, number)
    case "shadowOpacity": set(\CALayer.shadowOpacity, number.map { Float($0) })
    case "position": set(\CALayer.position, value as? CGPoint)
    case "position.x": set(\CALayer.position.x, number)
    case "position.y": set(\CALayer.position.y, number)
    case "bounds": set(\CALayer.bounds, value as? CGRect)
    case "transform": set(\CALayer.transform, value as? CATransform3D)
    case "transform.rotation", "transform.rotation.z":
      set(\CALayer.transform, number.map { CATransform3DMakeRotation($0, 0, 0, 1) })
    case "transform.scale":
      set(\CALayer.transform, number.map { CATransform3DMakeScale($0, $0, 1) })
    case "path": set(\CAShapeLayer.path, (value as? CGPath).map { .some($0) })
    case "fillColor": set(\CAShapeLayer.fillColor, color)
    case "strokeColor": set(\CAShapeLayer.strokeColor, color)
    case "lineWidth": set(\CAShapeLayer.lineWidth, number)
    case "strokeStart": set(\CAShapeLayer.strokeStart, number)
    case "strokeEnd": set(\CAShapeLayer.strokeEnd, number)
    case "colors": set(\CAGradientLayer.colors, (value as? [Any]).map { .some($0) })
    case "locations": set(\CAGradientLayer.locations, (value as? [NSNumber]).map { .some($0) })
    default: nil
    }
  }
}

/// The number that a value of any type is.
func number(_ value: Any?) -> Double? {
  switch value {
  case let number as CGFloat: number
  case let number as Double: number
  case let number as Float: Double(number)
  case let number as Int: Double(number)
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}

/// Groups changes of layers. Changes show at once; only the completion block is called, when the
/// transaction is committed.
public enum CATransaction {
  /// What this thread keeps: the completion blocks of open transactions, and whether one runs.
  private typealias Transactions = (open: [(() -> Void)?], isCompleting: Bool)
  private static var ofThread: Transactions {
    get { Thread.current.threadDictionary["CATransaction"] as? Transactions ?? ([], false) }
    set { Thread.current.threadDictionary["CATransaction"] = newValue }
  }

  /// Begins a transaction.
  public static func begin() { ofThread.open.append(nil) }
  /// Ends a transaction and calls its completion block. One that a completion block itself sets is
  /// not called: such blocks repeat an animation for ever.
  public static func commit() { complete(ofThread.open.popLast() ?? nil) }

  private static func complete(_ block: (() -> Void)?) {
    guard let block, !ofThread.isCompleting else { return }
    ofThread.isCompleting = true
    block()
    ofThread.isCompleting = false
  }

  /// Sets what is called when the transaction is committed; without one, it is called at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard !ofThread.open.isEmpty else { return complete(block) }
    ofThread.open[ofThread.open.count - 1] = block
  }

  /// Without effect: nothing is animated.
  public static func setDisableActions(_ flag: Bool) {}
  /// Without effect: nothing is animated.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Without effect: nothing is animated.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Without effect: nothing is animated.
  public static func setValue(_ anObject: Any?, forKey key: String) {}
}

/// A key of ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionDisableActions = "disableActions"
/// A key of ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionAnimationDuration = "animationDuration"
