/// Paths in the text of a list and in differences.
import LikenessDisplayList
import TestKit
import Testing

@Suite struct PathTextTests {
  private func at(_ x: Double, _ y: Double) -> PathPoint {
    PathPoint(Fixed(rounding: x), Fixed(rounding: y))
  }

  private func list(_ drawings: PathDrawing...) -> DisplayList {
    DisplayList(size: pixels(24, 24), items: drawings.map { item("Icon", .path($0)) })
  }

  private var tick: [PathStep] {
    [.move(at(4, 12)), .line(at(9, 17.5)), .cubic(at(1, 2), at(3, -4), at(20, 6)), .close]
  }

  @Test("A path is read as it is written") func path() throws {
    let gradient = LinearGradient(
      startX: .zero, startY: .zero, endX: Fixed(24), endY: .zero,
      stops: [.init(location: 0, color: .white), .init(location: 65_536, color: .black)])
    let stroke = Stroke(
      width: Fixed(2), cap: .round, join: .bevel, miterLimit: Fixed(10),
      dashes: [Fixed(4), Fixed(rounding: 1.5)], dashPhase: Fixed(-1))
    let drawn = list(
      PathDrawing(tick, paint: .color(.black)),
      PathDrawing(tick, .fill(.evenOdd), paint: .linearGradient(gradient)),
      PathDrawing(tick, .stroke(Stroke(width: Fixed(1))), paint: .color(.black)),
      PathDrawing(tick, .stroke(stroke), paint: .color(.white)),
      PathDrawing([], paint: .color(.black)))
    #expect(
      drawn.text.split(separator: "\n").filter { $0.hasPrefix("  ") } == [
        "  fill #000000", "    M4,12 L9,17.5 C1,2,3,-4,20,6 Z",
        "  fill gradient 0 0 24 0 stops 0 #FFFFFF 65536 #000000 even-odd",
        "    M4,12 L9,17.5 C1,2,3,-4,20,6 Z", "  stroke #000000 width 1",
        "    M4,12 L9,17.5 C1,2,3,-4,20,6 Z",
        "  stroke #FFFFFF width 2 cap round join bevel limit 10 dashes 4 1.5 phase -1",
        "    M4,12 L9,17.5 C1,2,3,-4,20,6 Z",
        "  fill #000000",
      ])
    #expect(try DisplayList(text: drawn.text) == drawn)
  }

  @Test(
    "Malformed steps are refused with their place",
    arguments: [
      ("fill #000000\n    X1,2", "7:5: "), ("fill #000000\n    M1 2", "7:7: "),
      ("fill #000000\n    C1,2,3,4,5", "7:15: "),
      ("stroke #000000", "6:17: "), ("stroke #000000 width 1 cap wide", "6:30: "),
      ("end\n    M1,2", "7:5: "),
    ])
  func malformedSteps(text: String, place: String) {
    do throws(DisplayListError) {
      _ = try DisplayList(text: "display-list 2\nsize 24 24\n\n\nIcon\n  \(text)\n")
      Issue.record("\(text) is taken")
    } catch {
      #expect("\(error.line):\(error.column): " == place, "\(error)")
    }
  }
}
