/// Pictures from URLs: a local source responds immediately, others asynchronously.
import Foundation
import LikenessDisplayList
import LikenessGraphics
import Synchronization
import Testing

@testable import LikenessViews

@Suite struct ImageLoadingTests {
  private let first = URL(filePath: "/first.png")
  private let second = URL(filePath: "/second.png")
  private let space = Size(width: 10, height: 10)

  private func picture(_ color: StraightColor, _ side: Int = 2) throws -> Image {
    Image(Bitmap(size: try #require(PixelSize(width: side, height: side)), filledWith: color))
  }

  @Test func localPictureIsThereAtLayoutWithoutWaiting() throws {
    let image = try picture(.red, 4)
    let view = ImageView()
    view.setImage(from: first)
    #expect(view.imageState == .loading(first) && view.image == nil)
    let root = View()
    root.imageSource = .images([first.absoluteString: image])
    root.addSubview(view)
    #expect(try drawn(root, in: space) == ["image View/ImageView 0 0 4 4 to 0 0 4 4"])
    #expect(view.image == image && view.imageState == .loaded(first))
    #expect(try DisplayList(painting: root).items[1].source.properties.map(\.name) == ["imageURL"])
  }

  @Test func nearestSourceCounts() throws {
    let (near, far) = (try picture(.red), try picture(.blue))
    let (root, box, view) = (View(), View(), ImageView())
    root.imageSource = .images([first.absoluteString: far])
    box.imageSource = .images([first.absoluteString: near])
    root.addSubview(box)
    box.addSubview(view)
    view.setImage(from: first)
    #expect(view.image == near)
  }

  @Test func standInsShowWhileLoadingAndAfterAFailure() throws {
    let view = ImageView()
    view.placeholderImage = try picture(.gray, 3)
    view.failureImage = try picture(.red, 5)
    view.imageSource = .stillLoading
    view.setImage(from: first)
    #expect(view.intrinsicContentSize == Size(width: 3, height: 3))
    #expect(try drawn(view, in: space) == ["image ImageView 0 0 3 3 to 0 0 10 10"])
    #expect(try place(view) == ["imageState=loading", "imageURL=\(first.absoluteString)"])
    view.imageSource = .failing()
    #expect(try drawn(view, in: space) == ["image ImageView 0 0 5 5 to 0 0 10 10"])
    #expect(view.imageState == .failed(first, .notFound) && view.image == nil)
    #expect(try place(view) == ["imageState=failed", "imageURL=\(first.absoluteString)"])
    view.failureImage = nil
    #expect(view.intrinsicContentSize == Size(width: 3, height: 3))
  }

  private func place(_ view: View) throws -> [String] {
    try DisplayList(painting: view).items[0].source.properties.map { "\($0.name)=\($0.value)" }
  }

  @Test func settingAPictureByHandGivesUpTheURL() throws {
    let view = ImageView()
    view.imageSource = .failing()
    view.placeholderImage = try picture(.gray)
    let root = View()
    root.addSubview(view)
    view.setImage(from: first)
    view.image = try picture(.red)
    #expect(view.imageState == .none)
    view.setImage(from: second)
    #expect(view.image == nil && view.imageState == .failed(second, .notFound))
    view.setImage(from: nil)
    #expect(view.imageState == .none && view.image == nil)
    #expect(view.shownImage == view.placeholderImage)
  }

  @Test func urlThatShowsIsNotLoadedAgainAndOneThatFailedIs() throws {
    let asked = Mutex(0)
    let image = try picture(.red)
    let view = ImageView()
    view.imageSource = .local { _ throws(ImageFailure) in
      asked.withLock { $0 += 1 }
      guard asked.withLock({ $0 }) > 1 else { throw .notFound }
      return image
    }
    view.setImage(from: first)
    #expect(view.imageState == .failed(first, .notFound))
    view.setImage(from: first)
    #expect(view.image == image)
    view.setImage(from: first)
    #expect(asked.withLock { $0 } == 2)
  }

  @Test func treeThatWaitsForAPictureOrHasNoSourceIsNotPainted() throws {
    let (root, view) = (View(), ImageView())
    root.addSubview(view)
    view.setImage(from: first)
    root.layout(in: space)
    #expect(throws: ViewError.noImageSource(path: "View/ImageView", url: first.absoluteString)) { try DisplayList(painting: root) }
    root.imageSource = ImageSource { _ in throw ImageFailure.notFound }
    root.layout(in: space)
    #expect(throws: ViewError.imageNotLoaded(path: "View/ImageView", url: first.absoluteString)) { try DisplayList(painting: root) }
    view.isHidden = true
    #expect(try DisplayList(painting: root).items.count == 2)
  }

  @Test func sourceOfGivenPicturesHasNoOthers() throws {
    let (root, view) = (View(), ImageView())
    root.addSubview(view)
    root.imageSource = .images([second.absoluteString: try picture(.red)])
    for (url, state) in [(first, ImageState.failed(first, .notFound)), (second, .loaded(second))] {
      view.setImage(from: url)
      root.layout(in: space)
      #expect(view.imageState == state)
    }
  }

  @Test func everyPictureLoadsOnceAndFailuresAreStates() async throws {
    struct Odd: Error {}
    let asked = Mutex<[String]>([])
    let image = try picture(.red)
    let odd = URL(filePath: "/odd.png")
    let root = View()
    root.imageSource = ImageSource { url in
      asked.withLock { $0.append(url.lastPathComponent) }
      switch url.lastPathComponent {
      case "first.png": return image
      case "second.png": throw ImageFailure.status(500)
      default: throw Odd()
      }
    }
    let views = [first, first, second, odd].map { url in
      let view = ImageView()
      view.setImage(from: url)
      root.addSubview(view)
      return view
    }
    try await root.loadImages(timeout: .seconds(900))
    #expect(asked.withLock { $0.sorted() } == ["first.png", "odd.png", "second.png"])
    #expect(views[0].image == image && views[1].image == image)
    #expect(views[2].imageState == .failed(second, .status(500)))
    #expect(views[3].imageState == .failed(odd, .other("Odd()")))
    root.layout(in: space)
    #expect(try DisplayList(painting: root).items.count > 4)
  }

  @Test func pictureThatIsAskedForWhenAViewAppearsIsLoadedToo() async throws {
    let image = try picture(.red)
    let (root, view) = (View(), ImageView())
    root.addSubview(view)
    root.imageSource = ImageSource { _ in image }
    view.onAppear { [unowned view, first] in view.setImage(from: first) }
    try await root.loadImages(timeout: .seconds(900))
    #expect(view.image == image)
  }

  @Test func sourceThatHeedsNothingDoesNotDefeatTheLimit() async throws {
    let root = View()
    root.imageSource = ImageSource { _ in
      // Ignores cancellation, and is released when the test ends.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      throw ImageFailure.notFound
    }
    let view = ImageView().withName("avatar")
    view.setImage(from: first)
    root.addSubview(view)
    let error = await #expect(throws: ImageLoadingError.self) { try await root.loadImages(timeout: .milliseconds(10)) }
    #expect(error == .timedOut([.init(path: "View/avatar", url: first.absoluteString)], after: .milliseconds(10)))
    #expect(
      error?.description
        == "These images did not load within 0.01 seconds: \(first.absoluteString) for View/avatar. "
        + "Give the tree a local image source, or more time: loadImages(timeout:).")
    // It still waits, so a second attempt can succeed.
    let image = try picture(.red)
    root.imageSource = ImageSource { _ in image }
    try await root.loadImages(timeout: .seconds(900))
    #expect(view.image == image)
  }

  @Test func cancelledTaskStopsWaiting() async throws {
    let task = Task {
      let view = ImageView()
      view.imageSource = ImageSource { _ in
        try await Task.sleep(for: .seconds(600))
        throw ImageFailure.notFound
      }
      view.setImage(from: URL(filePath: "/first.png"))
      try await view.loadImages(timeout: .seconds(600))
    }
    task.cancel()
    await #expect(throws: ImageLoadingError.cancelled) { try await task.value }
  }
}
