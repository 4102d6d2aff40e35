/// The drawing instructions: the one list of their kinds, and their lines in a text.
import LikenessBase

/// The drawing instructions. All lengths are in device pixels on the grid of 1/64.
package enum Drawing: Hashable, Sendable {
  /// The frame of a view. Draws nothing, but lets differences name views.
  case view(frame: FixedRect)
  /// A rounded rect, filled and bordered in one go, so that no seam or fringe can show between the
  /// two.
  case box(Box)
  /// The blurred shadow of a rounded rect.
  case shadow(Shadow)
  /// A run of glyphs.
  case glyphs(Glyphs)
  /// A picture.
  case image(ImagePlacement)
  /// Lines and curves, filled or stroked.
  case path(PathDrawing)
  /// Everything up to the matching ``end`` shows only inside the shape.
  case clip(RoundedRect)
  /// Everything up to the matching ``end`` shows only as far as the path is opaque.
  case mask(PathDrawing)
  /// Everything up to the matching ``end`` is drawn together and then shown at this opacity, 0…255.
  case opacity(UInt8)
  /// Ends the innermost ``clip(_:)``, ``mask(_:)`` or ``opacity(_:)``.
  case end
}

extension Drawing {
  /// The words that begin the lines of items.
  package enum Keyword: String, Hashable, Sendable, CaseIterable {
    case view, box, shadow, glyphs, image, fill, stroke, clip, mask, opacity, end
  }

  /// The word that begins its line.
  package var keyword: Keyword {
    switch self {
    case .view: .view
    case .box: .box
    case .shadow: .shadow
    case .glyphs: .glyphs
    case .image: .image
    case .path(let path): path.operation.keyword
    case .clip: .clip
    case .mask: .mask
    case .opacity: .opacity
    case .end: .end
    }
  }

  /// Whether it begins or ends a group.
  package var isGroup: Bool {
    switch self {
    case .clip, .mask, .opacity, .end: true
    default: false
    }
  }

  /// The path that is drawn; nil for other drawings.
  package var drawnPath: PathDrawing? {
    switch self {
    case .path(let path): path
    case .view, .box, .shadow, .glyphs, .image, .clip, .mask, .opacity, .end: nil
    }
  }
}

extension PathOperation {
  /// The word that begins the line of a path.
  package var keyword: Drawing.Keyword {
    switch self {
    case .fill: .fill
    case .stroke: .stroke
    }
  }
}

extension DisplayListWriter {
  mutating func write(_ drawing: Drawing, from origin: PathPoint) {
    text.write(drawing.keyword.rawValue)
    if case .end = drawing { return }
    text.append(UInt8(ascii: " "))
    write(valuesOf: drawing, from: origin)
  }

  /// Appends the line of a drawing without its keyword, with places as distances from another one.
  mutating func write(valuesOf drawing: Drawing, from origin: PathPoint) {
    switch drawing {
    case .view(let frame): text.write(frame, from: origin)
    case .box(let box):
      text.write(box.shape, from: origin)
      if let fill = box.fill {
        text.write(" fill ")
        text.write(fill, from: origin)
      }
      if let border = box.border {
        text.write(" border")
        text.write(next: border.width)
        text.write(next: border.color)
      }
    case .shadow(let shadow):
      text.write(shadow.shape, from: origin)
      text.write(" sigma")
      text.write(next: shadow.sigma)
      text.write(next: shadow.color)
      if let cutout = shadow.cutout {
        text.write(" cutout ")
        text.write(cutout, from: origin)
      }
    case .glyphs(let glyphs): write(glyphs, from: origin)
    case .image(let image): write(image, from: origin)
    case .path(let path): text.write(path, from: origin)
    case .mask(let path):
      text.write("\(path.operation.keyword.rawValue) ")
      text.write(path, from: origin)
    case .clip(let shape): text.write(shape, from: origin)
    case .opacity(let opacity): text.append(decimal: UInt32(opacity))
    case .end: break
    }
  }
}

extension DisplayListReader {
  mutating func drawing() throws(DisplayListError) -> Drawing {
    let start = cursor.place
    switch Drawing.Keyword(rawValue: cursor.word()) {
    case .view: return .view(frame: try rect(from: base))
    case .box:
      var box = Box(try shape())
      if cursor.take("fill") { box.fill = try paint() }
      if cursor.take("border") {
        box.border = Border(width: try cursor.fixed(), color: try cursor.color())
      }
      return .box(box)
    case .shadow:
      let caster = try shape()
      try expect("sigma")
      var shadow = Shadow(caster, sigma: try cursor.fixed(), color: try cursor.color())
      if cursor.take("cutout") { shadow.cutout = try shape() }
      return .shadow(shadow)
    case .glyphs: return .glyphs(try glyphs())
    case .image: return try image()
    case .fill: return .path(try path())
    case .stroke: return .path(try path(isStroke: true))
    case .clip: return .clip(try shape())
    case .mask:
      if cursor.take("stroke") { return .mask(try path(isStroke: true)) }
      try expect("fill")
      return .mask(try path())
    case .opacity: return .opacity(try cursor.integer(0...255))
    case .end: return .end
    case nil:
      let all = Drawing.Keyword.allCases.map { $0.rawValue }
      throw cursor.unexpected(
        at: start, all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1])
    }
  }
}
