/// Pictures as Sixel graphics (DEC, VT330/VT340 programmer reference, chapter 14).
import Likeness

/// An opaque picture as one Sixel sequence: its size, at most 256 colours, and bands of six rows. The same picture gives the same bytes.
///
/// Colours are told in hundredths, as the VT340 took them, so that each channel may be off by one or two.
func sixelSequence(_ picture: Bitmap) -> String {
  let (palette, indices) = quantized(picture, colors: 256)
  var bytes = Array("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8)
  for (index, color) in palette.enumerated() {
    let parts = [color.red, color.green, color.blue].map { "\((Int($0) * 100 + 127) / 255)" }
    bytes += "#\(index);2;\(parts.joined(separator: ";"))".utf8
  }
  // Reused from band to band: which pixels of six rows have a colour, a bit a row.
  var masks = [UInt8](repeating: 0, count: picture.width)
  for top in stride(from: 0, to: picture.height, by: 6) {
    let rows = top..<min(top + 6, picture.height)
    var isUsed = [Bool](repeating: false, count: palette.count)
    for place in indices[(rows.lowerBound * picture.width)..<(rows.upperBound * picture.width)] { isUsed[Int(place)] = true }
    for color in palette.indices where isUsed[color] {
      for x in masks.indices { masks[x] = 0 }
      for y in rows {
        let start = y * picture.width
        for x in masks.indices where indices[start + x] == UInt8(color) { masks[x] |= 1 << UInt8(y - top) }
      }
      bytes += "#\(color)".utf8
      appendRuns(of: masks, to: &bytes)
      // Back to the start of the band.
      bytes.append(UInt8(ascii: "$"))
    }
    bytes.append(UInt8(ascii: "-"))
  }
  bytes += [0x1B, UInt8(ascii: "\\")]
  return String(decoding: bytes, as: UTF8.self)
}

/// A run of more than three equal sixels is written as its length; empty ones at the end are left out.
private func appendRuns(of masks: [UInt8], to bytes: inout [UInt8]) {
  var x = 0
  let end = (masks.lastIndex { $0 != 0 } ?? -1) + 1
  while x < end {
    var length = 1
    while x + length < end, masks[x + length] == masks[x] { length += 1 }
    let sixel = masks[x] + 63
    if length > 3 {
      bytes += "!\(length)".utf8
      bytes.append(sixel)
    } else {
      bytes += [UInt8](repeating: sixel, count: length)
    }
    x += length
  }
}
