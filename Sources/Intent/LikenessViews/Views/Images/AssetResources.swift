/// The names of assets, as Xcode generates them.
import Foundation
import LikenessText

/// The name of a color in an asset catalog: here, of a color in the theme.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String

  /// Creates a name. The bundle makes no difference.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of an image in an asset catalog: here, in ``ImageCatalog/current``.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String

  /// Creates a name. The bundle makes no difference.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// The theme's color of that name.
  public convenience init(resource: ColorResource) {
    self.init(value: .token(resource.name, alpha: nil))
  }
}

extension Color {
  /// The tint color of a tree that sets none. UIKit's takes that of the view that shows it.
  public static var tintColor: Color { .systemBlue }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates a color as `#colorLiteral(red:green:blue:alpha:)` does.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(Double(red), Double(green), Double(blue), Double(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates a picture as `#imageLiteral(resourceName:)` does, see ``init(resource:)``.
  public convenience init(imageLiteralResourceName name: String) { self.init(orPlaceholder: name) }
}

extension Image {
  /// The picture of that name in ``ImageCatalog/current``. Without one, a square with a line across
  /// stands for it, and a view that shows it warns.
  public convenience init(resource: ImageResource) { self.init(orPlaceholder: resource.name) }

  /// The picture of this name in ``ImageCatalog/current``; nil if there is none. Neither the bundle
  /// nor the traits make a difference.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection? = nil
  ) {
    self.init(named: name)
  }
}
