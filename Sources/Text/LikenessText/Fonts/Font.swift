/// A font request: family, size and weight. No font file is opened until a library resolves it.
import LikenessDisplayList

/// A font request. A ``FontLibrary`` returns the best match and reports substitutions.
public struct Font: Hashable, Sendable {
  /// The family's name; the embedded typeface by default. Compared without regard to letter case
  /// (ASCII).
  public var family: String
  /// The size in points to the em, 0…``maximumSize``.
  public let size: Double
  /// The weight.
  public var weight: Weight
  /// The font file that the theme names, `Lato-Semibold.ttf`; where it is known it goes before the
  /// family.
  public var fileName: String?
  /// The face in that file, or among all known ones, by its PostScript name, `Lato-Semibold`.
  public var postScriptName: String?
  /// The families that supply characters that the font lacks, in order of preference. The first
  /// known one also replaces a missing font. Default: none.
  public var otherFamilies: [String] = []
  /// How the size follows the content-size category; nil, the default, is a size that stays. Views
  /// resolve it, see ``scaled(for:)``.
  public var scaling: Scaling?

  /// The text style of the theme that takes the place of everything but ``scaling``; nil, the
  /// default, for a font of its own.
  public var token: String?

  /// The family that comes with Likeness.
  public static let embeddedFamily = "Likeness Sans"
  /// The greatest size in points; nothing in an interface is larger, and no product of it with a
  /// scale overflows.
  public static let maximumSize = 10_000.0

  /// Creates a font; a size that is negative or not a number becomes 0, one above ``maximumSize``
  /// that.
  public init(
    family: String = Font.embeddedFamily, size: Double, weight: Weight = .regular,
    fileName: String? = nil, postScriptName: String? = nil
  ) {
    self.family = family
    self.size = size > 0 ? min(size, Self.maximumSize) : 0
    self.weight = weight
    self.fileName = fileName
    self.postScriptName = postScriptName
  }

  /// The embedded typeface, as UIKit's `systemFont(ofSize:)` is called.
  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }
  /// The embedded typeface in a weight.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(size: size, weight: weight)
  }
  /// The embedded typeface in bold.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: .bold) }

  /// The theme's text style of a name, with its line height, letter spacing and shadow.
  ///
  /// - Parameter textStyle: The text style of Dynamic Type that the size follows. By default the
  ///   size is the theme's in every category.
  public static func token(_ name: String, textStyle: TextStyle? = nil) -> Font {
    var font = Font(size: 17)
    font.token = name
    font.scaling = textStyle.map { .metrics($0, maximumPointSize: nil) }
    return font
  }

  /// The same font in another size. One that is preferred for a text style takes its size from
  /// there all the same.
  public func withSize(_ size: Double) -> Font {
    var font = Font(
      family: family, size: size, weight: weight, fileName: fileName, postScriptName: postScriptName
    )
    font.otherFamilies = otherFamilies
    font.scaling = scaling
    font.token = token
    return font
  }
}

extension Font {
  /// The weight of a font on the scale of CSS, as UIKit's `UIFont.Weight` is called.
  public typealias Weight = FontWeight
}
