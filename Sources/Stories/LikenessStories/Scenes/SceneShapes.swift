/// The values of scenes that are objects: insets, radii, shadows, gradients, frames.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessTheme
import LikenessViews

extension SceneVocabulary {
  /// Opposite edges come first, so a single edge overrides them.
  static let insets: [SceneProperty<DirectionalEdgeInsets>] = [
    SceneProperty("horizontal") { cursor, reading, insets in
      guard let length = reading.distance(cursor, in: SceneRange.distance) else { return }
      insets.leading = length
      insets.trailing = length
    },
    SceneProperty("vertical") { cursor, reading, insets in
      guard let length = reading.distance(cursor, in: SceneRange.distance) else { return }
      insets.top = length
      insets.bottom = length
    },
    SceneProperty("top", \.top) { $1.distance($0, in: SceneRange.distance) },
    SceneProperty("leading", \.leading) { $1.distance($0, in: SceneRange.distance) },
    SceneProperty("bottom", \.bottom) { $1.distance($0, in: SceneRange.distance) },
    SceneProperty("trailing", \.trailing) { $1.distance($0, in: SceneRange.distance) },
    // Former names of the edges, still accepted.
    SceneProperty("left", \.leading) { $1.distance($0, in: SceneRange.distance) },
    SceneProperty("right", \.trailing) { $1.distance($0, in: SceneRange.distance) },
  ]

  static let cornerRadii: [SceneProperty<CornerRadii>] = [
    SceneProperty("topLeft", \.topLeft) { $1.points($0, in: SceneRange.length) },
    SceneProperty("topRight", \.topRight) { $1.points($0, in: SceneRange.length) },
    SceneProperty("bottomRight", \.bottomRight) { $1.points($0, in: SceneRange.length) },
    SceneProperty("bottomLeft", \.bottomLeft) { $1.points($0, in: SceneRange.length) },
  ]

  static let shadow: [SceneProperty<ShadowStyle>] = [
    SceneProperty("dx", \.dx) { $1.distance($0, in: SceneRange.distance) },
    SceneProperty("dy", \.dy) { $1.distance($0, in: SceneRange.distance) },
    SceneProperty("blurRadius", \.blurRadius) { $1.distance($0, in: SceneRange.length) },
    SceneProperty("spread", \.spread) { $1.distance($0, in: SceneRange.distance) },
    SceneProperty("color", \.color, isRequired: true) { $1.color($0) },
  ]

  static let point: [SceneProperty<Point>] = [
    SceneProperty("x", \.x, isRequired: true) { cursor, _ in
      cursor.asNumber(in: SceneRange.distance)
    },
    SceneProperty("y", \.y, isRequired: true) { cursor, _ in
      cursor.asNumber(in: SceneRange.distance)
    },
  ]

  static let gradientStop: [SceneProperty<Gradient.Stop>] = [
    SceneProperty("place", \.location, isRequired: true) { cursor, _ in
      cursor.asNumber(in: SceneRange.unit)
    },
    SceneProperty("color", \.color, isRequired: true) { $1.color($0) },
  ]

  static let gradient: [SceneProperty<Gradient>] = [
    SceneProperty("stops", \.stops) { $1.stops($0) },
    SceneProperty("colors", \.stops) { cursor, reading in
      cursor.asArray().map { elements in
        Gradient(colors: elements.map { reading.color($0) ?? .clear }).stops
      }
    },
    SceneProperty("start", \.start) { $1.value($0, SceneVocabulary.point, from: .zero) },
    SceneProperty("end", \.end) { $1.value($0, SceneVocabulary.point, from: .zero) },
  ]

  static let frame: [SceneProperty<Rect>] = [
    SceneProperty("x", \.origin.x) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("y", \.origin.y) { $1.points($0, in: SceneRange.distance) },
    SceneProperty("width", \.size.width, isRequired: true) { $1.points($0, in: SceneRange.length) },
    SceneProperty("height", \.size.height, isRequired: true) {
      $1.points($0, in: SceneRange.length)
    },
  ]
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
  func viewBox(_ cursor: JSONCursor) -> Rect? {
    guard let elements = cursor.asArray() else { return nil }
    guard elements.count == 4 else {
      cursor.report(SceneWording.count(4, found: elements.count))
      return nil
    }
    let ranges = [SceneRange.distance, SceneRange.distance, SceneRange.boxSide, SceneRange.boxSide]
    let numbers = zip(elements, ranges).compactMap { $0.asNumber(in: $1) }
    return numbers.count == 4
      ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// Reads an object, or the name of a theme's shadow.
  func shadow(_ cursor: JSONCursor) -> ShadowStyle? {
    switch cursor.node.kind {
    case .object: return value(cursor, SceneVocabulary.shadow, from: ShadowStyle(color: .clear))
    case .string(let name):
      // Checks every theme, so none has a shadow that can't be drawn.
      for theme in themes {
        guard let tokens = theme.theme.shadows[name], tokens.count != 1 || tokens[0].isInset else {
          continue
        }
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
  func stops(_ cursor: JSONCursor) -> [Gradient.Stop]? {
    if case .string(let name) = cursor.node.kind {
      return token(name, .gradient, at: cursor, \.gradients).map { Gradient($0).stops }
    }
    return cursor.asArray()?.compactMap {
      value($0, SceneVocabulary.gradientStop, from: Gradient.Stop(0, .clear))
    }
  }
}
