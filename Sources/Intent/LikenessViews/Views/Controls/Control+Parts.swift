/// What controls share: images by state, thumbs, titles and spinners.
import Foundation
import LikenessDisplayList
import LikenessText

extension Dictionary where Key == Control.State {
  /// The entry for exactly a state, or else for one of the states that it combines, or else for
  /// the normal state.
  func entry(for state: Control.State) -> Value? {
    if let exact = self[state] { return exact }
    for single: Key in [.disabled, .highlighted, .selected, .focused] where state.contains(single) {
      if let entry = self[single] { return entry }
    }
    return self[.normal]
  }
}

/// Returns a number between two bounds; the lower one for NaN and where they cross.
func clamped(_ value: Double, _ least: some BinaryFloatingPoint, _ most: some BinaryFloatingPoint)
  -> Double
{
  value.isNaN ? Double(least) : max(min(value, Double(most)), Double(least))
}

extension Control {
  /// Where content stands in a wider control. A title can fill it, an image does not.
  public enum ContentHorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// At an edge, in the middle, or as wide as the room.
    case leading, center, trailing, left, right, fill
  }

  /// Where content stands in a higher control. A title can fill it, an image does not.
  public enum ContentVerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// At an edge, in the middle, or as high as the room.
    case center, top, bottom, fill

    /// The share of the free space above the content.
    var share: Double { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
  }

  /// A color as the control shows it: pale while it is disabled.
  func shown(_ color: Color) -> Color { isEnabled ? color : color.multiplied(by: 0.4) }
}

/// A title inside a control, in the style that the control gives it.
final class ControlTitle: Label {
  var styleInControl: (() -> LabelStyle)?
  override var isPartOfContainer: Bool { true }
  override var defaultStyle: LabelStyle { styleInControl?() ?? LabelStyle() }
}

extension Canvas {
  /// Draws a part of a control from an image, stretched, in the tint color if it is a template.
  mutating func draw(_ image: Image?, in rect: CGRect, tint: Color? = nil, _ name: String) {
    guard let image else { return }
    let tint = image.renderingMode == .template ? tint ?? tintColor : nil
    draw(image, in: rect, tint: tint) { $0.add(name, image.name, explains: [.image]) }
  }

  /// Draws the movable part of a control, with its shadow.
  mutating func fillThumb(
    _ rect: CGRect, radius: Double, color: Color, hasShadow: Bool,
    properties: (inout PropertyList) -> Void
  ) {
    let radii = CornerRadii(all: radius)
    if hasShadow {
      let shadow = ShadowStyle(color: Color(white: 0, alpha: 0.18), dy: 1, blurRadius: 4)
      drawShadow(of: rect, radii: radii, style: shadow, properties: properties)
    }
    fill(
      rect, radii: radii, color: color, borderWidth: 1 / scale.factor,
      borderColor: Color(white: 0, alpha: 0.08), properties: properties)
  }

  /// Draws eight spokes that fade counterclockwise from the top.
  mutating func drawSpinner(
    in rect: CGRect, color: Color, properties: (inout PropertyList) -> Void
  ) {
    let radius = min(rect.width, rect.height) / 2
    for spoke in 0..<8 {
      var path = Path()
      path.move(to: CGPoint(x: 0, y: -0.45 * radius))
      path.addLine(to: CGPoint(x: 0, y: -0.88 * radius))
      stroke(
        path.rotatedBy(degrees: -45 * Double(spoke)).offsetBy(dx: rect.midX, dy: rect.midY),
        width: 0.22 * radius, cap: .round, color: color.multiplied(by: 1 - Double(spoke) / 9),
        properties: properties)
    }
  }
}
