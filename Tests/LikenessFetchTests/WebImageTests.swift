/// Pictures from a web server that misbehaves.
import Foundation
import LikenessFetch
import LikenessGraphics
import LikenessPNG
import LikenessViews
import TestServer
import Testing

@Suite(.timeLimit(.minutes(10))) struct WebImageTests {
  private static func picture() throws -> Bitmap { Bitmap(size: try #require(PixelSize(width: 3, height: 2)), filledWith: .red) }

  private func url(_ server: LoopbackServer, _ path: String) throws -> URL { try #require(URL(string: server.address(path))) }

  private func misbehaving() throws -> LoopbackServer {
    let png = try PNG.encode(Self.picture())
    return try LoopbackServer { request, _ in
      switch request.path {
      case "/ada.png": answer(200, png)
      case "/moved.png": answer(302, headers: ["Location": "/ada.png"])
      case "/away.png": answer(302, headers: ["Location": "ftp://127.0.0.1:1/ada.png"])
      case "/circle.png": answer(302, headers: ["Location": "/circle.png"])
      case "/cut.png": [.head(200, ["Content-Length": "\(png.count)"]), .send(Array(png.prefix(20)))]
      case "/page.png": answer("<html>Log in first</html>")
      case "/broken.png": answer(500)
      case "/large.png": [.head(200, ["Content-Length": "1000000"]), .flood([0], atMost: 1_000_000)]
      case "/endless.png": [.head(200), .flood([UInt8](repeating: 0, count: 4096), atMost: 64 << 20)]
      case "/silent.png": [.hang]
      case "/drip.png": [.head(200), .drip(png, milliseconds: 40)]
      default: answer(404)
      }
    }
  }

  private func state(of url: URL, from source: ImageSource) async throws -> ImageState {
    let view = ImageView()
    view.imageSource = source
    view.setImage(from: url)
    try await view.loadImages(timeout: .seconds(900))
    return view.imageState
  }

  @Test func pictureOfAServerShows() async throws {
    let server = try misbehaving()
    defer { server.stop() }
    let view = ImageView()
    view.imageSource = .web(timeout: 900)
    view.setImage(from: try url(server, "/ada.png"))
    try await view.loadImages(timeout: .seconds(900))
    let expected = Image(try Self.picture())
    #expect(view.image == expected)
    #expect(try await state(of: url(server, "/moved.png"), from: .web(timeout: 900)) == .loaded(url(server, "/moved.png")))
  }

  @Test(arguments: [
    ("/nothing.png", ImageFailure.notFound), ("/broken.png", .status(500)), ("/large.png", .tooLarge(limit: 20_000)),
    ("/endless.png", .tooLarge(limit: 20_000)), ("/silent.png", .tooSlow(limit: 0.5)), ("/drip.png", .tooSlow(limit: 0.5)),
  ])
  func misbehaviourOfAServerIsAFailureThatSaysSo(_ path: String, _ failure: ImageFailure) async throws {
    let server = try misbehaving()
    defer { server.stop() }
    let url = try self.url(server, path)
    // Only slow responses may reach the limit, however busy the machine is.
    let timeout: Double = if case .tooSlow(let limit) = failure { limit } else { 900 }
    let view = ImageView()
    view.imageSource = .web(timeout: timeout, maxBytes: 20_000)
    view.setImage(from: url)
    try await view.loadImages(timeout: .seconds(900))
    #expect(view.imageState == .failed(url, failure))
  }

  @Test func serverLeadsToNoOtherSchemeThanThoseOfTheWeb() async throws {
    let server = try misbehaving()
    defer { server.stop() }
    let url = try self.url(server, "/away.png")
    #expect(try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unsupportedScheme("ftp")))
  }

  @Test func answerThatIsNoPictureIsAFailure() async throws {
    let server = try misbehaving()
    defer { server.stop() }
    let url = try self.url(server, "/page.png")
    guard case .failed(url, .undecodable) = try await state(of: url, from: .web(timeout: 900)) else {
      Issue.record("A page was taken for a picture.")
      return
    }
  }

  @Test func answerThatIsCutIsAFailureOfTheConnection() async throws {
    let server = try misbehaving()
    defer { server.stop() }
    let url = try self.url(server, "/cut.png")
    let count = try PNG.encode(Self.picture()).count
    #expect(
      try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unreachable("the connection ended after 20 of \(count) bytes")))
  }

  @Test func circleOfRedirectionsIsAFailure() async throws {
    let server = try misbehaving()
    defer { server.stop() }
    let url = try self.url(server, "/circle.png")
    #expect(
      try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unreachable("more than 20 redirects")))
  }

  @Test func otherSchemesAreRefused() async throws {
    let url = URL(filePath: "/etc/hostname")
    #expect(try await state(of: url, from: .web(timeout: 900)) == .failed(url, .unsupportedScheme("file")))
  }
}
