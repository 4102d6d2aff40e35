/// The names of properties that those who read a list know.

extension DisplayList {
  /// The name of the property that holds what a view says.
  package static let textProperty = "text"
  /// The name of the property that holds a warning.
  public static let warningProperty = "warning"
  /// The name of the property that reports how much of a text is left out.
  public static let truncationProperty = "truncated"
  /// The name of the property that reports how far the ink of letters overflows the frame of their
  /// text or a clip, in pixels.
  public static let overflowProperty = "overflow"

  /// The names of the properties that report what became of a text. None of them is a cause.
  package static let noteNames = [warningProperty, truncationProperty, overflowProperty]
}
