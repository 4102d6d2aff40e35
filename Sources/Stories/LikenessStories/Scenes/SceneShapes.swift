/// The values of scenes that are objects: insets, radii, shadows, gradients, frames.
import Foundation
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessTheme
import LikenessViews

extension SceneVocabulary {
  /// Opposite edges come first, so a single edge overrides them.
  static let insets: SceneTable<DirectionalEdgeInsets> = [
    SceneProperty("horizontal", .distance, "Leading and trailing.") { insets, length, _ in
      insets.leading = length
      insets.trailing = length
    },
    SceneProperty("vertical", .distance, "Top and bottom.") { insets, length, _ in
      insets.top = length
      insets.bottom = length
    },
    SceneProperty("top", \.top, .distance, "From the top edge."),
    SceneProperty(
      "leading", \.leading, .distance, "From the leading edge: the left one from left to right."),
    SceneProperty("bottom", \.bottom, .distance, "From the bottom edge."),
    SceneProperty(
      "trailing", \.trailing, .distance,
      "From the trailing edge: the right one from left to right."),
    SceneProperty("left", \.leading, .distance.deprecated, "An older name of leading."),
    SceneProperty("right", \.trailing, .distance.deprecated, "An older name of trailing."),
  ]

  static let cornerRadii: SceneTable<CornerRadii> = [
    SceneProperty("topLeft", \.topLeft, .extent, "Top left."),
    SceneProperty("topRight", \.topRight, .extent, "Top right."),
    SceneProperty("bottomRight", \.bottomRight, .extent, "Bottom right."),
    SceneProperty("bottomLeft", \.bottomLeft, .extent, "Bottom left."),
  ]

  static let shadow: SceneTable<ShadowStyle> = [
    SceneProperty("dx", \.dx, .distance, "To the right."),
    SceneProperty("dy", \.dy, .distance, "Downwards."),
    SceneProperty(
      "blurRadius", \.blurRadius, .extent,
      "How far the edge is blurred: twice the standard deviation of the Gaussian."),
    SceneProperty(
      "spread", \.spread, .distance, "How much larger than the box the shadow is, at each edge."),
    SceneProperty("color", \.color, .color, isRequired: true),
  ]

  static let point: SceneTable<CGPoint> = [
    SceneProperty("x", \.x, .number(in: SceneRange.distance), "Across.", isRequired: true),
    SceneProperty("y", \.y, .number(in: SceneRange.distance), "Down.", isRequired: true),
  ]

  static let extent: SceneTable<CGSize> = [
    SceneProperty("width", \.width, .number(in: SceneRange.length), "Across.", isRequired: true),
    SceneProperty("height", \.height, .number(in: SceneRange.length), "Down.", isRequired: true),
  ]

  static let gradientStop: SceneTable<Gradient.Stop> = [
    SceneProperty(
      "place", \.location, .number(in: SceneRange.unit),
      "The position along the line: 0 at the start, 1 at the end.", isRequired: true),
    SceneProperty("color", \.color, .color, isRequired: true),
  ]

  static let gradient: SceneTable<Gradient> = [
    SceneProperty(
      "stops", .stops, "Colors with their positions, or the name of a gradient of the theme."
    ) { gradient, found, _ in (gradient.stops, gradient.token) = (found.stops, found.token) },
    SceneProperty("colors", \.stops, .colors, "Evenly spaced colors."),
    SceneProperty(
      "start", \.start, .point,
      "The point of position 0, in shares of the view; its top center by default."),
    SceneProperty(
      "end", \.end, .point,
      "The point of position 1, in shares of the view; its bottom center by default."),
  ]

  /// A gradient has either stops or colors.
  static let gradientRules: SceneSchema = [
    "oneOf": [["required": ["stops"]], ["required": ["colors"]]]
  ]

  static let frame: SceneTable<CGRect> = [
    SceneProperty("x", \.origin.x, .distance, "From the left; 0 by default."),
    SceneProperty("y", \.origin.y, .distance, "From the top; 0 by default."),
    SceneProperty("width", \.size.width, .extent, "The width.", isRequired: true),
    SceneProperty("height", \.size.height, .extent, "The height.", isRequired: true),
  ]
}

extension SceneValue where Found == DirectionalEdgeInsets {
  static var insets: Self {
    Self(
      .defined(
        "insets",
        """
        Distances from the four edges, in points: one for all, or an object, where a missing edge \
        is 0 and a single edge overrides horizontal and vertical.
        """, .any(of: [.distance, .object(SceneVocabulary.insets)]))
    ) { $1.insets($0) }
  }
}

extension SceneValue where Found == CornerRadii {
  static var cornerRadii: Self {
    let list = SceneSchema.tuple(of: Array(repeating: .extent, count: 4))
    return Self(
      .defined(
        "cornerRadii",
        """
        The radius of each corner: four clockwise from the top left, or an object, where a missing \
        corner is 0.
        """, .any(of: [list, .object(SceneVocabulary.cornerRadii)]))
    ) { $1.cornerRadii($0) }
  }
}

extension SceneValue where Found == ShadowStyle {
  static var shadow: Self {
    Self(
      .defined(
        "shadow",
        """
        A shadow in the terms of CSS, with lengths in points that are 0 by default, or the name of \
        one of the theme.
        """, .any(of: [.name, .object(SceneVocabulary.shadow)]))
    ) { $1.shadow($0) }
  }
}

extension SceneValue where Found == Gradient {
  static var gradient: Self {
    let object = SceneSchema.object(SceneVocabulary.gradient).with(SceneVocabulary.gradientRules)
    return Self(
      .defined(
        "gradient",
        """
        Colors along a line, by default from the top to the bottom, or the name of a gradient of \
        the theme, which always runs that way.
        """, .any(of: [.name, object]))
    ) { $1.gradient($0) }
  }
}

