/// `likeness audit accessibility`: what it learns from views.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

private let plain = StoryVariants(themes: ["light"], scales: [1, 2])

private func story(
  _ name: String, variants: StoryVariants = plain,
  _ view: @escaping @Sendable (StoryContext) -> View
) -> Story {
  Story("Test/\(name)", variants: variants, in: .unbounded, background: { _ in .white }, view: view)
}

private func label(_ text: String, _ style: LabelStyle) -> Label {
  let label = Label(text: text)
  label.apply(style: style)
  return label
}

/// A label whose contrast to white is ((0x88 / 255 + 0.055) / 1.055)^2.4 = 0.246, 1.05 / 0.296 =
/// 3.54; that of 0x99 is 2.84.
private func faintLabel(size: Double, weight: Font.Weight, gray: UInt32 = 0x888888) -> Label {
  label("Hours", LabelStyle(textColor: Color(hex: gray), font: Font(size: size, weight: weight)))
}

/// A black square that takes taps.
private func target(_ side: Double) -> View {
  let view = View().withName("target")
  view.backgroundColor = .black
  view.addGestureRecognizer(TapGestureRecognizer())
  view.pin(.size(side, side))
  return view
}

// In a control, the name means the events of controls.
private typealias TouchEvent = Event

/// A target that takes touches up to 22 points from its center.
private final class WideButton: Button {
  override func point(inside point: CGPoint, with event: TouchEvent?) -> Bool {
    bounds.insetBy(dx: min(0, bounds.width / 2 - 22), dy: min(0, bounds.height / 2 - 22))
      .contains(point)
  }
}

private func faintButton(_ button: Button, isEnabled: Bool) -> Button {
  button.setTitle("Continue", for: .normal)
  button.setTitleColor(Color(hex: 0x949494), for: .normal)
  button.setTitleColor(Color(hex: 0x949494), for: .disabled)
  button.isEnabled = isEnabled
  button.pin(.size(100, 20))
  return button
}

private struct AccessibilityTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    story("small target") { _ in target(43) },
    story("large target") { _ in target(44) },
    story("hidden target") { _ in
      let view = View()
      view.pin(.size(50, 50))
      let hidden = target(20)
      hidden.isHidden = true
      view.addSubview(hidden)
      return view
    },
    story("enabled") { _ in faintButton(Button(), isEnabled: true) },
    story("disabled") { _ in faintButton(Button(), isEnabled: false) },
    story("wide") { _ in faintButton(WideButton(), isEnabled: true) },
    story("narrow") { _ in
      let button = WideButton()
      button.backgroundColor = .black
      button.pin(.size(20, 50))
      return button
    },
    story("segments") { _ in
      let control = SegmentedControl(items: ["One", "Two"])
      control.setTitleTextAttributes([.foregroundColor: Color.black], for: .normal)
      control.setEnabled(false, forSegmentAt: 1)
      return control
    },
    story("fixed") { _ in label("Text", LabelStyle(textColor: .black, font: Font(size: 20))) },
    story("growing") { _ in
      label("Text", LabelStyle(textColor: .black, font: .preferredFont(forTextStyle: .body)))
    },
    story("bold 19") { _ in faintLabel(size: 19, weight: .bold) },
    story("heavy 19") { _ in faintLabel(size: 19, weight: .heavy) },
    story("regular 24") { _ in faintLabel(size: 24, weight: .regular) },
    story("bold 18") { _ in faintLabel(size: 18, weight: .bold) },
    story("regular 19") { _ in faintLabel(size: 19, weight: .regular) },
    story("medium 23") { _ in faintLabel(size: 23, weight: .medium) },
    story("fainter") { _ in faintLabel(size: 19, weight: .bold, gray: 0x999999) },
    story("clipped") { _ in
      let view = View()
      view.clipsToBounds = true
      view.pin(.size(20, 30))
      view.addSubview(
        label(
          "Wide text", LabelStyle(textColor: .black, font: .preferredFont(forTextStyle: .body))),
        pinning: .leading(0), .top(0), .width(.points(90)))
      return view
    },
    story("states", variants: plain.states(["valid", "wrong", "marked"])) { context in
      let view = View().withName("field")
      view.backgroundColor = Color(hex: context.state == "valid" ? 0x2E8B3D : 0xC8503C)
      view.pin(.size(60, 60))
      if context.state == "marked" {
        let mark = View()
        mark.backgroundColor = .white
        view.addSubview(mark, pinning: .center, .size(10, 10))
      }
      return view
    },
  ])
}

