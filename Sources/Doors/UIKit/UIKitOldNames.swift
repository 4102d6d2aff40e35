/// Names of Swift 3 and 4 and some that are not here, so that the compiler's error says what to
/// write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Likeness

@available(*, unavailable, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = Never
@available(*, unavailable, renamed: "UIView.ContentMode") public typealias UIViewContentMode = Never
@available(*, unavailable, renamed: "UIControl.State") public typealias UIControlState = Never
@available(*, unavailable, renamed: "UIControl.Event") public typealias UIControlEvents = Never
@available(*, unavailable, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = Never
@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = Never
@available(*, unavailable, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{ .zero }

extension UISlider {
  @available(*, unavailable, message: "Put image views beside the slider, in a UIStackView.")
  public var minimumValueImage: UIImage? { nil }
  @available(*, unavailable, message: "Put image views beside the slider, in a UIStackView.")
  public var maximumValueImage: UIImage? { nil }
}
#if os(Linux)
  extension CGContext {
    @available(*, unavailable, message: "Add a CAGradientLayer of the type .radial.")
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {}
  }

  // Swift takes these again where the SDK is that of Xcode 14 or later.
  /// `CGRect.zero`.
  public var CGRectZero: CGRect { .zero }
  /// `CGPoint.zero`.
  public var CGPointZero: CGPoint { .zero }
  /// `CGSize.zero`.
  public var CGSizeZero: CGSize { .zero }
  /// Creates a rectangle.
  public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }
  /// Creates a point.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  /// Creates a size.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
#endif
