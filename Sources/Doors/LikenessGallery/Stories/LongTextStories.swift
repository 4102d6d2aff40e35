/// Stories about longer texts in text views: insets, lines, alignment and overflow.
import Likeness

extension Gallery {
  static var longTextStories: [Story] {
    let wide = CGSize.width(300)
    return [
      Story("TextView/default", in: wide) { _ in textView(article, style: nil) },
      Story(
        "TextView/article", variants: .standard.directions([.leftToRight, .rightToLeft]), in: wide
      ) { context in
        textView(
          article,
          style: TextViewStyle(
            labelStyle: LabelStyle(
              viewStyle: ViewStyle(
                backgroundColor: .token("surface"), borderColor: .token("separator"),
                borderWidth: 1, cornerRadius: 12),
              textColor: .token("text"), font: .systemFont(ofSize: 15), lineHeight: 24),
            textContainerInset: DirectionalEdgeInsets(horizontal: 16, vertical: 14)))
      },
      Story("TextView/justified", in: wide) { context in
        textView(
          article,
          style: TextViewStyle(
            labelStyle: LabelStyle(textAlignment: .justified, textColor: .token("secondaryText")),
            textContainerInset: .zero))
      },
      Story("TextView/quotation", in: wide) { context in
        textView(
          "Same input, same pixels.\nSame pixels, same verdict.",
          style: TextViewStyle(
            labelStyle: LabelStyle(
              textAlignment: .center, textColor: .token("accent"),
              font: .boldSystemFont(ofSize: 17), letterSpacing: 1,
              textShadow: ShadowStyle(color: Color(white: 0, alpha: 0.3), dy: 2, blurRadius: 3))))
      },
      Story("TextView/cut", in: wide) { context in
        let view = textView(article, style: nil)
        view.backgroundColor = .token("surface")
        // Room for three lines and a part of the fourth, which is left out.
        view.pin(.height(76))
        return view
      },
    ]
  }

  private static let article = """
    A picture is taken of every component, and kept. When somebody changes a color on Friday, the \
    next run says which pictures it touched.

    Всё остальное остаётся на месте.
    """

  private static func textView(_ text: String, style: TextViewStyle?) -> TextView {
    let view = TextView()
    view.text = text
    view.apply(style: style)
    return view
  }
}
