/// The properties of views that UIKit's views do not have.
import LikenessDisplayList
import LikenessText

/// What a view has and UIKit's has not: its name, its layout rules, what it inherits, and the look
/// of its box.
///
/// They stand in an extension of a protocol, so that a component written for UIKit can declare its
/// own `cornerRadius` or `name` without overriding one of these.
public protocol ViewProperties: View {}

extension View: ViewProperties {}

extension ViewProperties {
  /// The name of the view in display lists and messages; nil (the default) uses the class name.
  ///
  /// A name may not hold `/`, which separates the names in a path, nor be empty, nor hold a control
  /// character or a space at either end, nor end in a number in brackets, which tells siblings
  /// apart; such a name is refused, the old one stays, and ``ViewError/invalidName(_:)`` is
  /// reported when the tree is painted.
  public var name: String? {
    get { (self as View).name }
    set { (self as View).name = newValue }
  }

  /// The layout direction of the content; nil (the default) inherits the container's, and left to
  /// right at the root.
  ///
  /// Right to left mirrors stacks and their margins, leading and trailing pins, natural text
  /// alignment, insets, buttons, switches, progress bars, corner radii, and images that opt in.
  /// Shadows, gradients, other images, and frames set by hand are not mirrored.
  public var layoutDirection: LayoutDirection? {
    get { (self as View).layoutDirection }
    set { (self as View).layoutDirection = newValue }
  }

  /// How large text is in this view and its subviews, for fonts that follow a text style; nil (the
  /// default) inherits the container's, and at the root is ``ContentSizeCategory/large``.
  public var contentSizeCategory: ContentSizeCategory? {
    get { (self as View).contentSizeCategory }
    set { (self as View).contentSizeCategory = newValue }
  }

  /// Whether the texts of this view and all inside it are shown pseudo-localized; nil (the default)
  /// takes the container's, and at the root they are not.
  ///
  /// The text itself does not change. Letters get accents, words grow by 40%, and brackets mark
  /// both ends. Set false for text that is never translated, such as names of people.
  public var showsPseudolocalizedText: Bool? {
    get { (self as View).showsPseudolocalizedText }
    set { (self as View).showsPseudolocalizedText = newValue }
  }

  /// The language of the texts of this view and its subviews, as a BCP 47 tag such as `ro` or
  /// `zh-Hant`; nil (the default) inherits the container's, and is unknown at the root. Fonts may
  /// draw letters differently by language; text and line breaks stay the same.
  public var language: String? {
    get { (self as View).language }
    set { (self as View).language = newValue }
  }

  /// The fonts for this view and its subviews; nil (the default) inherits the container's, or uses
  /// the embedded typeface at the root.
  public var fonts: FontLibrary? {
    get { (self as View).fonts }
    set { (self as View).fonts = newValue }
  }

  /// The source of images by URL for this view and its subviews; nil (the default) inherits the
  /// container's. Without a source, image views show their placeholders, with a warning.
  public var imageSource: ImageSource? {
    get { (self as View).imageSource }
    set { (self as View).imageSource = newValue }
  }

  /// The position and size of the view in its container. Empty by default; see ``LayoutRules``.
  public var layout: LayoutRules {
    get { (self as View).layout }
    set { (self as View).layout = newValue }
  }
}
