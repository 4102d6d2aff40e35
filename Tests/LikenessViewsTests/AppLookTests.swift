/// How what components of an app set is drawn: colors, insets, images and labels.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme
import TestKit
import Testing

@testable import LikenessViews

@Suite struct AppLookTests {
  private let space = CGSize(width: 10, height: 10)

  private func fill(_ color: Color, _ theme: Theme = .builtIn) throws -> String {
    let view = View()
    view.backgroundColor = color
    view.apply(theme)
    return try #require(try drawn(view, in: space).first)
  }

  @Test("A dynamic color follows the theme, and an override of the style") func dynamicColor()
    throws
  {
    let color = Color { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(try fill(color) == "box View 0 0 10 10 fill #FF0000")
    #expect(try fill(color, .builtInDark) == "box View 0 0 10 10 fill #FFFFFF")
    #expect(try fill(color.withAlphaComponent(0.5)) == "box View 0 0 10 10 fill #FF000080")
    let root = View()
    let view = View()
    root.addSubview(view, pinning: .edges)
    view.backgroundColor = color
    root.overrideUserInterfaceStyle = .dark
    #expect(try drawn(root, in: space) == ["box View/View 0 0 10 10 fill #FFFFFF"])
  }

  @Test("A dynamic color may return another, but not itself for ever") func nestedDynamicColor()
    throws
  {
    let inner = Color { _ in .token("accent") }
    let accent = try Theme.builtIn.straightColor("accent")
    #expect(try fill(Color { _ in inner }) == "box View 0 0 10 10 fill \(accent)")
    #expect(Endless.color.resolvedColor(with: TraitCollection()) == .clear)
  }

  private enum Endless {
    static let color: Color = Color { _ in color }
  }

  @Test("System colors are those of the theme, or else Apple's, in its style")
  func systemColors() throws {
    let text = try Theme.builtIn.straightColor("text")
    #expect(try fill(.label) == "box View 0 0 10 10 fill \(text)")
    #expect(try fill(.systemBlue) == "box View 0 0 10 10 fill #007AFF")
    #expect(try fill(.systemBlue, .builtInDark) == "box View 0 0 10 10 fill #0A84FF")
    #expect(try fill(.secondaryLabel, Theme(colors: [:])) == "box View 0 0 10 10 fill #3C3C4399")
    let view = View()
    view.backgroundColor = .label
    view.layout(in: space)
    let names = try DisplayList(painting: view).items.flatMap(\.source.properties).flatMap(\.tokens)
    #expect(names == ["text"])
  }

  @Test("Hue, saturation and brightness make the colors of the wheel") func hues() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(Color(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == .cyan)
    #expect(Color(hue: 5 / 6, saturation: 1, brightness: 1, alpha: 1) == .magenta)
    // 0.5 · (1 − 0.5) is 0.25, which is 63.75 of 255.
    #expect(
      Color(hue: 2 / 3, saturation: 0.5, brightness: 0.5, alpha: 1) == Color(r: 64, g: 64, b: 128))
    var white = CGFloat(0)
    #expect(!Color.token("text").getRed(&white, green: nil, blue: nil, alpha: nil))
  }

  @Test("Equal colors are equal whichever way they were made") func equality() {
    #expect(Color(hex: 0xFF0000) == .red && Color.token("a") == Color(named: "a"))
    #expect(Color.label == .label && Color.label != .secondaryLabel)
    #expect(Color.token("a", alpha: 128).description == "a@128" && Color.token("a").token == "a")
    #expect(Set([Color.red, Color(hex: 0xFF0000)]).count == 1)
  }

  // MARK: Buttons

  private func button(_ change: (Button) -> Void) -> Button {
    let button = Button()
    button.setTitle("a", for: .normal)
    button.titleLabel?.layout.width = 30
    change(button)
    button.layout(in: CGSize(width: 100, height: 40))
    return button
  }

