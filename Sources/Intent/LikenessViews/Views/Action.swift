/// Closures with a title and an image for buttons, and the menus that list them.
import Foundation

/// An entry of a menu: an action or a menu. Menus show nothing.
open class MenuElement {
  /// Whether an entry is marked.
  public enum State: Int, Hashable, Sendable { case off, on, mixed }
  /// How an entry is shown and used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// Deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// Left out.
    public static let hidden = Attributes(rawValue: 4)
    /// Leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What the entry is called.
  public var title: String
  /// A picture of it.
  public var image: Image?
  /// A second line.
  public var subtitle: String?

  init(title: String, image: Image?, subtitle: String?) {
    self.title = title
    self.image = image
    self.subtitle = subtitle
  }
}

/// A list of entries. Shows nothing.
public final class Menu: MenuElement {
  /// The name of a menu.
  public typealias Identifier = Action.Identifier
  /// How a menu is shown in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu itself.
    public static let displayInline = Options(rawValue: 1)
    /// As one that deletes.
    public static let destructive = Options(rawValue: 2)
    /// With one mark among its entries.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The entries.
  public let children: [MenuElement]
  /// The name.
  public let identifier: Identifier
  /// How the menu is shown in another one.
  public let options: Options

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(title)
    self.options = options
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// Returns the menu with other entries.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// An action: UIKit's `UIAction`. Controls call its handler when they send an event.
public final class Action: MenuElement {
  /// The name of an action.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is shown while a key is held.
  public var discoverabilityTitle: String?
  /// How the action is shown in a menu.
  public var attributes: Attributes
  /// Whether the action is marked in a menu.
  public var state: State
  /// The name.
  public let identifier: Identifier
  /// The control that sent the event, while the handler runs.
  public private(set) weak var sender: Control?
  private let handler: (Action) -> Void

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (Action) -> Void
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  func send(from control: Control?) {
    sender = control
    handler(self)
    sender = nil
  }
}
