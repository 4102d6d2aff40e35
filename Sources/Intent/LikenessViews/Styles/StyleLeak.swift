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
    collect(view.styleAsSet, into: &found) { PropertyKey(place: place, path: path, property: $0) }
    place += 1
  }
  return found
}

/// The properties of a style that are set, those of its substyles by their path.
private func collect(_ style: Any, prefix: String = "", into found: inout [PropertyKey: String], key: (String) -> PropertyKey) {
  for child in Mirror(reflecting: style).children {
    guard let label = child.label, let value = unwrapped(child.value) else { continue }
    if let states = value as? [Control.State: ButtonStateStyle] {
      for (state, style) in states { collect(style, prefix: prefix + "states[\(state.name)].", into: &found, key: key) }
    } else if value is any ComponentStyle {
      collect(value, prefix: prefix + label + ".", into: &found, key: key)
    } else {
      found[key(prefix + label)] = (value as? any CustomStringConvertible)?.description ?? String(describing: value)
    }
  }
}

private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

extension View {
  /// The style of the view as it was set, with everything that its kind has.
  fileprivate var styleAsSet: any ComponentStyle {
    switch self {
    case let view as Label: view.labelStyle
    case let view as Button: view.buttonStyle
    case let view as ImageView: view.imageViewStyle
    case let view as Switch: view.switchStyle
    case let view as TextView: view.textViewStyle
    case let view as ProgressView: view.progressViewStyle
    case let view as StackView: view.stackViewStyle
    default: viewStyle
    }
  }
}
