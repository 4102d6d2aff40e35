/// Draws the stories of a gallery: their order, images of URLs, stories that can't be drawn, and
/// pictures that need no redrawing.
import Foundation
import Likeness
import LikenessCommand
import Testing

@Suite struct DrawingTests {
  private let blue = boxStory("Box/blue") { view, context in view.backgroundColor = .token("accent")
  }

  @Test func looksComeInTheOrderOfTheStoryAndPicturesByScale() async throws {
    let story = boxStory(
      "Box/all",
      variants: StoryVariants(
        themes: ["night", "day"], scales: [2, 1], states: ["z", "a"],
        directions: [.rightToLeft, .leftToRight])
    ) { _, _ in }
    let drawn = try #require(try drawn(gallery(story)).first)
    #expect(drawn.component == "Box" && drawn.style == "all" && drawn.name == "Box/all")
    #expect(
      drawn.looks.map { [$0.theme, $0.state, $0.direction] } == [
        ["night", "z", "rtl"], ["night", "z", "ltr"], ["night", "a", "rtl"], ["night", "a", "ltr"],
        ["day", "z", "rtl"], ["day", "z", "ltr"], ["day", "a", "rtl"], ["day", "a", "ltr"],
      ])
    #expect(drawn.looks.allSatisfy { $0.pictures.map(\.scale) == [1, 2] })
    #expect(drawn.looks.first?.pictures.map(\.size.description) == ["8 × 4", "16 × 8"])
  }

  @Test func sizesOfTextLocalesAndWidthsAreLooksOfTheirOwnWithTheirLabels() async throws {
    let variants = StoryVariants(themes: ["day"], scales: [1]).textSizes([
      .large, .accessibilityLarge,
    ]).locales(["ro"]).widths([8, 16.5])
    let drawn = try #require(
      try drawn(gallery(boxStory("Box/all", variants: variants) { _, _ in })).first)
    #expect(
      drawn.looks.map(\.words) == [
        "day, L, ro, 8 wide", "day, L, ro, 16.5 wide", "day, AX2, ro, 8 wide",
        "day, AX2, ro, 16.5 wide",
      ])
    #expect(drawn.looks.allSatisfy { $0.pictures.count == 1 })
    let site = GallerySite(title: "a", stories: [drawn])
    let page = try #require(site.page(of: "Box/all"))
    guard case .bytes(let bytes) = page.content else {
      Issue.record("no page")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Every element has its own name, and the choices are those that exist.
    for look in 1...4 {
      #expect(text.components(separatedBy: "id=\"~stage-\(look)-1\"").count == 2)
    }
    #expect(
      text.contains("<legend>Width</legend>") && text.contains("<legend>Text size</legend>")
        && !text.contains("<legend>Locale</legend>"))
    #expect(text.contains(#" data-text-size="AX2" data-locale="ro" data-width="16.5""#))
  }

  @Test func pictureIsThatOfTheGalleryPixelForPixel() async throws {
    let look = try #require(try drawn(gallery(blue)).first?.looks.first)
    let picture = try #require(look.pictures.first)
    let bitmap = try PNG.decode(picture.png, file: "picture")
    #expect(bitmap.digest == picture.digest)
    #expect(bitmap.size == PixelSize(width: 8, height: 4))
    #expect(
      (0..<8).allSatisfy { x in
        (0..<4).allSatisfy { y in bitmap[x, y] == StraightColor(hex: 0x0000FF) }
      })
  }

  @Test func storyThatCannotBeDrawnSaysWhyAndHidesNoOther() async throws {
    struct Torn: Error, CustomStringConvertible { var description: String { "The paper is torn." } }
    let stories = try drawn(gallery(blue, boxStory("Box/torn") { _, _ in throw Torn() }))
    #expect(
      stories.map { $0.looks.map(\.problem) } == [
        [nil, nil], ["The paper is torn.", "The paper is torn."],
      ])
    #expect(stories.last?.looks.allSatisfy { $0.pictures.isEmpty && $0.tokens.isEmpty } == true)
  }

  @Test func pictureWithTheSameDisplayListIsNotDrawnAgain() async throws {
    let gallery = gallery(blue)
    let snapshots = try #require(
      SiteStory.plans(for: try gallery.snapshots(), in: gallery).first?.looks.first)
    var old = SiteLook(drawing: snapshots)
    // Bytes that no drawing produces show where a picture comes from.
    for index in old.pictures.indices { old.pictures[index].png = [1, 2, 3] }
    old.pictures[1].list += "something else\n"
    let new = SiteLook(drawing: snapshots, reusing: old)
    #expect(new.pictures.map { $0.png == [1, 2, 3] } == [true, false, true])
  }

  @Test func anImageByURLIsTheOneHandedIn() async throws {
    let image = Image(try Bitmap.filled(2, 2, StraightColor(hex: 0xFF0000)))
    let story = Story("Face/ada", in: CGSize(width: 2, height: 2), margin: 0) { _ in
      let view = ImageView()
      view.setImage(from: URL(string: "https://example.com/ada.png"))
      return view
    }
    let gallery = Gallery(
      stories: [story], themes: ["day": day],
      imageSource: .images(["https://example.com/ada.png": image]))
    let look = try #require(try drawn(gallery).first?.looks.first)
    #expect(
      try PNG.decode(try #require(look.pictures.first).png, file: "picture")[0, 0]
        == StraightColor(hex: 0xFF0000))
  }

  @Test func characterThatNoFontHasIsAWarning() async throws {
    let story = Story("Text/foreign", margin: 0) { _ in Label(text: "a\u{4E2D}") }
    let look = try #require(try drawn(gallery(story)).first?.looks.first)
    #expect(look.warnings.count == 1)
    #expect(look.warnings.first?.contains("U+4E2D") == true)
  }
}

extension Bitmap {
  /// A picture of one color.
  fileprivate static func filled(_ width: Int, _ height: Int, _ color: StraightColor) throws
    -> Bitmap
  {
    Bitmap(size: try required(PixelSize(width: width, height: height))) { bytes in
      for pixel in 0..<width * height {
        bytes[pixel * 4] = color.red
        bytes[pixel * 4 + 1] = color.green
        bytes[pixel * 4 + 2] = color.blue
        bytes[pixel * 4 + 3] = color.alpha
      }
    }
  }
}
