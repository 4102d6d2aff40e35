/// Gradient tokens.
import LikenessDisplayList
import LikenessJSON

/// The colors of a gradient along its axis. Direction and extent belong to the view that uses it.
public struct GradientToken: Hashable, Encodable, Sendable {
  /// A color at a position on the axis.
  public struct Stop: Hashable, Encodable, Sendable {
    /// The color at the stop.
    public var color: StraightColor
    /// The position, 0 (start) … 1 (end).
    public var position: Double

    /// Creates a stop.
    public init(color: StraightColor, position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// The stops, in order of position.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(stops: [Stop]) {
    self.stops = stops
  }
}

extension GradientToken: ThemeValue {
  package static var kind: TokenKind { .gradient }
  package static var tokens: WritableKeyPath<Theme, Tokens<Self>> { \.gradients }
  package var colors: [StraightColor] { stops.map(\.color) }
  package var summary: String {
    stops.map { "\($0.color) at \(decimal($0.position))" }.joined(separator: ", ")
  }

  package static func read(_ cursor: JSONCursor, for id: TokenID, _ theme: ThemeReader) -> Self? {
    guard let elements = cursor.asArray() else { return nil }
    if elements.isEmpty { cursor.report(ThemeWording.fewStops) }
    var last: Double?
    var stops: [Stop] = []
    for (index, element) in elements.enumerated() {
      guard let reader = element.asObject() else { continue }
      let color = reader.field("color", required: true) { theme.partColor($0, index, of: id) }
      let place = reader.field("position", required: true)
      let position = reader.number("position", in: 0...1)
      reader.finish()
      if let position, let before = last, position < before {
        place?.report(ThemeWording.stopOrder(position, before: before))
      }
      last = position ?? last
      if let color, let position { stops.append(Stop(color: color, position: position)) }
    }
    return GradientToken(stops: stops)
  }

  package func json(_ names: PartNames<JSONValue>) -> JSONValue {
    .array(
      stops.enumerated().map {
        ["color": names(.color($0)) ?? $1.color.json, "position": .number($1.position)]
      })
  }

  package static var designTokenType: DesignTokenType { .gradient }

  package static func read(_ token: DesignToken, _ values: DesignTokenValues) -> Self? {
    values.value(token.value, as: .gradient) { value in
      guard let elements = value.asArray() else { return nil }
      if elements.isEmpty { value.report(ThemeWording.fewStops) }
      var last = 0.0
      let stops = elements.compactMap { element -> GradientToken.Stop? in
        // An element is a stop or a reference to a gradient token (2025.10, "Gradient").
        guard let stop = values.tree.element(element, of: .gradient), let reader = stop.asObject()
        else { return nil }
        let isOwn = stop.node.location == element.node.location
        let color = reader.field("color", required: true) { values.color($0) }
        let place = reader.field("position", required: true)
        let order = isOwn ? place : element
        // The format wants values outside clamped, not refused.
        let position = reader.field("position") { values.number($0) }.map { min(max($0, 0), 1) }
        reader.finish()
        if let position, position < last {
          order?.report(ThemeWording.stopOrder(position, before: last))
        }
        last = position ?? last
        guard let color, let position else { return nil }
        return GradientToken.Stop(color: color, position: position)
      }
      return GradientToken(stops: stops)
    }
  }

  package func designToken(_ names: PartNames<JSONValue>) -> JSONValue {
    .array(
      stops.enumerated().map {
        ["color": names(.color($0)) ?? $1.color.designToken, "position": .number($1.position)]
      })
  }

  package func exported(to format: ExportFormat, _ paints: [String]) -> ExportedValues {
    func list(_ stop: (Double, String) -> String) -> String {
      zip(stops, paints).map { stop($0.position, $1) }.joined(separator: ", ")
    }
    return switch format {
    case .android: [:]
    case .css: ["": list { "\($1) \(decimal(($0 * 1e6).rounded() / 1e4))%" }]
    case .swift, .dtcg:
      ["": "GradientToken(stops: [\(list { ".init(color: \($1), position: \(decimal($0)))" })])"]
    }
  }
}
