/// Images from a folder, and stories whose images are handed in or not.
import Foundation
import Likeness
import TestKit
import Testing

@Suite struct ImageSourceTests {
  private static let picture = Bitmap.plain(3, 2, .red)

  @Test("A folder answers with its files, and no URL leads out of it") func folder() throws {
    let folder = try TestFolder(["faces/text.png": "no picture"])
    let png = try PNG.encode(Self.picture)
    try folder.write(png, to: "outside.png")
    try folder.write(png, to: "faces/ada.png")
    let faces = folder("faces")
    let source = ImageSource.folder(faces, scale: 2)
    func answer(_ text: String) throws -> ImageSource.Answer {
      source.answer(try #require(URL(string: text)))
    }
    #expect(
      try answer("https://example.com/people/ada.png")
        == .image(Image(Self.picture, scale: 2)))
    for outside in [
      "https://example.com/..%2Foutside.png", "https://example.com/..", "https://example.com/",
      "https://example.com",
    ] {
      #expect(try answer(outside) == .missing("The URL ends in no name of a file in \(faces)."))
    }
    for (name, word) in [("bob.png", "bob.png"), ("text.png", "text.png")] {
      guard case .missing(let reason) = try answer("https://example.com/\(name)") else {
        Issue.record("\(name) was taken for a picture.")
        continue
      }
      #expect(reason.contains(word))
    }
  }

  @Test("A turned image warns wherever it is read and drawn, its colors only where they show")
  func turned() throws {
    let folder = try TestFolder()
    let plain = try PNG.encode(Self.picture)
    // A TIFF of one entry: the tag 0x0112 with the orientation 8.
    let exif: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0,
    ]
    func file(_ chunks: [UInt8]...) -> Data {
      Data(plain.prefix(33) + chunks.flatMap(\.self) + plain.dropFirst(33))
    }
    let path = try folder.write(file(PNGBytes.chunk("eXIf", exif)), to: "turned.png")
    let image = try #require(Image(contentsOfFile: path))
    let p3 = try #require(Image(data: file(PNGBytes.chunk("cICP", [12, 13, 0, 1]))))
    func warnings(_ body: (Button) -> Void) throws -> [String] {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      body(button)
      button.layoutIfNeeded()
      return try DisplayList(painting: button).warnings
    }
    let turned =
      "the image turned.png is drawn as it is stored: its Exif orientation 8 is not applied. "
      + "Store it upright."
    for image in [
      image, image.withRenderingMode(.template), image.withTintColor(.red),
      image.resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 0, right: 1)),
    ] {
      let found = try warnings { $0.setBackgroundImage(image, for: .normal) }
      #expect(found.count == 1 && found.first?.hasSuffix(turned) == true)
    }
    guard
      case .image(let answer) = ImageSource.folder(folder.path).answer(
        try #require(URL(string: "https://example.com/turned.png")))
    else {
      Issue.record("The folder has the image.")
      return
    }
    let ofFolder = try warnings { $0.setImage(answer, for: .normal) }
    #expect(ofFolder.count == 1 && ofFolder.first?.hasSuffix(turned) == true, "\(ofFolder)")
    let colors = try warnings { $0.setBackgroundImage(p3, for: .normal) }
    #expect(
      colors == [
        "Button: an image without a name is drawn as it is stored: its color space is not "
          + "applied. Save it in sRGB, without a profile."
      ])
    #expect(try warnings { $0.setBackgroundImage(p3.withTintColor(.red), for: .normal) } == [])
    let icon = ImageView(image: p3.withRenderingMode(.template))
    icon.frame = CGRect(x: 0, y: 0, width: 3, height: 2)
    #expect(try DisplayList(painting: icon).warnings == [])
  }

  // MARK: Stories

  @Test("A story shows the image handed in by the gallery, and warns about one that is not")
  func story() throws {
    let image = Image(Self.picture)
    let url = "https://example.com/ada.png"
    let story = Story(
      "Face/ada", variants: StoryVariants(themes: ["light"], scales: [1]), margin: 0
    ) { _ in
      let view = ImageView(frame: CGRect(x: 0, y: 0, width: 3, height: 2))
      view.setImage(from: URL(string: url))
      return view
    }
    func list(_ source: ImageSource?) throws -> DisplayList {
      try #require(Gallery(stories: [story], imageSource: source).snapshots().first).displayList()
    }
    #expect(try list(.images([url: image])).warnings == [])
    // The picture is the image itself, at scale 1 and without a margin.
    #expect(try list(.images([url: image])).rasterized(fonts: .embedded) == Self.picture)
    #expect(
      try list(nil).warnings == [
        """
        ImageView: nothing is drawn instead of \(url). The tree has no image source: set \
        imageSource to .images([\"\(url)\": …]).
        """
      ])
    #expect(try list(.images([:])).issues(of: .warnings).count == 1)
  }
}
