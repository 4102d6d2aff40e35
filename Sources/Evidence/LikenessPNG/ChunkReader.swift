/// Reads the chunks of a PNG file one by one, each complete and with a valid checksum.

import CPNG
import LikenessDisplayList

/// A chunk: where it starts in the file, its type, and its payload.
struct Chunk {
  /// The offset of the chunk's length field in the file.
  let offset: Int
  /// The four letters, first letter in the highest byte.
  let type: ChunkType
  /// What lies between the type and the checksum.
  let payload: UnsafeRawBufferPointer
}

/// The four letters of a chunk.
struct ChunkType: Hashable {
  /// The letters, the first in the highest byte.
  let code: UInt32

  static let header = ChunkType("IHDR")
  static let palette = ChunkType("PLTE")
  static let transparency = ChunkType("tRNS")
  static let imageData = ChunkType("IDAT")
  static let end = ChunkType("IEND")
  static let text = ChunkType("tEXt")
  /// Of an animated PNG: how many frames there are, and how often they play.
  static let animationControl = ChunkType("acTL")
  /// Of an animated PNG: where a frame goes, and for how long it is shown.
  static let frameControl = ChunkType("fcTL")
  /// Of an animated PNG: the image data of a frame after the first.
  static let frameData = ChunkType("fdAT")
  /// The primaries and the transfer of the colors, by their numbers in ITU-T H.273.
  static let codePoints = ChunkType("cICP")
  /// That the colors are sRGB.
  static let standardColors = ChunkType("sRGB")
  /// The exponent of the samples.
  static let gamma = ChunkType("gAMA")
  /// The primaries and the white of the colors.
  static let primaries = ChunkType("cHRM")
  /// A color profile, compressed.
  static let profile = ChunkType("iCCP")
  /// Exif, in the form of TIFF.
  static let exif = ChunkType("eXIf")
  /// Text, compressed.
  static let compressedText = ChunkType("zTXt")
  /// Text in UTF-8, perhaps compressed.
  static let internationalText = ChunkType("iTXt")
  /// Ours, of the picture of a reference; see ``PNG/Seal``.
  static let seal = ChunkType("liKE")
  /// What Xcode writes before `IHDR` into a file that is no longer a PNG file.
  static let apple = ChunkType("CgBI")

  init(code: UInt32) { self.code = code }

  private init(_ name: StaticString) {
    code = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private var letters: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) } }

  /// Whether all four are letters of ASCII, as the specification demands.
  var isValid: Bool { letters.allSatisfy { (0x41...0x5a).contains($0 & 0xdf) } }

  /// Whether a reader that does not know the type must give up: its first letter is a capital.
  var isCritical: Bool { code & 0x2000_0000 == 0 }

  /// The four letters.
  var name: String { String(decoding: letters, as: UTF8.self) }
}

/// Walks over the chunks of a file whose signature has been checked.
struct ChunkReader {
  /// Where the next chunk starts.
  private(set) var offset = PNG.signature.count
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The next chunk; throws where the file ends before or inside it, and where its checksum is
  /// wrong.
  mutating func next() throws(PNGError.Cause) -> Chunk {
    let rest = bytes.count - offset
    guard rest > 0 else { throw .truncated(size: bytes.count, inside: nil) }
    guard rest >= 8 else { throw .truncated(size: bytes.count, inside: "the start of a chunk") }
    let length = Int(bigEndian32(bytes, at: offset))
    let type = ChunkType(code: bigEndian32(bytes, at: offset + 4))
    guard type.isValid else { throw .chunkName(offset: offset) }
    guard length <= Int(Int32.max) else {
      throw .chunkLength(chunk: type.name, offset: offset, length: length)
    }
    guard rest - 12 >= length else {
      throw .truncated(size: bytes.count, inside: "chunk \(type.name)")
    }

    let covered = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<offset + 8 + length])
    let stored = bigEndian32(bytes, at: offset + 8 + length)
    guard
      cpng_crc32(covered.baseAddress?.assumingMemoryBound(to: UInt8.self), covered.count) == stored
    else {
      throw .checksum(chunk: type.name, offset: offset)
    }
    defer { offset += 12 + length }
    return Chunk(
      offset: offset, type: type, payload: UnsafeRawBufferPointer(rebasing: covered[4...]))
  }

  /// The header, which has to be the next chunk.
  mutating func nextHeader() throws(PNGError.Cause) -> PNG.Header {
    let chunk = try next()
    if chunk.type == .apple { throw .appleOptimized }
    guard chunk.type == .header else {
      throw .chunkOutOfPlace(chunk: chunk.type.name, offset: chunk.offset)
    }
    guard chunk.payload.count == 13 else {
      throw .chunkLength(chunk: chunk.type.name, offset: chunk.offset, length: chunk.payload.count)
    }
    return try PNG.Header(chunk.payload)
  }

  /// Returns the header alone.
  func header() throws(PNGError.Cause) -> PNG.Header {
    var copy = self
    return try copy.nextHeader()
  }
}

/// Four bytes as a number, the highest first; they must lie inside `bytes`.
func bigEndian32(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
  UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
}
