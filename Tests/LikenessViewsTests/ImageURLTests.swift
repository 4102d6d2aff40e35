/// Images by URL: shown where the tree's source has them, and warned about where it does not.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct ImageURLTests {
  private let first = URL(filePath: "/first.png")
  private let second = URL(filePath: "/second.png")
  private let space = CGSize(width: 10, height: 10)

  private func picture(_ color: StraightColor, _ side: Int = 2) -> Image {
    Image(Bitmap.plain(side, side, color))
  }

  /// The properties of the view's own item.
  private func place(_ view: View) throws -> [String] {
    try DisplayList(painting: view).items[0].source.properties.map { "\($0.name)=\($0.value)" }
  }

  @Test("An image that a test hands in is there at layout") func handedIn() throws {
    let image = picture(.red, 4)
    let view = ImageView()
    view.setImage(from: first)
    #expect(view.imageState.url == first && view.image == nil)
    let root = View()
    root.imageSource = .images([first.absoluteString: image])
    root.addSubview(view)
    #expect(try drawn(root, in: space) == ["image View/ImageView 0 0 4 4 to 0 0 4 4"])
    #expect(view.image == image && view.imageState == .loaded(first))
    let list = try DisplayList(painting: root)
    #expect(list.items[1].source.properties.map(\.name) == ["imageURL"])
    #expect(list.warnings == [])
  }

  @Test("The nearest source answers") func nearestSource() throws {
    let (near, far) = (picture(.red), picture(.blue))
    let (root, box, view) = (View(), View(), ImageView())
    root.imageSource = .images([first.absoluteString: far])
    box.imageSource = .images([first.absoluteString: near])
    root.addSubview(box)
    box.addSubview(view)
    view.setImage(from: first)
    #expect(view.image == near)
  }

  @Test("Substitutes show while an image loads and after it failed, without a warning")
  func substitutes() throws {
    let view = ImageView()
    view.placeholderImage = picture(.gray, 3)
    view.failureImage = picture(.red, 5)
    view.imageSource = .stillLoading
    view.setImage(from: first)
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 3))
    #expect(try drawn(view, in: space) == ["image ImageView 0 0 3 3 to 0 0 10 10"])
    #expect(try place(view) == ["imageState=loading", "imageURL=\(first.absoluteString)"])
    view.imageSource = .failing
    #expect(try drawn(view, in: space) == ["image ImageView 0 0 5 5 to 0 0 10 10"])
    #expect(view.imageState == .failed(first) && view.image == nil)
    #expect(try place(view) == ["imageState=failed", "imageURL=\(first.absoluteString)"])
    view.failureImage = nil
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 3))
  }

  @Test("An image that is not handed in draws the placeholder and is a warning") func notHandedIn()
    throws
  {
    let (root, view) = (View(), ImageView())
    root.addSubview(view)
    view.placeholderImage = picture(.gray, 3)
    view.failureImage = picture(.red, 5)
    view.setImage(from: first)
    root.imageSource = .images([second.absoluteString: picture(.red)])
    #expect(try drawn(root, in: space) == ["image View/ImageView 0 0 3 3 to 0 0 3 3"])
    let url = first.absoluteString
    let reason = "Hand it in: .images([\"\(url)\": …])."
    #expect(view.imageState == .missing(first, reason))
    let list = try DisplayList(painting: root)
    #expect(
      list.warnings == ["View/ImageView: the placeholder is drawn instead of \(url). \(reason)"])
    #expect(list.issues(of: .warnings) == list.warnings)
    view.placeholderImage = nil
    root.layout(in: space)
    #expect(
      try DisplayList(painting: root).warnings == [
        "View/ImageView: nothing is drawn instead of \(url). \(reason)"
      ])
    // The warning of an image that nobody could see would be noise.
    view.isHidden = true
    #expect(try DisplayList(painting: root).warnings == [])
  }

  @Test("A tree without a source draws placeholders, and the warning says so") func noSource()
    throws
  {
    let view = ImageView()
    view.setImage(from: first)
    view.layout(in: space)
    let url = first.absoluteString
    #expect(
      try DisplayList(painting: view).warnings == [
        """
        ImageView: nothing is drawn instead of \(url). The tree has no image source: set \
        imageSource to .images([\"\(url)\": …]).
        """
      ])
  }

  @Test("A source that has the image later answers the next layout") func laterSource() throws {
    let (image, view) = (picture(.red), ImageView())
    view.imageSource = .failing
    view.setImage(from: first)
    #expect(view.imageState == .failed(first))
    view.imageSource = .images([first.absoluteString: image])
    view.layout(in: space)
    #expect(view.image == image && view.imageState == .loaded(first))
  }

  @Test("An image set by hand ends the effect of the URL") func imageByHand() throws {
    let view = ImageView()
    view.imageSource = .failing
    view.placeholderImage = picture(.gray)
    view.setImage(from: first)
    view.image = picture(.red)
    #expect(view.imageState == .none)
    view.setImage(from: second)
    #expect(view.image == nil && view.imageState == .failed(second))
    view.setImage(from: nil)
    #expect(view.imageState == .none && view.image == nil)
    #expect(view.shownImage == view.placeholderImage)
  }

  @Test("An image requested when a view appears is shown") func requestedOnAppearing() throws {
    let image = picture(.red)
    let (root, view) = (View(), ImageView())
    root.addSubview(view)
    root.imageSource = .images([first.absoluteString: image])
    view.onAppear { [unowned view, first] in view.setImage(from: first) }
    root.layout(in: space)
    #expect(view.image == image)
  }
}
