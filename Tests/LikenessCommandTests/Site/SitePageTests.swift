/// The whole site: its files, that they depend only on the stories, and that no text escapes from
/// its place.
import Foundation
import Likeness
import LikenessReport
import Testing

@testable import LikenessCommand

@Suite struct SitePageTests {
  private func text(_ site: GallerySite, _ path: String) throws -> String {
    try #require(site.files().first { $0.path == path }?.text)
  }

  @Test func filesAreAPageForEachStoryAndWhatAllShare() throws {
    let files = try site(of: "a").files().map(\.path)
    #expect(
      files
        == [
          "gallery.json", "images/\(try picture("other").digest.hex.prefix(16)).png",
          "images/\(try picture().digest.hex.prefix(16)).png",
          "index.html", "site.css", "site.js", "stories/a.1.html", "stories/a.2.html",
          "stories/a.3.html",
        ].sorted())
  }

  @Test func aFileThatIsCopiedOrEncodedHasNoTextOfItsOwn() {
    #expect(PageFile(path: "a.html", text: "a").text == "a")
    #expect(
      PageFile(path: "a.js", content: .bytes([65]), encoding: .base64(before: "(", after: ")")).text
        == nil)
  }

  @Test func equalPicturesAreStoredOnce() throws {
    // Three stories, each with the same two pictures in one group.
    #expect(try site(of: "a").files().count { $0.path.hasPrefix("images/") } == 2)
  }

  @Test func equalStoriesGiveEqualBytes() async throws {
    func files() async throws -> [PageFile] {
      let gallery = gallery(
        boxStory("Box/a", variants: .standard.states(["on", "off"])) { view, context in
          view.backgroundColor = .token("accent")
        },
        boxStory("Box/b") { _, _ in })
      return GallerySite(title: "Boxes", stories: try drawn(gallery)).files()
    }
    let first = try await files()
    // Two story pages, four files in total, and twelve pictures: each story has the same picture in
    // both states, but not in both themes or at two scales.
    #expect(first.count == 18)
    #expect(try await files() == first)
  }

  @Test func cardShowsOnePictureForAllScreensAndLeadsToItsLook() throws {
    let page = try text(try site(of: "a"), "index.html")
    let (one, two) = (try picture().path, try picture("other").path)
    #expect(page.contains("srcset=\"\(one) 1x, \(two) 2x\" width=\"6\" height=\"4\""))
    #expect(page.contains("href=\"stories/a.1.html#theme=a&amp;state=a&amp;direction=ltr\""))
    #expect(page.contains("6 pictures of 3 stories"))
  }

  @Test func lookInBothThemesStandsInOnePlaceOfThePage() async throws {
    let story = boxStory("Box/a", variants: .standard.states(["on", "off"])) { _, _ in }
    let page = try text(
      GallerySite(title: "Boxes", stories: try drawn(gallery(story))), "index.html")
    let ids = page.matches(of: /class="card" id="([^"]*)"/).map { String($0.1) }
    #expect(ids == ["Box/a@day@on@", "Box/a@night@on@", "Box/a@day@off@", "Box/a@night@off@"])
  }

  @Test func pictureAtScaleTwoHasItsDensity() throws {
    let page = try text(try site(of: "a"), "stories/a.1.html")
    let path = try picture("other").path
    #expect(page.contains("<img srcset=\"../\(path) 2x\" width=\"6\" height=\"4\""))
    #expect(page.contains("fill=\"#123456\" fill-opacity=\"1.000\""))
  }

  @Test func pagesAskForNothingFromElsewhereAndAllowNoInlineCode() throws {
    for file in try site(of: "a").files() {
      guard file.path.hasSuffix(".html"), let text = file.text else { continue }
      let policy =
        """
        default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; base-uri \
        'none'; form-action 'none'
        """
      #expect(text.contains("content=\"\(policy)\""))
      for word in [
        " style=\"", "<style", "onclick", "src=\"http", "href=\"http", "<script>", "unsafe",
        "likeness-live",
      ] {
        #expect(!text.contains(word), "\(file.path) has \(word)")
      }
    }
  }

  @Test func servedSiteSaysWhereItReportsChanges() throws {
    let page = try text(try site(of: "a", events: "/events"), "stories/a.1.html")
    #expect(page.contains("<meta name=\"likeness-live\" content=\"/events\">"))
    #expect(page.contains("script-src 'self'; connect-src 'self';"))
  }

  @Test func catalogueListsEveryPicture() throws {
    let text = try text(try site(of: "a"), "gallery.json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let stories = try #require(json["stories"] as? [[String: Any]])
    #expect(
      stories.compactMap { $0["page"] as? String } == [
        "stories/a.1.html", "stories/a.2.html", "stories/a.3.html",
      ])
    let looks = try #require(stories.first?["looks"] as? [[String: Any]])
    #expect(looks.map { ($0["pictures"] as? [Any])?.count } == [2, 0])
    #expect(looks.map { $0["problem"] as? String } == [nil, "a"])
  }

  /// A foreign text adds no tag to a page: there are as many as with a harmless text.
  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "</textarea></pre></code><h1>",
    "\"\u{301}><b>", "{{title}}",
    "{{{title}}}", "&lt;b&gt;", "\u{202E}evil", "a\u{0}b", "]]>--><!--", "%3Cb%3E",
    "javascript:alert(1)", "\\u003cb>", "😀 \r\n<b>",
  ])
  func noTextGetsOutOfItsPlace(hostile: String) throws {
    let pages = try site(of: hostile).files().filter { $0.path.hasSuffix(".html") }
    let harmless = try site(of: "a").files().filter { $0.path.hasSuffix(".html") }
    #expect(pages.count == 4)
    for mark in ["<", ">", "\"", "'"] {
      let counts = pages.map { page in (page.text ?? "").unicodeScalars.count { String($0) == mark }
      }
      let wanted = harmless.map { page in
        (page.text ?? "").unicodeScalars.count { String($0) == mark }
      }
      #expect(counts.sorted() == wanted.sorted(), "\(mark)")
    }
    for page in pages {
      #expect(
        isPageName(String(page.path.dropFirst("stories/".count))) || page.path == "index.html")
      #expect(page.text?.contains("\u{202E}") == false)
      #expect(page.text?.contains("\u{0}") == false)
    }
  }

  @Test(arguments: [
    ("Button/primary", "button.primary"), ("A/B/c-d_9", "a.b.c-d_9"),
    ("Comment/face is loading", "comment.face-is-loading~909be07b8ebe4d6d"),
  ])
  func plainNamesKeepTheirLook(name: String, slug: String) {
    #expect(LikenessCommand.slug(of: name) == slug)
  }

  @Test func noTwoNamesShareAPage() {
    let names = [
      "a/b", "a.b", "a b", "a-b", "a/ b", "ä/b", "Ä/b", "", "/", "..", "a/b~",
      String(repeating: "x", count: 90),
      String(repeating: "x", count: 91),
    ]
    let slugs = names.map { slug(of: $0) }
    #expect(Set(slugs).count == names.count)
    for slug in slugs { #expect(isPageName(slug + ".html") && slug.utf8.count <= 100, "\(slug)") }
  }

  @Test func stateOfALinkIsEncodedByteByByte() {
    #expect(urlComponent("a b/ü&=~") == "a%20b%2F%C3%BC%26%3D~")
  }
}
