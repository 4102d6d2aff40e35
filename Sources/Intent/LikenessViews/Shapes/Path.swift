/// A path as an author describes it, in points.
import Foundation
import LikenessDisplayList

/// Lines and curves, as in SVG.
///
/// ```swift
/// var tick = Path()
/// tick.move(to: Point(x: 4, y: 12))
/// tick.addLine(to: Point(x: 9, y: 17))
/// tick.addLine(to: Point(x: 20, y: 6))
/// let same = try Path("M4 12l5 5L20 6")
/// ```
public struct Path: Hashable, Sendable {
  /// A step from where the last one ended.
  public enum Step: Hashable, Sendable {
    /// Starts a subpath.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A cubic Bézier curve with its two control points.
    case cubic(CGPoint, CGPoint, CGPoint)
    /// A straight line to where the subpath started, and its end.
    case close
  }

  /// The steps, in order.
  public private(set) var steps: [Step] = []
  /// The start of the next step.
  public private(set) var currentPoint = CGPoint.zero
  private var start = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the steps that a closure adds.
  init(_ build: (inout Path) -> Void) { build(&self) }

  /// Starts a subpath.
  public mutating func move(to point: CGPoint) {
    start = point
    add(.move(point), to: point)
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { add(.line(end), to: end) }

  /// Adds a cubic curve.
  public mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(control1, control2, end), to: end)
  }

  /// Adds a quadratic curve, as the cubic curve that is the same.
  public mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
    func third(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    addCubic(to: end, control1: third(currentPoint), control2: third(end))
  }

  /// Closes the subpath. The next step starts where it did.
  public mutating func close() { add(.close, to: start) }

  /// Adds the steps of another path.
  public mutating func append(_ other: Path) { append(other.steps) }

  /// Adds steps.
  mutating func append(_ steps: some Sequence<Step>) {
    for step in steps {
      switch step {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .cubic(let first, let second, let end):
        addCubic(to: end, control1: first, control2: second)
      case .close: close()
      }
    }
  }

  /// Returns the path with each of its points moved.
  public func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    Path { path in
      path.append(
        steps.map { step in
          switch step {
          case .move(let end): .move(transform(end))
          case .line(let end): .line(transform(end))
          case .cubic(let first, let second, let end):
            .cubic(transform(first), transform(second), transform(end))
          case .close: .close
          }
        })
    }
  }

  private mutating func add(_ step: Step, to end: CGPoint) {
    steps.append(step)
    currentPoint = end
  }
}

extension Path: CustomStringConvertible {
  /// The path in the syntax of SVG, absolute: `M4 12L9 17L20 6`.
  public var description: String {
    func words(_ letter: String, _ points: CGPoint...) -> String {
      letter
        + points.map { "\(decimal(sanitizedDistance($0.x))) \(decimal(sanitizedDistance($0.y)))" }
        .joined(separator: " ")
    }
    return steps.map { step in
      switch step {
      case .move(let end): words("M", end)
      case .line(let end): words("L", end)
      case .cubic(let first, let second, let end): words("C", first, second, end)
      case .close: "Z"
      }
    }.joined()
  }
}
