/// `audit sensitivity` on stories whose pixels can be counted by hand.
import Foundation
import Likeness
import TestKit
import Testing

@testable import LikenessCommand

/// A red box at 10, 10 on a white page of 40 by 30 points.
private func page(
  width: Double = 4, height: Double = 4, leading: Double = 10, scales: [Scale] = [1],
  tolerance: Tolerance = .exact
) -> Story {
  Story(
    "Box/red", variants: StoryVariants(themes: ["light"], scales: scales),
    in: CGSize(width: 40, height: 30), margin: 0, tolerance: tolerance
  ) { _ in
    let box = View().withName("box")
    box.backgroundColor = Color(hex: 0xFF0000)
    box.pin(.leading(leading), .top(10), .width(.points(width)), .height(.points(height)))
    let page = View().withName("page")
    page.backgroundColor = .white
    page.addSubview(box)
    return page
  }
}

/// What the edits of a story do, by view, property and new value.
private func effects(of story: Story) throws -> [String: EditEffect] {
  let snapshots = try Gallery(stories: [story]).snapshots()
  let story = try StorySensitivity(snapshots, ProjectSettings())
  return Dictionary(
    story.edits.map { change, _ in
      ("\(change.place) \(change.edit.property) \(change.edit.after)", story.effect(of: change))
    }, uniquingKeysWith: { first, _ in first })
}

private let picture = try? SnapshotIdentity("Box/red@light,1x")

@Suite struct SensitivityTests {
  /// A box of 4 by 4 that moves by a pixel uncovers a column of 4 and covers another.
  @Test("A limit of 8 pixels hides a shift of a small box, and no change of 9 pixels")
  func maxPixels() throws {
    let seen = EditEffect.seen(in: try #require(picture))
    let small = try effects(of: page(tolerance: Tolerance(maxPixels: 8)))
    #expect(small["page/box layout.leading 11"] == .tolerated(["maxPixels 8"]))
    #expect(small["page/box layout.width 5"] == .tolerated(["maxPixels 8"]))
    #expect(small["page/box backgroundColor #FF0100"] == seen)
    #expect(small["page child removed"] == seen)
    let high = try effects(of: page(height: 5, tolerance: Tolerance(maxPixels: 8)))
    #expect(high["page/box layout.leading 11"] == seen)
    #expect(high["page/box layout.top 11"] == .tolerated(["maxPixels 8"]))
  }

  @Test("An ignored area hides a child that is removed from it, and not one that moves out")
  func ignoredArea() throws {
    let area = PixelRect(x: 10, y: 10, width: 4, height: 4)
    let found = try effects(of: page(tolerance: Tolerance(ignoring: [area])))
    #expect(found["page child removed"] == .tolerated(["ignoring (10, 10, 4 × 4)"]))
    #expect(found["page/box backgroundColor #FF0100"] == .tolerated(["ignoring (10, 10, 4 × 4)"]))
    #expect(found["page/box layout.leading 11"] == .seen(in: try #require(picture)))
  }

  @Test("A metric hides a step of a color, and the limit beside it is not to blame")
  func metric() throws {
    let tolerance = Tolerance(metric: .channel(threshold: 1), maxPixels: 2)
    let found = try effects(of: page(tolerance: tolerance))
    #expect(found["page/box backgroundColor #FF0100"] == .tolerated(["metric channel 1"]))
  }

  /// At 1x an edge at 10.33 lies on pixel 10, as one at 10 does. At 2x it lies at 20.66, on pixel
  /// 21 instead of 20.
  @Test("A scale of 1 hides a third of a point, which a scale of 2 shows")
  func scale() throws {
    let once = try effects(of: page())
    #expect(once["page/box layout.leading 10.33"] == .needsScale(2))
    #expect(once["page/box layout.leading 11"] == .seen(in: try #require(picture)))
    let twice = try effects(of: page(scales: [1, 2]))
    #expect(
      twice["page/box layout.leading 10.33"]
        == .seen(in: try SnapshotIdentity("Box/red@light,2x")))
    // Half a point at 1x lies between two pixels and goes to the next.
    #expect(twice["page/box layout.leading 10.5"] == .seen(in: try #require(picture)))
  }

