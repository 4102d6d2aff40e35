/// The code of the document about style structs, as it is written. The document shows `NewsView` in
/// parts: here are the properties of the first and `apply(style:)` of the second, since the first
/// one's `messageColor` and `titleColor` are in no struct. What it leaves out stands below "...".
// swift-format-ignore-file
import UIKit

struct ViewStyle {
    let backgroundColor: UIColor?
    let  borderColor: UIColor?
    let borderWidth: CGFloat?
    let cornerRadius: CGFloat?
init(backgroundColor: UIColor? = nil,
          borderColor: UIColor? = nil,
          borderWidth: CGFloat? = nil,
          cornerRadius: CGFloat? = nil) {
        self.backgroundColor = backgroundColor
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.cornerRadius = cornerRadius
    }
}
extension UIView {
    func apply(style: ViewStyle?) {
        self.backgroundColor = style?.backgroundColor
        self.layer.borderColor = style?.borderColor?.cgColor
        self.layer.borderWidth = style?.borderWidth ?? 0
        self.layer.cornerRadius = style?.cornerRadius ?? 0
    }
}

struct LabelStyle {
    // Superclass style
    let viewStyle: ViewStyle
    // Own values
    let textAlignment: NSTextAlignment
    let textColor: UIColor?
    let font: UIFont?
}
extension UILabel {
    func apply(style: LabelStyle) {
        // Applying superclass style
        self.apply(style: style.viewStyle)
        // Applying own values
        self.textAlignment = style.textAlignment
        self.textColor = style.textColor
        self.font = style.font
    }
}

struct NewsViewStyle {
    // Superclass style
    let viewStyle: ViewStyle
    // Aggregated components’ styles
    let titleStyle: LabelStyle
    let messageStyle: LabelStyle
    // Own values
    // -
}

class NewsView: UIView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
override init(frame: CGRect)  {
        super.init(frame: frame)
        self.setupConstraints()
    }
required init?(coder: NSCoder)  {
        super.init(coder: coder)
    }
var title: String?  {
        get { self.titleLabel.text }
        set { self.titleLabel.text = newValue }
    }
var message: String?  {
        get { self.messageLabel.text }
        set { self.messageLabel.text = newValue }
    }
    func apply(style: NewsViewStyle) {
        // Applying superclass style
        self.apply(style: style.viewStyle)
        // Applying aggregated components’ styles
        self.titleLabel.apply(style: style.titleStyle)
        self.messageLabel.apply(style: style.messageStyle)
        // Applying own values
        // -
    }
func setupConstraints() {
        //  ...
        let stack = UIStackView(arrangedSubviews: [titleLabel, messageLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12)
        ])
    }
}

extension NewsViewStyle {
    public static var badoo: NewsViewStyle {
        NewsViewStyle(
            viewStyle: ViewStyle(
                backgroundColor: .white,
                borderColor: UIColor(hex: 0x783BF9),
                borderWidth: 1,
                cornerRadius: 0
            ),
            titleStyle: LabelStyle(
                viewStyle: ViewStyle(
                    backgroundColor: .clear,
                    borderColor: .clear,
                    borderWidth: 0,
                    cornerRadius: 0
                ),
                textAlignment: .left,
                textColor: UIColor(hex: 0x783BF9),
                font: UIFont.systemFont(ofSize: 22)
            ),
            messageStyle: LabelStyle(
                viewStyle: ViewStyle(
                    backgroundColor: .clear,
                    borderColor: .clear,
                    borderWidth: 0,
                    cornerRadius: 0
                ),
                textAlignment: .left,
                textColor: UIColor(hex: 0x767676),
                font: UIFont.systemFont(ofSize: 14)
            )
        )
    }
}
