/// A closure with a title and an image, for buttons and menus.
import Foundation

/// An action: UIKit's `UIAction`. Controls call its handler when they send an event.
public final class Action {
  /// The name of an action.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is called.
  public var title: String
  /// A picture of it.
  public var image: Image?
  /// The name.
  public let identifier: Identifier
  /// The control that sent the event, while the handler runs.
  public private(set) weak var sender: Control?
  private let handler: (Action) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil,
    handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(title)
    self.handler = handler
  }

  func send(from control: Control?) {
    sender = control
    handler(self)
    sender = nil
  }
}
