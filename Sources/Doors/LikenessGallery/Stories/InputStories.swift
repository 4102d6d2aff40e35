/// Stories of text input: fields in their states, fields with views beside the text, search bars.
import Likeness

extension Gallery {
  static var inputStories: [Story] {
    let one = StoryVariants(scales: [2])
    let sizes = StoryVariants(themes: ["light"], scales: [2])
      .textSizes([.small, .accessibilityLarge]).directions()
    let states = ["empty", "filled", "editing", "disabled", "error"]
    return [
      Story("TextField/bordered", variants: one.states(states), in: .width(240)) { context in
        stated(TextField().withStyle(AppStyleSheet.fieldStyle), context)
      },
      Story("TextField/plain", variants: one.states(states), in: .width(240)) { context in
        stated(TextField(), context)
      },
      Story("TextField/kinds", variants: one, in: .width(240)) { _ in fields() },
      Story("TextField/sizes", variants: sizes, in: .width(300)) { _ in fields() },
      Story(
        "SearchBar/states", variants: one.states(["empty", "editing", "scopes", "minimal"]),
        in: .width(340), margin: 0
      ) { context in search(context) },
      Story("SearchBar/sizes", variants: sizes, in: .width(340), margin: 0) { search($0) },
    ]
  }

  private static func stated(_ field: TextField, _ context: StoryContext) -> TextField {
    field.placeholder = "Name"
    if context.state != "empty" { field.text = "Ada Lovelace" }
    field.clearButtonMode = .whileEditing
    field.isEnabled = context.state != "disabled"
    if context.state == "editing" { field.becomeFirstResponder() }
    if context.state == "error" { AppStyleSheet.invalidFieldStyle(field) }
    return field
  }

  /// A field of each kind, with what may stand in it.
  private static func fields() -> View {
    let kinds: [(TextField.BorderStyle, String, (TextField) -> Void)] = [
      (.line, "A line", { $0.textAlignment = .center }),
      (.bezel, "A bezel", { $0.background = nil }),
      (.roundedRect, "Round corners", { $0.clearButtonMode = .always }),
      (.roundedRect, "Secret", { $0.isSecureTextEntry = true }),
      (
        .roundedRect, "0.00",
        { field in
          let currency = Label(text: "€")
          currency.font = .preferredFont(forTextStyle: .body)
          (field.leftView, field.leftViewMode) = (currency, .always)
          (field.rightView, field.rightViewMode) = (ImageView(image: Icon.lock.image), .always)
          field.text = nil
        }
      ),
    ]
    let column = StackView(
      arrangedSubviews: kinds.map { kind, placeholder, change in
        let field = TextField()
        field.borderStyle = kind
        field.font = .preferredFont(forTextStyle: .body)
        (field.placeholder, field.text) = (placeholder, placeholder)
        change(field)
        return field
      })
    (column.axis, column.spacing) = (.vertical, 12)
    return column
  }

  private static func search(_ context: StoryContext) -> SearchBar {
    let bar = SearchBar()
    bar.placeholder = "Search"
    bar.tintColor = .token("accent")
    bar.searchTextField.font = .preferredFont(forTextStyle: .body)
    guard context.state != "empty" else { return bar }
    if context.state == "minimal" { bar.searchBarStyle = .minimal } else { bar.text = "Baltic" }
    bar.showsCancelButton = context.state != "minimal"
    if context.state == "editing" { bar.becomeFirstResponder() }
    if context.state == "scopes" {
      (bar.prompt, bar.showsScopeBar) = ("Find a place", true)
      bar.scopeButtonTitles = ["All", "Cities", "Rivers"]
    }
    return bar
  }
}

extension AppStyleSheet {
  /// A field with the colors of the theme and a caret.
  static var fieldStyle: AppStyle<TextField> {
    { field in
      field.apply(
        style: TextFieldStyle(
          labelStyle: LabelStyle(
            viewStyle: ViewStyle(
              backgroundColor: .token("surface"), borderColor: .token("border"), cornerRadius: 10,
              tintColor: .token("accent")), font: .token("body")),
          borderStyle: .roundedRect, placeholderColor: .token("secondaryText"),
          contentInsets: DirectionalEdgeInsets(horizontal: 12, vertical: 11),
          editingBorderColor: .token("accent"), caretColor: .token("accent")))
    }
  }

  /// A field whose text is wrong.
  static var invalidFieldStyle: AppStyle<TextField> {
    Mixins.field(borderColor: .token("negative"), textColor: .token("negative"))
  }
}
