/// The subject of a check: a name, a picture or text or how to draw it, and its source.
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

/// A fresh snapshot to check.
package struct SnapshotSubject: Sendable {
  package enum Content: Sendable {
    /// A picture. The closure is called at most once by a check. A ``CheckRefusal`` that it throws
    /// refuses the check; after any other error the picture is undrawable.
    case picture(@Sendable () throws -> Bitmap)
    /// The PNG file of a picture that another tool drew. It is decoded only if it is not the file
    /// that the reference was made of.
    case file(String)
    case text(TextSnapshot)
  }

  package var identity: SnapshotIdentity
  package let content: Content
  /// The display list; nil for a bare bitmap and for any lines.
  package var list: DisplayList?
  /// How lists are drawn, to attribute pixels to causes.
  package var drawing: RasterEnvironment
  /// The place of the check in the source; finds duplicate names, and is shown in reports.
  package var source: SourcePlace?
  /// Returns the place in the source of a failure without ``source``, after the path of the view
  /// that caused it.
  package var place: @Sendable (String?) -> SourcePlace? = { _ in nil }
  /// Returns the owner of the reference. Called only if a text may be written, possibly more than
  /// once.
  package var owner: @Sendable () -> SnapshotOwner?
  /// Whether a source file exists, or may exist because the system can't tell. It decides whether a
  /// test that owns the reference still may.
  package var fileExists: @Sendable (String) -> Bool = { _ in false }
  /// The seconds spent on layout before the check.
  package var layoutSeconds: Double?

  private init(
    _ identity: SnapshotIdentity, _ content: Content, list: DisplayList? = nil,
    drawing: RasterEnvironment = .withoutFonts, source: SourcePlace? = nil,
    owner: @escaping @Sendable () -> SnapshotOwner?, layoutSeconds: Double? = nil
  ) {
    self.identity = identity
    self.content = content
    self.list = list
    self.drawing = drawing
    self.source = source
    self.owner = owner
    self.layoutSeconds = layoutSeconds
  }

  /// Creates a subject that is drawn when needed. `owner` is called only if a text may be written,
  /// on the checking thread.
  package init(
    _ identity: SnapshotIdentity, list: DisplayList?, drawing: RasterEnvironment = .withoutFonts,
    source: SourcePlace? = nil,
    owner: @autoclosure @escaping @Sendable () -> SnapshotOwner? = nil,
    layoutSeconds: Double? = nil, draw: @escaping @Sendable () throws -> Bitmap
  ) {
    self.init(
      identity, .picture(draw), list: list, drawing: drawing, source: source, owner: owner,
      layoutSeconds: layoutSeconds)
  }

  /// Creates a subject that is a PNG file.
  package init(
    _ identity: SnapshotIdentity, file: String,
    owner: @autoclosure @escaping @Sendable () -> SnapshotOwner
  ) {
    self.init(identity, .file(file), owner: owner)
  }

  /// Creates a subject that is a text.
  package init(
    _ identity: SnapshotIdentity, text: TextSnapshot, source: SourcePlace? = nil,
    owner: @autoclosure @escaping @Sendable () -> SnapshotOwner? = nil,
    layoutSeconds: Double? = nil
  ) {
    self.init(
      identity, .text(text), list: text.list, source: source, owner: owner,
      layoutSeconds: layoutSeconds)
  }

  /// Creates a subject with a finished picture.
  package init(
    _ identity: SnapshotIdentity, picture: Bitmap, list: DisplayList? = nil,
    drawing: RasterEnvironment = .withoutFonts, source: SourcePlace? = nil
  ) {
    self.init(identity, list: list, drawing: drawing, source: source) { picture }
  }

  /// Draws or decodes the picture; nil for a text.
  package func picture(limits: PNG.Limits) throws -> Bitmap? {
    switch content {
    case .picture(let draw): try draw()
    case .file(let file): try PNG.read(file, limits: limits)
    case .text: nil
    }
  }

  var isText: Bool { if case .text = content { true } else { false } }
}
