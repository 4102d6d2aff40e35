/// Reads sample pictures of other programs: small 8-bit PNG files without interlacing, decoded
/// independently of the library.
import Foundation
import LikenessDisplayList

/// Why a sample could not be read.
struct SampleError: Error {
  let cause: String
}

/// Decodes a PNG file (W3C PNG, second edition) of 8-bit gray, RGB, either with alpha, or 8-bit
/// palette.
func samplePNG(_ url: URL) throws -> Bitmap {
  let file = [UInt8](try Data(contentsOf: url))
  var position = 8
  var compressed: [UInt8] = []
  var header: [UInt8] = []
  var palette: [UInt8] = []
  var paletteAlpha: [UInt8] = []
  while position + 8 <= file.count {
    let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
    let type = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
    let content = file[(position + 8)..<(position + 8 + length)]
    if type == "IHDR" { header = Array(content) }
    if type == "PLTE" { palette = Array(content) }
    if type == "tRNS" { paletteAlpha = Array(content) }
    if type == "IDAT" { compressed += content }
    position += 12 + length
  }
  let channelsByType: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
  guard header.count == 13, header[8] == 8, header[12] == 0,
    let channels = channelsByType[header[9]],
    let size = PixelSize(
      width: header[0..<4].reduce(0) { $0 << 8 | Int($1) },
      height: header[4..<8].reduce(0) { $0 << 8 | Int($1) })
  else { throw SampleError(cause: "\(url.lastPathComponent) is of another kind") }
  let stride = size.width * channels
  var inflater = Inflater(input: compressed, position: 2)
  var data = try inflater.inflate(capacity: (stride + 1) * size.height)
  guard data.count == (stride + 1) * size.height else {
    throw SampleError(cause: "\(url.lastPathComponent) is cut")
  }
  return Bitmap(size: size) { output in
    data.withUnsafeMutableBufferPointer { data in
      for y in 0..<size.height {
        let row = y * (stride + 1)
        for i in 0..<stride {
          let left = i >= channels ? Int(data[row + 1 + i - channels]) : 0
          let up = y > 0 ? Int(data[row - stride + i]) : 0
          let corner = i >= channels && y > 0 ? Int(data[row - stride + i - channels]) : 0
          let predicted: Int
          switch data[row] {
          case 1: predicted = left
          case 2: predicted = up
          case 3: predicted = (left + up) / 2
          case 4:
            let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
            predicted = a <= b && a <= c ? left : b <= c ? up : corner
          default: predicted = 0
          }
          data[row + 1 + i] &+= UInt8(truncatingIfNeeded: predicted)
        }
        for x in 0..<size.width {
          let pixel = row + 1 + x * channels
          let target = (y * size.width + x) * 4
          guard header[9] != 3 else {
            let index = Int(data[pixel])
            for channel in 0..<3 { output[target + channel] = palette[index * 3 + channel] }
            output[target + 3] = index < paletteAlpha.count ? paletteAlpha[index] : 255
            continue
          }
          for channel in 0..<3 {
            output[target + channel] = data[pixel + (channels >= 3 ? channel : 0)]
          }
          output[target + 3] = channels % 2 == 0 ? data[pixel + channels - 1] : 255
        }
      }
    }
  }
}

/// Deflate, RFC 1951.
private struct Inflater {
  let input: [UInt8]
  var position: Int
  var buffer: UInt32 = 0
  var available = 0

  init(input: [UInt8], position: Int) {
    self.input = input
    self.position = position
  }

  mutating func bits(_ count: Int) throws -> Int {
    while available < count {
      guard position < input.count else { throw SampleError(cause: "the compressed data is cut") }
      buffer |= UInt32(input[position]) << UInt32(available)
      position += 1
      available += 8
    }
    let value = buffer & (1 << UInt32(count) - 1)
    buffer >>= UInt32(count)
    available -= count
    return Int(value)
  }

  /// A canonical code: the number of codes of each length, and the symbols in code order.
  struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(lengths: some Sequence<Int>) {
      let all = Array(lengths)
      for length in 1..<16 {
        for (symbol, own) in all.enumerated() where own == length {
          counts[length] += 1
          symbols.append(symbol)
        }
      }
    }
  }

  mutating func symbol(_ codes: Codes) throws -> Int {
    var code = 0
    var first = 0
    var index = 0
    for length in 1..<16 {
      code |= try bits(1)
      if code - codes.counts[length] < first { return codes.symbols[index + code - first] }
      index += codes.counts[length]
      first = (first + codes.counts[length]) << 1
      code <<= 1
    }
    throw SampleError(cause: "no such code")
  }

  mutating func inflate(capacity: Int) throws -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(capacity)
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0:
        available = 0
        buffer = 0
        let length = Int(input[position]) | Int(input[position + 1]) << 8
        output += input[(position + 4)..<(position + 4 + length)]
        position += 4 + length
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        try block(
          Codes(lengths: lengths), Codes(lengths: [Int](repeating: 5, count: 30)), into: &output)
      default:
        let literals = try bits(5) + 257
        let distances = try bits(5) + 1
        let count = try bits(4) + 4
        var lengths = [Int](repeating: 0, count: 19)
        for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(
          count)
        { lengths[index] = try bits(3) }
        let codes = Codes(lengths: lengths)
        var all: [Int] = []
        while all.count < literals + distances {
          switch try symbol(codes) {
          case 16: all += [Int](repeating: all.last ?? 0, count: try bits(2) + 3)
          case 17: all += [Int](repeating: 0, count: try bits(3) + 3)
          case 18: all += [Int](repeating: 0, count: try bits(7) + 11)
          case let length: all.append(length)
          }
        }
        try block(
          Codes(lengths: all.prefix(literals)), Codes(lengths: all.dropFirst(literals)),
          into: &output)
      }
    }
    return output
  }

  mutating func block(_ literals: Codes, _ distances: Codes, into output: inout [UInt8]) throws {
    while true {
      let symbol = try self.symbol(literals)
      if symbol == 256 { return }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      // Lengths 3 to 10 have a symbol each; then four symbols share each count of extra bits; 285
      // is 258.
      let group = max(0, (symbol - 261) / 4)
      let length =
        symbol == 285
        ? 258
        : symbol < 265 ? symbol - 254 : ((symbol - 261) % 4 + 4) << group + 3 + (try bits(group))
      let code = try self.symbol(distances)
      let extra = max(0, code / 2 - 1)
      let distance = code < 4 ? code + 1 : (code % 2 + 2) << extra + 1 + (try bits(extra))
      guard distance <= output.count else {
        throw SampleError(cause: "the compressed data reaches back too far")
      }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
