/// Reading the design-token format of the W3C community group, version 2025.10, into a theme.
import LikenessDisplayList
import LikenessJSON

extension Theme {
  /// Reads a file in the Design Tokens Format of the W3C Design Tokens Community Group, version
  /// 2025.10 (designtokens.org/TR/2025.10/format and /color).
  ///
  /// Supports groups, inherited `$type`, `$root`, `$extends`, aliases (`{group.token}`) and JSON
  /// Pointers (`$ref`). A token is named by its dotted path, `brand.primary`; a `$root` token is
  /// named by the path of its group. The theme keeps the types for which it has a property.
  /// Tokens of other types can be referenced but are not kept.
  ///
  /// The format leaves some values open. One `rem` is 16 points, the size the format suggests.
  /// Colors are converted to sRGB by the arithmetic of CSS Color 4; of a color that sRGB lacks, the
  /// nearest is taken by that specification's gamut mapping, with a warning, and so is a `hex` that
  /// contradicts. A border with custom dashes becomes `dashed`, and `none` becomes 0.
  /// ``init(json:file:)-([UInt8],_)`` lists the ranges of sizes.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, UTF-8, JSON without comments.
  ///   - file: The name of the file in problems; the file is not opened.
  /// - Throws: Every problem, in file order.
  public init(designTokens bytes: [UInt8], file: String) throws(Problems) {
    try self.init([ThemeSource(bytes: bytes, file: file)], format: .dtcg)
  }

  /// Reads the tree of one or several files of design tokens.
  ///
  /// - Throws: The limit that the tree exceeds, whose other problems may be untrue: not all of its
  ///   tokens are known.
  init(designTokens root: JSONCursor) throws(Problems) {
    self.init()
    name = DesignTokenExtension.reader(of: root)?.string("name")
    let tree = DesignTokenTree(root: root)
    if let problem = tree.limitProblem { throw Problems([problem]) }
    read(tree)
  }

  /// Reads a theme in either format.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The file's name or path in problems; the file is not opened.
  ///   - format: The format. If nil, the default, the file name decides; see
  ///     ``ThemeFormat/init(file:)``.
  /// - Throws: Every problem.
  public init(_ bytes: [UInt8], file: String, format: ThemeFormat? = nil) throws(Problems) {
    try self.init([ThemeSource(bytes: bytes, file: file)], format: format)
  }

  private mutating func read(_ tree: DesignTokenTree) {
    let values = DesignTokenValues(tree: tree)
    let kinds = Dictionary(
      uniqueKeysWithValues: TokenKind.allCases.map { ($0.type.designTokenType, $0.type) })
    broken = tree.broken
    for token in tree.tokens {
      var (kind, isTyped): ((any ThemeValue.Type)?, Bool) = (nil, false)
      let read = token.cursor.log.watching { () -> (any ThemeValue)? in
        token.cursor.log.repeat(token.problem)
        guard let type = tree.type(of: token) else { return nil }
        (kind, isTyped) = (kinds[type], true)
        if kind == nil { values.check(token.value, as: type) }
        return kind?.value(of: token, values, in: self)
      }
      if let problem = read.problem {
        // Nothing uses a token of a type that is no kind, other than tokens.
        guard kind != nil || !isTyped else { continue }
        broken.note(token.name, kind?.kind, problem)
        if let kind { kind.remove(token.name, from: &self) }
      } else if let value = read.value, !token.isRepeated {
        type(of: value).keep(value, of: token, values, in: &self)
      }
    }
    fileWarnings = tree.cache.warnings
  }
}

extension ThemeValue {
  /// The value of a token. Reports a name that it can't have.
  fileprivate static func value(
    of token: DesignToken, _ values: DesignTokenValues, in theme: Theme
  ) -> (any ThemeValue)? {
    guard let value = read(token, values) else { return nil }
    // A token with a repeated name is read only to report its problems.
    if token.isRepeated { return value }
    if isValue(token.name) { token.cursor.report(ThemeWording.nameLikeHex) }
    let id = TokenID(kind, token.name)
    if theme[id] != nil || theme.broken.holds(id) {
      token.cursor.report(ThemeWording.sameName(id))
    }
    return value
  }

  /// Removes a token that turns out to be invalid, such as by a second one of its name.
  fileprivate static func remove(_ name: String, from theme: inout Theme) {
    theme[keyPath: tokens][name] = nil
  }

  fileprivate static func keep(
    _ value: any ThemeValue, of token: DesignToken, _ values: DesignTokenValues,
    in theme: inout Theme
  ) {
    guard let value = value as? Self else { return }
    let id = TokenID(kind, token.name)
    theme[keyPath: tokens][token.name] = value
    if let target = values.tree.target(of: token) {
      theme[keyPath: tokens].note(token.name, isAliasOf: target.name)
    }
    let note = DesignTokenExtension.note(token.cursor)
    if note != TokenNote() { theme.notes[id] = note }
    let names = values.tree.resolved(token.value, expected: designTokenType).map {
      partNames(of: token, value: $0, values)
    }
    for (part, name) in names ?? [] { theme.note(part, of: id, isNamed: name) }
  }
}

/// The types of design tokens.
package enum DesignTokenType: String, CaseIterable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
}

/// A token of a design-token file.
package struct DesignToken {
  /// The index of the token in the file.
  let index: Int
  let path: [String]
  /// The dotted path, or the group's path for a `$root` token, unless a Likeness extension gives
  /// another name.
  let name: String
  /// Whether an earlier token has the same path. Such a token is only checked.
  let isRepeated: Bool
  let ownType: DesignTokenType?
  /// The `$type` of the nearest group that has one.
  let groupType: DesignTokenType?
  /// Why ``groupType`` is not what the file means; nil if it is.
  let groupProblem: Problem?
  /// The first problem of the token apart from its type and its value.
  let problem: Problem?
  let cursor: JSONCursor
  /// The `$value`, or the whole object if the token has a `$ref` instead.
  let value: JSONCursor
}
