/// Draws display lists on this target: reads texts, each ended by a byte 0, and writes pictures as
/// records.
import LikenessDisplayList
import LikenessRaster

/// Reads all texts, and writes the record of each.
@_cdecl("likeness_main")
public func samePixels() {
  let cache = RasterCache()
  var texts = input()[...]
  while let end = texts.firstIndex(of: 0) {
    let text = String(decoding: texts[..<end], as: UTF8.self)
    pictureRecord(of: text, glyphs: corpusGlyphs, cache: cache).withUnsafeBytes {
      runtime_write($0.baseAddress, $0.count)
    }
    texts = texts[(end + 1)...]
  }
}

private func input() -> [UInt8] {
  var bytes: [UInt8] = []
  var count = 1
  while count > 0 {
    bytes.append(
      contentsOf: [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, read in
        count = runtime_read(buffer.baseAddress, buffer.count)
        read = count
      })
  }
  return bytes
}

/// The embedded typefaces, and those of the corpus.
private func corpusGlyphs(_ reference: FontReference) -> GlyphShapes? {
  guard let font = CorpusFont(rawValue: reference.name) else { return embeddedGlyphs(reference) }
  return GlyphShapes(standsOnWholePixels: font.standsOnWholePixels) { glyph, _ in
    font.shape(of: glyph)
  }
}
