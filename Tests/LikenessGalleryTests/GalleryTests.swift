import Likeness
import LikenessGallery
import Testing

/// What the gallery has to hold.
@Suite struct GalleryTests {
  @Test func everyStoryIsShownInBothThemesAtThreeScales() throws {
    // The showcase is the README's picture; the plain news view has no colours that a dark page could be chosen for.
    // Stories of sizes of text and of locales have many pictures as it is.
    let exceptions: Set<String> = [
      "Showcase/components", "News/default", "Text/dynamic type", "Text/pseudo-localised", "Screen/welcome",
    ]
    for (name, snapshots) in Dictionary(grouping: try Gallery.shipped.snapshots(), by: \.story.name) where !exceptions.contains(name) {
      #expect(Set(snapshots.map(\.context.themeName)) == ["light", "dark"], "\(name)")
      #expect(Set(snapshots.map(\.context.scale)) == [1, 2, 3], "\(name)")
    }
  }

  @Test func everyStoryLooksOtherwiseInTheDarkTheme() throws {
    for (name, snapshots) in Dictionary(grouping: try Gallery.shipped.snapshots(), by: \.story.name) where name != "News/default" {
      let lists = try snapshots.filter { $0.context.scale == 2 }.map { ($0.context.themeName, try $0.displayList()) }
      let light = Set(lists.filter { $0.0 == "light" }.map(\.1))
      let dark = Set(lists.filter { $0.0 == "dark" }.map(\.1))
      #expect(light.isDisjoint(with: dark), "\(name)")
    }
  }

  @Test func settingsScreenHasMoreThanAHundredViews() throws {
    var remaining: [View] = [SettingsScreen.example()]
    var count = 0
    while let view = remaining.popLast() {
      count += 1
      remaining += view.subviews
    }
    #expect(count > 100)
  }

  @Test func themesHoldTheTokensOfTheDocumentsUnchanged() throws {
    let theme = try #require(Gallery.shipped.themes["light"])
    #expect(try theme.color("primary") == Color(r: 51, g: 51, b: 153))
    #expect(try theme.color("clear") == .clear)
    let title = try theme.font("navigationTitle")
    #expect(title.isSystem && title.weight == .bold && title.size == 15)
    let shadowed = try theme.font("exampleShadowStyle")
    #expect(shadowed.fileName == "Lato-Semibold.ttf" && shadowed.postScriptName == "Lato-Semibold" && shadowed.size == 20)
    #expect(shadowed.shadow == ShadowToken(dx: 0, dy: 2, blurRadius: 7, color: Color(r: 51, g: 51, b: 153)))
  }

  @Test func tooltipStaysHiddenUntilItsControlAppears() {
    let view = TooltipView()
    let presenter = TooltipPresenter(view: view, message: "Hello")
    #expect(view.isHidden && view.text == nil)
    presenter.controlDidAppear()
    #expect(!view.isHidden && view.text == "Hello")
  }

  @Test func styleNeverReachesWhatIsContent() {
    let swatch = SwatchView()
    swatch.color = .red
    swatch.apply(style: RingStyle.badoo)
    swatch.apply(style: ViewStyle(backgroundColor: .green))
    #expect(swatch.color == .red)
    let badge = ImagedButton()
    badge.title = "Sometimes"
    badge.apply(style: .sport)
    badge.apply(style: nil)
    #expect(badge.title == "Sometimes")
  }
}
