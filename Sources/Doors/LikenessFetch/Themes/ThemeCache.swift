/// The last good theme on disk.
import Foundation
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessJSON
import LikenessTheme

struct FetchedTheme: Hashable, Sendable {
  var theme: Theme
  var bytes: [UInt8]
  /// Whether the bytes are a design-token file.
  var isDesignTokens: Bool
  /// The final URL after all redirects. `tag` and `lastModified` are valid only for it.
  var address: String
  /// The response's `ETag`.
  var tag: String?
  /// The response's `Last-Modified`.
  var lastModified: String?

  /// Reads a response.
  ///
  /// - Throws: All problems of the theme.
  init(_ bytes: [UInt8], isDesignTokens: Bool, address: String, shown: String, tag: String?, lastModified: String?) throws(Problems) {
    theme = isDesignTokens ? try Theme(designTokens: bytes, file: shown) : try Theme(json: bytes, file: shown)
    self.bytes = bytes
    self.isDesignTokens = isDesignTokens
    self.address = address
    self.tag = tag
    self.lastModified = lastModified
  }
}

/// Keeps the last good theme of one source in a file named by the digest of the URL.
///
/// The file contains the digest of the rest, a line of JSON with the source and the validators, and the theme. It is replaced atomically, and each read
/// verifies the digest.
struct ThemeCache: Sendable {
  private let folder: String
  private let source: ThemeSource
  let path: String

  /// The most bytes of the JSON line.
  private static let headLimit = 16 << 10

  init(folder: String, source: ThemeSource) {
    self.folder = folder
    self.source = source
    path = URL(fileURLWithPath: folder).appendingPathComponent("\(ContentDigest(of: source.url.absoluteString).hex).theme").path
  }

  /// Returns the cached theme, if any, with a warning if it is unusable.
  func load() -> (theme: FetchedTheme?, warning: FetchWarning?) {
    guard FileManager.default.fileExists(atPath: path) else { return (nil, nil) }
    guard let bytes = read(), let theme = parse(bytes) else { return (nil, .cacheIgnored(path)) }
    return (theme, nil)
  }

  /// Replaces the cached theme. Returns a warning if that fails.
  func store(_ theme: FetchedTheme) -> FetchWarning? {
    var members: [JSONProperty] = [
      JSONProperty("version", 1), JSONProperty("source", .string(source.url.absoluteString)),
      JSONProperty("address", .string(theme.address)), JSONProperty("designTokens", .bool(theme.isDesignTokens)),
    ]
    if let tag = theme.tag { members.append(JSONProperty("etag", .string(tag))) }
    if let date = theme.lastModified { members.append(JSONProperty("lastModified", .string(date))) }
    let rest = Array(JSONValue.object(members).text(width: .max).utf8) + theme.bytes
    do throws(FileError) {
      try Files.replace(path, with: Array((ContentDigest(of: rest).hex + "\n").utf8) + rest)
      return nil
    } catch {
      return .cacheNotWritten(path, cause: error.reason)
    }
  }

  /// Returns the bytes of the file; nil if it was written by another program.
  private func read() -> [UInt8]? {
    let limit = Theme.fileOptions.maximumBytes + Self.headLimit
    // An unreadable file counts as damaged.
    guard let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType, kind == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)), let data = try? handle.read(upToCount: limit + 1)
    else { return nil }
    return data.count <= limit ? Array(data) : nil
  }

  private func parse(_ bytes: [UInt8]) -> FetchedTheme? {
    guard bytes.count > 65, bytes[64] == UInt8(ascii: "\n") else { return nil }
    let rest = Array(bytes[65...])
    guard Array(ContentDigest(of: rest).hex.utf8) == Array(bytes[..<64]), let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      let head = JSONDocument(Array(rest[..<end]), file: path).root?.value, head["version"] == 1,
      head["source"] == .string(source.url.absoluteString), case .string(let address)? = head["address"],
      case .bool(let isDesignTokens)? = head["designTokens"]
    else { return nil }
    // A theme that only an older version accepted is unusable.
    return try? FetchedTheme(
      Array(rest[(end + 1)...]), isDesignTokens: isDesignTokens, address: address, shown: path, tag: text(head["etag"]),
      lastModified: text(head["lastModified"]))
  }

  private func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }
}
