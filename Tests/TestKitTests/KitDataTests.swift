/// Numbers, bytes and threads of the kit, against published values.
import Foundation
import TestKit
import Testing

@Suite struct KitDataTests {
  /// The output for the seed 1234567 that Rosetta Code publishes for the reference implementation.
  @Test("Random numbers are those of SplitMix64")
  func splitMix() {
    var numbers = Seeded(1_234_567)
    #expect(
      (0..<5).map { _ in numbers.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  /// CBF43926 is the check value of CRC-32/ISO-HDLC, and AE 42 60 82 ends every PNG file.
  @Test("Check sums are those of PNG")
  func checkSums() {
    #expect(PNGBytes.crc32("123456789".utf8) == 0xCBF4_3926)
    #expect(
      PNGBytes.chunk("IEND") == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("A file is taken apart into its chunks, and a damaged one fails the test")
  func chunks() {
    let file = PNGBytes.file([("tEXt", [1, 2, 3]), ("IEND", [])])
    let chunks = PNGBytes.chunks(of: file)
    #expect(chunks.map(\.type) == ["tEXt", "IEND"] && chunks.map(\.data) == [[1, 2, 3], []])
    for place in [0, 9, 18] {
      var damaged = file
      damaged[place] ^= 1
      withKnownIssue { #expect(PNGBytes.chunks(of: damaged).isEmpty) }
    }
    withKnownIssue { #expect(PNGBytes.chunks(of: file.dropLast()).count == 1) }
  }

  /// 13 bytes mean something. 0 is one of them, and A is none.
  @Test("Each prefix and each replaced byte is one mutation")
  func mutated() {
    let bytes: [UInt8] = [0x41, 0]
    let all = Array(mutations(of: bytes))
    #expect(all.count == 2 + 13 + 12 && Set(all).count == all.count)
    #expect(all.prefix(2) == [[], [0x41]])
    #expect(!all.contains(bytes) && all.contains([0xFF, 0]) && all.contains([0x41, 0x22]))
  }

  @Test("A body runs on a stack of 512 KiB, and its error comes out")
  func smallStack() async throws {
    struct Refused: Error {}
    #expect(try await onSmallStack { Thread.current.stackSize } == 524_288)
    await #expect(throws: Refused.self) { try await onSmallStack { throw Refused() } }
  }

  @Test("The root of the package has its manifest")
  func root() throws {
    let manifest = try String(
      contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("target(\"TestKitViews\""))
  }
}
