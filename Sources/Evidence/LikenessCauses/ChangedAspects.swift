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
  /// The colors, where one took the place of another.
  var colors: (before: StraightColor, after: StraightColor)?
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
  func note(_ aspect: DrawingAspect?, _ name: String, _ before: String?, _ after: String?) {
    guard before != after else { return }
    aspects.append(ChangedAspect(name: name, aspect: aspect, before: before, after: after))
  }
  func notePaint(_ aspect: DrawingAspect, _ name: String, _ before: Paint?, _ after: Paint?) {
    note(aspect, name, before.map { words($0) }, after.map { words($0) })
    if before != after, case .color(let before) = before, case .color(let after) = after {
      aspects[aspects.count - 1].colors = (before, after)
    }
  }
  func noteColor(
    _ aspect: DrawingAspect, _ name: String, _ before: StraightColor?, _ after: StraightColor?
  ) {
    notePaint(aspect, name, before.map { .color($0) }, after.map { .color($0) })
  }
  func noteGeometry(
    _ aspect: DrawingAspect?, _ name: String, _ before: String? = nil, _ after: String? = nil
  ) {
    guard before != after || before == nil else { return }
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
    noteGeometry(.corners, name + " radius", words(before.radii), words(after.radii))
  }
  switch (old, new) {
  case (.view(let old), .view(let new)):
    noteRect(.frame, "view", old, new)
  case (.box(let old), .box(let new)):
    notePaint(.boxFill, "box fill", old.fill, new.fill)
    note(
      .borderWidth, "box border width", old.border.map { "\($0.width)" },
      new.border.map { "\($0.width)" })
    noteColor(.borderColor, "box border color", old.border?.color, new.border?.color)
    noteShape(.frame, "box", old.shape, new.shape)
  case (.shadow(let old), .shadow(let new)):
    note(.shadowBlur, "shadow sigma", "\(old.sigma)", "\(new.sigma)")
    noteColor(.shadowColor, "shadow color", old.color, new.color)
    noteShape(.shadowFrame, "shadow", old.shape, new.shape)
    if old.cutout != new.cutout {
      noteGeometry(
        .shadowCutout, "shadow cutout", old.cutout.map { words($0) }, new.cutout.map { words($0) })
    }
  case (.glyphs(let old), .glyphs(let new)):
    note(.text, "text", old.run.text, new.run.text)
    noteColor(.textColor, "text color", old.color, new.color)
    note(.font, "font", old.run.font.name, new.run.font.name)
    if old.run.font.name == new.run.font.name {
      // No property names the content of a font file.
      note(nil, "font file", old.run.font.digest.short, new.run.font.digest.short)
    }
    note(.fontSize, "font size", "\(old.run.size)", "\(new.run.size)")
    note(.textBlur, "text blur", "\(old.sigma)", "\(new.sigma)")
    noteGeometry(.textPosition, "text moved", "\(old.x) \(old.y)", "\(new.x) \(new.y)")
    if aspects.isEmpty, old.run.glyphs != new.run.glyphs {
      noteGeometry(.glyphPositions, "glyphs of the same text")
    }
  case (.image(let old), .image(let new)):
    note(.image, "image", old.image.short, new.image.short)
    noteColor(.imageTint, "image tint", old.tint, new.tint)
    note(
      .imageInterpolation, "image interpolation", old.interpolation.rawValue,
      new.interpolation.rawValue)
    noteRect(.imageFrame, "image", old.destination, new.destination)
    noteRect(.imageFrame, "part of the image", old.source, new.source)
  case (.path(let old), .path(let new)):
    let name = new.operation.name
    notePaint(.pathPaint, name + " paint", old.paint, new.paint)
    note(.pathStyle, name + " style", words(old.operation), words(new.operation))
    // Without the width of a stroke, which belongs to its style.
    let extents = [old, new].map { PathDrawing($0.steps, paint: $0.paint).extent }
    if let from = extents[0], let to = extents[1] { noteRect(.pathSteps, name, from, to) }
    if aspects.isEmpty, old.steps != new.steps {
      noteGeometry(.pathSteps, name + " path")
    }
  case (.clip(let old), .clip(let new)):
    noteShape(.clip, "clip", old, new)
  case (.opacity(let old), .opacity(let new)):
    note(.opacity, "opacity", "\(old)", "\(new)")
  default:
    break
  }
  return aspects
}
