/// A piece of news: a title and a message in a box.
import Likeness

/// The look of a ``NewsView``: its own box, and the looks of its two labels.
package struct NewsViewStyle: ComponentStyle {
  /// The box around both texts.
  package var viewStyle: ViewStyle?
  /// The title.
  package var titleStyle: LabelStyle?
  /// The message.
  package var messageStyle: LabelStyle?

  package init() {}

  /// Creates a style; what is nil takes its default.
  package init(
    viewStyle: ViewStyle? = nil, titleStyle: LabelStyle? = nil, messageStyle: LabelStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.titleStyle = titleStyle
    self.messageStyle = messageStyle
  }

  package static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .part("titleStyle", \.titleStyle),
    .part("messageStyle", \.messageStyle),
  ]
}

/// A title above a message. The texts are its content; all else is style.
package final class NewsView: View {
  private let titleLabel = Label()
  private let messageLabel = Label()

  /// Creates the view and places its labels.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.name = "title"
    messageLabel.name = "message"
    titleLabel.numberOfLines = 0
    messageLabel.numberOfLines = 0
    let stack = StackView(arrangedSubviews: [titleLabel, messageLabel])
    stack.name = "texts"
    stack.axis = .vertical
    stack.spacing = 6
    addSubview(stack)
    stack.pin(.edges(inset: 12))
  }

  package required init?(coder: NSCoder) { nil }

  /// The title's text.
  package var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// The message's text.
  package var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }

  /// Takes on a look; nil goes back to the default one.
  package func apply(style: NewsViewStyle?) {
    apply(style: style?.viewStyle)
    titleLabel.apply(style: style?.titleStyle)
    messageLabel.apply(style: style?.messageStyle)
  }
}

extension NewsViewStyle {
  /// Badoo's look: a violet hairline and a violet title of 22 points over a gray message of 14.
  package static var badoo: NewsViewStyle {
    NewsViewStyle(
      viewStyle: ViewStyle(backgroundColor: .white, borderColor: .token("brand"), borderWidth: 1),
      titleStyle: LabelStyle(
        textAlignment: .left, textColor: .token("brand"), font: .systemFont(ofSize: 22)),
      messageStyle: LabelStyle(
        textAlignment: .left, textColor: Color(hex: 0x767676), font: .systemFont(ofSize: 14)))
  }
}
