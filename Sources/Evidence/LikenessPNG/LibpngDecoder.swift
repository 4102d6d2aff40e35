/// The general second half of decoding: libpng, for every kind of PNG file.

import CPNG
import CSystem
import LikenessDisplayList

/// Decodes a file that the front half found sound. Another back half may take over a kind of file
/// that it reads faster; it has to give the same pixels and to refuse the same files.
func decodeWithLibpng(_ bytes: UnsafeRawBufferPointer, outline: FileOutline) throws(PNGError.Cause)
  -> Bitmap
{
  let size = outline.header.size
  try checkMemory(size.pixelCount * 4)
  let file = UnsafeRawBufferPointer(rebasing: bytes[..<outline.end])
  // The longest chunk is already known to be within the limits; libpng is not to find it too long.
  let chunkLimit = max(outline.longestChunk, 1 << 16)
  var report = cpng_report()
  var status = CPNG_OK
  let bitmap = Bitmap.filled(size) { pixels in
    status = cpng_decode(
      file.baseAddress?.assumingMemoryBound(to: UInt8.self), file.count, UInt32(size.width),
      UInt32(size.height), chunkLimit,
      pixels.assumingMemoryBound(to: UInt8.self), &report)
  }
  switch status {
  case CPNG_OK: return bitmap
  case CPNG_INCOMPLETE: throw .imageDataEndsEarly
  case CPNG_PALETTE_INDEX: throw .paletteIndex(Int(report.index), entries: Int(report.entries))
  case CPNG_OUT_OF_MEMORY: throw .outOfMemory
  default: throw .imageData(reason: report.text)
  }
}

extension cpng_report {
  /// The message of libpng.
  var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// Throws where a block of that size is not to be had. An array would end the program instead.
///
/// C asks for it, because Swift's optimizer removes a `malloc` that is only freed, with the check.
func checkMemory(_ bytes: Int) throws(PNGError.Cause) {
  guard memory_is_there(bytes) != 0 else { throw .outOfMemory }
}
