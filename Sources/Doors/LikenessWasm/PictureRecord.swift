/// Draws the text of a display list as a picture, in bytes that any language can read.
import LikenessDisplayList
import LikenessRaster
import LikenessSans

/// Draws the display list that `text` holds.
///
/// Returns a record: three little-endian words of 32 bits, then bytes. The words are the picture's
/// width, its height, and the count of the bytes, which are the pixels of a ``Bitmap``. A list that
/// can't be read or drawn gives a width and a height of 0, and the message as UTF-8.
func pictureRecord(of text: String, glyphs: @escaping GlyphSource, cache: RasterCache) -> [UInt8] {
  let list: DisplayList
  do throws(DisplayListError) {
    list = try DisplayList(text: text)
  } catch {
    return record(width: 0, height: 0, Array(error.description.utf8))
  }
  do throws(RasterError) {
    let picture = try list.rasterized(in: RasterEnvironment(glyphs: glyphs, cache: cache))
    return record(width: picture.width, height: picture.height, picture.bytes)
  } catch {
    return record(width: 0, height: 0, Array(error.description.utf8))
  }
}

private func record(width: Int, height: Int, _ bytes: [UInt8]) -> [UInt8] {
  var record: [UInt8] = []
  record.reserveCapacity(12 + bytes.count)
  for word in [UInt32(width), UInt32(height), UInt32(bytes.count)] {
    for shift: UInt32 in [0, 8, 16, 24] { record.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
  record.append(contentsOf: bytes)
  return record
}

/// The embedded typefaces.
func embeddedGlyphs(_ font: FontReference) -> GlyphShapes? {
  guard let typeface = EmbeddedTypeface.allCases.first(where: { $0.digest == font.digest }) else {
    return nil
  }
  return GlyphShapes(standsOnWholePixels: true) { typeface.shape(of: $0, size: $1) }
}
