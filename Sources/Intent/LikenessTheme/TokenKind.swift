/// The table of token kinds: what a kind declares, and what code that treats all kinds alike
/// derives from it.
import LikenessBase
import LikenessDisplayList
import LikenessJSON

/// A design value that themes hold under names.
///
/// Each kind of token is declared once: by a type that conforms to this protocol, in a file of its
/// own, and by its lines in the list in Theme.swift. Reading, writing, comparing, showing and
/// exporting are derived from these.
package protocol ThemeValue: Hashable, Encodable, Sendable {
  static var kind: TokenKind { get }
  /// The theme's tokens of this kind.
  static var tokens: WritableKeyPath<Theme, Tokens<Self>> { get }

  /// The colors inside the value, in order. By default none.
  var colors: [StraightColor] { get }
  /// The value in one line, for people.
  var summary: String { get }
  /// The value as an amount that a bar can show, in points or a unit that is shown as a point. By
  /// default none.
  var measure: (amount: Double, unit: String)? { get }

  // MARK: Theme files

  /// Whether text in a theme file is a value rather than the name of another token. By default it
  /// is a name.
  static func isValue(_ text: String) -> Bool
  static func read(_ cursor: JSONCursor, for id: TokenID, _ reader: ThemeReader) -> Self?
  func json(_ names: PartNames<JSONValue>) -> JSONValue

  // MARK: Design tokens (W3C)

  static var designTokenType: DesignTokenType { get }
  static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self?
  /// The parts of a token that its file gives by name. By default the colors of the value, or of
  /// the values in its list.
  static func partNames(of token: DesignToken, value: JSONCursor, _ values: DesignTokenValues) -> [(
    TokenPart, String
  )]
  /// The `$value`.
  func designToken(_ names: PartNames<JSONValue>) -> JSONValue
  /// The members that the format lacks; see ``DesignTokenExtension``. None by default.
  func designTokenExtension(_ names: PartNames<JSONValue>) -> [JSONProperty]

  // MARK: Exports

  /// The value in CSS, by the end of the property's name; in Android's resources, by the element;
  /// in Swift, by an empty name. Empty for what the format lacks.
  ///
  /// - Parameter paints: The colors inside the value, as the format writes them or names them.
  func exported(to format: ExportFormat, _ paints: [String]) -> ExportedValues
}

/// Values in an export, by what tells them apart.
package typealias ExportedValues = KeyValuePairs<String, String>

/// A format to which themes can be exported.
package enum ExportFormat: String, CaseIterable, Sendable { case dtcg, css, android, swift }

/// The written names of parts that were given by name; nil for parts with values of their own.
package typealias PartNames<Form> = (TokenPart) -> Form?

extension ThemeValue {
  package var colors: [StraightColor] { [] }
  package var measure: (amount: Double, unit: String)? { nil }
  package static func isValue(_ text: String) -> Bool { false }
  package static func partNames(
    of token: DesignToken, value: JSONCursor, _ values: DesignTokenValues
  ) -> [(TokenPart, String)] {
    // A token that stands for another is written as that name, without its parts.
    guard values.tree.target(of: token) == nil else { return [] }
    return values.colorNames(
      value.asArrayOrItself.map { values.tree.element($0, of: designTokenType) })
  }
  package func designTokenExtension(_ names: PartNames<JSONValue>) -> [JSONProperty] { [] }
}

/// The identity of a token in a theme. Tokens of different kinds may share a name.
package struct TokenID: Hashable, Encodable, Sendable, CustomStringConvertible {
  package var kind: TokenKind
  package var name: String

  package init(_ kind: TokenKind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  package var description: String { "\(kind.rawValue) \(quoted(name))" }
}

/// The value of a token of any kind.
package struct TokenValue: Hashable, Sendable, CustomStringConvertible {
  package let content: any ThemeValue

  package init(_ content: any ThemeValue) { self.content = content }

  package var kind: TokenKind { type(of: content).kind }
  package var colors: [StraightColor] { content.colors }
  package var description: String { content.summary }

  package static func == (a: TokenValue, b: TokenValue) -> Bool {
    AnyHashable(a.content) == AnyHashable(b.content)
  }

  package func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension TokenValue: Encodable {
  /// Writes the value without its kind, such as `"#333399"`.
  package func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }
}

extension Theme {
  /// The tokens of all kinds, kind by kind, each kind in the order of its file.
  package var tokenIDs: [TokenID] {
    TokenKind.allCases.flatMap { kind in kind.type.names(in: self).map { TokenID(kind, $0) } }
  }

  /// The tokens with their values, in the same order.
  package var tokens: [(id: TokenID, value: TokenValue)] {
    tokenIDs.compactMap { id in self[id].map { (id, $0) } }
  }

  /// The value of a token; nil if the theme doesn't have it.
  package subscript(id: TokenID) -> TokenValue? { id.kind.type.value(of: id.name, in: self) }

  /// The token that this one was declared to stand for; see ``Tokens/alias(of:)``.
  package func alias(of id: TokenID) -> TokenID? {
    id.kind.type.alias(of: id.name, in: self).map { TokenID(id.kind, $0) }
  }

  /// Whether both have the same name, the same tokens and the same problems of tokens. How these
  /// were given, and what was noted about them, makes no difference.
  public static func == (a: Theme, b: Theme) -> Bool {
    a.name == b.name && a.broken == b.broken
      && TokenKind.allCases.allSatisfy { $0.type.isEqual(in: a, b) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    for kind in TokenKind.allCases { kind.type.hash(of: self, into: &hasher) }
  }
}

extension ThemeValue {
  fileprivate static func names(in theme: Theme) -> [String] { theme[keyPath: tokens].names }
  fileprivate static func value(of name: String, in theme: Theme) -> TokenValue? {
    theme[keyPath: tokens][name].map { TokenValue($0) }
  }
  fileprivate static func alias(of name: String, in theme: Theme) -> String? {
    theme[keyPath: tokens].alias(of: name)
  }
  fileprivate static func isEqual(in a: Theme, _ b: Theme) -> Bool {
    a[keyPath: tokens] == b[keyPath: tokens]
  }
  fileprivate static func hash(of theme: Theme, into hasher: inout Hasher) {
    hasher.combine(theme[keyPath: tokens])
  }
}
