/// SHA-256, compared with NIST's published vectors for FIPS 180-4 ("SHA256.pdf" and
/// "SHA2_Additional.pdf").
import LikenessBase
import Testing

@testable import LikenessSystem

@Suite struct SHA256Tests {
  private struct Vector: Sendable {
    var message: [UInt8]
    var digest: String

    init(_ message: [UInt8], _ digest: String) { (self.message, self.digest) = (message, digest) }

    static let published = [
      Vector(Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      Vector(
        Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
      Vector([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      Vector([0xBD], "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
      Vector(
        [0xC9, 0x8C, 0x8E, 0x55], "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"
      ),
      Vector(
        [UInt8](repeating: 0, count: 55),
        "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
      Vector(
        [UInt8](repeating: 0, count: 56),
        "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
      Vector(
        [UInt8](repeating: 0, count: 57),
        "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
      Vector(
        [UInt8](repeating: 0, count: 64),
        "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
      Vector(
        [UInt8](repeating: 0, count: 1000),
        "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
      Vector(
        [UInt8](repeating: 0x41, count: 1000),
        "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
      Vector(
        [UInt8](repeating: 0x55, count: 1005),
        "f4d62ddec0f3dd90ea1380fa16a5ff8dc4c54b21740650f24afc4120903552b0"),
      Vector(
        [UInt8](repeating: 0, count: 1_000_000),
        "d29751f2649b32ff572b5e0a9f541ea660a50f94ff0beedfb0b692b924cc8025"),
    ]
  }

  @Test func publishedVectorsAreMet() {
    for vector in Vector.published {
      #expect(
        ContentDigest(of: vector.message).hex == vector.digest, "\(vector.message.count) bytes")
    }
  }

  /// A SHA-256 block has 64 bytes and its padding at least 9: pieces that end before, at and after
  /// both.
  @Test("Pieces of any length give the same digest", arguments: [1, 7, 55, 56, 63, 64, 65, 128])
  func pieces(length: Int) {
    for vector in Vector.published where vector.message.count <= 1005 {
      var hash = SHA256()
      vector.message.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: length) {
          hash.update(
            UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + length, bytes.count)]))
        }
      }
      #expect(hash.finish().hex == vector.digest, "\(vector.message.count) bytes by \(length)")
    }
  }
}
