/// Layouts from lines of text, each worked out by hand in a container of 320 by 100 points.
import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessViews

@Suite struct VisualFormatTests {
  let card = View().withName("Card")
  let one = Block(40, 20).withName("one")
  let two = Block(60, 30).withName("two")

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
  }

  /// Activates formats, and returns the frames of both views in a row.
  private func lay(
    _ formats: String..., options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    for format in formats {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["one": one, "two": two]))
    }
    card.layout(in: CGSize(width: 320, height: 100))
    return [one.frame, two.frame]
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("A hyphen is the margin at the container and 8 points between views") func standard() {
    card.layoutMargins = EdgeInsets(top: 5, left: 12, bottom: 0, right: 0)
    #expect(
      lay("H:|-[one]-[two]", "V:|-[one]", "V:|[two]") == [rect(12, 5, 40, 20), rect(60, 0, 60, 30)])
  }

  @Test("Numbers and metrics are distances, and no sign is none") func distances() {
    let metrics: [String: Any] = ["gap": 15, "top": CGFloat(2.5), "bottom": Float(10)]
    #expect(
      lay("|-gap-[one][two]", "V:|-(top)-[one]", "V:[two]-bottom-|", metrics: metrics)
        == [rect(15, 3, 40, 20), rect(55, 60, 60, 30)])
  }

  @Test("Sizes are constants, bounds or those of another view") func sizes() {
    // The content of `two` is 60 wide, and so is `one`.
    #expect(
      lay("[one(>=50,<=80)]-(-4)-[two(==one)]|", "V:|[one(12)]", "V:|[two(one)]")
        == [rect(204, 0, 60, 12), rect(260, 0, 60, 12)])
  }

  @Test("A distance of a priority gives way to a required one") func priorities() {
    // 10 if it can be, but 30 at least.
    #expect(
      lay("|-(10@500,>=30)-[one]", "V:|[one]", "H:|[two(>=100@200)]", "V:|[two]")[0]
        == rect(30, 0, 40, 20))
    // The content hugs with 250, which wins over 200.
    #expect(two.frame == rect(0, 0, 60, 30))
  }

  @Test("Options align the views") func alignment() {
    #expect(
      lay("|[one]-[two]", "V:|-20-[two]", options: .alignAllCenterY)
        == [rect(0, 25, 40, 20), rect(48, 20, 60, 30)])
  }

  @Test("Directions are those of the layout, or fixed") func directions() {
    card.layoutDirection = .rightToLeft
    #expect(lay("|-10-[one]-[two]", "V:|[one]", "V:|[two]").map(\.minX) == [270, 202])
    LayoutConstraint.deactivate(card.constraints)
    #expect(
      lay("|-10-[one]-[two]", "V:|[one]", "V:|[two]", options: .directionLeftToRight).map(\.minX)
        == [10, 58])
    LayoutConstraint.deactivate(card.constraints)
    card.layoutDirection = .leftToRight
    #expect(
      lay("|-10-[one]-[two]", "V:|[one]", "V:|[two]", options: .directionRightToLeft).map(\.minX)
        == [270, 202])
  }

  @Test("Spaces do not matter, and rows end at the container") func ends() {
    let row = lay("H:| -5- [one] -(>=0)- [two] -20- |", "V:|-(>=0)-[one]|", "V:[two]-|")
    #expect(row == [rect(5, 80, 40, 20), rect(240, 62, 60, 30)])
  }

  @Test(
    "A format with an error has no constraints and is an error of the picture",
    arguments: [
      ("|-[three]", "There is no view \"three\"."), ("|-wide-[one]", "\"wide\""),
      ("[one", "Expected \"]\", found the end."), ("[one]-(4-[two]", "Expected \")\""),
      ("", "Expected \"[\", found the end."), ("[one]|[two]", "Expected the end, found \"[two]\"."),
      ("[one]-two-[two]", "A view is no distance."), ("[one]~[two]", "Expected \"[\""),
    ])
  func errors(format: String, problem: String) {
    _ = lay(format)
    #expect(card.constraints.isEmpty)
    do {
      _ = try DisplayList(painting: card)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(problem) && "\(error)".contains("\"\(format)\""))
    }
  }
}
