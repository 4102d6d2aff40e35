/// Writes PNG files for tests from the specification, without a library: Adam7, filters, stored
/// deflate.

import TestKit

extension Seeded {
  /// A number from 0 up to, but not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(below(256)) } }
}

let signature = PNGBytes.signature

func bigEndian(_ value: Int, bytes: Int = 4) -> [UInt8] {
  (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}

func adler32(_ bytes: [UInt8]) -> Int {
  var a = 1
  var b = 0
  for byte in bytes {
    a = (a + Int(byte)) % 65_521
    b = (b + a) % 65_521
  }
  return b << 16 | a
}

/// A zlib stream of stored blocks (RFC 1950, RFC 1951 section 3.2.4).
func stored(_ bytes: [UInt8], blockLength: Int = 65_535) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let end = min(start + blockLength, bytes.count)
    let length = end - start
    stream += [
      end == bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255),
      UInt8((~length >> 8) & 255),
    ]
    stream += bytes[start..<end]
    start = end
  } while start < bytes.count
  return stream + bigEndian(adler32(bytes))
}

/// A zlib stream that inflates to `1 + 258 * runs` zeros: one literal, then the longest match at
/// distance 1, in 13 bits of the fixed code each (RFC 1951 section 3.2.6).
func zeros(runs: Int) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var filled = 0
  var byte: UInt8 = 0
  func put(_ bits: String) {
    for bit in bits {
      if bit == "1" { byte |= 1 << UInt8(filled) }
      filled += 1
      if filled == 8 {
        stream.append(byte)
        byte = 0
        filled = 0
      }
    }
  }
  put("110")  // last block; fixed code, low bit first
  put("00110000")  // literal 0
  for _ in 0..<runs { put("11000101" + "00000") }  // length 258, distance 1
  put("0000000")  // end of block
  if filled > 0 { stream.append(byte) }
  // For zeros, the low half of the sum stays 1 and the high half counts the bytes.
  return stream + bigEndian(((1 + 258 * runs) % 65_521) << 16 | 1)
}

/// Short, because tests here put files together chunk by chunk.
func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] { PNGBytes.chunk(type, data) }

func header(_ width: Int, _ height: Int, depth: Int, type: Int, interlaced: Bool = false) -> [UInt8]
{
  chunk(
    "IHDR",
    bigEndian(width) + bigEndian(height) + [UInt8(depth), UInt8(type), 0, 0, interlaced ? 1 : 0])
}

