/// The version of the drawing rules.

/// The renderer of display lists.
public enum Renderer {
  /// Raised by every change that moves a single channel of a single pixel of any picture; stored
  /// beside each reference.
  public static let version = 1
}
