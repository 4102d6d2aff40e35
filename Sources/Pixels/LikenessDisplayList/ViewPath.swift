/// The place of a view in the tree of views.
import LikenessBase

/// The names of the views from the root to one: `NewsView/title`.
///
/// A name never contains `/`. Siblings with the same name get a number: `Feed/Row[2]`.
public struct ViewPath: Hashable, Sendable {
  /// The names, with `/` between them.
  public let description: String

  /// Creates the path that a text writes; the empty text is the path of no view.
  public init(_ text: String) { description = text }

  /// Paths are equal where they are written alike, scalar by scalar.
  public static func == (a: Self, b: Self) -> Bool { a.description.hasScalars(of: b.description) }

  /// The path of a view inside this one. The empty path has the roots inside it.
  package func appending(_ name: String) -> ViewPath {
    ViewPath(description.isEmpty ? name : description + "/" + name)
  }

  /// The path of the view around this one; nil for a root.
  package var container: ViewPath? {
    lastSlash.map { ViewPath(String(description[..<$0])) }
  }

  /// The name of the view itself.
  package var name: Substring {
    lastSlash.map { description[description.utf8.index(after: $0)...] } ?? description[...]
  }

  /// The name without the number among siblings: `Row` for `Feed/Row[2]`.
  package var baseName: Substring {
    let name = name
    guard name.utf8.last == UInt8(ascii: "]"),
      let open = name.utf8.lastIndex(of: UInt8(ascii: "["))
    else { return name }
    let digits = name.utf8[name.utf8.index(after: open)...].dropLast()
    return !digits.isEmpty && digits.allSatisfy { (48...57).contains($0) } ? name[..<open] : name
  }

  /// Whether the view is another one or inside it.
  package func isInside(_ other: ViewPath) -> Bool {
    self == other || description.utf8.starts(with: (other.description + "/").utf8)
  }

  /// Whether names stand in the path one after another: `Card/badge`.
  package func contains(_ names: String) -> Bool {
    let (own, wanted) = (description.split(separator: "/"), names.split(separator: "/"))
    return own.indices.contains { own[$0...].starts(with: wanted) }
  }

  /// Whether the path is a text, or ends with its names: `Card/badge`.
  package func ends(with names: String) -> Bool {
    description == names || description.hasSuffix("/" + names)
  }

  private var lastSlash: String.Index? { description.utf8.lastIndex(of: UInt8(ascii: "/")) }
}

extension ViewPath: CustomStringConvertible, ExpressibleByStringInterpolation {
  /// Creates the path that a literal writes.
  public init(stringLiteral text: String) { self.init(text) }
}

/// The name of a view among siblings: `base` for the first of its name, `base[2]` for the second.
package func numbered(_ base: String, _ count: Int) -> String {
  count < 2 ? base : base + "[" + String(count) + "]"
}
