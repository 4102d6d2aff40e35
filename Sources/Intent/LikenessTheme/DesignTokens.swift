/// Reading the design-token format of the W3C community group, version 2025.10, into a theme.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// Reads a file in the Design Tokens Format of the W3C Design Tokens Community Group, version 2025.10
  /// (designtokens.org/TR/2025.10/format and /color).
  ///
  /// Groups, inherited `$type`, `$root`, `$extends`, aliases (`{group.token}`) and JSON Pointers (`$ref`) are followed. The name of a token
  /// is its path with dots, `brand.primary`; the name of a `$root` token is the path of its group. `color`, `typography`, `dimension`,
  /// `shadow`, `border` and `gradient` tokens become those of the theme. Tokens of other types may be referred to,
  /// and are not kept.
  ///
  /// The format leaves some values open. A `rem` is 16 points, the size that the format suggests. Colors in `srgb`, `hsl` and `hwb` are
  /// computed. Other spaces need powers and roots, whose last digits differ between machines, so their `hex` fallback is used and
  /// required. A border's own dashes become `dashed`, and `none` becomes 0. ``init(json:file:)-([UInt8],_)`` lists the ranges of sizes.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, UTF-8, JSON without comments.
  ///   - file: The name of the file in problems; it is not opened.
  /// - Throws: Every problem, in the order of the file. A theme with a problem is not read in part.
  public init(designTokens bytes: [UInt8], file: String) throws(Problems) {
    let log = ProblemLog(file: file)
    let options = JSONOptions(maximumBytes: Self.fileOptions.maximumBytes)
    self.init()
    if let root = JSONDocument(bytes, file: file, options: options).cursor(log: log) {
      name = DesignTokenExtension.reader(of: root)?.string("name")
      read(DesignTokenTree(root: root))
    }
    if !log.isEmpty { throw log.problems }
  }

  /// Reads a theme in either format.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The file's name or path in problems; it is not opened.
  ///   - format: The format; nil, the default, to decide by the file's name, see ``ThemeFormat/init(file:)``.
  /// - Throws: Every problem.
  public init(_ bytes: [UInt8], file: String, format: ThemeFormat? = nil) throws(Problems) {
    switch format ?? ThemeFormat(file: file) {
    case .dtcg: try self.init(designTokens: bytes, file: file)
    case .likeness: try self.init(json: bytes, file: file)
    }
  }

  private mutating func read(_ tree: DesignTokenTree) {
    let values = DesignTokenValues(tree: tree)
    let kinds = Dictionary(uniqueKeysWithValues: TokenKind.allCases.map { ($0.type.designTokenType, $0.type) })
    for token in tree.tokens {
      guard let type = tree.type(of: token) else { continue }
      if let kind = kinds[type] { kind.read(token, values, into: &self) } else { values.check(token.value, as: type) }
    }
  }
}

extension ThemeValue {
  fileprivate static func read(_ token: DesignToken, _ values: DesignTokenValues, into theme: inout Theme) {
    // A token that repeats an earlier name is only read for its problems.
    guard let value = read(token, values), !token.isRepeated else { return }
    let id = TokenID(kind, token.name)
    if isValue(token.name) { token.cursor.report(ThemeWording.nameLikeHex) }
    if theme[id] != nil { token.cursor.report(ThemeWording.sameName(id)) }
    theme[keyPath: tokens][token.name] = value
    if let target = values.tree.target(of: token) { theme[keyPath: tokens].note(token.name, isAliasOf: target.name) }
    let note = DesignTokenExtension.note(token.cursor)
    if note != TokenNote() { theme.notes[id] = note }
    guard let resolved = values.tree.resolved(token.value, expected: designTokenType) else { return }
    for (part, name) in partNames(of: token, value: resolved, values) { theme.note(part, of: id, isNamed: name) }
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
  /// Which of the file's tokens it is.
  let index: Int
  /// The names of the groups and of the token.
  let path: [String]
  /// The path with dots, that of the group for a `$root` token, unless Likeness's own extension gives another name.
  let name: String
  /// Whether an earlier token has the same path, so that this one is only checked.
  let isRepeated: Bool
  /// The token's own `$type`.
  let ownType: DesignTokenType?
  /// The `$type` of the nearest group that has one.
  let groupType: DesignTokenType?
  /// The token's object.
  let cursor: JSONCursor
  /// The `$value`, or the whole object where the token has a `$ref` in its place.
  let value: JSONCursor
}
