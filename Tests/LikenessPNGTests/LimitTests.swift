/// Files that are refused before memory is allocated for them.

import LikenessDisplayList
import Testing

@testable import LikenessPNG

@Suite struct LimitTests {
  @Test("More memory than a process can have is not there, with optimization, too")
  func memory() throws {
    // PTRDIFF_MAX bytes are half of all addresses, more than any processor in use has. The call
    // fails for real: without it, the check passes in an optimized build.
    #expect(throws: PNGError.Cause.outOfMemory) { try checkMemory(Int.max) }
    try checkMemory(1)
  }

  @Test("Pictures up to the pixel limit are read") func pixelLimit() {
    let file = Picture.random(10, 10, type: 0, depth: 8).file()
    #expect(cause(file, limits: PNG.Limits(maxPixels: 100)) == nil)
    #expect(
      cause(file, limits: PNG.Limits(maxPixels: 99))
        == .tooManyPixels(width: 10, height: 10, limit: 99))
    #expect(
      cause(file, limits: PNG.Limits(maxPixels: -1))
        == .tooManyPixels(width: 10, height: 10, limit: 0))
    #expect(PNG.Limits.default.maxPixels == 100_000_000)
  }

  /// 67 bytes that claim to be 400 GB.
  @Test("A huge header in a tiny file is refused") func hugeHeader() {
    let tail = chunk("IDAT", stored([0])) + chunk("IEND")
    let huge = signature + header(1_000_000, 100_000, depth: 8, type: 6) + tail
    #expect(cause(huge) == .tooManyPixels(width: 1_000_000, height: 100_000, limit: 100_000_000))
    let raised = PNG.Limits(maxPixels: .max)
    #expect(
      cause(huge, limits: raised) == .imageDataTooShort(compressed: 12, needed: 100_000 * 4_000_001)
    )
    let largest = Int(Int32.max)
    let side = signature + header(largest, largest, depth: 8, type: 6) + tail
    #expect(cause(side, limits: raised) == .sideTooLong(width: largest, height: largest))
  }

  /// Within the pixel limit, but no stream of that length inflates to so much: deflate compresses
  /// to 1/1,032 at best.
  @Test("A picture larger than its data can hold is refused") func tooLittleData() {
    let start = signature + header(1031, 1, depth: 8, type: 0)
    let isPossible = cause(start + chunk("IDAT", [0x78]) + chunk("IEND"))
    #expect(isPossible != .imageDataTooShort(compressed: 1, needed: 1032))
    let tooWide = signature + header(1032, 1, depth: 8, type: 0)
    #expect(
      cause(tooWide + chunk("IDAT", [0x78]) + chunk("IEND"))
        == .imageDataTooShort(compressed: 1, needed: 1033))
    // Adam7, 5 by 5, depth 1: rows of 2 bytes; the passes have 1, 1, 1, 2, 1, 3, 2 rows.
    let interlaced = signature + header(5, 5, depth: 1, type: 0, interlaced: true)
    #expect(
      cause(interlaced + chunk("IDAT") + chunk("IEND"))
        == .imageDataTooShort(compressed: 0, needed: 22))
  }

  @Test("Decompression bombs in texts and profiles are refused") func bombs() {
    let picture = Picture.random(2, 2, type: 6, depth: 8)
    let bomb = zeros(runs: 70_000)  // 114 kB for 18 MB
    let name = Array("name".utf8) + [0]
    let bombs = [
      ("zTXt", name + [0] + bomb), ("iCCP", name + [0] + bomb),
      ("iTXt", name + [1, 0, 101, 110, 0, 0] + bomb),
    ]
    for (type, payload) in bombs {
      let file = picture.file(ancillary: chunk(type, payload))
      #expect(cause(file) == .tooMuchMetadata(chunk: type, offset: 33, limit: 16 << 20), "\(type)")
      #expect(cause(file, limits: PNG.Limits(maxAncillaryBytes: 20 << 20)) == nil, "\(type)")
    }
    // As plain text, the same bytes count only their own length.
    #expect(cause(picture.file(ancillary: chunk("iTXt", name + [0, 0, 0, 0] + bomb))) == nil)
    // Many chunks count together.
    let small = chunk("zTXt", name + [0] + zeros(runs: 1))  // 16 + 12 stored, 259 inflated
    let limits = PNG.Limits(maxAncillaryBytes: 870)
    #expect(cause(picture.file(ancillary: small + small + small), limits: limits) == nil)
    #expect(
      cause(picture.file(ancillary: small + small + small + small), limits: limits)
        == .tooMuchMetadata(chunk: "zTXt", offset: 33 + 3 * small.count, limit: 870))
  }

  @Test("Plain metadata up to the limit are read") func metadata() {
    let picture = Picture.random(2, 2, type: 6, depth: 8)
    let limits = PNG.Limits(maxAncillaryBytes: 124)
    let exactly = picture.file(
      ancillary: chunk("tEXt", [UInt8](repeating: 65, count: 60))
        + chunk("eXIf", [UInt8](repeating: 0, count: 40)))
    #expect(cause(exactly, limits: limits) == nil)
    let more = picture.file(ancillary: chunk("tEXt", [UInt8](repeating: 65, count: 113)))
    #expect(cause(more, limits: limits) == .tooMuchMetadata(chunk: "tEXt", offset: 33, limit: 124))
  }

  @Test("Long metadata are read if the limit allows it") func longMetadata() {
    let picture = Picture.random(2, 2, type: 6, depth: 8)
    let text = chunk("tEXt", [UInt8](repeating: 65, count: 9_000_000))
    #expect(cause(picture.file(ancillary: text)) == nil)
  }

  @Test("Damaged text chunks are skipped") func damagedText() {
    let picture = Picture.random(2, 2, type: 6, depth: 8)
    for payload in [
      [], [65], [65, 0], [65, 0, 0], [65, 0, 0, 1, 2, 3], [65, 0, 1], [65, 0, 1, 0, 0],
    ] as [[UInt8]] {
      for type in ["zTXt", "iCCP", "iTXt"] {
        #expect(cause(picture.file(ancillary: chunk(type, payload))) == nil, "\(type) \(payload)")
      }
    }
  }
}
