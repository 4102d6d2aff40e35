/// Properties in a display list: only those that were set or that shaped an item.
import LikenessDisplayList
import LikenessText

/// A collection of the properties that shaped an item.
public struct PropertyList {
  /// The properties so far, and the aspects that a change of each explains.
  public private(set) var properties: [Provenance.Property] = []
  private let tokens: TokenResolver?

  /// Creates an empty list. Tokens resolve in Likeness's built-in light theme.
  public init() { tokens = nil }

  init(_ tokens: TokenResolver) { self.tokens = tokens }

  /// Adds a value, unless it is nil.
  ///
  /// - Parameter explains: The aspects of drawings that a change of the value explains; none by
  ///   default.
  public mutating func add(
    _ name: String, _ value: (some StyleValue)?, explains: DrawingAspects = []
  ) { add(name, value, explains: explains, place: .unknown) }

  /// Adds a value with the place where an author wrote it.
  mutating func add(
    _ name: String, _ value: (some StyleValue)?, explains: DrawingAspects = [], place: CodePlace
  ) {
    guard let value else { return }
    var used = StyleTokens(name, tokens ?? TokenResolver(nil))
    let recordedValue = value.recorded(&used)
    // Most items record at most four.
    if properties.isEmpty { properties.reserveCapacity(4) }
    properties.append(
      Provenance.Property(
        name, recordedValue, tokens: used.names, place: place, explains: explains))
  }

  /// Adds a value that names tokens, unless the properties so far name them for the same aspects.
  mutating func addTokens(
    of value: (some StyleValue)?, named name: String, explains: DrawingAspects
  ) {
    guard let value else { return }
    var used = StyleTokens(name, tokens ?? TokenResolver(nil))
    _ = value.recorded(&used)
    let isKnown = used.names.allSatisfy { token in
      properties.contains {
        $0.tokens.contains(token) && !$0.explains.isDisjoint(with: explains)
      }
    }
    if !isKnown { add(name, value, explains: explains) }
  }

  /// Adds the properties of a style that are set and affect the given aspects, without those of its
  /// parts.
  public mutating func add<Style: ComponentStyle>(
    _ style: Style, explaining aspects: DrawingAspects
  ) {
    add(style, explaining: aspects, without: [])
  }

  /// Adds the same properties, except those that affect an aspect recorded by another item.
  mutating func add<Style: ComponentStyle>(
    _ style: Style, explaining aspects: DrawingAspects, without recorded: DrawingAspects
  ) {
    guard style != Style() else { return }
    // By index: a copy of a property retains all that it holds, which takes longer than most calls.
    let properties = Style.properties
    for index in properties.indices
    where !properties[index].explains.isDisjoint(with: aspects)
      && properties[index].explains.isDisjoint(with: recorded)
    {
      properties[index].record(style, &self)
    }
  }

  /// Adds the given properties of a style, where they are set: `list.add(style, \.dotColor)`.
  public mutating func add<Style: ComponentStyle>(
    _ style: Style, _ paths: PartialKeyPath<Style>...
  ) {
    for property in Style.properties where paths.contains(property.path) {
      property.record(style, &self)
    }
  }

  /// Adds all properties of a style that are set.
  mutating func add<Style: ComponentStyle>(_ style: Style) {
    guard style != Style() else { return }
    let properties = Style.properties
    for index in properties.indices { properties[index].record(style, &self) }
  }

  /// A list without properties that resolves tokens in the same theme.
  var emptied: PropertyList {
    var list = self
    list.properties = []
    return list
  }

  /// The list with other names for its properties.
  func named(_ name: (String) -> String) -> PropertyList {
    var list = self
    list.properties = properties.map {
      Provenance.Property(name($0.name), $0.value, tokens: $0.tokens, explains: $0.explains)
    }
    return list
  }

  mutating func add(_ other: PropertyList) { properties += other.properties }

  /// Adds aspects that changes of the listed properties explain.
  mutating func explainFurther(_ aspects: DrawingAspects) {
    for index in properties.indices { properties[index].explains.formUnion(aspects) }
  }

  /// Records more tokens that the value of a property comes from.
  mutating func note(_ tokens: [String], of name: String) {
    guard let index = properties.lastIndex(where: { $0.name == name }) else { return }
    for token in tokens where !properties[index].tokens.contains(token) {
      properties[index].tokens.append(token)
    }
  }
}