  @Test("Left is left in both directions", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func leftInsets(_ direction: LayoutDirection) {
    let button = button {
      $0.layoutDirection = direction
      $0.contentEdgeInsets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    }
    // 70 points are left for 30.
    #expect(button.title.frame.minX == 40)
    #expect(button.contentEdgeInsets == EdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    button.contentHorizontalAlignment = .left
    button.layout(in: CGSize(width: 100, height: 40))
    #expect(button.title.frame.minX == 20)
    button.contentHorizontalAlignment = .right
    button.layout(in: CGSize(width: 100, height: 40))
    #expect(button.title.frame.maxX == 90)
  }

  @Test("Insets of the title move it in the room that they leave") func titleInsets() {
    let moved = button {
      $0.titleEdgeInsets = EdgeInsets(top: 4, left: 20, bottom: 0, right: 0)
    }
    let plain = button { _ in }
    // In the middle of 20…100 instead of 0…100.
    #expect(moved.title.frame.minX == plain.title.frame.minX + 10)
    #expect(moved.title.frame.minY == plain.title.frame.minY + 2)
    #expect(moved.intrinsicContentSize == plain.intrinsicContentSize)
    let leading = button {
      $0.contentHorizontalAlignment = .left
      $0.titleEdgeInsets.left = 8
    }
    #expect(leading.title.frame.minX == 8)
    let top = button { $0.contentVerticalAlignment = .top }
    #expect(top.title.frame.minY == 0)
    let bottom = button { $0.contentVerticalAlignment = .bottom }
    #expect(bottom.title.frame.maxY == 40)
    let narrow = button { $0.titleEdgeInsets = EdgeInsets(top: 0, left: 50, bottom: 0, right: 40) }
    #expect(narrow.title.frame.minX == 50 && narrow.title.frame.width == 10)
  }

  @Test("An image can stay as it is while its button fades") func unfadedImage() throws {
    let button = Button()
    button.setImage(image(2, 2), for: .normal)
    button.isEnabled = false
    #expect(button.picture.resolvedViewStyle()[\.alpha] == 0.3)
    button.adjustsImageWhenDisabled = false
    #expect(button.picture.resolvedViewStyle()[\.alpha] == 1)
  }

  @Test("A system button has the tint color") func systemButton() throws {
    let button = Button(type: .system)
    button.setTitle("a", for: .normal)
    button.tintColor = .red
    #expect(
      try drawn(button, in: CGSize(width: 40, height: 40)).contains { $0.hasSuffix("#FF0000") })
    button.setTitleColor(.blue, for: .normal)
    #expect(
      try drawn(button, in: CGSize(width: 40, height: 40)).contains { $0.hasSuffix("#0000FF") })
  }

  // MARK: Images

  private func image(_ width: Int, _ height: Int) -> Image {
    Image(Bitmap.plain(width, height, .red))
  }

  @Test(
    "An image in its own size stands where the mode says",
    arguments: [
      (ContentMode.topLeft, "0 0"), (.top, "4 0"), (.topRight, "8 0"), (.left, "0 3"),
      (.center, "4 3"), (.right, "8 3"), (.bottomLeft, "0 6"), (.bottom, "4 6"),
      (.bottomRight, "8 6"),
    ]) func contentModes(_ mode: ContentMode, _ origin: String) throws
  {
    let view = ImageView(image: image(2, 4))
    view.contentMode = mode
    #expect(try drawn(view, in: space) == ["image ImageView 0 0 2 4 to \(origin) 2 4"])
  }

  @Test("An image in one color keeps its opacity") func tinted() {
    let faint = Image(Bitmap.plain(1, 1, StraightColor(r: 9, g: 9, b: 9, a: 128)))
    let tinted = faint.withTintColor(.blue)
    #expect(tinted.bitmap == Bitmap.plain(1, 1, StraightColor(r: 0, g: 0, b: 255, a: 128)))
    #expect(faint.withTintColor(.token("text")).renderingMode == .template)
  }

  @Test("A system image is the one handed in, or a placeholder with a warning")
  func systemImages() throws {
    let arrow = image(3, 3)
    try ImageCatalog.$current.withValue(["chevron.right": arrow]) {
      let found = try #require(Image(systemName: "chevron.right"))
      #expect(found.digest == arrow.digest && found.renderingMode == .template)
    }
    let missing = try #require(Image(systemName: "abacus"))
    #expect(missing.size == CGSize(width: 17, height: 17) && missing.name == "abacus")
    let view = ImageView(image: missing.withRenderingMode(.alwaysOriginal))
    #expect(view.contentWarning?.contains("abacus") == true)
  }

  // MARK: Labels

  @Test("A highlighted label has its other color, and a shadow its offset") func labels() throws {
    let label = Label(text: "a")
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(try drawn(label, in: space).last?.hasSuffix("#FF0000") == true)
    label.isHighlighted = true
    #expect(try drawn(label, in: space).last?.hasSuffix("#0000FF") == true)
    label.shadowColor = .green
    #expect(label.textShadow == ShadowStyle(color: .green, dx: 0, dy: -1))
    label.shadowOffset = CGSize(width: 2, height: 3)
    #expect(label.textShadow == ShadowStyle(color: .green, dx: 2, dy: 3))
  }

  @Test("A preferred width wraps a text of several lines") func preferredWidth() {
    let label = Label(text: "one two three")
    let line = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = line.width - 1
    #expect(label.intrinsicContentSize == line)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height == 2 * line.height)
  }

  @Test("A font's line height is that of a line of text, and digits are of one width")
  func fontMetrics() {
    for size in [11.0, 17, 34] {
      let label = Label(text: "0")
      label.font = .monospacedDigitSystemFont(ofSize: size, weight: .bold)
      #expect(label.font.map(\.lineHeight)?.rounded(.up) == label.intrinsicContentSize.height)
      let width = label.intrinsicContentSize.width
      for digit in 1...9 {
        label.text = String(digit)
        #expect(label.intrinsicContentSize.width == width)
      }
    }
  }

  @Test("A selected cell of a collection shows its other background") func collectionCell() throws {
    let cell = CollectionViewCell()
    cell.backgroundView = View()
    cell.backgroundView?.backgroundColor = .red
    cell.selectedBackgroundView = View()
    cell.selectedBackgroundView?.backgroundColor = .blue
    #expect(try drawn(cell, in: space).map { $0.suffix(7) } == ["#FF0000"])
    cell.isSelected = true
    #expect(try drawn(cell, in: space).map { $0.suffix(7) } == ["#FF0000", "#0000FF"])
    #expect(cell.subviews.last === cell.contentView)
  }
}
