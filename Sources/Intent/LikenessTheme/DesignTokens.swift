/// Reading the design-token format of the W3C community group, version 2025.10, into a theme.
import LikenessGraphics
import LikenessJSON

extension Theme {
  /// Reads a file in the Design Tokens Format of the W3C Design Tokens Community Group, version 2025.10
  /// (designtokens.org/TR/2025.10/format and /color).
  ///
  /// Groups, inherited `$type`, `$root`, `$extends`, aliases (`{group.token}`) and JSON Pointers (`$ref`) are followed. A token is
  /// named by its path with dots, `brand.primary`; a `$root` token by the path of its group. `color`, `typography`, `dimension`,
  /// `shadow`, `border` and `gradient` tokens become those of the theme; tokens of the other types are checked, may be referred to,
  /// and are not kept.
  ///
  /// What the format leaves open: a `rem` is 16 points, the size that the format suggests. Colours in `srgb`, `hsl` and `hwb` are
  /// computed; other spaces need powers and roots, whose last digits differ between machines, so that their `hex` fallback is taken,
  /// and its absence is a problem. A border's own dashes become `dashed`, and `none` becomes 0. Sizes lie in the ranges that
  /// ``init(json:file:)-([UInt8],_)`` states.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, UTF-8, JSON without comments.
  ///   - file: what problems call the file; it is not opened.
  /// - Throws: every problem, in the order of the file. A theme with a problem is not read in part.
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
  ///   - bytes: the content of the file.
  ///   - file: the file's name or path, which problems give; it is not opened.
  ///   - format: the format; nil, the default, takes the one that the file's name tells, see ``ThemeFormat/init(file:)``.
  /// - Throws: every problem.
  public init(_ bytes: [UInt8], file: String, format: ThemeFormat? = nil) throws(Problems) {
    switch format ?? ThemeFormat(file: file) {
    case .dtcg: try self.init(designTokens: bytes, file: file)
    case .likeness: try self.init(json: bytes, file: file)
    }
  }

  private mutating func read(_ tree: DesignTokenTree) {
    let values = DesignTokenValues(tree: tree)
    source.groups = tree.notes
    for token in tree.tokens {
      guard let type = tree.type(of: token) else { continue }
      func keep<Value>(_ tokens: inout Tokens<Value>, _ kind: TokenKind, _ value: Value?) -> TokenID? {
        // One that repeats a name that was given before was read for its problems.
        guard let value, !token.isRepeated else { return nil }
        let id = TokenID(kind, token.name)
        if kind == .color, token.name.first == "#" { token.cursor.report(ThemeWording.nameLikeHex) }
        if tokens[token.name] != nil { token.cursor.report(ThemeWording.sameName(id)) }
        tokens[token.name] = value
        if let target = tree.target(of: token) { tokens.note(token.name, isAliasOf: target.name) }
        return id
      }
      var id: TokenID?
      switch type {
      case .color: id = keep(&colors, .color, values.color(token.value))
      case .typography: id = keep(&fonts, .font, values.font(token))
      case .dimension: id = keep(&dimensions, .dimension, values.dimension(token.value))
      case .shadow: id = keep(&shadows, .shadow, values.shadows(token.value))
      case .border: id = keep(&borders, .border, values.border(token.value))
      case .gradient: id = keep(&gradients, .gradient, values.gradient(token.value))
      case .fontFamily: _ = values.families(token.value)
      case .fontWeight: _ = values.weight(token.value)
      case .strokeStyle: _ = values.strokeStyle(token.value)
      case .number: _ = values.number(token.value)
      case .duration: values.checkDuration(token.value)
      case .cubicBezier: values.checkCubicBezier(token.value)
      case .transition: values.checkTransition(token.value)
      }
      if !token.isRepeated { keepSource(of: token, type, id, tree) }
      if let id { for (part, name) in values.partNames(token, type) { note(part, of: id, isNamed: name) } }
    }
  }

  /// Keeps how a token was given, for writing it in the same way.
  private mutating func keepSource(of token: DesignToken, _ type: DesignTokenType, _ id: TokenID?, _ tree: DesignTokenTree) {
    let pointer = token.cursor.member("$ref").map { JSONProperty("$ref", tree.memory.json(of: $0)) }
    let note = DesignTokenExtension.note(token.cursor, foreign: tree.memory.foreignExtensions(of: token.cursor))
    if let id, !note.isEmpty { notes[id] = note }
    source.entries.append(
      DesignTokenSource.Entry(
        path: token.path, type: type, token: id, value: id.flatMap { self[$0] },
        member: pointer ?? JSONProperty("$value", tree.memory.json(of: token.value)), note: note))
  }
}

/// The types of design tokens.
enum DesignTokenType: String, CaseIterable {
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
struct DesignToken {
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
