/// Pictures by name, from those that were handed in, for code that calls `Image(named:)`.
import Foundation
import LikenessDisplayList

/// The pictures that ``Image/init(named:)`` finds, by name: what an app's asset catalog is to
/// UIKit.
///
/// There is no catalog on the disk to look into, so that a picture can't change by where it is
/// drawn; whoever makes the views hands one in:
///
/// ```swift
/// try ImageCatalog.$current.withValue(["reply": arrow]) { try makeView() }
/// ```
public struct ImageCatalog: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The pictures by name.
  public var images: [String: Image]

  /// Creates a catalog.
  public init(_ images: [String: Image] = [:]) {
    self.images = images
  }

  /// Creates a catalog; of two pictures of one name the later is kept.
  public init(dictionaryLiteral elements: (String, Image)...) {
    images = Dictionary(elements) { $1 }
  }

  /// The catalog for this task; empty by default.
  @TaskLocal public static var current = ImageCatalog()
}

extension Image {
  /// The picture of this name in ``ImageCatalog/current``, which is also its ``name`` unless it has
  /// one; nil if there is none.
  public convenience init?(named name: String) {
    guard let image = ImageCatalog.current.images[name] else { return nil }
    self.init(image, name: image.name ?? name)
  }

  /// The picture of this name in ``ImageCatalog/current``, as a template. Without one, a symbol of
  /// our own drawing, see ``SymbolConfiguration``; of a name that has none, a square of 17 points
  /// with a line across, and a view that shows it warns: Apple's symbols may not be drawn
  /// elsewhere.
  public convenience init?(
    systemName: String, withConfiguration configuration: Configuration? = nil
  ) {
    let symbol = Symbol(systemName, configuration)
    if ImageCatalog.current.images[systemName] == nil, let symbol {
      self.init(symbol, name: systemName, symbol.color == nil ? .template : .original)
    } else {
      self.init(Image(orPlaceholder: systemName), renderingMode: .template)
    }
  }

  /// The first of the images of an animation: time stands still in a picture. Nil without one.
  public static func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
    images.first
  }

  /// A clear pixel. UIKit's empty image has no size.
  public convenience init() {
    self.init(PixelSize(width: 1, height: 1).map { Bitmap(size: $0) } ?? Self.placeholder.bitmap)
  }

  /// The picture of this name in ``ImageCatalog/current``, or what stands for it.
  convenience init(orPlaceholder name: String) {
    if let image = ImageCatalog.current.images[name] {
      self.init(image, name: image.name ?? name)
    } else {
      self.init(
        Self.placeholder, name: name,
        warning: "a placeholder is drawn instead of the image \(name). Hand one in: "
          + "ImageCatalog.$current.withValue([\"\(name)\": …]) { … }")
    }
  }

  /// An outline with a diagonal, in pixels at a scale of 3.
  private static let placeholder: Image = {
    let side = 51
    guard let size = PixelSize(width: side, height: side) else {
      preconditionFailure("A side of 51 pixels is allowed.")
    }
    let pixels = Bitmap(
      size: size,
      initializingWith: { target in
        for y in 0..<side {
          for x in 0..<side {
            let edge = min(x, y, side - 1 - x, side - 1 - y) < 3
            let alpha: UInt32 = edge || abs(x - y) < 2 ? 0xFF00_0000 : 0
            target.storeBytes(
              of: alpha.littleEndian, toByteOffset: (y * side + x) * 4, as: UInt32.self)
          }
        }
      })
    return Image(pixels, scale: .three, renderingMode: .template)
  }()
}
