import LikenessBase
import LikenessDisplayList
import LikenessSans
import LikenessSystem
import Testing

/// The pixels of whole faces.
@Suite struct FaceDigestTests {
  /// The sizes at which interfaces set most text, and the SHA-256 of ``content(of:)``.
  ///
  /// A Python program drew these faces first and stored them as text. The digests come from its
  /// files.
  private static let digests: [(isBold: Bool, size: Double, digest: String)] = [
    (false, 11, "090d2c751c75fb9e5f1238fe551b9a3966d39477c2bd773715eaded69330586c"),
    (false, 12, "c7ac1ff3083986b370d0d9dadfe1a6210b34a266c610d26d5b2bc358578300f1"),
    (false, 13, "fe13ff3cbd083f49184767e68d3638e647aa72f07a35cd6db3904c49779c782e"),
    (false, 14, "42ac2921a0e042f97f2177a8045f794da4a50727a9dab749c9eba4c179dc225a"),
    (false, 15, "021e3120df6a806e4c1b3dc9228cdd1c15dc2c26e283fb7739ce4284790c5469"),
    (false, 16, "3dea3a26a2784b752cf453a617f0a65a9a37ae048bc467192147c1c5754dcf33"),
    (false, 17, "8cbc3d74ff7324dd2295f7b1ff00456672ee0884beac9aa33a0d33133d270853"),
    (false, 18, "918b90576dcf41250f9bbab3531bdcf1782e83b9389b93515565abd3b8ce006a"),
    (false, 19, "9519edc18a4ad9ff8887dfd4b33e673400a7fcda3bff40d318cd4d1589a0c820"),
    (false, 20, "a86eda515b52843aa6626cfc481db60d4782095a525f39faa288cc47a8b85fa2"),
    (false, 21, "408bfea22aafc21d668917e3e48ef83f36328c2122fe686b20f1335a59b75719"),
    (false, 22, "1c069a6aa5156de68c4ecb5575c295a07a80a25698536ede74b0e6eeb853cc99"),
    (false, 23, "6006025bddb6ae8eae5bd80672842c5c5fdfe20fecdf1b9e304ca7e10d01dfbd"),
    (false, 24, "b80b37226af2bc60b40a9d95575a15512feda27a3afaf37f0c4eae8491cab6d4"),
    (false, 25, "fc6d3d98bf453029cf4b8ac0fc293a44e75bce47b04a0b6ec3233883f801f710"),
    (false, 26, "9b04a808562ec067d45eff6d52627a1f38250ab4e2b4bf7cb94fc433087f6b28"),
    (false, 28, "127993f10d7b97c51c325949a93a3629463cc2bdc935a634c5c3b39e0f77354f"),
    (true, 11, "63e646ae762c778ad706986d2f787e28ca537f24650bd9c1e962057ed9d5be76"),
    (true, 12, "e07d5d461ee270dbc971b27e1c8e857d96dae4da23aa34ace4abef50b8905930"),
    (true, 13, "e4db5737276260a494dbd09e3961e31bb081572fc4c31665794c56fae90746d2"),
    (true, 14, "bcf851446c516f23d16fe1fdf13a2860ba2feea4ff0dc560538e7f5542e72585"),
    (true, 15, "25e47637b41d66cac2a33db64f0768f972ad8c7b7d35a7a08de766697ba1c5a2"),
    (true, 16, "4c0bb2ad3202e5f4e1ffac9f8f75880480d8aca146e1054412c28db6fab4304e"),
    (true, 17, "0833fe76aa86372eb7101c5d6f9f80f9e44c960ce8fb9a6e3312bc46f7c085cf"),
    (true, 18, "b22da95227240db47c2b0d11b8246c26a913a0f0d998ffe3f119020008fd4a64"),
    (true, 19, "5f8956cd6b82763891dbccd897ceb68cb7368d6c840d1f9404a410f88dc763e4"),
    (true, 20, "9d8bfe57d77f6986a442f4fd6c1b969a16117ab1bb5576c0cb503f9b5eaa9d85"),
    (true, 21, "27ee4f6a9ec58211c400362d62899a8b18068c6b4b6906a349b5a1134e190344"),
    (true, 22, "e84b560627558df644c395b3a3fd345289d44dcd3706a8e9cab50cf51bbe4071"),
    (true, 23, "4283d25d7b012ea69e88f71d4412294794115f41ad24f1d253449116f59b585b"),
    (true, 24, "bad978b1fae5a190d9dbe98fac7bd95a27942e33a7bf31af0b48cc15f1a072df"),
    (true, 25, "d635a03cad6e6a97e22495be43a88669277eebde0059f372babf5d1fd70d323a"),
    (true, 26, "5fde6d2a56f8e5287627eba23f992d953bb69352dd627026fcfef08d39077468"),
    (true, 28, "f4b8044a16be406fa9fbf5396a049c163a14752ff5413865e62c1cc75de0668c"),
  ]

  @Test("Every pixel equals the original drawing", arguments: digests) func pixels(
    isBold: Bool, size: Double, digest: String
  ) {
    #expect(ContentDigest(of: Self.content(of: SansFace(isBold: isBold, size: size))).hex == digest)
  }

  @Test("A face's identity changes with its drawing", arguments: [false, true]) func identity(
    isBold: Bool
  ) {
    // Sizes of every kind: reduced, from the tables, and above them.
    let faces = [1, 5, 8, 9, 10, 11, 13, 16, 20, 27, 28, 29, 33, 40, 48, 64, 100].map {
      SansFace(isBold: isBold, size: $0)
    }
    let digest = ContentDigest(of: faces.flatMap { Self.content(of: $0) }).hex
    #expect(
      digest == SansFace.digest(isBold: isBold),
      "The drawing changed: set the digest in SansFace, and record all references.")
  }

  /// The metrics in 64ths of a pixel, then for each character a line (number, advance in 64ths,
  /// left, top, width and height) and its coverage.
  private static func content(of face: SansFace) -> [UInt8] {
    func units(_ pixels: Double) -> Int { Int(pixels * 64) }
    let metrics = [
      face.ascent, face.descent, 0, face.capHeight, face.xHeight, face.underlineTop,
      face.underlineThickness,
    ]
    var content = Array(
      "metrics \(metrics.map { String(units($0)) }.joined(separator: " "))\n".utf8)
    for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
    where SansFace.isOfFirstEdition(scalar) {
      let glyph = face.glyph(scalar)
      let name = String(scalar.value, radix: 16, uppercase: true)
      content += String(repeating: "0", count: max(0, 4 - name.count)).utf8
      content += "\(name) \(units(glyph.advance))".utf8
      if let ink = glyph.bitmap {
        content += " \(ink.left) \(ink.top) \(ink.width) \(ink.height)\n".utf8
        content += ink.coverage
      } else {
        content += "\n".utf8
      }
    }
    return content
  }
}
