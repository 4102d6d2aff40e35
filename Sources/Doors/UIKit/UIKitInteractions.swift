/// Interactions, animators and scenes of UIKit. They compile, keep what they are given, and show
/// nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Likeness

// MARK: Interactions

public protocol UIInteraction: AnyObject {}

extension View {
  public var interactions: [any UIInteraction] {
    get { other([]) }
    set { kept.others[#function] = newValue }
  }
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
}

public protocol UIContextMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

open class UIContextMenuInteraction: UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func dismissMenu() {}
}

open class UIContextMenuConfiguration {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

open class UIPreviewParameters {
  open var (backgroundColor, visiblePath): (UIColor?, BezierPath?)
  public init() {}
}

open class UITargetedPreview {
  public let (view, parameters): (UIView, UIPreviewParameters)
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

open class UIPointerInteraction: UIInteraction {
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
}
open class UIPointerRegion {
  public let rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
}
public enum UIPointerShape {
  case path(BezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
}
open class UIPointerStyle {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init() {}
}
public protocol UIDragInteractionDelegate: AnyObject {}
public protocol UIDropInteractionDelegate: AnyObject {}

open class UIDragInteraction: UIInteraction {
  open var isEnabled = true
  public init(delegate: any UIDragInteractionDelegate) {}
}
open class UIDropInteraction: UIInteraction {
  public init(delegate: any UIDropInteractionDelegate) {}
}

public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

open class UILargeContentViewerInteraction: UIInteraction {
  public static var isEnabled: Bool { false }
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {}
}

public typealias UIEditMenuInteractionAnimating = UIContextMenuInteractionAnimating
public protocol UIEditMenuInteractionDelegate: AnyObject {}
open class UIEditMenuConfiguration {
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {}
}

open class UIEditMenuInteraction: UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
}

open class UIMenuController {
  public static var shared: UIMenuController { UIMenuController() }
  public static let willShowMenuNotification = Notification.Name("willShowMenu")
  public static let didHideMenuNotification = Notification.Name("didHideMenu")
  open var isMenuVisible: Bool { false }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
}

extension UILabel: UIContentSizeCategoryAdjusting {}
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

// MARK: Animators, which run to their end at once

extension UIView {
  public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
}

#if os(Linux)
  public struct CGVector: Hashable, Sendable {
    public var (dx, dy): (CGFloat, CGFloat)
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
    public static let zero = CGVector()
  }
#endif

public protocol UITimingCurveProvider {}
open class UICubicTimingParameters: UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {}
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

open class UISpringTimingParameters: UITimingCurveProvider {
  public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {}
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

public enum UIViewAnimatingPosition: Int { case end, start, current }
public enum UIViewAnimatingState: Int { case inactive, active, stopped }

open class UIViewPropertyAnimator {
  public let duration: TimeInterval
  public let isRunning = false
  public private(set) var state = UIViewAnimatingState.inactive
  open var fractionComplete: CGFloat = 0
  open var (isReversed, isInterruptible, isUserInteractionEnabled) = (false, true, true)
  open var (scrubsLinearly, pausesOnCompletion) = (true, false)
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters())
    animations.map { addAnimations($0) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    completion.map { animator.addCompletion($0) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    animations.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    let now = animations
    animations = []
    for animation in now { animation() }
    finishAnimation(at: .end)
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
    animations = []
    if withoutFinishing { completions = [] }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let now = completions
    (completions, state) = ([], .inactive)
    for completion in now { completion(finalPosition) }
  }
}

public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
}
extension UIView: UIDynamicItem {}
open class UIDynamicBehavior {
  open var action: (() -> Void)?
  public init() {}
}

open class UIDynamicAnimator {
  public init(referenceView view: UIView) {}
  open func addBehavior(_ behavior: UIDynamicBehavior) {}
  open func removeBehavior(_ behavior: UIDynamicBehavior) {}
  open func removeAllBehaviors() {}
}

#if canImport(ObjectiveC)
  /// Never fires.
  open class CADisplayLink {
    public let (timestamp, targetTimestamp, duration) = (0.0, 0.0, 1.0 / 60)
    open var (isPaused, preferredFramesPerSecond) = (false, 0)
    public init(target: Any, selector: Selector) {}
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
  }
#endif

// MARK: The app around components

open class UIPasteboard {
  nonisolated(unsafe) private static let shared = UIPasteboard()
  public static var general: UIPasteboard { shared }
  open var (string, strings, url): (String?, [String]?, URL?)
  open var (image, color): (UIImage?, UIColor?)
  open var hasStrings: Bool { string != nil }
}

open class UIActivity {
  public struct ActivityType: Hashable, Sendable { public let rawValue: String }
}

open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

public protocol UIImagePickerControllerDelegate: AnyObject {}

open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
  open var (sourceType, allowsEditing) = (SourceType.photoLibrary, false)
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

open class UIScene: UIResponder {
  public enum ActivationState: Int {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public struct ConnectionOptions {}
  public static let didActivateNotification = Notification.Name("didActivate")
  public static let willDeactivateNotification = Notification.Name("willDeactivate")
  open var activationState: ActivationState { .foregroundActive }
}

open class UISceneSession {}
open class UIWindowScene: UIScene {
  open var (windows, screen) = ([UIWindow](), UIScreen.main)
  open var traitCollection: UITraitCollection { .current }
}
public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
public protocol UIApplicationDelegate: AnyObject {}
extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
  public var windowScene: UIWindowScene? { nil }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
}
