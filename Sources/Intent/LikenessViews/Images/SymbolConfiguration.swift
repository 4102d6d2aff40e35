/// The size, weight and color of symbols, and other names of UIKit's for images.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText

extension Image {
  /// A variant of an image.
  public class Configuration: Hashable, @unchecked Sendable {
    let values: SymbolConfiguration.Values

    init(_ values: SymbolConfiguration.Values) { self.values = values }

    /// Creates a configuration of some traits, which make no difference.
    public convenience init(traitCollection: TraitCollection?) { self.init(.init()) }

    /// Whether both ask for the same.
    public static func == (a: Configuration, b: Configuration) -> Bool { a.values == b.values }

    /// Hashes what ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As in regular text, and the nine weights of fonts.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font.
    public func fontWeight() -> Font.Weight {
      self == .unspecified ? .regular : Font.Weight(rawValue * 100)
    }
  }

  /// The size of a symbol beside text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As ``medium``.
    case `default` = -1
    /// As ``medium``.
    case unspecified
    /// Four fifths, the same, and five quarters of the size.
    case small, medium, large
  }

  /// The size, weight and color of a symbol. Its height is 1.2 times the point size, 17 by default,
  /// in whole points.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: Double?
      var weight: Font.Weight?
      var scale: SymbolScale?
      var color: Color?

      /// The point size with its scale.
      var size: Double {
        clampedLength(pointSize ?? 17, limit: 1000)
          * (scale == .small ? 0.8 : scale == .large ? 1.25 : 1)
      }
    }

    /// One that changes nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration of a point size.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      self.init(
        Values(
          pointSize: pointSize, weight: weight == .unspecified ? nil : weight.fontWeight(),
          scale: scale == .default ? nil : scale))
    }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight.fontWeight())) }

    /// Creates a configuration of a font's size and weight.
    public convenience init(font: Font, scale: SymbolScale = .default) {
      self.init(
        Values(
          pointSize: font.size, weight: font.weight, scale: scale == .default ? nil : scale))
    }

    /// Creates a configuration of a text style's size.
    public convenience init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration of a color.
    public convenience init(hierarchicalColor color: Color) { self.init(Values(color: color)) }

    /// Creates a configuration of colors, of which the first is used.
    public convenience init(paletteColors colors: [Color]) {
      self.init(Values(color: colors.first))
    }

    /// One that changes nothing: symbols have one color here.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// One that changes nothing: symbols have one color here.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// This configuration, with what another one says replaced.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other?.values else { return self }
      return SymbolConfiguration(
        Values(
          pointSize: other.pointSize ?? values.pointSize, weight: other.weight ?? values.weight,
          scale: other.scale ?? values.scale, color: other.color ?? values.color))
    }
  }

  /// The image of a symbol.
  convenience init(_ symbol: Symbol, name: String?, _ mode: RenderingMode) {
    let size = symbol.drawing.size
    var canvas = Canvas.elsewhere(size, .three)
    canvas.draw(symbol, of: size, nil, in: CGRect(origin: .zero, size: size), nil) { _ in }
    self.init(canvas.bitmap() ?? Image(orPlaceholder: "").bitmap, .three, mode, name, symbol)
  }

  /// Whether the image is a symbol of our own drawing.
  public var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration($0.configuration) }
  }

  /// The image in another configuration; only symbols change.
  public func withConfiguration(_ configuration: Configuration) -> Image {
    guard let symbol, let changed = Symbol(symbol.name, configuration as? SymbolConfiguration)
    else { return self }
    return Image(changed, name: name, changed.color == nil ? renderingMode : .original)
  }

  /// The image with what a configuration says replaced; only symbols change.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) } ?? self
  }

  // MARK: Pixels

  /// The image itself: Core Graphics' images are the same.
  public var cgImage: CGImage? { self }
  /// Pixels a row.
  public var width: Int { bitmap.width }
  /// Rows of pixels.
  public var height: Int { bitmap.height }

  /// Creates an image with a pixel to the point.
  public convenience init(cgImage: CGImage) { self.init(cgImage.bitmap, name: cgImage.name) }

  /// Creates an image; turned ones are not supported.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.bitmap, scale: Scale(scale) ?? .one, name: cgImage.name)
  }

  /// How an image is turned; only upright ones here.
  public enum Orientation: Int, Hashable, Sendable {
    /// Upright.
    case up
  }

  /// Always ``Orientation/up``.
  public var imageOrientation: Orientation { .up }

  /// The image, of which only the part within some distances from the edges stretches.
  public func resizableImage(withCapInsets insets: EdgeInsets) -> Image {
    Image(self, capInsets: insets)
  }

  /// How the part within the insets fills a larger image; always stretched.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Drawn as ``stretch``, which is the same for a part of one color.
    case tile
    /// Stretched.
    case stretch
  }

  /// The image, of which only the part within some distances from the edges stretches.
  public func resizableImage(withCapInsets insets: EdgeInsets, resizingMode: ResizingMode) -> Image
  {
    Image(self, capInsets: insets)
  }

  /// Nil: an image has no variants here.
  public var imageAsset: ImageAsset? { nil }
}

/// Variants of an image, of which there are none here.
public final class ImageAsset: Sendable {}

/// An image under Core Graphics' name.
public typealias CGImage = Image
