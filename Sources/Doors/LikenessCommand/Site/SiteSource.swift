/// The place where a story is declared.
import Foundation
import Likeness

/// The source of a story on the site: the text of a scene, or file and line of a story in Swift.
package struct SiteSource: Equatable, Sendable {
  package enum Language: String, Sendable {
    case swift = "Swift"
    case json = "JSON"
  }

  package var language: Language
  /// The file, relative to the package or the folder of scenes; `Module/File.swift` for another
  /// package. Never an absolute path.
  package var file: String
  /// The line of a story in Swift, from 1.
  package var line: Int?
  /// Whether the file is in the package, so a ``SourceLink`` can lead there.
  package var isInPackage: Bool
  /// The text of a scene; nil for Swift.
  package var text: String?

  package init(
    language: Language, file: String, line: Int? = nil, isInPackage: Bool = false,
    text: String? = nil
  ) {
    self.language = language
    self.file = file
    self.line = line
    self.isInPackage = isInPackage
    self.text = text
  }

  /// Finds the source of a story. `package` is the folder of the package; nil outside one.
  package init(of source: StorySource, package: String?) {
    switch source {
    case .scene(let path, let text): self.init(language: .json, file: path, text: text)
    case .swift(let fileID, let filePath, let line):
      let file = package.flatMap { pathInPackage(filePath, base: $0) }
      self.init(language: .swift, file: file ?? fileID, line: line, isInPackage: file != nil)
    }
  }

  /// File and line: `Sources/App/Stories.swift:14`.
  package var place: String { line.map { "\(file):\($0)" } ?? file }
}

/// A pattern for the web addresses of sources, such as
/// `https://github.com/me/app/blob/main/{file}#L{line}`.
package struct SourceLink: Equatable, Sendable {
  private let pattern: String

  /// Creates a link, or nil if the pattern is not an `http` or `https` address that contains
  /// `{file}`.
  package init?(_ pattern: String) {
    guard ["https://", "http://"].contains(where: pattern.hasPrefix), pattern.contains("{file}")
    else { return nil }
    self.pattern = pattern
  }

  /// Returns the address of a source, or nil for a scene and for a source of another package.
  func address(of source: SiteSource) -> String? {
    guard source.isInPackage, let line = source.line else { return nil }
    let file = source.file.split(separator: "/", omittingEmptySubsequences: false).map {
      urlComponent(String($0))
    }.joined(separator: "/")
    return pattern.replacing("{file}", with: file).replacing("{line}", with: "\(line)")
  }
}
