/// Components with attributed text, symbols and drawn images, as teams write them for UIKit.
import Testing
import UIKit

private final class PriceLabel: UILabel {
  override var attributedText: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }

  func show(_ price: String, old: String) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineHeightMultiple = 1.2
    let text = NSMutableAttributedString(
      string: "\(price) ",
      attributes: [
        .font: UIFont(
          descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
            .withSymbolicTraits(.traitBold) ?? UIFontDescriptor(), size: 0),
        .paragraphStyle: style,
      ])
    text.append(
      NSAttributedString(
        string: old,
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style,
        ]))
    attributedText = text
  }
}

private final class IconRow: UIView {
  let icon = UIImageView()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold, scale: .large)
    icon.image = UIImage(systemName: "chevron.right", withConfiguration: configuration)?
      .withTintColor(.red, renderingMode: .alwaysOriginal)
    button.setImage(
      UIImage(systemName: "xmark.circle.fill")?.withRenderingMode(.alwaysTemplate), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    addSubview(icon)
    addSubview(button)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIImage {
  fileprivate static func dot(_ color: UIColor, size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
    }
  }
}

@Suite struct AttributedComponentTests {
  @Test("A label keeps the attributes that a component gave it") func price() throws {
    let label = PriceLabel()
    label.show("9 €", old: "12 €")
    #expect(label.text == "9 € 12 €" && label.textAlignment == .center)
    let range = NSRange(location: 4, length: 1)
    let text = try #require(label.attributedText as NSAttributedString?)
    #expect(
      text.attributedSubstring(from: range).attribute(
        .strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 1)
    let width = ("9 €" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      .width
    #expect(width > 0)
  }

  @Test("A drawn image is written and read as PNG") func images() throws {
    let dot = UIImage.dot(.red, size: 6)
    #expect(dot.size == CGSize(width: 6, height: 6) && dot.scale == 3)
    let data = try #require(dot.pngData())
    #expect(UIImage(data: data, scale: 3) == dot && UIImage(data: Data([1, 2])) == nil)
    #expect(IconRow().icon.image?.renderingMode == .alwaysOriginal)
  }
}
