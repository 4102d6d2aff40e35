/// The properties that report what became of a text. They follow from what authors set, so they are no causes.

extension DisplayList {
  /// The name of the property that holds a warning.
  public static let warningProperty = "warning"
  /// The name of the property that says how much of a text is left out.
  public static let truncationProperty = "truncated"
  /// The name of the property that says how far the ink of letters overflows the frame of their text or a clip, in pixels.
  public static let overflowProperty = "overflow"

  /// The names of all of them.
  static let noteNames = [warningProperty, truncationProperty, overflowProperty]
}
