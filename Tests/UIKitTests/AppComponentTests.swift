/// Code as teams write it for UIKit: what compiles here compiles there.
import Testing
import UIKit

#if os(Linux)
  import CoreGraphics
  import QuartzCore
#endif

extension UIColor {
  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }

  class var brand: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .white : .init(rgb: 0x123456) }
  }
}

extension UIFont {
  class func brand(_ size: CGFloat) -> UIFont {
    UIFont(name: "Brand", size: size) ?? .systemFont(ofSize: size)
  }
}

extension UIImage {
  convenience init?(brand name: String) { self.init(named: "brand-" + name) }
}

/// A component with names of its own that Likeness uses, too.
@IBDesignable class Card: UIControl {
  @IBInspectable var cornerRadius: CGFloat = 8 { didSet { setNeedsLayout() } }
  @IBInspectable var borderColor: UIColor? { didSet { setNeedsDisplay() } }
  var borderWidth: Float = 0
  var shadow = false
  var name = 1
  var layout: [Int] = []
  var fonts: [UIFont] = []
  var language = UIUserInterfaceStyle.light
  var path: [CGPoint] = []

  private(set) var changes: [String] = []

  override var backgroundColor: UIColor? { didSet { changes.append("background") } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { changes.append("tint") } }
  override var isHidden: Bool { didSet { changes.append("hidden") } }
  override var frame: CGRect { didSet { changes.append("frame") } }
  override var bounds: CGRect { didSet { changes.append("bounds") } }
  override var isHighlighted: Bool { didSet { changes.append("highlighted") } }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    addGestureRecognizer(tap)
    accessibilityTraits = [.button, .selected]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      changes.append("traits")
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}

final class CardCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.addSubview(Card())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@Suite struct AppComponentTests {
  @Test("A component may override what UIKit lets it, and use Likeness's names for its own")
  func overrides() throws {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    card.backgroundColor = .brand
    card.tintColor = .red
    card.isHidden = false
    card.bounds.size.width = 60
    card.isHighlighted = true
    #expect(
      card.changes == ["background", "tint", "hidden", "frame", "bounds", "highlighted"])
    let picture = try render(card, in: CGSize(width: 60, height: 20))
    #expect(picture[0, 0] == StraightColor(hex: 0x123456))
    #expect(card.changes.last == "traits")
    let dark = try render(card, theme: .builtInDark, in: CGSize(width: 60, height: 20))
    #expect(dark[0, 0] == .white)
    #expect(card.changes.count { $0 == "traits" } == 2)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(CardCell(style: .default, reuseIdentifier: nil).contentView.subviews.count == 1)
  }

  @Test("Extensions of an app add initializers and class members") func extensions() {
    #expect(UIColor(rgb: 0xFF0000) == .red)
    #expect(UIFont.brand(12).pointSize == 12 && UIFont.brand(12).fontName == "Brand")
    #expect(UIImage(brand: "logo") == nil)
  }

  @Test("A configured button has its colors, insets and corners") func configuration() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "OK"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    let label = UILabel()
    label.text = "OK"
    label.font = .systemFont(ofSize: 18)
    let text = label.intrinsicContentSize
    #expect(
      button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
    let container = UIView()
    container.tintColor = .red
    container.addSubview(button, pinning: .edges)
    let picture = try render(container, in: CGSize(width: 60, height: 30))
    #expect(picture[0, 0].alpha == 0 && picture[30, 0] == .red)
    #expect(button.currentTitleColor == .white)
    button.setTitle("Go", for: .normal)
    button.configuration?.title = nil
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    #expect(button.backgroundColor == .tertiarySystemFill)
  }
}
