/// The words of a display list's text, as bytes for the text and as strings for messages.
import LikenessBase

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

  /// Appends `x y width height`.
  mutating func write(_ rect: FixedRect) {
    rect.x.write(to: &self)
    write(next: rect.y)
    write(next: rect.width)
    write(next: rect.height)
  }

  /// Appends the rect, and the radii where there are any.
  mutating func write(_ shape: RoundedRect) {
    write(shape.rect)
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
  mutating func write(_ step: PathStep) {
    switch step {
    case .move: append(UInt8(ascii: "M"))
    case .line: append(UInt8(ascii: "L"))
    case .cubic: append(UInt8(ascii: "C"))
    case .close: append(UInt8(ascii: "Z"))
    }
    for (index, point) in step.points.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      point.x.write(to: &self)
      append(UInt8(ascii: ","))
      point.y.write(to: &self)
    }
  }

  /// Appends a color, or a gradient's line and stops.
  mutating func write(_ paint: Paint) {
    switch paint {
    case .color(let color): color.write(to: &self)
    case .linearGradient(let gradient):
      write("gradient")
      for end in [gradient.startX, gradient.startY, gradient.endX, gradient.endY] {
        write(next: end)
      }
      if let side = gradient.side {
        write(" radial")
        write(next: side.x)
        write(next: side.y)
        write(" \(gradient.inner)")
      }
      write(" stops")
      for stop in gradient.stops {
        append(UInt8(ascii: " "))
        append(decimal: UInt32(stop.location))
        write(next: stop.color)
      }
    }
  }
}

extension [UInt8] {
  /// Appends the paint of a path and how it is drawn, without its steps.
  mutating func write(_ path: PathDrawing) {
    write(path.paint)
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

package func words(_ rect: FixedRect) -> String { words { $0.write(rect) } }

package func words(_ radii: FixedCornerRadii) -> String { words { $0.write(radii) } }

package func words(_ shape: RoundedRect) -> String { words { $0.write(shape) } }

package func words(_ paint: Paint) -> String { words { $0.write(paint) } }

package func words(_ operation: PathOperation) -> String {
  String(words { $0.write(operation) }.dropFirst())
}
