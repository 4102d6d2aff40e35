/// A screen of settings. Its fonts and colors are tokens of a theme; only the switches have their
/// default look.
import Likeness

/// Groups of rows below a navigation bar: well over a hundred views.
package final class SettingsScreen: View {
  /// One line of the screen.
  package struct Row: Sendable {
    let icon: Icon
    let color: String
    let title: String
    let detail: String
    let accessory: Accessory

    /// What a row ends with.
    enum Accessory: Sendable {
      case value(String)
      case toggle(Bool)
    }
  }

  /// Rows under a heading.
  package struct Group: Sendable {
    let heading: String
    let rows: [Row]
  }

  /// Creates the screen for some groups.
  package init(title: String, groups: [Group]) {
    super.init(frame: .zero)
    name = "Settings"
    backgroundColor = .token("background")
    let column = StackView(
      arrangedSubviews: [navigationBar(title)]
        + groups.flatMap { [heading($0.heading), card($0.rows)] })
    column.name = "column"
    column.axis = .vertical
    addSubview(column)
    column.pin(.top, .leading, .trailing)
  }

  package required init?(coder: NSCoder) { nil }

  private func navigationBar(_ title: String) -> View {
    let bar = View()
    bar.name = "bar"
    bar.backgroundColor = .token("surface")
    bar.pin(.height(52))
    let back = label("Back", font: "navigationButton", color: "primary", name: "back")
    bar.addSubview(back)
    back.pin(.leading(16), .centerY)
    let titleLabel = label(title, font: "navigationTitle", color: "text", name: "title")
    bar.addSubview(titleLabel)
    titleLabel.pin(.center)
    let line = View()
    line.name = "line"
    line.backgroundColor = .token("separator")
    bar.addSubview(line)
    line.pin(.horizontalEdges(inset: 0), .bottom, .height(1))
    return bar
  }

  private func heading(_ text: String) -> View {
    let box = View()
    box.name = "heading"
    let label = label(text, font: "caption", color: "secondaryText", name: "text")
    box.addSubview(label)
    label.pin(.edges(insets: DirectionalEdgeInsets(top: 18, leading: 28, bottom: 6, trailing: 28)))
    return box
  }

  private func card(_ rows: [Row]) -> View {
    let card = StackView(
      arrangedSubviews: rows.enumerated().map { line($1, isLast: $0 == rows.count - 1) })
    card.name = "card"
    card.axis = .vertical
    card.backgroundColor = .token("surface")
    card.cornerRadius = 12
    let margin = View()
    margin.name = "group"
    margin.addSubview(card)
    card.pin(.edges(insets: DirectionalEdgeInsets(horizontal: 16)))
    return margin
  }

  private func line(_ row: Row, isLast: Bool) -> View {
    let line = View()
    line.name = row.title
    line.pin(.height(56))

    let badge = badge(row)
    line.addSubview(badge)
    badge.pin(.leading(12), .centerY, .size(32, 32))

    let texts = StackView(arrangedSubviews: [
      label(row.title, font: "body", color: "text", name: "title"),
      label(row.detail, font: "detail", color: "secondaryText", name: "detail"),
    ])
    texts.name = "texts"
    texts.axis = .vertical
    texts.spacing = 1
    line.addSubview(texts)
    texts.pin(.leading(56), .trailing(112), .centerY)

    let accessory = view(of: row.accessory)
    accessory.name = "accessory"
    line.addSubview(accessory)
    accessory.pin(.trailing(12), .centerY)

    if !isLast {
      let separator = View()
      separator.name = "line"
      separator.backgroundColor = .token("separator")
      line.addSubview(separator)
      separator.pin(.leading(56), .trailing, .bottom, .height(1))
    }
    return line
  }

  private func badge(_ row: Row) -> View {
    let badge = View()
    badge.name = "badge"
    badge.backgroundColor = .token(row.color)
    badge.cornerRadius = 8
    let symbol = ImageView()
    symbol.name = "symbol"
    symbol.image = row.icon.image
    symbol.tintColor = .token("onAccent")
    badge.addSubview(symbol)
    symbol.pin(.center, .size(20, 20))
    return badge
  }

  private func view(of accessory: Row.Accessory) -> View {
    switch accessory {
    case .value(let text):
      let value = label(text, font: "detail", color: "secondaryText", name: "value")
      let arrow = ImageView()
      arrow.name = "next"
      arrow.image = Icon.next.image.imageFlippedForRightToLeftLayoutDirection()
      arrow.tintColor = .token("disabled")
      arrow.pin(.size(16, 16))
      let stack = StackView(arrangedSubviews: [value, arrow])
      stack.spacing = 4
      stack.alignment = .center
      return stack
    case .toggle(let isOn):
      let toggle = Switch()
      toggle.isOn = isOn
      return toggle
    }
  }

  private func label(_ text: String, font: String, color: String, name: String) -> Label {
    let label = Label()
    label.name = name
    label.text = text
    label.font = .token(font)
    label.textColor = .token(color)
    return label
  }
}

extension SettingsScreen {
  /// The screen that the gallery shows.
  package static func example() -> SettingsScreen {
    SettingsScreen(
      title: "Settings",
      groups: [
        Group(
          heading: "CONNECTIONS",
          rows: [
            Row(
              icon: .signal, color: "primary", title: "Wireless", detail: "Joins networks it knows",
              accessory: .value("Home")),
            Row(
              icon: .signal, color: "positive", title: "Mobile data",
              detail: "4.2 GB of 10 GB used", accessory: .toggle(true)),
            Row(
              icon: .plane, color: "warning", title: "Flight mode", detail: "Turns all radios off",
              accessory: .toggle(false)),
          ]),
        Group(
          heading: "APPEARANCE",
          rows: [
            Row(
              icon: .display, color: "accent", title: "Display & brightness",
              detail: "Follows the time of day", accessory: .value("Auto")),
            Row(
              icon: .tick, color: "primary", title: "Bold text",
              detail: "Heavier letters everywhere", accessory: .toggle(false)),
            Row(
              icon: .globe, color: "positive", title: "Language & region",
              detail: "Русский, English", accessory: .value("RU")),
          ]),
        Group(
          heading: "DEVICE",
          rows: [
            Row(
              icon: .battery, color: "positive", title: "Battery", detail: "About 9 hours left",
              accessory: .value("67%")),
            Row(
              icon: .lock, color: "negative", title: "Passcode & privacy",
              detail: "Asked for after 5 minutes", accessory: .toggle(true)),
            Row(
              icon: .sport, color: "accent", title: "Activity", detail: "5-minute daily massages",
              accessory: .value("On")),
            Row(
              icon: .clock, color: "primary", title: "Date & time", detail: "Set automatically",
              accessory: .value("12:10")),
          ]),
      ])
  }
}
