/// Stories of text: sizes, weights, alignment, wrapping, truncation, scripts.
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
      Story("Text/alphabets", in: Size(width: 360, height: .infinity)) { context in
        try column([
          wrapped("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789", context),
          wrapped("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ", context),
          wrapped("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдеёжзийклмнопрстуфхцчшщъыьэюя", context),
          wrapped("! \" # $ % & ' ( ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ ` { | } ~ … – — ‘ ’ “ ” • € № ✓", context),
        ])
      },
      Story("Text/alignment", in: Size(width: 200, height: .infinity)) { context in
        try column(
          [TextAlignment.left, .center, .right, .justified].map { alignment in
            let label = try wrapped("Every line of this label keeps to its side of the box.", context)
            label.textAlignment = alignment
            label.backgroundColor = try context.theme.color("surface")
            return label
          })
      },
      Story("Text/truncation", in: Size(width: 180, height: .infinity)) { context in
        try column(
          [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping].map { mode in
            let label = try label("What does not fit has to go somewhere", size: 15, context)
            label.lineBreakMode = mode
            label.backgroundColor = try context.theme.color("surface")
            return label
          })
      },
      Story("Text/two-lines", in: Size(width: 180, height: .infinity)) { context in
        let label = try wrapped("Two lines are all there is for this text, and what comes after them is told by an ellipsis.", context)
        label.numberOfLines = 2
        return label
      },
      Story("Text/shadow") { context in
        let label = Label()
        label.text = "exampleShadowStyle"
        label.themeFont = "exampleShadowStyle"
        label.textColor = try context.theme.color("text")
        return label
      },
    ]
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
    label.textColor = try context.theme.color("text")
    return label
  }

  private static func wrapped(_ text: String, _ context: StoryContext) throws -> Label {
    let label = try label(text, size: 15, context)
    label.numberOfLines = 0
    return label
  }
}
