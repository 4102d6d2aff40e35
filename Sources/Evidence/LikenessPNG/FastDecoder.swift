/// The fast second half of decoding, for the most common kind of file.

import CPNG
import LikenessDisplayList

/// Decodes an 8-bit RGB or RGBA file without interlacing, some five times as fast as libpng; nil
/// for every other file, and for one in which anything is not in order: libpng then decides, and
/// has the words.
func decodeFast(_ bytes: UnsafeRawBufferPointer, outline: FileOutline) throws(PNGError.Cause)
  -> Bitmap?
{
  let header = outline.header
  guard header.bitDepth == 8, !header.isInterlaced, !outline.hasTransparency,
    header.colorType == .rgb || header.colorType == .rgbAlpha,
    header.inflatedByteCount <= maximumFastBytes
  else { return nil }
  try checkMemory(header.size.pixelCount * 4 + header.size.height + outline.imageDataBytes)
  var isDecoded = false
  func decode(_ stream: UnsafeRawBufferPointer) -> Bitmap {
    // Each row of the stream has a byte more than the row of the picture that it becomes.
    Bitmap.filled(header.size, spareBytes: header.size.height) { pixels in
      isDecoded =
        cpng_decode_fast(
          stream.baseAddress?.assumingMemoryBound(to: UInt8.self), stream.count,
          UInt32(header.size.width), UInt32(header.size.height),
          header.colorType == .rgbAlpha ? 1 : 0, pixels.assumingMemoryBound(to: UInt8.self)) != 0
    }
  }
  let bitmap: Bitmap
  if outline.imageData.count == 1 {
    bitmap = decode(UnsafeRawBufferPointer(rebasing: bytes[outline.imageData[0]]))
  } else {
    var stream: [UInt8] = []
    stream.reserveCapacity(outline.imageDataBytes)
    for part in outline.imageData { stream += bytes[part] }
    bitmap = stream.withUnsafeBytes(decode)
  }
  return isDecoded ? bitmap : nil
}

/// The most that is inflated in one piece, beside the picture: a larger one goes through libpng,
/// which needs a row at a time.
private let maximumFastBytes = 1 << 28
