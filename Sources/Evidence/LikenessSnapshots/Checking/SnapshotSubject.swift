/// The subject of a check: a name, a picture or how to draw it, and its source.
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

/// A fresh snapshot to check.
package struct SnapshotSubject: Sendable {
  package var identity: SnapshotIdentity
  /// The display list; nil for a bare bitmap.
  package var list: DisplayList?
  /// How lists are drawn, to attribute pixels to causes.
  package var drawing: RasterEnvironment
  /// Draws the picture. Called at most once.
  package var draw: @Sendable () throws -> Bitmap
  /// The PNG file of a picture that another tool drew; nil for one that is drawn here.
  package var file: String?
  /// The place of the check in the source; finds duplicate names, and is shown in reports.
  package var source: SourcePlace?
  /// Returns the owner of the reference. Called only if a text may be written, possibly more than
  /// once.
  package var owner: @Sendable () -> SnapshotOwner?
  /// Whether a source file exists, or may exist because the system can't tell. It decides whether a
  /// test that owns the reference still may.
  package var fileExists: @Sendable (String) -> Bool = { _ in false }
  /// The seconds spent on layout before the check.
  package var layoutSeconds: Double?

  /// Creates a subject that is drawn when needed. `owner` is called only if a text may be written,
  /// on the checking thread.
  package init(
    _ identity: SnapshotIdentity, list: DisplayList?, drawing: RasterEnvironment = .withoutFonts,
    source: SourcePlace? = nil,
    owner: @autoclosure @escaping @Sendable () -> SnapshotOwner? = nil,
    layoutSeconds: Double? = nil, draw: @escaping @Sendable () throws -> Bitmap
  ) {
    self.identity = identity
    self.list = list
    self.drawing = drawing
    self.draw = draw
    self.source = source
    self.owner = owner
    self.layoutSeconds = layoutSeconds
  }

  /// Creates a subject that is a PNG file. It is decoded only if it is not the file that the
  /// reference was made of.
  package init(
    _ identity: SnapshotIdentity, file: String, limits: PNG.Limits,
    owner: @autoclosure @escaping @Sendable () -> SnapshotOwner
  ) {
    self.init(identity, list: nil, owner: owner()) { try PNG.read(file, limits: limits) }
    self.file = file
  }

  /// Creates a subject with a finished picture.
  package init(
    _ identity: SnapshotIdentity, picture: Bitmap, list: DisplayList? = nil,
    drawing: RasterEnvironment = .withoutFonts, source: SourcePlace? = nil
  ) {
    self.init(identity, list: list, drawing: drawing, source: source) { picture }
  }
}

extension SnapshotSubject {
  /// Throws if a tolerance names a view that neither list has. `stored` is asked only if the fresh
  /// list lacks one.
  func refuseUnknownViews(in tolerance: Tolerance, stored: () -> DisplayList?)
    throws(ToleranceError)
  {
    guard let list else { return }
    try tolerance.refuseUnknownViews(in: list, or: stored)
  }
}

/// An error that drawing throws if the check is invalid, rather than the picture undrawable: the
/// finding is then ``SnapshotOutcome/Finding/refused(problem:)``.
package struct CheckRefusal: Error, Hashable, Sendable {
  package let problem: String

  package init(_ problem: String) { self.problem = problem }
}