  /// A third of a point is a pixel at 3x. The step of #FFFFFF goes down, for lack of more green.
  @Test("Each value of a view changes in each way") func kinds() throws {
    let story = Story("Card/plain", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
      let label = Label(text: "Card").withName("label")
      label.apply(
        style: LabelStyle(
          viewStyle: ViewStyle(backgroundColor: Color(hex: 0xFFFFFF), cornerRadius: 4),
          textColor: Color(hex: 0x000000), font: Font(size: 12)))
      label.borderWidth = 2
      let stack = StackView(arrangedSubviews: [label, View().withName("end")]).withName("stack")
      stack.isHidden = true
      stack.apply(style: StackViewStyle(spacing: 3))
      return stack
    }
    let made = Set(try effects(of: story).keys)
    let expected: Set = [
      "stack/label cornerRadius 3", "stack/label cornerRadius 5", "stack/label borderWidth 0",
      "stack/label backgroundColor #FFFEFF", "stack/label textColor #000100",
      "stack/label font 11 regular", "stack/label text Car", "stack spacing 4",
      "stack spacing 3.33", "stack child removed", "stack order end, label",
      "stack isHidden false",
    ]
    #expect(expected.subtracting(made).isEmpty, "\(made.sorted())")
  }

  @Test("A token changes with the tokens that stand for it") func aliases() throws {
    var theme = Theme.builtIn
    theme.colors = ["ink": .black, "alias": .black]
    theme.colors.note("alias", isAliasOf: "ink")
    let story = Story("Box/alias", variants: StoryVariants(scales: [1]), themes: ["light": theme]) {
      _ in
      let (outer, inner) = (View(), View())
      outer.backgroundColor = .token("ink")
      inner.backgroundColor = .token("alias")
      outer.pin(.size(20, 20))
      outer.addSubview(inner, pinning: .center, .size(10, 10))
      return outer
    }
    let snapshots = try Gallery(stories: [story]).snapshots()
    let edits = try StorySensitivity(snapshots, ProjectSettings()).edits.map(\.edit)
    let ink = try #require(edits.first { $0.place == #"color "ink" of light"# })
    let fills = try snapshots[0].displayList(after: ink).items.compactMap { item -> Paint? in
      if case .box(let box) = item.drawing { box.fill } else { nil }
    }
    let stepped = Paint.color(StraightColor(r: 0, g: 1, b: 0))
    #expect(fills == [stepped, stepped] as [Paint])
  }

  @Test("An exact tolerance hides nothing that draws other pixels")
  func exact() throws {
    let snapshots = try Gallery(stories: [
      Story("Card/plain", variants: StoryVariants(themes: ["light"])) { _ in
        let label = Label(text: "Card")
        label.cornerRadius = 4
        let button = Button()
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        let stack = StackView(arrangedSubviews: [label, button, Label(text: "")])
        stack.apply(style: StackViewStyle(viewStyle: ViewStyle(borderWidth: 2), spacing: 3))
        return stack
      }
    ]).snapshots()
    let story = try StorySensitivity(snapshots, ProjectSettings())
    let changed: [[SnapshotIdentity]] = try story.edits.map { change, _ in
      try snapshots.filter { snapshot in
        try snapshot.displayList().rasterized(fonts: .embedded)
          != snapshot.displayList(after: change).rasterized(fonts: .embedded)
      }.map(\.identity)
    }
    #expect(changed.contains { $0.isEmpty } && changed.contains { !$0.isEmpty })
    for (edit, changed) in zip(story.edits, changed) {
      switch story.effect(of: edit.edit) {
      case .seen(let picture): #expect(changed.contains(picture))
      case .nothing: #expect(changed.isEmpty, "\(edit.edit)")
      case let effect: Issue.record("\(edit.edit) \(effect)")
      }
    }
  }

