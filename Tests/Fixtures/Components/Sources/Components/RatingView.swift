import UIKit

/// Five stars, partly filled.
final class RatingView: UIView {
  var rating: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: 5 * 24, height: 24) }

  override func draw(_ rect: CGRect) {
    let stars = UIBezierPath()
    for index in 0..<5 {
      stars.append(star(in: CGRect(x: CGFloat(index) * 24, y: 0, width: 24, height: 24)))
    }
    UIColor.systemGray4.setFill()
    stars.fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: rating * 24, height: 24))
    UIColor.systemYellow.setFill()
    stars.fill()
    context.restoreGState()
  }

  private func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius = rect.width * (corner.isMultiple(of: 2) ? 0.45 : 0.19)
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
