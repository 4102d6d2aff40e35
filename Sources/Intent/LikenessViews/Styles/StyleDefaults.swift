/// The defaults of properties, for explaining differences.
import LikenessDisplayList

extension View {
  /// The values of properties that are not set. None of them depends on the view itself.
  var defaultValues: DefaultValues {
    let type = type(of: self)
    return DefaultValues { type.defaultValue(of: $0, beside: $1) }
  }
}

extension Styled {
  /// Returns the default of a property of the style.
  static func styleDefault(of property: String) -> PropertyValue? {
    Style.defaults.recordedValue(of: property)
  }
}

extension ComponentStyle {
  /// Returns the value of a property of the style or its base; nil if it is not set.
  func recordedValue(of property: String) -> PropertyValue? {
    var (found, ignored): (PropertyValue?, Self?) = (nil, nil)
    ignored.visit(self, "") { name, value, _, _ in
      if name == property { found = recorded(value) }
      return nil
    }
    // No dashes are no value.
    return found == .list([]) ? nil : found
  }
}

/// Returns a value as a list records it in Likeness's built-in light theme.
func recorded(_ value: any StyleValue) -> PropertyValue {
  var tokens = StyleTokens("", TokenResolver(nil))
  return value.recorded(&tokens)
}
