/// The notes about text that is not fully visible: with the view's path, for every drawing, and for
/// every clip. See ``MeasuredFont`` for the numbers.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct TextNoteTests {
  private let space = CGSize(width: 100, height: 60)

  /// A root of 100 by 60 with a view at a position.
  private func root(_ view: View, _ frame: CGRect) -> View {
    let root = View()
    view.frame = frame
    root.addSubview(view)
    return root
  }

  private func overflow(_ root: View) throws -> [String: String] {
    try notes("overflow", of: root, in: space)
  }

  // MARK: Clips

  /// `Å` reaches 2 pixels above its line, and `g` ends with it.
  @Test("An overhang is reported only where the label clips") func overhang() throws {
    let label = Label(measured: "Åg")
    let tree = root(label, CGRect(x: 10, y: 10, width: 40, height: 10))
    #expect(try overflow(tree) == [:])
    #expect(try !drawn(tree, in: space).contains { $0.hasPrefix("clip") })
    label.clipsToBounds = true
    #expect(try overflow(tree) == ["View/Label": "top 2"])
    #expect(try drawn(tree, in: space).first == "clip View/Label 10 10 40 10")
    label.text = "ag"
    #expect(try overflow(tree) == [:])
    #expect(try !drawn(tree, in: space).contains { $0.hasPrefix("clip") })
  }

  /// In 4 pixels, the baseline is 5 below the top, because half of the 6 missing pixels are above.
  /// `a` extends from 2 above the line to 1 below it.
  @Test("Letters higher than their line are reported", arguments: [false, true]) func highLetters(
    clips: Bool
  ) throws {
    let label = Label(measured: "a")
    label.lineHeight = 4
    label.clipsToBounds = clips
    let tree = root(label, CGRect(x: 10, y: 10, width: 40, height: 4))
    #expect(try overflow(tree) == ["View/Label": "top 2, bottom 1"])
    #expect(try drawn(tree, in: space).contains { $0.hasPrefix("clip") } == clips)
  }

  /// A box for a missing character is 12 pixels above the baseline and 3 below, in a line of 8 and
  /// 2.
  @Test("A box that is higher than the line is reported") func highBox() throws {
    let label = Label(measured: "a\u{6F22}")
    label.font = Font(family: "Measured", size: 13)
    let found = try overflow(root(label, CGRect(x: 10, y: 10, width: 60, height: 10)))
    #expect(found == ["View/Label": "top 4, bottom 1"])
  }

  /// Eight letters end at 80 3/4 pixels.
  @Test("A clip of the container counts, too") func outerClip() throws {
    let box = View()
    box.clipsToBounds = true
    let label = Label(measured: "abcdefgh")
    label.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
    box.addSubview(label)
    let tree = root(box, CGRect(x: 5, y: 5, width: 60, height: 20))
    #expect(try overflow(tree) == ["View/View/Label": "right 21"])
    // Less than half a pixel of a letter is at most the edge of a curve: two letters end at 19 1/4,
    // three at 29 1/2.
    label.text = "ab"
    box.frame = CGRect(x: 5, y: 5, width: 19, height: 20)
    #expect(try overflow(tree) == [:])
    label.text = "abc"
    box.frame = CGRect(x: 5, y: 5, width: 29, height: 20)
    #expect(try overflow(tree) == ["View/View/Label": "right 1"])
    // A row below the edge is not a cut letter; a row across the edge is.
    label.frame = CGRect(x: 0, y: 20, width: 90, height: 10)
    #expect(try overflow(tree) == [:])
    label.frame = CGRect(x: 0, y: 15, width: 90, height: 10)
    #expect(try overflow(tree)["View/View/Label"] == "right 1, bottom 3")
    box.clipsToBounds = false
    #expect(try overflow(tree) == [:])
  }

  @Test("The edge of the picture is a clip") func pictureEdge() throws {
    #expect(
      try overflow(root(Label(measured: "abcdefgh"), CGRect(x: -60, y: 0, width: 90, height: 10)))
        == ["View/Label": "left 59"])
    #expect(
      try overflow(root(Label(measured: "abcdefgh"), CGRect(x: -90, y: 0, width: 90, height: 10)))
        == [:])
  }

  /// The title of a button is 10 high and centered in 4 pixels.
  @Test("A title is compared with its button") func title() throws {
    let button = Button()
    button.setTitle("a", for: .normal)
    button.titleLabel?.font = MeasuredFont.font
    button.titleLabel?.fonts = MeasuredFont.library
    button.contentEdgeInsets = .zero
    let tree = root(button, CGRect(x: 10, y: 10, width: 40, height: 4))
    #expect(try overflow(tree) == ["View/Button/titleLabel": "top 2, bottom 1"])
    button.frame = CGRect(x: 10, y: 10, width: 40, height: 10)
    #expect(try overflow(tree) == [:])
  }

  // MARK: Texts that draw nothing

  @Test("A label that is squeezed to nothing is reported") func squeezed() throws {
    let label = Label(measured: "ab \u{6F22}")
    let tree = root(label, CGRect(x: 10, y: 10, width: 0, height: 10))
    #expect(try notes("truncated", of: tree, in: space) == ["View/Label": "4 of 4 characters"])
    #expect(try notes("warning", of: tree, in: space)["View/Label"]?.contains("U+6F22") == true)
    #expect(try drawn(tree, in: space) == [])
    label.isHidden = true
    #expect(try notes("truncated", of: tree, in: space) == [:])
    label.isHidden = false
    label.textColor = .clear
    #expect(try notes("truncated", of: tree, in: space) == [:])
  }

  @Test("Notes stand with the place of the view") func notePlace() throws {
    let label = Label(measured: "abcdefgh")
    let tree = root(label, CGRect(x: 10, y: 10, width: 52, height: 10))
    tree.layout(in: space)
    let items = try DisplayList(painting: tree).items.filter { $0.source.path == "View/Label" }
    #expect(
      items.map { item in item.source.properties.contains { $0.name == "truncated" } } == [
        true, false,
      ])
    guard case .view = items.first?.drawing else {
      Issue.record("no place")
      return
    }
  }

  /// 52 pixels fit five advances, and the ink of the sixth letter ends at 60 1/4.
  @Test(
    "The number of hidden characters is reported in every mode",
    arguments: [
      (.byTruncatingTail, 4), (.byTruncatingHead, 4), (.byTruncatingMiddle, 4), (.byClipping, 3),
      (.byCharWrapping, 3),
    ] as [(LineBreakMode, Int)])
  func amount(mode: LineBreakMode, hidden: Int) throws {
    let label = Label(measured: "abcdefgh")
    label.lineBreakMode = mode
    let tree = root(label, CGRect(x: 10, y: 10, width: 52, height: 10))
    #expect(
      try notes("truncated", of: tree, in: space) == ["View/Label": "\(hidden) of 8 characters"])
  }

  // MARK: Shadows

  @Test("The shadow of clipped text ends where its letters do") func clippedShadow() throws {
    let label = Label(measured: "abcdefgh")
    label.lineBreakMode = .byClipping
    label.textShadow = ShadowStyle(color: .red, dx: 2, dy: 3)
    let tree = root(label, CGRect(x: 10, y: 10, width: 40, height: 10))
    let letters = "glyphs View/Label \"abcdefgh\""
    #expect(
      try drawn(tree, in: space) == [
        "clip View/Label 12 13 40 10", "\(letters) #FF0000", "end", "clip View/Label 10 10 40 10",
        "\(letters) #000000", "end",
      ])
    label.textShadow = ShadowStyle(color: .red, dx: 2, dy: 3, blurRadius: 4)
    #expect(try drawn(tree, in: space).first == "clip View/Label 8 9 48 18")
    label.text = "abc"
    #expect(
      try drawn(tree, in: space) == [
        "glyphs View/Label \"abc\" #FF0000 sigma 2", "glyphs View/Label \"abc\" #000000",
      ])
  }
}
