/// What two drawings of one kind differ in, aspect by aspect.
import LikenessGraphics

/// One aspect in which two drawings differ.
struct ChangedAspect {
  var kind: DisplayListChange.Kind
  /// `box fill`.
  var name: String
  /// The property of a view that says the same, where the values are written alike.
  var property: String
  /// The properties any change of which, in the same view, explains this one. They are not written alike: a property is in points or in words, a
  /// drawing in pixels.
  var causes: [String] = []
  var before: String?
  var after: String?

  /// The name without what moved or was resized.
  var verb: Substring { name.firstIndex(of: " ").map { name[$0...] } ?? "" }
}

extension Drawing {
  /// The keyword of the item's line in the text.
  var name: String {
    switch self {
    case .view: "view"
    case .box: "box"
    case .shadow: "shadow"
    case .glyphs: "glyphs"
    case .image: "image"
    case .clip: "clip"
    case .opacity: "opacity"
    case .end: "end"
    }
  }
}

/// The properties that fill the boxes that a control draws.
private let fills = [
  "onTintColor", "offTintColor", "isOn", "isEnabled", "thumbTintColor", "progressTintColor", "trackTintColor",
]

/// The properties that round corners.
private let corners = ["cornerRadius", "cornerRadii"]

/// The aspects in which two drawings of one kind differ; empty where they are equal.
func changedAspects(_ old: Drawing, _ new: Drawing) -> [ChangedAspect] {
  var aspects: [ChangedAspect] = []
  func note(
    _ kind: DisplayListChange.Kind, _ name: String, _ before: String?, _ after: String?, property: String = "",
    causes: [String] = []
  ) {
    guard before != after else { return }
    aspects.append(.init(kind: kind, name: name, property: property, causes: causes, before: before, after: after))
  }
  func noteRect(_ name: String, _ before: FixedRect?, _ after: FixedRect?) {
    guard let before, let after else {
      note(.geometry, name, before.map { words($0) }, after.map { words($0) })
      return
    }
    let hasMoved = before.x != after.x || before.y != after.y
    let hasResized = before.width != after.width || before.height != after.height
    if hasMoved, hasResized {
      note(.geometry, name + " moved and resized", words(before), words(after))
    } else if hasMoved {
      note(.geometry, name + " moved", "\(before.x) \(before.y)", "\(after.x) \(after.y)")
    } else if hasResized {
      note(.geometry, name + " resized", "\(before.width) × \(before.height)", "\(after.width) × \(after.height)")
    }
  }
  func noteShape(_ name: String, _ before: RoundedRect, _ after: RoundedRect, causes: [String]? = nil) {
    noteRect(name, before.rect, after.rect)
    note(.geometry, name + " radius", words(before.radii), words(after.radii), property: "cornerRadius", causes: causes ?? corners)
  }
  switch (old, new) {
  case (.view(let old), .view(let new)):
    noteRect("view", old, new)
  case (.box(let old), .box(let new)):
    note(
      .drawing, "box fill", old.fill.map { words($0) }, new.fill.map { words($0) }, property: "backgroundColor", causes: fills)
    note(
      .drawing, "box border width", old.border.map { "\($0.width)" }, new.border.map { "\($0.width)" }, property: "borderWidth",
      causes: ["borderWidth"])
    note(.drawing, "box border color", old.border.map { "\($0.color)" }, new.border.map { "\($0.color)" }, property: "borderColor")
    noteShape("box", old.shape, new.shape)
  case (.shadow(let old), .shadow(let new)):
    note(.drawing, "shadow sigma", "\(old.sigma)", "\(new.sigma)", causes: ["shadow"])
    note(.drawing, "shadow color", "\(old.color)", "\(new.color)", causes: ["shadow"])
    // The spread of a shadow widens its corners, too.
    noteShape("shadow", old.shape, new.shape, causes: corners + ["shadow"])
    note(.geometry, "shadow cutout", old.cutout.map { words($0) }, new.cutout.map { words($0) }, causes: corners)
  case (.glyphs(let old), .glyphs(let new)):
    note(.drawing, "text", old.run.text, new.run.text, property: "text")
    note(.drawing, "text color", "\(old.color)", "\(new.color)", property: "textColor")
    note(.drawing, "font", old.run.font.name, new.run.font.name, causes: ["font"])
    if old.run.font.name == new.run.font.name {
      note(.drawing, "font file", old.run.font.digest.short, new.run.font.digest.short)
    }
    note(.drawing, "font size", "\(old.run.size)", "\(new.run.size)", causes: ["font"])
    note(.drawing, "text blur", "\(old.sigma)", "\(new.sigma)")
    note(.geometry, "text moved", "\(old.x) \(old.y)", "\(new.x) \(new.y)")
    if aspects.isEmpty, old.run.glyphs != new.run.glyphs {
      aspects.append(.init(kind: .geometry, name: "other glyphs, or glyphs in other places, for the same text", property: ""))
    }
  case (.image(let old), .image(let new)):
    note(.drawing, "image", old.image.short, new.image.short)
    note(.drawing, "image tint", old.tint?.description, new.tint?.description, property: "tintColor")
    note(.drawing, "image interpolation", old.interpolation.rawValue, new.interpolation.rawValue)
    noteRect("image", old.destination, new.destination)
    noteRect("part of the image", old.source, new.source)
  case (.clip(let old), .clip(let new)):
    noteShape("clip", old, new)
  case (.opacity(let old), .opacity(let new)):
    note(.drawing, "opacity", "\(old)", "\(new)", causes: ["alpha"])
  default:
    break
  }
  return aspects
}
