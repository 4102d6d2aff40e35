/// The table of properties of a style struct, from which everything else is derived.
import LikenessDisplayList

/// A property of a style struct, or a part with its own style.
///
/// Merging, leak checks, JSON scenes and display lists derive from these.
public struct StyleProperty<Style: Sendable>: Sendable {
  /// The name of the property in Swift.
  public let name: String
  /// The aspects of drawings that the property affects. Items that show one of them record the
  /// property.
  public let explains: DrawingAspects
  let path: PartialKeyPath<Style> & Sendable
  /// Overrides the property of the first style if the second sets it.
  let merge: @Sendable (inout Style, Style) -> Void
  /// Adds the property to a list if it is set.
  let record: @Sendable (Style, inout PropertyList) -> Void
  /// Calls a function with the path and text of each value that is set.
  let forEachValue: @Sendable (Style, (String, String) -> Void) -> Void
  /// Calls a function with each value that the second style sets, and sets what it returns in the
  /// first.
  let visit: @Sendable (inout Style, Style, _ prefix: String, StyleVisitor) -> Void
  /// The keys of the property in a flat form, such as a JSON scene, each with what assigns a value.
  let keys: @Sendable () -> [StyleKey.Assigned<Style>]
}

extension StyleProperty {
  /// Declares a value.
  ///
  /// - Parameters:
  ///   - name: The name of the property in Swift, and its key in scenes.
  ///   - path: The property.
  ///   - unit: The meaning of a number; points by default.
  ///   - explains: The aspects of drawings that the property affects.
  ///   - affects: Further aspects that a change of it explains.
  public static func value<Value: StyleValue>(
    _ name: String, _ path: WritableKeyPath<Style, Value?> & Sendable,
    in unit: StyleUnit = .distance, explains: DrawingAspects = [],
    affects: DrawingAspects = []
  ) -> Self {
    let read = reading(path)
    return value(name, path, in: unit, explains: explains, affects: affects) { style, other in
      if let value = read(other) { style[keyPath: path] = value }
    }
  }

  /// Declares one of two forms of the same property; a style that sets one form overrides both.
  static func form<Value: StyleValue, Other>(
    _ name: String, _ path: WritableKeyPath<Style, Value?> & Sendable,
    or other: KeyPath<Style, Other?> & Sendable, in unit: StyleUnit,
    explains: DrawingAspects, affects: DrawingAspects
  ) -> Self {
    value(name, path, in: unit, explains: explains, affects: affects) { style, second in
      if second[keyPath: path] != nil || second[keyPath: other] != nil {
        style[keyPath: path] = second[keyPath: path]
      }
    }
  }

  private static func value<Value: StyleValue>(
    _ name: String, _ path: WritableKeyPath<Style, Value?> & Sendable, in unit: StyleUnit,
    explains: DrawingAspects,
    affects: DrawingAspects, merge: @escaping @Sendable (inout Style, Style) -> Void
  ) -> Self {
    let all = explains.union(affects)
    let read = reading(path)
    return Self(
      name: name, explains: explains, path: path, merge: merge,
      record: { $1.add(name, read($0), explains: all) },
      forEachValue: { style, body in
        if let value = style[keyPath: path] {
          body(
            name, (value as? any CustomStringConvertible)?.description ?? String(describing: value))
        }
      },
      visit: { style, seen, prefix, body in
        guard let value = seen[keyPath: path],
          let next = body(prefix + name, value, unit, explains) as? Value
        else { return }
        style[keyPath: path] = next
      },
      keys: { [.assigning(name, path, .value(Value.self, unit))] })
  }

  /// Declares the style of a part of the component.
  public static func part<Part: ComponentStyle>(
    _ name: String, _ path: WritableKeyPath<Style, Part?> & Sendable
  ) -> Self {
    part(name, path, prefix: name + ".") { [.assigning(name, path, .part(Part.self))] }
  }

  /// Declares the style of the component's base. In scenes its keys stand beside the component's
  /// own.
  public static func base<Part: ComponentStyle>(
    _ name: String, _ path: WritableKeyPath<Style, Part?> & Sendable
  ) -> Self {
    part(name, path, prefix: "") {
      Part.assignedKeys.map { inner in
        StyleKey.Assigned(key: inner.key) { style, value in
          var part = style[keyPath: path] ?? Part()
          guard inner.assign(&part, value) else { return false }
          style[keyPath: path] = part
          return true
        }
      }
    }
  }

