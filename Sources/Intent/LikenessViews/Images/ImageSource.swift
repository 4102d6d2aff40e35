/// Where pictures under URLs come from: a value that is handed to a tree.
import Foundation
import LikenessGraphics

/// A place that pictures are loaded from by URL.
///
/// A tree gets one with ``View/imageSource``, so nothing is ever fetched that nobody asked for: tests hand in pictures of their own, apps a source for the
/// network. A source has two halves. ``immediate`` answers without waiting, and is asked when a tree is laid out, so that a tree with local pictures needs
/// no further call. ``load`` may wait, and is called by `loadImages(timeout:)` only.
public struct ImageSource: Sendable {
  /// What a source says at once.
  public enum Answer: Hashable, Sendable {
    /// The picture.
    case image(Image)
    /// There will be no picture.
    case failure(ImageFailure)
    /// It takes time.
    case later
  }

  /// Answers without waiting. Called on the thread that lays out, which it must not hold up with a network or a lock.
  public var immediate: @Sendable (URL) -> Answer
  /// Loads a picture that ``immediate`` has not; nil in a source that never will, whose pictures stay as they look while loading.
  ///
  /// It is called from any thread, possibly several times at once. It should end soon after its task is canceled; nobody waits for one that does not.
  public var load: (@Sendable (URL) async throws -> Image)?

  /// Creates a source; by default nothing is answered at once.
  public init(
    immediate: @escaping @Sendable (URL) -> Answer = { _ in .later }, load: (@Sendable (URL) async throws -> Image)? = nil
  ) {
    self.immediate = immediate
    self.load = load
  }

  /// Creates a source of pictures that take time.
  public init(load: @escaping @Sendable (URL) async throws -> Image) {
    self.init(immediate: { _ in .later }, load: load)
  }
}

extension ImageSource {
  /// Pictures at hand, by URL as text. Every other URL fails with ``ImageFailure/notFound``. Answers at once.
  public static func images(_ images: [String: Image]) -> ImageSource {
    local { url throws(ImageFailure) in
      guard let image = images[url.absoluteString] else { throw .notFound }
      return image
    }
  }

  /// A function that finds a picture without waiting, such as one that reads a file. Answers at once.
  public static func local(_ find: @escaping @Sendable (URL) throws(ImageFailure) -> Image) -> ImageSource {
    ImageSource(immediate: { url in
      do throws(ImageFailure) {
        return .image(try find(url))
      } catch {
        return .failure(error)
      }
    })
  }

  /// Never answers and is never waited for: shows a tree as it looks while its pictures load.
  public static let stillLoading = ImageSource()

  /// Answers every URL with a failure: shows a tree as it looks when its pictures could not be loaded.
  public static func failing(_ failure: ImageFailure = .notFound) -> ImageSource {
    ImageSource(immediate: { _ in .failure(failure) })
  }
}

/// Why a picture could not be loaded.
public enum ImageFailure: Error, Hashable, Sendable {
  /// There is nothing under the URL.
  case notFound
  /// The source does not load URLs of that kind; its scheme, or an empty text where it has none.
  case unsupportedScheme(String)
  /// The server answered with another status than success.
  case status(Int)
  /// The answer has more bytes than the source takes.
  case tooLarge(limit: Int)
  /// The answer did not come in the time that the source gives it, in seconds.
  case tooSlow(limit: Double)
  /// The server could not be reached, or the connection broke; in the system's words.
  case unreachable(String)
  /// The answer is not a readable picture, in the words of the decoder.
  case undecodable(String)
  /// Loading was given up.
  case cancelled
  /// Something that only the source knows about; in its words.
  case other(String)
}

extension ImageFailure: CustomStringConvertible {
  /// The cause in words.
  public var description: String {
    switch self {
    case .notFound: "there is nothing under it"
    case .unsupportedScheme(let scheme):
      scheme.isEmpty ? "it has no scheme such as https" : "its scheme is \(scheme), which this source does not load"
    case .status(let status): "the server answered with status \(status)"
    case .tooLarge(let limit): "it has more than \(limit) bytes, the limit of this source"
    case .tooSlow(let limit): "it did not come within \(decimal(limit)) seconds, the limit of this source"
    case .unreachable(let reason): "the server could not be reached: \(reason)"
    case .undecodable(let reason): "it is not a readable picture: \(reason)"
    case .cancelled: "loading was given up"
    case .other(let reason): reason
    }
  }
}
