/// How a value is turned into what a snapshot keeps: a value itself, to be composed.
import Likeness

/// How a subject becomes a snapshot.
///
/// A struct of functions with presets as statics: `.image(in:)` and `.displayList(in:)` for views, `.image` and `.displayList` for display lists,
/// `.bitmap` for pictures, `.lines` for texts. Make your own by ``pullback(_:)``:
///
/// ```swift
/// extension SnapshotStrategy where Subject == Invoice {
///   static let page = SnapshotStrategy<InvoiceView>.image(in: Size(width: 320, height: 480)).pullback(InvoiceView.init)
/// }
/// ```
///
/// Views belong to one thread; everything here runs on the thread that asserts.
public struct SnapshotStrategy<Subject> {
  /// The values of axes that are part of the snapshot's name; none by default.
  public var variant: SnapshotVariant
  /// How much of a picture may differ; nothing by default. Texts and display lists have no tolerance.
  public var tolerance: Tolerance
  /// What the snapshot keeps of a subject. An error fails the assertion, which tells it.
  public var content: (Subject) throws -> SnapshotContent
  /// The same where the assertion is waited for, so that there is time for what a subject loads: pictures under URLs. By default ``content``.
  public var loadedContent: nonisolated(nonsending) (Subject) async throws -> SnapshotContent

  /// Creates a strategy; each default is that of the property.
  public init(
    variant: SnapshotVariant = .none, tolerance: Tolerance = .exact, content: @escaping (Subject) throws -> SnapshotContent
  ) {
    self.init(variant: variant, tolerance: tolerance, content: content) { try content($0) }
  }

  /// Creates a strategy whose subject may need to load something.
  public init(
    variant: SnapshotVariant = .none, tolerance: Tolerance = .exact, content: @escaping (Subject) throws -> SnapshotContent,
    loadedContent: nonisolated(nonsending) @escaping (Subject) async throws -> SnapshotContent
  ) {
    self.variant = variant
    self.tolerance = tolerance
    self.content = content
    self.loadedContent = loadedContent
  }

  /// The same strategy for subjects that can be turned into this one's.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Subject) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other>(variant: variant, tolerance: tolerance) { [content] in
      try content(transform($0))
    } loadedContent: { [loadedContent] in
      try await loadedContent(transform($0))
    }
  }

  /// The same strategy under another variant: the values of `variant` go before its own.
  public func variant(_ variant: SnapshotVariant) -> SnapshotStrategy {
    var strategy = self
    strategy.variant = self.variant.merging(variant)
    return strategy
  }

  /// The same strategy with another tolerance.
  public func tolerance(_ tolerance: Tolerance) -> SnapshotStrategy {
    var strategy = self
    strategy.tolerance = tolerance
    return strategy
  }
}

/// What a snapshot keeps of its subject, and by what two of them are equal.
public enum SnapshotContent: Sendable {
  /// A drawing, compared by its pixels. The display list is stored beside the picture, and explains what changed.
  case image(DisplayList, fonts: FontLibrary)
  /// A display list alone, compared by its text: a name, a property or a view off the page that changes counts, even where no pixel shows it.
  /// Nothing is drawn, and the text is stored without a picture.
  case displayList(DisplayList)
  /// A picture, compared by its pixels.
  case bitmap(Bitmap)
  /// A text, compared and stored line by line, without a picture.
  case lines(String)
}
