/// The content of a row: an image, a text and a second text.
import Foundation
import LikenessDisplayList
import LikenessText

/// The content of a row as a value.
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// At the start, in the middle, or from one edge to the other.
      case natural, center, justified
    }
    /// The font.
    public var font: Font
    /// The color.
    public var color: Color
    /// The alignment; natural by default.
    public var alignment = TextAlignment.natural
    /// The handling of text that is too long, and the most lines; 0, the default, is no limit.
    public var (lineBreakMode, numberOfLines) = (LineBreakMode.byTruncatingTail, 0)
    /// Whether the font follows the text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    init(_ style: Font.TextStyle, _ color: Color) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Lets a label show a text in this look.
    func show(_ text: String?, _ attributed: AttributedText?, in label: Label) {
      label.text = text
      if let attributed { label.attributedText = attributed }
      label.font = font
      label.textColor = color
      label.textAlignment = [.natural, .center, .justified][alignment.rawValue]
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// The look of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The color of a template; nil, the default, is the tint color.
    public var tintColor: Color?
    /// The radius of the corners; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The size that a larger image shrinks to; zero, the default, is no limit.
    public var maximumSize = CGSize.zero
  }

  /// The texts.
  public var (text, secondaryText): (String?, String?)
  /// The texts with attributes; they go before the plain ones.
  public var (attributedText, secondaryAttributedText): (AttributedText?, AttributedText?)
  /// The image.
  public var image: Image?
  /// The look of the texts.
  public var (textProperties, secondaryTextProperties): (TextProperties, TextProperties)
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The space around the content.
  public var directionalLayoutMargins = DirectionalEdgeInsets(horizontal: 16, vertical: 11)
  /// Whether the second text stands beside the first where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text, and the opacity of the content.
  public var (imageToTextPadding, alpha): (CGFloat, CGFloat) = (16, 1)
  /// The space between texts beside and below each other.
  public var (textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding):
    (CGFloat, CGFloat) = (8, 3)
  /// The width of a first text that ends where the second begins.
  var column: CGFloat?
  var leastHeight: CGFloat = 44

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  /// A row with a text and a small one below.
  public static func cell() -> Self { subtitleCell() }
  /// A row with a text and a small one below.
  public static func subtitleCell() -> Self {
    Self(.init(.body, .label), .init(.subheadline, .secondaryLabel))
  }
  /// A row with a text and another at the end.
  public static func valueCell() -> Self {
    var list = Self(.init(.body, .label), .init(.body, .secondaryLabel))
    list.prefersSideBySideTextAndSecondaryText = true
    return list
  }
  private static func header(_ style: Font.TextStyle, _ color: Color) -> Self {
    var list = Self(.init(style, color), .init(.footnote, .secondaryLabel))
    list.directionalLayoutMargins = DirectionalEdgeInsets(horizontal: 16, vertical: 7)
    list.leastHeight = 28
    return list
  }
  /// A header of a plain list.
  public static func plainHeader() -> Self { header(.headline, .label) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { header(.footnote, .secondaryLabel) }
  /// A header or footer of a grouped list.
  public static func groupedHeader() -> Self { plainFooter() }
  /// Returns a view that shows the content.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns the content in a state: texts of a disabled cell are pale.
  public func updated(for state: any ConfigurationState) -> Self {
    guard (state as? CellConfigurationState)?.isDisabled == true else { return self }
    var list = self
    list.textProperties.color = .secondaryLabel.withAlphaComponent(0.5)
    list.secondaryTextProperties.color = list.textProperties.color
    return list
  }
}

/// The view of a ``ListContentConfiguration``.
open class ListContentView: View, ContentView {
  private var list: ListContentConfiguration
  let textLabel = Label().withName("text")
  let secondaryLabel = Label().withName("secondaryText")
  let imageView = ImageView().withName("image")

