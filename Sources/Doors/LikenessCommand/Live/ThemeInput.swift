/// Themes of a gallery that come from files: `--theme-from brand=themes/brand.json`.
import Foundation
import Likeness

/// A named theme and its file.
struct ThemeInput: Sendable {
  let name: String
  let file: String

  /// Reads `name=file`.
  init(_ text: String) throws(ThemeInputError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count == 2, let name = parts.first, let file = parts.last, !name.isEmpty,
      !file.isEmpty
    else { throw .noFile(text) }
    guard !file.contains("://") else { throw .url(file) }
    self.name = name
    self.file = file
  }

  /// Reads the file.
  func theme() throws(Problems) -> Theme { try Theme(contentsOfFile: file) }
}

/// The reason why a `name=file` argument is invalid.
enum ThemeInputError: Error, Hashable, CustomStringConvertible {
  case noFile(String)
  case url(String)

  /// The problem and the next step; follows the name of the option.
  var description: String {
    switch self {
    case .noFile(let text): " is '\(text)'. Give a name and a file: brand=themes/brand.json."
    case .url(let url):
      " names the URL '\(url)'. Give a file; to fetch a theme from a server, use LikenessFetch."
    }
  }
}

extension Gallery {
  /// Returns the gallery with these themes instead of those of the same name, also in stories with
  /// their own themes; others are added.
  package func replacing(_ themes: [String: Theme]) -> Gallery {
    var gallery = self
    gallery.themes.merge(themes) { _, new in new }
    for index in gallery.stories.indices {
      for (name, theme) in themes where gallery.stories[index].themes?[name] != nil {
        gallery.stories[index].themes?[name] = theme
      }
    }
    return gallery
  }
}
