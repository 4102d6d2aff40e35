/// The reasons why a PNG file was not read or written, with their evidence.
/// `PNGError+Wording.swift` has the words.

/// A failure to read or write a PNG file.
public struct PNGError: Error, Hashable, Sendable {
  /// The file, as the caller named it; nil for data in memory without a name.
  public var file: String?
  /// What is wrong, with the evidence.
  public var cause: Cause

  /// Creates an error.
  public init(file: String?, cause: Cause) {
    self.file = file
    self.cause = cause
  }

  /// What is wrong. Offsets are in bytes from the start of the file, and of a chunk its first byte
  /// (of its length).
  public enum Cause: Error, Hashable, Sendable {
    // The file itself.

    /// There is no such file.
    case missing
    /// It is a folder, or a pipe or a device, which may have no end.
    case notARegularFile
    /// The system refused to open or read it.
    case unreadable(errno: Int32)
    /// It is longer than ``PNG/Limits/maxFileBytes``.
    case fileTooLarge(limit: Int)
    /// There is not so much memory.
    case outOfMemory

    // Something else than a PNG file.

    /// It has no bytes.
    case empty
    /// It is what Git LFS leaves in place of a file that was not fetched.
    case lfsPointer
    /// It is a web page, such as a login page or an error page in place of a download.
    case html
    /// It is another format that is known by name.
    case otherFormat(String)
    /// It was a PNG file, until it was copied as text.
    case textDamage
    /// It is none of these.
    case notPNG(firstBytes: [UInt8])
    /// It was written by Xcode for a device, in Apple's own variant of the format.
    case appleOptimized

    // A damaged PNG file.

    /// It ends too early: inside something, or (nil) after a whole chunk but without `IEND`.
    case truncated(size: Int, inside: String?)
    /// The checksum of a chunk is wrong.
    case checksum(chunk: String, offset: Int)
    /// Where a chunk has to start, there is none.
    case chunkName(offset: Int)
    /// A chunk has a length that its type does not allow here.
    case chunkLength(chunk: String, offset: Int, length: Int)
    /// A chunk must not stand there: out of order, twice, or in a file of this color type.
    case chunkOutOfPlace(chunk: String, offset: Int)
    /// A chunk without which there is no picture is not there.
    case missingChunk(String)
    /// A chunk that no reader may skip is of no known type.
    case unknownCriticalChunk(chunk: String, offset: Int)
    /// A field of the header has a value that the specification does not have, or not together with
    /// the color type.
    case headerField(name: String, value: Int)
    /// There are fewer compressed bytes than the picture can come from.
    case imageDataTooShort(compressed: Int, needed: Int)
    /// The compressed data end in good order, but before the last row is whole.
    case imageDataEndsEarly
    /// The compressed data are damaged or go on after the last row, in libpng's words.
    case imageData(reason: String)
    /// A pixel names a palette entry that is not there.
    case paletteIndex(Int, entries: Int)

    // Limits.

    /// The picture has more pixels than ``PNG/Limits/maxPixels``.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// A side is longer than `PixelSize.maximumSide`.
    case sideTooLong(width: Int, height: Int)
    /// Texts, profiles and their kind are more than ``PNG/Limits/maxAncillaryBytes``; the chunk
    /// that passed the limit.
    case tooMuchMetadata(chunk: String, offset: Int, limit: Int)

    // Writing.

    /// libpng refused to write, in its words.
    case encoding(reason: String)
  }
}
