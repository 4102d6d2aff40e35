/// A gallery on disk: replaced as a whole, and nothing else is touched.
import Foundation
import LikenessCommand
import LikenessReport
import TestKit
import Testing

@Suite struct GalleryWritingTests {
  @Test("An older gallery is replaced as a whole")
  func olderGallery() throws {
    let folder = try TestFolder()
    let target = folder("deep/gallery")
    try site(of: "Old").write(to: target)
    try site(of: "New").write(to: target)
    let files = try site(of: "New").files()
    #expect(Set(folder.files(below: "deep/gallery").keys) == Set(files.map(\.path)))
    for file in files {
      let written = Array(try folder.read("deep/gallery/\(file.path)"))
      #expect(PageFile.Content.bytes(written) == file.content)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("deep")) == ["gallery"])
  }

  @Test(
    "A folder with another file is left alone, and the file is named",
    arguments: [
      ("notes.txt", "notes.txt"), ("stories/mine.txt", "stories/mine.txt"),
      ("stories/Mine.html", "stories/Mine.html"), ("images/me.png", "images/me.png"),
      ("gallery.json", "gallery.json"), (".git/config", ".git"),
    ])
  func otherFile(path: String, stranger: String) throws {
    let folder = try TestFolder()
    try site(of: "Old").write(to: folder.path)
    try folder.write(#"{"schemaVersion":1}"#, to: path)
    folder.expectUnchanged {
      #expect(
        throws: PageFolderError(
          noun: "gallery", reason: .foreign(path: folder.path, stranger: stranger))
      ) {
        try site(of: "New").write(to: folder.path)
      }
    }
  }

  @Test("A report is not a gallery")
  func report() throws {
    let folder = try TestFolder()
    for name in ["index.html", "outcomes.json"] {
      try folder.write(#"{"schemaVersion":1}"#, to: name)
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
