import UIKit

final class SettingsCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let iconTile = UIView()
  let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    iconTile.layer.cornerRadius = 7
    for view in [iconTile, titleLabel, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      iconTile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      iconTile.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      iconTile.widthAnchor.constraint(equalToConstant: 29),
      iconTile.heightAnchor.constraint(equalToConstant: 29),
      titleLabel.leadingAnchor.constraint(equalTo: iconTile.trailingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      toggle.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, color: UIColor, isOn: Bool) {
    titleLabel.text = title
    iconTile.backgroundColor = color
    toggle.setOn(isOn, animated: false)
  }
}
