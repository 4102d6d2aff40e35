/// The drawing of a tree, as short lines that a test can compare.
import Foundation
import LikenessDisplayList
import LikenessText

@testable import LikenessViews

/// The items of a laid-out tree, one line each: `box NewsView 0 0 100 50 fill=#FFFFFF border=1
/// #783BF9`. Lengths are in device pixels.
func drawn(_ root: View, in space: CGSize, scale: Scale = .one, places: Bool = false) throws
  -> [String]
{
  root.layout(in: space, scale: scale)
  return try DisplayList(painting: root, scale: scale).items.compactMap { item in
    if case .view = item.drawing, !places { return nil }
    return line(of: item)
  }
}

/// The properties recorded with each drawn item, in order.
func recorded(_ root: View, in space: CGSize) throws -> [String] {
  root.layout(in: space)
  return try DisplayList(painting: root).items.compactMap { item in
    if case .view = item.drawing { return nil }
    return "\(item.source.path) "
      + item.source.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }
}

func line(of item: DisplayItem) -> String {
  let path = item.source.path
  switch item.drawing {
  case .view(let frame): return "view \(path) \(text(frame))"
  case .box(let box):
    var text = "box \(path) \(shape(box.shape))"
    switch box.fill {
    case .color(let color): text += " fill=\(color)"
    case .linearGradient(let gradient):
      text +=
        " gradient=" + gradient.stops.map { "\($0.color)@\($0.location)" }.joined(separator: ",")
    case nil: break
    }
    if let border = box.border { text += " border=\(border.width) \(border.color)" }
    return text
  case .shadow(let shadow):
    return "shadow \(path) \(shape(shadow.shape)) sigma=\(shadow.sigma) \(shadow.color)"
      + (shadow.cutout == nil ? "" : " cutout")
  case .glyphs(let glyphs): return "glyphs \(path) \"\(glyphs.run.text)\" \(glyphs.color)"
  case .image(let image):
    return "image \(path) \(text(image.source)) to \(text(image.destination))"
      + (image.tint.map { " tint=\($0)" } ?? "")
  case .path(let drawing): return "path \(path) \(drawing.steps.count) steps"
  case .mask(let drawing): return "mask \(path) \(drawing.steps.count) steps"
  case .clip(let clip): return "clip \(path) \(shape(clip))"
  case .opacity(let opacity): return "opacity \(path) \(opacity)"
  case .end: return "end"
  }
}

func text(_ rect: FixedRect) -> String { "\(rect.x) \(rect.y) \(rect.width) \(rect.height)" }

private func shape(_ shape: RoundedRect) -> String {
  let radii = shape.radii.clockwise
  if shape.isRect { return text(shape.rect) }
  return text(shape.rect) + " radius="
    + (Set(radii).count == 1
      ? radii[0].description : radii.map(\.description).joined(separator: ","))
}

extension CGRect {
  /// A rectangle in points.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Reproducible random numbers (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A view of a fixed size that draws nothing.
final class Block: View {
  var wanted: CGSize = .zero
  private(set) var timesAsked = 0
  private(set) var timesAskedForBaseline = 0

  convenience init(_ width: Double, _ height: Double) {
    self.init(frame: .zero)
    wanted = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { wanted }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    timesAsked += 1
    return wanted
  }

  override func lastBaseline(in size: CGSize) -> Double {
    timesAskedForBaseline += 1
    return size.height
  }
}
