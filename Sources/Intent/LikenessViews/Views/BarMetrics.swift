/// Where a bar is. There is one kind here.
public enum BarMetrics: Int, Hashable, Sendable {
  /// Each looks the same.
  case `default`, compact
  /// Each looks the same.
  case defaultPrompt = 101
  /// Each looks the same.
  case compactPrompt
}
