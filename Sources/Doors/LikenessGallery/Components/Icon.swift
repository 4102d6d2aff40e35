/// The gallery's icons, drawn for it: paths on a grid of 24 points.
import Likeness

/// An icon as a template image: it takes the tint of the view that shows it.
package struct Icon: Sendable {
  /// The icon on a square of 24 points, with three pixels per point.
  package let image: Image

  /// Puts an icon together from a path that is filled and one that is a line of 2 points with round
  /// ends.
  init(fill: String = "", line: String = "") {
    image = .constant {
      let canvas = View()
      for (text, style) in [(fill, ShapeViewStyle(fillColor: .black)), (line, Icon.line)]
      where !text.isEmpty {
        let view = ShapeView(path: try Path(text))
        view.apply(style: style)
        canvas.addSubview(view)
        view.pin(.edges)
      }
      return Image(
        try render(canvas, in: CGSize(width: 24, height: 24), scale: 3), scale: 3,
        renderingMode: .template)
    }
  }

  private static let line = ShapeViewStyle(
    strokeColor: .black, lineWidth: 2, lineCap: .round, lineJoin: .round)
}

extension Icon {
  /// An arrow that turns back.
  package static let reply = Icon(line: "M10 5L4 11L10 17M4 11H15a5 5 0 0 1 5 5V19")
  /// A dumb-bell, for sports.
  package static let sport = Icon(
    fill: """
      M2 10.5a1.5 1.5 0 0 1 3 0v3a1.5 1.5 0 0 1-3 0z M5.5 7.5a1.5 1.5 0 0 1 3 0v9a1.5 1.5 0 0 1-3 \
      0z M8 11h8v2.5h-8z
      M15.5 7.5a1.5 1.5 0 0 1 3 0v9a1.5 1.5 0 0 1-3 0z M19 10.5a1.5 1.5 0 0 1 3 0v3a1.5 1.5 0 0 \
      1-3 0z
      """)
  /// Four bars that rise.
  package static let signal = Icon(
    fill: """
      M3 17.5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1-3 0z M8 13.5a1.5 1.5 0 0 1 3 0v5a1.5 1.5 0 0 1-3 0z
      M13 9.5a1.5 1.5 0 0 1 3 0v9a1.5 1.5 0 0 1-3 0z M18 5.5a1.5 1.5 0 0 1 3 0v13a1.5 1.5 0 0 1-3 0z
      """)
  /// A closed padlock.
  package static let lock = Icon(
    fill:
      """
      M7 10h10a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5v-6a2.5 2.5 \
      0 0 1 2.5-2.5z
      """,
    line: "M8 11V7.5a4 4 0 0 1 8 0V11")
  /// A screen on its foot.
  package static let display = Icon(
    line:
      """
      M4.5 5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 \
      0 0 1 1.5-1.5z M12 16v4M8 20h8
      """
  )
  /// A battery, two thirds full.
  static let battery = Icon(
    fill: "M5.5 9.5h7a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z",
    line: "M5 8h12a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z M22 11v2")
  /// A clock at twenty past twelve.
  package static let clock = Icon(line: "M3 12a9 9 0 0 1 18 0a9 9 0 0 1-18 0z M12 7v5l3.5 2")
  /// A paper plane.
  package static let plane = Icon(line: "M3 11L21 3L14 21L10.5 13.5z M10.5 13.5L15 9")
  /// A globe with its equator and two meridians.
  static let globe = Icon(
    line:
      """
      M3 12h18 M3 12a9 9 0 0 1 18 0a9 9 0 0 1-18 0z M8.5 6.5a3.5 3.5 0 0 1 7 0v11a3.5 3.5 0 0 1-7 0z
      """
  )
  /// A tick.
  package static let tick = Icon(line: "M5 12.5l5 5L19.5 7")
  /// Head and shoulders, cut off at the lower edge: a person without a picture.
  package static let person = Icon(
    fill: "M8 9a4 4 0 0 1 8 0a4 4 0 0 1-8 0z M4 24v-1a8 8 0 0 1 16 0v1z")
  /// An arrow head that points to what comes next.
  package static let next = Icon(line: "M9 5.5l6.5 6.5-6.5 6.5")
}
