/// The size, weight and color of symbols, and other names of UIKit's for images.
import Foundation
@_spi(Caches) import LikenessBase
import LikenessDisplayList
import LikenessText

extension Image {
  /// A variant of an image: that of a symbol.
  public typealias Configuration = SymbolConfiguration

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
    /// Four fifths, the same or five quarters of the size; without a word as ``medium``.
    case unspecified, small, medium, large
  }

  /// The size, weight and color of a symbol. Its height is 1.2 times the point size, 17 by default,
  /// in whole points.
  public struct SymbolConfiguration: Hashable, Sendable {
    private var pointSize: Double?
    private(set) var weight: Font.Weight?
    private var scale: SymbolScale?
    var color: Color?

    /// The point size with its scale.
    var size: Double {
      clampedLength(pointSize ?? 17, limit: 1000)
        * (scale == .small ? 0.8 : scale == .large ? 1.25 : 1)
    }

    /// One that changes nothing.
    public static let unspecified = SymbolConfiguration(nil)

    private init(
      _ pointSize: Double?, _ weight: Font.Weight? = nil, _ scale: SymbolScale = .default,
      _ color: Color? = nil
    ) {
      (self.pointSize, self.weight, self.color) = (pointSize, weight, color)
      self.scale = scale == .default ? nil : scale
    }

    /// Creates a configuration of a point size.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      self.init(pointSize, weight == .unspecified ? nil : weight.fontWeight(), scale)
    }

    /// Creates a configuration of a scale.
    public init(scale: SymbolScale) { self.init(nil, nil, scale) }
    /// Creates a configuration of a weight.
    public init(weight: SymbolWeight) { self.init(nil, weight.fontWeight()) }
    /// Creates a configuration of a font's size and weight.
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(font.size, font.weight, scale)
    }

    /// Creates a configuration of a text style's size.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(textStyle.size(), textStyle.weight, scale)
    }

    /// Creates a configuration of a color.
    public init(hierarchicalColor color: Color) { self.init(paletteColors: [color]) }
    /// Creates a configuration of colors. The first is used.
    public init(paletteColors colors: [Color]) { self.init(nil, nil, .default, colors.first) }

    /// This configuration, with what another one says replaced.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      SymbolConfiguration(
        other?.pointSize ?? pointSize, other?.weight ?? weight,
        other?.scale ?? scale ?? .default, other?.color ?? color)
    }
  }

  /// The image of a symbol.
  convenience init(_ symbol: Symbol, name: String?, _ mode: RenderingMode) {
    func draw() -> DrawnSymbol {
      let size = symbol.drawing.size
      var canvas = Canvas.elsewhere(size, .three)
      canvas.draw(symbol, of: size, nil, in: CGRect(origin: .zero, size: size), nil) { _ in }
      let bitmap = canvas.bitmap() ?? Image(orPlaceholder: "").bitmap
      return DrawnSymbol(bitmap: bitmap, digest: bitmap.digest)
    }
    // A color may follow the current traits.
    let drawn =
      symbol.color == nil
      ? drawnSymbols.value(for: symbol) {
        let drawn = draw()
        return (drawn, drawn.bitmap.size.pixelCount * 4)
      } : draw()
    self.init(drawn.bitmap, .three, mode, name, symbol, digest: drawn.digest)
  }

  /// Whether the image is a symbol of our own drawing.
  public var isSymbolImage: Bool { symbol != nil }
  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The image in another configuration; only symbols change.
  public func withConfiguration(_ configuration: Configuration) -> Image {
    guard let symbol, let changed = Symbol(symbol.name, configuration)
    else { return self }
    return Image(changed, name: name, changed.color == nil ? renderingMode : .original)
  }

  /// Returns the image with the values that a configuration sets; only symbols change.
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
  /// Nil: an image has no variants here.
  public var imageAsset: ImageAsset? { nil }
}

/// The pixels of a symbol.
private struct DrawnSymbol: Sendable {
  let bitmap: Bitmap
  let digest: ContentDigest
}

/// Stories make their views again for each picture.
private let drawnSymbols = SharedCache<Symbol, DrawnSymbol>(
  limit: 8 << 20, exclusively: mutualExclusion())

/// Variants of an image. There are none here.
public final class ImageAsset: Sendable {}

/// An image under Core Graphics' name.
public typealias CGImage = Image
