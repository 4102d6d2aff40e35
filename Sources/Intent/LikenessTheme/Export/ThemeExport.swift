/// Themes for other platforms: one call for each, and what it gives.
import LikenessJSON

/// The forms in which a theme can be handed on.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// The W3C design-token format, 2025.10.
  case dtcg
  /// CSS custom properties.
  case css
  /// Android resources.
  case android
  /// Swift constants.
  case swift
}

extension ExportFormat {
  /// What every exported file that can hold a comment starts with: by it a file is known as one that may be replaced.
  static let mark = "Made by Likeness from a theme file; change that and export it again."

  /// Whether a file was exported in this form before. Design tokens hold no comment: they are known by being written as Likeness writes them.
  package func isExported(_ bytes: [UInt8]) -> Bool {
    guard self == .dtcg else { return String(decoding: bytes, as: UTF8.self).contains(Self.mark) }
    return (try? Theme(designTokens: bytes, file: ""))?.designTokens().utf8.elementsEqual(bytes) == true
  }
}

/// A file that an export gives.
package struct ExportedFile: Hashable, Sendable {
  /// The path below the folder of the export, such as `values/colors.xml`.
  package var path: String
  /// The content.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Two tokens that would have one name in a form, which allows fewer characters in names than themes do.
package struct NameClash: Hashable, Sendable {
  /// The name in the form; where they would share several, the first of these.
  package var name: String
  /// The token that comes first.
  package var first: TokenID
  /// The token that would take its name.
  package var second: TokenID

  package init(name: String, _ first: TokenID, _ second: TokenID) {
    self.name = name
    self.first = first
    self.second = second
  }
}

/// Why a theme can't be exported.
package enum ExportError: Error, Hashable, Sendable {
  /// Tokens would have names of others: all of them, in the order of the theme.
  case clashes(ExportFormat, [NameClash])
  /// The name for Swift's constants can't be the name of a type.
  case badTypeName(String)
}

extension ExportError: CustomStringConvertible {
  /// The cause and the next step, in words.
  package var description: String { ThemeWording.export(self) }
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
  package func exported(
    to format: ExportFormat, dark: Theme? = nil, typeName: String = "ThemeTokens"
  ) throws(ExportError) -> [ExportedFile] {
    switch format {
    case .dtcg:
      let files = [ExportedFile(path: "theme.tokens.json", text: designTokens())]
      return files + (dark.map { [ExportedFile(path: "theme-dark.tokens.json", text: $0.designTokens())] } ?? [])
    case .css: return [ExportedFile(path: "theme.css", text: try css(dark: dark))]
    case .android: return try androidResources(dark: dark)
    case .swift:
      // Each type has names of its own. Clashes in both are reported together.
      var names = ExportNames(.swift)
      var files = [ExportedFile(path: "\(typeName).swift", text: try swift(typeName: typeName, &names))]
      if let dark {
        names.forgetOwners()
        files.append(ExportedFile(path: "Dark\(typeName).swift", text: try dark.swift(typeName: "Dark\(typeName)", &names)))
      }
      try names.check()
      return files
    }
  }
}

/// The names that an export has given, each to one token, and who would have had one of them as well.
struct ExportNames {
  private let format: ExportFormat
  private var owners: [String: TokenID] = [:]
  private var files: [String: (file: String, token: TokenID)] = [:]
  private var clashes: [NameClash] = []
  private var pairs: Set<[TokenID]> = []

  init(_ format: ExportFormat) {
    self.format = format
  }

  /// Gives `name` to a token, which may have it already.
  mutating func claim(_ name: String, for token: TokenID) {
    guard let owner = owners[name] else {
      owners[name] = token
      return
    }
    if owner != token { note(name, owner, token) }
  }

  /// Gives `name` to a file that a token names, and that others may name as well.
  mutating func claim(_ name: String, file: String, for token: TokenID) {
    guard let known = files[name] else {
      files[name] = (file, token)
      return
    }
    if known.file != file { note(name, known.token, token) }
  }

  /// Once for two tokens, however many parts of theirs clash.
  private mutating func note(_ name: String, _ first: TokenID, _ second: TokenID) {
    if pairs.insert([first, second]).inserted { clashes.append(NameClash(name: name, first, second)) }
  }

  /// Gives all names back; what clashed is kept.
  mutating func forgetOwners() {
    owners = [:]
    files = [:]
  }

  /// Throws where names clashed.
  func check() throws(ExportError) {
    if !clashes.isEmpty { throw .clashes(format, clashes) }
  }
}

extension ThemeWording {
  static func export(_ error: ExportError) -> String {
    switch error {
    case .clashes(let format, let clashes):
      clashes.map { clash in
        "\(clash.first) and \(clash.second) would both be \(quoted(clash.name)) in \(noun(format)); rename one of them"
      }.joined(separator: "\n")
    case .badTypeName(let name): "invalid type name \(quoted(name)); write one such as ThemeTokens"
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
