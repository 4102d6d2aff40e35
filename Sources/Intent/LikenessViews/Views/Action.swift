/// Closures with a title and an image for buttons, and the menus that list them.
import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method. Without the Objective-C runtime nothing calls it, and there is no
  /// `#selector`.
  public struct Selector: Hashable, Sendable {
    /// Creates the name of a method.
    public init(_ name: String) {}
  }
#endif

/// An entry of a menu: an action or a menu. Menus show nothing.
open class MenuElement: ComparedByIdentity {
  /// Whether an entry is marked.
  public enum State: Int, Hashable, Sendable {
    /// As in UIKit.
    case off, on, mixed
  }
  /// How an entry is shown and used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be used, and deletes something.
    public static let (disabled, destructive) = (Self(rawValue: 1), Self(rawValue: 2))
    /// Left out, and leaves the menu open.
    public static let (hidden, keepsMenuPresented) = (Self(rawValue: 4), Self(rawValue: 8))
  }

  /// What the entry is called.
  public var title: String
  /// A picture of the entry.
  public var image: Image?
  /// A second line.
  public var subtitle: String?

  init(title: String, image: Image?, subtitle: String?) {
    (self.title, self.image, self.subtitle) = (title, image, subtitle)
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
    /// In the menu itself, and as one that deletes.
    public static let (displayInline, destructive) = (Self(rawValue: 1), Self(rawValue: 2))
    /// With one mark among its entries.
    public static let singleSelection = Self(rawValue: 32)
  }

  /// The entries.
  public let children: [MenuElement]
  /// The name, and how the menu is shown in another one.
  public let (identifier, options): (Identifier, Options)

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    (self.identifier, self.options) = (identifier ?? Identifier(title), options)
    self.children = children
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
  public var (attributes, state): (Attributes, State)
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
    (self.attributes, self.state) = (attributes, state)
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  func send(from control: Control?) {
    sender = control
    handler(self)
    sender = nil
  }
}
