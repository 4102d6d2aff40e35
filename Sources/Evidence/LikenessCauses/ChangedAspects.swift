/// The aspects in which two drawings of one kind differ.
import LikenessDisplayList

/// One aspect in which two drawings differ.
struct ChangedAspect {
  /// What differs: `box fill`, `text moved`.
  var name: String
  /// nil for what no property explains.
  var aspect: DrawingAspect?
  var before: String?
  var after: String?
  /// The paints, where they differ.
  var paints: (before: Paint?, after: Paint?)?
  /// Whether only position or shape differs, which usually follows from the view's frame.
  var isGeometry = false

  var aspects: DrawingAspects { aspect.map { [$0] } ?? [] }
}

extension [ChangedAspect] {
  var aspects: DrawingAspects { reduce(into: []) { $0.formUnion($1.aspects) } }
}

/// Returns the aspects in which two drawings of one kind differ. The result is empty for equal
/// drawings and for drawings of two kinds.
func changedAspects(_ old: Drawing, _ new: Drawing) -> [ChangedAspect] {
  var aspects: [ChangedAspect] = []
  func note<Value: Equatable>(
    _ aspect: DrawingAspect?, _ name: String, _ before: Value?, _ after: Value?,
    isGeometry: Bool = false, _ words: (Value) -> String = { "\($0)" }
  ) {
    guard before != after else { return }
    aspects.append(
      ChangedAspect(
        name: name, aspect: aspect, before: before.map(words), after: after.map(words),
        isGeometry: isGeometry))
  }
  func notePaint(_ aspect: DrawingAspect, _ name: String, _ before: Paint?, _ after: Paint?) {
    note(aspect, name, before, after) { words($0) }
    if before != after { aspects[aspects.count - 1].paints = (before, after) }
  }
  func noteColor(
    _ aspect: DrawingAspect, _ name: String, _ before: StraightColor?, _ after: StraightColor?
  ) {
    notePaint(aspect, name, before.map { .color($0) }, after.map { .color($0) })
  }
  func noteGeometry(
    _ aspect: DrawingAspect?, _ name: String, _ before: String? = nil, _ after: String? = nil
  ) {
    aspects.append(
      ChangedAspect(name: name, aspect: aspect, before: before, after: after, isGeometry: true))
  }
  func noteRect(_ aspect: DrawingAspect?, _ name: String, _ before: FixedRect, _ after: FixedRect) {
    let hasMoved = before.x != after.x || before.y != after.y
    let hasResized = before.width != after.width || before.height != after.height
    if hasMoved, hasResized {
      noteGeometry(aspect, name + " moved and resized", words(before), words(after))
    } else if hasMoved {
      noteGeometry(aspect, name + " moved", "\(before.x) \(before.y)", "\(after.x) \(after.y)")
    } else if hasResized {
      noteGeometry(
        aspect, name + " resized", "\(before.width) × \(before.height)",
        "\(after.width) × \(after.height)")
    }
  }
  func noteShape(
    _ aspect: DrawingAspect?, _ name: String, _ before: RoundedRect, _ after: RoundedRect
  ) {
    noteRect(aspect, name, before.rect, after.rect)
    note(.corners, name + " radius", before.radii, after.radii, isGeometry: true) { words($0) }
  }
  switch (old, new) {
  case (.view(let old), .view(let new)):
    noteRect(.frame, "view", old, new)
  case (.box(let old), .box(let new)):
    notePaint(.boxFill, "box fill", old.fill, new.fill)
    note(.borderWidth, "box border width", old.border?.width, new.border?.width)
    noteColor(.borderColor, "box border color", old.border?.color, new.border?.color)
    noteShape(.frame, "box", old.shape, new.shape)
  case (.shadow(let old), .shadow(let new)):
    note(.shadowBlur, "shadow sigma", old.sigma, new.sigma)
    noteColor(.shadowColor, "shadow color", old.color, new.color)
    noteShape(.shadowFrame, "shadow", old.shape, new.shape)
    note(.shadowCutout, "shadow cutout", old.cutout, new.cutout, isGeometry: true) { words($0) }
  case (.glyphs(let old), .glyphs(let new)):
    note(.text, "text", old.run.text, new.run.text)
    noteColor(.textColor, "text color", old.color, new.color)
    note(.font, "font", old.run.font.name, new.run.font.name)
    if old.run.font.name == new.run.font.name {
      // No property names the content of a font file.
      note(nil, "font file", old.run.font.digest, new.run.font.digest) { $0.short }
    }
    note(.fontSize, "font size", old.run.size, new.run.size)
    note(.textBlur, "text blur", old.sigma, new.sigma)
    if old.x != new.x || old.y != new.y {
      noteGeometry(.textPosition, "text moved", "\(old.x) \(old.y)", "\(new.x) \(new.y)")
    }
    if aspects.isEmpty, old.run.glyphs != new.run.glyphs {
      noteGeometry(.glyphPositions, "glyphs of the same text")
    }
  case (.image(let old), .image(let new)):
    note(.image, "image", old.image, new.image) { $0.short }
    noteColor(.imageTint, "image tint", old.tint, new.tint)
    note(.imageInterpolation, "image interpolation", old.interpolation, new.interpolation) {
      $0.rawValue
    }
    noteRect(.imageFrame, "image", old.destination, new.destination)
    noteRect(.imageFrame, "part of the image", old.source, new.source)
  case (.path(let old), .path(let new)):
    let name = new.operation.name
    notePaint(.pathPaint, name + " paint", old.paint, new.paint)
    note(.pathStyle, name + " style", old.operation, new.operation) { words($0) }
    // Without the width of a stroke, which belongs to its style.
    let extents = [old, new].map { PathDrawing($0.steps, paint: $0.paint).extent }
    if let from = extents[0], let to = extents[1] { noteRect(.pathSteps, name, from, to) }
    if aspects.isEmpty, old.steps != new.steps {
      noteGeometry(.pathSteps, name + " path")
    }
  case (.clip(let old), .clip(let new)):
    noteShape(.clip, "clip", old, new)
  case (.opacity(let old), .opacity(let new)):
    note(.opacity, "opacity", old, new)
  default:
    break
  }
  return aspects
}
