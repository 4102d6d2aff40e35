/// The gallery's icons, drawn for it: strokes on a grid of 24 points.
import Likeness

/// An icon as a template image: it takes the tint of the view that shows it.
public struct Icon: Sendable {
  /// The icon on a square of 24 points, with three pixels a point.
  public let image: Image

  /// Puts an icon together from strokes and boxes.
  init(strokes: [Stroke] = [], rings: [Ring] = [], boxes: [Box] = []) {
    let canvas = View()
    for ring in rings {
      let view = View()
      view.cornerRadius = ring.radius
      view.borderWidth = 2
      view.borderColor = .black
      view.frame = ring.rect
      canvas.addSubview(view)
    }
    for box in boxes {
      let view = View()
      view.cornerRadius = box.radius
      view.backgroundColor = .black
      view.frame = box.rect
      canvas.addSubview(view)
    }
    for dot in strokes.flatMap(\.dots) {
      let view = View()
      view.cornerRadius = 1
      view.backgroundColor = .black
      view.frame = Rect(x: dot.x - 1, y: dot.y - 1, width: 2, height: 2)
      canvas.addSubview(view)
    }
    image = Icon.picture(of: canvas)
  }

  /// Draws finely and shrinks the result: where dots of a stroke overlap, their edges would add up otherwise.
  private static func picture(of canvas: View) -> Image {
    let square = Size(width: 24, height: 24)
    let shrunk = ImageView()
    do {
      shrunk.image = Image(try render(canvas, in: square, scale: 12), scale: 12)
      return Image(try render(shrunk, in: square, scale: 3), scale: 3, renderingMode: .template)
    } catch {
      // The trees above are constants of this file, which the gallery's tests draw; one that could not be drawn would show as a red square.
      return .placeholder
    }
  }

  /// A line of 2 points with round ends.
  struct Stroke {
    let points: [(x: Double, y: Double)]

    init(_ points: (Double, Double)...) {
      self.points = points.map { (x: $0.0, y: $0.1) }
    }

    /// Centres of dots close enough to each other to look like a line.
    var dots: [Point] {
      zip(points, points.dropFirst()).flatMap { start, end in
        (0...40).map { step in
          let t = Double(step) / 40
          return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
      }
    }
  }

  /// A filled rounded rect; its ends are round unless a radius says otherwise.
  struct Box {
    let rect: Rect
    let radius: Double

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double? = nil) {
      rect = Rect(x: x, y: y, width: width, height: height)
      self.radius = radius ?? min(width, height) / 2
    }
  }

  /// The outline of a rounded rect, 2 points wide.
  struct Ring {
    let rect: Rect
    let radius: Double
  }
}

extension Icon {
  /// An arrow that turns back.
  public static let reply = Icon(
    strokes: [Stroke((10, 5), (4, 11), (10, 17)), Stroke((4, 11), (15, 11), (18.5, 12.5), (20, 16), (20, 19))])
  /// A dumb-bell, for sports.
  public static let sport = Icon(
    boxes: [Box(2, 9, 3, 6), Box(5.5, 6, 3, 12), Box(8, 11, 8, 2.5, radius: 0), Box(15.5, 6, 3, 12), Box(19, 9, 3, 6)])
  /// Four bars that rise.
  public static let signal = Icon(boxes: [Box(3, 16, 3, 4), Box(8, 12, 3, 8), Box(13, 8, 3, 12), Box(18, 4, 3, 16)])
  /// A closed padlock.
  public static let lock = Icon(
    rings: [Ring(rect: Rect(x: 7, y: 2.5, width: 10, height: 16), radius: 5)], boxes: [Box(4.5, 10, 15, 11, radius: 2.5)])
  /// A screen on its foot.
  public static let display = Icon(
    rings: [Ring(rect: Rect(x: 2, y: 4, width: 20, height: 13), radius: 2.5)], boxes: [Box(11, 16, 2, 4, radius: 0), Box(7, 19, 10, 2)])
  /// A battery, two thirds full.
  public static let battery = Icon(
    rings: [Ring(rect: Rect(x: 2, y: 7, width: 18, height: 10), radius: 3)],
    boxes: [Box(21, 10, 2, 4, radius: 1), Box(4.5, 9.5, 9, 5, radius: 1)])
  /// A clock at twenty past twelve.
  public static let clock = Icon(
    strokes: [Stroke((12, 7), (12, 12), (15.5, 14))], rings: [Ring(rect: Rect(x: 2, y: 2, width: 20, height: 20), radius: 10)])
  /// A paper plane.
  public static let plane = Icon(
    strokes: [Stroke((3, 11), (21, 3), (14, 21), (10.5, 13.5), (3, 11)), Stroke((10.5, 13.5), (15, 9))])
  /// A globe with its equator and two meridians.
  public static let globe = Icon(
    strokes: [Stroke((3, 12), (21, 12))],
    rings: [
      Ring(rect: Rect(x: 2, y: 2, width: 20, height: 20), radius: 10), Ring(rect: Rect(x: 7.5, y: 2, width: 9, height: 20), radius: 4.5),
    ])
  /// A tick.
  public static let tick = Icon(strokes: [Stroke((5, 12.5), (10, 17.5), (19.5, 7))])
  /// Head and shoulders, cut off at the lower edge: somebody without a picture.
  public static let person = Icon(boxes: [Box(8, 5, 8, 8), Box(4, 15, 16, 18)])
  /// An arrow head that points to what comes next.
  public static let next = Icon(strokes: [Stroke((9, 5.5), (15.5, 12), (9, 18.5))])
}
