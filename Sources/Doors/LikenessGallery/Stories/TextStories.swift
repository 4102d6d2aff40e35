/// Stories of text: sizes, weights, alignment, wrapping, truncation, scripts.
import Foundation
import Likeness

extension Gallery {
  static var textStories: [Story] {
    [
      Story("Text/sizes") { context in
        try column(
          [11, 12, 13, 14, 15, 17, 20, 22, 25].map { size in
            try label("\(decimal(size)) points: Hamburgefonstiv", size: size, context)
          })
      },
      Story("Text/bold") { context in
        try column(
          [11, 13, 15, 17, 22, 25].map { size in
            let label = try label("\(decimal(size)) points: Hamburgefonstiv", size: size, context)
            label.font = .boldSystemFont(ofSize: size)
            return label
          })
      },
      Story("Text/specimen", variants: StoryVariants(themes: ["light"], scales: [2])) { context in
        // Sizes of the typeface in pixels to the em. Two pixels make a point here.
        try column(
          [7, 8, 9, 10, 11, 13, 16, 20, 27, 33, 40, 64].flatMap { pixels in
            try [Font.Weight.regular, .bold].map { weight in
              let label = try label(
                "Hamburgefonstiv 0123456789 Ěšč Ầổ Жщю", size: pixels / 2, context)
              label.font = .systemFont(ofSize: pixels / 2, weight: weight)
              return label
            }
          })
      },
      Story("Text/alphabets", in: .width(360)) { context in
        try column([
          wrapped("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789", context),
          wrapped("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ", context),
          wrapped("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдеёжзийклмнопрстуфхцчшщъыьэюя", context),
          wrapped(
            """
            ! \" # $ % & ' ( ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ ` { | } ~ … – — ‘ ’ “ ” • € № ✓
            """,
            context),
        ])
      },
      Story("Text/alignment", in: .width(200)) { context in
        try column(
          [TextAlignment.left, .center, .right, .justified].map { alignment in
            let label = try wrapped(
              "Every line of this label keeps to its side of the box.", context)
            label.textAlignment = alignment
            label.backgroundColor = .token("surface")
            return label
          })
      },
      Story("Text/truncation", in: .width(180)) { context in
        try column(
          [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping].map
          { mode in
            let label = try label("What does not fit has to go somewhere", size: 15, context)
            label.lineBreakMode = mode
            label.backgroundColor = .token("surface")
            return label
          })
      },
      Story("Text/two-lines", in: .width(180)) { context in
        let label = try wrapped(
          """
          Two lines are all there is for this text, and what comes after them becomes an ellipsis.
          """,
          context)
        label.numberOfLines = 2
        return label
      },
      Story("Text/attributed", in: .width(110)) { context in
        let accent = Color.token("accent")
        var price: AttributedText = "Was "
        price.append("12.90", TextAttributes(isStruckThrough: true, strikethroughColor: accent))
        price.append(", now only ")
        price.append("9.90", TextAttributes(font: .boldSystemFont(ofSize: 22), color: accent))
        var marked: AttributedText = "A "
        marked.append("link that goes on", TextAttributes(color: accent, isUnderlined: true))
        marked.append(" in the next line, a ")
        marked.append("mark", TextAttributes(backgroundColor: .token("separator")))
        marked.append(" and ")
        marked.append("spaced", TextAttributes(letterSpacing: 3))
        marked.append(" letters.")
        return try column(
          [price, marked].map { text in
            let label = try wrapped("", context)
            label.attributedText = text
            return label
          })
      },
      Story(
        "Text/paragraph", variants: StoryVariants(scales: [2]), in: .width(220)
      ) { _ in
        let label = Label()
        label.numberOfLines = 0
        label.attributedText = recipe()
        return label
      },
      Story("Text/lines") { context in
        try column(
          [12, 17, 28].map { size in
            let label = try label("Underlined, jumpy", size: size, context)
            label.isUnderlined = true
            return label
          }
            + [12, 17, 28].map { size in
              let label = try label("Struck through, jumpy", size: size, context)
              label.isStruckThrough = true
              label.textColor = .token("accent")
              return label
            })
      },
      Story("Text/breaks", in: .width(72)) { context in
        try column([
          wrapped(
            "Hyphen\u{AD}ated words of extra\u{AD}ordi\u{AD}nary length, and/or a slash.", context),
          wrapped("A price of $1,234.56 (with tax) stays whole; so do 50\u{A0}% and -40.", context),
        ])
      },
      Story("Text/shadow") { context in
        let label = Label()
        label.text = "exampleShadowStyle"
        label.font = .token("exampleShadowStyle")
        label.textColor = .token("text")
        return label
      },
    ]
  }

  /// A text as code for UIKit makes it: two paragraphs with wider lines, letters that are raised,
  /// and a symbol among them.
  private static func recipe() -> NSAttributedString {
    let style = MutableParagraphStyle()
    style.lineSpacing = 3
    style.paragraphSpacing = 8
    style.minimumLineHeight = 20
    let base: [NSAttributedString.Key: Any] = [
      .font: Font.systemFont(ofSize: 15), .foregroundColor: Color.token("text"),
      .paragraphStyle: style,
    ]
    let text = NSMutableAttributedString(string: "Plum cake for 8\n", attributes: base)
    text.addAttribute(
      .font, value: Font.boldSystemFont(ofSize: 19), range: NSRange(location: 0, length: 9))
    let clock = TextAttachment()
    clock.image = Image(systemName: "clock")
    clock.bounds = CGRect(x: 0, y: -4, width: 18, height: 20)
    let symbol = NSMutableAttributedString(attachment: clock)
    symbol.addAttributes(base, range: NSRange(location: 0, length: 1))
    text.append(symbol)
    text.append(
      NSAttributedString(string: " 45 minutes at 180 °C. Serve it warm, and ", attributes: base))
    text.append(
      NSAttributedString(
        string: "not on the 2",
        attributes: base.merging([.underlineStyle: UnderlineStyle.single.rawValue]) { $1 }))
    text.append(
      NSAttributedString(
        string: "nd",
        attributes: base.merging([.font: Font.systemFont(ofSize: 10), .baselineOffset: 5]) { $1 }))
    text.append(NSAttributedString(string: " day.", attributes: base))
    return text
  }

  private static func column(_ views: [View]) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 8
    return stack
  }

  private static func label(_ text: String, size: Double, _ context: StoryContext) throws -> Label {
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = .token("text")
    return label
  }

  private static func wrapped(_ text: String, _ context: StoryContext) throws -> Label {
    let label = try label(text, size: 15, context)
    label.numberOfLines = 0
    return label
  }
}
