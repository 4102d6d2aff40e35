/// The images that a tree shows for URLs.
import Foundation

/// Answers which image an image view shows for a URL.
///
/// Set it with ``ViewProperties/imageSource``. Nothing is fetched: a test hands in the images that
/// it needs, usually with ``images(_:)``.
public struct ImageSource: Sendable {
  /// The answer of a source for a URL.
  public enum Answer: Hashable, Sendable {
    /// The image.
    case image(Image)
    /// The image is still loading. The view shows ``ImageView/placeholderImage``.
    case loading
    /// The image failed to load. The view shows ``ImageView/failureImage``.
    case failed
    /// The source lacks the image. The view shows ``ImageView/placeholderImage``, and the outcome
    /// has a warning that ends with this reason, one or more sentences.
    case missing(String)
  }

  /// Returns the answer for a URL. Layout calls it on its own thread, so it must not wait.
  public var answer: @Sendable (URL) -> Answer

  /// Creates a source.
  public init(_ answer: @escaping @Sendable (URL) -> Answer) {
    self.answer = answer
  }
}

extension ImageSource {
  /// Creates a source of the given images, by URL. It lacks all others.
  public static func images(_ images: [String: Image]) -> ImageSource {
    ImageSource { url in
      let text = url.absoluteString
      return images[text].map { .image($0) } ?? .missing("Hand it in: .images([\"\(text)\": …]).")
    }
  }

  /// A source whose images are all loading: shows a tree as it looks meanwhile.
  public static let stillLoading = ImageSource { _ in .loading }

  /// A source whose images all failed to load: shows a tree as it looks without them.
  public static let failing = ImageSource { _ in .failed }
}
