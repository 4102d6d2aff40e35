/// The looks of bars as UIKit describes them. What they do not set is up to the style of the bar.
import Foundation
import LikenessText

/// The look of a bar: UIKit's `UIBarAppearance` and those of its three kinds of bars.
open class BarAppearance {
  /// The color of the bar; nil, the default, is that of its style.
  open var backgroundColor: Color?
  /// The material of the bar. Blur is not drawn, so only nil shows: with a nil color, no
  /// background.
  open var backgroundEffect: VisualEffect? = BlurEffect(style: .systemChromeMaterial)
  /// An image over the color; none by default.
  open var backgroundImage: Image?
  /// The color of the line at the edge; nil draws none, and ``Color/separator``, the default, is
  /// that of the style.
  open var shadowColor: Color? = .separator
  /// An image in place of the line. It is not drawn.
  open var shadowImage: Image?
  /// Font and color of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font and color of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its usual place.
  open var titlePositionAdjustment = Offset.zero
  /// The looks of buttons, and of those that end a task.
  open var (buttonAppearance, doneButtonAppearance) = (BarItemAppearance(), BarItemAppearance())
  /// The look of the button that leads back.
  open var backButtonAppearance = BarItemAppearance()
  /// The image of the button that leads back; an arrow head by default.
  public private(set) var backIndicatorImage: Image?
  /// The look of tabs with the title below the icon, as all are here.
  open var stackedLayoutAppearance = BarItemAppearance()
  /// The looks of tabs with the title beside the icon. They show nothing.
  open var (inlineLayoutAppearance, compactInlineLayoutAppearance) = (
    BarItemAppearance(), BarItemAppearance()
  )
  /// The color behind the icon of the tab that is shown; a pale tint by default.
  open var selectionIndicatorTintColor: Color?

  /// Creates the look of a bar by its style.
  public init() {}
  /// Creates a look with the background of another one.
  public init(barAppearance: BarAppearance) { take(barAppearance) }

  private func take(_ other: BarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    shadowColor = other.shadowColor
  }

  /// Sets the image of the button that leads back. The mask shows nothing.
  open func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {
    backIndicatorImage = image
  }
  /// Returns to the background of the style.
  open func configureWithDefaultBackground() { take(BarAppearance()) }
  /// Returns to the background of the style: it is opaque here.
  open func configureWithOpaqueBackground() { configureWithDefaultBackground() }
  /// Draws neither background nor line.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    (backgroundEffect, shadowColor) = (nil, nil)
  }
}

/// The look of a button or a tab in its states.
public final class BarItemAppearance {
  /// The look in one state.
  public final class State {
    /// Font and color of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colors of a tab, where its title has none, and of its badge.
    public var (iconColor, badgeBackgroundColor): (Color?, Color?)
    /// Font and color of a tab's badge.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The kinds of looks in UIKit. All are the same here.
  public enum Style: Int, Hashable, Sendable {
    /// As in UIKit.
    case plain, done
  }

  /// The look that the others start from.
  public let normal = State()
  /// The looks of disabled items, and of the selected tab.
  public let (disabled, selected) = (State(), State())
  /// The looks under a finger and with the focus. They show nothing.
  public let (highlighted, focused) = (State(), State())

  /// Creates a look that changes nothing.
  public init(style: Style = .plain) {}

  func titleStyle(_ state: State?) -> LabelStyle {
    LabelStyle(attributes: normal.titleTextAttributes)
      .merging(LabelStyle(attributes: state?.titleTextAttributes))
  }
}
