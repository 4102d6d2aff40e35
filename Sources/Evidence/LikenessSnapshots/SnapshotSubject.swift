/// What is to be checked: a name, a picture or how to draw it, and where it comes from.
import LikenessDisplayList
import LikenessDrawing
import LikenessGraphics
import LikenessText

/// A fresh snapshot on its way to being checked.
package struct SnapshotSubject: Sendable {
  /// What it is called.
  package var identity: SnapshotIdentity
  /// The display list it is drawn from, or nil for a bare bitmap.
  package var list: DisplayList?
  /// The fonts of the list, which also explain where its text changed.
  package var fonts: FontLibrary
  /// Gives the picture. Called once at most, and not at all where equal display lists are trusted.
  package var draw: @Sendable () throws -> Bitmap
  /// Where in the source it is checked; finds one name used twice, and leads readers of a report.
  package var source: SourcePlace?
  /// Gives the header lines to keep beside the reference: its owner, for example. Asked only where a text may be written, and perhaps more than once.
  package var notes: @Sendable () -> [ReferenceMetadata.Line]
  /// Seconds spent on layout before, for the outcome.
  package var layoutSeconds: Double?

  /// Creates a subject that is drawn when needed.
  ///
  /// - Parameter notes: header lines to keep beside the reference, none by default; made only where a text may be written, by the thread that checks.
  package init(
    _ identity: SnapshotIdentity, list: DisplayList?, fonts: FontLibrary = .embedded, source: SourcePlace? = nil,
    notes: @autoclosure @escaping @Sendable () -> [ReferenceMetadata.Line] = [],
    layoutSeconds: Double? = nil, draw: @escaping @Sendable () throws -> Bitmap
  ) {
    self.identity = identity
    self.list = list
    self.fonts = fonts
    self.draw = draw
    self.source = source
    self.notes = notes
    self.layoutSeconds = layoutSeconds
  }

  /// Creates a subject that is drawn from its list, with the fonts of its glyphs.
  package init(
    _ identity: SnapshotIdentity, list: DisplayList, fonts: FontLibrary, source: SourcePlace? = nil, layoutSeconds: Double? = nil
  ) {
    self.init(identity, list: list, fonts: fonts, source: source, layoutSeconds: layoutSeconds) { try list.rasterized(fonts: fonts) }
  }

  /// Creates a subject of a picture that is there already.
  package init(_ identity: SnapshotIdentity, picture: Bitmap, list: DisplayList? = nil, source: SourcePlace? = nil) {
    self.init(identity, list: list, source: source) { picture }
  }
}
