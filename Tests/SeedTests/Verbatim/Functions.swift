/// The code of the document about styles as functions, as it is written: the style sheet with
/// `concat`, and the screen with two buttons. Left out are the two
/// switches and their screen, which need `#selector`, and what the document replaces later.
// swift-format-ignore-file
import UIKit

func border<T: UIView>(
    width: CGFloat? = nil,
    color: UIColor? = nil
) -> (T) -> Void {
    return { view in
        width.map { view.layer.borderWidth = $0 }
        color.map { view.layer.borderColor = $0.cgColor }
    }
}

typealias AppStyle<T: UIView> = (T) -> Void

enum AppStyleSheet {
    static let noBorderStyle = border(width: 0)
    static let strongBorderStyle = border(width: 4)
}

extension AppStyleSheet {
    enum Mixins {}
}

extension AppStyleSheet.Mixins {
    static func border<T: UIView>(
        width: CGFloat? = nil,
        color: UIColor? = nil
    ) -> AppStyle<T> {
        return { view in
            width.map { view.layer.borderWidth = $0 }
            color.map { view.layer.borderColor = $0.cgColor }
        }
    }

    static func cornerRadius<T: UIView>(value: CGFloat) -> AppStyle<T> {
        return { view in
            view.layer.cornerRadius = value
        }
    }

    static func base<T: UIView>(
        backgroundColor: UIColor? = nil,
        clipsToBounds: Bool? = nil
    ) -> AppStyle<T> {
        return { view in
            backgroundColor.map { view.backgroundColor = $0 }
            clipsToBounds.map { view.clipsToBounds = $0}
        }
    }

    static func button<T: UIButton>(
        titleColor: UIColor,
        for state: UIControl.State
    ) -> AppStyle<T> {
        return { button in
            button.setTitleColor(titleColor, for: state)
        }
    }
}

func concat<T: UIView>(_ styles: [AppStyle<T>]) -> AppStyle<T> {
    return { view in
        styles.forEach {
            $0(view)
        }
    }
}

extension AppStyleSheet {
    static let baseButtonStyle: AppStyle<UIButton> = concat([
        Mixins.base(backgroundColor: .white, clipsToBounds: true),
        Mixins.border(width: 2, color: .black),
        Mixins.cornerRadius(value: 8),
        Mixins.button(titleColor: .black, for: .normal),
        Mixins.button(titleColor: .gray, for: .highlighted)
    ])

    static let primaryButtonStyle: AppStyle<UIButton> = concat([
        baseButtonStyle,
        Mixins.border(color: .black)
    ])

    static let secondaryButtonStyle: AppStyle<UIButton> = concat([
        baseButtonStyle,
        Mixins.base(backgroundColor: .clear),
        Mixins.border(width: 0),
        Mixins.button(titleColor: .blue, for: .normal)
    ])
}

protocol Styleable {}

extension Styleable where Self: UIView {
    func withStyle(_ f: AppStyle<Self>) -> Self {
        f(self)
        // Not in the document: shows that this function runs, and not the library's of this name.
        tag += 1
        return self
    }
}
extension UIView: Styleable {}

class TestViewController: UIViewController {
    override func loadView() {
        view = UIView()
        view.backgroundColor = .white
        let primaryButton = UIButton().withStyle(AppStyleSheet.primaryButtonStyle)

        primaryButton.setTitle("Primary button", for: .normal)

        let secondaryButton = UIButton().withStyle(AppStyleSheet.secondaryButtonStyle)
        secondaryButton.setTitle("Secondary button", for: .normal)

        let container = UIStackView(arrangedSubviews: [primaryButton, secondaryButton])
        container.axis = .vertical
        container.spacing = 10
        container.translatesAutoresizingMaskIntoConstraints = false

        view.addSubview(container)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            container.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8)
        ])
    }
}
