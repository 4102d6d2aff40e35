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
