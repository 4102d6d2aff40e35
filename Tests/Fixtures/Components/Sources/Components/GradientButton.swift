import UIKit

final class GradientButton: UIButton {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }
    layer.cornerRadius = 10
    clipsToBounds = true
    titleLabel?.font = .boldSystemFont(ofSize: 17)
    setTitleColor(.white, for: .normal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 40, height: 50)
  }

  override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.4 }
  }
}
