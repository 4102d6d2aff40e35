/// The picture at the top of the README: components of the gallery side by side.
import Foundation
import Likeness

extension Gallery {
  static var showcaseStories: [Story] {
    [
      Story("Showcase/components", in: .width(780), margin: 28) {
        context in
        let row = StackView(arrangedSubviews: [try leftColumn(context), try rightColumn(context)])
        row.spacing = 28
        row.alignment = .top
        row.distribution = .fillEqually
        return row
      }
    ]
  }

  private static func leftColumn(_ context: StoryContext) throws -> View {
    let title = Label()
    title.text = "Likeness"
    title.font = .boldSystemFont(ofSize: 44)
    title.textColor = .token("accent")
    let claim = Label()
    claim.text = "Same input, same pixels,\nand every difference explained."
    claim.numberOfLines = 0
    claim.font = .systemFont(ofSize: 18)
    claim.textColor = .token("text")

    let news = NewsView()
    news.apply(style: .badoo)
    news.title = "Employee benefits"
    news.message = "Free lunch, a yearly budget for books, and 5-minute massages every day."

    let primary = Button().withStyle(AppStyleSheet.primaryButtonStyle)
    primary.setTitle("Primary button", for: .normal)
    let secondary = Button().withStyle(AppStyleSheet.secondaryButtonStyle)
    secondary.setTitle("Secondary button", for: .normal)
    let buttons = StackView(arrangedSubviews: [primary, secondary])
    buttons.spacing = 8

    return column([title, claim, spaced(news), leading(buttons)], spacing: 14)
  }

  private static func rightColumn(_ context: StoryContext) throws -> View {
    let tooltip = TooltipView()
    tooltip.apply(style: .violet)
    TooltipPresenter(view: tooltip, message: "Tap here to see who likes you").controlDidAppear()

    let comment = try comment(
      """
      I changed one corner radius on Friday, and saw exactly which of our sixty screens it touched.
      """,
      age: 3 * 3_600, context)

    let badge = ImagedButton()
    badge.apply(style: .sport)
    badge.title = "Sometimes"
    let on = Switch()
    on.isOn = true
    let controls = StackView(
      arrangedSubviews: [badge, on, Switch()]
        + [Color.token("brand"), .token("brandYellow")].map(swatch))
    controls.spacing = 12
    controls.alignment = .center

    let bar = ProgressView()
    bar.progress = 0.67
    bar.progressTintColor = .token("accent")

    return column([leading(tooltip), comment, leading(controls), bar], spacing: 20)
  }

  private static func swatch(_ color: Color) -> View {
    let swatch = SwatchView()
    swatch.color = color
    swatch.apply(style: RingStyle(color: Color(white: 0, alpha: 0.25), width: 3))
    return swatch
  }

  private static func column(_ views: [View], spacing: Double) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// The view at its own width, at the leading edge.
  private static func leading(_ view: View) -> View {
    let stack = StackView(arrangedSubviews: [view])
    stack.axis = .vertical
    stack.alignment = .leading
    return stack
  }

  /// The view with a little more room above.
  private static func spaced(_ view: View) -> View {
    let box = View()
    box.addSubview(view)
    view.pin(.edges(insets: DirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)))
    return box
  }
}
