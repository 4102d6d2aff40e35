import Foundation
import Likeness
import LikenessGallery
import TestKit
import TestSupport
import Testing

/// Breaks one property of one component at a time, wherever the gallery shows that component.
@Suite struct BreakageTests {
  /// The stories whose pictures differ after `change` is made to every view of the gallery, and all
  /// their messages.
  private func failures(after change: @escaping @Sendable (View) -> Void) throws -> (
    stories: Set<String>, messages: [String]
  ) {
    var gallery = Gallery.shipped
    gallery.stories = gallery.stories.map { story in
      var story = story
      let view = story.view
      story.view = { context in
        let root = try view(context)
        var remaining = [root]
        while let view = remaining.popLast() {
          change(view)
          remaining += view.subviews
        }
        return root
      }
      return story
    }
    let artifacts = try TestFolder()
    let checker = SnapshotChecker(
      store: SnapshotStore(root: repository.appending(path: "Snapshots").path),
      artifacts: ArtifactsFolder(path: artifacts.path), mode: .never)
    var stories: Set<String> = []
    var messages: [String] = []
    // One scale does. Choosing it as a variant would pick other pairs of values.
    for snapshot in try gallery.snapshots() where snapshot.context.scale == 2 {
      let list = try snapshot.displayList()
      let outcome = checker.check(
        SnapshotSubject(snapshot.identity, list: list) { try list.rasterized(fonts: .embedded) })
      guard outcome.isFailure else { continue }
      stories.insert(snapshot.story.name)
      messages.append(FailureMessage(outcome).description)
    }
    return (stories, messages)
  }

  @Test("Without a change, no story fails", .nightly)
  func unchanged() throws {
    #expect(try failures { _ in }.stories.isEmpty)
  }

  @Test("A color fails exactly the stories that show it")
  func color() throws {
    let found = try failures { view in
      if let label = view as? Label, label.textColor == Color(hex: 0x767676) {
        label.textColor = Color(hex: 0x777777)
      }
    }
    #expect(found.stories == ["News/badoo", "News/long", "Showcase/components"])
    #expect(
      found.messages.allSatisfy {
        $0.contains("NewsView/texts/message  textColor: #767676 → #777777")
      })
  }

  @Test("A radius fails exactly the stories that show it", .nightly)
  func radius() throws {
    let found = try failures { view in
      if view is TooltipView { view.cornerRadius = 11 }
    }
    #expect(
      found.stories == ["Tooltip/violet", "Tooltip/yellow", "Tooltip/green", "Showcase/components"])
    #expect(found.messages.allSatisfy { $0.contains("TooltipView  cornerRadius: 10 → 11") })
  }

  @Test("A text fails exactly the stories that show it", .nightly)
  func text() throws {
    let found = try failures { view in
      if let button = view as? Button, button.title(for: .normal) == "Primary button" {
        button.setTitle("Primary buttom", for: .normal)
      }
    }
    #expect(found.stories == ["Button/primary", "Screen/buttons", "Showcase/components"])
    #expect(
      found.messages.allSatisfy {
        $0.contains("titleLabel  text: \"Primary button\" → \"Primary buttom\"")
      })
  }

  @Test("A font size fails exactly the stories that show it", .nightly)
  func fontSize() throws {
    let found = try failures { view in
      if let label = view as? Label, label.font == .systemFont(ofSize: 22), label.name == "title" {
        label.font = .systemFont(ofSize: 21)
      }
    }
    #expect(found.stories == ["News/badoo", "News/long", "Showcase/components"])
    #expect(
      found.messages.allSatisfy {
        $0.contains("NewsView/texts/title  font: 22 regular → 21 regular")
      })
  }

  @Test("The README shows the message as it is")
  func readme() throws {
    let name = try SnapshotIdentity("News/badoo@light,2x")
    var gallery = Gallery.shipped
    gallery.stories = gallery.stories.filter { $0.name == "News/badoo" }.map { story in
      var broken = story
      broken.view = { context in
        let view = try story.view(context)
        let labels = view.subviews.flatMap(\.subviews).compactMap { $0 as? Label }
        labels.first { $0.name == "message" }?.textColor = .red
        return view
      }
      return broken
    }
    let snapshot = try #require(try gallery.snapshots().first { $0.identity == name })
    let list = try snapshot.displayList()
    let scratch = try TestFolder()
    for ending in ["png", "txt"] {
      let file = "Snapshots/\(name).\(ending)"
      try scratch.write(Data(contentsOf: repository.appending(path: file)), to: file)
    }
    let checker = SnapshotChecker(
      store: SnapshotStore(root: scratch("Snapshots")),
      artifacts: ArtifactsFolder(path: scratch(".build/likeness")),
      mode: .never)
    let outcome = checker.check(
      SnapshotSubject(name, list: list) { try list.rasterized(fonts: .embedded) })
    let message = FailureMessage(
      outcome, relativeTo: scratch.path, invocation: .swiftRun("likeness")
    ).description
    let readme = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```\n\(message)\n```"), "README.md should show:\n\(message)")
  }
}
