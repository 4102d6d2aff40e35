/// A badge of a profile as a button. Its image is content in one variant and style in the other.
import Likeness

/// The look of an ``ImagedButton``, whose image belongs to the look. Not for files, as other styles
/// are: it holds pixels.
package struct ImagedButtonStyle: Hashable, Sendable {
  /// All that a button's look holds otherwise.
  package var buttonStyle: ButtonStyle?
  /// The image; none by default.
  package var image: Image?

  /// Creates a style; what is nil takes its default.
  package init(buttonStyle: ButtonStyle? = nil, image: Image? = nil) {
    self.buttonStyle = buttonStyle
    self.image = image
  }

  /// This style with everything that `other` sets set so.
  package func merging(_ other: ImagedButtonStyle) -> ImagedButtonStyle {
    ImagedButtonStyle(
      buttonStyle: buttonStyle.merging(other.buttonStyle), image: other.image ?? image)
  }

  /// The badge of a person who does sports.
  package static var sport: ImagedButtonStyle {
    ImagedButtonStyle(buttonStyle: .badge, image: Icon.sport.image)
  }
}

/// A button that always shows the image of its style. It has no image to set from outside: none can
/// be overwritten.
package final class ImagedButton: View {
  private let button = Button()

  /// Creates the view and its button.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    button.name = "button"
    addSubview(button)
    button.pin(.edges)
  }

  package required init?(coder: NSCoder) { nil }

  /// The text.
  package var title: String? {
    get { button.title(for: .normal) }
    set { button.setTitle(newValue, for: .normal) }
  }

  /// Whether it can be used; true by default.
  package var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }

  /// Whether it is being pressed; false by default.
  package var isHighlighted: Bool {
    get { button.isHighlighted }
    set { button.isHighlighted = newValue }
  }

  /// Takes on a look, image included; nil goes back to the default one.
  package func apply(style: ImagedButtonStyle?) {
    button.apply(style: style?.buttonStyle)
    button.setImage(style?.image, for: .normal)
  }
}

extension ButtonStyle {
  /// A pill with a border, darker while it is pressed and pale when disabled.
  package static var badge: ButtonStyle {
    ButtonStyle(
      viewStyle: ViewStyle(
        backgroundColor: .token("surface"), borderColor: .token("border"), borderWidth: 1,
        cornerRadius: 18, tintColor: .token("accent")),
      titleStyle: LabelStyle(font: .systemFont(ofSize: 15)),
      contentEdgeInsets: DirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 14),
      imageTitleSpacing: 8, normal: ButtonStateStyle(titleColor: .token("text")),
      highlighted: ButtonStateStyle(backgroundColor: .token("separator")),
      disabled: ButtonStateStyle(
        viewStyle: ViewStyle(borderColor: .token("separator"), tintColor: .token("disabled")),
        titleColor: .token("disabled")))
  }
}
