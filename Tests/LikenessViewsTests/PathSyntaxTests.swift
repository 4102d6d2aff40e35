/// Paths in SVG syntax.
import Foundation
import LikenessDisplayList
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct PathSyntaxTests {
  @Test(
    "Commands mean what they mean in SVG",
    arguments: [
      ("M4 12l5 5L20 6", "M4 12L9 17L20 6"),
      ("m4,12 5 5 , 11-11", "M4 12L9 17L20 6"),
      ("M1.5.5-.25e1+2", "M1.5 0.5L-2.5 2"),
      ("M1 2h3v4H5V6z", "M1 2L4 2L4 6L5 6L5 6Z"),
      ("M1 2h1 2 3", "M1 2L2 2L4 2L7 2"),
      ("M1 1L5 1L5 5Zl1 1", "M1 1L5 1L5 5ZL2 2"),
      ("M1 1h4zm2 3h1", "M1 1L5 1ZM3 4L4 4"),
      ("M0 0C1 2 3 4 5 6s7 8 9 10", "M0 0C1 2 3 4 5 6C7 8 12 14 14 16"),
      ("M1 1S3 4 5 6", "M1 1C1 1 3 4 5 6"),
      // Two thirds of the way to the control point.
      ("M0 0Q3 6 6 0", "M0 0C2 4 4 4 6 0"),
      ("M0 0q3 6 6 0t6 0", "M0 0C2 4 4 4 6 0C8 -4 10 -4 12 0"),
      ("M0 0Q3 6 6 0L6 3T9 3", "M0 0C2 4 4 4 6 0L6 3C6 3 7 3 9 3"),
      ("\n M 0 0 \t Z ", "M0 0Z"),
      // An arc without a different end point or without a radius is nothing, or a line.
      ("M1 1A5 5 0 0 1 1 1L2 2", "M1 1L2 2"),
      ("M1 1A0 5 0 0 1 4 4", "M1 1L4 4"),
    ])
  func commands(text: String, expected: String) throws {
    #expect(try Path(text).description == expected)
  }

  @Test(
    "A problem names the character and the next step",
    arguments: [
      ("", "character 1: the path is empty; add commands such as \"M4 12l5 5L20 6\""),
      ("  ", "character 3: the path is empty; add commands such as \"M4 12l5 5L20 6\""),
      ("L4 12", "character 1: a path must start with M or m, not \"L\"; add a move such as M0 0"),
      ("M4 12X9 17", "character 6: unknown command \"X\"; with 2 numbers, did you mean L or M?"),
      ("M4 12B1,2 3,4 5,6", "character 6: unknown command \"B\"; with 6 numbers, did you mean C?"),
      (
        "M4 12R1 2 3",
        "character 6: unknown command \"R\"; use one of M, L, H, V, C, S, Q, T, A and Z"
      ),
      ("M4 12x", "character 6: unknown command \"x\"; with 0 numbers, did you mean Z?"),
      ("M4", "character 1: M takes 2 numbers at a time, and 1 is left; add 1"),
      ("M4 12C1 2 3 4L5 6", "character 6: C takes 6 numbers at a time, and 4 are left; add 2"),
      ("M4 12l1 2 3", "character 10: l takes 2 numbers at a time, and 1 is left; add 1"),
      ("M4 12Z5 6", "character 7: Z takes no numbers; add a command such as L or M before them"),
      (
        "M4 12A5 5 0 2 1 9 9",
        "character 13: the fourth and fifth values of A must be 0 or 1, not \"2\""
      ),
      ("M4 1e9", "character 4: 1e9 is not between -100000 and 100000"),
      (
        "M4,,12",
        """
        character 4: unexpected \",\"; write numbers with a decimal point, separated by a space or \
        one comma
        """
      ),
      (
        "M4 12;L1 2",
        """
        character 6: unexpected \";\"; write numbers with a decimal point, separated by a space or \
        one comma
        """
      ),
    ])
  func problems(text: String, expected: String) {
    do throws(PathError) {
      _ = try Path(text)
      Issue.record("\(text) is taken")
    } catch {
      #expect(error.description == expected)
    }
  }

  /// The points of an arc, and how far the middle of each curve deviates from a circle.
  private func error(_ path: Path, center: CGPoint, radius: Double) -> Double {
    var last = CGPoint.zero
    var error = 0.0
    for step in path.steps {
      switch step {
      case .move(let end), .line(let end): last = end
      case .cubic(let a, let b, let end):
        for t in [0.25, 0.5, 0.75, 1] {
          let u = 1 - t
          let x = u * u * u * last.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * end.x
          let y = u * u * u * last.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * end.y
          let (dx, dy) = (x - center.x, y - center.y)
          error = max(error, ((dx * dx + dy * dy).squareRoot() - radius).magnitude)
        }
        last = end
      case .close: break
      }
    }
    return error
  }

  @Test(arguments: [
    // Half a circle either way, three quarters, a quarter, and ends that need a larger radius.
    ("M0 5A5 5 0 0 1 10 5", CGPoint(x: 5, y: 5), 5.0, 2),
    ("M0 5A5 5 0 0 0 10 5", CGPoint(x: 5, y: 5), 5, 2),
    ("M5 0A5 5 0 1 1 0 5", CGPoint(x: 5, y: 5), 5, 3),
    ("M5 0A5 5 0 0 0 0 5", CGPoint(x: 5, y: 5), 5, 1),
    ("M0 5A1 1 0 0 1 10 5", CGPoint(x: 5, y: 5), 5, 2),
    ("M5 0A5 5 30 1 1 0 5", CGPoint(x: 5, y: 5), 5, 3),
    ("M5 0a5-5 0 0110 0", CGPoint(x: 10, y: 0), 5, 2),
  ])
  func arcsLieOnTheirCircles(text: String, center: CGPoint, radius: Double, curves: Int) throws {
    let path = try Path(text)
    #expect(path.steps.count == 1 + curves)
    #expect(error(path, center: center, radius: radius) < radius / 3600)
  }

  @Test("An arc takes the side that its flags name") func arcs() throws {
    func middle(_ text: String) throws -> CGPoint {
      guard case .cubic(_, _, let end) = try Path(text).steps[1] else { return .zero }
      return end
    }
    // Clockwise from the left over the top; y grows downward.
    let over = try middle("M0 5A5 5 0 0 1 10 5")
    let under = try middle("M0 5A5 5 0 0 0 10 5")
    #expect((over.x - 5).magnitude < 1e-9 && over.y.magnitude < 1e-9)
    #expect((under.x - 5).magnitude < 1e-9 && (under.y - 10).magnitude < 1e-9)
  }

  /// An ellipse of 10 by 5 on its diagonal, from one end of its long axis to the other: (±10, 0)
  /// rotated by 45 degrees.
  @Test func ellipsesAreTurned() throws {
    let half = 10 * 0.5.squareRoot()
    var path = Path()
    path.move(to: CGPoint(x: -half, y: -half))
    path.addArc(to: CGPoint(x: half, y: half), radii: CGSize(width: 10, height: 5), rotation: 45)
    guard case .cubic(_, _, let top) = path.steps[1] else {
      throw PathError(position: 0, cause: .empty)
    }
    // The end of the short axis: 5 at a right angle to the diagonal, clockwise over the top right.
    #expect((top.x - half / 2).magnitude < 1e-9 && (top.y + half / 2).magnitude < 1e-9)
  }

  @Test(
    "Cosines and sines are those of the tables",
    arguments: [
      (0.0, 1.0, 0.0), (30, 0.75.squareRoot(), 0.5), (45, 0.5.squareRoot(), 0.5.squareRoot()),
      (60, 0.5, 0.75.squareRoot()), (90, 0, 1),
      (135, -0.5.squareRoot(), 0.5.squareRoot()), (180, -1, 0), (-90, 0, -1), (-720, 1, 0),
      (750, 0.75.squareRoot(), 0.5), (1e300, nil, 0),
    ] as [(Double, Double?, Double)])
  func cosines(degrees: Double, cosine: Double?, sine: Double) {
    let found = cosineAndSine(degrees: degrees)
    #expect((found.0 * found.0 + found.1 * found.1 - 1).magnitude < 1e-14)
    guard let cosine else { return }
    #expect((found.0 - cosine).magnitude < 1e-15 && (found.1 - sine).magnitude < 1e-15)
  }
}
