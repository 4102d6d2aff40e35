/// The path from the root of a file to a value, as people write it: `views[2].style.cornerRadius`.
@_exported import func LikenessBase.quoted

/// A path from the root of a file to a value.
///
/// Each path refers to that of its container, so extending it costs the same however long its names
/// are. A hostile file can't make values expensive by nesting them in groups with long names. The
/// text is made on request.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  private enum Name: Sendable {
    case key(String)
    case index(Int)
  }

  /// The path of an object or array, which the paths of all values in it share.
  package final class Container: Sendable {
    fileprivate let path: JSONPath

    fileprivate init(_ path: JSONPath) { self.path = path }

    /// The path of a member of the object.
    package func key(_ key: String) -> JSONPath { JSONPath(container: self, name: .key(key)) }

    /// The path of an element of the array, counted from 0.
    package func index(_ index: Int) -> JSONPath { JSONPath(container: self, name: .index(index)) }
  }

  private let container: Container?
  /// The last step; nil for the root.
  private let name: Name?

  /// The root of a file.
  package static let root = JSONPath(container: nil, name: nil)

  private init(container: Container?, name: Name?) {
    self.container = container
    self.name = name
  }

  package init(_ keys: String...) {
    self = keys.reduce(.root) { $0.key($1) }
  }

  /// This path, as the one that contains others.
  package var asContainer: Container { Container(self) }

  /// The path of a member of an object.
  package func key(_ key: String) -> JSONPath { asContainer.key(key) }

  /// The path of an element of an array, counted from 0.
  package func index(_ index: Int) -> JSONPath { asContainer.index(index) }

  /// Whether this is the root.
  var isRoot: Bool { name == nil }

  /// The path as text: keys joined by dots, indices in brackets; empty for the root.
  ///
  /// A key with other characters than letters, digits, `_`, `-` and `$` is quoted, `colors["dark
  /// blue"]`, and a long one is truncated.
  package var description: String {
    var names: [Name] = []
    var path: JSONPath? = self
    while let current = path {
      if let name = current.name { names.append(name) }
      path = current.container?.path
    }
    var text = ""
    for name in names.reversed() {
      switch name {
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
    a.description == b.description
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
