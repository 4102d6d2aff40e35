import UIKit

final class TagCloudView: UIView {
  private var labels: [UILabel] = []
  private let gap: CGFloat = 8

  var tags: [String] = [] {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = tags.map { tag in
        let label = UILabel()
        label.text = tag
        label.font = .systemFont(ofSize: 14)
        label.textAlignment = .center
        label.textColor = .systemBlue
        label.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.12)
        label.layer.cornerRadius = 14
        label.layer.masksToBounds = true
        return label
      }
      for label in labels { addSubview(label) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (label, frame) in zip(labels, frames(in: bounds.width)) { label.frame = frame }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(in: size.width).last?.maxY ?? 0)
  }

  private func frames(in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    return labels.map { label in
      let tagWidth = label.intrinsicContentSize.width + 24
      if origin.x > 0, origin.x + tagWidth > width {
        origin = CGPoint(x: 0, y: origin.y + 28 + gap)
      }
      defer { origin.x += tagWidth + gap }
      return CGRect(origin: origin, size: CGSize(width: tagWidth, height: 28))
    }
  }
}
