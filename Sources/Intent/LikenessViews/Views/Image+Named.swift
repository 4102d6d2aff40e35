/// Pictures by name, from those that were handed in, for code that calls `Image(named:)`.

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
  public init?(named name: String) {
    guard let image = ImageCatalog.current.images[name] else { return nil }
    self = image
    self.name = image.name ?? name
  }
}
