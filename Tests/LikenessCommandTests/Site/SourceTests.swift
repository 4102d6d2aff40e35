/// The place where a story is declared, and links to it.
import Likeness
import TestKit
import Testing

@testable import LikenessCommand

@Suite struct SourceTests {
  private let package = repository.path

  @Test func storyHasItsFileAndLineInThePackage() throws {
    let line = #line + 1
    let story = Story("Box/here") { _ in View() }
    let source = SiteSource(of: story.source, package: package)
    #expect(
      source
        == SiteSource(
          language: .swift, file: "Tests/LikenessCommandTests/Site/SourceTests.swift", line: line,
          isInPackage: true))
    #expect(source.place == "Tests/LikenessCommandTests/Site/SourceTests.swift:\(line)")
  }

  @Test func storyOfAnotherPackageHasItsModuleAndFileAndNoLink() throws {
    let source = StorySource.swift(
      fileID: "Cards/Stories.swift", filePath: "/home/somebody/Cards/Sources/Cards/Stories.swift",
      line: 7)
    for package in [package, nil] {
      let found = SiteSource(of: source, package: package)
      #expect(found == SiteSource(language: .swift, file: "Cards/Stories.swift", line: 7))
      #expect(try #require(SourceLink("https://x/{file}")).address(of: found) == nil)
    }
  }

  @Test func sceneIsItsOwnSource() {
    let source = SiteSource(of: .scene(path: "cards/news.json", text: "{}"), package: package)
    #expect(source == SiteSource(language: .json, file: "cards/news.json", text: "{}"))
    #expect(source.place == "cards/news.json")
  }

  @Test func aLinkHasFileAndLineAndEscapesNames() throws {
    let link = try #require(SourceLink("https://host/me/app/blob/main/{file}#L{line}"))
    let source = SiteSource(
      language: .swift, file: "Sources/My App/a#b.swift", line: 14, isInPackage: true)
    #expect(
      link.address(of: source) == "https://host/me/app/blob/main/Sources/My%20App/a%23b.swift#L14")
  }

  @Test(arguments: ["javascript:{file}", "//host/{file}", "https://host/file", ""])
  func onlyAddressesOfTheWebWithAFileAreLinks(
    pattern: String
  ) {
    #expect(SourceLink(pattern) == nil)
  }

  @Test func thePageOfAStoryLinksItsPlace() async throws {
    var site = GallerySite(
      title: "App", stories: try drawn(gallery(boxStory("Box/plain") { _, _ in })))
    #expect(!"\(site.page(of: "Box/plain") as Any)".contains("blob"))
    site.stories[0].source = SiteSource(
      language: .swift, file: "Sources/App/Stories.swift", line: 14, isInPackage: true)
    site.sourceLink = SourceLink("https://host/blob/main/{file}#L{line}")
    guard case .bytes(let bytes)? = site.page(of: "Box/plain")?.content else { throw Missing() }
    let place = "<code><bdi>Sources/App/Stories.swift:14</bdi></code>"
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        "<a href=\"https://host/blob/main/Sources/App/Stories.swift#L14\">\(place)</a>"))
  }
}
