/// Pictures from a folder, and from a web server that misbehaves.
import Foundation
import Likeness
import Testing

@Suite struct ImageSourceTests {
  private static func picture() throws -> Bitmap { Bitmap(size: try #require(PixelSize(width: 3, height: 2)), filledWith: .red) }

  private static func http(_ status: String, _ headers: [String], _ body: [UInt8] = []) -> [UInt8] {
    Array((["HTTP/1.1 \(status)"] + headers + ["Connection: close", "", ""]).joined(separator: "\r\n").utf8) + body
  }

  private func server() throws -> LoopbackServer {
    let png = try PNG.encode(Self.picture())
    return try #require(
      LoopbackServer { path in
        switch path {
        case "/ada.png": .send(Self.http("200 OK", ["Content-Length: \(png.count)"], png))
        case "/moved.png": .send(Self.http("302 Found", ["Location: /ada.png", "Content-Length: 0"]))
        case "/away.png": .send(Self.http("302 Found", ["Location: ftp://127.0.0.1:1/ada.png", "Content-Length: 0"]))
        case "/circle.png": .send(Self.http("302 Found", ["Location: /circle.png", "Content-Length: 0"]))
        case "/cut.png": .send(Self.http("200 OK", ["Content-Length: \(png.count)"], Array(png.prefix(20))))
        case "/page.png": .send(Self.http("200 OK", [], Array("<html>Log in first</html>".utf8)))
        case "/broken.png": .send(Self.http("500 Oops", ["Content-Length: 0"]))
        case "/large.png": .endless(Self.http("200 OK", ["Content-Length: 1000000"]), [0])
        case "/endless.png": .endless(Self.http("200 OK", []), [UInt8](repeating: 0, count: 4096))
        case "/silent.png": .silence
        case "/drip.png": .drip(Self.http("200 OK", []) + png, milliseconds: 40)
        default: .send(Self.http("404 Not Found", ["Content-Length: 0"]))
        }
      })
  }

  private func state(of url: URL, from source: ImageSource) async throws -> ImageState {
    let view = ImageView()
    view.imageSource = source
    view.setImage(from: url)
    try await view.loadImages(timeout: .seconds(900))
    return view.imageState
  }

  @Test func pictureOfAServerShows() async throws {
    let server = try server()
    let view = ImageView()
    view.imageSource = .web(timeout: 900)
    view.setImage(from: try server.url("/ada.png"))
    try await view.loadImages(timeout: .seconds(900))
    let expected = Image(try Self.picture())
    #expect(view.image == expected)
    #expect(try await state(of: server.url("/moved.png"), from: .web(timeout: 900)) == .loaded(server.url("/moved.png")))
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [
    ("/nothing.png", ImageFailure.notFound), ("/broken.png", .status(500)), ("/large.png", .tooLarge(limit: 20_000)),
    ("/endless.png", .tooLarge(limit: 20_000)), ("/silent.png", .tooSlow(limit: 0.5)), ("/drip.png", .tooSlow(limit: 0.5)),
  ])
  func misbehaviourOfAServerIsAFailureThatSaysSo(_ path: String, _ failure: ImageFailure) async throws {
    let server = try server()
    let url = try server.url(path)
    // Only what is slow is to run into the limit, however busy the machine is.
    let timeout: Double = if case .tooSlow(let limit) = failure { limit } else { 900 }
    let view = ImageView()
    view.imageSource = .web(timeout: timeout, maxBytes: 20_000)
    view.setImage(from: url)
    try await view.loadImages(timeout: .seconds(900))
    #expect(view.imageState == .failed(url, failure))
    withExtendedLifetime(server) {}
  }

  @Test func serverLeadsToNoOtherSchemeThanThoseOfTheWeb() async throws {
    let server = try server()
    let url = try server.url("/away.png")
    #expect(try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unsupportedScheme("ftp")))
    withExtendedLifetime(server) {}
  }

  @Test func answerThatIsNoPictureIsAFailure() async throws {
    let server = try server()
    let url = try server.url("/page.png")
    guard case .failed(url, .undecodable) = try await state(of: url, from: .web(timeout: 900)) else {
      Issue.record("A page was taken for a picture.")
      return
    }
    withExtendedLifetime(server) {}
  }

  @Test func answerThatIsCutIsAFailureOfTheConnection() async throws {
    let server = try server()
    let url = try server.url("/cut.png")
    let count = try PNG.encode(Self.picture()).count
    #expect(
      try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unreachable("the connection ended after 20 of \(count) bytes")))
    withExtendedLifetime(server) {}
  }

  @Test func circleOfRedirectionsIsAFailure() async throws {
    let server = try server()
    let url = try server.url("/circle.png")
    #expect(
      try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unreachable("the server sends elsewhere more than 20 times")))
    withExtendedLifetime(server) {}
  }

  @Test func otherSchemesAreRefused() async throws {
    let url = URL(filePath: "/etc/hostname")
    #expect(try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unsupportedScheme("file")))
  }

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
