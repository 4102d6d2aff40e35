/// Symbols of our own drawing under Apple's names, as paths.
import Foundation
import LikenessDisplayList
import LikenessText

/// A symbol in a size, weight and color.
struct Symbol: Hashable, Sendable {
  let name: String
  var configuration: Image.SymbolConfiguration
  private var isMirrored = false

  /// Creates the symbol of a name; nil for a name that has none.
  init?(_ name: String, _ configuration: Image.SymbolConfiguration?) {
    guard Self.parts(of: name) != nil else { return nil }
    self.name = name
    self.configuration = configuration ?? .unspecified
  }

  var color: Color? { configuration.color }

  func tinted(_ color: Color) -> Symbol {
    var symbol = self
    symbol.configuration.color = color
    return symbol
  }

  var mirrored: Symbol {
    var symbol = self
    symbol.isMirrored.toggle()
    return symbol
  }

  // MARK: Drawing

  /// A path on a grid of 24 by 24.
  struct Part {
    var path: Path
    /// Whether its inside is filled, by the even-odd rule, rather than a line drawn along it.
    var isFilled: Bool
  }

  /// The parts in points, the width of lines, and the extent: as high as the grid, as wide as the
  /// ink with a margin, in whole points.
  var drawing: (parts: [Part], lineWidth: Double, size: CGSize) {
    let parts = Self.parts(of: name) ?? []
    let height = max(1, (configuration.size * 1.2).rounded())
    let factor = height / 24
    let line = 0.6 + Double((configuration.weight ?? .regular).value) * 0.003
    let ink = parts.compactMap(\.path.boundingBoxOfPath).reduce(CGRect.null) { $0.union($1) }
    let width = ((ink.width + line + 1.5) * factor).rounded(.up)
    let flip = isMirrored ? -1.0 : 1
    let place = CGAffineTransform(
      a: factor * flip, b: 0, c: 0, d: factor, tx: width / 2 - ink.midX * factor * flip, ty: 0)
    return (
      parts.map { Part(path: $0.path.applying(place), isFilled: $0.isFilled) }, line * factor,
      CGSize(width: width, height: height)
    )
  }

  // MARK: Names

  /// The parts of a symbol: of the table, turned, filled, or inside a circle or square.
  static func parts(of name: String) -> [Part]? {
    let name = ["gear": "gearshape", "message": "bubble.left", "multiply": "xmark"][name] ?? name
    if let text = shapes[name] { return parse(text) }
    if let turned = turned(name, in: shapes) { return turned }
    for frame in ["circle", "square"] {
      guard let outline = shapes[frame].map(parse) else { continue }
      if let base = name.removing("." + frame + ".fill") {
        let solid = shapes[base].map(parse)?.filter(\.isClosed) ?? []
        let inside = holes[base].map(parse) ?? turned(base, in: holes) ?? solid.map(\.halved)
        guard !inside.isEmpty else { return nil }
        var path = outline[0].path
        for part in inside { path.append(part.path) }
        return [Part(path: path, isFilled: true)]
      }
      if let base = name.removing("." + frame) {
        return parts(of: base).map { outline + $0.map(\.halved) }
      }
    }
    guard let base = name.removing(".fill"), let open = parts(of: base),
      open.contains(where: \.isClosed)
    else { return nil }
    return open.filter(\.isClosed).map { Part(path: $0.path, isFilled: true) } + open
  }

