/// A font request: family, size and weight. No font file is opened until a library resolves it.
import LikenessDisplayList

/// A font request. A ``FontLibrary`` returns the best match and reports substitutions.
///
/// A class, as UIKit's `UIFont` is, so that an extension can add a `convenience init` and a `class
/// func`. Equal fonts are interchangeable.
public final class Font: Hashable, Sendable {
  /// The parts of a request.
  package struct Request: Hashable, Sendable {
    package var family: String
    package var size: Double
    package var weight: Weight
    package var fileName: String?
    package var postScriptName: String?
    package var otherFamilies: [String] = []
    package var scaling: Scaling?
    package var token: String?
  }

  private let request: Request

  /// The family's name; the embedded typeface by default. Compared without regard to letter case
  /// (ASCII).
  public var family: String { request.family }
  /// The size in points to the em, 0…``maximumSize``.
  public var size: Double { request.size }
  /// The weight.
  public var weight: Weight { request.weight }
  /// The font file that the theme names, `Lato-Semibold.ttf`; where it is known it goes before the
  /// family.
  public var fileName: String? { request.fileName }
  /// The face in that file, or among all known ones, by its PostScript name, `Lato-Semibold`.
  public var postScriptName: String? { request.postScriptName }
  /// The families that supply characters that the font lacks, in order of preference. The first
  /// known one also replaces a missing font. Default: none.
  public var otherFamilies: [String] { request.otherFamilies }
  /// How the size follows the content-size category; nil, the default, is a size that stays. Views
  /// resolve it, see ``scaled(for:)``.
  public var scaling: Scaling? { request.scaling }
  /// The text style of the theme that takes the place of everything but ``scaling``; nil, the
  /// default, for a font of its own.
  public var token: String? { request.token }

  /// The family that comes with Likeness.
  public static let embeddedFamily = "Likeness Sans"
  /// The greatest size in points; nothing in an interface is larger, and no product of it with a
  /// scale overflows.
  public static let maximumSize = 10_000.0

  /// Creates a font; a size that is negative or not a number becomes 0, one above ``maximumSize``
  /// that.
  public convenience init(
    family: String = Font.embeddedFamily, size: Double, weight: Weight = .regular,
    fileName: String? = nil, postScriptName: String? = nil, otherFamilies: [String] = []
  ) {
    self.init(
      Request(
        family: family, size: size > 0 ? min(size, Self.maximumSize) : 0, weight: weight,
        fileName: fileName, postScriptName: postScriptName, otherFamilies: otherFamilies))
  }

  private init(_ request: Request) { self.request = request }

  /// The same request in a size, without a text style; 0 for its own.
  convenience init(_ font: Font, size: Double) {
    var request = font.request
    if size > 0 { (request.size, request.scaling) = (min(size, Self.maximumSize), nil) }
    self.init(request)
  }

  /// The same request with some parts changed.
  package func changing(_ change: (inout Request) -> Void) -> Font {
    var request = request
    change(&request)
    return Font(request)
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
    Font(size: 17).changing {
      $0.token = name
      $0.scaling = textStyle.map { .metrics($0, maximumPointSize: nil) }
    }
  }

  /// The same font in another size. One that is preferred for a text style takes its size from
  /// there all the same.
  public func withSize(_ size: Double) -> Font {
    changing { $0.size = size > 0 ? min(size, Self.maximumSize) : 0 }
  }

  /// Whether both request the same.
  public static func == (a: Font, b: Font) -> Bool { a === b || a.request == b.request }

  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}

extension Font {
  /// The weight of a font on the scale of CSS, as UIKit's `UIFont.Weight` is called.
  public typealias Weight = FontWeight
}
