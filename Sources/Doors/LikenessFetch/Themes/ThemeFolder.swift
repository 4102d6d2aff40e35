/// Serves a folder of themes, for any web server: a request in, a response out.
import Foundation
import LikenessDigest
import LikenessGraphics
import LikenessJSON
import LikenessTheme

/// A folder of theme files as a web server shows it.
///
/// Each file has an `ETag`, the digest of its content, so clients can revalidate it. Every request reads and checks the file. A theme with problems is not
/// served; the response lists them. Files outside the folder, hidden files, and files other than themes and fonts are not served.
public struct ThemeFolder: Sendable {
  /// A response for a web server to send.
  public struct Answer: Hashable, Sendable {
    /// 200, 304, 404, 405, or 422 if the theme has problems.
    public var status: Int
    /// The headers, without the length.
    public var headers: [String: String]
    /// The content; empty if the method is `HEAD`.
    public var body: [UInt8]
  }

  /// The folder.
  public let path: String

  private static let types = [
    (".tokens.json", "application/design-tokens+json"), (".tokens", "application/design-tokens+json"), (".json", "application/json"),
    (".ttf", "font/ttf"), (".otf", "font/otf"), (".woff2", "font/woff2"),
  ]

  /// Creates a folder without opening it.
  public init(_ path: String) {
    self.path = path
  }

  /// Returns the response to a request.
  ///
  /// - Parameters:
  ///   - method: The method, such as `GET`.
  ///   - target: The path as the client sent it, percent-encoded, beginning with `/`; a query is ignored. `/` lists the themes as JSON.
  ///   - condition: The request's `If-None-Match`; nil if it has none.
  public func answer(_ method: String, _ target: String, ifNoneMatch condition: String? = nil) -> Answer {
    guard ["GET", "HEAD"].contains(method) else { return text(405, FetchWording.wrongMethod, ["Allow": "GET, HEAD"]) }
    var answer = find(target, condition)
    if method == "HEAD" { answer.body = [] }
    return answer
  }

  private func find(_ target: String, _ condition: String?) -> Answer {
    guard let names = names(target) else { return text(404, FetchWording.notServed) }
    if names.isEmpty { return text(200, list(), ["Content-Type": "application/json"]) }
    let relative = names.joined(separator: "/")
    guard let type = Self.types.first(where: { relative.lowercased().hasSuffix($0.0) })?.1, let bytes = content(of: relative) else {
      return text(404, FetchWording.notServed)
    }
    let tag = "\"\(ContentDigest(of: bytes).hex)\""
    // `no-cache` allows clients to keep the file, but requires them to revalidate it before each use.
    let headers = ["ETag": tag, "Cache-Control": "no-cache"]
    if let condition, matches(condition, tag) { return Answer(status: 304, headers: headers, body: []) }
    if !type.hasPrefix("font/") {
      do throws(Problems) { _ = try Theme(bytes, file: relative) } catch { return text(422, error.description) }
    }
    return Answer(status: 200, headers: headers.merging(["Content-Type": type]) { own, _ in own }, body: bytes)
  }

  /// Whether a condition matches the tag. `*` matches any tag, and the weak form counts (RFC 9110, 13.1.2).
  private func matches(_ condition: String, _ tag: String) -> Bool {
    condition.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.contains { part in
      let name = String(part.reversed().drop { $0 == " " }.reversed())
      return name == "*" || name == tag || name == "W/" + tag
    }
  }

  /// Returns the components of a path; nil if it leaves the folder or names a hidden file.
  private func names(_ target: String) -> [String]? {
    guard target.hasPrefix("/"), let path = target.prefix(while: { $0 != "?" && $0 != "#" }).dropFirst().removingPercentEncoding else {
      return nil
    }
    if path.isEmpty { return [] }
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isShown = names.allSatisfy { name in
      !name.isEmpty && name.first != "." && !name.unicodeScalars.contains { $0.value < 32 || $0 == "\\" || $0 == ":" }
    }
    return isShown ? names : nil
  }

  /// Returns whether links lead a path out of the folder. Such files are not served.
  public func leadsOut(_ relative: String) -> Bool { place(relative) == nil }

  /// Resolves the links of a path below the folder; nil if they lead out of it.
  private func place(_ relative: String) -> URL? {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let file = folder.appendingPathComponent(relative).resolvingSymlinksInPath()
    return file.pathComponents.starts(with: folder.pathComponents) ? file : nil
  }

  /// Returns the content of a served file; nil if it is unreadable, larger than 32 MiB, or outside the folder.
  ///
  /// - Parameter relative: The path in the folder, such as `more/dark.json`.
  public func content(of relative: String) -> [UInt8]? {
    guard let file = place(relative) else { return nil }
    let limit = 32 << 20
    // To a client, an unreadable file does not exist.
    guard let kind = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType, kind == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: limit + 1), data.count <= limit
    else { return nil }
    return Array(data)
  }

  /// Lists the themes of the folder itself, by name.
  private func list() -> String {
    // A folder that can't be listed has no themes.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let themes = names.filter { name in
      name.first != "." && [".json", ".tokens"].contains { name.lowercased().hasSuffix($0) } && content(of: name) != nil
    }
    return JSONValue.object([
      JSONProperty("schemaVersion", 1), JSONProperty("themes", .array(themes.sorted().map { .string("/" + $0) })),
    ]).text()
  }

  private func text(_ status: Int, _ text: String, _ headers: [String: String] = [:]) -> Answer {
    let common = ["Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"]
    return Answer(status: status, headers: common.merging(headers) { _, own in own }, body: Array(text.utf8))
  }
}
