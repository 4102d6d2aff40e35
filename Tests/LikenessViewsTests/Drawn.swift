/// The drawing of a tree, as short lines that a test can compare.
import Foundation
import LikenessDisplayList
import LikenessText

@testable import LikenessViews

/// The items of a laid-out tree, one line each. Lengths are in device pixels.
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

/// The words of an item in the text of a list, with the path of its view behind the first one and
/// the steps of a path at the end: `box NewsView 0 0 100 50 fill #FFFFFF border 1 #783BF9`.
///
/// Of glyphs, the places and the font are left out, since they follow from the typeface. Of an
/// image, the part that is drawn stands for its digest.
func line(of item: DisplayItem) -> String {
  let drawing = item.drawing
  var words = ["\(drawing.keyword.rawValue) \(item.source.path)"]
  switch drawing {
  case .end: return "end"
  case .glyphs(let glyphs):
    words += ["\"\(glyphs.run.text)\" \(glyphs.color)"]
    if glyphs.sigma != .zero { words.append("sigma \(glyphs.sigma)") }
  case .image(let image):
    words.append("\(text(image.source)) to \(text(image.destination))")
    if image.interpolation != .bilinear { words.append(image.interpolation.rawValue) }
    if let tint = image.tint { words.append("tint \(tint)") }
  case .view, .box, .shadow, .path, .clip, .mask, .opacity:
    words.append(DisplayListWriter(items: [item], images: [:]).values(of: drawing))
    words += drawing.path?.steps.map { text($0) } ?? []
  }
  return words.joined(separator: " ")
}

func text(_ rect: FixedRect) -> String { "\(rect.x) \(rect.y) \(rect.width) \(rect.height)" }

private func text(_ step: PathStep) -> String {
  let letter =
    switch step {
    case .move: "M"
    case .line: "L"
    case .cubic: "C"
    case .close: "Z"
    }
  return letter + step.points.map { "\($0.x),\($0.y)" }.joined(separator: ",")
}

extension CGRect {
  /// A rectangle in points.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
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
