/// The values of attributed strings, in UIKit's words.
import Foundation
import LikenessText

/// The lines of `Foundation/NSAttributedString/Key/underlineStyle`: UIKit's `NSUnderlineStyle`.
/// All are drawn as one solid line; views warn about others.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line, a thick one, two, of dots, of dashes, or not under spaces.
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2),
    double = Self(rawValue: 9), patternDot = Self(rawValue: 0x100),
    patternDash = Self(rawValue: 0x200), byWord = Self(rawValue: 0x8000)
}

/// The shadow of a text: UIKit's `NSShadow`.
open class TextShadow: Hashable {
  /// The offset in points; none by default.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A ``Color``; black at a third by default. Nil is no shadow.
  open var shadowColor: Any? = Color.black.withAlphaComponent(1.0 / 3)
  /// Creates a shadow that does not show yet.
  public init() {}
  /// Whether both look alike.
  public static func == (a: TextShadow, b: TextShadow) -> Bool { a.style == b.style }

  public func hash(into hasher: inout Hasher) { hasher.combine(style) }

  var style: ShadowStyle? {
    (shadowColor as? Color).map {
      ShadowStyle(
        color: $0, dx: .value(shadowOffset.width), dy: .value(shadowOffset.height),
        blurRadius: .value(shadowBlurRadius))
    }
  }
}

/// An image in a line of text: UIKit's `NSTextAttachment`.
open class TextAttachment: ComparedByIdentity {
  /// The character that stands for it in a text.
  public static let character = 0xFFFC
  /// The image; none by default. A template has the color of the text.
  open var image: Image?
  /// Its rect, with y upwards from the baseline; zero, the default, for the image's size on the
  /// baseline.
  open var bounds = CGRect.zero
  /// Creates an attachment without an image, which views warn about.
  public init() {}

  /// Creates an attachment.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  var box: TextAttachmentBox? {
    image.map {
      let rect = bounds == .zero ? CGRect(origin: .zero, size: $0.size) : bounds
      return TextAttachmentBox(rect, $0)
    }
  }
}

/// How a text is measured and drawn: UIKit's `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In lines that are broken at the width; the others have no effect.
  public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2),
    truncatesLastVisibleLine = Self(rawValue: 32)
}

/// Without effect: text does not shrink here.
public final class StringDrawingContext: NSObject {}
