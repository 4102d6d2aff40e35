/// The names of properties that those who read a list know.

extension DisplayList {
  /// The name of the property that holds what a view says.
  package static let textProperty = "text"

  /// What a list notes about a view, by the name of the property that holds it. None is a cause.
  package enum Note: String, CaseIterable, Sendable {
    /// A view that could not be drawn as requested.
    case warning
    /// How much of a text is left out.
    case truncation = "truncated"
    /// How far the ink of letters overflows the frame of their text or a clip, in pixels.
    case overflow
  }
}
