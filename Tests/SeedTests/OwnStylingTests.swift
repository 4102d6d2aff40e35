/// The styling code of the fourth document, copied into a project under its own names. It must
/// compile beside the library's and win over it.
import Likeness
import Testing

private typealias AppStyle<T: View> = (T) -> Void

private func concat<T: View>(_ styles: [AppStyle<T>]) -> AppStyle<T> {
  return { view in
    for style in styles { style(view) }
  }
}

private protocol Styleable {}

extension Styleable where Self: View {
  fileprivate func withStyle(_ f: AppStyle<Self>) -> Self {
    f(self)
    // Not in the document. Shows that this copy runs rather than the library's function.
    tag += 1
    return self
  }
}
extension View: Styleable {}

private enum AppStyleSheet {
  enum Mixins {}

  // Computed, because Swift 6 allows no stored constant of a function that is not `@Sendable`.
  static var primaryButtonStyle: AppStyle<Button> {
    concat([
      Mixins.border(width: 2, color: .black),
      Mixins.button(titleColor: .gray, for: .highlighted),
    ])
  }
}

extension AppStyleSheet.Mixins {
  fileprivate static func border<T: View>(
    width: Double? = nil,
    color: Color? = nil
  ) -> AppStyle<T> {
    return { view in
      width.map { view.borderWidth = $0 }
      color.map { view.borderColor = $0 }
    }
  }

  fileprivate static func button<T: Button>(
    titleColor: Color,
    for state: Control.State
  ) -> AppStyle<T> {
    return { button in
      button.setTitleColor(titleColor, for: state)
    }
  }
}

extension SeedTests {
  @Suite struct OwnStyling {
    @Test func copyOfTheDocumentWinsOverTheLibrary() {
      let button = Button().withStyle(AppStyleSheet.primaryButtonStyle)
      #expect(button.tag == 1)
      #expect(
        button.borderWidth == 2 && button.borderColor == .black
          && button.titleColor(for: .highlighted) == .gray)
      let label = Label().withStyle { $0.text = "closure" }
      #expect(label.tag == 1 && label.text == "closure")
    }
  }
}
