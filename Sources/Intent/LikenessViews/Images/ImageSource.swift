/// Sources of images by URL.
import Foundation
import LikenessGraphics

/// A source that loads images by URL.
///
/// Set it with ``View/imageSource``; nothing is fetched otherwise. Tests provide their own images, apps a network source. ``immediate``
/// answers without waiting during layout, so a tree with local images needs no further call. ``load`` may wait and is called only by
/// `loadImages(timeout:)`.
public struct ImageSource: Sendable {
  /// The immediate answer of a source.
  public enum Answer: Hashable, Sendable {
    /// The picture.
    case image(Image)
    /// There is no image.
    case failure(ImageFailure)
    /// The image needs loading.
    case later
  }

  /// Returns an answer without waiting. Called on the layout thread; it must not block on a network or a lock.
  public var immediate: @Sendable (URL) -> Answer
  /// Loads an image that ``immediate`` does not have; nil for a source that never loads, whose images keep their loading state.
  ///
  /// It is called from any thread, possibly several times at once. It should end soon after its task is canceled; nobody waits for one that does not.
  public var load: (@Sendable (URL) async throws -> Image)?

  /// Creates a source. By default nothing is available immediately.
  public init(
    immediate: @escaping @Sendable (URL) -> Answer = { _ in .later }, load: (@Sendable (URL) async throws -> Image)? = nil
  ) {
    self.immediate = immediate
    self.load = load
  }

  /// Creates a source that loads every image.
  public init(load: @escaping @Sendable (URL) async throws -> Image) {
    self.init(immediate: { _ in .later }, load: load)
  }
}

extension ImageSource {
  /// Creates a source of given images, by URL string. Other URLs fail with ``ImageFailure/notFound``. Answers immediately.
  public static func images(_ images: [String: Image]) -> ImageSource {
    local { url throws(ImageFailure) in
      guard let image = images[url.absoluteString] else { throw .notFound }
      return image
    }
  }

  /// Creates a source from a function that finds an image without waiting, such as by reading a file. Answers immediately.
  public static func local(_ find: @escaping @Sendable (URL) throws(ImageFailure) -> Image) -> ImageSource {
    ImageSource(immediate: { url in
      do throws(ImageFailure) {
        return .image(try find(url))
      } catch {
        return .failure(error)
      }
    })
  }

  /// A source that never answers and is never waited for: shows a tree while its images load.
  public static let stillLoading = ImageSource()

  /// Creates a source that fails for every URL: shows a tree whose images could not be loaded.
  public static func failing(_ failure: ImageFailure = .notFound) -> ImageSource {
    ImageSource(immediate: { _ in .failure(failure) })
  }
}

/// The reason why an image could not be loaded.
public enum ImageFailure: Error, Hashable, Sendable {
  /// There is no image at the URL.
  case notFound
  /// The source does not support the URL scheme; empty if the URL has none.
  case unsupportedScheme(String)
  /// The server answered with an error status.
  case status(Int)
  /// The answer exceeds the source's size limit.
  case tooLarge(limit: Int)
  /// The answer exceeded the source's time limit, in seconds.
  case tooSlow(limit: Double)
  /// The server is unreachable or the connection failed, with the system's message.
  case unreachable(String)
  /// The answer is not a readable picture, in the words of the decoder.
  case undecodable(String)
  /// Loading was canceled.
  case cancelled
  /// Another failure, with the source's message.
  case other(String)
}

extension ImageFailure: CustomStringConvertible {
  /// The cause.
  public var description: String {
    switch self {
    case .notFound: "there is no image at this URL"
    case .unsupportedScheme(let scheme):
      scheme.isEmpty ? "it has no scheme such as https" : "its scheme is \(scheme), which this source does not load"
    case .status(let status): "the server answered with status \(status)"
    case .tooLarge(let limit): "it has more than \(limit) bytes, the limit of this source"
    case .tooSlow(let limit): "it did not load within \(decimal(limit)) seconds, the limit of this source"
    case .unreachable(let reason): "the server could not be reached: \(reason)"
    case .undecodable(let reason): "it is not a readable picture: \(reason)"
    case .cancelled: "loading was canceled"
    case .other(let reason): reason
    }
  }
}
