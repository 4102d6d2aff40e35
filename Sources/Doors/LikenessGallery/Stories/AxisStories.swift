/// Stories about axes: text sizes, pseudolocalized texts and directions; and about baselines, which
/// must be right in all of them.
import Likeness

extension Gallery {
  static var axisStories: [Story] {
    // One theme and scale do where sizes and texts are what varies; else there would be hundreds of
    // pictures.
    let one = StoryVariants(themes: ["light"], scales: [2])
    return [
      Story(
        "Text/dynamic type", variants: one.textSizes(), in: .width(360)
      ) { context in try textStyles(context) },
      Story(
        "Text/pseudo-localized", variants: one.locales(["base", "pseudo"]),
        in: .width(300)
      ) { context in
        try localizedTexts(context)
      },
      Story(
        "Stack/baselines", variants: .standard.directions(),
        in: .width(340)
      ) { context in
        try baselines(context)
      },
      Story(
        "Screen/welcome",
        variants: one.textSizes([.large, .accessibilityLarge]).directions().locales([
          "base", "pseudo",
        ]),
        in: .width(390), margin: 0
      ) { context in
        WelcomeScreen(isForLargeText: context.contentSizeCategory.isAccessibilityCategory)
      },
    ]
  }

  /// A line in each text style, and one in a font that grows along.
  private static func textStyles(_ context: StoryContext) throws -> View {
    var labels = try Font.TextStyle.allCases.map { style in
      try label(style.rawValue, font: .preferredFont(forTextStyle: style), color: "text", context)
    }
    labels.append(
      try label(
        "18 bold, grows as body",
        font: TextStyleMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 18)),
        color: "accent", context))
    labels.append(
      try label(
        "17 regular, always", font: .systemFont(ofSize: 17), color: "secondaryText", context))
    for label in labels { label.numberOfLines = 0 }
    return column(labels, spacing: 8)
  }

  /// Texts of several kinds, and some that are no language.
  private static func localizedTexts(_ context: StoryContext) throws -> View {
    let title = try label(
      "Settings", font: .preferredFont(forTextStyle: .title2), color: "text", context)
    let text = TextView()
    text.text =
      """
      Free lunch, a yearly budget for books, and 5-minute massages every day. See \
      https://example.com/benefits.
      """
    text.font = .preferredFont(forTextStyle: .callout)
    text.ownStyle.textContainerInset = .zero
    let button = Button().withStyle(AppStyleSheet.primaryButtonStyle)
    button.setTitle("Continue", for: .normal)
    let name = try label(
      "Ada Lindqvist", font: .preferredFont(forTextStyle: .headline), color: "text", context)
    name.showsPseudolocalizedText = false
    return column(
      [
        title, text,
        try label(
          "{count} of 40 lessons, %@", font: .preferredFont(forTextStyle: .body), color: "text",
          context), name,
        try label(
          "12:10", font: .preferredFont(forTextStyle: .body), color: "secondaryText", context),
        try label(
          "Русский язык", font: .preferredFont(forTextStyle: .body), color: "text", context),
        button,
      ], spacing: 10)
  }

  private static func baselines(_ context: StoryContext) throws -> View {
    func text(_ text: String, _ size: Double) throws -> Label {
      try label(text, font: .systemFont(ofSize: size), color: "text", context)
    }
    func row(_ views: [View], _ alignment: StackView.Alignment) throws -> StackView {
      let row = StackView(arrangedSubviews: views + [View()])
      row.alignment = alignment
      row.spacing = 8
      row.backgroundColor = .token("surface")
      row.margins = DirectionalEdgeInsets(all: 8)
      return row
    }
    let wrapped = try text("two lines\nof text", 13)
    wrapped.numberOfLines = 0
    let last = try text("and one\nmore", 17)
    last.numberOfLines = 0
    let icon = ImageView(image: Icon.clock.image)
    icon.pin(.size(20, 20))
    let button = Button().withStyle(AppStyleSheet.secondaryButtonStyle)
    button.setTitle("Button", for: .normal)
    let symbol = ImageView(image: Icon.globe.image)
    symbol.pin(.size(24, 24))
    let inner = StackView(arrangedSubviews: [symbol, try text("in a centered row", 11)])
    inner.alignment = .center
    inner.spacing = 4
    let lines = StackView(arrangedSubviews: [try text("in a column", 13), try text("below", 11)])
    lines.axis = .vertical
    return column(
      [
        try row(
          [try text("28 points", 28), try text("17", 17), try text("11", 11), icon],
          .firstBaseline),
        try row([try text("First", 22), wrapped, button], .firstBaseline),
        try row([try text("Last", 22), last, try text("one line", 13)], .lastBaseline),
        try row([try text("Nested", 22), inner, lines], .firstBaseline),
      ], spacing: 10)
  }

  private static func label(_ text: String, font: Font, color: String, _ context: StoryContext)
    throws -> Label
  {
    let label = Label(text: text)
    label.font = font
    label.textColor = .token(color)
    return label
  }

  private static func column(_ views: [View], spacing: Double) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }
}
