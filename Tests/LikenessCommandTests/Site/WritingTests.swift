/// A gallery on disk: replaced as a whole, and nothing else is touched.
import Foundation
import LikenessCommand
import LikenessReport
import Testing

@Suite struct WritingTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "likeness-site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func tree(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func olderGalleryIsReplacedAsAWhole() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("deep/gallery")
      try site(of: "Old").write(to: target.path)
      try site(of: "New").write(to: target.path)
      let files = try site(of: "New").files()
      #expect(try tree(target) == (files.map(\.path) + ["images", "stories"]).sorted())
      for file in files {
        #expect(
          PageFile.Content.bytes(
            Array(try Data(contentsOf: target.appendingPathComponent(file.path)))) == file.content)
      }
      #expect(
        try tree(folder.appendingPathComponent("deep")).allSatisfy { $0.hasPrefix("gallery") })
    }
  }

  @Test(arguments: [
    ("notes.txt", "notes.txt"), ("stories/mine.txt", "stories/mine.txt"),
    ("stories/Mine.html", "stories/Mine.html"),
    ("images/me.png", "images/me.png"),
    ("gallery.json", "gallery.json"), (".git/config", ".git"),
  ])
  func folderWithAStrangersFileIsLeftAloneAndTheFileNamed(path: String, stranger: String) throws {
    try withFolder { folder in
      try site(of: "Old").write(to: folder.path)
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{\"schemaVersion\":1}".utf8).write(to: file)
      let before = try tree(folder)
      #expect(
        throws: PageFolderError(
          noun: "gallery", reason: .foreign(path: folder.path, stranger: stranger))
      ) {
        try site(of: "New").write(to: folder.path)
      }
      #expect(try tree(folder) == before)
    }
  }

  @Test func reportIsNoGallery() throws {
    try withFolder { folder in
      for name in ["index.html", "outcomes.json"] {
        try Data("{\"schemaVersion\":1}".utf8).write(to: folder.appendingPathComponent(name))
      }
      let error = #expect(throws: PageFolderError.self) {
        try site(of: "New").write(to: folder.path)
      }
      #expect(
        error?.description
          == """
          \(folder.path) contains \"outcomes.json\", which is not part of a Likeness gallery. \
          Nothing was changed. Choose an empty or new folder.
          """
      )
    }
  }
}
