/// The seal in a file, with bytes that another program worked out.
import LikenessBase
import LikenessDisplayList
import LikenessSystem
import TestKit
import Testing

@testable import LikenessPNG

/// A red pixel without compression.
private let red = Picture(width: 1, height: 1, type: 6, depth: 8, samples: [255, 0, 0, 255]).file()

/// By Python's `hashlib.sha256`: of the run form of the pixel, which is three little-endian words
/// of 1 and FF0000FF; of the text “display-list” with a line break; and of the file ``red``, made
/// by Python's `zlib` and `struct`.
private let pixelsHex = "d57f7592c80e13a6b61977b454f9db3abc5dc1f611bddc9531628f29f4cbd02e"
private let listHex = "2da6e25d43df9b0161b2467fbed6b8174e20a22e6576c6e08880f76a1613483a"
private let fileHex = "18f4fa5bba0f3aee92c9c6c7b85367a2247e976a9ff46056a06338685487cfc1"

private func digest(_ hex: String) throws -> ContentDigest { try #require(ContentDigest(hex)) }

@Suite struct SealTests {
  private func seal() throws -> PNG.Seal {
    PNG.Seal(pixels: try digest(pixelsHex), origin: .list(try digest(listHex)))
  }

  /// The content of a seal, from the table of ``PNG/Seal``.
  private func payload(
    version: UInt8 = 1, kind: UInt8 = 1, origin: [UInt8]? = nil, file: String = fileHex
  ) throws -> [UInt8] {
    let origin = try origin ?? digest(listHex).bytes
    return try [version, kind] + digest(pixelsHex).bytes + origin + digest(file).bytes
  }

  /// The file with these chunks before its end, which has 12 bytes.
  private func file(_ chunks: [UInt8]...) -> [UInt8] {
    red.dropLast(12) + chunks.flatMap(\.self) + red.suffix(12)
  }

  @Test("A seal has the bytes of its table, before the end of the file") func bytes() throws {
    let picture = try PNG.decode(red)
    #expect(picture.digest.hex == pixelsHex)
    #expect(ContentDigest(of: red).hex == fileHex)
    let wanted = try seal()
    let sealed = PNG.sealed(red, wanted)
    // The check sum is that of Python's `zlib.crc32`.
    let expected: [UInt8] =
      try [0, 0, 0, 98] + Array("liKE".utf8) + payload() + [0x55, 0xA0, 0x65, 0x5C]
    #expect(sealed == file(expected))
    #expect(PNG.seal(of: sealed) == wanted)
    #expect(try PNG.decode(sealed) == picture)
  }

  /// Bit 5 of each letter, in the order of section 5.4 of the PNG specification.
  @Test("The name says ancillary, private and unsafe to copy") func name() {
    #expect("liKE".utf8.map { $0 & 0x20 != 0 } == [true, true, false, false])
    #expect(ChunkType.seal.name == "liKE" && !ChunkType.seal.isCritical)
  }

  @Test("Each kind of origin reads back, and a new seal replaces the old") func origins() throws {
    let (pixels, origin) = (try digest(pixelsHex), try digest(listHex))
    var sealed = red
    for seal in [
      PNG.Seal(pixels: pixels), PNG.Seal(pixels: origin, origin: .file(pixels)),
      PNG.Seal(pixels: pixels, origin: .list(origin)),
    ] {
      sealed = PNG.sealed(sealed, seal)
      #expect(PNG.seal(of: sealed) == seal)
      #expect(PNGBytes.chunks(of: sealed).map(\.type) == ["IHDR", "IDAT", "liKE", "IEND"])
    }
    #expect(try sealed == PNG.sealed(red, seal()))
  }

  @Test("Any other byte of the file breaks the seal, also past its end") func changes() throws {
    let wanted = try seal()
    let sealed = PNG.sealed(red, wanted)
    let chunk = red.count - 12..<sealed.count - 12
    for place in sealed.indices where !chunk.contains(place) {
      var changed = sealed
      changed[place] ^= 1
      #expect(PNG.seal(of: changed) == nil, "byte \(place)")
    }
    #expect(PNG.seal(of: sealed + [0]) == nil)
    let note = PNGBytes.chunk("tEXt", Array("a\0b".utf8))
    let noted = Array(sealed.dropLast(12)) + note + sealed.suffix(12)
    let stored = try #require(PNG.storedSeal(in: noted))
    #expect(stored == PNG.StoredSeal(seal: wanted, isWhole: false))
    #expect(PNG.seal(of: PNG.sealed(noted, stored.seal)) == stored.seal)
  }

  @Test("A chunk on another picture proves nothing") func copied() throws {
    let blue = Picture(width: 1, height: 1, type: 6, depth: 8, samples: [0, 0, 255, 255]).file()
    let copied = try blue.dropLast(12) + PNGBytes.chunk("liKE", payload()) + blue.suffix(12)
    #expect(PNG.storedSeal(in: Array(copied))?.isWhole == false)
  }

  @Test("A seal in another place of its file is still whole") func moved() throws {
    // The signature and `IHDR` have 8 and 25 bytes.
    let early = try Array(red.prefix(33)) + PNGBytes.chunk("liKE", payload()) + red.dropFirst(33)
    #expect(try PNG.seal(of: early) == seal())
  }

  @Test("Other seals are none, and the picture is decoded") func otherSeals() throws {
    let right = try PNGBytes.chunk("liKE", payload())
    #expect(try PNG.seal(of: file(right)) == seal())
    var wrongSum = right
    wrongSum[right.count - 1] ^= 1
    let zeros = [UInt8](repeating: 0, count: 32)
    let others: [(String, [UInt8])] = [
      ("none", []), ("short", PNGBytes.chunk("liKE", try payload().dropLast())),
      ("long", PNGBytes.chunk("liKE", try payload() + [0])), ("empty", PNGBytes.chunk("liKE")),
      ("version 0", PNGBytes.chunk("liKE", try payload(version: 0))),
      ("version 2", PNGBytes.chunk("liKE", try payload(version: 2))),
      ("unknown kind", PNGBytes.chunk("liKE", try payload(kind: 3))),
      ("an unknown origin with a digest", PNGBytes.chunk("liKE", try payload(kind: 0))),
      ("twice", right + right),
      ("another name", PNGBytes.chunk("liKe", try payload())),
    ]
    for (name, chunks) in others {
      #expect(PNG.storedSeal(in: file(chunks)) == nil, "\(name)")
      #expect(try PNG.decode(file(chunks)) == PNG.decode(red), "\(name)")
    }
    let unknown = try payload(kind: 0, origin: zeros)
    #expect(PNG.seal(of: file(PNGBytes.chunk("liKE", unknown))) != nil)
    // As of any other chunk.
    #expect(PNG.storedSeal(in: file(wrongSum)) == nil)
    #expect(throws: PNGError.self) { try PNG.decode(file(wrongSum)) }
    for broken in [[], [1, 2, 3], PNG.signature, Array(file(right).dropLast())] as [[UInt8]] {
      #expect(PNG.storedSeal(in: broken) == nil)
      #expect(try PNG.sealed(broken, seal()) == broken)
    }
  }
}
