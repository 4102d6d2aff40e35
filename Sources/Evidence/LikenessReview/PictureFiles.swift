/// The sizes and digests of picture files. A file is read again only after it changed.
import Foundation
import LikenessConcurrency
import LikenessDigest
import LikenessGraphics
import LikenessReport

/// Caches what is known of files by their stamps, because a review looks at thousands of them
/// repeatedly.
final class PictureFiles: Sendable {
  private struct Key: Hashable {
    var path: String
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private struct Known {
    var key: Key
    var picture: ReportPicture?
    var digest: ContentDigest?
  }

  private let known = Locked<[String: Known]>([:])

  /// The picture in a file; nil if it is missing or a link.
  func picture(_ path: String) -> ReportPicture? { look(path)?.picture }

  /// The digest of a file; nil if it is missing or a link.
  func digest(of path: String?) -> ContentDigest? { path.flatMap { look($0)?.digest } }

  private func look(_ path: String) -> Known? {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      known.withLock { $0[path] = nil }
      return nil
    }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    let key = Key(
      path: path, number: UInt64(truncatingIfNeeded: info.st_ino), size: Int64(info.st_size),
      seconds: time.tv_sec,
      nanoseconds: time.tv_nsec)
    if let found = known.withLock({ $0[path] }), found.key == key { return found }
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init)
    let found = Known(
      key: key, picture: ReportPicture(reading: path), digest: bytes.map { ContentDigest(of: $0) })
    known.withLock { $0[path] = found }
    return found
  }
}
