/// The last good theme on disk, after three lines: a digest of the rest, the tag, and a digest of
/// the address, which may hold secrets.
import Foundation
import LikenessBase
import LikenessSystem
import LikenessTheme

struct KeptCopy {
  let path: String
  let url: URL

  /// Returns the copy; nil if it is missing, damaged or of another URL. The next theme replaces it.
  ///
  /// Earlier versions wrote the address itself. Such a copy has no tag, so the server sends the
  /// theme again, which replaces it.
  func read(as file: String) -> (theme: FetchedTheme, tag: String?, address: ContentDigest)? {
    guard let bytes = try? Files.read(path) else { return nil }
    let parts = bytes.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, text(parts[0]) == digest(of: bytes[parts[1].startIndex...]),
      let theme = try? Theme(Array(parts[3]), file: file)
    else { return nil }
    let fetched = FetchedTheme(theme: theme, data: Data(parts[3]), file: file, origin: .notModified)
    guard let address = ContentDigest(text(parts[2])) else {
      return (fetched, nil, ContentDigest(of: Array(parts[2])))
    }
    return (fetched, parts[1].isEmpty ? nil : text(parts[1]), address)
  }

  /// Replaces the copy. Returns the reason if that fails.
  func replace(_ response: Response) -> String? {
    let rest = Array("\(response.tag ?? "")\n\(response.address.hex)\n".utf8) + response.body
    let bytes = Array("\(digest(of: rest[...]))\n".utf8) + rest
    do throws(FileError) { try Files.replace(path, with: bytes) } catch { return "\(error)" }
    return nil
  }

  private func digest(of rest: ArraySlice<UInt8>) -> String {
    ContentDigest(of: Array("\(url.absoluteString)\n".utf8) + rest).hex
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
