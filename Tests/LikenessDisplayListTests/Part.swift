/// Trees of views as painting lists them, for texts that change by parts.
import LikenessBase
import LikenessDisplayList
import LikenessText
import TestKit

/// A view with a name that no other has, and what is in it. Its place counts from the view around
/// it.
struct Part {
  var name: String
  var x, y, width, height: Int
  var color: StraightColor?
  var token: String?
  var radius = 0
  /// The color of a border above the subviews.
  var border: StraightColor?
  var text: String?
  var padding: Int?
  var parts: [Part] = []

  init(
    _ name: String, x: Int, y: Int, width: Int, height: Int, color: StraightColor? = nil
  ) {
    self.name = name
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.color = color
  }

  /// The list of a page with these views.
  static func page(_ parts: [Part]) -> DisplayList {
    var page = Part("Page", x: 0, y: 0, width: 240, height: 400)
    page.parts = parts
    return DisplayList(
      size: pixels(240, 400), background: .white, backgroundToken: "page",
      items: page.items(in: "", x: 0, y: 0))
  }

  private func items(in container: ViewPath, x: Int, y: Int) -> [DisplayItem] {
    let path = container.appending(name)
    let (left, top) = (x + self.x, y + self.y)
    let frame = rect(Double(left), Double(top), Double(width), Double(height))
    let corners = FixedCornerRadii(
      topLeft: Fixed(radius), topRight: Fixed(radius), bottomRight: Fixed(radius),
      bottomLeft: Fixed(radius))
    let shape = RoundedRect(rect: frame, radii: corners)
    let rounding = radius == 0 ? [] : [property("cornerRadius", "\(radius)", [.corners])]
    func item(_ drawing: Drawing, _ properties: [Provenance.Property] = []) -> DisplayItem {
      DisplayItem(drawing, from: Provenance(path: path, properties: properties))
    }
    let spacing = padding.map { [property("padding", "\($0)", [.layout])] } ?? []
    var items = [item(.view(frame: frame), spacing)]
    if let color {
      let fill = Provenance.Property(
        "backgroundColor", .color(color), tokens: token.map { [$0] } ?? [], explains: [.boxFill])
      items.append(item(.box(Box(shape, fill: .color(color))), [fill] + rounding))
    }
    if let text {
      let run = glyphs(text, x: left, y: top + 16)
      items.append(
        item(
          .glyphs(run),
          [
            property("text", text, [.text]),
            Provenance.Property("textColor", .color(run.color), explains: [.textColor]),
          ]))
    }
    for part in parts { items += part.items(in: path, x: left, y: top) }
    if let border {
      let line = Border(width: Fixed(1), color: border)
      let color = Provenance.Property("borderColor", .color(border), explains: [.borderColor])
      items.append(item(.box(Box(shape, border: line)), [color] + rounding))
    }
    return items
  }

  private func property(
    _ name: String, _ value: String, _ explains: DrawingAspects
  ) -> Provenance.Property {
    Provenance.Property(name, .text(value), explains: explains)
  }
}
