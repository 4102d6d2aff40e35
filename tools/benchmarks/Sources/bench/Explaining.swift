/// The cost of explaining a difference: two lists of a thousand items that all changed.
import Likeness

struct ExplainedLists {
  private let old: DisplayList
  private let new: DisplayList
  private let reference: Bitmap
  private let actual: Bitmap

  /// 333 labels, each with its place, its box and its text, in a stack with a place of its own.
  /// Text color and spacing change.
  init() throws {
    (old, reference) = try Self.drawn(spacing: 2, ink: .black)
    (new, actual) = try Self.drawn(spacing: 3, ink: .red)
  }

  private static func drawn(spacing: Double, ink: StraightColor) throws -> (DisplayList, Bitmap) {
    let labels = (0..<333).map { index in
      let label = Label(text: "Row \(index) of a list")
      label.backgroundColor = Color(hex: 0xEEEEEE)
      label.textColor = .token("ink")
      return label
    }
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = spacing
    let space = CGSize.width(390)
    let picture = try render(stack, theme: Theme(colors: ["ink": ink]), in: space)
    return (try DisplayList(painting: stack), picture)
  }

  func measure(in table: inout Table) throws {
    try table.measure("causes for 1,000 items, with their pixels", limit: 20) { _ in
      _ = try CauseAnalysis(from: old, to: new, reference: reference, actual: actual)
    }
  }
}
