/// Stories of tables: rows below each other, and the lines between them.
import Foundation
import Likeness

extension Gallery {
  static var tableStories: [Story] {
    [
      Story("Table/default", in: .width(240)) { context in
        let table = RowTable()
        table.contents = try ["Statistics", "Typography", "Русский язык"].map {
          try row($0, trailing: nil, context)
        }
        return table
      },
      Story(
        "Table/comments", variants: .standard.directions([.leftToRight, .rightToLeft]),
        in: .width(340)
      ) {
        context in
        let table = RowTable()
        // The lines begin where the texts do, beside the faces.
        table.apply(
          style: try card(
            context,
            separatorInset: DirectionalEdgeInsets(top: 0, leading: 64, bottom: 0, trailing: 0)))
        let comments = [
          ("Looks the same on my machine.", 60.0),
          ("On mine too, and on the old laptop in the corner, to the last pixel.", 3 * 3_600.0),
          ("Then let us ship it.", 86_400.0),
        ]
        table.contents = try comments.map { text, age in
          let view = try comment(text, age: age, context)
          // The table is the card.
          var style = CommentViewStyle.themed
          style.viewStyle = nil
          view.apply(style: style)
          return view
        }
        return table
      },
      Story("Table/settings", in: .width(320)) { context in
        let table = RowTable()
        table.apply(
          style: try card(
            context,
            separatorInset: DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))
        let on = Switch()
        on.isOn = true
        let fixed = Switch()
        fixed.isEnabled = false
        table.contents = [
          try row("Notifications", trailing: on, context),
          try row("Sounds", trailing: Switch(), context),
          try row("Location", trailing: fixed, context),
        ]
        return table
      },
      Story("Table/thick-lines", in: .width(240)) { context in
        let table = RowTable()
        var style = try card(context, separatorInset: .zero)
        style.separatorColor = .token("accent")
        style.separatorHeight = 3
        table.apply(style: style)
        table.contents = try ["One", "Two", "Three"].map { try row($0, trailing: nil, context) }
        return table
      },
    ]
  }

  private static func card(_ context: StoryContext, separatorInset: DirectionalEdgeInsets) throws
    -> TableViewStyle
  {
    TableViewStyle(
      viewStyle: ViewStyle(
        backgroundColor: .token("surface"), cornerRadius: 12, clipsToBounds: true),
      separatorColor: .token("separator"), separatorInset: separatorInset)
  }

  private static func row(_ text: String, trailing: View?, _ context: StoryContext) throws -> View {
    let label = Label(text: text)
    label.font = .systemFont(ofSize: 15)
    label.textColor = .token("text")
    label.layout.horizontalHugging = 0
    let row = StackView(arrangedSubviews: [label] + [trailing].compactMap(\.self))
    row.alignment = .center
    row.spacing = 12
    let box = View()
    box.addSubview(
      row, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 16, vertical: 10)))
    return box
  }
}
