/// The order in which fonts are searched for a character.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessText

/// A font with the given characters, with lines as high as a multiple of 10 pixels.
private func letterFont(
  _ name: String, _ letters: String, height: Double = 1, weight: Font.Weight? = nil
) -> HandFont {
  var font = HandFont(name, letters: letters, ascent: 10 * height, descent: 0)
  font.weight = weight
  return font
}

/// A source that has one font under every name.
private struct OneFont: FontSource {
  let typeface: HandFont
  var family: String?
  func find(_ font: Font) -> Result<any Typeface, FontFallback>? {
    family == nil || family == font.family ? .success(typeface) : nil
  }
  func typeface(_ reference: FontReference) -> (any Typeface)? {
    reference == typeface.reference ? typeface : nil
  }
}

@Suite struct FallbackChainTests {
  private var library: FontLibrary {
    .ofHand(letterFont("A", "a"), letterFont("B", "ab"), letterFont("C", "abc"))
  }

  /// The fonts of the runs of a text, from the left.
  private func fonts(_ text: String, _ font: Font, _ library: FontLibrary) -> [String] {
    TextLayout(text, font: font, scale: 1, fonts: library).lines[0].runs.map(\.run.font.name)
  }

  private func font(_ families: String...) -> Font {
    Font(family: families[0], size: 10, otherFamilies: Array(families.dropFirst()))
  }

  @Test("Each character is from the first family that has it") func firstFamily() {
    #expect(fonts("abc", font("A", "B", "C"), library) == ["A", "B", "C"])
    #expect(fonts("abc", font("A", "C", "B"), library) == ["A", "C"])
    #expect(fonts("ab", font("A", "sans-serif", "B"), library) == ["A", "B"])
    // Only the embedded typeface has d, and no font has the last Latin letter.
    #expect(fonts("ad", font("A", "B"), library) == ["A", "Likeness Sans Regular"])
  }

  /// Lines of the requested font are 10 high, and 20 with a letter of the other font.
  @Test("Lines made higher by a fallback font count with their height") func higherLines() {
    let library = FontLibrary.ofHand(letterFont("A", "a…"), letterFont("High", "h", height: 2))
    func layout(_ text: String, height: Double, _ mode: LineBreakMode = .byWordWrapping)
      -> TextLayout
    {
      TextLayout(
        text, font: font("A", "High"), scale: 1, width: 100, height: height,
        options: TextOptions(lineBreakMode: mode), fonts: library)
    }
    #expect(
      layout("ah\nah\nah\na", height: 70).lines.map(\.height) == [20, 20, 20, 10].map { Fixed($0) })
    let cut = layout("ah\nah\nah\na", height: 69)
    #expect(cut.lines.map(\.height) == [20, 20, 20].map { Fixed($0) })
    #expect(cut.hiddenCharacterCount == 2)
    #expect(layout("a\nah\na", height: 30).lines.map(\.height) == [10, 20].map { Fixed($0) })
    #expect(layout("a\nah\na", height: 29).lines.map(\.height) == [Fixed(10)])
    // A line whose beginning is cut shows the end of the text, which is higher than the part it
    // replaces.
    let tail = layout("a\na\na\nah", height: 30, .byTruncatingHead)
    #expect(tail.height <= Fixed(30))
    #expect(layout("ah", height: 5).lines.count == 1)
  }

  @Test("The first known family replaces an unknown one, and this is reported") func unknownFamily()
  {
    let resolution = library.resolve(font("Z", "Y", "B", "C"))
    #expect(
      resolution.typeface.name == "B"
        && resolution.others.map(\.name) == ["C", "Likeness Sans Regular"])
    #expect(
      resolution.fallback?.description
        == "no font family \"Z\" is known; B is used. Add the font, or choose a known family.")
    #expect(library.resolve(font("Z", "Y")).fallback == .unknownFamily("Z"))
  }

  @Test("Families beside a file are its fallbacks") func besideFile() {
    let font = font("B", "C").changing { $0.fileName = "none.ttf" }
    let resolution = library.resolve(font)
    #expect(
      resolution.typeface.name == "B"
        && resolution.fallback == .replaced(.unknownFile("none.ttf"), by: "B"))
  }

  @Test("Fonts of one name and different letters are all searched") func slices() {
    // Like the slices of a web font.
    let slices = FontLibrary(families: [
      FontFamily(
        name: "Up", members: [.init(weight: .regular, typeface: letterFont("Slice", "AB"))]),
      FontFamily(
        name: "Low", members: [.init(weight: .regular, typeface: letterFont("Slice", "ab"))]),
    ])
    let resolution = slices.resolve(font("Up", "Low", "Low"))
    #expect(resolution.others.map(\.name) == ["Slice", "Likeness Sans Regular"])
    #expect(fonts("Aa", font("Up", "Low"), slices) == ["Slice", "Slice"])
  }

  @Test("Faces of a family may come from several sources") func faces() {
    func source(_ weight: Font.Weight) -> OneFont {
      OneFont(typeface: letterFont("Fam \(weight.value)", "a", weight: weight), family: "Fam")
    }
    let library = FontLibrary(sources: [source(.semibold), source(.thin), source(.thin)])
    func found(_ weight: Font.Weight) -> FontResolution {
      library.resolve(Font(family: "Fam", size: 10, weight: weight))
    }
    #expect(found(.thin).typeface.name == "Fam 200" && found(.thin).fallback == nil)
    #expect(found(.semibold).typeface.name == "Fam 600" && found(.semibold).fallback == nil)
    #expect(found(.black).fallback == .missingWeight("Fam", wanted: .black, used: .semibold))
    // An installed face counts as one of them.
    let hand = FontFamily(
      name: "Fam", members: [.init(weight: .black, typeface: letterFont("Hand", "a"))])
    let both = FontLibrary(families: [hand], sources: [source(.thin)])
    #expect(both.resolve(Font(family: "Fam", size: 10, weight: .black)).typeface.name == "Hand")
    #expect(both.resolve(Font(family: "Fam", size: 10, weight: .light)).typeface.name == "Fam 200")
  }

  @Test("Added fallback fonts come after the requested families") func added() {
    let library = library.adding(
      [], fallbacks: [FallbackFont(Font(size: 1), in: OneFont(typeface: letterFont("D", "abcd")))])
    #expect(
      library.resolve(font("A", "B")).others.map(\.name) == ["B", "D", "Likeness Sans Regular"])
    #expect(fonts("abd", font("A", "B"), library) == ["A", "B", "D"])
    // A list that names it is drawn with the same library.
    #expect(library.typeface(letterFont("D", "abcd").reference)?.name == "D")
    // It replaces no known font that is requested.
    #expect(library.resolve(font("A")).fallback == nil)
  }
}
