/// Owners name their files the same way wherever a binary was built.
import Likeness
import TestKit
import Testing

@Suite struct StoryOwnersTests {
  @Test("A source elsewhere is named by its module")
  func elsewhere() {
    let file = sourceFile("App/Card.swift", "/elsewhere/Card.swift", base: "/nowhere")
    #expect(file == .elsewhere(place: "App", path: "Card.swift"))
    #expect(file.description == "(App)/Card.swift")
  }

  private let folder: TestFolder
  private var package: String { folder.path }

  init() throws {
    folder = try TestFolder([
      "Sources/App/Inner/Stories.swift": "", "Stories.swift": "",
      ".build/checkouts/Kit/Sources/Kit/Boxes.swift": "",
    ])
  }

  private func owner(_ fileID: String, _ filePath: String) throws -> String {
    var story = Story("Box/plain") { _ in View() }
    story.source = .swift(fileID: fileID, filePath: filePath, line: 1)
    let snapshot = try #require(try Gallery(stories: [story]).snapshots().first)
    return StoryOwners(base: package).owner(of: snapshot).description
  }

  @Test(
    "A source has its path in the package, wherever it was built",
    arguments: ["", "/elsewhere/checkout", "/home/me/.cache/build/App"])
  func pathInPackage(folder: String) throws {
    let path = (folder.isEmpty ? package : folder) + "/Sources/App/Inner/Stories.swift"
    #expect(
      try owner("App/Stories.swift", path) == "Sources/App/Inner/Stories.swift story Box/plain")
  }

  @Test("A source of another package has its module")
  func otherPackage() throws {
    for path in [
      "/elsewhere/Kit/Sources/Kit/Boxes.swift",
      package + "/.build/checkouts/Kit/Sources/Kit/Boxes.swift",
    ] {
      #expect(try owner("Kit/Boxes.swift", path) == "(Kit)/Boxes.swift story Box/plain")
    }
    // A file of the same name at the top of the package is a different one.
    #expect(
      try owner("Kit/Stories.swift", "/elsewhere/Kit/Stories.swift")
        == "(Kit)/Stories.swift story Box/plain")
  }

  @Test("A failure of a scene leads to the line of its view")
  func sceneLine() throws {
    let text = """
      {
        "size": {"width": 90},
        "view": {
          "type": "StackView", "name": "Card",
          "views": [
            {"type": "Label", "text": "one"},
            {"type": "View", "name": "row",
             "views": [{"type": "Label", "text": "inside"}]},
            {"type": "Button", "title": "Go"},
            {"type": "Label", "text": "two"}
          ]
        }
      }
      """
    try folder.write(text, to: "Scenes/card.json")
    let scenes = folder("Scenes")
    let snapshot = try #require(try Gallery(scenesIn: scenes).snapshots().first)
    func line(_ view: String?) -> Int? {
      StoryOwners(base: package, scenes: scenes).place(of: snapshot, view: view)?.line
    }
    #expect(line("Card") == 3)
    #expect(line("Card/Label") == 6)
    #expect(line("Card/row/Label") == 8)
    #expect(line("Card/Label[2]") == 10)
    // A button makes its title itself. A view that the scene does not name leaves the scene.
    #expect(line("Card/Button/title") == 9)
    #expect(line("Other") == 1)
    #expect(line(nil) == 1)
    #expect(
      StoryOwners(base: package, scenes: scenes).place(of: snapshot, view: nil)?.file
        == "Scenes/card.json")
    // Nothing leads out of the package.
    #expect(
      StoryOwners(base: package + "/Other", scenes: scenes).place(of: snapshot, view: "Card") == nil
    )
  }
}
