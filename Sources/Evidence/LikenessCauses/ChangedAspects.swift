/// The aspects in which two drawings of one kind differ.
import LikenessDisplayList

/// One aspect in which two drawings differ.
struct ChangedAspect {
  /// What differs: `box fill`, `text moved`.
  var name: String
  /// nil for what no property explains.
  var aspect: DrawingAspect?
  var before: PropertyValue?
  var after: PropertyValue?
  /// The paints, where they differ.
  var paints: (before: Paint?, after: Paint?)?
  /// Whether only position or shape differs, which usually follows from the view's frame.
  var isGeometry = false

  var aspects: DrawingAspects { aspect.map { [$0] } ?? [] }
}

/// Returns the aspects in which two drawings of one kind differ. The result is empty for equal
/// drawings and for drawings of two kinds.
func changedAspects(_ old: Drawing, _ new: Drawing) -> [ChangedAspect] {
  var aspects: [ChangedAspect] = []
  switch (old, new) {
  case (.view(let old), .view(let new)): aspects.compare(.frame, "view", old, new)
  case (.box(let old), .box(let new)): aspects.compare(old, new)
  case (.shadow(let old), .shadow(let new)): aspects.compare(old, new)
  case (.glyphs(let old), .glyphs(let new)): aspects.compare(old, new)
  case (.image(let old), .image(let new)): aspects.compare(old, new)
  case (.clip(let old), .clip(let new)): aspects.compare(.clip, "clip", old, new)
  case (.mask(let old), .mask(let new)):
    aspects.compare(old, new, new.operation.keyword.rawValue)
    for index in aspects.indices { aspects[index].aspect = .clip }
  case (.opacity(let old), .opacity(let new)):
    aspects.compare(.opacity, "opacity", old, new) { .number(Double($0)) }
  default:
    if let before = old.drawnPath, let after = new.drawnPath {
      aspects.compare(before, after, new.keyword.rawValue)
    }
  }
  return aspects
}

/// Whether colors and opacities are all that differs between two drawings.
func differsInColor(_ old: Drawing, _ new: Drawing) -> Bool {
  // Beside another paint, other shapes and a paint that was not there are no aspects of their own.
  switch (old, new) {
  case (.path(let old), .path(let new)) where old.steps != new.steps: return false
  case (.glyphs(let old), .glyphs(let new)) where old.run.glyphs != new.run.glyphs: return false
  case (.box(let old), .box(let new)) where (old.fill == nil) != (new.fill == nil): return false
  case (.image(let old), .image(let new)) where (old.tint == nil) != (new.tint == nil):
    return false
  default: break
  }
  let colors: DrawingAspects = [
    .boxFill, .borderColor, .shadowColor, .textColor, .imageTint, .opacity, .pathPaint,
  ]
  let changes = changedAspects(old, new)
  return !changes.isEmpty && changes.allSatisfy { $0.aspect.map(colors.contains) ?? false }
}

extension [ChangedAspect] {
  var aspects: DrawingAspects { reduce(into: []) { $0.formUnion($1.aspects) } }

  fileprivate mutating func compare(_ old: Box, _ new: Box) {
    compare(.boxFill, "box fill", old.fill, new.fill)
    compare(.borderWidth, "box border width", old.border?.width, new.border?.width)
    compare(.borderColor, "box border color", old.border?.color, new.border?.color)
    compare(.frame, "box", old.shape, new.shape)
  }

  fileprivate mutating func compare(_ old: Shadow, _ new: Shadow) {
    compare(.shadowBlur, "shadow sigma", old.sigma, new.sigma)
    compare(.shadowColor, "shadow color", old.color, new.color)
    compare(.shadowFrame, "shadow", old.shape, new.shape)
    compare(.shadowCutout, "shadow cutout", old.cutout, new.cutout, isGeometry: true) {
      .text(words($0))
    }
  }

  fileprivate mutating func compare(_ old: Glyphs, _ new: Glyphs) {
    compare(.text, "text", old.run.text, new.run.text) { .text($0) }
    compare(.textColor, "text color", old.color, new.color)
    compare(.font, "font", old.run.font.name, new.run.font.name) { .text($0) }
    if old.run.font.name == new.run.font.name {
      // No property names the content of a font file.
      compare(nil, "font file", old.run.font.digest, new.run.font.digest) { .text($0.short) }
    }
    compare(.fontSize, "font size", old.run.size, new.run.size)
    compare(.textBlur, "text blur", old.sigma, new.sigma)
    if old.x != new.x || old.y != new.y {
      note(.textPosition, "text moved", lengths(old.x, old.y), lengths(new.x, new.y))
    }
    if isEmpty, old.run.glyphs != new.run.glyphs {
      note(.glyphPositions, "glyphs of the same text")
    }
  }

