/// Attributed strings, fonts and images as code for UIKit makes them.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct AttributedStringTests {
  private let space = CGSize(width: 200, height: 100)

  private func label(_ string: NSAttributedString) -> Label {
    let label = Label()
    label.numberOfLines = 0
    label.attributedText = string
    return label
  }

  private func styled(_ text: String, _ change: (ParagraphStyle) -> Void) -> NSAttributedString {
    let style = MutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .font: Font.systemFont(ofSize: 17)])
  }

  // MARK: Reading back

  @Test("An attributed text is read back with equal attributes") func readsBack() throws {
    let style = MutableParagraphStyle()
    style.lineSpacing = 4
    let values: [NSAttributedString.Key: Any] = [
      .font: Font.boldSystemFont(ofSize: 12), .foregroundColor: Color.red, .kern: 2,
      .paragraphStyle: style, .init("mine"): 7,
    ]
    let string = NSMutableAttributedString(string: "ab", attributes: values)
    let label = label(string)
    string.append(NSAttributedString(string: "later"))
    let read = try #require(label.attributedText as NSAttributedString?)
    #expect(read == NSAttributedString(string: "ab", attributes: values))
    let button = Button()
    button.setAttributedTitle(read, for: .normal)
    #expect(button.attributedTitle(for: .normal) as NSAttributedString? == read)
    #expect(button.currentTitle == "ab")
  }

  @Test("A plain text reads as one in the label's font and color, and none as none")
  func readsPlain() throws {
    let label = Label()
    #expect(label.attributedText as NSAttributedString? == nil)
    label.text = "ab"
    label.textColor = .blue
    let read = try #require(label.attributedText as NSAttributedString?)
    #expect(read.string == "ab")
    #expect(read.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? Color == .blue)
  }

  @Test("Paragraph styles are equal and copied by their values") func paragraphStyles() throws {
    let style = MutableParagraphStyle()
    style.alignment = .center
    style.headIndent = 3
    let copy = try #require(style.mutableCopy() as? MutableParagraphStyle)
    #expect(copy == style && copy.hashValue == style.hashValue)
    copy.headIndent = 4
    #expect(copy != style && style.headIndent == 3 && ParagraphStyle.default.headIndent == 0)
  }

  @Test("The first paragraph decides the alignment, which can be set afterwards")
  func alignment() {
    let label = label(
      styled("a") {
        $0.alignment = .right
        $0.baseWritingDirection = .rightToLeft
      })
    #expect(label.textAlignment == .right && label.writingDirection == .rightToLeft)
    #expect(label.lineBreakMode == .byWordWrapping)
    label.textAlignment = .center
    #expect(label.textAlignment == .center)
  }

  // MARK: Distances

  // A line of Likeness Sans at 17 pixels is as high as its font says.
  private var line: Double { Font.systemFont(ofSize: 17).lineHeight }

  @Test("Line spacing stands between lines, paragraph spacing between paragraphs")
  func spacing() {
    let spaced = styled("a\nb\nc") {
      $0.lineSpacing = 4
      $0.paragraphSpacing = 10
    }
    #expect(Double(label(spaced).sizeThatFits(space).height) == 3 * line + 2 * 4 + 2 * 10)
    #expect(Double(spaced.size().height) == 3 * line + 2 * 4 + 2 * 10)
    // In a height for two lines and their distance, two show.
    let layout = label(spaced).textLayout(width: 200, height: 2 * line + 14)
    #expect(layout.lines.count == 2)
  }

  @Test("A line height is multiplied, then bounded, and the rest stands above the letters")
  func lineHeights() throws {
    let layout = label(styled("a") { $0.minimumLineHeight = 40 }).textLayout(width: nil)
    let plain = label(styled("a") { _ in }).textLayout(width: nil)
    #expect(layout.height.pixels == 40)
    let moved = try #require(layout.lines.first).baseline.pixels
    #expect(moved - (try #require(plain.lines.first)).baseline.pixels == 40 - line)
    let doubled = styled("a") { $0.lineHeightMultiple = 2 }
    #expect(label(doubled).textLayout(width: nil).height.pixels == 2 * line)
    let bounded = styled("a") {
      $0.lineHeightMultiple = 2
      $0.maximumLineHeight = 30
    }
    #expect(label(bounded).textLayout(width: nil).height.pixels == 30)
  }

  @Test("Letters stand above the baseline by their offset, and nothing else moves")
  func baselineOffset() throws {
    func glyphs(_ offset: Double) -> [Fixed] {
      let string = NSMutableAttributedString(string: "ab")
      string.addAttribute(.baselineOffset, value: offset, range: NSRange(location: 1, length: 1))
      let lines = label(string).textLayout(width: nil).lines
      return lines.flatMap(\.runs).flatMap(\.run.glyphs).map(\.y)
    }
    #expect(glyphs(3) == [.zero, Fixed(-3)] && glyphs(-2) == [.zero, Fixed(2)])
  }

  // MARK: Images in text

  private func square(_ side: Int) -> Image {
    Image(Bitmap.plain(side, side, StraightColor(r: 1, g: 2, b: 3)))
  }

  @Test("An image in a text has its place on the baseline, and the line grows with it")
  func attachments() throws {
    let attachment = TextAttachment(image: square(30))
    let string = NSMutableAttributedString(attachment: attachment)
    string.append(NSAttributedString(string: "a"))
    let label = label(string)
    let alone = Label(text: "a").sizeThatFits(space)
    // The descent of the letters stays below the 30 pixels above the baseline.
    let descent = Double(-Font.systemFont(ofSize: 17).descender)
    #expect(
      label.sizeThatFits(space)
        == CGSize(width: alone.width + 30, height: 30 + CGFloat(descent)))
    let items = try drawn(label, in: space)
    #expect(items.contains { $0.hasPrefix("image") })
    #expect(label.contentWarning == nil)
    attachment.bounds = CGRect(x: 0, y: -5, width: 10, height: 12)
    #expect(attachment.box?.ascent == 7 && attachment.box?.descent == 5)
  }

  @Test("What is not drawn is a warning by name") func warnings() throws {
    let string = NSAttributedString(
      string: "a",
      attributes: [
        .obliqueness: 0.2, .underlineStyle: UnderlineStyle.double.rawValue,
        .attachment: TextAttachment(),
      ])
    let warning = try #require(label(string).contentWarning)
    for name in ["obliqueness", "underlineStyle other than single", "without an image"] {
      #expect(warning.contains(name))
    }
    #expect(label(styled("a") { $0.headIndent = 8 }).contentWarning?.contains("headIndent") == true)
    #expect(label(styled("a") { $0.lineSpacing = 8 }).contentWarning == nil)
    // A paragraph has the style of its first character, here none.
    let mixed = NSMutableAttributedString(string: "a")
    mixed.append(styled("b") { $0.lineSpacing = 8 })
    #expect(label(mixed).contentWarning == nil)
    mixed.append(styled("\nc") { $0.lineSpacing = 8 })
    #expect(label(mixed).contentWarning?.contains("paragraphStyle") == true)
  }

  @Test("A shadow of the whole text is that of the label") func shadows() throws {
    let shadow = TextShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowColor = Color.red
    let label = label(NSAttributedString(string: "a", attributes: [.shadow: shadow]))
    let items = try drawn(label, in: space).filter { $0.hasPrefix("glyphs") }
    #expect(items.count == 2 && items[0].contains("#FF0000"))
  }

  // MARK: Measuring

  @Test("A bounding rect breaks lines only where its options say so") func boundingRect() {
    let text = "aa aa"
    let font: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 17)]
    let room = CGSize(width: 30, height: 1000)
    let one = text.boundingRect(with: room, attributes: font, context: nil)
    let two = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font,
      context: nil)
    #expect(Double(one.height) == line && Double(two.height) == 2 * line)
    #expect(one.width > 30 && two.width <= 30)
    let string = NSAttributedString(string: text, attributes: font)
    #expect(
      string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil) == two)
  }

  // MARK: Fonts

  @Test("A descriptor keeps a font's attributes, and traits change its family and weight")
  func descriptors() throws {
    let font = Font.systemFont(ofSize: 15, weight: .medium)
    #expect(Font(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(Font(descriptor: font.fontDescriptor, size: 20) == font.withSize(20))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(
      Font(descriptor: bold, size: 0)
        == Font(family: "Likeness Sans Italic", size: 15, weight: .bold))
    #expect(try #require(bold.withSymbolicTraits([])).font == .systemFont(ofSize: 15))
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(mono.font == .monospacedSystemFont(ofSize: 15, weight: .medium))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    let made = FontDescriptor(fontAttributes: [
      .family: "Lato", .size: CGFloat(11),
      .traits: [FontDescriptor.TraitKey.weight: FontWeight.heavy],
    ])
    #expect(Font(descriptor: made, size: 0) == Font(family: "Lato", size: 11, weight: .heavy))
    #expect(FontDescriptor(name: "Lato-Bold", size: 9).postscriptName == "Lato-Bold")
    let preferred = FontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(Font(descriptor: preferred, size: 0) == .preferredFont(forTextStyle: .title1))
  }

  // MARK: Symbols

  @Test("Every path of the symbols can be read, and stays on its grid") func symbolPaths() throws {
    let grid = CGRect(x: 1, y: 1, width: 22, height: 22)
    for (name, text) in Symbol.shapes.merging(Symbol.holes, uniquingKeysWith: { first, _ in first })
    {
      for part in text.split(separator: "|") {
        let path = try Path(String(part.drop { $0 == "*" }))
        let bounds = try #require(path.boundingBoxOfPath)
        #expect(grid.contains(bounds), "\(name): \(bounds)")
      }
    }
  }

  @Test(
    "Symbols are turned, framed and filled by their names",
    arguments: [
      "chevron.down", "arrow.up", "xmark.circle", "xmark.circle.fill", "star.fill", "gear",
      "person.circle.fill", "chevron.left.circle.fill", "heart.square", "message.fill",
    ])
  func symbolNames(name: String) throws {
    let image = try #require(Image(systemName: name))
    #expect(image.isSymbolImage && image.warning == nil && image.renderingMode == .template)
    #expect(image.size.height == 20)
  }

  @Test(
    "A name without a symbol is a placeholder", arguments: ["abacus", "xmark.fill", "gear.down"])
  func unknownSymbols(name: String) throws {
    let image = try #require(Image(systemName: name))
    #expect(!image.isSymbolImage && image.warning?.contains(name) == true)
  }

  @Test("A configuration sets a symbol's size, weight and color") func configurations() throws {
    let plain = try #require(Image(systemName: "xmark"))
    let large = Image.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    let image = try #require(Image(systemName: "xmark", withConfiguration: large))
    #expect(image.size.height == 60 && image.symbol?.configuration.weight == .bold)
    #expect(plain.withConfiguration(large) == image && plain != image)
    let red = Image.SymbolConfiguration(hierarchicalColor: .red)
    let both = try #require(image.applyingSymbolConfiguration(red))
    #expect(both.size == image.size && both.renderingMode == .original)
    let view = ImageView(image: plain)
    view.preferredSymbolConfiguration = large
    #expect(view.intrinsicContentSize == image.size)
    #expect(plain.withTintColor(.blue).symbol?.color == .blue)
  }

  @Test("An image view draws a symbol's paths in its tint color") func symbolView() throws {
    let view = ImageView(image: Image(systemName: "checkmark"))
    view.tintColor = .green
    let items = try drawn(view, in: CGSize(width: 20, height: 20))
    try #require(items.count == 1)
    // Two lines with round ends and corners, and no picture.
    #expect(items[0].hasPrefix("stroke ImageView #00FF00 width "))
    #expect(items[0].contains(" cap round join round "))
    #expect(items[0].filter { $0 == "L" }.count == 2)
  }

  // MARK: Images

  @Test("A renderer draws an image in its scale") func renderer() throws {
    let format = GraphicsImageRendererFormat()
    format.scale = 2
    let image = GraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
      Color.red.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 2, height: 2))
      #expect(UIGraphicsGetCurrentContext() === $0.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 3, height: 2) && image.cgImage?.width == 6)
    let bytes = image.bitmap.bytes
    #expect(Array(bytes[0..<4]) == [0, 0, 0, 0] && Array(bytes[8..<12]) == [255, 0, 0, 255])
    #expect(image.warning == nil)
  }

  @Test("Images begun by hand nest, and end") func begunImages() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(inner.width == 4 && Array(inner.bitmap.bytes[0..<4]) == [0, 0, 0, 0])
    #expect(outer.width == 2 && Array(outer.bitmap.bytes[0..<4]) == [0, 0, 0, 255])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("What a renderer cannot draw is a warning of the view that shows the image")
  func rendererWarnings() {
    let image = GraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.cgContext.setBlendMode(.multiply)
    }
    #expect(ImageView(image: image).contentWarning?.contains("multiply") == true)
    let none = GraphicsImageRenderer(size: .zero).image { _ in }
    #expect(none.warning != nil)
  }
}
