/// The reasons why a font file can't be used, and their wording.
import LikenessBase

/// Why a font file can't be used.
public struct FontFileError: Error, Hashable, Sendable {
  /// The caller's name for the file.
  public let file: String
  /// The reason.
  public let cause: Cause

  /// Creates an error.
  public init(file: String, cause: Cause) {
    self.file = file
    self.cause = cause
  }

  /// Whether the system failed to read the file, which may be sound.
  var isUnreadable: Bool { if case .unreadable = cause { true } else { false } }

  /// The reasons why a font file cannot be used.
  public enum Cause: Error, Hashable, Sendable {
    /// The program was built without the package trait `OutlineFonts`.
    case notBuilt
    /// The file can't be read; the system's own words.
    case unreadable(String)
    /// More bytes than ``FontFile/maximumBytes``.
    case tooLarge
    /// A format that is not read, by its name.
    case unknownFormat(String)
    /// A pointer of Git LFS that stands for the file.
    case lfsPointer
    /// FreeType refuses the file; its error number.
    case damaged(Int)
    /// The file ends too early; what is not all there.
    case incomplete(String)
    /// Units to the em outside of 16…16,384, the bounds of OpenType.
    case badUnitsPerEm(Int)
    /// Lines of no height, or of more than ten times the em, where even the tallest fonts in use
    /// have less than five.
    case badLineHeight(Int, unitsPerEm: Int)
    /// No glyphs made of curves: an emoji font of pictures, for example.
    case noOutlines
    /// No table that leads from Unicode characters to glyphs.
    case noCharacters
    /// The file has fewer faces.
    case noSuchFace(Int, count: Int)
    /// The face has fewer named instances.
    case noSuchInstance(Int, count: Int)
    /// A glyph that is made of copies of others without end, or of more than a thousand.
    case endlessGlyph
    /// FreeType or HarfBuzz is not on this machine, or an older one than Likeness was built with.
    case librariesMissing
    /// No memory was left.
    case outOfMemory
  }
}

extension FontFileError: CustomStringConvertible {
  /// `Lato.ttf: this is a font compressed for the web (WOFF2). Convert it to TrueType or OpenType.`
  public var description: String { printable("\(file): \(reason)") }

  /// The cause and what to do, without the file.
  public var reason: String {
    switch cause {
    case .notBuilt:
      "this program was built without font files. Build it with the package trait OutlineFonts."
    case .unreadable(let words):
      "it can't be read (\(words)). Check the path and its permissions."
    case .tooLarge:
      "the file has more than \(FontFile.maximumBytes) bytes. Use a smaller font."
    case .unknownFormat(let name):
      """
      this is \(name). Use a TrueType or OpenType font (.ttf, .otf, .ttc) or a bitmap font (.bdf, \
      .pcf).
      """
    case .lfsPointer:
      "this is a Git LFS pointer, not the font itself. Fetch the font with: git lfs pull."
    case .damaged(let number):
      "the font is damaged (FreeType's error \(number)). Download the file again."
    case .incomplete(let part):
      "the file is cut off: \(part) is not all there. Download the file again."
    case .badUnitsPerEm(let units):
      "the font has \(units) units to the em, outside of 16…16384. Download the file again."
    case .badLineHeight(let height, let units):
      "the font's lines are \(height) units high, of \(units) to the em. Download the file again."
    case .noOutlines:
      "the font has no outlines, only pictures of glyphs. Use a font with outlines."
    case .noCharacters:
      "the font does not say which glyphs show which characters of Unicode. Use one that does."
    case .noSuchFace(let index, let count):
      "there is no face \(index). The file has \(count), counted from 0."
    case .noSuchInstance(let index, let count):
      "there is no named instance \(index). The face has \(count), counted from 1."
    case .endlessGlyph:
      "a glyph of the font is made of others without end. Download the file again."
    case .librariesMissing:
      """
      FreeType or HarfBuzz, which read fonts, is missing or too old. Install both (Debian: apt-get \
      install libfreetype6 libharfbuzz0b).
      """
    case .outOfMemory:
      "no memory was left to read it. Close other programs, or use a smaller font."
    }
  }
}
