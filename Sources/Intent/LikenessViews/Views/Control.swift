/// A view with states that tells when something happens to it.

/// A view that can be used, and looks different meanwhile.
///
/// Nobody touches a picture, so states are set by whoever describes it, and events are sent when a value changes or on request.
open class Control: View {
  /// A state, or several at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It can't be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus of the keyboard or remote control.
    public static let focused = State(rawValue: 8)
  }

  /// Something that happens, or several things.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates an event from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger was put on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger that was put on it was lifted from it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for was asked of it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Anything.
    public static let allEvents = Event(rawValue: .max)
  }

  /// Whether it can be used; true by default.
  open var isEnabled = true { didSet { stateDidChange(oldValue != isEnabled) } }
  /// Whether it is chosen; false by default.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// Whether a finger is on it; false by default.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  /// Whether it has the focus; false by default.
  open var isFocused = false { didSet { stateDidChange(oldValue != isFocused) } }

  private var actions: [(events: Event, body: () -> Void)] = []
  /// The action that runs, by its place among ``actions``.
  private var running: Int?
  /// What was sent while an action ran, and which action that was.
  private var waiting: [(events: Event, sender: Int)] = []

  /// All states that it is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Calls `action` whenever one of the events is sent, after the actions that were added earlier. Capture the control weakly or unowned in it.
  public func addAction(for events: Event, _ action: @escaping () -> Void) {
    actions.append((events, action))
  }

  /// How often actions may answer one another before what they still send is dropped: two that undo each other's change would never end.
  private static let mostAnswers = 64

  /// Sends events.
  ///
  /// What an action sends in its turn, as by changing the value back, reaches every other action after those that are under way; the action itself does not
  /// hear of what it did. So whoever follows the value ends with the last one.
  public func sendActions(for events: Event) {
    if let running {
      waiting.append((events, running))
      return
    }
    call(for: events, but: nil)
    var answers = 0
    while !waiting.isEmpty, answers < Self.mostAnswers {
      let next = waiting.removeFirst()
      call(for: next.events, but: next.sender)
      answers += 1
    }
    waiting = []
  }

  private func call(for events: Event, but sender: Int?) {
    for (index, action) in actions.enumerated() where index != sender && !action.events.isDisjoint(with: events) {
      running = index
      action.body()
    }
    running = nil
  }

  /// Called when a state changed, to show another content in it.
  func updateContent() {}

  private func stateDidChange(_ changed: Bool) {
    if changed { updateContent() }
  }
}

extension Control.State: CodingKeyRepresentable, Codable {
  private static let names: [(name: String, state: Control.State)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected), ("focused", .focused),
  ]

  /// The name as it stands in files: `normal`, `disabled`, `highlighted+selected`.
  public var name: String {
    let parts = Self.names.filter { contains($0.state) }.map(\.name)
    return parts.isEmpty ? "normal" : parts.joined(separator: "+")
  }

  /// Reads a name as ``name`` writes it, the parts in any order; nil for anything else.
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

  /// The name as a key.
  public var codingKey: any CodingKey { StateKey(stringValue: name) }

  /// Reads the name from a key.
  public init?<Key: CodingKey>(codingKey: Key) {
    self.init(name: codingKey.stringValue)
  }

  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let state = Control.State(name: name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(name)\" is not a state such as highlighted")
    }
    self = state
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension Control {
  /// Sets each of the states that a control can be in.
  package func enter(_ state: State) {
    isHighlighted = state.contains(.highlighted)
    isEnabled = !state.contains(.disabled)
    isSelected = state.contains(.selected)
    isFocused = state.contains(.focused)
  }
}

private struct StateKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
