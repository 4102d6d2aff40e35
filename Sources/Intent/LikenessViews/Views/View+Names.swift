/// The names of views in paths: their own or their class, with a number among equal siblings.
import LikenessBase
import LikenessDisplayList

extension ViewProperties {
  /// The view's own name, or that of its class without module and enclosing types.
  public var baseName: String { name ?? className(of: self) }

  /// The part of a path that stands for this view: its ``baseName``, and from the second sibling of
  /// one name on a number, `Label[2]`.
  ///
  /// Adding a view behind its siblings leaves their names as they are.
  public var pathName: String {
    guard let siblings = superview?.subviews else { return baseName }
    let base = baseName
    var count = 0
    for sibling in siblings {
      if sibling.baseName == base { count += 1 }
      if sibling === self { break }
    }
    return numbered(base, count)
  }

  /// The names from the root of the tree to this view, joined by `/`.
  public var path: String {
    lineage.map(\.pathName).reversed().joined(separator: "/")
  }
}

/// Hands out the names of siblings in order.
struct SiblingNames {
  /// The first few base names, which are found faster in a row than by hash, and how often each
  /// came; most views have no more of them inside.
  private var few: [(base: String, count: Int)] = []
  private var counts: [String: Int] = [:]

  /// The name of the next sibling, which has this base name.
  mutating func next(_ base: String) -> String {
    if let place = few.firstIndex(where: { $0.base == base }) {
      few[place].count += 1
      return numbered(base, few[place].count)
    }
    if few.count < 8 {
      few.append((base, 1))
      return base
    }
    let count = counts[base, default: 0] + 1
    counts[base] = count
    return numbered(base, count)
  }
}

/// Whether a path can hold `name`. A number in brackets at its end would be that of a sibling.
package func isAcceptableName(_ name: String) -> Bool {
  guard ViewPath(name).baseName == name else { return false }
  guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last else {
    return false
  }
  // The characters of nearly all names need no table of Unicode.
  if name.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") }) { return true }
  guard !first.properties.isWhitespace, !last.properties.isWhitespace else { return false }
  return name.unicodeScalars.allSatisfy {
    $0 != "/" && $0.value >= 32 && !(127..<160).contains($0.value)
  }
}

private func className(of view: View) -> String {
  let kind = ObjectIdentifier(type(of: view))
  if let known = classNames.withLock({ $0[kind] }) { return known }
  // A generic class has its parameters in its name, and those may hold anything but a slash; a
  // local one may be "(unknown context)".
  let text = String(describing: type(of: view))
  let name = isAcceptableName(text) ? text : "View"
  classNames.withLock { $0[kind] = name }
  return name
}

/// The names that were asked for: every view of a picture asks for one, which takes the runtime
/// long to make.
private let classNames = Locked<[ObjectIdentifier: String]>([:])
