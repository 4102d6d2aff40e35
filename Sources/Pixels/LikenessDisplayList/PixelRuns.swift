/// Pictures inside a display list's text: a run-length form, in base64.

/// The pixels of `bitmap` in a form without loss that is short for icons.
///
/// A row of steps, each a number (seven bits a byte, lowest first, the top bit set on all but the
/// last) and, for some, pixels as four bytes. The number's two low bits say what the step is, the
/// rest is how many pixels it gives, less one: 0 repeats the one pixel that follows; 1 takes each
/// from the pixels that follow; 2 takes each from the row above. Which steps are chosen is fixed,
/// so that equal pictures have equal forms.
func encodePixelRuns(_ bitmap: Bitmap) -> [UInt8] {
  bitmap.bytes.withUnsafeBytes { encodePixelRuns($0, bitmap.size) }
}

private func encodePixelRuns(_ pixels: UnsafeRawBufferPointer, _ size: PixelSize) -> [UInt8] {
  let (width, count) = (size.width, size.pixelCount)
  var form: [UInt8] = []
  /// The four bytes of a pixel, which are only compared.
  func pixel(_ index: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
  }
  func step(_ kind: Int, count: Int, pixels range: Range<Int>) {
    var number = (count - 1) << 2 | kind
    while number > 127 {
      form.append(UInt8(number & 127) | 128)
      number >>= 7
    }
    form.append(UInt8(number))
    form.append(contentsOf: pixels[(range.lowerBound * 4)..<(range.upperBound * 4)])
  }
  var literalStart = 0
  var i = 0
  while i < count {
    let own = pixel(i)
    var above = i
    while above < count, above >= width, pixel(above) == pixel(above - width) { above += 1 }
    var same = i + 1
    while same < count, pixel(same) == own { same += 1 }
    let isAbove = above - i >= 2 && above >= same
    guard isAbove || same - i >= 2 else {
      i += 1
      continue
    }
    if literalStart < i { step(1, count: i - literalStart, pixels: literalStart..<i) }
    if isAbove {
      step(2, count: above - i, pixels: i..<i)
      i = above
    } else {
      step(0, count: same - i, pixels: i..<(i + 1))
      i = same
    }
    literalStart = i
  }
  if literalStart < count { step(1, count: count - literalStart, pixels: literalStart..<count) }
  return form
}

/// The picture that ``encodePixelRuns(_:)`` wrote, or nil where `form` does not give exactly the
/// pixels of `size`.
func decodePixelRuns(_ form: [UInt8], size: PixelSize) -> Bitmap? {
  let total = size.pixelCount * 4
  let row = size.width * 4
  // Filled byte by byte: appending a slice for each pixel takes most of the reading of a list.
  var pixels = [UInt8](repeating: 0, count: total)
  var end = 0
  var i = 0
  while i < form.count {
    var number: Int64 = 0
    var shift: Int64 = 0
    while true {
      guard i < form.count, shift < 42 else { return nil }
      number |= Int64(form[i] & 127) << shift
      shift += 7
      i += 1
      if form[i - 1] < 128 { break }
    }
    guard number >> 2 < (total - end) / 4 else { return nil }
    let length = Int(number >> 2 + 1) * 4
    switch number & 3 {
    case 0:
      guard i + 4 <= form.count else { return nil }
      for place in 0..<length { pixels[end + place] = form[i + (place & 3)] }
      i += 4
    case 1:
      guard i + length <= form.count else { return nil }
      for place in 0..<length { pixels[end + place] = form[i + place] }
      i += length
    case 2:
      guard end >= row else { return nil }
      // The source may reach into what the step itself writes.
      for place in 0..<length { pixels[end + place] = pixels[end + place - row] }
    default:
      return nil
    }
    end += length
  }
  return end == total ? Bitmap(size: size, bytes: pixels) : nil
}

/// `bytes` in the base64 of RFC 4648, section 4.
func base64(_ bytes: [UInt8]) -> [UInt8] {
  // Looked up once, since a global variable is checked at each use.
  let alphabet = alphabet
  return [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text, count in
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let have = min(3, bytes.count - start)
      let word =
        UInt32(bytes[start]) << 16 | UInt32(have > 1 ? bytes[start + 1] : 0) << 8
        | UInt32(have > 2 ? bytes[start + 2] : 0)
      for place in 0..<4 {
        text[count] =
          place <= have ? alphabet[Int(word >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "=")
        count += 1
      }
    }
  }
}

/// The bytes that ``base64(_:)`` wrote as `text`, or nil where it is not base64.
func bytes(fromBase64 text: [UInt8]) -> [UInt8]? {
  guard text.count % 4 == 0 else { return nil }
  let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count / 4 * 3)
  var word: UInt32 = 0
  for (i, character) in text.dropLast(padding).enumerated() {
    guard let value = sextet(character) else { return nil }
    word = word << 6 | value
    if i % 4 == 3 {
      bytes.append(contentsOf: [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)])
    }
  }
  if padding == 1 { bytes.append(contentsOf: [UInt8(word >> 10 & 255), UInt8(word >> 2 & 255)]) }
  if padding == 2 { bytes.append(UInt8(word >> 4 & 255)) }
  return bytes
}

private let alphabet = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

private func sextet(_ character: UInt8) -> UInt32? {
  switch character {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 71
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) + 4
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
