/// The looks of bars as UIKit describes them. What they do not set is up to the style of the bar.

import Foundation
import LikenessText

/// The look of a bar: UIKit's `UIBarAppearance` and those of its kinds of bars.
open class BarAppearance {
  /// The color of the bar; nil, the default, is that of its style.
  open var backgroundColor: Color?
  /// An image in place of that color; none by default.
  open var backgroundImage: Image?
  /// The color of the line at the edge; nil draws none, and ``Color/separator``, the default, is
  /// that of the style.
  open var shadowColor: Color? = .separator
  /// Font and color of the title, and of the large title.
  open var (titleTextAttributes, largeTitleTextAttributes):
    ([NSAttributedString.Key: Any], [NSAttributedString.Key: Any]) = ([:], [:])
  var isTransparent = false

  /// Creates the look of a bar by its style.
  public init() {}

  /// Returns to the background of the style.
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor, isTransparent) = (nil, .separator, false)
  }
  /// Returns to the background of the style: it is opaque here.
  open func configureWithOpaqueBackground() { configureWithDefaultBackground() }
  /// Draws neither background nor line.
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor, isTransparent) = (nil, nil, true)
  }
}
