/// The code of the README and of the first pages, compiled and run: every block of Swift is here or
/// in DocumentationExamples.swift word for word, except for imports and `@main`.

import Foundation
import LikenessCommand
import LikenessFetch
import LikenessTesting
import TestKit
import Testing
import XCTest

// MARK: README.md, GettingStarted.md

public struct CardStyle: Hashable, Sendable {
  public var viewStyle: ViewStyle?
  public var titleStyle: LabelStyle?

  public static let plain = CardStyle(
    viewStyle: ViewStyle(
      backgroundColor: .white, borderColor: Color(hex: 0x783BF9), borderWidth: 1, cornerRadius: 12),
    titleStyle: LabelStyle(textColor: Color(hex: 0x783BF9), font: .boldSystemFont(ofSize: 17)))
}

public final class Card: View {
  private let label = Label()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.name = "title"
    addSubview(label, pinning: .edges(inset: 16))
  }

  public required init?(coder: NSCoder) { nil }

  public var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  // A property that the style leaves nil returns to its default.
  public func apply(style: CardStyle?) {
    apply(style: style?.viewStyle)
    label.apply(style: style?.titleStyle)
  }
}

public final class CardList: View {
  private let column = StackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    column.axis = .vertical
    column.spacing = 12
    addSubview(column, pinning: .edges(inset: 16))
  }

  public required init?(coder: NSCoder) { nil }

  public func show(_ titles: [String]) {
    for title in titles {
      let card = Card()
      card.apply(style: .plain)
      card.title = title
      column.addArrangedSubview(card)
    }
  }
}

// MARK: StoriesAndVariants.md, stories

// Only the main file of a program can have `@main`.
struct Tool: GalleryCommand {
  static let gallery = Gallery(stories: [
    Story("Card/plain") { _ in
      let card = Card()
      card.apply(style: .plain)
      card.title = "Hello"
      return card
    }
  ])
}

struct ThemedTool: GalleryCommand {
  static var gallery: Gallery {
    get throws {
      let dark = try Theme(contentsOfFile: "dark.json")
      return Gallery(stories: Tool.gallery.stories, themes: ["dark": dark])
    }
  }
}

private func titleStory() -> Story {
  Story(
    "Title/settings",
    variants: .standard.textSizes([.large, .accessibilityLarge]).directions()
      .locales(["base", "pseudo"])
  ) { _ in
    let title = Label(text: "Settings")
    title.font = .preferredFont(forTextStyle: .headline)
    return title
  }
}

private func chartStory() -> Story {
  Story("Chart/bars") { context in
    var dice = context.environment.random  // the same numbers in every run, others for every story
    return Chart(
      heights: (0..<12).map { _ in Double.random(in: 0...1, using: &dice) },
      date: context.environment.now)
  }
}

/// Twelve bars above a date, for the story `Chart/bars`.
private final class Chart: View {
  let heights: [Double]

  init(heights: [Double], date: Date) {
    self.heights = heights
    super.init(frame: .zero)
    addSubview(Label(text: "\(Int(date.timeIntervalSince1970))"), pinning: .edges(inset: 8))
  }

  required init?(coder: NSCoder) { nil }
}

// MARK: FromUIKit.md

final class ProfileRow: View {
  let avatar = ImageView()
  let nameLabel = Label()
  let followButton = Button()

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatar.pin(.size(40, 40))
    nameLabel.layout.horizontalHugging = 0  // Takes the width that is left.
    followButton.setTitle("Follow", for: .normal)
    followButton.setTitle("Following", for: .selected)
    followButton.addAction(for: .touchUpInside) { [unowned self] in followButton.isSelected.toggle()
    }

    let row = StackView(arrangedSubviews: [avatar, nameLabel, followButton])
    row.spacing = 12
    row.alignment = .center
    addSubview(row, pinning: .edges(inset: 16))
  }

  required init?(coder: NSCoder) { nil }
}

func addBadge(to row: ProfileRow) {
  let badge = View()
  badge.name = "badge"
  badge.backgroundColor = .red
  badge.cornerRadius = 6
  row.addSubview(badge, pinning: .size(12, 12), .top(4), .trailing(4))
}

struct ProfileRowStyle: Hashable, Sendable {
  var viewStyle: ViewStyle?
  var nameStyle: LabelStyle?

  static let card = ProfileRowStyle(
    viewStyle: ViewStyle(borderColor: .gray, borderWidth: 1, cornerRadius: 12),
    nameStyle: LabelStyle(font: .boldSystemFont(ofSize: 17)))
}

