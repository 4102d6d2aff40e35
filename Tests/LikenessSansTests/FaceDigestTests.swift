import LikenessDigest
import LikenessGraphics
import LikenessSans
import Testing

/// Every pixel of the faces that were first drawn by another program, in Python, and kept as text.
@Suite struct FaceDigestTests {
  /// SHA-256 of the text that ``text(of:)`` makes, worked out from the files of that program.
  private static let digests: [(isBold: Bool, size: Int, digest: String)] = [
    (false, 11, "7b4382244fd8a7533318e01e2f8d7bf09ba553d7b27a54dba9c56629f55d2a91"),
    (false, 12, "ceeb55db2c87d99a55f106ecd7f004b5f1644b024e009dea6a368e8574e0512b"),
    (false, 13, "b6ed10779fc8707bcf5a9fd91906db5727271fee5f49eaa2c021343f3c8c2515"),
    (false, 14, "63104457f1f26f4912bd4afe2f306debe6327791e2aca868c31c3d11d41f2188"),
    (false, 15, "da87a9361bb7121c17f7b3bad5f1a75443864712aee08e9de1dec80290e823d8"),
    (false, 16, "d61d4dffdc88f70d74ebb76f625f021b8644022e8ef1e359df037f6f69677686"),
    (false, 17, "8d84ea1c92483425c93e6ee9a39e47c557d26dff0b518df9ec75c343cdf6447f"),
    (false, 18, "be3a92a709f86b07386e43346c5f137e9af7983938505c228ae8184eae12967c"),
    (false, 19, "4df7c465f037471404bc06de98eeb571f5d8e68758f2c5d99b7ca032fccba7d9"),
    (false, 20, "d5f8ec7e705711e7605ea23205d0e38577ceac9016240e4a90f0fda596547b85"),
    (false, 21, "a91f0f5ed94ebce6193692c01cea9d47acd5036b93f6111816ace48da0b28281"),
    (false, 22, "3e12c86c48f0ad8ceb7d4e2daa3c161c8b84608bdedcdac1fb1104879dd13747"),
    (false, 23, "e17f81b8a6a0f0a6f7675261734b469b0fef82527d6f7ce75f255f27472d940c"),
    (false, 24, "ca88fc32f3c62f957558229b6cf4e630a12884e7620d3f36b436db95cd0d278f"),
    (false, 25, "b9a4383e3145ea799a59ad3ba97de8724d9a83f27a9b066579cd526f8d172411"),
    (false, 26, "861256b2c1a1048ad293c85010cc577ddc65b25a8585277513e9b859eb859b9b"),
    (false, 28, "8eb14149f134f1e53e1127ba0b15efed6df36407042d9ea4279c6f32b4195c60"),
    (false, 64, "12dad5108ac18b1d22a643943f189ccd6f716d5fc719861dd588f5c46c0d8d88"),
    (true, 11, "051305b0fbc1889d7f5e9aa4804cac78599953790076d62017ba51f7a19aa8b5"),
    (true, 12, "1f5a4b7af0816d5fdab0cb299ee69bb415041f326757bd37a27361baa2b3485a"),
    (true, 13, "b106f9071e38f8c1473719a323291e73ec260b00a495f0699c8220aa6b38b7dd"),
    (true, 14, "95ab57c95f3795713f2ec12279530efde0326aaf79303f40cf39e2eca1e6b5e9"),
    (true, 15, "f173176a32d583c649502b7ce5bd73695ef1269ee24ed756af041697db65614a"),
    (true, 16, "dccca2ab00559d9761830ca6e92c3aac7822f2b7d8ca24806efc5a0202d4cb7d"),
    (true, 17, "bd8bc7adb8e099adc52f532703446961d2e91398591434e3c27d0aa9af9d519f"),
    (true, 18, "97a2ac81053e06fbedf9e3d56347306ba0ff7fc8d192cc28e489e6d66b073a53"),
    (true, 19, "1a076aaa59bfae49936651001acd61744886e3fe78cb3dc24f2a852d96528188"),
    (true, 20, "2f197eb2fbad2150769427a343d3224bad1709ba24cefa54ad91616de759ae57"),
    (true, 21, "44b8b3680fec78df15cb077a1c71965d1f2794d05bd0bd19ab43ab0cfa2e90ec"),
    (true, 22, "157d24ffbd7b1fb368fd2d0194c0a20e8fe222c356784dc94f2cf22c0f1cf49c"),
    (true, 23, "1592f3178370326f082b76a3b47db446ed8bb2fdde95ef1dce3f47af86d7d4bd"),
    (true, 24, "55b6e19b8529f8713ba2d2c554dcc3336c0ca6985bfcd49ad26be36e6a248d46"),
    (true, 25, "6c2fcd26f01219a6ab7e34cbd8c29a213c8592c5661c5572fd520b4492f0efdb"),
    (true, 26, "c1651d7b202379992ee63f5c0c25551ede5edfa4caeebe5fb906acbd407d3ab3"),
    (true, 28, "3d8bcdcd9cdc34077f36949cc79579bd0c38168cf1a70a16b407e8dc70084347"),
    (true, 64, "c9b40fbe5a672911f3e4562d554d05f3faba7d244c7e6a01eb744f79202a4a8d"),
  ]

  @Test(arguments: digests) func everyPixelIsAsItWas(isBold: Bool, size: Int, digest: String) throws {
    let face = try #require(SansFace(isBold: isBold, size: size))
    #expect(ContentDigest(of: Self.text(of: face)).hex == digest)
  }

  /// The metrics in 64ths of a pixel, then a line for each character: number, advance in 64ths, left, top, width, height and coverage.
  private static func text(of face: SansFace) -> String {
    func units(_ pixels: Double) -> Int { Int(pixels * 64) }
    let metrics = [face.ascent, face.descent, 0, face.capHeight, face.xHeight, face.underlineTop, face.underlineThickness]
    var text = "metrics " + metrics.map { String(units($0)) }.joined(separator: " ") + "\n"
    let digits = Array("0123456789abcdef")
    for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) where SansFace.draws(scalar) {
      let glyph = face.glyph(scalar)
      let name = String(scalar.value, radix: 16, uppercase: true)
      text += String(repeating: "0", count: max(0, 4 - name.count)) + name + " \(units(glyph.advance))"
      if let ink = glyph.bitmap {
        text += " \(ink.left) \(ink.top) \(ink.width) \(ink.height) "
        text += String(ink.coverage.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
      }
      text += "\n"
    }
    return text
  }
}
