/// A change of a control's appearance has one cause: its property.
import Foundation
import LikenessCauses
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct ControlChangeTests {
  private func changes<V: View>(_ old: V, _ new: V, _ change: (V) -> Void) throws -> [String] {
    change(new)
    func list(_ view: V) throws -> DisplayList {
      view.layout(in: CGSize(width: 100, height: 50))
      return try DisplayList(painting: view)
    }
    return CauseAnalysis(from: try list(old), to: try list(new)).causes.map(\.description)
  }

  @Test(arguments: [true, false])
  func trackOfASwitchIsNamedByItsPropertyAlone(isEnabled: Bool) throws {
    func make() -> Switch {
      let view = Switch()
      view.isOn = true
      view.isEnabled = isEnabled
      return view
    }
    #expect(
      try changes(make(), make()) { $0.onTintColor = .blue } == [
        "Switch  onTintColor: #34C759 → #0000FF"
      ])
  }

  @Test func offTrackAndThumbAreNamedByTheirProperties() throws {
    #expect(
      try changes(Switch(), Switch()) { $0.offTintColor = .black } == [
        "Switch  offTintColor: #78788052 → #000000"
      ])
    #expect(
      try changes(Switch(), Switch()) { $0.thumbTintColor = .black } == [
        "Switch  thumbTintColor: #FFFFFF → #000000"
      ])
  }

  /// The label beside the changed one becomes a pixel wider or narrower.
  @Test(
    "A sibling whose edges move by rounding alone is no cause",
    arguments: [(250.0, 16.0, 17.0), (257, 13, 14), (271, 16, 17), (320, 13, 14), (320, 14, 13)])
  func roundedSibling(width: Double, old: Double, new: Double) throws {
    let first = Label(text: "Total")
    first.font = .systemFont(ofSize: old)
    let button = Button(type: .custom)
    button.setTitle("Pay", for: .normal)
    let sibling = Label(text: "12 items")
    let stack = StackView(arrangedSubviews: [first, sibling, button])
    stack.spacing = 8
    func list() throws -> DisplayList {
      stack.layout(in: CGSize(width: width, height: 38))
      return try DisplayList(painting: stack)
    }
    let before = try list()
    let frame = sibling.frame
    first.font = .systemFont(ofSize: new)
    let after = try list()
    #expect((sibling.frame.width - frame.width).magnitude == 1)
    let causes = CauseAnalysis(from: before, to: after).causes
    #expect(causes.map(\.name) == ["font"], "\(causes)")
  }

  @Test func barOfAProgressViewIsNamedByItsPropertyAlone() throws {
    func make() -> ProgressView {
      let view = ProgressView()
      view.progress = 0.5
      view.progressTintColor = .red
      return view
    }
    #expect(
      try changes(make(), make()) { $0.progressTintColor = .blue } == [
        "ProgressView  progressTintColor: #FF0000 → #0000FF"
      ])
  }

  /// A clip is drawn only where something reaches it.
  @Test func aClipThatIsNeededLaterHasNotChanged() throws {
    func list(_ x: Double) throws -> DisplayList {
      let (round, dot) = (View(), View())
      (round.clipsToBounds, round.cornerRadius) = (true, 6)
      (dot.name, dot.backgroundColor) = ("dot", .red)
      dot.frame = CGRect(x: x, y: x, width: 4, height: 4)
      round.addSubview(dot)
      round.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      return try DisplayList(painting: round)
    }
    let (inside, atTheCorner) = (try list(8), try list(0))
    #expect(!inside.text.contains("\n  clip ") && atTheCorner.text.contains("\n  clip "))
    let causes = CauseAnalysis(from: inside, to: atTheCorner).causes
    #expect(causes.map { [$0.view, $0.name] } == [["View/dot", "frame"]])
  }

  /// Two views of one file, which is a cause by its name, and one without a name, which is a cause
  /// of its view.
  @Test func changedImageFileIsOneCauseWithItsName() throws {
    func column(_ file: Image, _ other: Image) throws -> DisplayList {
      let views = [file, file, other].map { ImageView(image: $0) }
      let column = StackView(arrangedSubviews: views)
      column.axis = .vertical
      column.layout(in: CGSize(width: 20, height: 60))
      return try DisplayList(painting: column)
    }
    func square(_ color: StraightColor, _ side: Int, _ name: String?) throws -> Image {
      Image(
        Bitmap(size: try #require(PixelSize(width: side, height: side)), filledWith: color),
        name: name)
    }
    let (old, white) = (try square(.red, 8, "icons/a.png"), try square(.white, 8, nil))
    let before = try column(old, white)
    func causes(_ file: Image, _ other: Image) throws -> [Cause] {
      CauseAnalysis(from: before, to: try column(file, other)).causes
    }
    let recolored = try square(.blue, 8, "icons/a.png")
    #expect(
      try causes(recolored, white) == [
        Cause(
          .imageFile("icons/a.png"), before: .text(old.digest.short),
          after: .text(recolored.digest.short)
        )
      ])
    #expect(try causes(recolored, white).map(\.statement) == ["image icons/a.png"])
    // A file of another size moves what is below it.
    let larger = try causes(try square(.red, 12, "icons/a.png"), white)
    #expect(
      larger.map(\.name) == ["icons/a.png"] && larger[0].view == nil
        && larger[0].moved ?? 0 > 0
    )
    let renamed = try causes(try square(.blue, 8, "icons/b.png"), white)
    #expect(
      renamed.map(\.description) == [
        "StackView/ImageView  image: \"icons/a.png\" → \"icons/b.png\"",
        "StackView/ImageView[2]  image: \"icons/a.png\" → \"icons/b.png\"",
      ])
    #expect(
      try causes(old, try square(.black, 8, nil)).map { "\($0.view ?? "") \($0.name)" }
        == ["StackView/ImageView[3] image"])
  }

  @Test func fillWithoutAPropertyIsStillReported() throws {
    final class Dot: View {
      var color = Color.red
      override func draw(in canvas: inout Canvas) {
        canvas.fill(
          CGRect(x: 0, y: 0, width: 9, height: 9), radii: CornerRadii(all: 0), color: color
        ) { _ in }
      }
    }
    #expect(try changes(Dot(), Dot()) { $0.color = .blue } == ["Dot  box fill: #FF0000 → #0000FF"])
  }

  /// A text of spaces, one in a clear color and one without width have no run of glyphs. What
  /// shapes them still decides where the views below them are.
  @Test(arguments: [("  ", false, false), ("ab", true, false), ("ab", false, true)])
  func textThatDrawsNoLetterNamesItsProperties(text: String, isClear: Bool, isNarrow: Bool) throws {
    func column(_ change: (Label) -> Void) throws -> DisplayList {
      let label = Label(text: text)
      label.lineHeight = 20
      if isClear { label.textColor = .clear }
      if isNarrow { label.layout.width = 0 }
      change(label)
      let box = View()
      box.backgroundColor = .red
      box.layout.height = 10
      let column = StackView(arrangedSubviews: [label, box])
      column.axis = .vertical
      column.layout(in: CGSize(width: 100, height: 80))
      return try DisplayList(painting: column)
    }
    func causes(_ change: (Label) -> Void) throws -> [String] {
      CauseAnalysis(from: try column { _ in }, to: try column(change)).causes.map {
        "\($0.view ?? "") \($0.name): \($0.before ?? "") → \($0.after ?? "")"
      }
    }
    #expect(try causes { $0.lineHeight = 30 } == ["StackView/Label lineHeight: 20 → 30"])
    #expect(try causes { $0.text = "\n" } == ["StackView/Label text: \(text) → \n"])
    if isClear {
      #expect(
        try causes { $0.textColor = .red } == ["StackView/Label textColor: #00000000 → #FF0000"])
    }
  }
}
