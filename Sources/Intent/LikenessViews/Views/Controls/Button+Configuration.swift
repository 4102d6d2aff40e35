/// The look and content of a button as one value: UIKit's `UIButton.Configuration`.
import Foundation
import LikenessText

extension Button {
  /// The content, the distances and the look of a button. What is set on the button itself goes
  /// before it.
  public struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    public enum CornerStyle: Hashable, Sendable {
      /// As ``BackgroundConfiguration/cornerRadius`` says, or half circles.
      case fixed, capsule
      /// 4 points, 6 or 8; dynamic is as medium.
      case dynamic, small, medium, large
    }

    /// The kinds of looks, which decide about the colors that are not set.
    enum Kind: Hashable { case plain, gray, tinted, filled }

    var kind: Kind
    /// The title.
    public var title: String?
    /// The title with attributes of its own; overrides ``title``.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title; none by default.
    public var titleTextAttributesTransformer: TextAttributesTransformer?
    /// A second line below the title, in a font of 12 points; none by default.
    public var subtitle: String?
    /// The image.
    public var image: Image?
    /// Whether spokes show in place of the image; false by default.
    public var showsActivityIndicator = false
    /// Changes the color of the image, and of these spokes, from that of the title; none by
    /// default.
    public var imageColorTransformer: ColorTransformer?,
      activityIndicatorColorTransformer: ColorTransformer?
    /// Where the image stands beside the title; before it by default.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The space between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distances between the edges and the content; 7 above and below and 12 beside it by
    /// default.
    public var contentInsets = DirectionalEdgeInsets(horizontal: 12, vertical: 7)
    /// The color of title and image; nil, the default, is that of the kind.
    public var baseForegroundColor: Color?
    /// The color behind them; nil, the default, is that of the kind.
    public var baseBackgroundColor: Color?
    /// The box behind the content.
    public var background = BackgroundConfiguration()
    /// How round the corners are; ``CornerStyle/dynamic`` by default.
    public var cornerStyle = CornerStyle.dynamic

    private init(_ kind: Kind) { self.kind = kind }

    /// Title and image in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Title and image in the tint color, on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Title and image in the tint color, on the same color, faint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White title and image on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// As ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// The look for a tint color.
    func style(tint: Color) -> ButtonStyle {
      let colors: (foreground: Color, background: Color?) =
        switch kind {
        case .plain: (tint, nil)
        case .gray: (tint, .tertiarySystemFill)
        case .tinted: (tint, tint.withAlphaComponent(0.18))
        case .filled: (.white, tint)
        }
      let radius: Double =
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .small: 4
        case .dynamic, .medium: 6
        case .large: 8
        // Radii that overlap shrink to half circles.
        case .capsule: 10_000
        }
      let fill = background.backgroundColor ?? baseBackgroundColor ?? colors.background
      let transform = background.backgroundColorTransformer
      var box = ViewStyle(
        backgroundColor: fill.map { transform?($0) ?? $0 }, cornerRadius: .value(radius))
      if background.strokeWidth > 0 {
        box.borderColor = background.strokeColor ?? tint
        box.borderWidth = .value(background.strokeWidth)
      }
      let foreground = baseForegroundColor ?? colors.foreground
      var style = ButtonStyle(
        viewStyle: box, titleStyle: LabelStyle(textColor: foreground),
        contentEdgeInsets: contentInsets, imageTitleSpacing: .value(imagePadding))
      style[.highlighted] = ButtonStateStyle(viewStyle: ViewStyle(alpha: 0.75))
      style[.disabled] = ButtonStateStyle(
        titleColor: .tertiaryLabel,
        backgroundColor: box.backgroundColor == nil ? nil : .tertiarySystemFill)
      return style
    }
  }

  /// The box behind the content of a button.
  public struct BackgroundConfiguration: Hashable, Sendable {
    /// The color; nil, the default, is that of the button's configuration.
    public var backgroundColor: Color?
    /// Changes that color; none by default.
    public var backgroundColorTransformer: ColorTransformer?
    /// The radius of the corners for ``Configuration/CornerStyle/fixed``; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The color of the border; nil, the default, is the tint color.
    public var strokeColor: Color?
    /// The width of the border; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// Creates a box without border and corners.
    public init() {}
  }

  /// Creates a button with a configuration, which calls an action when it is triggered.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(frame: .zero)
    var configuration = configuration
    if let primaryAction {
      configuration.title = configuration.title ?? primaryAction.title
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    // An initializer does not call observers.
    show(configuration)
  }

  /// Shows the content of a configuration. What is set by hand stays where it says nothing, as in
  /// UIKit.
  func show(_ configuration: Configuration) {
    let title = configuration.attributedTitle ?? configuration.title.map { AttributedString($0) }
    if title != nil || configuration.subtitle != nil {
      var text = AttributedText(title ?? "", configuration.titleTextAttributesTransformer)
      if let subtitle = configuration.subtitle {
        var small = TextAttributes()
        small.font = .systemFont(ofSize: 12)
        text = AttributedText(text.runs + [.init(title == nil ? subtitle : "\n" + subtitle, small)])
        self.title.numberOfLines = 0
      }
      setAttributedTitle(text, for: .normal)
    }
    if let image = configuration.image { setImage(image, for: .normal) }
    updateContent()
  }

  /// The style of the configuration, if there is one.
  var configurationStyle: ButtonStyle? {
    // Not the tint color of the button itself, which asks for the style.
    configuration?.style(
      tint: ownViewStyle.tintColor ?? defaultViewStyle.tintColor ?? superview?.tintColor
        ?? .rootTint)
  }

  /// The style below what is set on the button: that of the class, and then of the configuration.
  var baseStyle: ButtonStyle { defaultStyle.merging(configurationStyle) }
}
