/// The words of a display list's text, as bytes for the text and as strings for messages.

extension [UInt8] {
  /// Appends a text as it is.
  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a number after a space.
  mutating func write(next number: Fixed) {
    append(UInt8(ascii: " "))
    number.write(to: &self)
  }

  /// Appends a color after a space.
  mutating func write(next color: StraightColor) {
    append(UInt8(ascii: " "))
    color.write(to: &self)
  }

  /// Appends a place as its distance from another one: `x y`.
  mutating func write(_ x: Fixed, _ y: Fixed, from origin: PathPoint) {
    x.write(from: origin.x, to: &self)
    append(UInt8(ascii: " "))
    y.write(from: origin.y, to: &self)
  }

  /// Appends `x y width height`.
  mutating func write(_ rect: FixedRect, from origin: PathPoint = .zero) {
    write(rect.x, rect.y, from: origin)
    write(next: rect.width)
    write(next: rect.height)
  }

  /// Appends the rect, and the radii where there are any.
  mutating func write(_ shape: RoundedRect, from origin: PathPoint = .zero) {
    write(shape.rect, from: origin)
    guard !shape.isRect else { return }
    write(" radius ")
    write(shape.radii)
  }

  /// Appends one radius, or the four clockwise from the top left.
  mutating func write(_ radii: FixedCornerRadii) {
    let all = radii.clockwise
    all[0].write(to: &self)
    if all.allSatisfy({ $0 == all[0] }) { return }
    for radius in all.dropFirst() { write(next: radius) }
  }

  /// Appends how a path is drawn, each word after a space. Defaults are omitted.
  mutating func write(_ operation: PathOperation) {
    switch operation {
    case .fill(.nonzero): break
    case .fill(.evenOdd): write(" even-odd")
    case .stroke(let stroke):
      write(" width")
      write(next: stroke.width)
      let plain = Stroke(width: stroke.width)
      if stroke.cap != plain.cap { write(" cap \(stroke.cap.rawValue)") }
      if stroke.join != plain.join { write(" join \(stroke.join.rawValue)") }
      if stroke.miterLimit != plain.miterLimit {
        write(" limit")
        write(next: stroke.miterLimit)
      }
      if !stroke.dashes.isEmpty { write(" dashes") }
      for length in stroke.dashes { write(next: length) }
      if stroke.dashPhase != plain.dashPhase {
        write(" phase")
        write(next: stroke.dashPhase)
      }
    }
  }

  /// Appends a letter as in SVG, and the points of the step.
  mutating func write(_ step: PathStep, from origin: PathPoint) {
    switch step {
    case .move: append(UInt8(ascii: "M"))
    case .line: append(UInt8(ascii: "L"))
    case .cubic: append(UInt8(ascii: "C"))
    case .close: append(UInt8(ascii: "Z"))
    }
    for (index, point) in step.points.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      point.x.write(from: origin.x, to: &self)
      append(UInt8(ascii: ","))
      point.y.write(from: origin.y, to: &self)
    }
  }

  /// Appends a color, or a gradient's line and stops.
  mutating func write(_ paint: Paint, from origin: PathPoint) {
    paint.value(from: origin).write(to: &self)
  }
}

extension Paint {
  /// The color, or a gradient's line and stops, in the picture.
  package var value: PropertyValue { value(from: .zero) }

  /// The color, or a gradient's line and stops, as the text has them.
  func value(from origin: PathPoint) -> PropertyValue {
    func number(_ place: Fixed, _ start: Fixed) -> PropertyValue {
      .number(Double(place.raw - start.raw) / Double(Fixed.one))
    }
    switch self {
    case .color(let color): return .color(color)
    case .linearGradient(let gradient):
      var values: [PropertyValue] = [
        .text("gradient"), number(gradient.startX, origin.x), number(gradient.startY, origin.y),
        number(gradient.endX, origin.x), number(gradient.endY, origin.y),
      ]
      if let side = gradient.side {
        values += [.text("radial"), number(side.x, origin.x), number(side.y, origin.y)]
        values.append(.number(Double(gradient.inner)))
      }
      values.append(.text("stops"))
      for stop in gradient.stops {
        values += [.number(Double(stop.location)), .color(stop.color)]
      }
      return .list(of: values)
    }
  }
}

extension [UInt8] {
  /// Appends the paint of a path and how it is drawn, without its steps.
  mutating func write(_ path: PathDrawing, from origin: PathPoint) {
    write(path.paint, from: origin)
    write(path.operation)
    guard path.sigma != .zero else { return }
    write(" sigma")
    write(next: path.sigma)
  }
}

/// The text that `write` appends, as a string.
func words(_ write: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  write(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}

package func words(_ shape: RoundedRect) -> String { words { $0.write(shape) } }

package func words(_ operation: PathOperation) -> String {
  String(words { $0.write(operation) }.dropFirst())
}
