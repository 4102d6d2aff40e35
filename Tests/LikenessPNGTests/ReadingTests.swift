/// Every kind of valid PNG file, compared with pixels worked out from the specification.

import LikenessDisplayList
import LikenessPNG
import Testing

@Suite struct ReadingTests {
  @Test("Every color type and depth gives its pixels", arguments: [false, true]) func colorTypes(
    interlaced: Bool
  ) throws {
    #expect(kinds.count == 15)
    for (type, depth) in kinds {
      for (width, height) in [(1, 1), (2, 3), (5, 5), (8, 8), (9, 7), (33, 17)] {
        let picture = Picture.random(width, height, type: type, depth: depth)
        let bitmap = try PNG.decode(picture.file(interlaced: interlaced))
        #expect(bitmap.size == PixelSize(width: width, height: height))
        #expect(bitmap.bytes == picture.rgba, "type \(type), depth \(depth), \(width) × \(height)")
      }
    }
  }

  /// Small sizes leave some passes of Adam7 empty.
  @Test("Every small interlaced size gives its pixels") func smallInterlaced() throws {
    for width in 1...9 {
      for height in 1...9 {
        for (type, depth) in [(0, 1), (2, 16), (3, 4), (6, 8)] {
          let picture = Picture.random(width, height, type: type, depth: depth)
          #expect(
            try PNG.decode(picture.file(interlaced: true)).bytes == picture.rgba,
            "type \(type), \(width) × \(height)")
        }
      }
    }
  }

  @Test("Every filter is undone") func filters() throws {
    for (type, depth) in kinds {
      for interlaced in [false, true] {
        var picture = Picture.random(19, 23, type: type, depth: depth)
        picture.filters = [0, 1, 2, 3, 4, 4, 3, 2, 1]
        #expect(
          try PNG.decode(picture.file(interlaced: interlaced)).bytes == picture.rgba,
          "type \(type), depth \(depth)")
      }
    }
  }

  /// All 65,536 values in gray, color and alpha; each becomes the 8-bit value nearest to v / 257.
  @Test("16-bit samples are rounded to the nearest 8-bit value") func sixteenBits() throws {
    #expect(Picture(width: 1, height: 1, type: 0, depth: 16, samples: [128]).rgba[0] == 0)  // 0.498
    #expect(Picture(width: 1, height: 1, type: 0, depth: 16, samples: [129]).rgba[0] == 1)  // 0.502
    #expect(Picture(width: 1, height: 1, type: 0, depth: 16, samples: [65_535]).rgba[0] == 255)
    for type in [0, 2, 4, 6] {
      for interlaced in [false, true] {
        var picture = Picture(width: 256, height: 256, type: type, depth: 16, samples: [])
        for value in 0..<65_536 {
          picture.samples += (0..<picture.channels).map { value ^ ($0 * 0x5555) }
        }
        let isEqual = try PNG.decode(picture.file(interlaced: interlaced)).bytes == picture.rgba
        #expect(isEqual, "type \(type)")
      }
    }
  }

  @Test("One gray becomes transparent at every depth") func transparentGray() throws {
    for depth in [1, 2, 4, 8, 16] {
      for interlaced in [false, true] {
        let top = 1 << depth - 1
        var picture = Picture(
          width: 5, height: 1, type: 0, depth: depth, samples: [0, top, top / 2, 0, top])
        for transparent in [0, top, top / 2] {
          picture.transparency = [transparent]
          let bitmap = try PNG.decode(picture.file(interlaced: interlaced))
          #expect(bitmap.bytes == picture.rgba, "depth \(depth), transparent \(transparent)")
        }
      }
    }
  }

  /// Two samples with the same 8-bit value are still different: only the named one is transparent.
  @Test("Transparency is compared before 16 bits are rounded") func exactTransparency() throws {
    var gray = Picture(width: 3, height: 1, type: 0, depth: 16, samples: [0x8000, 0x8001, 0x8000])
    gray.transparency = [0x8001]
    #expect(
      try PNG.decode(gray.file()).bytes == [
        128, 128, 128, 255, 128, 128, 128, 0, 128, 128, 128, 255,
      ])

    var color = Picture(
      width: 2, height: 1, type: 2, depth: 16,
      samples: [0x1234, 0x5678, 0x9abc, 0x1234, 0x5678, 0x9abd])
    color.transparency = [0x1234, 0x5678, 0x9abc]
    #expect(try PNG.decode(color.file()).bytes == [18, 86, 154, 0, 18, 86, 154, 255])
  }

  @Test("One color becomes transparent") func transparentColor() throws {
    var picture = Picture(
      width: 3, height: 1, type: 2, depth: 8, samples: [1, 2, 3, 1, 2, 4, 1, 2, 3])
    picture.transparency = [1, 2, 3]
    #expect(try PNG.decode(picture.file()).bytes == [1, 2, 3, 0, 1, 2, 4, 255, 1, 2, 3, 0])
  }

  @Test("Palette entries have their alpha, and the rest are opaque") func paletteAlpha() throws {
    for depth in [1, 2, 4, 8] {
      for interlaced in [false, true] {
        var picture = Picture.random(13, 6, type: 3, depth: depth)
        picture.transparency = depth == 1 ? [0] : [0, 77, 255]
        #expect(
          try PNG.decode(picture.file(interlaced: interlaced)).bytes == picture.rgba,
          "depth \(depth)")
      }
    }
  }

  @Test("Gamma, profiles and backgrounds are not applied") func colorSpaces() throws {
    let picture = Picture.random(6, 6, type: 2, depth: 8)
    let ancillary =
      chunk("gAMA", bigEndian(100_000)) + chunk("cHRM", (0..<8).flatMap { bigEndian($0 * 9000) })
      + chunk("iCCP", Array("odd".utf8) + [0, 0] + stored([1, 2, 3])) + chunk("sBIT", [1, 1, 1])
    #expect(try PNG.decode(picture.file(ancillary: ancillary)).bytes == picture.rgba)
    #expect(try PNG.decode(picture.file(ancillary: chunk("sRGB", [0]))).bytes == picture.rgba)
    // A background is only a suggestion for viewers.
    let seeThrough = Picture.random(6, 6, type: 6, depth: 8)
    #expect(
      try PNG.decode(seeThrough.file(ancillary: chunk("bKGD", [0, 9, 0, 9, 0, 9]))).bytes
        == seeThrough.rgba)
  }

  @Test("Image data may be cut into chunks anywhere") func dataChunks() throws {
    let picture = Picture.random(3, 2, type: 6, depth: 8)
    let stream = stored(picture.rows(interlaced: false), blockLength: 7)
    for cut in 0...stream.count {
      let file =
        picture.start() + chunk("IDAT", Array(stream[..<cut])) + chunk("IDAT")
        + chunk("IDAT", Array(stream[cut...])) + chunk("IEND")
      #expect(try PNG.decode(file).bytes == picture.rgba, "cut at \(cut)")
    }
  }

  @Test("Bytes after the end are ignored") func trailingBytes() throws {
    let picture = Picture.random(4, 4, type: 0, depth: 8)
    for tail in [[0], Array("\r\n".utf8), picture.file(), [UInt8](repeating: 255, count: 100_000)] {
      #expect(try PNG.decode(picture.file() + tail).bytes == picture.rgba)
    }
  }

  @Test("An animated file gives its default image") func animated() throws {
    let picture = Picture.random(4, 4, type: 6, depth: 8)
    let control = bigEndian(4) + bigEndian(4) + bigEndian(0) + bigEndian(0) + [0, 1, 0, 10, 0, 0]
    let frame =
      chunk("fcTL", bigEndian(1) + control)
      + chunk("fdAT", bigEndian(2) + stored([UInt8](repeating: 9, count: 68)))
    let file =
      picture.start(
        ancillary: chunk("acTL", bigEndian(2) + bigEndian(0))
          + chunk("fcTL", bigEndian(0) + control))
      + chunk("IDAT", stored(picture.rows(interlaced: false))) + frame + chunk("IEND")
    #expect(try PNG.decode(file).bytes == picture.rgba)
  }

  @Test("A header is read by itself, without limits") func headerAlone() throws {
    let bytes = signature + header(200_000, 300_000, depth: 16, type: 4, interlaced: true)
    let header = try PNG.header(bytes)
    #expect(header.size == PixelSize(width: 200_000, height: 300_000))
    #expect(header.colorType == .grayAlpha)
    #expect(header.bitDepth == 16)
    #expect(header.isInterlaced)
  }
}
