/// The direction of a view's content in UIKit's words.
import LikenessText

/// How a view's content runs: with its direction, or against.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// With the language.
  case unspecified
  /// Buttons that play never turn: left to right.
  case playback
  /// What is about space never turns: left to right.
  case spatial
  /// Left to right.
  case forceLeftToRight
  /// Right to left.
  case forceRightToLeft
}

extension View {
  /// How the content runs, in UIKit's words: it sets ``ViewProperties/layoutDirection``, which
  /// views inside inherit here.
  public var semanticContentAttribute: SemanticContentAttribute {
    get {
      switch layoutDirection {
      case nil: .unspecified
      case .leftToRight?: .forceLeftToRight
      case .rightToLeft?: .forceRightToLeft
      }
    }
    set {
      switch newValue {
      case .unspecified: layoutDirection = nil
      case .playback, .spatial, .forceLeftToRight: layoutDirection = .leftToRight
      case .forceRightToLeft: layoutDirection = .rightToLeft
      }
    }
  }

  /// The direction of the content.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection { effectiveLayoutDirection }
}