extension ProfileRow {
  func apply(style: ProfileRowStyle?) {
    apply(style: style?.viewStyle)
    nameLabel.apply(style: style?.nameStyle)
  }
}

func followed() -> ProfileRow {
  let row = ProfileRow()
  row.nameLabel.text = "Ada Lindqvist"
  row.apply(style: .card)
  row.followButton.sendActions(for: .touchUpInside)
  return row
}

final class ProfileRowLegacyTests: XCTestCase {
  func testRow() {
    assertSnapshot(of: followed(), as: .image(in: .width(320), scale: 2))
  }
}

// MARK: StoriesAndVariants.md, variants

func lightAndDark() -> [SnapshotStrategy<ProfileRow>] {
  .images(in: .width(320))
}

func darkOnly() -> [SnapshotStrategy<ProfileRow>] {
  .images(themes: ["dark": .builtInDark], scales: [2])
}

func bothDirections() -> [SnapshotStrategy<ProfileRow>] {
  .images(directions: [.leftToRight, .rightToLeft])
}

func backIcon(from image: Image) -> Image { image.imageFlippedForRightToLeftLayoutDirection() }

func largeAndLong() -> [SnapshotStrategy<ProfileRow>] {
  .images(scales: [2], textSizes: [.large, .accessibilityLarge], locales: ["base", "pseudo"])
}

func row(avatarFrom source: ImageSource) -> ProfileRow {
  let row = followed()
  row.imageSource = source
  row.avatar.setImage(from: URL(string: "https://example.com/ada.png"))
  return row
}

func rowWithItsAvatar() throws -> ProfileRow {
  row(avatarFrom: .images(["https://example.com/ada.png": try placeholder()]))
}

func waitingForItsAvatar() -> ProfileRow { row(avatarFrom: .stillLoading) }

func withoutItsAvatar() -> ProfileRow { row(avatarFrom: .failing) }

func icon() throws -> Image? {
  ImageCatalog.$current.withValue(["follow": try placeholder()]) { Image(named: "follow") }
}

