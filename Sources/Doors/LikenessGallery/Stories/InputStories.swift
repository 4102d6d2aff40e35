/// Stories of text input: fields in their states, fields with views beside the text, search bars.
import Likeness

extension Gallery {
  static var inputStories: [Story] {
    let sizes = StoryVariants(themes: ["light"], scales: [2])
      .textSizes([.small, .accessibilityLarge]).directions()
    return [
      Story("TextField/states", in: .width(240)) { _ in
        column(["empty", "filled", "editing", "disabled", "error"].map(field))
      },
      Story("TextField/kinds", in: .width(240)) { _ in column(fields()) },
      Story("SearchBar/states", in: .width(340), margin: 0) { _ in
        column(["minimal", "editing", "scopes"].map(searchBar))
      },
      Story("TextField/sizes", variants: sizes, in: .width(340)) { _ in
        column(fields() + [searchBar("editing")])
      },
    ]
  }

  private static func column(_ views: [View]) -> StackView {
    let column = StackView(arrangedSubviews: views)
    (column.axis, column.spacing) = (.vertical, 12)
    return column
  }

  private static func field(_ state: String) -> TextField {
    let field = TextField().withStyle(AppStyleSheet.fieldStyle).withName(state)
    field.placeholder = "Name"
    if state != "empty" { field.text = "Ada Lovelace" }
    field.clearButtonMode = .whileEditing
    field.isEnabled = state != "disabled"
    if state == "editing" { field.becomeFirstResponder() }
    if state == "error" { AppStyleSheet.invalidFieldStyle(field) }
    return field
  }

  /// A field of each kind, with what may stand in it.
  private static func fields() -> [TextField] {
    let kinds: [(TextField.BorderStyle, String, (TextField) -> Void)] = [
      (.line, "A line", { $0.textAlignment = .center }),
      (.bezel, "A bezel", { $0.textAlignment = .natural }),
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
    return kinds.map { kind, placeholder, change in
      let field = TextField()
      field.borderStyle = kind
      field.font = .preferredFont(forTextStyle: .body)
      (field.placeholder, field.text) = (placeholder, placeholder)
      change(field)
      return field
    }
  }

  private static func searchBar(_ state: String) -> SearchBar {
    let bar = SearchBar().withName(state)
    bar.placeholder = "Search"
    bar.tintColor = .token("accent")
    bar.searchTextField.font = .preferredFont(forTextStyle: .body)
    if state == "minimal" { bar.searchBarStyle = .minimal } else { bar.text = "Baltic" }
    bar.showsCancelButton = state != "minimal"
    if state == "editing" { bar.becomeFirstResponder() }
    if state == "scopes" {
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
