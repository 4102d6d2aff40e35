/// PNG files from the web as images.
import Foundation
import LikenessGraphics
import LikenessPNG
import LikenessViews

extension ImageSource {
  /// Returns a source of PNG files over `http` and `https`. It refuses other schemes, also in redirects, follows up to 20 redirects, and caches nothing.
  ///
  /// - Parameters:
  ///   - scale: The pixels of the images per point. Defaults to 1.
  ///   - timeout: The most seconds for one image, to the last byte. Defaults to 10.
  ///   - maxBytes: The most bytes of a response; a longer one fails. Defaults to 10 MiB, a photograph of about ten million pixels.
  ///   - maxPixels: The most pixels of an image. Defaults to 25 million, which take 100 MB decoded.
  public static func web(
    scale: Scale = .one, timeout: Double = 10, maxBytes: Int = 10 << 20, maxPixels: Int = 25_000_000
  ) -> ImageSource {
    // NaN and negative numbers give the shortest time.
    let seconds = timeout >= 0.001 ? min(timeout, 86_400) : 0.001
    return ImageSource { url in
      let bytes = try await bytes(of: url, timeout: seconds, maxBytes: max(0, maxBytes))
      do throws(PNGError) {
        let bitmap = try PNG.decode(bytes, file: url.absoluteString, limits: PNG.Limits(maxPixels: maxPixels, maxFileBytes: maxBytes))
        return Image(bitmap, scale: scale)
      } catch {
        throw ImageFailure.undecodable("\(error)")
      }
    }
  }
}

/// As many as browsers follow (WHATWG, Fetch, 4.4).
private let maximumRedirects = 20

private func bytes(of url: URL, timeout: Double, maxBytes: Int) async throws(ImageFailure) -> [UInt8] {
  let answer: HTTPAnswer
  do throws(HTTPFailure) {
    answer = try await HTTPTransfer.get(url, redirects: maximumRedirects, timeLimit: .seconds(timeout)) {
      $0.isSuccess ? .whole(limit: maxBytes) : .none
    }
  } catch {
    throw ImageFailure(error, timeout: timeout)
  }
  guard answer.isSuccess else { throw answer.status == 404 ? .notFound : .status(answer.status) }
  return answer.body
}

extension HTTPAnswer {
  fileprivate var isSuccess: Bool { (200..<300).contains(status) }
}

extension ImageFailure {
  init(_ failure: HTTPFailure, timeout: Double) {
    self =
      switch failure {
      case .noConnection(let cause), .untrusted(let cause): .unreachable(cause)
      case .truncated, .tooManyRedirects: .unreachable("\(failure)")
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .unsupportedScheme(let scheme): .unsupportedScheme(scheme)
      case .timedOut: .tooSlow(limit: timeout)
      case .noLibrary: .other("\(failure)")
      case .cancelled: .cancelled
      }
  }
}
