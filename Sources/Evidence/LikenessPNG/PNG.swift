/// Reads and writes PNG files: the public interface of this target.

import CPNG
import LikenessDisplayList
import LikenessSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing PNG files.
///
/// Every color type, bit depth and interlacing of the PNG specification is read, as straight 8-bit
/// RGBA. Palette, gray and `tRNS` are expanded, `tRNS` at the depth of the file. A 16-bit sample
/// becomes the nearest 8-bit one. **No gamma and no color profile is ever applied**: `gAMA`,
/// `cHRM`, `sRGB` and `iCCP` are skipped. Only the default image of an animated PNG is read.
///
/// These are refused, each with a typed ``PNGError``:
///
/// - a file that is damaged or cut off anywhere up to its `IEND` chunk; every checksum is verified
/// - image data that ends before the last row or continues after it
/// - a palette index without an entry
/// - anything that exceeds the ``Limits``
///
/// Bytes after `IEND` are ignored, as the specification requires.
public enum PNG {
  /// Decodes a PNG file that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the name to give in an error; it is not opened.
  ///   - limits: what to refuse before any memory is taken for it.
  public static func decode(
    _ bytes: [UInt8], file: String? = nil, limits: Limits = .default
  ) throws(PNGError) -> Bitmap {
    do throws(PNGError.Cause) {
      return try bytes.withUnsafeBufferPointer { buffer throws(PNGError.Cause) in
        try decode(UnsafeRawBufferPointer(buffer), limits: limits)
      }
    } catch {
      throw PNGError(file: file, cause: error)
    }
  }

  /// Reads and decodes a PNG file.
  ///
  /// Only a regular file is read: a pipe or a device could have no end.
  public static func read(_ path: String, limits: Limits = .default) throws(PNGError) -> Bitmap {
    try decode(bytes(ofFile: path, limits: limits), file: path, limits: limits)
  }

  /// Reads a file without looking into it. What ``read(_:limits:)`` does not read is refused here,
  /// too.
  package static func bytes(ofFile path: String, limits: Limits = .default) throws(PNGError)
    -> [UInt8]
  {
    let cause: PNGError.Cause
    do throws(FileError) {
      if let bytes = try Files.read(path, longest: limits.maxFileBytes) { return bytes }
      cause = .missing
    } catch {
      cause =
        switch error.code {
        case EISDIR: .notARegularFile
        case EFBIG: .fileTooLarge(limit: limits.maxFileBytes)
        case ENOMEM: .outOfMemory
        default: .unreadable(errno: error.code)
        }
    }
    throw PNGError(file: path, cause: cause)
  }

  /// Returns the size of the picture in a PNG file in memory. Every chunk must be whole, in its
  /// place, with the right checksum and within the limits.
  ///
  /// The image data are not decoded, so only ``decode(_:file:limits:)`` finds damage in their
  /// stream.
  package static func checkedSize(_ bytes: [UInt8], file: String? = nil, limits: Limits = .default)
    throws(PNGError) -> PixelSize
  {
    do throws(PNGError.Cause) {
      return try bytes.withUnsafeBufferPointer { buffer throws(PNGError.Cause) in
        let raw = UnsafeRawBufferPointer(buffer)
        try checkSignature(raw)
        return try FileOutline(of: raw, limits: limits).header.size
      }
    } catch {
      throw PNGError(file: file, cause: error)
    }
  }

  /// What the header of a PNG file in memory says; nothing after the header is looked at, and no
  /// limit applies.
  package static func header(_ bytes: [UInt8], file: String? = nil) throws(PNGError) -> Header {
    do throws(PNGError.Cause) {
      return try bytes.withUnsafeBufferPointer { buffer throws(PNGError.Cause) in
        let raw = UnsafeRawBufferPointer(buffer)
        try checkSignature(raw)
        return try ChunkReader(raw).header()
      }
    } catch {
      throw PNGError(file: file, cause: error)
    }
  }

  /// The front half and the back half of decoding.
  ///
  /// The front (signature, chunks, checksums, limits) decides whether the file is sound and how
  /// large the picture is, and takes no memory that the file could make large. The back half turns
  /// the image data into pixels.
  private static func decode(_ bytes: UnsafeRawBufferPointer, limits: Limits) throws(PNGError.Cause)
    -> Bitmap
  {
    try checkSignature(bytes)
    let outline = try FileOutline(of: bytes, limits: limits)
    if let bitmap = try decodeFast(bytes, outline: outline) { return bitmap }
    return try decodeWithLibpng(bytes, outline: outline)
  }
}
