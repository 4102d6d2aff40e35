import LikenessDisplayList
import Testing

@Suite struct RoundedRectTests {
  private func shape(_ width: Int, _ height: Int, _ radii: [Int]) -> RoundedRect {
    RoundedRect(
      rect: FixedRect(x: .zero, y: .zero, width: Fixed(width), height: Fixed(height)),
      radii: FixedCornerRadii(
        topLeft: Fixed(radii[0]), topRight: Fixed(radii[1]), bottomRight: Fixed(radii[2]),
        bottomLeft: Fixed(radii[3])))
  }

  @Test func radiiThatFitStay() {
    #expect(shape(100, 40, [20, 20, 20, 20]).radii.clockwise.map(\.pixels) == [20, 20, 20, 20])
    #expect(shape(100, 40, [30, 0, 40, 10]).radii.clockwise.map(\.pixels) == [30, 0, 40, 10])
  }

  @Test("Overlapping radii shrink together by the tightest edge") func overlap() {
    // Height 40 against 60 + 20 on the left edge: all by one half.
    #expect(shape(100, 40, [60, 10, 8, 20]).radii.clockwise.map(\.pixels) == [30, 5, 4, 10])
    // A pill: 999 + 999 over a height of 40 gives 20.
    #expect(
      shape(100, 40, [999, 999, 999, 999]).radii.clockwise.map(\.pixels) == [20, 20, 20, 20])
  }

  @Test func emptyShapeHasNoRadii() {
    #expect(shape(0, 40, [5, 5, 5, 5]).isRect)
  }

  @Test func largestRadiiDoNotOverflow() {
    let huge = Fixed(raw: Fixed.limit)
    let shape = RoundedRect(
      rect: FixedRect(x: -huge, y: -huge, width: huge, height: huge),
      radii: FixedCornerRadii(topLeft: huge, topRight: huge, bottomRight: huge, bottomLeft: huge))
    #expect(shape.radii.topLeft.raw == Fixed.limit / 2)
  }

  @Test("An inset reduces radii, and an outset keeps square corners") func insets() {
    let inner = shape(100, 40, [10, 0, 1, 4]).insetBy(Fixed(2))
    #expect(inner.rect == FixedRect(x: Fixed(2), y: Fixed(2), width: Fixed(96), height: Fixed(36)))
    #expect(inner.radii.clockwise.map(\.pixels) == [8, 0, 0, 2])
    #expect(
      shape(100, 40, [10, 0, 1, 4]).insetBy(Fixed(-2)).radii.clockwise.map(\.pixels) == [
        12, 0, 3, 6,
      ])
  }
}
