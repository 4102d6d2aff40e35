/// Paths of views.
import Testing

@testable import LikenessDisplayList

@Suite struct ViewPathTests {
  @Test("A path has containers and names") func containers() {
    let path = ViewPath("Feed").appending("Row[2]").appending("title")
    #expect("\(path)" == "Feed/Row[2]/title" && ViewPath("").appending("Feed") == "Feed")
    let around = sequence(first: path) { $0.container }
    #expect(Array(around) == ["Feed/Row[2]/title", "Feed/Row[2]", "Feed"])
    #expect(around.map(\.name) == ["title", "Row[2]", "Feed"])
    #expect(around.map(\.baseName) == ["title", "Row", "Feed"])
  }

  @Test(
    "Only a number in brackets tells siblings apart", arguments: ["a[]", "a[b]", "a]", "a[+2]"])
  func otherBrackets(name: String) { #expect(ViewPath("Feed/" + name).baseName == name) }

  @Test("A view is inside itself and those around it") func inside() {
    let path = ViewPath("Feed/Row/title")
    #expect(["Feed/Row/title", "Feed/Row", "Feed"].allSatisfy(path.isInside))
    #expect(!path.isInside("Feed/Ro") && !path.isInside("Row") && !path.isInside("title"))
  }

  /// UAX #15: U+00E9 is canonically equivalent to U+0065 U+0301.
  @Test("Paths that are written in other scalars differ, though Swift calls their names equal")
  func scalars() {
    let (composed, decomposed) = (ViewPath("Caf\u{E9}"), ViewPath("Cafe\u{301}"))
    #expect(composed != decomposed && composed == ViewPath("Caf\u{E9}"))
    #expect(composed.appending("title").isInside(composed))
    #expect(!composed.appending("title").isInside(decomposed))
  }

  @Test func namesMatchWhole() {
    let path = ViewPath("Feed/Row/title")
    #expect(["title", "Row/title", "Feed/Row/title"].allSatisfy(path.ends))
    #expect(!path.ends(with: "itle") && !path.ends(with: "Row"))
    #expect(["Row", "Feed", "Feed/Row", "Row/title"].allSatisfy(path.contains))
    #expect(!path.contains("Ro") && !path.contains("Feed/title"))
  }
}
