/// One side of a judgement: the reference, or the actual picture or text.
import LikenessBase
import LikenessDisplayList
import LikenessRaster

/// What is known of one side.
package struct Evidence: Sendable {
  package enum Content: Sendable {
    case picture(Picture)
    case text(TextSnapshot)
    /// A reference that can't be read.
    case unreadable(String, Judgement.Unreadable)
  }

  package var content: Content
  /// What a picture or text was drawn from; nil for pictures of other tools and for any lines.
  package var list: List?
  /// The file with the text of a reference, for messages.
  package var file = ""
  /// The version of the renderer that drew it.
  package var renderer = Renderer.version
  /// What reading it found.
  package var warnings: [String] = []

  package init(_ content: Content, list: List? = nil) {
    self.content = content
    self.list = list
  }

  /// Creates the evidence of a text, which a reference holds in a file.
  package init(_ text: TextSnapshot, file: String = "") {
    self.init(.text(text), list: text.list.map(List.drawn))
    self.file = file
  }

  /// Creates the evidence of a picture that is in memory.
  package init(_ picture: Bitmap, list: DisplayList? = nil) {
    self.init(.picture(Picture { Drawn(picture) }), list: list.map(List.drawn))
  }

  /// A picture that is drawn or decoded if the judgement needs its pixels, at most once.
  package struct Picture: Sendable {
    /// The digest of a reference's pixels, if the seal in its file proves it.
    package var pixels: ContentDigest?
    /// The digest of the PNG file of another tool that the picture was read from, which the seal of
    /// a reference proves.
    package var source: ContentDigest?
    /// Draws or decodes. A ``CheckRefusal`` refuses the check, and another error is that of a
    /// picture that can't be drawn or a reference that can't be decoded.
    var draw: @Sendable () throws -> Drawn

    package init(
      pixels: ContentDigest? = nil, source: ContentDigest? = nil,
      draw: @escaping @Sendable () throws -> Drawn
    ) {
      self.pixels = pixels
      self.source = source
      self.draw = draw
    }
  }

  /// A picture in memory.
  package struct Drawn: Sendable {
    package let picture: Bitmap
    /// The digest of its pixels; nil where nothing asks for it.
    package let digest: ContentDigest?

    package init(_ picture: Bitmap, digest: ContentDigest? = nil) {
      self.picture = picture
      self.digest = digest
    }
  }

  /// What a side was drawn from.
  package enum List: Sendable {
    case drawn(DisplayList)
    /// The text beside a reference.
    case stored(ReferenceMetadata, Link)

    /// What shows that a text belongs to the picture beside it: it can be another's, after a git
    /// merge or an interruption.
    package enum Link: Hashable, Sendable {
      /// The seal of the picture names the list.
      case sealed
      /// The picture has no seal: another program wrote it, or an earlier version of this one.
      case unsealed
      /// The seal of the picture names another list.
      case other
    }
  }

  /// Returns the display list; nil for a bare bitmap, and for a text.
  func displayList(pixelBudget: Int) throws(DisplayListError) -> DisplayList? {
    switch list {
    case nil: nil
    case .drawn(let list): list
    case .stored(let record, _): try record.displayList(file: file, pixelBudget: pixelBudget)
    }
  }
}

extension Evidence.List {
  /// What shows that the list is that of the picture.
  var link: Link {
    switch self {
    case .drawn: .sealed
    case .stored(_, let link): link
    }
  }

  /// The digest of the pixels that a text of the first version names. It shows whose text it is,
  /// and no check passes by it.
  var claimedPixels: ContentDigest? {
    if case .stored(let record, _) = self { record.version1?.pixels } else { nil }
  }

  /// The canonical text beside a reference.
  var text: String? { if case .stored(let record, _) = self { record.list } else { nil } }
}

/// An error that drawing throws if the check is invalid, rather than the picture undrawable.
package struct CheckRefusal: Error, Hashable, Sendable {
  package let problem: String

  package init(_ problem: String) { self.problem = problem }
}
