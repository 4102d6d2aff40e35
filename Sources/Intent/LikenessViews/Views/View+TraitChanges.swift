/// Handlers of changed traits, which took the place of ``View/traitCollectionDidChange(_:)``.
import LikenessText

/// A trait that a handler can be registered for.
public protocol TraitDefinition {}

/// The traits' names: UIKit's `UITraitUserInterfaceStyle` and others.
public enum Traits {
  /// Light or dark.
  public enum UserInterfaceStyle: TraitDefinition {}
  /// The size of text.
  public enum PreferredContentSizeCategory: TraitDefinition {}
  /// The width, compact or regular.
  public enum HorizontalSizeClass: TraitDefinition {}
  /// The height, compact or regular.
  public enum VerticalSizeClass: TraitDefinition {}
  /// Left to right or right to left.
  public enum LayoutDirection: TraitDefinition {}
  /// The pixels of a point.
  public enum DisplayScale: TraitDefinition {}
}

/// What ``View/registerForTraitChanges(_:handler:)`` returns.
public final class TraitChangeRegistration: ComparedByIdentity {}

extension View {
  /// Calls `handler` when ``View/traitCollectionDidChange(_:)`` is called, with the traits before;
  /// the first time, with those of the picture. Capture the view weakly, or use the handler's.
  @discardableResult
  public func registerForTraitChanges<Changed: View>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ view: Changed, _ previousTraitCollection: TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    appearance.traitActions.append { [unowned self] before in
      if let view = self as? Changed { handler(view, before) }
    }
    return TraitChangeRegistration()
  }
}
