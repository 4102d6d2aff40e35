/// Themes for other platforms: one call for each, and what it gives.
import LikenessJSON

/// The forms in which a theme can be handed on.
public enum ExportFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// The W3C design-token format, 2025.10.
  case dtcg
  /// CSS custom properties.
  case css
  /// Android resources.
  case android
  /// Swift constants.
  case swift
}

/// A file that an export gives.
public struct ExportedFile: Hashable, Sendable {
  /// The path below the folder of the export, such as `values/colors.xml`.
  public var path: String
  /// The content.
  public var text: String

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Why a theme can't be exported.
public enum ExportError: Error, Hashable, Sendable {
  /// Two tokens would have one name, since the form allows fewer characters in names than themes do.
  case clash(ExportFormat, name: String, TokenID, TokenID)
  /// What Swift's constants are to be called is no name of a type.
  case badTypeName(String)
}

extension ExportError: CustomStringConvertible {
  /// The cause and the next step, in words.
  public var description: String { ThemeWording.export(self) }
}

extension Theme {
  /// The theme in another form.
  ///
  /// The same theme gives the same files on every machine. Names are changed as each form demands, and never silently into the same
  /// one.
  ///
  /// - Parameters:
  ///   - format: the form.
  ///   - dark: the theme's dark sibling, for a pair of the two; nil for this theme alone.
  ///   - typeName: what Swift's type is called, that of the dark sibling with `Dark` in front; other forms have no use for it.
  /// - Throws: where two tokens would have one name, or where the type's name is none.
  public func exported(
    to format: ExportFormat, dark: Theme? = nil, typeName: String = "ThemeTokens"
  ) throws(ExportError) -> [ExportedFile] {
    switch format {
    case .dtcg:
      let files = [ExportedFile(path: "theme.tokens.json", text: designTokens())]
      return files + (dark.map { [ExportedFile(path: "theme-dark.tokens.json", text: $0.designTokens())] } ?? [])
    case .css: return [ExportedFile(path: "theme.css", text: try css(dark: dark))]
    case .android: return try androidResources(dark: dark)
    case .swift:
      let file = ExportedFile(path: "\(typeName).swift", text: try swift(typeName: typeName))
      guard let dark else { return [file] }
      return [file, ExportedFile(path: "Dark\(typeName).swift", text: try dark.swift(typeName: "Dark\(typeName)"))]
    }
  }
}

/// The names that an export has given, each to one token.
struct ExportNames {
  private let format: ExportFormat
  private var owners: [String: TokenID] = [:]
  private var files: [String: (file: String, token: TokenID)] = [:]

  init(_ format: ExportFormat) {
    self.format = format
  }

  /// Gives `name` to a token, which may have it already.
  mutating func claim(_ name: String, for token: TokenID) throws(ExportError) {
    if let owner = owners.updateValue(token, forKey: name), owner != token { throw .clash(format, name: name, owner, token) }
  }

  /// Gives `name` to a file that a token names, and that others may name as well.
  mutating func claim(_ name: String, file: String, for token: TokenID) throws(ExportError) {
    if let known = files[name], known.file != file { throw .clash(format, name: name, known.token, token) }
    files[name] = (file, token)
  }
}

extension ThemeWording {
  static func export(_ error: ExportError) -> String {
    switch error {
    case .clash(let format, let name, let first, let second):
      "\(token(first)) and \(token(second)) would both be \(quoted(name)) in \(noun(format)); rename one of them"
    case .badTypeName(let name): "\(quoted(name)) is no name for a type in Swift; write one such as ThemeTokens"
    }
  }

  private static func noun(_ format: ExportFormat) -> String {
    switch format {
    case .dtcg: "design tokens"
    case .css: "CSS"
    case .android: "Android's resources"
    case .swift: "Swift"
    }
  }
}
