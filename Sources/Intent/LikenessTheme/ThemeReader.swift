/// Reading theme files: JSON to resolved tokens, or every problem with its location.
import LikenessDisplayList
import LikenessJSON

extension Theme {
  /// Theme files may contain comments and trailing commas, and take up to 4 MiB.
  package static let fileOptions = JSONOptions(
    comments: true, trailingCommas: true, maximumBytes: 4 << 20)

  /// Reads a theme file.
  ///
  /// ```json
  /// {
  ///   "name": "light",
  ///   "colors": {
  ///     "primary": { "r": 51, "g": 51, "b": 153, "a": 1 },  // r, g, b 0…255; a 0…1, by default 1
  ///     "accent": "#B3267A",                                // #RGB, #RGBA, #RRGGBB, #RRGGBBAA
  ///     "link": "primary"                                   // the name of another token
  ///   },
  ///   "fonts": {
  ///     "title": { "fileName": "", "postScriptName": "System", "weight": "UIFontWeightBold",
  ///                "size": 15,
  ///                "shadow": { "dx": 0, "dy": 2, "blurRadius": 7, "color": "primary" } }
  ///   }
  /// }
  /// ```
  ///
  /// A font has a `size` (1…1000 points) and may have `fileName`, `postScriptName`, `families`,
  /// `weight` (a UIKit name or 1…1000; regular by default), `lineHeight`, `letterSpacing` and
  /// `shadow` (an object or a token name). Other sections have the names of the theme's properties,
  /// such as ``dimensions``. Any token can name another of its kind. Names can't be empty, and
  /// color names can't begin with `#`. A font that names several shadows uses the first that is not
  /// inset. `$schema` is allowed at the top level, for editors.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, UTF-8.
  ///   - file: The name of the file in problems; the file is not opened.
  /// - Throws: Every problem, in file order.
  public init(json bytes: [UInt8], file: String) throws(Problems) {
    try self.init([ThemeSource(bytes: bytes, file: file)], format: .likeness)
  }

  /// Reads a theme embedded in another file. Nil if the value is not an object.
  ///
  /// Problems go to the cursor's log; if there are any, discard the theme.
  package init?(_ cursor: JSONCursor) {
    guard let root = cursor.asObject() else { return nil }
    self = ThemeReader(root: root).read()
  }

  /// Reads a theme from text; see ``init(json:file:)-([UInt8],_)``.
  public init(json text: String, file: String) throws(Problems) {
    try self.init(json: Array(text.utf8), file: file)
  }
}

/// Reads the sections of a theme file on demand, because values can name tokens of other kinds.
package final class ThemeReader {
  private let root: JSONObjectReader
  private var sections: [TokenKind: Any] = [:]
  var references = TokenReferences()
  /// The first problem that is of no token, such as a section that is not an object.
  private var problem: Problem?

  fileprivate init(root: JSONObjectReader) {
    self.root = root
  }

  fileprivate func read() -> Theme {
    root.allow("$schema")
    var theme = Theme(name: root.string("name"))
    for kind in TokenKind.allCases { kind.type.read(self, into: &theme) }
    root.finish { $0.holdsDesignTokens ? ThemeWording.designTokens : nil }
    root.log.repeat(problem)
    theme.references = references
    return theme
  }

  func section<Value: ThemeValue>(_: Value.Type) -> ResolvedTokens<Value> {
    if let known = sections[Value.kind] as? ResolvedTokens<Value> { return known }
    // A token whose value names one of this section has none of its problems.
    let read = root.log.watching { readSection(Value.self) }
    problem = problem ?? read.problem
    sections[Value.kind] = read.value
    return read.value
  }

  private func readSection<Value: ThemeValue>(_: Value.Type) -> ResolvedTokens<Value> {
    var table = AliasTable<Value>()
    // A repeated section is an error. It is still read, for its problems and for names that others
    // use.
    var entries: [JSONEntry] = []
    root.field(Value.kind.section) { cursor -> Void? in
      guard case .object = cursor.node.kind else { return cursor.asEntries().map { _ in } }
      _ = root.log.watching { cursor.asEntries(repeated: true).map { entries += $0 } }
      for (name, problem) in cursor.duplicates { table.spoil(name, problem) }
      return ()
    }
    for entry in entries {
      let name = root.log.watching {
        if entry.key.isEmpty {
          root.log.report(entry.value.path, at: entry.location, ThemeWording.emptyName)
        }
        if Value.isValue(entry.key) {
          root.log.report(entry.value.path, at: entry.location, ThemeWording.nameLikeHex)
        }
      }
      if let problem = name.problem { table.spoil(entry.key, problem) }
      if case .string(let text) = entry.value.node.kind, !Value.isValue(text) {
        table.declare(entry.key, .alias(of: text, at: entry.value))
        continue
      }
      let id = TokenID(Value.kind, entry.key)
      let read = root.log.watching { Value.read(entry.value, for: id, self) }
      let value = read.problem == nil ? read.value : nil
      table.declare(entry.key, value.map { .value($0) } ?? .broken(read.problem))
    }
    return table.resolved()
  }

  /// Returns the color at an index inside a token, in any form, including a token name.
  func partColor(_ cursor: JSONCursor, _ index: Int, of id: TokenID) -> StraightColor? {
    guard case .string(let name) = cursor.node.kind, !StraightColor.isValue(name) else {
      return StraightColor.read(cursor)
    }
    references[.color(index), of: id] = name
    return section(StraightColor.self).value(name, at: cursor)
  }
}

extension ThemeValue {
  fileprivate static func read(_ reader: ThemeReader, into theme: inout Theme) {
    let section = reader.section(Self.self)
    theme[keyPath: tokens] = section.tokens
    for (name, problem) in section.problems { theme.broken.note(name, kind, problem) }
  }
}

extension JSONCursor {
  /// Whether the value looks like a token of the W3C format, or a group that holds one.
  fileprivate var holdsDesignTokens: Bool {
    if member("$value") != nil || member("$type") != nil { return true }
    guard case .object(let object) = node.kind else { return false }
    return object.members.contains { member in
      guard case .object(let inner) = member.value.kind else { return false }
      return inner["$value"] != nil
    }
  }
}
