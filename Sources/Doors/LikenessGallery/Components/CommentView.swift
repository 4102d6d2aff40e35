/// The view of a comment, and the protocol of the model that it shows.
import Foundation
import Likeness

/// What a ``CommentView`` shows.
package protocol CommentViewData {
  /// Who wrote it.
  var title: String { get }
  /// What was written.
  var subtitle: String { get }
  /// How long ago.
  var timestamp: String { get }
  /// The title of the button that answers.
  var replyText: String { get }
  /// The icon of the button that answers.
  var replyImage: Image? { get }
  /// Where the writer's face is, if there is one.
  var avatarURL: URL? { get }
}

/// A comment with its writer's face, its age and a button to reply.
package final class CommentView: View {
  private let titleLabel = Label()
  private let subtitleLabel = Label()
  private let statusLabel = Label()
  private let replyButton = Button()
  private let avatarImageView = ImageView()

  /// Creates the view, places its parts and gives them their look.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.name = "title"
    subtitleLabel.name = "subtitle"
    statusLabel.name = "status"
    replyButton.name = "reply"
    avatarImageView.name = "avatar"
    avatarImageView.pin(.size(40, 40))
    avatarImageView.placeholderImage = Icon.person.image
    subtitleLabel.numberOfLines = 0

    let head = StackView(arrangedSubviews: [titleLabel, statusLabel])
    head.name = "head"
    head.spacing = 8
    head.alignment = .firstBaseline
    titleLabel.layout.horizontalHugging = 0
    let foot = StackView(arrangedSubviews: [replyButton])
    foot.name = "foot"
    foot.axis = .vertical
    foot.alignment = .leading
    let column = StackView(arrangedSubviews: [head, subtitleLabel, foot])
    column.name = "column"
    column.axis = .vertical
    column.spacing = 4
    let row = StackView(arrangedSubviews: [avatarImageView, column])
    row.name = "row"
    row.spacing = 12
    row.alignment = .top
    addSubview(row)
    row.pin(.edges(inset: 12))
  }

  package required init?(coder: NSCoder) { nil }

  /// Takes on a look; nil goes back to the default one.
  package func apply(style: CommentViewStyle?) {
    apply(style: style?.viewStyle)
    avatarImageView.apply(style: style?.avatarStyle)
    titleLabel.apply(style: style?.titleStyle)
    subtitleLabel.apply(style: style?.subtitleStyle)
    statusLabel.apply(style: style?.statusStyle)
    replyButton.apply(style: style?.replyStyle)
  }

  /// Shows the given data.
  package func configure(viewData: any CommentViewData) {
    titleLabel.text = viewData.title
    subtitleLabel.text = viewData.subtitle
    statusLabel.text = viewData.timestamp
    replyButton.setTitle(viewData.replyText, for: .normal)
    replyButton.setImage(viewData.replyImage, for: .normal)
    avatarImageView.setImage(from: viewData.avatarURL)
  }
}

/// The look of a ``CommentView``.
package struct CommentViewStyle: ComponentStyle {
  /// The box around it all.
  package var viewStyle: ViewStyle?
  /// The writer's face.
  var avatarStyle: ImageViewStyle?
  /// The writer's name.
  package var titleStyle: LabelStyle?
  /// The text.
  var subtitleStyle: LabelStyle?
  /// The age.
  var statusStyle: LabelStyle?
  /// The button.
  var replyStyle: ButtonStyle?

  package init() {}

  /// A quiet card in the colors of the theme.
  package static var themed: CommentViewStyle {
    var style = CommentViewStyle()
    style.viewStyle = ViewStyle(
      backgroundColor: .token("surface"), borderColor: .token("separator"), borderWidth: 1,
      cornerRadius: 12)
    // Background and tint show behind and in the stand-in for a missing face.
    style.avatarStyle = ImageViewStyle(
      viewStyle: ViewStyle(
        backgroundColor: .token("separator"), cornerRadius: 20, clipsToBounds: true,
        tintColor: .token("secondaryText")))
    style.titleStyle = LabelStyle(textColor: .token("text"), font: .boldSystemFont(ofSize: 15))
    style.subtitleStyle = LabelStyle(textColor: .token("text"), font: .systemFont(ofSize: 14))
    style.statusStyle = LabelStyle(
      textColor: .token("secondaryText"), font: .systemFont(ofSize: 12))
    style.replyStyle = ButtonStyle(
      viewStyle: ViewStyle(tintColor: .token("accent")),
      titleStyle: LabelStyle(font: .boldSystemFont(ofSize: 13)),
      contentEdgeInsets: .zero, imageTitleSpacing: 6,
      normal: ButtonStateStyle(titleColor: .token("accent")))
    return style
  }

  package static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .part("avatarStyle", \.avatarStyle),
    .part("titleStyle", \.titleStyle),
    .part("subtitleStyle", \.subtitleStyle),
    .part("statusStyle", \.statusStyle),
    .part("replyStyle", \.replyStyle),
  ]
}
