/// Pictures from a folder, and stories that wait for their pictures.
import Foundation
import Likeness
import Testing

@Suite struct ImageSourceTests {
  private static func picture() throws -> Bitmap { Bitmap(size: try #require(PixelSize(width: 3, height: 2)), filledWith: .red) }

  @Test func folderAnswersAtOnceAndNoURLLeadsOutOfIt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "likeness-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "faces"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let png = Data(try PNG.encode(Self.picture()))
    try png.write(to: folder.appending(path: "outside.png"))
    try png.write(to: folder.appending(path: "faces/ada.png"))
    try Data("no picture".utf8).write(to: folder.appending(path: "faces/text.png"))
    let source = ImageSource.folder(folder.appending(path: "faces").path, scale: 2)
    func answer(_ text: String) throws -> ImageSource.Answer { source.immediate(try #require(URL(string: text))) }
    let expected = Image(try Self.picture(), scale: 2)
    #expect(try answer("https://example.com/people/ada.png") == .image(expected))
    #expect(try answer("https://example.com/bob.png") == .failure(.notFound))
    for outside in ["https://example.com/..%2Foutside.png", "https://example.com/..", "https://example.com/", "https://example.com"] {
      #expect(try answer(outside) == .failure(.notFound))
    }
    guard case .failure(.undecodable(let reason)) = try answer("https://example.com/text.png") else {
      Issue.record("A text was taken for a picture.")
      return
    }
    #expect(reason.contains("text.png"))
  }

  // MARK: Stories

  @Test func storyWaitsForItsPicturesOnlyWhereItIsAskedTo() async throws {
    let image = Image(try Self.picture())
    let story = Story("Face/ada", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
      let view = ImageView()
      view.setImage(from: URL(string: "https://example.com/ada.png"))
      return view
    }
    let local = Gallery(stories: [story], imageSource: .images(["https://example.com/ada.png": image]))
    let expected = try #require(local.snapshots().first).displayList()
    let remote = try #require(Gallery(stories: [story], imageSource: ImageSource { _ in image }).snapshots().first)
    #expect(throws: ViewError.imageNotLoaded(path: "(page)/ImageView", url: "https://example.com/ada.png")) { try remote.displayList() }
    #expect(try await remote.loadedDisplayList() == expected)
    let stuck = ImageSource { _ in
      try await Task.sleep(for: .seconds(600))
      return image
    }
    let late = try #require(Gallery(stories: [story], imageSource: stuck).snapshots().first)
    await #expect(throws: ImageLoadingError.self) { try await late.loadedDisplayList(timeout: .milliseconds(5)) }
  }
}
