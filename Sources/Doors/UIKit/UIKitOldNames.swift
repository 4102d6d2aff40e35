/// Names of Swift 3 and 4, so that the compiler's error says what to write.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation
import Likeness

@available(*, unavailable, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = Never
@available(*, unavailable, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = Never
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
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = Never
@available(*, unavailable, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = Never
@available(*, unavailable, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = Never
@available(*, unavailable, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = Never
@available(*, unavailable, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = Never
@available(*, unavailable, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = Never
@available(*, unavailable, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = Never
@available(*, unavailable, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = Never
@available(*, unavailable, renamed: "UIBlurEffect.Style") public typealias UIBlurEffectStyle = Never
@available(*, unavailable, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = Never
@available(*, unavailable, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = Never
@available(*, unavailable, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = Never
@available(*, unavailable, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = Never
@available(*, unavailable, renamed: "UIFont.TextStyle") public typealias UIFontTextStyle = Never
@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = Never

@available(*, unavailable, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .none }
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
@available(*, unavailable, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .none }
@available(*, unavailable, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { .zero }
@available(*, unavailable, renamed: "CGRect.zero") public var CGRectZero: CGRect { .zero }
@available(*, unavailable, renamed: "CGPoint.zero") public var CGPointZero: CGPoint { .zero }
@available(*, unavailable, renamed: "CGSize.zero") public var CGSizeZero: CGSize { .zero }
@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { 0 }
@available(*, unavailable, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { .zero }
@available(*, unavailable, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { .zero }
@available(*, unavailable, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { 0 }
@available(*, unavailable, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: Float { 0 }
@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: Float { 0 }
@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: Float { 0 }

@available(*, unavailable, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{ .zero }
@available(*, unavailable, message: "Write rect.inset(by: insets).")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { .zero }
@available(*, unavailable, renamed: "CGRect(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  .zero
}
@available(*, unavailable, renamed: "CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { .zero }
@available(*, unavailable, renamed: "CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { .zero }
@available(*, unavailable, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: Any, _ argument: Any?) {}
@available(*, unavailable, message: "Write UIAccessibility.isVoiceOverRunning.")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
@available(*, unavailable, message: "Write UIAccessibility.isReduceMotionEnabled.")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
@available(*, unavailable, message: "Write image.pngData().")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }
