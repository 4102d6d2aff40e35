import UIKit

final class AvatarView: UIView {
  enum Size: CGFloat {
    case small = 32
    case large = 64
  }

  private let size: Size
  private let initialsLabel = UILabel()
  private let presenceDot = UIView()

  var isOnline = false {
    didSet { presenceDot.isHidden = !isOnline }
  }

  init(name: String, size: Size = .large) {
    self.size = size
    super.init(frame: .zero)
    backgroundColor = .systemIndigo
    layer.cornerRadius = size.rawValue / 2
    initialsLabel.text = name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    initialsLabel.font = .boldSystemFont(ofSize: size.rawValue * 0.4)
    initialsLabel.textColor = .white
    presenceDot.backgroundColor = .systemGreen
    presenceDot.layer.borderColor = UIColor.white.cgColor
    presenceDot.layer.borderWidth = 2
    presenceDot.layer.cornerRadius = size.rawValue / 8
    presenceDot.isHidden = true
    for view in [initialsLabel, presenceDot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      initialsLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      initialsLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      presenceDot.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
      presenceDot.heightAnchor.constraint(equalTo: presenceDot.widthAnchor),
      presenceDot.trailingAnchor.constraint(equalTo: trailingAnchor),
      presenceDot.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: size.rawValue, height: size.rawValue)
  }
}
