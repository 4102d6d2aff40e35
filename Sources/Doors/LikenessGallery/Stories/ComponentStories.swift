/// Stories of the components that teams build: news, circles, tooltips, comments, badges.
import Foundation
import Likeness

extension Gallery {
  static var componentStories: [Story] {
    newsStories + circleStories + tooltipStories + commentStories + progressRowStories
      + badgeStories
  }

  private static var newsStories: [Story] {
    let wide = CGSize.width(320)
    return [
      Story("News/badoo", in: wide) { _ in news(style: .badoo) },
      Story("News/default", in: wide) { _ in news(style: nil) },
      Story("News/long", in: .width(240)) { _ in
        let view = news(style: .badoo)
        view.title = "A title that needs more than one line to be said"
        view.message =
          """
          Всё остаётся на месте: the box grows with its texts, whatever their language and however \
          long they are.
          """
        return view
      },
    ]
  }

  private static func news(style: NewsViewStyle?) -> NewsView {
    let view = NewsView()
    view.apply(style: style)
    NewsPresenter(view: view).present(
      News(
        headline: "Employee benefits",
        text: "Free lunch, a yearly budget for books, and 5-minute massages every day."))
    return view
  }

  private static var circleStories: [Story] {
    [
      Story("Circle/indicator") { _ in
        let view = IndicatorView()
        view.apply(style: IndicatorViewStyle.badoo)
        return view
      },
      Story("Circle/picker") { _ in
        let colors: [Color] = [
          Color.token("brand"), .token("brandYellow"), .token("brandGreen"), Color(hex: 0xD70015),
        ]
        let row = StackView(
          arrangedSubviews: colors.map { color in
            let swatch = SwatchView()
            swatch.color = color
            swatch.apply(style: RingStyle(color: Color(white: 0, alpha: 0.25), width: 3))
            return swatch
          })
        row.spacing = 10
        return row
      },
    ]
  }

  private static var tooltipStories: [Story] {
    [
      ("violet", TooltipViewStyle.violet, Icon.sport), ("yellow", .yellow, .clock),
      ("green", .green, .lock),
    ].map { name, style, icon in
      Story("Tooltip/\(name)") { context in
        let control = Button()
        control.name = "control"
        control.setImage(icon.image, for: .normal)
        control.tintColor = .token("text")
        let tooltip = TooltipFactory.tooltip(
          "Tap here to see who likes you", style: style, for: control)
        let column = StackView(arrangedSubviews: [tooltip, control])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 10
        return column
      }
    }
  }

  private static var commentStories: [Story] {
    [
      Story("Comment/short", in: .width(340)) { context in
        try comment("Looks the same on my machine.", age: 3 * 3_600, context)
      },
      Story("Comment/long", in: .width(340)) { context in
        let text =
          """
          I changed the corner radius on Friday, ran the tests, and saw exactly which of our sixty \
          screens it touched. Nothing else moved.
          """
        return try comment(text, age: 86_400, context)
      },
      Story("Comment/face is loading", in: .width(340)) { context in
        let view = try comment("Looks the same on my machine.", age: 60, context)
        view.imageSource = .stillLoading
        return view
      },
    ]
  }

  static func comment(_ text: String, age: Double, _ context: StoryContext) throws -> CommentView {
    let comment = Comment(
      text: text, commenter: "Ada Lindqvist", createdAt: context.now.addingTimeInterval(-age),
      avatarURL: URL(string: adaURL))
    let view = CommentView()
    view.apply(style: .themed)
    view.configure(viewData: comment)
    return view
  }

  private static let adaURL = "https://example.com/ada.png"

  /// The images that stories show by URL.
  static let imageSource = ImageSource.images([adaURL: Avatar.initials("AL").image])

  private static var progressRowStories: [Story] {
    let wide = CGSize.width(340)
    return [
      Story("ProgressRow/under way", in: wide) { context in
        try progressRow(
          Course(name: "Statistics for everyone", lessonCount: 24), lessonsDone: 16, context)
      },
      Story("ProgressRow/done", in: wide) { context in
        try progressRow(Course(name: "Русский язык", lessonCount: 40), lessonsDone: 40, context)
      },
      Story(
        "ProgressRow/long", variants: .standard.directions([.leftToRight, .rightToLeft]),
        in: .width(240)
      ) {
        context in
        try progressRow(
          Course(name: "Introduction to the history of typography", lessonCount: 12),
          lessonsDone: 1, context)
      },
    ]
  }

  private static func progressRow(_ course: Course, lessonsDone: Int, _ context: StoryContext)
    throws -> ProgressRowView
  {
    let view = ProgressRowView()
    view.apply(style: .themed)
    view.configure(
      viewData: EnrolmentRow(
        course: course, enrolment: Enrolment(lessonsDone: lessonsDone),
        school: School(name: "Evening school")))
    return view
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
      Story("Badge/states", variants: .standard.states(["normal", "highlighted", "disabled"])) {
        context in
        let ofStyle = ImagedButton()
        ofStyle.apply(style: .sport)
        ofStyle.title = "Sometimes"
        ofStyle.isHighlighted = context.state == "highlighted"
        ofStyle.isEnabled = context.state != "disabled"
        let ofContent = Button()
        ofContent.setImage(Icon.clock.image, for: .normal)
        ofContent.setTitle("Free tonight", for: .normal)
        ofContent.apply(style: .badge)
        ofContent.isHighlighted = context.state == "highlighted"
        ofContent.isEnabled = context.state != "disabled"
        let row = StackView(arrangedSubviews: [ofStyle, ofContent])
        row.spacing = 8
        return row
      },
    ]
  }
}