/// A picture as samples of any depth, with its PNG file and its RGBA bytes.
struct Picture {
  var width: Int
  var height: Int
  var type: Int
  var depth: Int
  /// Samples in reading order, `channels` per pixel.
  var samples: [Int]
  var palette: [[UInt8]] = []
  var transparency: [Int]?
  /// The filters of the rows, used in turn.
  var filters = [0]

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0 }

  /// Random samples; for color type 3, also a random palette of `entries` colors.
  static func random(
    _ width: Int, _ height: Int, type: Int, depth: Int, entries: Int? = nil, seed: UInt64 = 1
  ) -> Picture {
    var dice = Seeded(seed &+ UInt64(width &* 7919 &+ height &* 104_729 &+ type &* 31 &+ depth))
    var picture = Picture(width: width, height: height, type: type, depth: depth, samples: [])
    let limit = type == 3 ? entries ?? 1 << depth : 1 << depth
    if type == 3 { picture.palette = (0..<limit).map { _ in dice.bytes(3) } }
    picture.samples = (0..<width * height * picture.channels).map { _ in dice.below(limit) }
    return picture
  }

  func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    samples[(y * width + x) * channels + channel]
  }

  /// The unfiltered bytes of a row of these pixels.
  private func row(_ y: Int, _ columns: [Int]) -> [UInt8] {
    if depth == 16 {
      return columns.flatMap { x in (0..<channels).flatMap { bigEndian(sample(x, y, $0), bytes: 2) }
      }
    }
    var row: [UInt8] = []
    var bits = 0
    for x in columns {
      for channel in 0..<channels {
        if bits % 8 == 0 { row.append(0) }
        row[row.count - 1] |= UInt8(sample(x, y, channel) << (8 - depth - bits % 8))
        bits += depth
      }
    }
    return row
  }

  /// Section 9 of the specification.
  private func filtered(_ row: [UInt8], above: [UInt8]?, by filter: Int) -> [UInt8] {
    let step = max(1, channels * depth / 8)
    return [UInt8(filter)]
      + row.indices.map { i in
        let a = i >= step ? Int(row[i - step]) : 0
        let b = Int(above?[i] ?? 0)
        let c = i >= step ? Int(above?[i - step] ?? 0) : 0
        let p = a + b - c
        let nearest =
          abs(p - a) <= abs(p - b) && abs(p - a) <= abs(p - c)
          ? a : abs(p - b) <= abs(p - c) ? b : c
        return row[i] &- UInt8([0, a, b, (a + b) / 2, nearest][filter])
      }
  }

  /// The filtered rows of the whole picture, or of each pass of Adam7 (section 8).
  func rows(interlaced: Bool) -> [UInt8] {
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var result: [UInt8] = []
    for (x, y, stepX, stepY) in interlaced ? adam7 : [(0, 0, 1, 1)] {
      let columns = Array(stride(from: x, to: width, by: stepX))
      if columns.isEmpty { continue }
      var above: [UInt8]?
      for (number, line) in stride(from: y, to: height, by: stepY).enumerated() {
        let row = row(line, columns)
        result += filtered(row, above: above, by: filters[number % filters.count])
        above = row
      }
    }
    return result
  }

  /// Signature and all chunks before the image data.
  func start(interlaced: Bool = false, ancillary: [UInt8] = []) -> [UInt8] {
    var file =
      signature
      + LikenessPNGTests.header(width, height, depth: depth, type: type, interlaced: interlaced)
      + ancillary
    if !palette.isEmpty { file += chunk("PLTE", palette.flatMap(\.self)) }
    if let transparency {
      file += chunk(
        "tRNS", transparency.flatMap { type == 3 ? [UInt8($0)] : bigEndian($0, bytes: 2) })
    }
    return file
  }

  func file(interlaced: Bool = false, ancillary: [UInt8] = []) -> [UInt8] {
    start(interlaced: interlaced, ancillary: ancillary)
      + chunk("IDAT", stored(rows(interlaced: interlaced))) + chunk("IEND")
  }

  /// A sample at 8 bits: the nearest to `sample * 255 / (2^depth - 1)`. For 16 bits the quotient is
  /// 257 exactly.
  private func eightBits(_ sample: Int) -> UInt8 {
    depth == 16 ? UInt8((sample + 128) / 257) : UInt8(sample * 255 / (1 << depth - 1))
  }

  /// The expected result of decoding.
  var rgba: [UInt8] {
    var result: [UInt8] = []
    for pixel in 0..<width * height {
      let values = Array(samples[pixel * channels..<(pixel + 1) * channels])
      let bytes = values.map(eightBits)
      switch type {
      case 3:
        result +=
          palette[values[0]] + [
            UInt8(values[0] < transparency?.count ?? 0 ? transparency?[values[0]] ?? 255 : 255)
          ]
      case 0: result += [bytes[0], bytes[0], bytes[0], transparency == values ? 0 : 255]
      case 2: result += bytes + [transparency == values ? 0 : 255]
      case 4: result += [bytes[0], bytes[0], bytes[0], bytes[1]]
      default: result += bytes
      }
    }
    return result
  }
}

/// Every color type with every bit depth (table 11.1 of the specification): 15 in all.
let kinds: [(type: Int, depth: Int)] =
  [1, 2, 4, 8, 16].map { (0, $0) } + [8, 16].map { (2, $0) } + [1, 2, 4, 8].map { (3, $0) }
  + [8, 16].map { (4, $0) }
  + [8, 16].map { (6, $0) }
