/// Names of Swift 3 and 4, so that the compiler's error says what to write.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation
import Likeness

@available(*, unavailable, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = Never
@available(*, unavailable, renamed: "UIView.ContentMode") public typealias UIViewContentMode = Never
@available(*, unavailable, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = Never
@available(*, unavailable, renamed: "UIControl.State") public typealias UIControlState = Never
@available(*, unavailable, renamed: "UIControl.Event") public typealias UIControlEvents = Never
@available(*, unavailable, renamed: "UIButton.ButtonType") public typealias UIButtonType = Never
@available(*, unavailable, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = Never
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = Never
@available(*, unavailable, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = Never
@available(*, unavailable, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = Never
@available(*, unavailable, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = Never
@available(*, unavailable, renamed: "UIBlurEffect.Style") public typealias UIBlurEffectStyle = Never
@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = Never

@available(*, unavailable, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { .zero }
@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { 0 }
@available(*, unavailable, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{ .zero }
@available(*, unavailable, message: "Write rect.inset(by: insets).")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { .zero }
@available(*, unavailable, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: Any, _ argument: Any?) {}
@available(*, unavailable, message: "Write UIAccessibility.isReduceMotionEnabled.")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
@available(*, unavailable, message: "Write image.pngData().")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }

#if os(Linux)
  // Swift takes these again where the SDK is that of Xcode 14 or later.
  public var CGRectZero: CGRect { .zero }
  public var CGPointZero: CGPoint { .zero }
  public var CGSizeZero: CGSize { .zero }
  public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
#endif
