/// What the sources draw as they are now: by it a pending picture is checked before it becomes a reference.
import LikenessDigest
import LikenessGraphics

/// The working tree, as far as somebody can tell what it draws.
///
/// A picture that can be drawn again is, and its pixels are compared. One that can't, since it takes a test to draw it, is known to be drawn still where the
/// sources are those that it was drawn from; see ``SourceState``.
public struct WorkingTree {
  /// Draws a snapshot; nil where that takes a test.
  public var draw: (SnapshotIdentity) throws -> Drawing?
  /// The state of the sources; nil where that can't be told. Asked once for many pictures.
  public var sources: () throws -> ContentDigest?

  /// What the working tree draws.
  public struct Drawing: Hashable, Sendable {
    /// The digest of the pixels.
    public var pixels: ContentDigest
    /// The canonical text of the display list, or nil for a bare bitmap.
    public var list: String?
    /// The lines for the header of its reference, which take the place of those that came with a picture; nil leaves these.
    public var notes: [SnapshotRecord.Line]?

    /// Creates a drawing.
    public init(pixels: ContentDigest, list: String?, notes: [SnapshotRecord.Line]? = nil) {
      self.pixels = pixels
      self.list = list
      self.notes = notes
    }
  }

  /// A tree of which nothing can be told, unless a parameter says how.
  public init(
    draw: @escaping (SnapshotIdentity) throws -> Drawing? = { _ in nil }, sources: @escaping () throws -> ContentDigest? = { nil }
  ) {
    self.draw = draw
    self.sources = sources
  }

  /// How it is known that the sources still draw a picture.
  public enum Proof: String, Hashable, Codable, Sendable {
    /// It was drawn again, and has the same pixels.
    case drawn
    /// The sources are those that it was drawn from.
    case sources
    /// It is not known, and it was accepted all the same: it was drawn elsewhere than in a package, or by an earlier version.
    case none
  }
}

extension SnapshotRecord.Line {
  /// The key of the line beside a pending picture that holds the state of its sources. References have none: it would change with every edit.
  static let sourcesKey = "sources"
}
