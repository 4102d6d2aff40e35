/// The files of a theme: formats, and several as one.
import Foundation
import LikenessJSON

/// The formats in which a theme can stand in a file.
public enum ThemeFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// Likeness's own: ``Theme/init(json:file:)-([UInt8],_)``.
  case likeness
  /// The W3C design-token format, 2025.10: ``Theme/init(designTokens:file:)``.
  case dtcg

  /// The format that a file's name indicates: `.tokens` and `.tokens.json`, the names that the W3C
  /// format recommends, are design tokens. Everything else is a theme file.
  public init(file: String) {
    self = file.hasSuffix(".tokens") || file.hasSuffix(".tokens.json") ? .dtcg : .likeness
  }
}

extension Theme {
  /// Reads the content of one file, or of several as one theme.
  ///
  /// - Throws: Every problem.
  package init(_ sources: [ThemeSource], format: ThemeFormat? = nil) throws(Problems) {
    let read = try Self.readable(sources, format: format)
    if !read.problems.list.isEmpty { throw read.problems }
    self = read.theme
  }

  /// Reads as much of a theme as can be trusted: every token without a problem. The others are in
  /// ``broken``, so that what uses one fails with its problem.
  ///
  /// - Throws: Every problem, if one of them is of no token, such as a syntax error or an unknown
  ///   section. Then it is unknown what else the files mean.
  package static func readable(
    _ sources: [ThemeSource], format: ThemeFormat? = nil
  ) throws(Problems) -> (theme: Theme, problems: Problems) {
    let log = ProblemLog(files: sources.map(\.file))
    let read = log.watching { () -> Result<Theme, Problems> in
      Result { () throws(Problems) in try reading(sources, format, log) }
    }
    let theme = try read.value.get()
    if read.problem != nil { throw log.problems }
    return (theme, log.problems)
  }

  /// Reads files. Problems of tokens go to the log.
  private static func reading(
    _ sources: [ThemeSource], _ format: ThemeFormat?, _ log: ProblemLog
  ) throws(Problems) -> Theme {
    guard let first = sources.first else { return Theme() }
    let shared = format ?? ThemeFormat(file: first.file)
    var root: JSONNode?
    for (index, source) in sources.enumerated() {
      if format == nil, ThemeFormat(file: source.file) != shared {
        throw Problems([
          Problem(file: source.file, location: nil, message: ThemeWording.mixed(with: first.file))
        ])
      }
      let options =
        shared == .dtcg
        ? JSONOptions(maximumBytes: Self.fileOptions.maximumBytes) : Self.fileOptions
      let document = JSONDocument(source.bytes, file: source.file, options: options, index: index)
      // A problem of a whole file has no place that says which file it is.
      if document.problems.list.contains(where: { $0.location == nil }) { throw document.problems }
      guard let cursor = document.cursor(log: log) else { continue }
      // It names files of tokens instead of holding tokens.
      if cursor.member("resolutionOrder") != nil {
        throw Problems([
          Problem(
            file: source.file, location: cursor.node.location, message: ThemeWording.resolver)
        ])
      }
      root = root.map { overriding($0, with: cursor.node, depth: 0, shared) } ?? cursor.node
    }
    guard let root else { return Theme() }
    let cursor = JSONCursor(root, path: .root, log: log)
    switch shared {
    case .dtcg: return try Theme(designTokens: cursor)
    case .likeness: return Theme(cursor) ?? Theme()
    }
  }

  /// Reads the content of a theme file or a design-token file.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The name of the file in problems. By default its ending also decides the format.
  ///   - format: The format; nil, the default, takes the one that `file` indicates.
  /// - Throws: Every problem.
  public init(
    data: Data, file: String = "theme.json", format: ThemeFormat? = nil
  ) throws(Problems) {
    try self.init(Array(data), file: file, format: format)
  }
}

/// The content of a file of a theme.
package struct ThemeSource: Sendable {
  let bytes: [UInt8]
  /// Its name in problems.
  let file: String

  package init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }
}

/// The tree of a file in which the members of a later one replace those of the same name. Groups
/// and sections are joined; a token is replaced as a whole.
private func overriding(
  _ base: JSONNode, with later: JSONNode, depth: Int, _ format: ThemeFormat
) -> JSONNode {
  guard case .object(let new) = later.kind else { return later }
  // What is no group where a later file has one stays, and is reported.
  guard case .object(let old) = base.kind else { return base }
  let isToken = format == .dtcg ? isDesignToken(old) || isDesignToken(new) : depth == 2
  if isToken { return later }
  let kept = old.members.map { member in
    guard let value = new[member.key] else { return member }
    return JSONMember(
      key: member.key, location: member.location,
      value: overriding(member.value, with: value, depth: depth + 1, format))
  }
  // One that a file repeats stays, and is reported.
  var seen: Set<String> = []
  let added = new.members.filter { member in
    let isFirst = seen.insert(member.key).inserted
    return old[member.key] == nil || !isFirst
  }
  return JSONNode(.object(JSONObject(kept + added)), at: base.location)
}

private func isDesignToken(_ object: JSONObject) -> Bool {
  object["$value"] != nil || object["$ref"] != nil
}
