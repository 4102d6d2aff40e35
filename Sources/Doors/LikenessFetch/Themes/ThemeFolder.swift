/// Serving a folder of themes, for any web server: a request in, an answer out.
import Foundation
import LikenessDigest
import LikenessGraphics
import LikenessJSON
import LikenessTheme

/// A folder of theme files as a web server shows it.
///
/// Each file is answered with an `ETag`, the digest of its content, so that one who has it already is told so with a few bytes. A file
/// is read, and checked, whenever it is asked for: a theme with a problem is not served, and the answer lists the problems. Nothing
/// outside the folder, no hidden file and nothing but themes and fonts is shown.
public struct ThemeFolder: Sendable {
  /// What a web server has to answer.
  public struct Answer: Hashable, Sendable {
    /// 200, 304, 404, 405, or 422 where the theme has problems.
    public var status: Int
    /// Names and values of headers; the length is left to the server.
    public var headers: [String: String]
    /// The content; empty where the method is `HEAD`.
    public var body: [UInt8]
  }

  /// The folder.
  public let path: String

  private static let types = [
    (".tokens.json", "application/design-tokens+json"), (".tokens", "application/design-tokens+json"), (".json", "application/json"),
    (".ttf", "font/ttf"), (".otf", "font/otf"), (".woff2", "font/woff2"),
  ]

  /// Creates a folder; it is not opened yet.
  public init(_ path: String) {
    self.path = path
  }

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - method: such as `GET`.
  ///   - target: the path as the client sent it, percent-encoded, beginning with `/`; a query is ignored. `/` lists the themes as JSON.
  ///   - condition: the request's `If-None-Match`; nil where it has none.
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
    // `no-cache`: keep it, and ask before it is used.
    let headers = ["ETag": tag, "Cache-Control": "no-cache"]
    if let condition, matches(condition, tag) { return Answer(status: 304, headers: headers, body: []) }
    if !type.hasPrefix("font/") {
      do throws(Problems) { _ = try Theme(bytes, file: relative) } catch { return text(422, error.description) }
    }
    return Answer(status: 200, headers: headers.merging(["Content-Type": type]) { own, _ in own }, body: bytes)
  }

  /// Whether a condition names the tag, which `*` does for any; a weak form of it counts (RFC 9110, 13.1.2).
  private func matches(_ condition: String, _ tag: String) -> Bool {
    condition.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.contains { part in
      let name = String(part.reversed().drop { $0 == " " }.reversed())
      return name == "*" || name == tag || name == "W/" + tag
    }
  }

  /// The names on the way to a file; nil for a way that leads out of the folder or to what is hidden.
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

  /// Whether a path below the folder leads out of it by links, so that what is there is not served.
  public func leadsOut(_ relative: String) -> Bool { place(relative) == nil }

  /// Where a path below the folder leads, links followed; nil for out of the folder.
  private func place(_ relative: String) -> URL? {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let file = folder.appendingPathComponent(relative).resolvingSymlinksInPath()
    return file.pathComponents.starts(with: folder.pathComponents) ? file : nil
  }

  /// The content of a file in the folder, as it is served; nil where it can't be read, is larger than 32 MiB, or lies outside.
  ///
  /// - Parameter relative: the path below the folder, such as `more/dark.json`.
  public func content(of relative: String) -> [UInt8]? {
    guard let file = place(relative) else { return nil }
    let limit = 32 << 20
    // Whatever can't be read is not there for a client.
    guard let kind = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType, kind == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: limit + 1), data.count <= limit
    else { return nil }
    return Array(data)
  }

  /// The themes in the folder itself, by name.
  private func list() -> String {
    // A folder that can't be listed has nothing to show.
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