  /// The story is written again with another value, and really checked.
  @Test(
    "Edits of a story in Swift pass or fail as predicted",
    arguments: [
      (5.0, 4.0, 10.0, "page/box layout.width 5"), (4, 5, 10, "page/box layout.height 5"),
      (4, 4, 11, "page/box layout.leading 11"), (4, 4, 10.33, "page/box layout.leading 10.33"),
    ], [Tolerance.exact, Tolerance(maxPixels: 4)])
  func swiftStories(
    _ edited: (width: Double, height: Double, leading: Double, name: String), _ tolerance: Tolerance
  ) async throws {
    let sandbox = try TestFolder()
    func run(_ story: Story, _ verb: String) async -> ExitStatus {
      await GivenTool.$story.withValue(story) { await sandbox.run(GivenTool.self, verb) }.status
    }
    #expect(await run(page(tolerance: tolerance), "record") == .success)
    let effect = try #require(try effects(of: page(tolerance: tolerance))[edited.name])
    let story = page(
      width: edited.width, height: edited.height, leading: edited.leading, tolerance: tolerance)
    let isSeen = if case .seen = effect { true } else { false }
    #expect(await run(story, "check") == (isSeen ? .differences : .success), "\(effect)")
  }

  @Test("The command names the setting, and likeness.json accepts what it lists")
  func command() async throws {
    let sandbox = try TestFolder()
    let story = page(tolerance: Tolerance(maxPixels: 8))
    func run(_ arguments: String...) async -> Spoken {
      await GivenTool.$story.withValue(story) {
        await LikenessCommandTests.run(
          GivenTool.self, ["audit", "sensitivity"] + arguments + sandbox.output)
      }
    }
    let found = try await inProject("{}", sandbox) { await run("Box/red", "--json") }
    #expect(found.status == .differences)
    let findings = try #require(try found.json()["findings"] as? [[String: Any]])
    let shift = try #require(
      findings.first {
        ($0["value"] as? String) == "10 → 11" && $0["property"] as? String == "layout.top"
      })
    #expect(shift["threshold"] as? String == "maxPixels 8")
    let place = try #require((shift["places"] as? [[String: Any]])?.first)
    #expect(place["area"] as? [Int] == [10, 10, 4, 4])
    #expect(place["view"] as? String == "page/box")
    let accepting =
      #"{"audit": [{"rule": "hidden-change", "subject": "Box/*", "reason": "A clock."}]}"#
    let accepted = try await inProject(accepting, sandbox) { await run("Box/red") }
    #expect(accepted.status == .success, "\(accepted.output)")
  }

  @Test("What no picture shows is listed: a token, a state, a property")
  func gaps() async throws {
    var theme = Theme.builtIn
    theme.colors = ["ink": .black, "alias": .black, "ghost": .white]
    theme.colors.note("alias", isAliasOf: "ink")
    let story = Story(
      "Button/plain", variants: StoryVariants(scales: [1]), themes: ["light": theme]
    ) { _ in
      let button = Button()
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.token("alias"), for: .normal)
      button.setTitleColor(.red, for: .disabled)
      return button
    }
    let snapshots = try Gallery(stories: [story]).snapshots()
    let found = try StorySensitivity(snapshots, ProjectSettings()).shown.gaps()
    func subjects(_ rule: String) -> [String] { found.filter { $0.rule == rule }.map(\.subject) }
    #expect(subjects("unused-token").filter { $0.hasPrefix("color") } == [#"color "ghost""#])
    #expect(subjects("unshown-state").contains("Button disabled"))
    #expect(!subjects("unshown-view").contains("Button"))
    #expect(subjects("unshown-view").contains("Switch"))
    let button = found.first { $0.subject == "ButtonStyle" }
    #expect(button?.property?.contains("imageTitleSpacing") == true)
    #expect(button?.property?.contains("states") == false)
  }
}

/// The story that a test gives.
private struct GivenTool: GalleryCommand {
  @TaskLocal static var story: Story?
  static var gallery: Gallery { Gallery(stories: [story].compactMap(\.self)) }
}
