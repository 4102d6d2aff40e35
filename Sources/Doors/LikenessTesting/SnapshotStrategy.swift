/// Makes a snapshot of a value.
import Likeness

/// How a subject becomes a snapshot.
///
/// A struct of functions with presets: `.image(in:)` and `.displayList(in:)` for views, `.image`
/// and `.displayList` for display lists, `.bitmap` for pictures, `.png` for the bytes of PNG files,
/// `.lines` for texts. Build your own
/// with ``pullback(_:)``:
///
/// ```swift
/// extension SnapshotStrategy where Subject == Invoice {
///   static let page = SnapshotStrategy<InvoiceView>
///     .image(in: CGSize(width: 320, height: 480)).pullback(InvoiceView.init)
/// }
/// ```
///
/// Views belong to one thread, so all functions run on the thread of the assertion.
public struct SnapshotStrategy<Subject> {
  /// The axis values in the snapshot's name; none by default.
  public var variant: SnapshotVariant
  /// How much of a picture may differ; nothing by default. Texts and display lists have no
  /// tolerance.
  public var tolerance: Tolerance
  /// Returns what the snapshot keeps of a subject. An error fails the assertion with its
  /// description.
  public var content: (Subject) throws -> SnapshotContent

  /// Creates a strategy; the parameters have the defaults of the properties.
  public init(
    variant: SnapshotVariant = .none, tolerance: Tolerance = .exact,
    content: @escaping (Subject) throws -> SnapshotContent
  ) {
    self.variant = variant
    self.tolerance = tolerance
    self.content = content
  }

  /// Returns the same strategy for subjects that can be converted to this one's.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Subject) -> SnapshotStrategy<
    Other
  > {
    SnapshotStrategy<Other>(variant: variant, tolerance: tolerance) { [content] in
      try content(transform($0))
    }
  }

  /// Returns the same strategy with another variant, whose values override its own.
  public func variant(_ variant: SnapshotVariant) -> SnapshotStrategy {
    var strategy = self
    strategy.variant = self.variant.merging(variant)
    return strategy
  }

  /// Returns the same strategy with another tolerance.
  public func tolerance(_ tolerance: Tolerance) -> SnapshotStrategy {
    var strategy = self
    strategy.tolerance = tolerance
    return strategy
  }
}

/// What a snapshot keeps and compares.
public enum SnapshotContent: Sendable {
  /// A drawing, compared by its pixels. The display list is stored beside the picture, and explains
  /// differences.
  case image(DisplayList, fonts: FontLibrary)
  /// A display list without a picture, compared by its text: a changed name, property or invisible
  /// view counts, even if no pixel shows it.
  case displayList(DisplayList)
  /// A picture, compared by its pixels.
  case bitmap(Bitmap)
  /// A text, compared and stored line by line, without a picture.
  case lines(String)
}
