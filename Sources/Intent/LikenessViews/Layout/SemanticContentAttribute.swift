/// The direction of a view's content in UIKit's words.
import LikenessText

/// How a view's content runs: with its direction, or against.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// With the language; left to right, as what plays or is about space; or one way.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
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
