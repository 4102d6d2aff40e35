/// Causes without a property: drawings of a view that records nothing, and changes of the whole
/// picture.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCauses

@Suite struct DrawingCauseTests {
  private func list(_ drawings: [Drawing], width: Int = 30) throws -> DisplayList {
    let items = drawings.map { DisplayItem($0, from: Provenance(path: "Icon")) }
    return DisplayList(size: try #require(PixelSize(width: width, height: 30)), items: items)
  }

  private func causes(_ old: [Drawing], _ new: [Drawing]) throws -> [String] {
    CauseAnalysis(from: try list(old), to: try list(new)).causes.map(\.description)
  }

  @Test("A path is named by paint, style and place") func path() throws {
    func at(_ x: Double, _ y: Double) -> PathPoint {
      PathPoint(Fixed(rounding: x), Fixed(rounding: y))
    }
    let steps: [PathStep] = [
      .move(at(4, 12)), .line(at(9, 17.5)), .cubic(at(1, 2), at(3, -4), at(20, 6)), .close,
    ]
    let old = PathDrawing(steps, .stroke(Stroke(width: Fixed(2))), paint: .color(.black))
    func lines(_ change: (inout PathDrawing) -> Void) throws -> [String] {
      var new = old
      change(&new)
      return try causes([.path(old)], [.path(new)])
    }
    #expect(try lines { $0.paint = .color(.white) } == ["Icon  stroke paint: #000000 → #FFFFFF"])
    #expect(
      try lines { $0.operation = .stroke(Stroke(width: Fixed(3), cap: .round)) } == [
        "Icon  stroke style: width 2 → width 3 cap round"
      ])
    #expect(
      try lines { $0.steps[1] = .line(at(9, 17)) } == ["Icon  stroke resized: 19 × 21.5 → 19 × 21"])
    #expect(try lines { $0.steps[1] = .line(at(8, 17.5)) } == ["Icon  stroke path"])
  }

  /// Points are compared one by one, so there is no distance to a path that has more.
  @Test("A path moved as far as its farthest point") func farthestPoint() throws {
    func path(_ points: [Int]) throws -> DisplayList {
      let points = points.enumerated().map { PathPoint(Fixed($1), Fixed($0)) }
      return try list([
        .path(
          PathDrawing(
            [.move(points[0])] + points.dropFirst().map { .line($0) }, .fill(.nonzero),
            paint: .color(.black)))
      ])
    }
    func movement(_ old: [Int], _ new: [Int]) throws -> [Double] {
      findCauses(from: try path(old), to: try path(new)).extents().map(\.movement)
    }
    #expect(try movement([1, 9, 4], [1, 7, 9]) == [5])
    #expect(try movement([1, 9, 4], [1, 9, 4, 4]) == [.infinity])
  }

  @Test("A shape is named where its view did not move") func shape() throws {
    func box(_ x: Int, radius: Int) -> [Drawing] {
      let radius = Fixed(radius)
      let radii = FixedCornerRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
      return [
        .view(frame: rect(0, 0, 20, 20)),
        .box(Box(RoundedRect(rect: rect(x, 0, 10, 10), radii: radii), fill: .color(.red))),
      ]
    }
    #expect(try causes(box(0, radius: 2), box(0, radius: 4)) == ["Icon  box radius: 2 → 4"])
    #expect(try causes(box(0, radius: 2), box(5, radius: 2)) == ["Icon  box moved: 0 0 → 5 0"])
    var moved = box(5, radius: 2)
    moved[0] = .view(frame: rect(5, 0, 20, 20))
    #expect(try causes(box(0, radius: 2), moved) == ["Icon  frame: 0 0 20 20 → 5 0 20 20"])
  }

  @Test("The size of the picture is a cause only where nothing else moves") func pictureSize()
    throws
  {
    let small = try list([.view(frame: rect(0, 0, 9, 9))])
    let large = try list([.view(frame: rect(0, 0, 9, 9))], width: 40)
    #expect(
      CauseAnalysis(from: small, to: large).causes.map(\.description) == ["size: 30 × 30 → 40 × 30"]
    )
    let resized = try list([.view(frame: rect(0, 0, 12, 9))], width: 40)
    #expect(CauseAnalysis(from: small, to: resized).causes.map(\.name) == ["frame"])
  }

  @Test("A group without a property is named by its drawing") func group() throws {
    let red = Drawing.box(Box(RoundedRect(rect: rect(0, 0, 9, 9)), fill: .color(.red)))
    #expect(
      try causes([red], [.clip(RoundedRect(rect: rect(0, 0, 5, 5))), red, .end]) == [
        "Icon  drawing: box 0 0 9 9 fill #FF0000 → clip 0 0 5 5"
      ])
  }

  @Test func invisibleCharactersAreEscaped() {
    let cause = Cause(
      .style("state"), view: "a\u{1B}", before: "b\u{202E}", after: "two words")
    #expect(cause.description == "\"a\\u001B\"  state: \"b\\u202E\" → two words")
  }

  @Test("Lists that draw something else always have a cause") func alwaysACause() throws {
    var numbers = Seeded(11)
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    func drawing() -> Drawing {
      let frame: FixedRect = rect(below(3), below(3), 9, 9)
      switch below(4) {
      case 0: return .view(frame: frame)
      case 1:
        return .shadow(
          Shadow(RoundedRect(rect: frame), sigma: Fixed(below(2)), color: .black))
      default:
        return .box(
          Box(RoundedRect(rect: frame), fill: .color(below(2) == 0 ? .red : .blue)))
      }
    }
    for _ in 0..<400 {
      let items = (0..<below(7)).map { _ in
        let path = ["a", "b", "a/c", "a/c[2]", "b/d"][below(5)]
        return DisplayItem(
          drawing(),
          from: Provenance(path: ViewPath(path), properties: [.init("n", "\(below(3))")]))
      }
      var old = try list([])
      old.items = items
      var new = old
      switch below(4) {
      case 0: new.items.shuffle(using: &numbers)
      case 1: new.background = .black
      case 2:
        if !items.isEmpty { new.items[below(items.count)].drawing = drawing() }
      default: if !items.isEmpty { new.items.remove(at: below(items.count)) }
      }
      if !old.draws(like: new) {
        #expect(!CauseAnalysis(from: old, to: new).causes.isEmpty, "\(old.text) \(new.text)")
      }
      #expect(CauseAnalysis(from: old, to: old).causes.isEmpty)
    }
  }

  /// Two icons in one place are two shapes, whatever their colors.
  @Test func aShapeIsNoColor() throws {
    let corners = [(0, 0), (8, 0), (8, 8), (0, 8)].map { PathPoint(Fixed($0.0), Fixed($0.1)) }
    func icon(_ order: [Int], _ color: StraightColor) throws -> DisplayList {
      let steps = [.move(corners[order[0]])] + order.dropFirst().map { PathStep.line(corners[$0]) }
      return try list([.path(PathDrawing(steps, paint: .color(color)))])
    }
    let square = try icon([0, 1, 2, 3], .black)
    #expect(square.draws(like: try icon([0, 1, 2, 3], .white), inAnyColor: true))
    #expect(!square.draws(like: try icon([0, 1, 2, 3], .white)))
    #expect(!square.draws(like: try icon([0, 2, 1, 3], .white), inAnyColor: true))
  }

  /// An edit script in quadratic time would take hours here.
  @Test("Thousands of items that all differ are compared") func manyItems() throws {
    func made(_ seed: Int) throws -> DisplayList {
      var list = try list([])
      list.items = (0..<4000).map {
        DisplayItem(
          .view(frame: rect($0 * seed % 4001, 0, 9, 9)),
          from: Provenance(
            path: $0 % 2 == 0 ? "a" : "v\($0 * seed)", properties: [.init("n", "\($0 * seed)")]))
      }
      return list
    }
    #expect(CauseAnalysis(from: try made(1), to: try made(7)).causes.count > 2000)
  }
}
