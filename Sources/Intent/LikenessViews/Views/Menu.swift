/// Menus, which a picture does not show: they are kept.
import Foundation

/// An element of a menu: UIKit's `UIMenuElement`.
open class MenuElement {
  /// What can be done with an element. Shows nothing.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is chosen.
  public enum State: Int, Hashable, Sendable {
    /// No, yes, or in part.
    case off, on, mixed
  }

  /// What the element is called.
  open var title: String
  /// More about it.
  open var subtitle: String?
  /// A picture of it.
  open var image: Image?

  init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A menu: UIKit's `UIMenu`. It is kept and shows nothing.
public final class Menu: MenuElement {
  /// The name of a menu.
  public typealias Identifier = Action.Identifier

  /// How a menu shows.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Inside the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// In rows of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The name.
  public let identifier: Identifier
  /// How the menu shows.
  public let options: Options
  /// The elements.
  public let children: [MenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The menu with other elements.
  public func replacingChildren(_ children: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
  }
}
