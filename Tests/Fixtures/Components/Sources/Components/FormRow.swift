import UIKit

final class FormRow: UIView, UITextFieldDelegate {
  let textField = UITextField()
  private let titleLabel = UILabel()
  private let errorLabel = UILabel()

  var error: String? {
    didSet {
      errorLabel.text = error
      errorLabel.isHidden = error == nil
      textField.layer.borderColor = (error == nil ? UIColor.separator : .systemRed).cgColor
    }
  }

  init(title: String, placeholder: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 13, weight: .medium)
    titleLabel.textColor = .secondaryLabel
    textField.placeholder = placeholder
    textField.delegate = self
    textField.borderStyle = .none
    textField.layer.borderWidth = 1
    textField.layer.borderColor = UIColor.separator.cgColor
    textField.layer.cornerRadius = 8
    textField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 0))
    textField.leftViewMode = .always
    textField.heightAnchor.constraint(equalToConstant: 44).isActive = true
    errorLabel.font = .systemFont(ofSize: 12)
    errorLabel.textColor = .systemRed
    errorLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [titleLabel, textField, errorLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
