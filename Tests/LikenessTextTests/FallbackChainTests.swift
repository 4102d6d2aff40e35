/// Fonts in which characters are looked for, in order.
import LikenessDigest
import LikenessGraphics
import Testing

@testable import LikenessText

/// A font that has the characters it is given.
private struct LetterFont: Typeface {
  let reference: FontReference
  let letters: Set<Unicode.Scalar>

  init(_ name: String, _ letters: String) {
    reference = FontReference(name: name, digest: ContentDigest(of: name))
    self.letters = Set(letters.unicodeScalars)
  }

  func metrics(size: Fixed) -> FontMetrics {
    FontMetrics(
      ascent: size, descent: .zero, leading: .zero, capHeight: size, xHeight: size, underlineTop: .zero, underlineThickness: Fixed(1))
  }
  func glyph(for scalar: Unicode.Scalar) -> UInt32? { letters.contains(scalar) ? scalar.value : nil }
  func advance(of glyph: UInt32, size: Fixed) -> Fixed { Fixed(10) }
  func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { .empty }
}

/// Where one font is found under any name.
private struct OneFont: FontSource {
  let typeface: LetterFont
  func find(_ font: Font) -> Result<any Typeface, FontFallback>? { .success(typeface) }
  func typeface(_ reference: FontReference) -> (any Typeface)? { reference == typeface.reference ? typeface : nil }
}

@Suite struct FallbackChainTests {
  private func family(_ name: String, _ letters: String) -> FontFamily {
    FontFamily(name: name, members: [.init(weight: .regular, typeface: LetterFont(name, letters))])
  }

  private var library: FontLibrary { FontLibrary(families: [family("A", "a"), family("B", "ab"), family("C", "abc")]) }

  /// The fonts of the runs of a text, from the left.
  private func fonts(_ text: String, _ font: Font, _ library: FontLibrary) -> [String] {
    TextLayout(text, font: font, scale: 1, fonts: library).lines[0].runs.map(\.run.font.name)
  }

  private func font(_ families: String...) -> Font {
    var font = Font(family: families[0], size: 10)
    font.otherFamilies = Array(families.dropFirst())
    return font
  }

  @Test func eachCharacterIsOfTheFirstFamilyThatHasIt() {
    #expect(fonts("abc", font("A", "B", "C"), library) == ["A", "B", "C"])
    #expect(fonts("abc", font("A", "C", "B"), library) == ["A", "C"])
    #expect(fonts("ab", font("A", "sans-serif", "B"), library) == ["A", "B"])
    // d is in the embedded typeface alone, and the last letter of the Latin alphabet that nobody has is in none.
    #expect(fonts("ad", font("A", "B"), library) == ["A", "Likeness Sans Regular"])
  }

  /// Lines of the wished font are 10 high, and 20 with a letter of the other.
  @Test func linesThatAFallbackMakesHigherAreCountedByTheirHeight() {
    struct HighFont: Typeface {
      let reference = FontReference(name: "High", digest: ContentDigest(of: "High"))
      func metrics(size: Fixed) -> FontMetrics {
        FontMetrics(
          ascent: Fixed(20), descent: .zero, leading: .zero, capHeight: size, xHeight: size, underlineTop: .zero,
          underlineThickness: Fixed(1))
      }
      func glyph(for scalar: Unicode.Scalar) -> UInt32? { scalar == "h" ? 1 : nil }
      func advance(of glyph: UInt32, size: Fixed) -> Fixed { Fixed(10) }
      func shape(of glyph: UInt32, size: Fixed) -> GlyphShape { .empty }
    }
    let high = FontFamily(name: "High", members: [.init(weight: .regular, typeface: HighFont())])
    let library = FontLibrary(families: [family("A", "a…"), high])
    func layout(_ text: String, height: Double, _ mode: LineBreakMode = .byWordWrapping) -> TextLayout {
      TextLayout(
        text, font: font("A", "High"), scale: 1, width: 100, height: height, options: TextOptions(lineBreakMode: mode), fonts: library)
    }
    #expect(layout("ah\nah\nah\na", height: 70).lines.map(\.height) == [20, 20, 20, 10].map { Fixed($0) })
    let cut = layout("ah\nah\nah\na", height: 69)
    #expect(cut.lines.map(\.height) == [20, 20, 20].map { Fixed($0) })
    #expect(cut.hiddenCharacterCount == 2)
    #expect(layout("a\nah\na", height: 30).lines.map(\.height) == [10, 20].map { Fixed($0) })
    #expect(layout("a\nah\na", height: 29).lines.map(\.height) == [Fixed(10)])
    // The end of the text, which a line with its beginning left out shows, is higher than what it stands for.
    let tail = layout("a\na\na\nah", height: 30, .byTruncatingHead)
    #expect(tail.height <= Fixed(30))
    #expect(layout("ah", height: 5).lines.count == 1)
  }

  @Test func firstKnownFamilyStandsInForAnUnknownOneAndThatIsSaid() {
    let resolution = library.resolve(font("Z", "Y", "B", "C"))
    #expect(resolution.typeface.name == "B" && resolution.others.map(\.name) == ["C", "Likeness Sans Regular"])
    #expect(resolution.fallback?.description == "no font family \"Z\" is known; B is used. Add the font, or choose a known family.")
    #expect(library.resolve(font("Z", "Y")).fallback == .unknownFamily("Z"))
  }

  @Test func familiesBesideAFileAreItsFallbacks() {
    var font = font("B", "C")
    font.fileName = "none.ttf"
    let resolution = library.resolve(font)
    #expect(resolution.typeface.name == "B" && resolution.fallback == .replaced(.unknownFile("none.ttf"), by: "B"))
  }

  @Test func fontsThatAreAddedComeBehindTheFamiliesOfTheWish() {
    let library = library.adding([], fallbacks: [FallbackFont(Font(size: 1), in: OneFont(typeface: LetterFont("D", "abcd")))])
    #expect(library.resolve(font("A", "B")).others.map(\.name) == ["B", "D", "Likeness Sans Regular"])
    #expect(fonts("abd", font("A", "B"), library) == ["A", "B", "D"])
    // A list that names it is drawn with the same library.
    #expect(library.typeface(LetterFont("D", "").reference)?.name == "D")
    // It stands in for nothing that is wished and known.
    #expect(library.resolve(font("A")).fallback == nil)
  }
}