  fileprivate mutating func compare(_ old: ImagePlacement, _ new: ImagePlacement) {
    compare(.image, "image", old.image, new.image) { .text($0.short) }
    compare(.imageTint, "image tint", old.tint, new.tint)
    compare(.imageInterpolation, "image interpolation", old.interpolation, new.interpolation) {
      .text($0.rawValue)
    }
    compare(.imageFrame, "image", old.destination, new.destination)
    compare(.imageFrame, "part of the image", old.source, new.source)
  }

  fileprivate mutating func compare(_ old: PathDrawing, _ new: PathDrawing, _ name: String) {
    compare(.pathPaint, name + " paint", old.paint, new.paint)
    compare(.shadowBlur, name + " sigma", old.sigma, new.sigma)
    compare(.pathStyle, name + " style", old.operation, new.operation) { .text(words($0)) }
    // Without the width of a stroke, which belongs to its style.
    let extents = [old, new].map { PathDrawing($0.steps, paint: $0.paint).extent }
    if let from = extents[0], let to = extents[1] { compare(.pathSteps, name, from, to) }
    if isEmpty, old.steps != new.steps { note(.pathSteps, name + " path") }
  }

  fileprivate mutating func compare(
    _ aspect: DrawingAspect, _ name: String, _ old: RoundedRect, _ new: RoundedRect
  ) {
    compare(aspect, name, old.rect, new.rect)
    compare(.corners, name + " radius", old.radii, new.radii, isGeometry: true) {
      .sides($0.clockwise.map { .init(.number($0.pixels)) })
    }
  }

  fileprivate mutating func compare(
    _ aspect: DrawingAspect, _ name: String, _ old: FixedRect, _ new: FixedRect
  ) {
    let hasMoved = old.x != new.x || old.y != new.y
    let hasResized = old.width != new.width || old.height != new.height
    if hasMoved, hasResized {
      note(
        aspect, name + " moved and resized", lengths(old.x, old.y, old.width, old.height),
        lengths(new.x, new.y, new.width, new.height))
    } else if hasMoved {
      note(aspect, name + " moved", lengths(old.x, old.y), lengths(new.x, new.y))
    } else if hasResized {
      note(
        aspect, name + " resized", .size(old.width.pixels, old.height.pixels),
        .size(new.width.pixels, new.height.pixels))
    }
  }

  private mutating func compare(
    _ aspect: DrawingAspect, _ name: String, _ old: StraightColor?, _ new: StraightColor?
  ) {
    compare(aspect, name, old.map { Paint.color($0) }, new.map { Paint.color($0) })
  }

  private mutating func compare(
    _ aspect: DrawingAspect, _ name: String, _ old: Paint?, _ new: Paint?
  ) {
    guard old != new else { return }
    append(
      ChangedAspect(
        name: name, aspect: aspect, before: old.map { $0.value }, after: new.map { $0.value },
        paints: (old, new)))
  }

  private mutating func compare(
    _ aspect: DrawingAspect, _ name: String, _ old: Fixed?, _ new: Fixed?
  ) {
    compare(aspect, name, old, new) { .number($0.pixels) }
  }

  fileprivate mutating func compare<Value: Equatable>(
    _ aspect: DrawingAspect?, _ name: String, _ old: Value?, _ new: Value?,
    isGeometry: Bool = false, _ value: (Value) -> PropertyValue
  ) {
    guard old != new else { return }
    append(
      ChangedAspect(
        name: name, aspect: aspect, before: old.map(value), after: new.map(value),
        isGeometry: isGeometry))
  }

  /// Notes a change of position or shape.
  private mutating func note(
    _ aspect: DrawingAspect, _ name: String, _ before: PropertyValue? = nil,
    _ after: PropertyValue? = nil
  ) {
    append(
      ChangedAspect(
        name: name, aspect: aspect, before: before, after: after, isGeometry: true))
  }
}

/// Lengths in a row.
private func lengths(_ lengths: Fixed...) -> PropertyValue {
  .list(of: lengths.map { .number($0.pixels) })
}

extension PropertyValue {
  /// A width and a height: `30 × 12`.
  package static func size(_ width: Double, _ height: Double) -> PropertyValue {
    .list(of: [.number(width), .text("×"), .number(height)])
  }
}
