/// The smallest edits of a style, property by property, from the tables of properties.
import LikenessDisplayList
import LikenessText

/// The kind of a small edit.
package enum EditKind: String, Hashable, Sendable, CaseIterable {
  case shift, color, border, radius, font, text, child, order, state
}

/// A small edit of one property of a style.
struct StyleStep<Style> {
  var kind: EditKind
  /// The property, with the parts that hold it: `titleStyle.font`.
  var property: String
  var before: String
  var after: String
  var apply: (inout Style) -> Void
}

/// What a step of a value depends on.
struct StepContext {
  var property: String
  var unit: StyleUnit
  /// The lengths of the shifts, in points.
  var shifts: [Double]
}

/// A value that can be a little different.
protocol SteppedValue: StyleValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Self)]
}

extension ComponentStyle {
  /// The small edits of the values that the style sets. Values that name a token change with the
  /// theme.
  func steps(shifts: [Double]) -> [StyleStep<Self>] {
    Self.properties.flatMap { $0.steps(self, shifts) }
  }
}

/// The steps of a value as edits of the style that holds it.
func steps<Style, Value: StyleValue>(
  of value: Value, at path: WritableKeyPath<Style, Value?>, _ context: StepContext
) -> [StyleStep<Style>] {
  func open<Stepped: SteppedValue>(_ value: Stepped) -> [StyleStep<Style>] {
    value.steps(context).compactMap { kind, next in
      guard next != value, let changed = next as? Value else { return nil }
      return StyleStep(
        kind: kind, property: context.property, before: words(value), after: words(next)
      ) {
        $0[keyPath: path] = changed
      }
    }
  }
  return (value as? any SteppedValue).map { open($0) } ?? []
}

extension StyleStep {
  /// The edit in a style that holds this one.
  func inside<Outer>(
    _ name: String, _ change: @escaping (inout Outer, (inout Style) -> Void) -> Void
  ) -> StyleStep<Outer> {
    let apply = apply
    return StyleStep<Outer>(
      kind: kind, property: name + property, before: before, after: after
    ) { change(&$0, apply) }
  }
}

private func words(_ value: some StyleValue) -> String {
  if case .token(let name) = value as? Tokenized<Double> { return name }
  var tokens = StyleTokens("", TokenResolver(nil))
  return value.text(&tokens)
}

extension Color: SteppedValue {
  /// One step of green, the channel that weighs most in luminance.
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Color)] {
    guard case .straight(let color) = value else { return [] }
    return [(.color, Color(color.stepped))]
  }
}

extension StraightColor {
  /// The color with one step more of green, or less where there is no more.
  package var stepped: StraightColor {
    StraightColor(r: red, g: green == 255 ? 254 : green + 1, b: blue, a: alpha)
  }
}

extension Tokenized<Double>: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Self)] {
    if context.property == "borderWidth", self != .value(0) { return [(.border, .value(0))] }
    guard case .value(let points) = self else { return [] }
    if case .radius = context.unit {
      return points > 0 ? [-1, 1].map { (.radius, .value(max(0, points + $0))) } : []
    }
    return context.shifts.map { (.shift, .value(shifted(points, by: $0))) }
  }
}

extension Length: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Self)] {
    guard case .points(let points) = self else { return [] }
    return context.shifts.map { (.shift, .points(shifted(points, by: $0))) }
  }
}

extension Font: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Font)] {
    guard token == nil, size > 1 else { return [] }
    return [(.font, changing { $0.size -= 1 })]
  }
}

extension DirectionalEdgeInsets: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Self)] {
    let edges: [WritableKeyPath<Self, Tokenized<Double>>] = [\.top, \.leading]
    return edges.flatMap { edge in
      self[keyPath: edge].steps(context).map { step in
        var insets = self
        insets[keyPath: edge] = step.value
        return (EditKind.shift, insets)
      }
    }
  }
}

extension CornerRadii: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Self)] {
    [-1.0, 1.0].map { step in
      func next(_ radius: Double) -> Double { radius > 0 ? max(0, radius + step) : radius }
      return (
        .radius,
        CornerRadii(
          topLeft: next(topLeft), topRight: next(topRight), bottomRight: next(bottomRight),
          bottomLeft: next(bottomLeft))
      )
    }
  }
}

extension ShadowStyle: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Self)] {
    if token != nil { return [] }
    let colors = color.steps(context).map { step in
      var shadow = self
      shadow.color = step.value
      return (step.kind, shadow)
    }
    return colors
      + dy.steps(context).map { step in
        var shadow = self
        shadow.dy = step.value
        return (step.kind, shadow)
      }
  }
}

extension Gradient: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Self)] {
    guard token == nil, let stop = stops.first else { return [] }
    return stop.color.steps(context).map { step in
      var gradient = self
      gradient.stops[0].color = step.value
      return (step.kind, gradient)
    }
  }
}

extension Bool: SteppedValue {
  func steps(_ context: StepContext) -> [(kind: EditKind, value: Bool)] {
    self ? [(.state, false)] : []
  }
}

/// A length with a shift, in hundredths as people write them.
func shifted(_ points: Double, by shift: Double) -> Double {
  ((points + shift) * 100).rounded() / 100
}
