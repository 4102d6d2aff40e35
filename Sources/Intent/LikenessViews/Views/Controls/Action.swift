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
    /// Not, with a check, or with a line.
    case off, on, mixed
  }

  /// What the entry is called.
  public var title: String
  /// A picture of the entry.
  public var image: Image?

  init(title: String, image: Image?) { (self.title, self.image) = (title, image) }
}

/// A list of entries. Shows nothing.
public final class Menu: MenuElement {
  /// The entries.
  public let children: [MenuElement]
  /// Creates a menu.
  public init(title: String = "", image: Image? = nil, children: [MenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
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

  /// How an action is shown in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be used, deletes something, or is left out.
    public static let (disabled, destructive, hidden) =
      (Self(rawValue: 1), Self(rawValue: 2), Self(rawValue: 4))
  }

  /// How the action is shown in a menu.
  public var (attributes, state): (Attributes, State)
  /// The name.
  public let identifier: Identifier
  /// The control that sent the event, while the handler runs.
  public private(set) weak var sender: Control?
  private let handler: (Action) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (Action) -> Void
  ) {
    self.identifier = identifier ?? Identifier(title)
    (self.attributes, self.state) = (attributes, state)
    self.handler = handler
    super.init(title: title, image: image)
  }

  func send(from control: Control?) {
    sender = control
    handler(self)
    sender = nil
  }
}