func placeholder() throws -> Image {
  Image(Bitmap(size: try #require(PixelSize(width: 40, height: 40)), filledWith: .blue))
}

// MARK: Tests of the pages

/// The suites of the pages. They record into the folder of whoever calls them, so only the tests
/// below run them.
@Suite(.disabled("Called by DocumentationTests in a folder of its own.")) private enum Pages {
  @Suite struct CardTests {
    @Test func plain() {
      let card = Card()
      card.apply(style: .plain)
      card.title = "Hello"
      assertSnapshot(of: card, as: .image(scale: 2))
    }
  }
}

extension Pages {
  @Suite struct StoryTests {
    @Test(arguments: try Tool.gallery.snapshots()) func story(snapshot: StorySnapshot) {
      assertSnapshot(of: snapshot)
    }
  }
}

extension Pages.CardTests {
  @Test func list() {
    let list = CardList()
    list.show(["Today", "Tomorrow"])
    assertSnapshots(
      of: list,
      as: .images(
        in: .width(320), directions: [.leftToRight, .rightToLeft]))
  }
}

@Suite struct DocumentationTests {
  private static let catalog = "Sources/Doors/Likeness/Likeness.docc"

  /// The README and the pages with code.
  private static let pages = [
    "README.md", "\(catalog)/GettingStarted.md", "\(catalog)/FromUIKit.md",
    "\(catalog)/StoriesAndVariants.md", "\(catalog)/StylesAndThemes.md", "\(catalog)/Fonts.md",
    "\(catalog)/WhichMetric.md", "\(catalog)/LikenessFetch.md",
    "\(catalog)/OtherPictures.md", "\(catalog)/UIKitComponents.md",
  ]

  private static func source(_ path: String) throws -> String {
    return try String(contentsOfFile: repository.path + "/" + path, encoding: .utf8)
  }

  private static func page(_ name: String) throws -> String { try source("\(catalog)/\(name).md") }

  /// The lines of the fenced blocks in a language, without the spaces around each line.
  private static func blocks(_ language: String, in page: String) -> [String] {
    page.components(separatedBy: "```" + language + "\n").dropFirst()
      .map { unindented($0.components(separatedBy: "```")[0]) }
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  /// The code of this file, of the examples, and of the package that the end-to-end tests build.
  private static func compiled() throws -> String {
    try [
      "LikenessTestingTests/DocumentationTests", "LikenessTestingTests/DocumentationExamples",
      "Fixtures/Components/Sources/Components/BadgeView",
      "Fixtures/Components/Tests/ComponentsTests/BadgeTests",
      "Fixtures/Components/Tests/ComponentsTests/ScreenTests",
    ].map { unindented(try source("Tests/\($0).swift")) }.joined()
  }

  @Test("Every page with code is listed here") func pagesWithCode() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: repository.path + "/" + Self.catalog
    ).filter { $0.hasSuffix(".md") }
    let withCode = try files.filter {
      !Self.blocks("swift", in: try Self.source("\(Self.catalog)/\($0)")).isEmpty
    }
    #expect(Set(withCode.map { "\(Self.catalog)/\($0)" }) == Set(Self.pages.dropFirst()))
  }

  @Test("Every block of code on a page is compiled", arguments: pages) func compiledCode(
    page: String
  ) throws {
    // `tools/first-hour` builds a package with the manifest.
    let blocks = Self.blocks("swift", in: try Self.source(page)).filter {
      !$0.hasPrefix("// swift-tools-version")
    }.map { block in
      let code = block.split(separator: "\n", omittingEmptySubsequences: false).drop {
        $0.isEmpty || $0.hasPrefix("import ")
      }
      return code.joined(separator: "\n").replacing("@main struct", with: "struct")
    }
    #expect(!blocks.isEmpty)
    // The formatter breaks lines by their indentation, which differs on a page.
    let code = try Self.compiled().filter { !$0.isWhitespace }
    for block in blocks {
      #expect(
        code.contains(block.filter { !$0.isWhitespace }),
        "\(page) holds code that no test compiles: \(block)")
    }
  }

  private static let manifests = [
    "Package.swift", "tools/benchmarks/Package.swift", "Tests/Fixtures/Components/Package.swift",
  ]

  /// An older Swift then says which version it lacks, instead of failing at an unknown name.
  @Test("Each manifest asks for the Swift version that the README requires", arguments: manifests)
  func toolsVersion(manifest: String) throws {
    let readme = try Self.source("README.md").components(separatedBy: "You need Swift ")[1]
    let version = readme.prefix { $0.isNumber || $0 == "." }
    #expect(try Self.source(manifest).hasPrefix("// swift-tools-version: \(version)\n"))
  }

  /// `tools/first-hour` follows the page "Getting started" literally, so the README shows nothing
  /// else.
  @Test("The README holds only steps of \"Getting started\"") func readme() throws {
    let page = Self.unindented(try Self.page("GettingStarted"))
    for language in ["swift", "sh"] {
      let steps = try Self.source("README.md").components(separatedBy: "\n## Record modes")[0]
      let blocks = Self.blocks(language, in: steps.components(separatedBy: "\n## Install")[1])
      for block in blocks { #expect(page.contains("```" + language + "\n" + block), "\(block)") }
    }
  }

  @Test("The stories of the page are drawn") func drawnStories() throws {
    #expect(try Tool.gallery.snapshots().count == 6)
    // Two themes, three scales, two sizes, two directions and two locales of the title; two themes
    // and three scales of the chart.
    let snapshots = try Gallery(stories: [titleStory(), chartStory()]).snapshots()
    #expect(snapshots.count == 2 * 3 * 2 * 2 * 2 + 2 * 3)
    let chart = try #require(snapshots.first { $0.identity.name == "bars" })
    let box = try TestFolder()
    #expect(box.run("1", record: .missing) { verifySnapshot(of: chart) }.status == .recorded)
    #expect(box.run("2", record: .never) { verifySnapshot(of: chart) }.status == .identical)
  }

  @Test("The list is drawn in every variant") func listVariants() throws {
    let box = try TestFolder()
    expectRecordings { box.run("1", record: .missing) { Pages.CardTests().list() } }
    let pictures = box.references.filter { $0.hasSuffix(".png") }.map {
      String($0.drop { $0 != "@" }.dropFirst().dropLast(4))
    }
    #expect(
      pictures == [
        "dark,1x,ltr", "dark,1x,rtl", "dark,2x,ltr", "dark,2x,rtl", "light,1x,ltr", "light,1x,rtl",
        "light,2x,ltr", "light,2x,rtl",
      ])
    box.run("2", record: .never) { Pages.CardTests().list() }
  }

  @Test("The cards of the list are in a column") func column() {
    let list = CardList()
    list.show(["Today", "Tomorrow"])
    list.layout(in: .width(320))
    // 16 points on each side of the column, and 12 between the cards.
    let cards = list.subviews.flatMap(\.subviews)
    #expect(cards.map(\.frame.minX) == [0, 0] && cards.map(\.frame.width) == [288, 288])
    #expect(cards[1].frame.minY == cards[0].frame.maxY + 12)
  }

  @Test("The row is laid out, and its action runs") func profileRow() {
    let row = followed()
    addBadge(to: row)
    row.layout(in: .width(320))
    // 16 points on each side of an avatar of 40, and 12 between the views.
    #expect(row.frame.size == CGSize(width: 320, height: 72))
    #expect(row.nameLabel.frame.minX == 52)
    #expect(row.descendant(named: "badge")?.frame == CGRect(x: 304, y: 4, width: 12, height: 12))
    #expect(row.followButton.isSelected && row.followButton.currentTitle == "Following")
  }

  @Test("The strategies of the page name their variants") func strategies() throws {
    func names(_ strategies: [SnapshotStrategy<ProfileRow>]) throws -> [String] {
      let box = try TestFolder()
      expectRecordings {
        box.run(record: .missing) {
          _ = assertSnapshots(of: followed(), as: strategies, named: "row")
        }
      }
      return box.references.filter { $0.hasSuffix(".png") }.map {
        String($0.drop { $0 != "@" }.dropFirst().dropLast(4))
      }
    }
    #expect(try names(lightAndDark()) == ["dark,1x", "dark,2x", "light,1x", "light,2x"])
    #expect(try names(darkOnly()) == ["dark,2x"])
    #expect(
      try names(bothDirections()).filter { $0.hasSuffix("rtl") } == [
        "dark,1x,rtl", "dark,2x,rtl", "light,1x,rtl", "light,2x,rtl",
      ])
    #expect(try names(largeAndLong()).count == 8)
  }

  @Test("The image of the page is shown in each of its states") func imageStates() throws {
    let url = try #require(URL(string: "https://example.com/ada.png"))
    func state(_ row: ProfileRow) -> ImageState {
      row.layout(in: .width(320))
      return row.avatar.imageState
    }
    #expect(state(try rowWithItsAvatar()) == .loaded(url))
    #expect(state(waitingForItsAvatar()) == .loading(url))
    #expect(state(withoutItsAvatar()) == .failed(url))
    #expect(try icon() == placeholder())
    #expect(backIcon(from: try placeholder()).flipsForRightToLeftLayoutDirection)
  }

  // MARK: Pages with examples

  /// The pictures of "Getting started". Set `LIKENESS_DRAW_PAGE` to write them first.
  @Test("Likeness draws the pictures of the tutorial") func tutorial() throws {
    func card(_ style: CardStyle) throws -> Bitmap {
      let card = Card()
      card.apply(style: style)
      card.title = "Hello"
      return try render(card, in: .unbounded, scale: 2)
    }
    var rounder = CardStyle.plain
    rounder.viewStyle?.cornerRadius = 16
    let box = try TestFolder()
    expectRecordings { box.run("1", record: .missing) { Pages.CardTests().list() } }
    let list = try #require(box.references.first { $0.hasSuffix("@dark,2x,rtl.png") })
    let pictures = [
      "card": try card(.plain),
      "difference": try Comparison(card(.plain), card(rounder)).differenceImage(),
      "list": try PNG.decode(
        [UInt8](box.read("Snapshots/" + list))),
    ]
    for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      let file = repository.appending(path: "\(Self.catalog)/tutorial-\(name).png")
      if ProcessInfo.processInfo.environment["LIKENESS_DRAW_PAGE"] != nil {
        try Data(PNG.encode(picture)).write(to: file)
      }
      #expect(try PNG.decode([UInt8](Data(contentsOf: file))) == picture, "\(name)")
    }
  }

  @Test(
    "The picture of a page is its reference",
    arguments: [
      ("showcase", "Showcase/components@light,2x"),
      ("theme-specimen", "SeedTests/Themes/specimen@2x"),
    ])
  func copiedPicture(name: String, reference: String) throws {
    let copy = try Data(contentsOf: repository.appending(path: "\(Self.catalog)/\(name).png"))
    #expect(
      try copy == Data(contentsOf: repository.appending(path: "Snapshots/\(reference).png")),
      "Copy Snapshots/\(reference).png to \(name).png")
  }

  @Test("Struct and token draw the same notice") func noticeInTwoWays() throws {
    let theme = try Theme(json: "{ \"colors\": { \"primary\": \"#783BF9\" } }", file: "theme.json")
    let plain = notice()
    let themed = notice()
    themed.apply(style: themedNotice)
    // 12 points on each side of the title.
    plain.layout(in: .unbounded)
    #expect(plain.titleLabel.frame.origin == CGPoint(x: 12, y: 12))
    #expect(
      try render(plain, theme: theme, in: .unbounded)
        == render(themed, theme: theme, in: .unbounded))
    let text = try DisplayList(painting: themed).text
    #expect(
      text.contains("borderColor:primary=#783BF9") && text.contains("textColor:primary=#783BF9"),
      "\(text)")
  }

  @Test("A functional style sets what it names, and the last one wins") func functionalStyle() {
    let button = primaryButton()
    #expect(
      button.borderWidth == 4 && button.borderColor == .black && button.cornerRadius == 8
        && button.currentTitle == "Continue")
    #expect(BadgeStyle(dotColor: .red).merging(BadgeStyle(dotColor: .blue)).dotColor == .blue)
  }

  /// Two themes and three scales alone are six pictures, so pairs need at least six; all
  /// combinations would be 48.
  @Test("The pairs of the page fit their budget") func pairs() throws {
    #expect((6...12).contains(try Gallery(stories: [toggles()]).snapshots().count))
  }

  @Test("The theme of the page is read, and a missing file leaves the built-in one")
  func themeFile() throws {
    let box = try TestFolder()
    let json = try #require(Self.blocks("json", in: try Self.page("StylesAndThemes")).first)
    try box.write(json, to: "theme.json")
    let theme = loadTheme(from: box("theme.json"))
    #expect(theme.colors["link"] == StraightColor(hex: 0x783BF9))
    #expect(try theme.font("title").families == ["Inter"] && theme.dimension("gap") == 12)
    #expect(loadTheme(from: box("other.json")) == .builtIn)
  }

  /// Nothing is sent to a URL of this scheme.
  @Test("A theme that can't be fetched leaves the current one") func unfetchedTheme() async throws {
    let manager = ThemeManager()
    let file = repository.appending(path: "light.theme.json")
    await #expect(throws: FetchError.self) { try await update(manager, from: file, copy: file) }
    #expect(manager.currentTheme == .builtIn)
  }

  @Test("A missing folder of fonts is an error") func missingFonts() throws {
    let box = try TestFolder()
    let found = failures {
      box.run("1", record: .missing) {
        _ = assertSnapshots(of: interLabel(), as: inInter(), named: "label")
      }
    }
    #expect(
      found.allSatisfy { $0.contains("The font folder ") && $0.contains("/Fonts is missing.") },
      "\(found)")
    #expect(box.references.isEmpty)
  }

  @Test("A style that forgets the background leaves it") func forgottenBackground() {
    #expect(leaks() == ["viewStyle.backgroundColor"])
  }

  /// One pixel in a hundred may differ, and a little in each.
  @Test("The settings of swift-snapshot-testing forgive what they did") func oldSettings() throws {
    let box = try TestFolder()
    var picture = Bitmap.plain(10, 10)
    try expectRecordings { try box.run("1", record: .missing) { try assertOldPicture(picture) } }
    picture[0, 0] = .black
    try box.run("2", record: .never) { try assertOldPicture(picture) }
    picture[1, 0] = .black
    let name = "DocumentationTests/oldSettings.old picture"
    try expectFailure("\(name) differs from its reference: 2 of 100 pixels differ (2.00%)") {
      try box.run("3", record: .never) { try assertOldPicture(picture) }
    }
  }

  /// A clock of 40 by 20 pixels in the corner, and at most four pixels in any window.
  @Test("The clock of the page is ignored, and nothing else") func clock() throws {
    let box = try TestFolder()
    var screen = Bitmap.plain(60, 30)
    expectRecordings { box.run("1", record: .missing) { assertScreen(screen) } }
    for y in 0..<20 { for x in 0..<40 { screen[x, y] = .black } }
    box.run("2", record: .never) { assertScreen(screen) }
    for x in 45..<50 { screen[x, 25] = .black }
    let name = "DocumentationTests/clock.screen"
    expectFailure("\(name) differs from its reference: 5 of 1,000 pixels differ (0.50%)") {
      box.run("3", record: .never) { assertScreen(screen) }
    }
  }

  @Test("The scene of the page is drawn at both scales") func sceneScales() throws {
    let box = try TestFolder()
    let json = try #require(Self.blocks("json", in: try Self.page("FileFormats")).first)
    try box.write(json, to: "news.json")
    let snapshots = try Gallery(scene: box("news.json")).snapshots()
    #expect(snapshots.map { $0.identity.variant[.scale] } == ["1", "2"])
  }
}