extension SceneValue where Found == Gradient {
  /// The stops of a gradient, or the token that gives them.
  static var stops: Self {
    let list = SceneSchema.list(of: .object(SceneVocabulary.gradientStop)).with(["minItems": 1])
    return Self(.any(of: [.name, list])) { $1.stops($0) }
  }
}

extension SceneValue where Found == [Gradient.Stop] {
  static var colors: Self {
    Self(.list(of: SceneValue<Color>.color.schema).with(["minItems": 1])) { cursor, reading in
      cursor.asArray().map { elements in
        Gradient(colors: elements.map { reading.color($0) ?? .clear }).stops
      }
    }
  }
}

extension SceneValue where Found == CGPoint {
  static var point: Self {
    object(
      "point",
      "A point in shares of the view: (0, 0) is its top left corner, (1, 1) its bottom right one.",
      SceneVocabulary.point, from: .zero)
  }
}

extension SceneValue where Found == Path {
  static var path: Self { Self(.name) { $1.path($0) } }
}

extension SceneValue where Found == CGRect {
  static var frame: Self {
    object(
      "frame", "An explicit position and size, in points of the container.",
      SceneVocabulary.frame, from: .zero)
  }

  static var viewBox: Self {
    Self(.tuple(of: SceneRange.viewBox.map { .number(in: $0) })) { $1.viewBox($0) }
  }
}

extension SceneReading {
  /// Reads a number for all edges, or an object.
  func insets(_ cursor: JSONCursor) -> DirectionalEdgeInsets? {
    switch cursor.node.kind {
    case .number, .string:
      distance(cursor, in: SceneRange.distance).map { DirectionalEdgeInsets(all: $0) }
    case .object: value(cursor, SceneVocabulary.insets, from: .zero)
    default: cursor.wrong(SceneWording.expectedInsets)
    }
  }

  /// Reads one radius for all corners.
  func cornerRadius(_ cursor: JSONCursor) -> Tokenized<Double>? {
    switch cursor.node.kind {
    case .array, .object:
      cursor.report(SceneWording.radiiAsRadius)
      return nil
    default: return distance(cursor, in: SceneRange.length)
    }
  }

  /// Reads four radii clockwise from the top left, or an object.
  func cornerRadii(_ cursor: JSONCursor) -> CornerRadii? {
    switch cursor.node.kind {
    case .object: return value(cursor, SceneVocabulary.cornerRadii, from: .zero)
    case .array(let elements):
      guard elements.count == 4 else {
        cursor.report(SceneWording.count(4, found: elements.count))
        return nil
      }
      let radii = (cursor.asArray() ?? []).map { points($0, in: SceneRange.length) ?? 0 }
      return CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    default: return cursor.wrong(SceneWording.expectedRadii)
    }
  }

  /// Reads a path in SVG syntax.
  func path(_ cursor: JSONCursor) -> Path? {
    guard let text = cursor.asString() else { return nil }
    do throws(PathError) {
      return try Path(text)
    } catch {
      cursor.report(error.description)
      return nil
    }
  }

  /// Reads origin and size, as in SVG.
  func viewBox(_ cursor: JSONCursor) -> CGRect? {
    guard let elements = cursor.asArray() else { return nil }
    guard elements.count == 4 else {
      cursor.report(SceneWording.count(4, found: elements.count))
      return nil
    }
    let numbers = zip(elements, SceneRange.viewBox).compactMap { $0.asNumber(in: $1) }
    return numbers.count == 4
      ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// Reads an object, or the name of a theme's shadow.
  func shadow(_ cursor: JSONCursor) -> ShadowStyle? {
    switch cursor.node.kind {
    case .object: return value(cursor, SceneVocabulary.shadow, from: ShadowStyle(color: .clear))
    case .string(let name):
      // Checks every theme, so none has a shadow that can't be drawn.
      for theme in themes {
        guard let shadow = theme.theme.shadows[name], !isDrawable(shadow) else { continue }
        cursor.report(SceneWording.undrawableShadow(name))
        return nil
      }
      return token(name, .shadow, at: cursor, \.shadows).map { _ in .token(name) }
    default: return cursor.wrong(SceneWording.expectedShadow)
    }
  }

  /// Reads an object, or the name of a theme's gradient.
  func gradient(_ cursor: JSONCursor) -> Gradient? {
    switch cursor.node.kind {
    case .object:
      if (cursor.member("stops") == nil) == (cursor.member("colors") == nil) {
        cursor.report(SceneWording.stopsOrColors)
      }
      for key in ["stops", "colors"] {
        if case .array(let elements)? = cursor.member(key)?.node.kind, elements.isEmpty {
          cursor.member(key)?.report(SceneWording.noColors)
        }
      }
      return value(cursor, SceneVocabulary.gradient, from: Gradient(stops: []))
    case .string(let name):
      return token(name, .gradient, at: cursor, \.gradients).map { _ in .token(name) }
    default: return cursor.wrong(SceneWording.expectedGradient)
    }
  }

  /// Reads colors with locations, or the name of a theme's gradient.
  func stops(_ cursor: JSONCursor) -> Gradient? {
    if case .string(let name) = cursor.node.kind {
      return token(name, .gradient, at: cursor, \.gradients).map { _ in .token(name) }
    }
    let stops = cursor.asArray()?.compactMap {
      value($0, SceneVocabulary.gradientStop, from: Gradient.Stop(0, .clear))
    }
    return stops.map { Gradient(stops: $0) }
  }
}
