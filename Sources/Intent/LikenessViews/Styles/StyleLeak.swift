/// Finds what a functional style leaves behind when another one takes its place.

/// A property that one style set and the next one did not take back.
public struct StyleLeak: Hashable, Sendable {
  /// The view, as a path from the one that is styled.
  public let path: String
  /// The property: `viewStyle.backgroundColor`.
  public let property: String
  /// What is left of the first style.
  public let left: String
  /// What the second style alone makes of it.
  public let alone: String
}

extension StyleLeak: CustomStringConvertible {
  /// What leaks, in one sentence.
  public var description: String { "\(path): \(property) is \(left), where the second style alone leaves \(alone)" }
}

/// What a functional style leaves behind when another one is applied after it: by the states of a control, say.
///
/// A functional style changes only what it names. Where the one for `on` names a property that the one for `off` does not, a control that was on keeps it. This
/// applies `second` to one view, and `first` and then `second` to another, and compares the style properties of both views and of all inside them. Try
/// both orders. Content, and properties that a class of yours declares, are not looked at.
///
/// ```swift
/// #expect(styleLeaks(from: toggle.onStyle, to: toggle.offStyle) { CustomSwitch() } == [])
/// ```
///
/// - Parameters:
///   - first: the style that is replaced.
///   - second: the style that replaces it.
///   - make: makes a view as it is before any style.
/// - Returns: what `first` left behind, in the order of the tree and of the alphabet.
public func styleLeaks<T: View>(from first: (T) -> Void, to second: (T) -> Void, on make: () -> T) -> [StyleLeak] {
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

  static func < (a: PropertyKey, b: PropertyKey) -> Bool { (a.place, a.path, a.property) < (b.place, b.path, b.property) }
}

private func styleProperties(of root: View) -> [PropertyKey: String] {
  var found: [PropertyKey: String] = [:]
  var place = 0
  root.forEachView { view in
    let path = view.path
    view.styleAsSet.forEachValue { found[PropertyKey(place: place, path: path, property: $0)] = $1 }
    place += 1
  }
  return found
}
