/// The last good theme on disk.
import Foundation
import LikenessDigest
import LikenessGraphics
import LikenessJSON
import LikenessTheme

/// A good theme as it came from a server.
struct FetchedTheme: Hashable, Sendable {
  var theme: Theme
  var bytes: [UInt8]
  /// Whether the bytes are a design-token file.
  var isDesignTokens: Bool
  /// The address that answered, at the end of all redirections; only there do the next two mean anything.
  var address: String
  /// The answer's `ETag`.
  var tag: String?
  /// The answer's `Last-Modified`.
  var lastModified: String?

  /// Reads an answer; all problems of its text are thrown.
  init(_ bytes: [UInt8], isDesignTokens: Bool, address: String, shown: String, tag: String?, lastModified: String?) throws(Problems) {
    theme = isDesignTokens ? try Theme(designTokens: bytes, file: shown) : try Theme(json: bytes, file: shown)
    self.bytes = bytes
    self.isDesignTokens = isDesignTokens
    self.address = address
    self.tag = tag
    self.lastModified = lastModified
  }
}

/// Keeps the last good theme of one source in a file, of which the name is the digest of the address.
///
/// The file is the digest of all that follows it; a line of JSON that says what the text is and how it came; and the text. It is
/// written aside and renamed, so that no reader sees half of it, and checked whenever it is read.
struct ThemeCache: Sendable {
  private let folder: String
  private let source: ThemeSource
  let path: String

  /// The largest line of JSON, beside a theme of the largest size.
  private static let headLimit = 16 << 10

  init(folder: String, source: ThemeSource) {
    self.folder = folder
    self.source = source
    path = URL(fileURLWithPath: folder).appendingPathComponent("\(ContentDigest(of: source.url.absoluteString).hex).theme").path
  }

  /// The theme that is kept; nil where there is none, with a remark where there is one that can't be used.
  func load() -> (theme: FetchedTheme?, remark: FetchRemark?) {
    guard FileManager.default.fileExists(atPath: path) else { return (nil, nil) }
    guard let bytes = read(), let theme = parse(bytes) else { return (nil, .cacheIgnored(path)) }
    return (theme, nil)
  }

  /// Keeps a theme in the place of the one before; a remark where that can't be done.
  func store(_ theme: FetchedTheme) -> FetchRemark? {
    var members: [JSONProperty] = [
      JSONProperty("version", 1), JSONProperty("source", .string(source.url.absoluteString)),
      JSONProperty("address", .string(theme.address)), JSONProperty("designTokens", .bool(theme.isDesignTokens)),
    ]
    if let tag = theme.tag { members.append(JSONProperty("etag", .string(tag))) }
    if let date = theme.lastModified { members.append(JSONProperty("lastModified", .string(date))) }
    let rest = Array(JSONValue.object(members).text(width: .max).utf8) + theme.bytes
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // Atomic is: written aside and renamed.
      try Data(Array((ContentDigest(of: rest).hex + "\n").utf8) + rest).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return .cacheNotWritten(path, cause: error.localizedDescription)
    }
  }

  /// All bytes of the file; nil where it is none that was written here.
  private func read() -> [UInt8]? {
    let limit = Theme.fileOptions.maximumBytes + Self.headLimit
    // What can't be read is as good as damaged.
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
    // A theme that an older version took and this one doesn't is of no use.
    return try? FetchedTheme(
      Array(rest[(end + 1)...]), isDesignTokens: isDesignTokens, address: address, shown: path, tag: text(head["etag"]),
      lastModified: text(head["lastModified"]))
  }

  private func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }
}
