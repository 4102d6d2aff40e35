/// The aspects of drawings: what two of one kind differ in, and what a property explains.
import LikenessGraphics

/// Aspects of drawings, which properties can explain.
///
/// A display list names for each property the aspects that a change of it explains, so a difference leaves out what follows from a change that it names.
public struct DrawingAspects: OptionSet, Hashable, Sendable {
  /// A bit for each aspect.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ bit: Int) { rawValue = 1 << UInt32(bit) }

  /// The fill of a box.
  public static let boxFill = DrawingAspects(0)
  /// The width of a border.
  public static let borderWidth = DrawingAspects(1)
  /// The color of a border.
  public static let borderColor = DrawingAspects(2)
  /// The radii of a box, a shadow or a clip.
  public static let corners = DrawingAspects(3)
  /// The blur of a box's shadow.
  public static let shadowBlur = DrawingAspects(4)
  /// The color of a box's shadow.
  public static let shadowColor = DrawingAspects(5)
  /// Where a box's shadow lies, and how large it is.
  public static let shadowFrame = DrawingAspects(6)
  /// The shape inside which a shadow is not drawn.
  public static let shadowCutout = DrawingAspects(7)
  /// What a text says.
  public static let text = DrawingAspects(8)
  /// The color of text.
  public static let textColor = DrawingAspects(9)
  /// The font of text.
  public static let font = DrawingAspects(10)
  /// The size of text.
  public static let fontSize = DrawingAspects(11)
  /// The blur of text.
  public static let textBlur = DrawingAspects(12)
  /// Where a line of text begins.
  public static let textPosition = DrawingAspects(13)
  /// Which glyphs show a text, and where each lies in its line.
  public static let glyphPositions = DrawingAspects(14)
  /// Which picture is shown.
  public static let image = DrawingAspects(15)
  /// The color of a template picture.
  public static let imageTint = DrawingAspects(16)
  /// How a picture is scaled.
  public static let imageInterpolation = DrawingAspects(17)
  /// Where a picture is shown, and which part of it.
  public static let imageFrame = DrawingAspects(18)
  /// The opacity of a group.
  public static let opacity = DrawingAspects(19)
  /// Whether and where drawings are cut off.
  public static let clip = DrawingAspects(20)
  /// Where a box or a view lies, and how large it is.
  public static let frame = DrawingAspects(21)
  /// Where the views inside a view lie. Their own changes tell of it, so it explains nothing.
  public static let layout = DrawingAspects(22)
  /// The color or gradient of a path.
  public static let pathPaint = DrawingAspects(23)
  /// The width, ends, corners and dashes of a stroke, and the rule of a fill.
  public static let pathStyle = DrawingAspects(24)
  /// The lines and curves of a path.
  public static let pathSteps = DrawingAspects(25)

  /// The names in the text of a list, in the order of the bits.
  static let names = [
    "box-fill", "border-width", "border-color", "corners", "shadow-blur", "shadow-color", "shadow-frame", "shadow-cutout", "text",
    "text-color",
    "font", "font-size", "text-blur", "text-position", "glyph-positions", "image", "image-tint", "image-interpolation", "image-frame",
    "opacity", "clip", "frame", "layout", "path-paint", "path-style", "path-steps",
  ]

  /// The aspect of a name; nil where there is none.
  init?(name: String) {
    guard let bit = Self.names.firstIndex(of: name) else { return nil }
    self.init(bit)
  }

  /// The names of the aspects.
  public var names: [String] { Self.names.indices.filter { contains(DrawingAspects($0)) }.map { Self.names[$0] } }
}

/// One aspect in which two drawings differ.
package struct ChangedAspect {
  package var kind: DisplayListChange.Kind
  /// `box fill`.
  package var name: String
  package var aspect: DrawingAspects
  package var before: String?
  package var after: String?

  /// The name without what moved or was resized.
  var verb: Substring { name.firstIndex(of: " ").map { name[$0...] } ?? "" }
}

extension Drawing {
  /// The keyword of the item's line in the text.
  package var name: String {
    switch self {
    case .view: "view"
    case .box: "box"
    case .shadow: "shadow"
    case .glyphs: "glyphs"
    case .image: "image"
    case .path(let path): path.operation.name
    case .clip: "clip"
    case .opacity: "opacity"
    case .end: "end"
    }
  }
}