  private static func turned(_ name: String, in table: [String: String]) -> [Part]? {
    for (direction, turn) in [("down", (0.0, 1.0)), ("left", (-1, 0)), ("up", (0, -1))] {
      guard let base = name.removing("." + direction), let text = table[base + ".right"] else {
        continue
      }
      let (cosine, sine) = turn
      let transform = CGAffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: 12 - 12 * cosine + 12 * sine,
        ty: 12 - 12 * sine - 12 * cosine)
      return parse(text).map { Part(path: $0.path.applying(transform), isFilled: $0.isFilled) }
    }
    return nil
  }

  /// Reads parts between bars; a star is before those that are filled.
  private static func parse(_ text: String) -> [Part] {
    text.split(separator: "|").compactMap { part in
      let isFilled = part.hasPrefix("*")
      return (try? Path(String(part.drop { $0 == "*" }))).map { Part(path: $0, isFilled: isFilled) }
    }
  }

  /// Lines and fills by name.
  static let shapes = [
    "arrow.clockwise": "M19.5 12A7.5 7.5 0 1 1 16.5 6|M17 2V6.5H12.5",
    "arrow.counterclockwise": "M4.5 12A7.5 7.5 0 1 0 7.5 6|M7 2V6.5H11.5",
    "arrow.right": "M4 12H20|M13 5L20 12L13 19",
    "bell": "M6 17V11A6 6 0 0 1 18 11V17L19.5 18.5H4.5L6 17Z|M10 21.3H14",
    "bolt": "M13.5 3L5 13.5H11L10 21L19 10H13Z",
    "bookmark": "M7 4H17V20.5L12 16L7 20.5Z",
    "bubble.left": "M4 5H20V17H10L6 20.5V17H4Z",
    "calendar": "M4 6H20V20H4Z|M4 10H20|M8 3.5V7|M16 3.5V7",
    "camera": "M3 8H7.5L9 5.5H15L16.5 8H21V19H3Z M12 10A3.5 3.5 0 1 1 11.9 10Z",
    "cart":
      "M2.5 4H5L7.5 15H18L20.5 7H6|*M7.5 19A1.5 1.5 0 1 1 7.5 19.1Z M15 19A1.5 1.5 0 1 1 15 19.1Z",
    "checkmark": "M4 13L9.5 18.5L20 6",
    "chevron.right": "M9 5L16 12L9 19",
    "circle": "M12 3A9 9 0 1 1 11.9 3Z",
    "clock": "M12 3A9 9 0 1 1 11.9 3Z|M12 7V12L15.5 14",
    "clock.fill": "*M12 3A9 9 0 1 1 11.9 3Z M11 7V12.5L14.8 15L16 13.3L13 11.4V7Z",
    "creditcard": "M3 6H21V18H3Z|M3 10H21",
    "creditcard.fill": "*M2 5H22V8.5H2Z M2 11.5H22V19H2Z",
    "doc": "M6 3H14L18.5 7.5V21H6Z|M14 3V7.5H18.5",
    "ellipsis":
      "*M3 12A2 2 0 1 1 3 12.1Z M10 12A2 2 0 1 1 10 12.1Z M17 12A2 2 0 1 1 17 12.1Z",
    "envelope": "M3 6H21V18H3Z|M3 7L12 13.5L21 7",
    "envelope.fill": "*M2 5H22V6.5L12 13.3L2 6.5Z M2 8.7L12 15.5L22 8.7V19H2Z",
    "exclamationmark": "M12 4V14|M12 19H12.01",
    "exclamationmark.triangle": "M12 4L21.5 20H2.5Z|M12 10V14.5|M12 17.3H12.01",
    "exclamationmark.triangle.fill": "*M12 3L22.5 21H1.5Z M11 9H13V15H11Z M11 16.5H13V18.5H11Z",
    "eye": "M2.5 12C6 5.5 18 5.5 21.5 12C18 18.5 6 18.5 2.5 12Z M12 9.2A2.8 2.8 0 1 1 11.9 9.2Z",
    "eye.slash":
      "M2.5 12C6 5.5 18 5.5 21.5 12C18 18.5 6 18.5 2.5 12Z M12 9.2A2.8 2.8 0 1 1 11.9 9.2Z"
      + "|M5 4L19 20",
    "flag": "M6 4.5H18.5L15.5 9L18.5 13.5H6Z|M6 4V21",
    "folder": "M3 6H9.5L11.5 8H21V19H3Z",
    "gearshape":
      """
    M19.2 10.2L21.5 10.5V13.5L19.2 13.8L18.3 15.8L19.8 17.6L17.6 19.8L15.8 18.3L13.8 19.2L13.5 \
    21.5H10.5L10.2 19.2L8.2 18.3L6.4 19.8L4.2 17.6L5.7 15.8L4.8 13.8L2.5 13.5V10.5L4.8 10.2L5.7 \
    8.2L4.2 6.4L6.4 4.2L8.2 5.7L10.2 4.8L10.5 2.5H13.5L13.8 4.8L15.8 5.7L17.6 4.2L19.8 6.4L18.3 \
    8.2Z M12 8.7A3.3 3.3 0 1 1 11.9 8.7Z
    """,
    "heart":
      "M12 20.5C6 16.5 3 13 3 9A4.8 4.8 0 0 1 12 6.8A4.8 4.8 0 0 1 21 9C21 13 18 16.5 12 20.5Z",
    "house": "M3.5 11.5L12 4L20.5 11.5H18V20H6V11.5Z",
    "info": "M9.5 10.5H12V19|M9 19H15|M12 5.5H12.01",
    "line.3.horizontal": "M4 6.5H20|M4 12H20|M4 17.5H20",
    "list.bullet": "M9 6H20.5|M9 12H20.5|M9 18H20.5|M4 6H4.01|M4 12H4.01|M4 18H4.01",
    "lock": "M6 11H18V20.5H6Z|M8.5 11V7.5A3.5 3.5 0 0 1 15.5 7.5V11",
    "magnifyingglass": "M10.5 4A6.5 6.5 0 1 1 10.4 4Z|M15.3 15.3L20.5 20.5",
    "mappin":
      "M12 21C8 16 6 13 6 9.5A6 6 0 0 1 18 9.5C18 13 16 16 12 21Z M12 7.5A2 2 0 1 1 11.9 7.5Z",
    "minus": "M4 12H20",
    "moon": "M19.5 14.5A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19.5 14.5Z",
    "paperplane": "M3.5 11L20.5 3.5L13 20.5L10.5 13.5Z|M10.5 13.5L20.5 3.5",
    "pause": "M7 5H9.5V19H7Z M14.5 5H17V19H14.5Z",
    "pencil": "M4.5 19.5L5.5 15.5L16.5 4.5L19.5 7.5L8.5 18.5Z",
    "person": "M12 3.5A4 4 0 1 1 11.9 3.5Z M4 20.5C4 16 7.5 14 12 14C16.5 14 20 16 20 20.5Z",
    "photo": "M3 5H21V19H3Z|M3.5 17L9 11.5L13 15.5L16 12.5L20.5 17|M15.5 8.8H15.51",
    "play": "M7 4.5L19.5 12L7 19.5Z",
    "plus": "M12 4V20|M4 12H20",
    "questionmark": "M8.5 8.3A3.5 3.5 0 1 1 13.7 11.4C12.4 12.2 12 13 12 14.5|M12 19H12.01",
    "square":
      "M5 3.5H19A1.5 1.5 0 0 1 20.5 5V19A1.5 1.5 0 0 1 19 20.5"
      + "H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5Z",
    "square.and.arrow.up": "M8 10H6V20.5H18V10H16|M12 14V3.5|M8.5 7L12 3.5L15.5 7",
    "star":
      "M12 3L14.5 9.4L21.3 9.8L16 14.1L17.8 20.7L12 17L6.2 20.7L8 14.1L2.7 9.8L9.5 9.4Z",
    "tag": "M4 4H12L20.5 12.5L12.5 20.5L4 12Z M8 7A1 1 0 1 1 7.9 7Z",
    "trash": "M6 6.5L7 20.5H17L18 6.5Z|M4 6.5H20|M9 6.5V4H15V6.5|M10 10V17|M14 10V17",
    "xmark": "M5 5L19 19|M19 5L5 19",
  ]

  /// The parts that stay open in a filled circle, by name.
  static let holes = [
    "arrow.right": "M6 11H14L10.8 7.8L12.2 6.4L17.8 12L12.2 17.6L10.8 16.2L14 13H6Z",
    "checkmark": "M6.6 12.4L8 11L10.8 13.8L16.2 7.4L17.7 8.7L10.9 16.7Z",
    "chevron.right": "M9.3 7.4L10.7 6L16.7 12L10.7 18L9.3 16.6L13.9 12Z",
    "exclamationmark": "M11 6.5H13V13.5H11Z M11 15.3H13V17.3H11Z",
    "info": "M11 10.5H13V17.3H11Z M11 6.7H13V8.7H11Z",
    "minus": "M6.5 11H17.5V13H6.5Z",
    "plus": "M11 6.5H13V11H17.5V13H13V17.5H11V13H6.5V11H11Z",
    "xmark":
      "M8 6.6L12 10.6L16 6.6L17.4 8L13.4 12L17.4 16L16 17.4L12 13.4L8 17.4L6.6 16L10.6 12L6.6 8Z",
  ]
}

