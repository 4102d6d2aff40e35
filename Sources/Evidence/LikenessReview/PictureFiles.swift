/// The sizes and digests of picture files. A file is read again only after it changed.
import LikenessBase
import LikenessDisplayList
import LikenessReport
import LikenessSystem

/// Caches what is known of files by their stamps, because a review looks at thousands of them
/// repeatedly.
final class PictureFiles: Sendable {
  private struct Known {
    var stamp: Files.Stamp
    var picture: ReportPicture?
    var digest: ContentDigest?
  }

  private let known = Locked<[String: Known]>([:])

  /// The picture in a file; nil if it is missing or a link.
  func picture(_ path: String) -> ReportPicture? { look(path)?.picture }

  /// The digest of a file; nil if it is missing or a link.
  func digest(of path: String?) -> ContentDigest? { path.flatMap { look($0)?.digest } }

  private func look(_ path: String) -> Known? {
    guard let stamp = Files.stamp(of: path) else {
      known.withLock { $0[path] = nil }
      return nil
    }
    if let found = known.withLock({ $0[path] }), found.stamp == stamp { return found }
    let bytes = (try? Files.read(path)) ?? nil
    let found = Known(
      stamp: stamp, picture: bytes.flatMap { ReportPicture(file: path, bytes: $0) },
      digest: bytes.map { ContentDigest(of: $0) })
    known.withLock { $0[path] = found }
    return found
  }
}
