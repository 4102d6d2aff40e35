/// The canonical text form of a display list, which is stored beside each reference and shown in
/// diffs.
import LikenessBase

extension DisplayList {
  /// The canonical text of the list. Equal lists have equal texts, and
  /// ``init(text:file:pixelBudget:)`` returns an equal list.
  ///
  /// ```
  /// display-list 2
  /// size 686 240
  /// scale 2
  /// background #F2F2F7 token=page
  /// font "Likeness Sans Regular" 5f3a…   the 64 digits of the font's digest
  ///
  /// NewsView
  ///   view 0 0 686 240
  ///   backgroundColor=#FFFFFF (box-fill)
  ///   cornerRadius=8 (corners shadow-cutout)
  ///   padding=10 (layout)
  ///   box 0 0 686 240 radius 16 fill #FFFFFF
  ///     from backgroundColor cornerRadius
  ///
  /// NewsView/title
  ///   view 20 20 646 48
  ///   text=He (text text-position glyph-positions)
  ///   textColor:primary=#783BF9 (text-color)
  ///   glyphs 0 32 #783BF9 size 44 font "Likeness Sans Regular" "He"
  ///     72@0 101@25.5
  ///     from text textColor
  ///
  /// NewsView/icon
  ///   view 646 20 24 24
  ///   image 0d9c… at 0 0 24 24             the first 16 digits of the picture's digest
  ///
  /// pixels 0d9c… 24 24                     the digest, width and height
  ///   AQID…
  /// ```
  ///
  /// - The header lists size, scale, the color of the page, and the fonts.
  /// - The views follow in drawing order. Below the path of a view are its frame, its properties
  ///   and its items. A view that draws again above its subviews has its path once more, with
  ///   further items.
  /// - A property has the tokens that its value comes from, and in parentheses the aspects of the
  ///   view's items that a change of it explains.
  /// - Below an item are its glyphs, or the steps of its path, and the properties that shaped it.
  ///   Those of the frame are the ones that no other item names. An item that another value of a
  ///   property shaped has that value: `from textColor=#FF0000`.
  /// - A glyph is its number, `@`, and its offset to the right, then downward unless that is 0.
  ///   Steps have the letters of SVG: `M4,12 L9,17 C1,2,3,4,5,6 Z`.
  /// - The pixels of the images are last, run-length encoded, in base64.
  ///
  /// The items of a view count from the corner of its frame, and the frame from that of the view
  /// around it, so a view that moves changes one line. A view without a frame counts as the view
  /// around it does.
  ///
  /// Lengths are exact decimals of 1/64 device pixel. A rectangle is `x y width height`. `radius`
  /// is one number, or the four corners clockwise from the top left; it is omitted if all are 0.
  /// Stops of gradients are in 65,536ths. A name of one visible word has no quotes. All other texts
  /// are quoted and escaped as in JSON, so the text never contains a control character or a
  /// directional mark. A font is identified by its name, or if that is ambiguous, by name and
  /// digest.
  public var text: String {
    var writer = DisplayListWriter(items: items, images: images)
    return String(decoding: writer.write(self), as: UTF8.self)
  }

  /// Reads the text of a list, of this version or the first.
  ///
  /// Takes the canonical form, and leniently: blank lines, any indentation, line breaks of Windows,
  /// header lines in any order or, except for the size, left out, fonts that no item uses, the
  /// beginning of a digest, defaults that are written, properties and stops in any order, colors
  /// such as `#FFF`, numbers such as `8.0`, lines broken elsewhere, radii that overlap (which are
  /// scaled down as in CSS). Everything else is refused. So `text` of the result is the canonical
  /// form of any text that is taken.
  ///
  /// A text of the first version gives the same list, except that it does not name the token of the
  /// page, and that a property explains in every view what those of its name explain in any.
  ///
  /// - Parameter file: the name of the file, for error messages.
  /// - Parameter pixelBudget: the greatest count of pixels of the picture and all its images
  ///   together, checked before memory is taken. Default 100 million: 400 MB, far above any picture
  ///   of a user interface.
  public init(text: String, file: String? = nil, pixelBudget: Int = 100_000_000)
    throws(DisplayListError)
  {
    var reader = DisplayListReader(text, file: file, pixelBudget: pixelBudget)
    self = try reader.read()
  }
}

extension DisplayList {
  /// Whether a text is of the first version, which is read and no longer written.
  package static func isFirstVersion(_ text: String) -> Bool {
    let line = "display-list 1"
    return text.utf8.starts(with: line.utf8)
      && text.utf8.dropFirst(line.utf8.count).first.map { $0 < 0x30 || $0 > 0x39 } ?? true
  }

  /// The line of each item of a text, from 1, for messages about a list that was read from it.
  /// Where the text is no list, those up to its first error.
  public static func itemLines(in text: String, pixelBudget: Int = 100_000_000) -> [Int] {
    var reader = DisplayListReader(text, file: nil, pixelBudget: pixelBudget)
    _ = try? reader.read()
    return reader.itemLines
  }
}

extension DisplayList: CustomStringConvertible {
  /// The canonical text.
  public var description: String { text }
}

extension DisplayItem: CustomStringConvertible {
  /// The item's line in the text of a list that holds nothing else: without the digests of fonts,
  /// glyphs and properties.
  package var description: String {
    let line = DisplayListWriter(items: [self], images: [:]).itemLine(drawing)
    return "\(bareOrQuoted(source.path.description)): \(line)"
  }
}