extension Symbol.Part {
  fileprivate var isClosed: Bool { !isFilled && path.steps.contains(.close) }

  /// The part in the middle, half as large.
  fileprivate var halved: Symbol.Part {
    let transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 6, ty: 6)
    return Symbol.Part(path: path.applying(transform), isFilled: isFilled)
  }
}

extension String {
  fileprivate func removing(_ end: String) -> String? {
    hasSuffix(end) ? String(dropLast(end.count)) : nil
  }
}

extension Canvas {
  /// Draws a symbol of a size, or a part of it, stretched to a rect.
  mutating func draw(
    _ symbol: Symbol, of size: CGSize, _ part: CGRect?, in rect: CGRect, _ tint: Color?,
    _ properties: (inout PropertyList) -> Void
  ) {
    if let part, part != CGRect(origin: .zero, size: size), part.width > 0, part.height > 0 {
      let (across, down) = (rect.width / part.width, rect.height / part.height)
      let whole = CGRect(
        x: rect.minX - part.minX * across, y: rect.minY - part.minY * down,
        width: size.width * across, height: size.height * down)
      return clip(to: rect) { $0.draw(symbol, of: size, nil, in: whole, tint, properties) }
    }
    guard size.width > 0, size.height > 0 else { return }
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    let place = CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: rect.minX, ty: rect.minY)
    let (parts, lineWidth, _) = symbol.drawing
    let color = tint ?? symbol.color ?? .black
    func record(_ list: inout PropertyList) {
      properties(&list)
      list.explainFurther([.pathSteps, .pathPaint, .pathStyle])
    }
    for part in parts {
      let path = part.path.applying(place)
      if part.isFilled {
        fill(path, rule: .evenOdd, color: color, properties: record)
      } else {
        stroke(
          path, width: lineWidth * min(across, down), cap: .round, join: .round, color: color,
          properties: record)
      }
    }
  }
}
