import LikenessDisplayList
import Testing

@testable import LikenessText

@Suite struct FontTests {
  @Test("Fonts have readable descriptions") func descriptions() {
    #expect(Font.boldSystemFont(ofSize: 22).description == "22 bold")
    #expect(Font.systemFont(ofSize: 13.5).description == "13.5 regular")
    #expect(Font(family: "Lato", size: 20, weight: .semibold).description == "Lato 20 semibold")
    #expect(Font(size: 20, fileName: "Lato-Semibold.ttf").description == "Lato-Semibold 20")
    #expect(Font(size: 20, fileName: "Lato").description == "Lato 20")
    #expect(Font(size: 20, fileName: ".Lato").description == ".Lato 20")
    #expect(Font(size: 20, weight: Font.Weight(450)).description == "20 450")
  }

  @Test("Weights have CSS numbers and UIKit's order") func weights() {
    #expect(Font.Weight.named.map(\.weight.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(Font.Weight.named.map(\.name).prefix(3) == ["ultraLight", "thin", "light"])
    #expect(Font.Weight(5000).value == 1000 && Font.Weight(-1).value == 1)
    #expect(Font.Weight.light < .bold && Font.Weight(name: "Bold") == nil)
  }

  @Test("Another size keeps the families") func otherSize() {
    let font = Font(
      family: "Lato", size: 17.5, weight: .heavy, fileName: "Lato-Heavy.ttf",
      postScriptName: "Lato-Heavy")
    let other = font.changing { $0.otherFamilies = ["Noto Sans", "DejaVu Sans"] }
    #expect(other.withSize(20).otherFamilies == other.otherFamilies)
    #expect(other.description == "Lato-Heavy 17.5")
  }

  @Test("Absurd sizes are moved into the range") func absurdSizes() {
    #expect(Font(size: -3).size == 0)
    #expect(Font(size: .nan).size == 0)
    #expect(Font(size: .infinity).size == Font.maximumSize)
    #expect(Font(size: 5, weight: .bold).withSize(9) == Font(size: 9, weight: .bold))
  }

  @Test(
    "The embedded typeface is bold from 600",
    arguments: [
      (100, "Regular"), (400, "Regular"), (500, "Regular"), (599, "Regular"), (600, "Bold"),
      (700, "Bold"), (900, "Bold"),
    ])
  func boldFrom600(weight: Int, name: String) {
    let resolution = FontLibrary.embedded.resolve(
      .systemFont(ofSize: 13, weight: Font.Weight(weight)))
    #expect(resolution.typeface.name == "Likeness Sans " + name)
    #expect(resolution.fallback == nil)
  }

  @Test(
    "The nearest weight is chosen as in CSS",
    arguments: [
      // CSS Fonts 4, 5.2, with 300, 450, 500 and 800 available.
      (100, 300), (350, 300), (400, 450), (460, 500), (500, 500), (550, 800), (600, 800),
      (900, 800),
    ])
  func nearestWeight(wanted: Int, found: Int) {
    let typeface = SansTypeface.regular
    let family = FontFamily(
      name: "F",
      members: [300, 450, 500, 800].map { .init(weight: Font.Weight($0), typeface: typeface) })
    #expect(family.member(for: Font.Weight(wanted))?.weight.value == found)
  }

  @Test("A named file is found or reported as missing") func namedFile() throws {
    let typeface = TestFont.typeface(name: "Lato Semibold")
    let library = FontLibrary(families: [
      FontFamily(
        name: "Lato",
        members: [
          .init(
            weight: .semibold, typeface: typeface, fileName: "Lato.ttf",
            postScriptName: "Lato-Semibold")
        ])
    ])
    #expect(library.resolve(Font(size: 9, fileName: "Lato.ttf")).typeface.name == "Lato Semibold")
    #expect(library.resolve(Font(size: 9, postScriptName: "Lato-Semibold")).fallback == nil)
    #expect(library.resolve(Font(family: "LATO", size: 9)).typeface.name == "Lato Semibold")
    #expect(
      library.resolve(Font(size: 9, fileName: "Other.ttf")).fallback == .unknownFile("Other.ttf"))
    #expect(
      library.resolve(Font(size: 9, fileName: "Lato.ttf", postScriptName: "Lato-Thin")).fallback
        == .unknownFace("Lato-Thin"))
    #expect(
      library.resolve(Font(size: 9, fileName: "Other.ttf")).typeface.name == "Likeness Sans Regular"
    )
    #expect(library.typeface(typeface.reference) != nil)
    // The content counts, not the name.
    #expect(
      library.typeface(FontReference(name: "renamed", digest: typeface.reference.digest))?.name
        == "Lato Semibold")
    #expect(FontLibrary.embedded.typeface(typeface.reference) == nil)
    #expect(FontFallback.unknownFile("Other.ttf").description.contains("Other.ttf"))
  }
}
