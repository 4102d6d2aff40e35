/// A screen that works in every text size, direction and language: its fonts are text styles, and
/// nothing has a fixed height.
import Likeness

/// What a new user sees first.
final class WelcomeScreen: View {
  /// Creates the screen.
  ///
  /// - Parameter isForLargeText: whether what stands side by side stands below each other, as there
  ///   is no room for both.
  init(isForLargeText: Bool) {
    super.init(frame: .zero)
    name = "Welcome"
    backgroundColor = .token("background")
    let column = StackView(arrangedSubviews: [
      label("Welcome back", .largeTitle, name: "title"),
      label(
        "Three things changed since Friday, and each of them says why.", .body,
        color: "secondaryText", name: "subtitle"),
      row(.clock, "Reminders", "Every morning at 9:00", isOn: true, isVertical: isForLargeText),
      row(
        .lock, "Private mode", "Nobody sees what you read", isOn: false,
        isVertical: isForLargeText),
      lessons(isVertical: isForLargeText), button(),
      label(
        "You can change this at any time in Settings.", .footnote, color: "secondaryText",
        name: "remark"),
    ])
    column.name = "column"
    column.axis = .vertical
    column.spacing = 16
    addSubview(column)
    column.pin(.edges(inset: 20))
  }

  required init?(coder: NSCoder) { nil }

  private func row(_ icon: Icon, _ title: String, _ detail: String, isOn: Bool, isVertical: Bool)
    -> View
  {
    let symbol = ImageView(image: icon.image)
    symbol.name = "symbol"
    symbol.tintColor = .token("accent")
    symbol.pin(.size(24, 24))
    let texts = StackView(arrangedSubviews: [
      label(title, .headline, name: "title"),
      label(detail, .subheadline, color: "secondaryText", name: "detail"),
    ])
    texts.name = "texts"
    texts.axis = .vertical
    texts.spacing = 2
    texts.layout.horizontalHugging = 0
    let toggle = Switch()
    toggle.name = "switch"
    toggle.isOn = isOn
    let content = StackView(arrangedSubviews: [texts, toggle])
    content.name = "content"
    content.axis = isVertical ? .vertical : .horizontal
    content.alignment = isVertical ? .leading : .center
    content.spacing = 12
    content.layout.horizontalHugging = 0
    let row = StackView(arrangedSubviews: [symbol, content])
    row.name = "row"
    row.alignment = .center
    row.spacing = 12
    row.margins = DirectionalEdgeInsets(horizontal: 16, vertical: 12)
    row.backgroundColor = .token("surface")
    row.cornerRadii = CornerRadii(topLeft: 4, topRight: 16, bottomRight: 16, bottomLeft: 4)
    return row
  }

  private func lessons(isVertical: Bool) -> View {
    let name = label("Lessons", .callout, name: "name")
    let count = label("16 of 24", .title3, name: "count")
    count.layout.horizontalCompressionResistance = 800
    let head = StackView(arrangedSubviews: isVertical ? [name, count] : [name, View(), count])
    head.name = "head"
    head.axis = isVertical ? .vertical : .horizontal
    head.alignment = .firstBaseline
    head.spacing = isVertical ? 0 : 8
    let bar = ProgressView()
    bar.name = "bar"
    bar.progress = 2 / 3
    bar.tintColor = .token("accent")
    let column = StackView(arrangedSubviews: [head, bar])
    column.name = "lessons"
    column.axis = .vertical
    column.spacing = 6
    return column
  }

  private func button() -> View {
    let button = Button().withStyle(AppStyleSheet.primaryButtonStyle)
    button.name = "button"
    button.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.numberOfLines = 0
    button.setTitle("Continue", for: .normal)
    button.setImage(Icon.tick.image, for: .normal)
    button.imageTitleSpacing = 6
    return button
  }

  private func label(_ text: String, _ style: Font.TextStyle, color: String = "text", name: String)
    -> Label
  {
    let label = Label(text: text)
    label.name = name
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.textColor = .token(color)
    return label
  }
}
