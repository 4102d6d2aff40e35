/// Properties as a display list tells them: only those that were set or that shaped an item, as a person would write them.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// The properties that shaped an item, being gathered.
public struct PropertyList {
  /// What was gathered so far.
  public private(set) var properties: [Provenance.Property] = []

  private let tokens: TokenResolver?

  /// Creates an empty list. Tokens in it are those of Likeness's own light theme.
  public init() { tokens = nil }

  /// Creates an empty list of a view in a theme.
  init(_ tokens: TokenResolver) { self.tokens = tokens }

  /// Adds a text, unless it is nil.
  public mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    // Most items tell of no more.
    if properties.isEmpty { properties.reserveCapacity(4) }
    properties.append(Provenance.Property(name, value))
  }

  /// Adds what another list holds.
  mutating func add(_ other: PropertyList) { properties += other.properties }

  /// Adds a number in its shortest form, unless it is nil.
  public mutating func add(_ name: String, _ value: Double?) {
    add(name, value.map { decimal(sanitizedDistance($0)) })
  }

  /// Adds a colour as `#RRGGBB` or `#RRGGBBAA`, unless it is nil.
  public mutating func add(_ name: String, _ value: Color?) { add(name, value.map { resolved($0, of: name).description }) }

  /// Adds a switch, unless it is nil.
  public mutating func add(_ name: String, _ value: Bool?) { add(name, value.map { $0 ? "true" : "false" }) }

  /// Adds insets in the order top, left, bottom, right, or one number where all are equal, unless they are nil.
  public mutating func add(_ name: String, _ value: EdgeInsets?) {
    guard let value else { return }
    add(name, list([value.top, value.left, value.bottom, value.right]))
  }

  /// Adds radii clockwise from the top left, or one number where all are equal, unless they are nil.
  public mutating func add(_ name: String, _ value: CornerRadii?) {
    guard let value else { return }
    add(name, list([value.topLeft, value.topRight, value.bottomRight, value.bottomLeft]))
  }

  /// Adds a shadow as CSS orders it: offsets, blur radius, spread, colour.
  mutating func add(_ name: String, _ value: ShadowStyle) {
    let lengths = [value.dx, value.dy, value.blurRadius, value.spread].map { decimal(sanitizedDistance($0)) }
    add(name, (lengths + [resolved(value.color, of: name).description]).joined(separator: " "))
  }

  /// Adds a gradient: where it starts and ends, then its stops.
  mutating func add(_ name: String, _ value: Gradient) {
    let ends = [value.start.x, value.start.y, value.end.x, value.end.y].map { decimal(sanitizedDistance($0)) }.joined(separator: " ")
    let stops = value.stops.map { "\(resolved($0.color, of: name)) \(decimal(sanitizedDistance($0.location)))" }
    add(name, ([ends] + stops).joined(separator: ", "))
  }

  func resolved(_ color: Color, of property: String) -> StraightColor {
    (tokens ?? TokenResolver(nil)).color(color, of: property)
  }

  private func list(_ numbers: [Double]) -> String {
    let texts = numbers.map { decimal(sanitizedDistance($0)) }
    return texts.allSatisfy { $0 == texts[0] } ? texts[0] : texts.joined(separator: " ")
  }
}
