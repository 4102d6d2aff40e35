import UIKit

final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let label = UILabel()

  var progress: CGFloat = 0 {
    didSet {
      ring.strokeEnd = progress
      label.text = "\(Int((progress * 100).rounded()))%"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for layer in [track, ring] {
      layer.fillColor = nil
      layer.lineWidth = 8
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    track.strokeColor = UIColor.systemGray5.cgColor
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.strokeEnd = 0
    label.font = .boldSystemFont(ofSize: 18)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4,
      startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
    for layer in [track, ring] {
      layer.frame = bounds
      layer.path = path.cgPath
    }
    label.frame = bounds
  }
}
