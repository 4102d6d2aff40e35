#if !OutlineFonts
  import Foundation
  import LikenessText
  import TestFonts
  import Testing

  @testable import LikenessFonts

  @Suite struct PlainBuildTests {
    @Test func fontFileFallsBackAndSaysWhy() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(TestFontFile().bytes).write(to: folder.appendingPathComponent("Test.ttf"))
      let resolution = FontLibrary(folders: [folder.path]).resolve(Font(size: 9, fileName: "Test.ttf"))
      #expect(resolution.typeface.name == "Likeness Sans Regular")
      #expect(
        resolution.fallback?.description
          == "the font file \"Test.ttf\" can't be used: this program was built without font files. Build it with the package trait OutlineFonts. "
          + "Likeness Sans is used.")
    }
  }
#endif
