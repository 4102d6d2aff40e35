/// A view with states that sends events.
import Foundation
import LikenessDisplayList

/// A view that users interact with and that shows its state.
///
/// A picture has no user, so the author sets the states. Events are sent when a value changes or on
/// request.
open class Control: View {
  /// A control state, or a combination of several.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state.
    public static let normal: State = []
    /// The control is touched, disabled, selected, or has the focus.
    public static let (highlighted, disabled, selected, focused) =
      (State(rawValue: 1), State(rawValue: 2), State(rawValue: 4), State(rawValue: 8))
  }

  /// An event, or a combination of several.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches, moves, crosses the edge of the control, or leaves.
    public static let touchDown = bit(0), touchDownRepeat = bit(1), touchDragInside = bit(2),
      touchDragOutside = bit(3), touchDragEnter = bit(4), touchDragExit = bit(5),
      touchUpInside = bit(6), touchUpOutside = bit(7), touchCancel = bit(8)
    /// The value changed, or the primary action was triggered.
    public static let valueChanged = bit(12), primaryActionTriggered = bit(13)
    /// Editing began, changed the text, or ended, there by return.
    public static let editingDidBegin = bit(16), editingChanged = bit(17), editingDidEnd = bit(18),
      editingDidEndOnExit = bit(19)
    /// All of a kind.
    public static let allTouchEvents = Self(rawValue: 0xFFF),
      allEditingEvents = Self(rawValue: 0xF0000), allEvents = Self(rawValue: 0xFFFF_FFFF)

    private static func bit(_ place: UInt) -> Self { Self(rawValue: 1 << place) }
  }

  /// Whether the control is enabled; true by default.
  open var isEnabled = true { didSet { stateDidChange(oldValue != isEnabled) } }
  /// Whether the control is selected; false by default.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// Whether the control is highlighted; false by default.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  /// Whether the control is focused; false by default.
  open var isFocused = false { didSet { stateDidChange(oldValue != isFocused) } }

  /// Where the content stands in a wider control; centered by default. Shows in a ``Button``.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands in a higher control; centered by default. Shows in a ``Button``.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The same without leading and trailing, which follow the direction of the layout.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let alignment: alignment
    }
  }

  /// Whether a tap opens the menu; false by default. Shows nothing.
  open var showsMenuAsPrimaryAction = false

  /// Creates a control whose `primaryAction` is called for
  /// ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private var actions: [(events: Event, action: Action?, body: () -> Void)] = []
  /// The indices in ``actions`` of those that run.
  private var running: Set<Int> = []

  /// The combined state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Calls `action` for each of the events, after actions added earlier. Capture the control weakly
  /// or unowned.
  public func addAction(for events: Event, _ action: @escaping () -> Void) {
    actions.append((events, nil, action))
  }

  /// Calls the handler of `action` for each of the events, after actions added earlier.
  open func addAction(_ action: Action, for controlEvents: Event) {
    actions.append((controlEvents, action, { [weak self] in self?.sendAction(action) }))
  }

  /// Stops calling the handler of `action` for these events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
  }

  #if canImport(ObjectiveC)
    /// Calls a method of an object, which is not retained, for each of the events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      let object = target as AnyObject?
      let name = "target \(object.map { "\(ObjectIdentifier($0))" } ?? "") \(action)"
      addAction(
        Action(identifier: Action.Identifier(name)) { [weak object] sent in
          _ = object?.perform(action, with: sent.sender)
        }, for: controlEvents)
    }

    /// Stops calling a method of an object; nil stands for all of them.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let start = (target as AnyObject?).map { "target \(ObjectIdentifier($0)) " } ?? "target "
      let end = action.map { " \($0)" } ?? ""
      for index in actions.indices {
        let name = actions[index].action?.identifier.rawValue ?? ""
        if name.hasPrefix(start), name.hasSuffix(end) {
          actions[index].events.subtract(controlEvents)
        }
      }
    }
  #else
    /// Calls a method of an object for each of the events. Only the Objective-C runtime can.
    @available(
      *, unavailable,
      message: "Use addAction(UIAction { _ in … }, for: .touchUpInside), which UIKit has, too."
    )
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

    /// Stops calling a method of an object. Does nothing, as none is called.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  #endif

  /// Whether a touch is followed; true by default. Nothing calls it.
  open func beginTracking(_ touch: Touch, with event: LikenessViews.Event?) -> Bool { true }
  /// Whether a touch is still followed; true by default. Nothing calls it.
  open func continueTracking(_ touch: Touch, with event: LikenessViews.Event?) -> Bool { true }
  /// Called when a touch ends. Nothing calls it.
  open func endTracking(_ touch: Touch?, with event: LikenessViews.Event?) {}
  /// Called when a touch is lost. Nothing calls it.
  open func cancelTracking(with event: LikenessViews.Event?) {}

  /// Whether a finger is on the control; false.
  open var isTracking: Bool { false }
  /// Whether a finger is inside the control; false.
  open var isTouchInside: Bool { false }
  /// The events that something is called for.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  /// Calls the handler of an action.
  open func sendAction(_ action: Action) { action.send(from: self) }

  /// Calls the actions for any of the events, in the order in which they were added.
  ///
  /// An action that sends events itself, for example because it changes the value, calls every
  /// action that is not running. So two actions that undo each other's change come to an end.
  open func sendActions(for events: Event) {
    for (index, action) in actions.enumerated()
    where !running.contains(index) && !action.events.isDisjoint(with: events) {
      running.insert(index)
      action.body()
      running.remove(index)
    }
  }

  override class var initialValues: [String: any StyleValue] {
    super.initialValues.merging(["isEnabled": true, "state": State.normal.name]) { $1 }
  }

  /// Called when the state changed, to show the content of the new state.
  func updateContent() {}

  private func stateDidChange(_ changed: Bool) {
    if changed { updateContent() }
  }
}

extension Control.State {
  private static let names: [(name: String, state: Control.State)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]

  /// The name in files: `normal`, `disabled`, `highlighted+selected`.
  public var name: String {
    let parts = Self.names.filter { contains($0.state) }.map(\.name)
    return parts.isEmpty ? "normal" : parts.joined(separator: "+")
  }

  /// Creates a state from its ``name``, with the parts in any order; nil for anything else.
  public init?(name: String) {
    var state = Control.State.normal
    if name != "normal" {
      for part in name.split(separator: "+", omittingEmptySubsequences: false) {
        guard let known = Self.names.first(where: { $0.name == part }) else { return nil }
        state.insert(known.state)
      }
    }
    self = state
  }
}

extension Control {
  /// Sets each state flag of the control.
  package func enter(_ state: State) {
    isHighlighted = state.contains(.highlighted)
    isEnabled = !state.contains(.disabled)
    isSelected = state.contains(.selected)
    isFocused = state.contains(.focused)
  }
}
