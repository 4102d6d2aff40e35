/// A gallery for the browser, written once and removed when the test process ends.
import Foundation
import Likeness
import LikenessCommand

/// Thirteen pictures of four stories: two buttons in two themes and states, a card in two themes
/// and directions, and one with a hostile name.
enum GalleryOnDisk {
  static let hostile =
    "\"><img src=x onerror=document.title='owned'>/<svg onload=document.title='owned'>"

  private static let stories: [Story] = [
    Story("Button/primary", variants: .standard.states(["normal", "disabled"])) { context in
      let view = Button()
      view.setTitle("Go on", for: .normal)
      view.backgroundColor = .token("accent")
      view.isEnabled = context.state != "disabled"
      return view
    },
    Story("Button/secondary", variants: .standard.states(["normal", "disabled"])) { context in
      let view = Button()
      view.setTitle("Go back", for: .normal)
      view.isEnabled = context.state != "disabled"
      return view
    },
    Story(
      "Card/plain", variants: .standard.directions([.leftToRight, .rightToLeft]),
      in: .width(700)
    ) { context in
      let label = Label(text: "A card that is wider than a telephone")
      label.backgroundColor = .token("surface")
      label.pin(.height(120))
      return label
    },
    Story(hostile, variants: StoryVariants(themes: ["light"], scales: [1, 2])) { _ in
      Label(text: "Harmless")
    },
  ]

  /// Drawn once for all tests.
  private static let site = Task {
    let gallery = Gallery(stories: stories)
    var drawn: [SiteStory] = []
    for plan in SiteStory.plans(for: try gallery.snapshots(), in: gallery) {
      var looks: [SiteLook] = []
      for snapshots in plan.looks { looks.append(SiteLook(drawing: snapshots)) }
      drawn.append(
        plan.story(
          looks: looks,
          source: SiteSource(
            of: plan.story.source, package: ArtifactsFolder.package(around: #filePath))))
    }
    // In the order of declaration, whatever the names.
    let order = stories.map(\.name)
    drawn.sort { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
    return GallerySite(title: "Cards & Buttons", stories: drawn)
  }

  /// Writes it to a folder, and returns the folder's address, ending in a slash.
  static func write(to folder: URL) async throws -> String {
    try await site.value.write(to: folder.path)
    return URL(fileURLWithPath: folder.path, isDirectory: true).absoluteString
  }
}
