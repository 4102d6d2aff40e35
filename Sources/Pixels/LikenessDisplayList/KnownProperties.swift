/// Property names that have a meaning in every list.

extension DisplayList {
  /// The name of the property that holds a warning.
  public static let warningProperty = "warning"
  /// The name of the property that reports how much of a text is left out.
  public static let truncationProperty = "truncated"
  /// The name of the property that reports how far the ink of letters overflows the frame of their
  /// text or a clip, in pixels.
  public static let overflowProperty = "overflow"

  /// The name of the property of a view that arranges those inside it, and so decides where they
  /// stand.
  public static let arrangementProperty = "axis"

  /// The name of the property of a view that moves the siblings after it, wherever the view itself
  /// is.
  public static let spaceAfterProperty = "spacingAfter"

  /// The name of the property that holds the text of a view.
  public static let textProperty = "text"
  /// The name of the property that names the file of an image.
  public static let imageProperty = "image"
  /// The name of the property of a view that holds the URL of its image.
  public static let imageURLProperty = "imageURL"

  /// The names of the properties that report what became of a text. None of them is a cause.
  package static let noteNames = [warningProperty, truncationProperty, overflowProperty]
}
