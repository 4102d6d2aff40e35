/// The way from the root of a file to a value, as people write it: `views[2].style.cornerRadius`.
@_exported import func LikenessGraphics.quoted

/// A way from the root of a file to a value in it.
///
/// Each step holds on to the one before it, so that a path costs the same however long the names above it are: a hostile file can't
/// make its values expensive by standing deep in groups with long names. The text is made where somebody asks for it.
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

  /// The way along the given keys.
  package init(_ keys: String...) {
    self = keys.reduce(.root) { $0.key($1) }
  }

  /// The way on to a member of an object.
  package func key(_ key: String) -> JSONPath { JSONPath(last: Step(.key(key), after: last)) }

  /// The way on to an element of an array, counted from 0.
  package func index(_ index: Int) -> JSONPath { JSONPath(last: Step(.index(index), after: last)) }

  /// Whether this is the root.
  package var isRoot: Bool { last == nil }

  /// The way as text: keys joined by dots, places in arrays in brackets; empty at the root.
  ///
  /// A key that holds more than letters, digits, `_`, `-` and `$` is quoted, `colors["dark blue"]`, and a long one is cut.
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
      && key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-" || $0 == "$" }
  }

  /// Whether both read the same.
  package static func == (a: JSONPath, b: JSONPath) -> Bool { a.last === b.last || a.description == b.description }

  /// Feeds the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
