/// The fifth document (the first one in Russian, with its code): a style struct that grows from
/// flat to nested to optional.
///
/// `Verbatim/ViewStyles.swift` has its final code. Here is what Likeness's own structs add.
import Likeness
import LikenessGallery
import Testing

extension SeedTests {
  @Suite struct StyleStructs {
    @Test("Nil resets the style of a component and of every part of it") func reset() throws {
      func news(_ styles: NewsViewStyle?...) throws -> DisplayList {
        let view = NewsView()
        view.title = "Employee benefits"
        view.message = "5-minute massages every day"
        for style in styles { view.apply(style: style) }
        view.layout(in: wide(320))
        return try DisplayList(painting: view)
      }
      let style = NewsViewStyle(
        viewStyle: ViewStyle(backgroundColor: .white, borderColor: .blue, borderWidth: 1),
        titleStyle: LabelStyle(textColor: .blue, font: .systemFont(ofSize: 22)),
        messageStyle: LabelStyle(textAlignment: .right, textColor: .gray))
      #expect(try news(style, nil) == news())
      #expect(try news(style) != news())
    }
  }
}