/// The aspects in which two drawings of one kind differ; empty where they are equal.
package func changedAspects(_ old: Drawing, _ new: Drawing) -> [ChangedAspect] {
  var aspects: [ChangedAspect] = []
  func note(_ kind: DisplayListChange.Kind, _ aspect: DrawingAspects, _ name: String, _ before: String?, _ after: String?) {
    guard before != after else { return }
    aspects.append(ChangedAspect(kind: kind, name: name, aspect: aspect, before: before, after: after))
  }
  func noteRect(_ aspect: DrawingAspects, _ name: String, _ before: FixedRect, _ after: FixedRect) {
    let hasMoved = before.x != after.x || before.y != after.y
    let hasResized = before.width != after.width || before.height != after.height
    if hasMoved, hasResized {
      note(.geometry, aspect, name + " moved and resized", words(before), words(after))
    } else if hasMoved {
      note(.geometry, aspect, name + " moved", "\(before.x) \(before.y)", "\(after.x) \(after.y)")
    } else if hasResized {
      note(.geometry, aspect, name + " resized", "\(before.width) × \(before.height)", "\(after.width) × \(after.height)")
    }
  }
  func noteShape(_ aspect: DrawingAspects, _ name: String, _ before: RoundedRect, _ after: RoundedRect) {
    noteRect(aspect, name, before.rect, after.rect)
    note(.geometry, .corners, name + " radius", words(before.radii), words(after.radii))
  }
  switch (old, new) {
  case (.view(let old), .view(let new)):
    noteRect(.frame, "view", old, new)
  case (.box(let old), .box(let new)):
    note(.drawing, .boxFill, "box fill", old.fill.map { words($0) }, new.fill.map { words($0) })
    note(.drawing, .borderWidth, "box border width", old.border.map { "\($0.width)" }, new.border.map { "\($0.width)" })
    note(.drawing, .borderColor, "box border color", old.border.map { "\($0.color)" }, new.border.map { "\($0.color)" })
    noteShape(.frame, "box", old.shape, new.shape)
  case (.shadow(let old), .shadow(let new)):
    note(.drawing, .shadowBlur, "shadow sigma", "\(old.sigma)", "\(new.sigma)")
    note(.drawing, .shadowColor, "shadow color", "\(old.color)", "\(new.color)")
    noteShape(.shadowFrame, "shadow", old.shape, new.shape)
    note(.geometry, .shadowCutout, "shadow cutout", old.cutout.map { words($0) }, new.cutout.map { words($0) })
  case (.glyphs(let old), .glyphs(let new)):
    note(.drawing, .text, "text", old.run.text, new.run.text)
    note(.drawing, .textColor, "text color", "\(old.color)", "\(new.color)")
    note(.drawing, .font, "font", old.run.font.name, new.run.font.name)
    if old.run.font.name == new.run.font.name {
      // No property names the content of a font's file.
      note(.drawing, [], "font file", old.run.font.digest.short, new.run.font.digest.short)
    }
    note(.drawing, .fontSize, "font size", "\(old.run.size)", "\(new.run.size)")
    note(.drawing, .textBlur, "text blur", "\(old.sigma)", "\(new.sigma)")
    note(.geometry, .textPosition, "text moved", "\(old.x) \(old.y)", "\(new.x) \(new.y)")
    if aspects.isEmpty, old.run.glyphs != new.run.glyphs {
      aspects.append(
        ChangedAspect(kind: .geometry, name: "other glyphs, or glyphs in other places, for the same text", aspect: .glyphPositions))
    }
  case (.image(let old), .image(let new)):
    note(.drawing, .image, "image", old.image.short, new.image.short)
    note(.drawing, .imageTint, "image tint", old.tint?.description, new.tint?.description)
    note(.drawing, .imageInterpolation, "image interpolation", old.interpolation.rawValue, new.interpolation.rawValue)
    noteRect(.imageFrame, "image", old.destination, new.destination)
    noteRect(.imageFrame, "part of the image", old.source, new.source)
  case (.path(let old), .path(let new)):
    let name = new.operation.name
    note(.drawing, .pathPaint, name + " paint", words(old.paint), words(new.paint))
    note(.drawing, .pathStyle, name + " style", words(old.operation), words(new.operation))
    // Without the line around them, whose width is of its style.
    let extents = [old, new].map { PathDrawing($0.steps, paint: $0.paint).extent }
    if let from = extents[0], let to = extents[1] { noteRect(.pathSteps, name, from, to) }
    if aspects.isEmpty, old.steps != new.steps {
      aspects.append(ChangedAspect(kind: .geometry, name: name + " along another path", aspect: .pathSteps))
    }
  case (.clip(let old), .clip(let new)):
    noteShape(.clip, "clip", old, new)
  case (.opacity(let old), .opacity(let new)):
    note(.drawing, .opacity, "opacity", "\(old)", "\(new)")
  default:
    break
  }
  return aspects
}
