/// Damaged, truncated, inconsistent and foreign files: each is refused, with its cause.

import LikenessDisplayList
import LikenessPNG
import TestKit
import Testing

/// The cause of the refusal; nil if the bytes are accepted.
func cause(_ bytes: [UInt8], limits: PNG.Limits = .default) -> PNGError.Cause? {
  do throws(PNGError) {
    _ = try PNG.decode(bytes, limits: limits)
    return nil
  } catch {
    return error.cause
  }
}

@Suite struct DamageTests {
  /// A small file with a chunk of each kind.
  private var sample: Picture {
    var picture = Picture.random(3, 3, type: 3, depth: 4, entries: 5)
    picture.transparency = [7, 8]
    return picture
  }

  private var sampleFile: [UInt8] {
    let file = sample.file(ancillary: chunk("tEXt", Array("Title\0picture".utf8)))
    return Array(file.dropLast(12)) + chunk("tIME", [7, 226, 1, 2, 3, 4, 5]) + chunk("IEND")
  }

  @Test("A file cut off anywhere is reported as truncated or empty") func truncated() throws {
    let file = sampleFile
    #expect(try PNG.decode(file).bytes == sample.rgba)
    #expect(cause([]) == .empty)
    for length in 1..<file.count {
      guard case .truncated(length, _) = cause(Array(file[..<length])) else {
        Issue.record("cut at \(length): \(String(describing: cause(Array(file[..<length]))))")
        continue
      }
    }
    #expect(cause(Array(file.dropLast(12))) == .truncated(size: file.count - 12, inside: nil))
    #expect(
      cause(Array(file.dropLast(13))) == .truncated(size: file.count - 13, inside: "chunk tIME"))
    #expect(cause(Array(file[..<5])) == .truncated(size: 5, inside: "the signature"))
  }

  @Test("Every changed bit is detected") func changedBits() {
    let file = sampleFile
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << bit
        #expect(cause(damaged) != nil, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test("A changed payload is reported as the wrong checksum of its chunk") func checksums() {
    let file = sampleFile
    let text = 8 + 25
    var damaged = file
    damaged[text + 10] ^= 1
    #expect(cause(damaged) == .checksum(chunk: "tEXt", offset: text))
    damaged = file
    damaged[file.count - 1] ^= 1
    #expect(cause(damaged) == .checksum(chunk: "IEND", offset: file.count - 12))
  }

  /// A reader that stops after the last row would miss the checksum if a chunk ends between the
  /// two.
  @Test("A wrong checksum of the image data is detected wherever chunks end") func streamChecksum()
  {
    let picture = Picture.random(3, 2, type: 6, depth: 8)
    var stream = stored(picture.rows(interlaced: false))
    stream[stream.count - 2] ^= 1
    for cut in 0...stream.count {
      let file =
        picture.start() + chunk("IDAT", Array(stream[..<cut]))
        + chunk("IDAT", Array(stream[cut...])) + chunk("IEND")
      guard case .imageData = cause(file) else {
        Issue.record("cut at \(cut): \(String(describing: cause(file)))")
        continue
      }
    }
  }

  @Test("Image data that end too early are refused") func missingData() {
    for interlaced in [false, true] {
      let picture = Picture.random(4, 4, type: 2, depth: 8)
      let rows = picture.rows(interlaced: interlaced)
      for missing in 1...rows.count {
        let stream = stored(Array(rows.dropLast(missing)))
        let file = picture.start(interlaced: interlaced) + chunk("IDAT", stream) + chunk("IEND")
        #expect(cause(file) == .imageDataEndsEarly, "\(missing) bytes missing")
      }
      // The stream itself is truncated: its end or its checksum is missing.
      let stream = stored(rows)
      for missing in 1..<stream.count {
        let file =
          picture.start(interlaced: interlaced) + chunk("IDAT", Array(stream.dropLast(missing)))
          + chunk("IEND")
        guard case .imageData = cause(file) else {
          Issue.record("\(missing) bytes of the stream missing: \(String(describing: cause(file)))")
          continue
        }
      }
    }
  }

  @Test("Image data after the last row are refused") func extraData() {
    for interlaced in [false, true] {
      let picture = Picture.random(5, 4, type: 0, depth: 8)
      let rows = picture.rows(interlaced: interlaced)
      for extra in [1, 2, 6, 1000, 100_000] {
        let start = picture.start(interlaced: interlaced)
        let inside =
          start + chunk("IDAT", stored(rows + [UInt8](repeating: 0, count: extra))) + chunk("IEND")
        let behind =
          start + chunk("IDAT", stored(rows) + [UInt8](repeating: 0, count: extra)) + chunk("IEND")
        let another =
          start + chunk("IDAT", stored(rows)) + chunk("IDAT", [UInt8](repeating: 0, count: extra))
          + chunk("IEND")
        for file in [inside, behind, another] {
          guard case .imageData = cause(file) else {
            Issue.record("\(extra) bytes more: \(String(describing: cause(file)))")
            continue
          }
        }
      }
    }
  }

  @Test("An unknown filter is refused") func unknownFilter() {
    let file =
      signature + header(1, 1, depth: 8, type: 0) + chunk("IDAT", stored([5, 0])) + chunk("IEND")
    guard case .imageData = cause(file) else {
      Issue.record("\(String(describing: cause(file)))")
      return
    }
  }

  @Test("A palette index without an entry is refused") func paletteIndex() {
    for depth in [1, 2, 4, 8] {
      for interlaced in [false, true] {
        let entries = depth == 1 ? 1 : 3
        var picture = Picture.random(9, 9, type: 3, depth: depth, entries: entries)
        #expect(cause(picture.file(interlaced: interlaced)) == nil)
        picture.samples[40] = entries
        #expect(
          cause(picture.file(interlaced: interlaced)) == .paletteIndex(entries, entries: entries),
          "depth \(depth)")
      }
    }
  }

  @Test("Missing, misplaced and malformed chunks are refused by name and offset") func chunkOrder()
  {
    let start = signature + header(1, 1, depth: 8, type: 2)
    let data = chunk("IDAT", stored([0, 1, 2, 3]))
    let end = chunk("IEND")
    let text = chunk("tEXt", [65, 0])
    let indexed = signature + header(1, 1, depth: 8, type: 3)
    let indexedData = chunk("IDAT", stored([0, 0]))
    let palette = chunk("PLTE", [1, 2, 3])
    #expect(cause(start + data + end) == nil)
    #expect(cause(start + palette + data + end) == nil)
    #expect(cause(indexed + palette + indexedData + end) == nil)
    #expect(
      cause(indexed + chunk("PLTE", [UInt8](repeating: 0, count: 768)) + indexedData + end) == nil)

    let cases: [([UInt8], PNGError.Cause)] = [
      (signature + end, .chunkOutOfPlace(chunk: "IEND", offset: 8)),
      (
        signature + text + header(1, 1, depth: 8, type: 2) + data + end,
        .chunkOutOfPlace(chunk: "tEXt", offset: 8)
      ),
      (
        start + header(1, 1, depth: 8, type: 2) + data + end,
        .chunkOutOfPlace(chunk: "IHDR", offset: 33)
      ),
      (
        signature + chunk("IHDR", [0, 0, 0, 1]) + end,
        .chunkLength(chunk: "IHDR", offset: 8, length: 4)
      ),
      (signature + chunk("CgBI", [0x50, 0, 0x20, 2]) + end, .appleOptimized),
      (start + end, .missingChunk("IDAT")),
      (
        start + data + text + data + end,
        .chunkOutOfPlace(chunk: "IDAT", offset: 33 + data.count + text.count)
      ),
      (
        start + data + chunk("IEND", [0]),
        .chunkLength(chunk: "IEND", offset: 33 + data.count, length: 1)
      ),
      (indexed + indexedData + end, .missingChunk("PLTE")),
      (
        indexed + palette + palette + indexedData + end,
        .chunkOutOfPlace(chunk: "PLTE", offset: 33 + palette.count)
      ),
      (
        indexed + chunk("PLTE") + indexedData + end,
        .chunkLength(chunk: "PLTE", offset: 33, length: 0)
      ),
      (
        indexed + chunk("PLTE", [1, 2]) + indexedData + end,
        .chunkLength(chunk: "PLTE", offset: 33, length: 2)
      ),
      (
        indexed + chunk("PLTE", [UInt8](repeating: 0, count: 771)) + end,
        .chunkLength(chunk: "PLTE", offset: 33, length: 771)
      ),
      (
        indexed + chunk("tRNS", [1]) + palette + indexedData + end,
        .chunkOutOfPlace(chunk: "tRNS", offset: 33)
      ),
      (
        indexed + palette + chunk("tRNS", [1, 2]) + indexedData + end,
        .chunkLength(chunk: "tRNS", offset: 48, length: 2)
      ),
      (
        start + data + chunk("tRNS", [0, 1, 0, 2, 0, 3]) + end,
        .chunkOutOfPlace(chunk: "tRNS", offset: 33 + data.count)
      ),
      (
        start + chunk("tRNS", [0, 1]) + data + end,
        .chunkLength(chunk: "tRNS", offset: 33, length: 2)
      ),
      (
        signature + header(1, 1, depth: 8, type: 6) + chunk("tRNS", [0, 1]),
        .chunkOutOfPlace(chunk: "tRNS", offset: 33)
      ),
      (
        signature + header(1, 1, depth: 8, type: 0) + palette,
        .chunkOutOfPlace(chunk: "PLTE", offset: 33)
      ),
      (start + chunk("ABCD") + data + end, .unknownCriticalChunk(chunk: "ABCD", offset: 33)),
      (start + bigEndian(0) + [0, 1, 2, 3] + data + end, .chunkName(offset: 33)),
      (
        start + [0x80, 0, 0, 0] + Array("IDAT".utf8) + data,
        .chunkLength(chunk: "IDAT", offset: 33, length: 1 << 31)
      ),
      (
        start + [0x7f, 255, 255, 255] + Array("IDAT".utf8),
        .truncated(size: 41, inside: "chunk IDAT")
      ),
    ]
    for (bytes, expected) in cases { #expect(cause(bytes) == expected) }
  }

  @Test("Header values outside the specification are refused") func headers() {
    let tail = chunk("IDAT", stored([0, 0])) + chunk("IEND")
    for type in 0...7 {
      for depth in 0...17 where !kinds.contains(where: { $0.type == type && $0.depth == depth }) {
        let isType = [0, 2, 3, 4, 6].contains(type)
        let expected = PNGError.Cause.headerField(
          name: isType ? "bit depth" : "color type", value: isType ? depth : type)
        #expect(cause(signature + header(1, 1, depth: depth, type: type) + tail) == expected)
      }
    }
    #expect(
      cause(signature + header(0, 1, depth: 8, type: 0) + tail)
        == .headerField(name: "width", value: 0))
    #expect(
      cause(signature + header(1, 1 << 31, depth: 8, type: 0) + tail)
        == .headerField(name: "height", value: 1 << 31))
    let methods = ["compression method", "filter method", "interlace method"]
    for (index, name) in methods.enumerated() {
      var payload = bigEndian(1) + bigEndian(1) + [8, 0, 0, 0, 0]
      payload[10 + index] = 2
      #expect(
        cause(signature + chunk("IHDR", payload) + tail) == .headerField(name: name, value: 2))
    }
  }

  /// Changes with corrected checksums, so the inner layers see them. Each gives a picture or an
  /// error, and no crash.
  @Test("Random changes with corrected checksums give a picture or an error") func randomChanges()
    throws
  {
    var dice = Seeded(2024)
    var accepted = 0
    var refused = 0
    for round in 0..<3000 {
      let kind = kinds[round % kinds.count]
      let picture = Picture.random(
        1 + dice.below(20), 1 + dice.below(20), type: kind.type, depth: kind.depth,
        seed: UInt64(round))
      let isInterlaced = dice.below(2) == 1
      var size =
        bigEndian(picture.width) + bigEndian(picture.height) + [
          UInt8(kind.depth), UInt8(kind.type), 0, 0, isInterlaced ? 1 : 0,
        ]
      var palette = picture.palette.flatMap(\.self)
      var transparency = dice.bytes([2, 6, 1, 3][dice.below(4)])
      var stream = stored(picture.rows(interlaced: isInterlaced))
      switch dice.below(4) {
      case 0: size[dice.below(13)] = UInt8(dice.below(32))
      case 1 where !palette.isEmpty: palette.removeLast(dice.below(palette.count))
      case 2: transparency = dice.bytes(dice.below(8))
      default:
        for _ in 0...dice.below(4) { stream[dice.below(stream.count)] = UInt8(dice.below(256)) }
      }
      var file = signature + chunk("IHDR", size)
      if !palette.isEmpty { file += chunk("PLTE", palette) }
      if dice.below(2) == 1 { file += chunk("tRNS", transparency) }
      file += chunk("IDAT", stream) + chunk("IEND")
      if cause(file, limits: PNG.Limits(maxPixels: 10_000)) == nil {
        accepted += 1
      } else {
        refused += 1
      }
    }
    // Both must occur; otherwise the changes do not test what they should.
    #expect(accepted > 100)
    #expect(refused > 1000)
  }
}
