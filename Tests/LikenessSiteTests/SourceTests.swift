/// The declaration of a story, cut out of its file; and no path of the machine.
import Likeness
import Testing

@testable import LikenessSite

@Suite struct SourceTests {
  @Test func declarationEndsWithItsClosureAndLosesItsIndentation() {
    let file = """
      enum Stories {
        static let all = [
          Story("Box/a", in: wide) { context in
            Box(context)
          },
          Story("Box/b") { _ in Box() }
        ]
      }
      """
    #expect(
      storyDeclaration(in: file, atLine: 3) == """
        Story("Box/a", in: wide) { context in
          Box(context)
        }
        """)
    #expect(storyDeclaration(in: file, atLine: 6) == #"Story("Box/b") { _ in Box() }"#)
  }

  /// Brackets that are none: in texts of every kind, in what is put into texts, and in comments.
  @Test(arguments: [
    #"Story("a)") { _ in View() }"#, #"Story("a\")") { _ in View() }"#, ##"Story(#"a")"#) { _ in View() }"##,
    #"Story("\(name("x)"))/}") { _ in View() }"#, "Story(\"a\") { _ in /* } /* } */ } */ View() }", "Story(\"a\") { _ in // }\n  View()\n}",
    "Story(\"a\") { _ in Label(\"\"\"\n  } \" }\n  \"\"\") }", "Story(\"a\", variants: [:])\n{ _ in View() }",
    "Story(\"a\") { _ in .white } view: { _ in View() }", "Story(\"a\", fileID: #fileID, view: { _ in View() })",
    "Story(\n  \"a\"\n) { _ in View() }",
  ])
  func bracketsInTextsAndCommentsDoNotCount(declaration: String) {
    #expect(storyDeclaration(in: "let a = [\(declaration)]\nlet b = { }", atLine: 1) == declaration)
  }

  @Test func whatIsNotThereIsNotMadeUp() {
    #expect(storyDeclaration(in: "let a = 1", atLine: 1) == nil)
    #expect(storyDeclaration(in: "Story(", atLine: 1) == nil)
    #expect(storyDeclaration(in: "Story(\"a\") { [ }", atLine: 1) == nil)
    #expect(storyDeclaration(in: "Story(\"a) { _ in }", atLine: 1) == nil)
    for line in [-1, 0, 2, 99] { #expect(storyDeclaration(in: "Story(\"a\") { _ in }", atLine: line) == nil) }
    #expect(storyDeclaration(in: "", atLine: 1) == nil)
  }

  @Test func storyKnowsItsPlaceAndNothingOfTheMachine() throws {
    let line = #line + 1
    let story = Story("Box/here") { _ in View() }
    let source = SiteSource(of: story.source)
    #expect(source.place == "Tests/LikenessSiteTests/SourceTests.swift:\(line)")
    #expect(source.text == #"Story("Box/here") { _ in View() }"#)
  }

  @Test func sourceThatIsNotAtHandIsToldByModuleAndFile() {
    let source = StorySource.swift(fileID: "Cards/Stories.swift", filePath: "/home/somebody/Cards/Sources/Cards/Stories.swift", line: 7)
    let gone = SiteSource(of: source, package: { _ in nil }, read: { _ in nil })
    #expect(gone == SiteSource(language: .swift, place: "Cards/Stories.swift:7", text: nil))
    let moved = SiteSource(of: source, package: { _ in "/home/somebody/Cards" }, read: { _ in "\n\n" })
    #expect(moved == SiteSource(language: .swift, place: "Sources/Cards/Stories.swift:7", text: nil))
  }

  @Test func sceneIsItsOwnSource() {
    let source = SiteSource(of: .scene(path: "cards/news.json", text: "{}"))
    #expect(source == SiteSource(language: .json, place: "cards/news.json", text: "{}"))
  }
}
