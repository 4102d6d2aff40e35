/// The groups of a design-token file that is being written, and the places of tokens in them.
import LikenessJSON

/// A group with its members in order.
final class DesignTokenGroup {
  private enum Member {
    case group(DesignTokenGroup)
    case token([JSONProperty])
  }

  /// `$description` and the like.
  var attributes: [JSONProperty] = []
  private var names: [String] = []
  private var members: [String: Member] = [:]

  /// How deep tokens are put, less than readers take; a name with more dots is said in another way.
  private static let depth = 60

  /// The most bytes of one name in a path. 256: beyond what people write, and little enough that
  /// many tokens in deep groups stay small.
  static let longestName = 256

  /// The path that says a name; nil for a name that no path can say.
  static func path(of name: String) -> [String]? {
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let fits = path.allSatisfy { part in
      !part.isEmpty && part.utf8.count <= longestName && part.first != "$"
        && !part.contains { "{}".contains($0) }
    }
    return fits && path.count <= depth ? path : nil
  }

  /// The name that readers give to the token at a path.
  static func name(of path: [String]) -> String {
    (path.last == "$root" && path.count > 1 ? path.dropLast() : path[...]).joined(separator: ".")
  }

  /// The group at a path, made where there is none; nil if a token stands in the way.
  func group(at path: [String]) -> DesignTokenGroup? {
    guard let first = path.first else { return self }
    switch members[first] {
    case .group(let inner): return inner.group(at: Array(path.dropFirst()))
    case .token: return nil
    case nil:
      let inner = DesignTokenGroup()
      names.append(first)
      members[first] = .group(inner)
      return inner.group(at: Array(path.dropFirst()))
    }
  }

  /// Keeps a place for a token; false where it is taken.
  func reserve(_ path: [String]) -> Bool {
    guard let name = path.last, let group = group(at: path.dropLast()), group.members[name] == nil
    else { return false }
    group.names.append(name)
    group.members[name] = .token([])
    return true
  }

  /// Finds a place for a token that has none: the path that its name says, or one near it at the
  /// top.
  ///
  /// - Parameter groups: the paths that are groups of other tokens, in which a token of that name
  ///   is the `$root`.
  func place(_ id: TokenID, groups: Set<[String]>) -> [String] {
    if let path = Self.path(of: id.name) {
      let isGroup = groups.contains(path)
      if isFree(path, isGroup: isGroup), reserve(isGroup ? path + ["$root"] : path) {
        return isGroup ? path + ["$root"] : path
      }
    }
    // 48 characters have at most 192 bytes, which leaves room for a number.
    var base = String(
      String(id.name.unicodeScalars.prefix(48)).map { "{}.".contains($0) ? "-" : $0 })
    if base.isEmpty || base.first == "$" { base = "-" + base }
    var name = base
    var number = 1
    while !reserve([name]) {
      name = number == 1 ? "\(base)-\(id.kind.rawValue)" : "\(base)-\(id.kind.rawValue)-\(number)"
      number += 1
    }
    return [name]
  }

  /// Whether nothing stands at a path or in the way to it; a group may, where the token is its
  /// `$root`.
  private func isFree(_ path: [String], isGroup: Bool) -> Bool {
    switch path.first.flatMap({ members[$0] }) {
    case .token: return false
    case .group(let inner):
      return path.count == 1 ? isGroup : inner.isFree(Array(path.dropFirst()), isGroup: isGroup)
    case nil: return true
    }
  }

  /// Fills a place that was kept.
  func put(_ token: [JSONProperty], at path: [String]) {
    if let name = path.last { group(at: path.dropLast())?.members[name] = .token(token) }
  }

  var json: JSONValue {
    .object(
      attributes
        + names.compactMap { name in
          switch members[name] {
          case .group(let group): JSONProperty(name, group.json)
          case .token(let members): JSONProperty(name, .object(members))
          case nil: nil
          }
        })
  }
}
