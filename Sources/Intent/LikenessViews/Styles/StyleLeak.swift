/// Finds properties that a functional style leaves behind when another style replaces it.

/// A property that one style set and the next did not reset.
public struct StyleLeak: Hashable, Sendable {
  /// The view, as a path from the styled view.
  public let path: String
  /// The property: `viewStyle.backgroundColor`.
  public let property: String
  /// The value left by the first style.
  public let left: String
  /// The value with the second style alone.
  public let alone: String
}

extension StyleLeak: CustomStringConvertible {
  /// A sentence that describes the leak.
  public var description: String {
    "\(path): \(property) is \(left), where the second style alone leaves \(alone)"
  }
}

/// Returns what a functional style leaves behind when another replaces it, for example for another
/// control state.
///
/// A functional style changes only what it names. If the style for `on` sets a property that the
/// style for `off` does not, a control that was on keeps it. This applies `second` to one view, and
/// `first` then `second` to another, and compares the style properties of both trees. Check both
/// orders. Content and properties that your own classes declare are not compared.
///
/// ```swift
/// #expect(styleLeaks(from: toggle.onStyle, to: toggle.offStyle) { CustomSwitch() } == [])
/// ```
///
/// - Parameters:
///   - first: The style that is replaced.
///   - second: The style that replaces it.
///   - make: Creates an unstyled view.
/// - Returns: What `first` left behind, in tree order, then alphabetically.
public func styleLeaks<T: View>(from first: (T) -> Void, to second: (T) -> Void, on make: () -> T)
  -> [StyleLeak]
{
  let used = make()
  first(used)
  second(used)
  let fresh = make()
  second(fresh)
  let left = styleProperties(of: used)
  let alone = styleProperties(of: fresh)
  let keys = Set(left.keys).union(alone.keys).sorted()
  return keys.compactMap { key in
    let (a, b) = (left[key] ?? "not set", alone[key] ?? "not set")
    return a == b ? nil : StyleLeak(path: key.path, property: key.property, left: a, alone: b)
  }
}

private struct PropertyKey: Hashable, Comparable {
  let place: Int
  let path: String
  let property: String

  static func < (a: PropertyKey, b: PropertyKey) -> Bool {
    (a.place, a.path, a.property) < (b.place, b.path, b.property)
  }
}

private func styleProperties(of root: View) -> [PropertyKey: String] {
  var found: [PropertyKey: String] = [:]
  var place = 0
  // Siblings are counted once: a view that asks for its own path counts those before it.
  var remaining = [(view: root, path: root.path)]
  while let (view, path) = remaining.popLast() {
    view.styleAsSet.forEachValue { found[PropertyKey(place: place, path: path, property: $0)] = $1 }
    place += 1
    var siblings = SiblingNames()
    remaining += view.subviews.map { ($0, path + "/" + siblings.next($0.baseName)) }.reversed()
  }
  return found
}
