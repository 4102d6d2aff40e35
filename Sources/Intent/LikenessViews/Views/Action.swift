/// A closure with a title and an image, for buttons and menus.
import Foundation

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

  /// What cannot be done with an action, or what it does. Shows nothing.
  public var attributes: Attributes
  /// Whether it is chosen. Shows nothing.
  public var state: State
  /// A longer title, where there is room.
  public var discoverabilityTitle: String?
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
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func send(from control: Control?) {
    sender = control
    handler(self)
    sender = nil
  }
}
