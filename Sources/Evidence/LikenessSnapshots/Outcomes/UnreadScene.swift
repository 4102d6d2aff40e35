/// A scene that could not be read, in the log of a run.
import LikenessBase

/// A problem with a scene, which keeps its pictures from being checked.
package struct UnreadScene: Hashable, Codable, Sendable {
  /// The file; nil for problems that are only counted.
  package var file: String?
  /// The line, from 1; nil if the problem concerns the whole file.
  package var line: Int?
  /// The character in the line, from 1.
  package var column: Int?
  /// What is wrong, without the place.
  package var message: String

  package init(file: String? = nil, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension UnreadScene: CustomStringConvertible {
  /// The problem in one line: `cards/news.json:3:5: Unknown style.`.
  package var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return printable((place.isEmpty ? "" : place.joined(separator: ":") + ": ") + message)
  }
}
