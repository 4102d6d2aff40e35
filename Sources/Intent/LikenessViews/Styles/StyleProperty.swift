/// The table of properties that every style struct has, and from which everything else is derived.
import LikenessDisplayList

/// A property of a style struct, or a part of it with a style of its own.
///
/// Merging, leak checks, JSON scenes, and what display lists record and explain go by these.
public struct StyleProperty<Style: Sendable>: Sendable {
  /// The name of the property in Swift.
  public let name: String
  /// The aspects of drawings that the property decides. Items that show one of them record the property.
  public let explains: DrawingAspects
  /// Sets the property of the first style as the second sets it, if it does.
  let merge: @Sendable (inout Style, Style) -> Void
  /// Adds the property to a list, if it is set.
  let record: @Sendable (Style, inout PropertyList) -> Void
  /// Calls a function with the path and the text of each value that is set.
  let forEachValue: @Sendable (Style, (String, String) -> Void) -> Void
  /// The keys of the property in a flat form, such as a JSON scene.
  package let keys: @Sendable () -> [StyleKey]
  /// Sets the property from the values of a flat form, by their keys.
  let take: @Sendable (inout Style, [String: Any]) -> Void
}

extension StyleProperty {
  /// A value.
  ///
  /// - Parameters:
  ///   - name: The name of the property in Swift, and of the key in scenes.
  ///   - path: The property.
  ///   - unit: What a number means; points by default.
  ///   - explains: The aspects of drawings that the property decides.
  ///   - affects: Further aspects that a change of it explains.
  public static func value<Value: StyleValue>(
    _ name: String, _ path: WritableKeyPath<Style, Value?> & Sendable, in unit: StyleUnit = .distance, explains: DrawingAspects = [],
    affects: DrawingAspects = []
  ) -> Self {
    value(name, path, in: unit, explains: explains, affects: affects) { style, other in
      if let value = other[keyPath: path] { style[keyPath: path] = value }
    }
  }

  /// One of two forms of the same thing: a style that sets either form sets both.
  static func form<Value: StyleValue, Other>(
    _ name: String, _ path: WritableKeyPath<Style, Value?> & Sendable, or other: KeyPath<Style, Other?> & Sendable, in unit: StyleUnit,
    explains: DrawingAspects, affects: DrawingAspects
  ) -> Self {
    value(name, path, in: unit, explains: explains, affects: affects) { style, second in
      if second[keyPath: path] != nil || second[keyPath: other] != nil { style[keyPath: path] = second[keyPath: path] }
    }
  }

  private static func value<Value: StyleValue>(
    _ name: String, _ path: WritableKeyPath<Style, Value?> & Sendable, in unit: StyleUnit, explains: DrawingAspects,
    affects: DrawingAspects, merge: @escaping @Sendable (inout Style, Style) -> Void
  ) -> Self {
    let all = explains.union(affects)
    return Self(
      name: name, explains: explains, merge: merge,
      record: { $1.add(name, $0[keyPath: path], explains: all) },
      forEachValue: { style, body in
        if let value = style[keyPath: path] {
          body(name, (value as? any CustomStringConvertible)?.description ?? String(describing: value))
        }
      },
      keys: { [StyleKey(name: name, content: .value(Value.self, unit))] },
      take: { style, values in
        if let value = values[name] as? Value { style[keyPath: path] = value }
      })
  }

  /// The style of a part of the component.
  public static func part<Part: ComponentStyle>(_ name: String, _ path: WritableKeyPath<Style, Part?> & Sendable) -> Self {
    part(name, path) {
      [StyleKey(name: name, content: .part(Part.self))]
    } take: { style, values in
      if let part = values[name] as? Part { style[keyPath: path] = part }
    }
  }

  /// The style of what the component is a kind of. In scenes its keys stand beside those of the component.
  public static func base<Part: ComponentStyle>(_ name: String, _ path: WritableKeyPath<Style, Part?> & Sendable) -> Self {
    part(name, path) {
      Part.properties.flatMap { $0.keys() }
    } take: { style, values in
      let part = values[name] as? Part ?? Part(values: values)
      if part != Part() { style[keyPath: path] = part }
    }
  }

  private static func part<Part: ComponentStyle>(
    _ name: String, _ path: WritableKeyPath<Style, Part?> & Sendable, keys: @escaping @Sendable () -> [StyleKey],
    take: @escaping @Sendable (inout Style, [String: Any]) -> Void
  ) -> Self {
    Self(
      name: name, explains: [],
      merge: { style, other in
        if let part = other[keyPath: path] { style[keyPath: path] = style[keyPath: path]?.merging(part) ?? part }
      },
      record: { _, _ in },
      forEachValue: { style, body in style[keyPath: path]?.forEachValue { body(name + "." + $0, $1) } },
      keys: keys, take: take)
  }

  /// Styles by the states of a control.
  static func states<Part: ComponentStyle>(_ name: String, _ path: WritableKeyPath<Style, [Control.State: Part]> & Sendable) -> Self {
    Self(
      name: name, explains: [],
      merge: { $0[keyPath: path].merge($1[keyPath: path]) { $0.merging($1) } },
      record: { _, _ in },
      forEachValue: { style, body in
        for (state, part) in style[keyPath: path] { part.forEachValue { body("\(name)[\(state.name)].\($0)", $1) } }
      },
      keys: { [StyleKey(name: name, content: .states(Part.self))] },
      take: { style, values in
        if let parts = values[name] as? [Control.State: Part] { style[keyPath: path] = parts }
      })
  }
}

/// What a number in a style means.
public enum StyleUnit: Sendable {
  /// Points, 0 or more.
  case length
  /// Points, of either sign.
  case distance
  /// Points, 0 or more, for all four corners.
  case radius
  /// A share, 0…1.
  case share
}

/// A key of a property in a flat form of styles, such as a JSON scene.
package struct StyleKey: Sendable {
  /// What the key holds.
  package enum Content: Sendable {
    case value(any StyleValue.Type, StyleUnit)
    /// The style of a part.
    case part(any ComponentStyle.Type)
    /// Styles by the states of a control.
    case states(any ComponentStyle.Type)
  }

  package let name: String
  package let content: Content
}

extension ComponentStyle {
  /// Creates a style from values by their keys.
  package init(values: [String: Any]) {
    self.init()
    for property in Self.properties { property.take(&self, values) }
  }
}
