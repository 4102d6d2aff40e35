/// Properties as a display list records them: only those that were set or that shaped an item.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// The properties that shaped an item, while they are collected.
public struct PropertyList {
  /// The properties so far.
  public private(set) var properties: [Provenance.Property] = []
  private let tokens: TokenResolver?

  /// Creates an empty list. Tokens in it are those of Likeness's own light theme.
  public init() { tokens = nil }

  /// Creates an empty list of a view in a theme.
  init(_ tokens: TokenResolver) { self.tokens = tokens }

  /// Adds a value, unless it is nil.
  ///
  /// - Parameter explains: The aspects of drawings that a change of the value explains; none by default.
  public mutating func add(_ name: String, _ value: (some StyleValue)?, explains: DrawingAspects = []) {
    guard let value else { return }
    var used = StyleTokens(name, tokens ?? TokenResolver(nil))
    let text = value.text(&used)
    // Most items record no more.
    if properties.isEmpty { properties.reserveCapacity(4) }
    properties.append(Provenance.Property(name, text, tokens: used.names, explains: explains))
  }

  /// Adds the properties of a style that are set and decide one of some aspects of drawings. Those of its parts are left out.
  public mutating func add<Style: ComponentStyle>(_ style: Style, explaining aspects: DrawingAspects) {
    add(style, explaining: aspects, without: [])
  }

  /// Adds the same, but none that decides an aspect which another item records.
  mutating func add<Style: ComponentStyle>(_ style: Style, explaining aspects: DrawingAspects, without recorded: DrawingAspects) {
    for property in Style.properties where !property.explains.isDisjoint(with: aspects) && property.explains.isDisjoint(with: recorded) {
      property.record(style, &self)
    }
  }

  /// Adds the properties of a style that have one of some names and are set.
  public mutating func add<Style: ComponentStyle>(_ style: Style, named names: String...) {
    for property in Style.properties where names.contains(property.name) { property.record(style, &self) }
  }

  /// Adds what another list holds.
  mutating func add(_ other: PropertyList) { properties += other.properties }

  /// Notes further aspects that changes of the properties so far explain.
  mutating func explainFurther(_ aspects: DrawingAspects) {
    for index in properties.indices { properties[index].explains.formUnion(aspects) }
  }

  /// Notes further tokens that the value of a property comes from.
  mutating func note(_ tokens: [String], of name: String) {
    guard let index = properties.lastIndex(where: { $0.name == name }) else { return }
    for token in tokens where !properties[index].tokens.contains(token) { properties[index].tokens.append(token) }
  }
}

extension LayoutRules {
  /// Adds every rule that is set.
  func add(to list: inout PropertyList) {
    list.add("leading", leading)
    list.add("trailing", trailing)
    list.add("top", top)
    list.add("bottom", bottom)
    list.add("centerX", centerX)
    list.add("centerY", centerY)
    list.add("width", width)
    list.add("height", height)
    list.add("minWidth", minWidth)
    list.add("maxWidth", maxWidth)
    list.add("minHeight", minHeight)
    list.add("maxHeight", maxHeight)
    list.add("aspectRatio", aspectRatio)
    list.add("horizontalHugging", horizontalHugging)
    list.add("verticalHugging", verticalHugging)
    list.add("horizontalCompressionResistance", horizontalCompressionResistance)
    list.add("verticalCompressionResistance", verticalCompressionResistance)
  }
}
