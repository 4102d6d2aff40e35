/// The items that views become, rule by rule.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct PaintingTests {
  private let space = CGSize(width: 100, height: 60)

  private func box(_ change: (View) -> Void) -> View {
    let view = View()
    change(view)
    return view
  }

  @Test("A fill and a border are one item") func fillAndBorder() throws {
    let view = box {
      $0.backgroundColor = .white
      $0.borderWidth = 2
      $0.borderColor = .red
      $0.cornerRadius = 8
    }
    #expect(
      try drawn(view, in: space) == ["box View 0 0 100 60 radius 8 fill #FFFFFF border 2 #FF0000"])
    #expect(
      try recorded(view, in: space) == [
        "View backgroundColor=#FFFFFF borderColor=#FF0000 borderWidth=2 cornerRadius=8"
      ])
    #expect(
      try drawn(view, in: space, scale: 2) == [
        "box View 0 0 200 120 radius 16 fill #FFFFFF border 4 #FF0000"
      ])
  }

  @Test("A view with nothing to see leaves its place only") func nothingToSee() throws {
    let root = View()
    root.addSubview(box { $0.backgroundColor = .clear }, pinning: .edges(inset: 5))
    root.addSubview(
      box {
        $0.borderWidth = 3
        $0.borderColor = .clear
      }, pinning: .edges)
    #expect(
      try drawn(root, in: space, places: true) == [
        "view View 0 0 100 60", "view View/View 5 5 90 50", "view View/View[2] 0 0 100 60",
      ])
  }

  @Test("A child inside the border leaves fill and border one item") func childInside() throws {
    let root = box {
      $0.backgroundColor = .white
      $0.borderWidth = 2
    }
    root.addSubview(box { $0.backgroundColor = .blue }, pinning: .edges(inset: 2))
    #expect(
      try drawn(root, in: space) == [
        "box View 0 0 100 60 fill #FFFFFF border 2 #000000", "box View/View 2 2 96 56 fill #0000FF",
      ])
  }

  @Test("A child under the border puts the border on top") func childUnder() throws {
    let root = box {
      $0.backgroundColor = .white
      $0.borderWidth = 2
    }
    root.addSubview(box { $0.backgroundColor = .blue }, pinning: .edges(inset: 1))
    #expect(
      try drawn(root, in: space) == [
        "box View 1 1 98 58 fill #FFFFFF", "box View/View 1 1 98 58 fill #0000FF",
        "box View 0 0 100 60 border 2 #000000",
      ])
    // A view that draws nothing does not count, and neither does a hidden one.
    root.subviews[0].isHidden = true
    #expect(try drawn(root, in: space).count == 1)
  }

  @Test("A translucent border shows the whole fill beneath") func translucentBorder() throws {
    let root = box {
      $0.backgroundColor = .white
      $0.borderWidth = 2
      $0.borderColor = Color(r: 0, g: 0, b: 0, a: 128)
      $0.clipsToBounds = true
    }
    root.addSubview(box { $0.backgroundColor = .blue }, pinning: .edges(inset: -5))
    #expect(
      try drawn(root, in: space) == [
        "box View 0 0 100 60 fill #FFFFFF", "clip View 0 0 100 60",
        "box View/View -5 -5 110 70 fill #0000FF", "end",
        "box View 0 0 100 60 border 2 #00000080",
      ])
  }

  @Test("A child that reaches into a rounded corner puts the border on top") func childInCorner()
    throws
  {
    // Inside a border of 1 and a radius of 21 the inner radius is 20; a child whose corner is 6
    // points from both inner edges lies 14 from the center of the arc on both axes: 14² + 14² = 392
    // is within 20² = 400. At 5 points it is 15² + 15² = 450, outside.
    let root = box {
      $0.borderWidth = 1
      $0.cornerRadius = 21
    }
    let child = box { $0.backgroundColor = .blue }
    root.addSubview(child, pinning: .edges(inset: 7))
    #expect(try drawn(root, in: space).count == 2)
    child.pin(.edges(inset: 6))
    #expect(
      try drawn(root, in: space) == [
        "box View/View 6 6 88 48 fill #0000FF", "box View 0 0 100 60 radius 21 border 1 #000000",
      ])
  }

  @Test("A clip is written only where something would show outside") func neededClip() throws {
    let root = box {
      $0.clipsToBounds = true
      $0.cornerRadius = 10
    }
    let child = box { $0.backgroundColor = .blue }
    root.addSubview(child, pinning: .edges(inset: 4))
    #expect(try drawn(root, in: space) == ["box View/View 4 4 92 52 fill #0000FF"])
    child.pin(.edges)
    #expect(
      try drawn(root, in: space) == [
        "clip View 0 0 100 60 radius 10", "box View/View 0 0 100 60 fill #0000FF", "end",
      ])
    root.clipsToBounds = false
    #expect(try drawn(root, in: space).count == 1)
  }

  @Test("An opaque border takes fill and clip to its middle") func opaqueBorder() throws {
    let root = box {
      $0.clipsToBounds = true
      $0.cornerRadius = 10
      $0.borderWidth = 4
      $0.backgroundColor = .white
    }
    root.addSubview(box { $0.backgroundColor = .blue }, pinning: .edges)
    #expect(
      try drawn(root, in: space) == [
        "box View 2 2 96 56 radius 8 fill #FFFFFF", "clip View 2 2 96 56 radius 8",
        "box View/View 0 0 100 60 fill #0000FF", "end",
        "box View 0 0 100 60 radius 10 border 4 #000000",
      ])
  }

  @Test("The opacity of one item goes into its color") func opacityOfOne() throws {
    let root = box {
      $0.backgroundColor = .blue
      $0.alpha = 0.5
    }
    #expect(try drawn(root, in: space) == ["box View 0 0 100 60 fill #0000FF80"])
    #expect(try recorded(root, in: space) == ["View alpha=0.5 backgroundColor=#0000FF"])
    // Nested: 0.5 of 0.5, each rounded to a byte: 128 of 128 is 64.
    let outer = box { $0.alpha = 0.5 }
    outer.addSubview(root, pinning: .edges)
    #expect(try drawn(outer, in: space) == ["box View/View 0 0 100 60 fill #0000FF40"])
    root.backgroundColor = nil
    #expect(try drawn(outer, in: space) == [])
  }

  @Test("The opacity of several items is a group") func opacityOfSeveral() throws {
    let root = box {
      $0.backgroundColor = .blue
      $0.alpha = 0.5
    }
    root.addSubview(box { $0.backgroundColor = .red }, pinning: .edges(inset: 10))
    #expect(
      try drawn(root, in: space) == [
        "opacity View 128", "box View 0 0 100 60 fill #0000FF",
        "box View/View 10 10 80 40 fill #FF0000", "end",
      ])
    // A fill and a border in one item can't be faded by their colors.
    let bordered = box {
      $0.backgroundColor = .blue
      $0.borderWidth = 1
      $0.alpha = 0.5
    }
    #expect(
      try drawn(bordered, in: space) == [
        "opacity View 128", "box View 0 0 100 60 fill #0000FF border 1 #000000", "end",
      ])
  }

  @Test("Hidden and transparent views leave their place only") func hiddenViews() throws {
    let root = View()
    let child = box { $0.backgroundColor = .red }
    child.addSubview(box { $0.backgroundColor = .green }, pinning: .edges)
    root.addSubview(child, pinning: .edges)
    child.isHidden = true
    #expect(
      try drawn(root, in: space, places: true) == [
        "view View 0 0 100 60", "view View/View 0 0 100 60",
      ])
    child.isHidden = false
    child.alpha = 0
    #expect(
      try drawn(root, in: space, places: true) == [
        "view View 0 0 100 60", "view View/View 0 0 100 60",
      ])
  }

  @Test("Items outside the picture are not drawn") func outside() throws {
    let root = View()
    root.addSubview(
      box {
        $0.backgroundColor = .red
        $0.frame = CGRect(x: 100, y: 0, width: 20, height: 20)
      })
    root.addSubview(
      box {
        $0.backgroundColor = .red
        $0.frame = CGRect(x: 99, y: 0, width: 20, height: 20)
      })
    #expect(try drawn(root, in: space) == ["box View/View[2] 99 0 20 20 fill #FF0000"])
  }

  @Test("A shadow lies below, and is cut out unless the fill hides it") func shadow() throws {
    let style = ShadowStyle(color: .black, dx: 1, dy: 2, blurRadius: 6, spread: 3)
    let root = box {
      $0.shadow = style
      $0.backgroundColor = .white
      $0.cornerRadius = 8
    }
    #expect(
      try drawn(root, in: space) == [
        "shadow View -2 -1 106 66 radius 11 sigma 3 #000000",
        "box View 0 0 100 60 radius 8 fill #FFFFFF",
      ])
    #expect(try recorded(root, in: space)[0] == "View cornerRadius=8 shadow=1 2 6 3 #000000")
    root.backgroundColor = nil
    #expect(
      try drawn(root, in: space) == [
        "shadow View -2 -1 106 66 radius 11 sigma 3 #000000 cutout 0 0 100 60 radius 8"
      ])
    // Clipping to bounds leaves the shadow whole.
    root.clipsToBounds = true
    #expect(try drawn(root, in: space).count == 1)
  }

  @Test("A gradient lies above the color unless it hides it") func gradient() throws {
    let root = box {
      $0.backgroundColor = .white
      $0.backgroundGradient = Gradient(colors: [.red, .clear])
    }
    #expect(
      try drawn(root, in: space) == [
        "box View 0 0 100 60 fill #FFFFFF",
        "box View 0 0 100 60 fill gradient 50 0 50 60 stops 0 #FF0000 65536 #00000000",
      ])
    root.backgroundGradient = Gradient(colors: [.red, .blue, .green])
    #expect(
      try drawn(root, in: space) == [
        "box View 0 0 100 60 fill gradient 50 0 50 60 stops 0 #FF0000 32768 #0000FF 65536 #00FF00"
      ])
  }

  @Test("Corners are mirrored from right to left") func mirroredCorners() throws {
    let root = box {
      $0.backgroundColor = .red
      $0.cornerRadii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    }
    #expect(try drawn(root, in: space) == ["box View 0 0 100 60 radius 1 2 3 4 fill #FF0000"])
    root.layoutDirection = .rightToLeft
    #expect(try drawn(root, in: space) == ["box View 0 0 100 60 radius 2 1 4 3 fill #FF0000"])
  }

  @Test("Images fit by their mode") func imageModes() throws {
    let pixels = Bitmap.plain(40, 20, .red)
    let view = ImageView(image: Image(pixels, scale: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    let square = CGSize(width: 60, height: 60)
    #expect(try drawn(view, in: square) == ["image ImageView 0 0 40 20 to 0 0 60 60"])
    view.contentMode = .aspectFit
    #expect(try drawn(view, in: square) == ["image ImageView 0 0 40 20 to 0 15 60 30"])
    view.contentMode = .aspectFill
    // 60 of 120 points across are shown: the middle half.
    #expect(try drawn(view, in: square) == ["image ImageView 10 0 20 20 to 0 0 60 60"])
    view.contentMode = .center
    #expect(try drawn(view, in: square) == ["image ImageView 0 0 40 20 to 20 25 20 10"])
    view.image = view.image?.withRenderingMode(.template)
    view.tintColor = .green
    #expect(try drawn(view, in: square)[0].hasSuffix("tint #00FF00"))
    view.layout(in: square)
    let list = try DisplayList(painting: view)
    #expect(list.images.keys.first == pixels.digest)
  }

  @Test("A flipped image is mirrored in right-to-left content only") func flippedImage() throws {
    let arrow = Bitmap.drawn("r.\nb.")
    let mirrored = Bitmap.drawn(".r\n.b")
    let view = ImageView(image: Image(arrow).imageFlippedForRightToLeftLayoutDirection())
    func shown(_ direction: LayoutDirection) throws -> Set<Bitmap> {
      view.layoutDirection = direction
      view.layout(in: CGSize(width: 2, height: 2))
      return Set(try DisplayList(painting: view).images.values)
    }
    #expect(try shown(.leftToRight) == [arrow])
    #expect(try shown(.rightToLeft) == [mirrored])
    view.image = Image(arrow)
    #expect(try shown(.rightToLeft) == [arrow])
  }

  @Test("A tint is inherited") func tint() throws {
    let bar = ProgressView()
    bar.progress = 0.25
    let root = box { $0.tintColor = .purple }
    root.addSubview(bar, pinning: .edges(inset: 10))
    #expect(
      try drawn(root, in: space) == [
        "box View/ProgressView 10 28 80 4 radius 2 fill #78788052",
        "clip View/ProgressView 10 28 80 4 radius 2",
        "box View/ProgressView 10 28 20 4 fill #800080", "end",
      ])
    root.layoutDirection = .rightToLeft
    #expect(try drawn(root, in: space)[2] == "box View/ProgressView 70 28 20 4 fill #800080")
  }

  @Test("Truncated text is recorded") func truncation() throws {
    let label = Label(text: "A text that is far too long for its label")
    #expect(
      try notes("truncated", of: label, in: CGSize(width: 60, height: 30))["Label"]?.hasSuffix(
        " of 41 characters") == true)
    #expect(try notes("truncated", of: label, in: CGSize(width: 600, height: 30)) == [:])
  }

  @Test("Natural text stands at the right from right to left") func naturalText() throws {
    let label = Label(text: "text")
    func x() throws -> Fixed? {
      label.layout(in: CGSize(width: 200, height: 30))
      guard case .glyphs(let glyphs) = try DisplayList(painting: label).items.last?.drawing else {
        return nil
      }
      return glyphs.x
    }
    #expect(try x() == .zero)
    label.layoutDirection = .rightToLeft
    #expect(try #require(try x()) > Fixed(100))
  }

  @Test("A text view wraps inside its insets") func textView() throws {
    let view = TextView()
    view.text = "several words in a narrow view"
    view.ownStyle.textContainerInset = DirectionalEdgeInsets(
      top: 3, leading: 20, bottom: 4, trailing: 10)
    view.layout(in: .width(100))
    let glyphs = try DisplayList(painting: view).items.compactMap { item in
      if case .glyphs(let glyphs) = item.drawing { glyphs } else { nil }
    }
    #expect(glyphs.count > 1)
    #expect(glyphs.allSatisfy { $0.x == Fixed(20) })
    let text = view.frame.height - 7
    #expect(view.sizeThatFits(CGSize.width(100)).height == text + 7)
  }

  @Test("A button shows image and title side by side") func buttonParts() throws {
    let button = Button()
    button.setImage(Image(Bitmap.plain(16, 16, .red)), for: .normal)
    button.setTitle("Sports", for: .normal)
    button.imageTitleSpacing = 6
    button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(horizontal: 10, vertical: 5)
    let fit = button.intrinsicContentSize
    let title = button.title.intrinsicContentSize
    #expect(fit == CGSize(width: 10 + 16 + 6 + title.width + 10, height: title.height + 10))
    button.layout(in: fit)
    #expect(button.picture.frame.minX == 10)
    #expect(button.title.frame.minX == 32)
    button.layoutDirection = .rightToLeft
    button.layout(in: fit)
    #expect(button.picture.frame.maxX == fit.width - 10)
    #expect(button.title.frame.minX == 10)
  }

  @Test("A button takes each property from the nearest state") func buttonStates() throws {
    let button = Button()
    button.setTitle("a", for: .normal)
    button.setTitle("s", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    button.setBackgroundColor(.white, for: .normal)
    button.setBackgroundColor(.gray, for: [.disabled, .selected])
    #expect(button.currentTitle == "a")
    button.isSelected = true
    #expect(button.currentTitle == "s")
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitleColor == .blue)
    #expect(button.title.text == "s")
    #expect(button.resolvedViewStyle().backgroundColor == .gray)
    button.isSelected = false
    #expect(button.resolvedViewStyle().backgroundColor == .white)
    button.setTitleColor(nil, for: .disabled)
    #expect(button.buttonStyle[.disabled] == nil)
  }

  @Test("The place of a view records what layout was asked for") func places() throws {
    let stack = StackView(arrangedSubviews: [box { $0.pin(.width(.fraction(0.8)), .height(20)) }])
    stack.axis = .vertical
    stack.spacing = 6
    stack.margins = DirectionalEdgeInsets(horizontal: 4, vertical: 2)
    let root = View()
    root.addSubview(stack, pinning: .edges(inset: 12))
    root.layout(in: space)
    let places = try DisplayList(painting: root).items.map { item in
      ([item.source.path.description] + item.source.properties.map { "\($0.name)=\($0.value)" })
        .joined(
          separator: " ")
    }
    #expect(
      places == [
        "View",
        """
        View/StackView axis=vertical bottom=12 leading=12 margins=2 4 2 4 spacing=6 top=12 \
        trailing=12
        """,
        "View/StackView/View height=20 width=80%",
      ])
  }

  @Test("A label stands in the middle of its height, on a whole pixel") func labelInMiddle() throws
  {
    let label = Label(text: "text")
    label.lineHeight = 20
    func baseline(_ height: Double) throws -> Fixed? {
      label.layout(in: CGSize(width: 100, height: height))
      guard case .glyphs(let glyphs) = try DisplayList(painting: label).items.last?.drawing else {
        return nil
      }
      return glyphs.y
    }
    let alone = try #require(try baseline(20))
    // Half of the remaining 21 points is 10.5, rounded to 10.
    #expect(try baseline(41) == alone + Fixed(10))
  }

  /// Measured text is drawn from a cache. Whatever was measured before, the picture is that of a
  /// new label.
  @Test(
    "Whatever was measured before, a label draws as a new one", arguments: TextAlignment.allCases,
    LineBreakMode.allCases)
  func measuredBefore(_ alignment: TextAlignment, _ mode: LineBreakMode)
    throws
  {
    func make(_ lines: Int) -> Label {
      let label = Label(text: "some words, and a word-that-has-hyphens; then more\nlines")
      label.textAlignment = alignment
      label.lineBreakMode = mode
      label.numberOfLines = lines
      return label
    }
    for lines in 0..<3 {
      let asked = make(lines)
      for width in stride(from: 420.0, to: 30, by: -45) {
        for height in [18.0, 40, 70, 200] {
          let fresh = make(lines)
          asked.layout(in: CGSize(width: width, height: height))
          fresh.layout(in: CGSize(width: width, height: height))
          #expect(try DisplayList(painting: asked).items == DisplayList(painting: fresh).items)
          // Not every time, so that both drawn and measured text are cached.
          guard height > 40 else { continue }
          #expect(
            asked.sizeThatFits(CGSize(width: width, height: height))
              == make(lines).sizeThatFits(CGSize(width: width, height: height)))
          if height == 70 { _ = asked.sizeThatFits(CGSize.width(width * 1.3)) }
          if height == 200 { _ = asked.intrinsicContentSize }
        }
      }
    }
  }

  /// A label that is drawn again keeps its last layout, which may not serve for other scalars: the
  /// embedded typeface has a glyph for U+00E9 only, and the list stores the text as it is.
  @Test("A label whose text changes to equal text of other scalars is set again")
  func equalText() throws {
    let label = Label(text: "\u{E9}")
    func bytes() throws -> [UInt8] {
      label.layout(in: CGSize(width: 100, height: 30))
      return try DisplayList(painting: label).items.flatMap { item -> [UInt8] in
        if case .glyphs(let glyphs) = item.drawing { Array(glyphs.run.text.utf8) } else { [] }
      }
    }
    #expect(try bytes() == [0xC3, 0xA9])
    label.text = "e\u{301}"
    #expect(try bytes() == [0x65, 0xCC, 0x81])
  }

  @Test("Centered text moves with the width") func centeredText() throws {
    let label = Label(text: "text")
    label.textAlignment = .center
    func x(_ width: Double) throws -> Fixed? {
      label.layout(in: CGSize(width: width, height: 30))
      guard case .glyphs(let glyphs) = try DisplayList(painting: label).items.last?.drawing else {
        return nil
      }
      return glyphs.x
    }
    let wide = try #require(try x(200))
    #expect(try x(100) == wide - Fixed(50))
  }

  @Test("Siblings are numbered among those of their name, however many names there are")
  func siblingNumbers() {
    // More names than the cache holds; each occurs three times.
    let names = (0..<20).map { "v\($0)" }
    var siblings = SiblingNames()
    for ending in ["", "[2]", "[3]"] {
      for name in names { #expect(siblings.next(name) == name + ending) }
    }
  }
}
