/// A tooltip, the presenter that fills it, and the looks that a factory gives it.
import Likeness

/// What a presenter can do with a tooltip: say something. It has no way to the look.
package protocol TooltipContent: AnyObject {
  /// The message.
  var text: String? { get set }
  /// Whether the tooltip is on the screen.
  var isHidden: Bool { get set }
}

/// The look of a ``TooltipView``.
package struct TooltipViewStyle: ComponentStyle {
  /// The bubble.
  package var viewStyle: ViewStyle?
  /// The message.
  package var textStyle: LabelStyle?

  package init() {}

  /// Creates a style; what is nil takes its default.
  package init(viewStyle: ViewStyle? = nil, textStyle: LabelStyle? = nil) {
    self.viewStyle = viewStyle
    self.textStyle = textStyle
  }

  private static func bubble(_ color: Color, text: Color) -> TooltipViewStyle {
    TooltipViewStyle(
      viewStyle: ViewStyle(
        backgroundColor: color, cornerRadius: 10,
        shadow: ShadowStyle(color: Color(white: 0, alpha: 0.25), dy: 2, blurRadius: 8)),
      textStyle: LabelStyle(textColor: text, font: .systemFont(ofSize: 14, weight: .bold)))
  }

  /// White on violet.
  package static var violet: TooltipViewStyle { bubble(.token("brand"), text: .white) }
  /// Black on yellow.
  package static var yellow: TooltipViewStyle { bubble(.token("brandYellow"), text: .black) }
  /// White on green.
  package static var green: TooltipViewStyle { bubble(.token("brandGreen"), text: .white) }

  package static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .part("textStyle", \.textStyle),
  ]
}

/// A short message in a bubble.
package final class TooltipView: View, TooltipContent {
  private let label = Label()

  /// Creates the view and places its label.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    label.name = "text"
    label.numberOfLines = 0
    addSubview(label)
    label.pin(.edges(insets: DirectionalEdgeInsets(horizontal: 12, vertical: 8)))
  }

  package required init?(coder: NSCoder) { nil }

  /// The message.
  package var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// Takes on a look; nil goes back to the default one.
  package func apply(style: TooltipViewStyle?) {
    apply(style: style?.viewStyle)
    label.apply(style: style?.textStyle)
  }
}

/// Shows a message once the control that it explains has appeared. One presenter serves every look.
package final class TooltipPresenter {
  private weak var view: (any TooltipContent)?
  private let message: String

  /// Creates a presenter; the tooltip stays hidden until the control appears.
  ///
  /// - Parameters:
  ///   - view: the tooltip, as far as content goes. The presenter does not keep it.
  ///   - message: the localized text that the model provides.
  package init(view: any TooltipContent, message: String) {
    self.view = view
    self.message = message
    view.isHidden = true
  }

  /// The one event that it handles: sets the text and shows the tooltip.
  package func controlDidAppear() {
    view?.text = message
    view?.isHidden = false
  }
}

/// Puts view, style and presenter together: the only place that knows all three.
package enum TooltipFactory {
  /// A tooltip in a look of its own, which shows its message when `control` appears. The control
  /// keeps the presenter.
  package static func tooltip(_ message: String, style: TooltipViewStyle, for control: View)
    -> TooltipView
  {
    let view = TooltipView()
    view.apply(style: style)
    let presenter = TooltipPresenter(view: view, message: message)
    control.onAppear { presenter.controlDidAppear() }
    return view
  }
}
