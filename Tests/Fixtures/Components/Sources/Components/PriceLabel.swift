import UIKit

final class PriceLabel: UILabel {
  func show(_ price: String, insteadOf oldPrice: String?) {
    let text = NSMutableAttributedString()
    if let oldPrice {
      text.append(
        NSAttributedString(
          string: oldPrice + " ",
          attributes: [
            .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          ]))
    }
    text.append(
      NSAttributedString(
        string: price,
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 22),
          .foregroundColor: oldPrice == nil ? UIColor.label : .systemRed,
        ]))
    attributedText = text
  }
}
