/// The simple values of scenes: colors, lengths, names, states.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessTheme
import LikenessViews

/// The ranges of numbers, wide enough for any screen.
enum SceneRange {
  /// A distance, in points; may be negative.
  static let distance = -100_000.0...100_000.0
  /// A length, in points: the range of layout.
  static let length = 0.0...100_000.0
  /// The width or height of a view box.
  static let boxSide = 0.001...100_000.0
  /// The numbers of a view box: origin and size.
  static let viewBox = [distance, distance, boxSide, boxSide]
  /// A fraction or an opacity.
  static let unit = 0.0...1.0
  /// The size of a font, in points, as in theme files.
  static let fontSize = 1.0...1_000.0
  /// The weight of a font, on the scale of CSS.
  static let weight = 1...1_000
  /// Width divided by height.
  static let aspectRatio = 0.001...1_000.0
  /// A hugging or compression priority.
  static let priority = 0.0...1_000.0
  static let lines = 0...100_000
  /// The space that a scene offers to its view, in points.
  static let space = 1.0...100_000.0
  /// The most pictures of a scene with pairwise coverage.
  static let budget = 1...100_000
  /// The limits of pairwise coverage: values across all axes, and pairs of the two longest axes.
  static let pairedValues = 1_000
  static let pairs = 10_000
  /// The page around the view, in points.
  static let margin = 0.0...10_000.0
  /// A fraction of the container's size, in percent.
  static let percentage = 0.0...10_000.0
}

extension SceneValue where Found == Color {
  static var color: Self {
    Self(
      .defined(
        "color",
        "A color: #RGB, #RGBA, #RRGGBB or #RRGGBBAA, or the name of a color of the theme.",
        [
          "type": "string",
          "pattern": "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[^#].*)$",
        ])
    ) { $1.color($0) }
  }
}

extension SceneValue where Found == Length {
  static var length: Self {
    Self(
      .defined(
        "length",
        """
        A length in points, a share of the container such as "80%", or the name of a dimension \
        of the theme.
        """,
        .any(of: [
          .number(in: SceneRange.length),
          ["type": "string", "pattern": #"^[0-9]+(\.[0-9]*)?%$"#],
          ["type": "string", "pattern": "[^%]$"],
        ]))
    ) { $1.length($0) }
  }
}

extension SceneValue where Found == Control.State {
  static var state: Self { Self(.state) { $1.state($0) } }
}

extension SceneValue {
  /// An object with a value for each of some states.
  static func states<Value>(of value: SceneValue<Value>) -> Self
  where Found == [Control.State: Value] {
    Self(.entries(of: value.schema, named: .state)) { cursor, reading in
      reading.states(cursor) { value.read($0, reading) }
    }
  }
}

extension SceneSchema {
  static let state = {
    let joined = SceneVocabulary.states.filter { $0 != "normal" }.joined(separator: "|")
    return defined(
      "state",
      """
      The state of a control: normal, highlighted, disabled, selected, focused, or several of the \
      last four joined by +.
      """,
      ["type": "string", "pattern": .string("^(normal|(\(joined))(\\+(\(joined)))*)$")])
  }()
}

extension SceneReading {
  /// Reads a hexadecimal color, or the name of a theme's color.
  func color(_ cursor: JSONCursor) -> Color? {
    guard case .string(let text) = cursor.node.kind else {
      return cursor.wrong(SceneWording.expectedColor)
    }
    guard text.first == "#" else {
      return token(text, .color, at: cursor, \.colors).map { _ in .token(text) }
    }
    if let color = StraightColor(text) { return Color(color) }
    cursor.report(ThemeWording.badHex(text))
    return nil
  }

  /// Reads a number of points, or the name of a theme's dimension.
  ///
  /// - Parameter keepsName: Whether a view keeps the name rather than the value.
  func points(
    _ cursor: JSONCursor, in range: ClosedRange<Double>, keepsName: Bool = false
  ) -> Double? {
    guard case .string(let name) = cursor.node.kind else { return cursor.asNumber(in: range) }
    guard let value = token(name, .dimension, at: cursor, \.dimensions) else { return nil }
    if range.contains(value) {
      tokens.insert(keepsName ? .length(name, in: range) : .dimension(name, value))
      return value
    }
    cursor.report(
      SceneWording.tokenOutOfRange(
        name, shown(value), from: shown(range.lowerBound), to: shown(range.upperBound)))
    return nil
  }

  /// Reads a number of points, or the name of a theme's dimension, which the view keeps.
  func distance(_ cursor: JSONCursor, in range: ClosedRange<Double>) -> Tokenized<Double>? {
    guard let points = points(cursor, in: range, keepsName: true) else { return nil }
    if case .string(let name) = cursor.node.kind { return .token(name) }
    return .value(points)
  }

  /// Reads points, a percentage of the container, or the name of a theme's dimension.
  func length(_ cursor: JSONCursor) -> Length? {
    switch cursor.node.kind {
    case .number: return cursor.asNumber(in: SceneRange.length).map { .points($0) }
    case .string(let text) where text.hasSuffix("%"):
      let digits = text.dropLast()
      // Stricter than `Double`, which also accepts "0x1p3" and "nan".
      if digits.first?.isNumber == true,
        digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let percent = Double(digits),
        SceneRange.percentage.contains(percent)
      {
        return .fraction(percent / 100)
      }
      cursor.report(SceneWording.badPercentage(text))
      return nil
    case .string(let name):
      return points(cursor, in: SceneRange.length, keepsName: true).map { _ in .token(name) }
    default: return cursor.wrong(SceneWording.expectedLength)
    }
  }

  /// Reads a control state, or several joined by `+`.
  func state(_ cursor: JSONCursor) -> Control.State? {
    cursor.asString().flatMap { state($0, report: { cursor.report($0) }) }
  }

  func state(_ name: String, report: (String) -> Void) -> Control.State? {
    if let state = Control.State(name: name) { return state }
    report(
      SceneWording.unknownState(name, near: nearestName(to: name, among: SceneVocabulary.states)))
    return nil
  }

  /// Reads an object whose keys are states; reports a state given twice under different names.
  func states<Value>(_ cursor: JSONCursor, _ value: (JSONCursor) -> Value?) -> [Control.State:
    Value]
  {
    var found: [Control.State: Value] = [:]
    var seen: Set<Control.State> = []
    for entry in cursor.asEntries() ?? [] {
      let report: (String) -> Void = { cursor.log.report(entry.value.path, at: entry.location, $0) }
      guard let state = state(entry.key, report: report) else { continue }
      if !seen.insert(state).inserted { report(SceneWording.stateTwice(state.name)) }
      if let value = value(entry.value) { found[state] = value }
    }
    return found
  }

  private func shown(_ value: Double) -> String { JSONNumber(value)?.text ?? value.description }
}
