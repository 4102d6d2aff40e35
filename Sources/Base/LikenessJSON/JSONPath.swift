/// The path from the root of a file to a value, as people write it: `views[2].style.cornerRadius`.
@_exported import func LikenessBase.quoted

/// A path from the root of a file to a value.
///
/// Each step refers to the previous one, so extending a path costs the same however long its names
/// are. A hostile file can't make values expensive by nesting them in groups with long names. The
/// text is made on request.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  private final class Step: Sendable {
    enum Name: Sendable {
      case key(String)
      case index(Int)
    }
    let name: Name
    let parent: Step?

    init(_ name: Name, after parent: Step?) {
      self.name = name
      self.parent = parent
    }
  }

  private let last: Step?

  /// The root of a file.
  package static let root = JSONPath(last: nil)

  private init(last: Step?) {
    self.last = last
  }

  package init(_ keys: String...) {
    self = keys.reduce(.root) { $0.key($1) }
  }

  /// The path of a member of an object.
  package func key(_ key: String) -> JSONPath { JSONPath(last: Step(.key(key), after: last)) }

  /// The path of an element of an array, counted from 0.
  package func index(_ index: Int) -> JSONPath { JSONPath(last: Step(.index(index), after: last)) }

  /// Whether this is the root.
  var isRoot: Bool { last == nil }

  /// The path as text: keys joined by dots, indices in brackets; empty for the root.
  ///
  /// A key with other characters than letters, digits, `_`, `-` and `$` is quoted, `colors["dark
  /// blue"]`, and a long one is truncated.
  package var description: String {
    var steps: [Step] = []
    var step = last
    while let current = step {
      steps.append(current)
      step = current.parent
    }
    var text = ""
    for step in steps.reversed() {
      switch step.name {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where isPlain(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(quoted(key))]"
      }
    }
    return text
  }

  private func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 60
      && key.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
          || $0 == "$"
      }
  }

  /// Whether both have the same text.
  package static func == (a: JSONPath, b: JSONPath) -> Bool {
    a.last === b.last || a.description == b.description
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
