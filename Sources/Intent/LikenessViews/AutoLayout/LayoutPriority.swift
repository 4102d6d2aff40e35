/// The priorities of constraints.

/// How important a constraint is, from 1 to 1000. Lower priorities count only where all higher ones
/// leave a choice.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A constraint that must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// The resistance of content against being compressed: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The hugging of content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The pull toward the target of ``View/systemLayoutSizeFitting(_:)``: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// A priority above another by a number, such as `.defaultLow + 1`.
  public static func + (priority: Self, difference: Float) -> Self {
    Self(rawValue: priority.rawValue + difference)
  }
  /// A priority below another by a number, such as `.required - 1`.
  public static func - (priority: Self, difference: Float) -> Self {
    Self(rawValue: priority.rawValue - difference)
  }
}
