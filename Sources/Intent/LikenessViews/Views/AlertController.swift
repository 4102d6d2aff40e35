/// Alerts: a card with a title, a message and buttons.
import Foundation
import LikenessDisplayList
import LikenessText

/// A button of an ``AlertController``.
public final class AlertAction: ComparedByIdentity {
  /// What a button does: anything, nothing, or harm.
  public enum Style: Int, Hashable, Sendable {
    /// As in UIKit.
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// What the button does.
  public let style: Style
  /// Whether the button can be used; true by default. It is drawn pale otherwise.
  public var isEnabled = true

  /// Creates a button. Nothing calls `handler`.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

/// An alert, drawn as a card of 280 points that is as high as its content.
open class AlertController: ViewController {
  /// Where UIKit shows an alert. Shows nothing.
  public enum Style: Int, Hashable, Sendable {
    /// As in UIKit.
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// Where UIKit shows the alert. Shows nothing.
  public private(set) var preferredStyle = Style.alert
  /// The buttons, from the top.
  public private(set) var actions: [AlertAction] = []
  /// The button with a bold title; by default one that cancels.
  open var preferredAction: AlertAction?

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds a button; one that cancels ends up last.
  open func addAction(_ action: AlertAction) {
    let place = action.style == .cancel ? nil : actions.firstIndex { $0.style == .cancel }
    actions.insert(action, at: place ?? actions.count)
  }

  /// Makes the card.
  open override func loadView() {
    func label(_ text: String?, _ style: Font.TextStyle, _ name: String) -> Label {
      let label = Label(text: text).withName(name)
      label.apply(
        style: LabelStyle(
          textAlignment: .center, textColor: .label, font: .preferredFont(forTextStyle: style)))
      label.numberOfLines = 0
      return label
    }
    let texts = [
      label(title, .headline, "title"), label(message, .subheadline, "message"),
    ]
    let head = StackView(arrangedSubviews: texts.filter { $0.text?.isEmpty == false })
    head.axis = .vertical
    head.spacing = 6
    let card = StackView(arrangedSubviews: [View()]).withName("alert")
    card.arrangedSubviews[0].addSubview(
      head, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 20, vertical: 20)))
    card.axis = .vertical
    card.pin(.width(.points(280)))
    card.backgroundColor = .secondarySystemGroupedBackground
    card.cornerRadius = 16
    card.clipsToBounds = true
    for action in actions {
      let line = View().pin(.height(.points(0.5)))
      line.backgroundColor = .separator
      let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let button = Button(type: .system).withName("action").pin(.minHeight(.points(48)))
      button.setTitle(action.title, for: .normal)
      button.font = .preferredFont(forTextStyle: isBold ? .headline : .body)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.isEnabled = action.isEnabled
      card.addArrangedSubview(line)
      card.addArrangedSubview(button)
    }
    view = card
  }
}
