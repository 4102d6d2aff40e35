/// The first half of decoding: checks all chunks, without allocating memory.

import CPNG
import LikenessDisplayList

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a PNG file holds, once every chunk up to `IEND` is known to be whole, in its place, and
/// within the limits.
struct FileOutline {
  /// The header.
  let header: PNG.Header
  /// One past the last byte of `IEND`.
  private(set) var end = 0
  /// The payload of the longest chunk that is not image data.
  private(set) var longestChunk = 0
  /// The payloads of all `IDAT` chunks together.
  private(set) var imageDataBytes = 0
  private var ancillaryBytes = 0
  private var paletteEntries: Int?
  /// Whether there is a `tRNS` chunk.
  private(set) var hasTransparency = false
  /// Where in the file the payloads of the `IDAT` chunks are.
  private(set) var imageData: [Range<Int>] = []
  private var progress = Progress.beforeImageData

  private enum Progress {
    case beforeImageData
    case inImageData
    case afterImageData
  }

  /// Walks over the file, whose signature has been checked.
  init(of bytes: UnsafeRawBufferPointer, limits: PNG.Limits) throws(PNGError.Cause) {
    var reader = ChunkReader(bytes)
    header = try reader.nextHeader()
    // Before anything else is even read.
    guard header.size.pixelCount <= limits.maxPixels else {
      throw .tooManyPixels(
        width: header.size.width, height: header.size.height, limit: limits.maxPixels)
    }
    while end == 0 {
      let chunk = try reader.next()
      switch chunk.type {
      case .palette: try takePalette(chunk)
      case .transparency: try takeTransparency(chunk)
      case .imageData: try takeImageData(chunk)
      case .end:
        guard chunk.payload.isEmpty else { throw chunk.badLength }
        guard progress != .beforeImageData else { throw .missingChunk("IDAT") }
        end = reader.offset
      case .header: throw chunk.outOfPlace
      default:
        guard !chunk.type.isCritical else {
          throw .unknownCriticalChunk(chunk: chunk.type.name, offset: chunk.offset)
        }
        try takeAncillary(chunk, limit: limits.maxAncillaryBytes)
      }
      if chunk.type != .imageData {
        longestChunk = max(longestChunk, chunk.payload.count)
        if progress == .inImageData { progress = .afterImageData }
      }
    }
    try checkImageDataCanSuffice()
  }

  /// `PLTE`: once, before the image data, 1 to 256 entries of three bytes. Where the pixels are no
  /// indices it is a mere suggestion for poor displays, and gray pictures must not have it.
  private mutating func takePalette(_ chunk: Chunk) throws(PNGError.Cause) {
    guard paletteEntries == nil, !hasTransparency, progress == .beforeImageData else {
      throw chunk.outOfPlace
    }
    guard header.colorType != .gray, header.colorType != .grayAlpha else { throw chunk.outOfPlace }
    let (entries, rest) = chunk.payload.count.quotientAndRemainder(dividingBy: 3)
    guard rest == 0, (1...256).contains(entries) else { throw chunk.badLength }
    // More entries than an index can name are forbidden but harmless, and old encoders write them:
    // they are not used.
    paletteEntries = header.colorType == .palette ? min(entries, 1 << header.bitDepth) : entries
  }

  /// `tRNS`: once, before the image data, after a palette that it belongs to; never beside an alpha
  /// channel.
  private mutating func takeTransparency(_ chunk: Chunk) throws(PNGError.Cause) {
    guard !hasTransparency, progress == .beforeImageData else { throw chunk.outOfPlace }
    let isRightLength: Bool
    switch header.colorType {
    case .gray: isRightLength = chunk.payload.count == 2
    case .rgb: isRightLength = chunk.payload.count == 6
    case .palette:
      guard let paletteEntries else { throw chunk.outOfPlace }
      isRightLength = (1...paletteEntries).contains(chunk.payload.count)
    case .grayAlpha, .rgbAlpha: throw chunk.outOfPlace
    }
    guard isRightLength else { throw chunk.badLength }
    hasTransparency = true
  }

  /// `IDAT`: any number, but one after the other.
  private mutating func takeImageData(_ chunk: Chunk) throws(PNGError.Cause) {
    if header.colorType == .palette, paletteEntries == nil { throw .missingChunk("PLTE") }
    guard progress != .afterImageData else { throw chunk.outOfPlace }
    progress = .inImageData
    imageDataBytes += chunk.payload.count
    // Past the length and the type.
    imageData.append((chunk.offset + 8)..<(chunk.offset + 8 + chunk.payload.count))
  }

  /// Any other chunk: skipped, but it has to stay within the limit, also once inflated. Nothing
  /// here would inflate it; the viewers and browsers that a picture is passed on to do.
  private mutating func takeAncillary(_ chunk: Chunk, limit: Int) throws(PNGError.Cause) {
    if chunk.type == .frameData { return }
    ancillaryBytes += chunk.payload.count + 12
    if let stream = chunk.compressedPart, ancillaryBytes <= limit {
      let start = stream.baseAddress?.assumingMemoryBound(to: UInt8.self)
      ancillaryBytes += cpng_inflated_size(start, stream.count, limit - ancillaryBytes)
    }
    guard ancillaryBytes <= limit else {
      throw .tooMuchMetadata(chunk: chunk.type.name, offset: chunk.offset, limit: limit)
    }
  }

  /// Deflate makes at most 258 bytes of two bits, so a file with less than a 1,032nd part of its
  /// picture is cut or a lie: it is refused before the picture's memory is taken.
  private func checkImageDataCanSuffice() throws(PNGError.Cause) {
    let needed = header.inflatedByteCount
    guard imageDataBytes >= (needed + 1031) / 1032 else {
      throw .imageDataTooShort(compressed: imageDataBytes, needed: needed)
    }
  }
}

extension Chunk {
  fileprivate var outOfPlace: PNGError.Cause { .chunkOutOfPlace(chunk: type.name, offset: offset) }

  fileprivate var badLength: PNGError.Cause {
    .chunkLength(chunk: type.name, offset: offset, length: payload.count)
  }

  /// The zlib stream in a chunk that has one.
  fileprivate var compressedPart: UnsafeRawBufferPointer? {
    switch type {
    case .profile, .compressedText:
      // A name, the method.
      return payload.afterText?.after(1)
    case .internationalText:
      // A keyword, a flag, the method, a language, the keyword in that language.
      guard let flags = payload.afterText, flags.first == 1 else { return nil }
      return flags.after(2)?.afterText?.afterText
    default: return nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// What follows the first zero byte; nil where there is none.
  fileprivate var afterText: UnsafeRawBufferPointer? {
    guard let baseAddress, let zero = memchr(baseAddress, 0, count) else { return nil }
    return after(UnsafeRawPointer(zero) - baseAddress + 1)
  }

  /// What follows so many bytes; nil where there are not so many.
  fileprivate func after(_ length: Int) -> UnsafeRawBufferPointer? {
    length <= count ? UnsafeRawBufferPointer(rebasing: self[length...]) : nil
  }
}