  private static func part<Part: ComponentStyle>(
    _ name: String, _ path: WritableKeyPath<Style, Part?> & Sendable, prefix: String,
    keys: @escaping @Sendable () -> [StyleKey.Assigned<Style>]
  ) -> Self {
    Self(
      name: name, explains: [], path: path,
      merge: { style, other in
        if let part = other[keyPath: path] {
          style[keyPath: path] = style[keyPath: path]?.merging(part) ?? part
        }
      },
      record: { _, _ in },
      forEachValue: { style, body in
        style[keyPath: path]?.forEachValue { body(name + "." + $0, $1) }
      },
      visit: { $0[keyPath: path].visit($1[keyPath: path], $2 + prefix, $3) },
      keys: keys)
  }

  /// Declares styles by control state.
  static func states<Part: ComponentStyle>(
    _ name: String, _ path: WritableKeyPath<Style, [Control.State: Part]> & Sendable
  ) -> Self {
    Self(
      name: name, explains: [], path: path,
      merge: { $0[keyPath: path].merge($1[keyPath: path]) { $0.merging($1) } },
      record: { _, _ in },
      forEachValue: { style, body in
        for (state, part) in style[keyPath: path] {
          part.forEachValue { body("\(name)[\(state.name)].\($0)", $1) }
        }
      },
      visit: { style, seen, prefix, body in
        for (state, part) in seen[keyPath: path].sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          style[keyPath: path][state].visit(part, "\(prefix)\(name)[\(state.name)].", body)
        }
      },
      keys: {
        let key = StyleKey(Style.self, name, .states(Part.self))
        return [
          StyleKey.Assigned(key: key) { style, value in
            guard let parts = value as? [Control.State: Part] else { return false }
            style[keyPath: path] = parts
            return true
          }
        ]
      })
  }
}

/// Reads a property. Where the style stores it, reads it from its place, because a key path takes
/// several times as long, and most properties of most styles are nil.
private func reading<Style, Value>(_ path: KeyPath<Style, Value> & Sendable)
  -> @Sendable (Style) -> Value
{
  guard let offset = MemoryLayout<Style>.offset(of: path) else { return { $0[keyPath: path] } }
  return { style in
    withUnsafePointer(to: style) {
      UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }
  }
}

/// Sets a property, as ``reading(_:)`` reads it.
private func writing<Style, Value>(_ path: WritableKeyPath<Style, Value> & Sendable)
  -> @Sendable (inout Style, Value) -> Void
{
  guard let offset = MemoryLayout<Style>.offset(of: path) else { return { $0[keyPath: path] = $1 } }
  return { style, value in
    withUnsafeMutablePointer(to: &style) {
      UnsafeMutableRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee =
        value
    }
  }
}

/// The meaning of a number in a style.
public enum StyleUnit: Sendable {
  /// Points, at least 0.
  case length
  /// Points, positive or negative.
  case distance
  /// Points, at least 0, for all four corners.
  case radius
  /// A fraction, 0…1.
  case share
  /// A length divided by another, above 0.
  case ratio
  /// A priority in a stack, 0…1,000.
  case priority
}

/// A key of a property in a flat form, such as a JSON scene.
package struct StyleKey: Sendable {
  package enum Content: Sendable {
    case value(any StyleValue.Type, StyleUnit)
    /// The style of a part.
    case part(any ComponentStyle.Type)
    /// Styles by control state.
    case states(any ComponentStyle.Type)
  }

  /// The name of the style that has the property.
  package let style: String
  package let name: String
  package let content: Content

  /// Whether the value is a distance in points, or one at each side.
  package var isDistance: Bool {
    guard case .value(let type, .distance) = content else { return false }
    return type is Tokenized<Double>.Type || type is Length.Type
      || type is DirectionalEdgeInsets.Type
  }

  init<Style>(_ style: Style.Type, _ name: String, _ content: Content) {
    self.style = String(describing: style)
    self.name = name
    self.content = content
  }

  /// A key with what assigns its property.
  package struct Assigned<Style: Sendable>: Sendable {
    package let key: StyleKey
    /// Sets the property. Ignores a value of another type, and returns false.
    package let assign: @Sendable (inout Style, Any) -> Bool

    /// The key of a property.
    static func assigning<Value>(
      _ name: String, _ path: WritableKeyPath<Style, Value?> & Sendable, _ content: Content
    ) -> Self {
      let write = writing(path)
      return Self(key: StyleKey(Style.self, name, content)) { style, value in
        guard let value = value as? Value else { return false }
        write(&style, value)
        return true
      }
    }
  }
}

extension ComponentStyle {
  /// The name of the property at a key path of the style itself; nil for another one.
  static func name(of path: PartialKeyPath<Self>) -> String? {
    properties.first { $0.path == path }?.name
  }

  /// The keys of all properties.
  package static var keys: [StyleKey] { assignedKeys.map(\.key) }

  /// The keys of all properties, each with what assigns a value.
  package static var assignedKeys: [StyleKey.Assigned<Self>] { properties.flatMap { $0.keys() } }
}