  /// The content.
  public var configuration: any ContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? ListContentConfiguration else { return }
      list = newValue
      show()
    }
  }

  /// Creates a view with its content.
  public init(configuration: ListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// Creates a view for a cell that shows texts of its own accord.
  convenience init(filling view: View, _ list: ListContentConfiguration) {
    self.init(configuration: list)
    view.insertSubview(self, at: 0)
    pin(.edges)
  }

  convenience init(filling view: View, ofStyle style: TableViewCell.CellStyle) {
    var list = style == .value1 ? ListContentConfiguration.valueCell() : .subtitleCell()
    if style == .value2 {
      list.column = 91
      list.textProperties = .init(.footnote, view.tintColor ?? .systemBlue)
      list.secondaryTextProperties = .init(.footnote, .label)
    }
    list.textProperties.numberOfLines = 1
    list.secondaryTextProperties.numberOfLines = 1
    self.init(filling: view, list)
  }

  private func show() {
    list.textProperties.show(list.text, list.attributedText, in: textLabel)
    list.secondaryTextProperties.show(
      list.secondaryText, list.secondaryAttributedText, in: secondaryLabel)
    imageView.image = list.image
    imageView.tintColor = list.imageProperties.tintColor
    imageView.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    alpha = list.alpha
  }

  private struct Places {
    var (image, text, secondary) = (CGRect.zero, CGRect.zero, CGRect.zero)
    var size = CGSize.zero
  }

  /// The places of the parts from left to right, in a width and at least a height.
  private func places(width: CGFloat, height: CGFloat) -> Places {
    let margins = edges(list.directionalLayoutMargins)
    var places = Places()
    var picture = imageView.image?.size ?? .zero
    let most = list.imageProperties.maximumSize
    let share = min(
      most.width > 0 ? most.width / max(picture.width, 1) : 1,
      most.height > 0 ? most.height / max(picture.height, 1) : 1, 1)
    picture = CGSize(width: picture.width * share, height: picture.height * share)
    let start =
      margins.leading + (picture.width > 0 ? picture.width + list.imageToTextPadding : 0)
    let free = max(0, width - start - margins.trailing)
    func size(_ label: Label, in width: CGFloat) -> CGSize {
      (label.text ?? "").isEmpty ? .zero : label.measuredSize(in: .width(width))
    }
    var (first, second) = (size(textLabel, in: free), size(secondaryLabel, in: free))
    let gap = list.textToSecondaryTextHorizontalPadding
    let both = first.width > 0 && second.width > 0
    var textHeight = max(first.height, second.height)
    if let column = list.column, both, free.isFinite {
      first = size(textLabel, in: min(column, free))
      second = size(secondaryLabel, in: max(0, free - column - gap))
      textHeight = max(first.height, second.height)
      places.text.origin.x = start + max(0, column - first.width)
      places.secondary.origin.x = start + column + gap
    } else if list.prefersSideBySideTextAndSecondaryText, both,
      first.width + gap + second.width <= free
    {
      places.text.origin.x = start
      places.secondary.origin.x =
        free.isFinite ? width - margins.trailing - second.width : start + first.width + gap
    } else {
      places.text.origin.x = start
      places.secondary.origin.x = start
      let distance = both ? list.textToSecondaryTextVerticalPadding : 0
      places.secondary.origin.y = first.height + distance
      textHeight = first.height + distance + second.height
      // The alignment of a text refers to all the room.
      if free.isFinite { (first.width, second.width) = (free, free) }
    }
    places.size = CGSize(
      width: margins.trailing
        + max(places.text.minX + first.width, places.secondary.minX + second.width),
      height: max(list.leastHeight, margins.vertical + max(picture.height, textHeight)))
    let middle = margins.top + (max(height, places.size.height) - margins.vertical) / 2
    places.text.origin.y = middle - textHeight / 2
    places.secondary.origin.y += middle - textHeight / 2
    (places.text.size, places.secondary.size) = (first, second)
    places.image = CGRect(
      x: margins.leading, y: middle - picture.height / 2,
      width: picture.width, height: picture.height)
    return places
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuring { places(width: size.width, height: 0).size }
  }

  open override func layoutSubviews() {
    measuring {
      let places = places(width: placedFrame.width, height: placedFrame.height)
      for (view, place) in [
        (imageView, places.image), (textLabel, places.text), (secondaryLabel, places.secondary),
      ] as [(View, CGRect)] {
        var place = place
        if effectiveLayoutDirection == .rightToLeft {
          place.origin.x = placedFrame.width - place.maxX
        }
        view.frame = place
      }
    }
  }
}