@Suite struct AuditAccessibilityTests {
  /// Rules and subjects of the findings about one story.
  private func findings(_ name: String, _ options: String...) async throws -> [[String: Any]] {
    let sandbox = try TestFolder()
    // The settings of this repository accept findings of its own gallery.
    let ran = await GivenProject.$settings.withValue(ProjectSettings()) {
      await run(
        AccessibilityTool.self,
        ["audit", "accessibility", "Test/\(name)", "--json", "--output", sandbox("out")] + options)
    }
    #expect(ran.status != .failure, "\(ran.errors)")
    return try #require(try ran.json()["findings"] as? [[String: Any]])
  }

  private func subjects(_ name: String, of rule: String) async throws -> [String] {
    try await findings(name).filter { $0["rule"] as? String == rule }
      .compactMap { $0["subject"] as? String }
  }

  @Test("A view with 43 points is a small target, one with 44 or a hidden one is none")
  func targets() async throws {
    let small = try await findings("small target")
    #expect(small.compactMap { $0["rule"] as? String } == ["touch-target"])
    #expect(small.first?["subject"] as? String == "Test/small target/target")
    #expect(small.first?["value"] as? String == "43 × 43 pt")
    // The same at both scales.
    #expect((small.first?["places"] as? [Any])?.count == 2)
    #expect(try await findings("large target").isEmpty)
    #expect(try await findings("hidden target").isEmpty)
  }

  @Test("A disabled control is exempt from contrast and size")
  func disabledControls() async throws {
    #expect(try await subjects("enabled", of: "contrast") == ["Test/enabled/Button/titleLabel"])
    #expect(try await subjects("enabled", of: "touch-target") == ["Test/enabled/Button"])
    #expect(try await subjects("disabled", of: "contrast").isEmpty)
    #expect(try await subjects("disabled", of: "touch-target").isEmpty)
    // A segment can be disabled while the control is not.
    #expect(try await subjects("segments", of: "contrast").isEmpty)
    #expect(try await subjects("segments", of: "touch-target").count == 1)
  }

  @Test("The area that takes touches counts, not the frame")
  func enlargedTarget() async throws {
    #expect(try await subjects("wide", of: "touch-target").isEmpty)
    #expect(try await subjects("narrow", of: "touch-target").isEmpty)
  }

  @Test("Text that ignores the text size is reported with the nearest text style")
  func textSizes() async throws {
    let fixed = try #require(try await findings("fixed").first)
    #expect(fixed["rule"] as? String == "text-size")
    // Among the sizes of iOS, 20 pt is title3.
    #expect(fixed["nearest"] as? String == "title3 (20 pt)")
    #expect(try await findings("growing").isEmpty)
  }

  @Test("Bold text is large from 14 pt, which is 18.67 points, other text from 18 pt")
  func largeText() async throws {
    // WCAG 2.2, "large scale", and 1.4.3: 3:1 is enough for large text, other text needs 4.5:1.
    for name in ["bold 19", "heavy 19", "regular 24"] {
      #expect(try await subjects(name, of: "contrast").isEmpty, "\(name)")
    }
    for name in ["bold 18", "regular 19", "medium 23", "fainter"] {
      #expect(try await subjects(name, of: "contrast") == ["Test/\(name)/Label"])
    }
  }

  @Test("Clipped text is reported") func clippedText() async throws {
    #expect(try await subjects("clipped", of: "text-clipped") == ["Test/clipped/View/Label"])
  }

  @Test("States that only color tells apart are reported, those with a mark are not")
  func states() async throws {
    let found = try await findings("states")
    #expect(found.map { $0["property"] as? String } == ["state: valid, wrong"])
    #expect(found.map { $0["rule"] as? String } == ["color-only"])
  }

  @Test("Level AAA asks for more") func levels() async throws {
    let rules = try await findings("enabled", "--level", "AAA").map { $0["rule"] as? String }
    #expect(rules.contains("contrast-enhanced") && !rules.contains("contrast"))
  }
}
