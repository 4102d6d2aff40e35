import UIKit

final class ChatBubbleView: UIView {
  private let label = UILabel()
  private let maskLayer = CAShapeLayer()
  private let isOutgoing: Bool

  init(text: String, isOutgoing: Bool) {
    self.isOutgoing = isOutgoing
    super.init(frame: .zero)
    backgroundColor = isOutgoing ? .systemBlue : .systemGray5
    layer.mask = maskLayer
    label.text = text
    label.numberOfLines = 0
    label.textColor = isOutgoing ? .white : .label
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let corners: UIRectCorner = [
      .topLeft, .topRight, isOutgoing ? .bottomLeft : .bottomRight,
    ]
    maskLayer.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: 18, height: 18)
      ).cgPath
  }
}
