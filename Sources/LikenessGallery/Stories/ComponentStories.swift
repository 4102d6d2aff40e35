/// Stories of the components that teams build: news, circles, tooltips, comments, badges.
import Foundation
import Likeness

extension Gallery {
  static var componentStories: [Story] {
    newsStories + circleStories + tooltipStories + commentStories + badgeStories
  }

  private static var newsStories: [Story] {
    let wide = Size(width: 320, height: .infinity)
    return [
      Story("News/badoo", in: wide) { _ in news(style: .badoo) },
      Story("News/default", variants: StoryVariants(themes: ["light"]), in: wide) { _ in news(style: nil) },
      Story("News/long", in: Size(width: 240, height: .infinity)) { _ in
        let view = news(style: .badoo)
        view.title = "A title that needs more than one line to be said"
        view.message = "Всё остаётся на месте: the box grows with its texts, whatever their language and however long they are."
        return view
      },
    ]
  }

  private static func news(style: NewsViewStyle?) -> NewsView {
    let view = NewsView()
    view.apply(style: style)
    view.title = "Employee benefits"
    view.message = "Free lunch, a yearly budget for books, and 5-minute massages every day."
    return view
  }

  private static var circleStories: [Story] {
    [
      Story("Circle/indicator") { _ in
        let view = IndicatorView()
        view.apply(style: .badooIndicator)
        return view
      },
      Story("Circle/picker") { _ in
        let colors: [Color] = [Color(hex: 0x783BF9), Color(hex: 0xFFC629), Color(hex: 0x0B7A3E), Color(hex: 0xD70015)]
        let row = StackView(
          arrangedSubviews: colors.map { color in
            let swatch = SwatchView()
            swatch.color = color
            swatch.apply(style: SwatchViewStyle(borderColor: Color(white: 0, alpha: 0.25), borderWidth: 3))
            return swatch
          })
        row.spacing = 10
        return row
      },
    ]
  }

  private static var tooltipStories: [Story] {
    [("violet", TooltipViewStyle.violet), ("yellow", .yellow), ("green", .green)].map { name, style in
      Story("Tooltip/\(name)") { _ in
        let view = TooltipView()
        view.apply(style: style)
        let presenter = TooltipPresenter(view: view, message: "Tap here to see who likes you")
        presenter.controlDidAppear()
        return view
      }
    }
  }

  private static var commentStories: [Story] {
    [
      Story("Comment/short", in: Size(width: 340, height: .infinity)) { context in
        let view = CommentView()
        view.apply(style: try CommentViewStyle(theme: context.theme))
        view.configure(viewData: comment("Looks the same on my machine.", age: 3 * 3_600, now: context.now))
        return view
      },
      Story("Comment/long", in: Size(width: 340, height: .infinity)) { context in
        let view = CommentView()
        view.apply(style: try CommentViewStyle(theme: context.theme))
        let text =
          "I changed the corner radius on Friday, ran the tests, and saw exactly which of our sixty screens it touched. Nothing else moved."
        view.configure(viewData: comment(text, age: 86_400, now: context.now))
        return view
      },
    ]
  }

  private static func comment(_ text: String, age: Double, now: Date) -> Comment {
    Comment(text: text, commenter: "Ada Lindqvist", createdAt: now.addingTimeInterval(-age), avatar: Avatar.initials("AL").image, now: now)
  }

  private static var badgeStories: [Story] {
    [
      Story("Badge/image-from-style") { _ in
        let badge = ImagedButton()
        badge.apply(style: .sport)
        badge.title = "Sometimes"
        return badge
      },
      Story("Badge/image-from-content") { _ in
        let badge = Button()
        badge.setImage(Icon.clock.image, for: .normal)
        badge.setTitle("Free tonight", for: .normal)
        badge.apply(style: .badge)
        return badge
      },
    ]
  }
}
