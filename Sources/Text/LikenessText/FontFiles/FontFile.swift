/// A font file: its faces, and the typefaces made from them.
import Foundation
import LikenessBase
import LikenessSystem

/// A font file in memory, looked through: TrueType and OpenType (`.ttf`, `.otf`, collections
/// `.ttc`), and bitmap fonts (`.bdf`, `.pcf`).
///
/// Whatever the bytes are, reading them ends, in an error where they are no sound font. A glyph
/// that turns out damaged later is passed over: another font of a text draws the character, with a
/// warning.
public struct FontFile: Sendable {
  /// The name of the file in errors.
  public let name: String
  /// The faces, at least one; those of a collection that can't be read are left out as long as one
  /// can.
  public let faces: [FontFace]
  /// The hash of the content.
  package let digest: ContentDigest

  let bytes: FontBytes
  let format: Format

  /// The most bytes that are read: 64 MiB, twice the largest fonts in wide use (those of Chinese,
  /// Japanese and Korean).
  public static let maximumBytes = 64 << 20
  /// The most faces of a collection that are looked at.
  static let maximumFaces = 256
  /// The most named instances of a face that are looked at.
  static let maximumInstances = 1024

  /// The kind of glyphs in a file.
  enum Format {
    case outlines
    case bitmaps
  }

  /// Looks through the bytes of a font file.
  ///
  /// - Parameter name: what errors call it: its path, or its name.
  /// - Throws: ``FontFileError`` where not one face can be used; of several faults that of the
  ///   first face.
  public init(_ content: [UInt8], name: String) throws(FontFileError) {
    guard content.count <= Self.maximumBytes else {
      throw FontFileError(file: name, cause: .tooLarge)
    }
    self.name = name
    do throws(FontFileError.Cause) {
      format = try Self.format(of: content)
      try Self.checkCompleteness(of: content)
    } catch {
      throw FontFileError(file: name, cause: error)
    }
    bytes = FontBytes(content)
    digest = content.withUnsafeBytes { ContentDigest(of: $0) }
    do throws(FontFileError.Cause) {
      faces = try Self.faces(in: bytes, format)
    } catch {
      throw FontFileError(file: name, cause: error)
    }
  }

  /// Reads a font file and looks through it.
  public init(path: String) throws(FontFileError) { try self.init(path: path, inside: nil) }

  /// Reads a font file that is in one of some folders, wherever links lead; nil for any file.
  package init(path: String, inside folders: [String]?) throws(FontFileError) {
    let content: [UInt8]?
    do throws(FileError) {
      content = try Files.read(path, inside: folders, longest: Self.maximumBytes)
    } catch {
      let words =
        error.isOutside
        ? "it is a link to \(Files.real(path)), which is outside of the scenes and their package"
        : error.reason
      throw FontFileError(file: path, cause: error.code == EFBIG ? .tooLarge : .unreadable(words))
    }
    guard let content else { throw FontFileError(file: path, cause: .unreadable("no such file")) }
    try self.init(content, name: path)
  }

  /// The format, from the first bytes.
  private static func format(of content: [UInt8]) throws(FontFileError.Cause) -> Format {
    func starts(with text: String) -> Bool { content.starts(with: text.utf8) }
    if content.starts(with: [0, 1, 0, 0]) || starts(with: "true") || starts(with: "OTTO")
      || starts(with: "ttcf")
    {
      return .outlines
    }
    if starts(with: "STARTFONT") || content.starts(with: [1, 0x66, 0x63, 0x70]) { return .bitmaps }
    if starts(with: "version https://git-lfs.github.com/spec/") { throw .lfsPointer }
    if starts(with: "wOFF") { throw .unknownFormat("a font compressed for the web (WOFF)") }
    if starts(with: "wOF2") { throw .unknownFormat("a font compressed for the web (WOFF2)") }
    if content.starts(with: [0x1F, 0x8B]) {
      throw .unknownFormat("a file compressed by gzip; unpack it first")
    }
    throw .unknownFormat(content.isEmpty ? "an empty file" : "no font file of a known format")
  }
}

/// A face of a font file, by what it says of itself.
public struct FontFace: Hashable, Sendable {
  /// Its number in the file, from 0.
  public var index: Int
  /// The name of the family, `Lato`; empty where the font has none.
  public var family: String
  /// The name of the style, `Semibold Italic`; empty where the font has none.
  public var style: String
  /// The PostScript name, `Lato-SemiboldItalic`; empty where the font has none.
  public var postScriptName: String
  /// The weight that it is drawn for; of a variable font that without variation.
  public var weight: Font.Weight
  /// Whether it leans.
  public var isItalic: Bool
  /// The weights that a variable font can take, nil for others.
  public var weights: ClosedRange<Font.Weight>?
  /// The named instances of a variable font, which count from 1.
  public var instances: [Instance]

  /// A named instance of a variable font.
  public struct Instance: Hashable, Sendable {
    /// Its number in the face, from 1.
    public var index: Int
    /// The name of the style, `Light`.
    public var style: String
    /// The PostScript name, `Inter-Light`.
    public var postScriptName: String
  }
}

/// The bytes of a font file at a place of their own, where FreeType and HarfBuzz find them as long
/// as a face is open.
final class FontBytes: @unchecked Sendable {
  /// Written once, before anybody else sees the object.
  let pointer: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ content: [UInt8]) {
    count = content.count
    pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, content.count))
    content.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { pointer.update(from: base, count: source.count) }
    }
  }

  deinit { pointer.deallocate() }
}
