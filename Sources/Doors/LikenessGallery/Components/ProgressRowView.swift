/// A row with a progress bar, and the struct that makes its content from three models.
import Likeness

/// What a ``ProgressRowView`` shows.
package protocol ProgressRowViewData {
  /// What it is about.
  var title: String { get }
  /// What else there is to say.
  var subtitle: String { get }
  /// How much is done, 0…1.
  var progress: Double { get }
}

/// A title, a subtitle and a progress bar, with the share in per cent at the end.
package final class ProgressRowView: View {
  private let titleLabel = Label()
  private let subtitleLabel = Label()
  private let percentLabel = Label()
  private let progressView = ProgressView()

  /// Creates the view and places its parts.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.name = "title"
    subtitleLabel.name = "subtitle"
    percentLabel.name = "percent"
    progressView.name = "bar"
    titleLabel.layout.horizontalHugging = 0

    let head = StackView(arrangedSubviews: [titleLabel, percentLabel])
    head.name = "head"
    head.spacing = 8
    head.alignment = .firstBaseline
    // The share is short and says most: a long title gives way to it.
    percentLabel.layout.horizontalCompressionResistance = 1000
    let column = StackView(arrangedSubviews: [head, subtitleLabel, progressView])
    column.name = "column"
    column.axis = .vertical
    column.spacing = 2
    column.setCustomSpacing(10, after: subtitleLabel)
    addSubview(column)
    column.pin(.edges(insets: DirectionalEdgeInsets(horizontal: 16, vertical: 14)))
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the given data.
  package func configure(viewData: any ProgressRowViewData) {
    titleLabel.text = viewData.title
    subtitleLabel.text = viewData.subtitle
    // NaN is no progress. Rounded down: only what is done is 100 %.
    let share = viewData.progress > 0 ? min(viewData.progress, 1) : 0
    progressView.progress = share
    percentLabel.text = "\(Int(share * 100))%"
  }

  /// Takes on a look; nil goes back to the default one.
  package func apply(style: ProgressRowViewStyle?) {
    apply(style: style?.viewStyle)
    titleLabel.apply(style: style?.titleStyle)
    subtitleLabel.apply(style: style?.subtitleStyle)
    percentLabel.apply(style: style?.percentStyle)
    progressView.apply(style: style?.progressStyle)
  }
}

/// The look of a ``ProgressRowView``.
package struct ProgressRowViewStyle: ComponentStyle {
  /// The box around it all.
  package var viewStyle: ViewStyle?
  /// What it is about.
  package var titleStyle: LabelStyle?
  /// What else there is to say.
  var subtitleStyle: LabelStyle?
  /// The share in per cent.
  var percentStyle: LabelStyle?
  /// The bar.
  var progressStyle: ProgressViewStyle?

  package init() {}

  /// Creates a style; what is nil takes its default.
  package init(
    viewStyle: ViewStyle? = nil, titleStyle: LabelStyle? = nil, subtitleStyle: LabelStyle? = nil,
    percentStyle: LabelStyle? = nil,
    progressStyle: ProgressViewStyle? = nil
  ) {
    self.viewStyle = viewStyle
    self.titleStyle = titleStyle
    self.subtitleStyle = subtitleStyle
    self.percentStyle = percentStyle
    self.progressStyle = progressStyle
  }

  /// A card in the colors of the theme.
  package static var themed: ProgressRowViewStyle {
    ProgressRowViewStyle(
      viewStyle: ViewStyle(
        backgroundColor: .token("surface"), borderColor: .token("separator"), borderWidth: 1,
        cornerRadius: 12),
      titleStyle: LabelStyle(textColor: .token("text"), font: .boldSystemFont(ofSize: 15)),
      subtitleStyle: LabelStyle(textColor: .token("secondaryText"), font: .systemFont(ofSize: 13)),
      percentStyle: LabelStyle(textColor: .token("accent"), font: .boldSystemFont(ofSize: 15)),
      progressStyle: ProgressViewStyle(
        progressTintColor: .token("accent"), trackTintColor: .token("separator"), barHeight: 6))
  }

  package static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .part("titleStyle", \.titleStyle),
    .part("subtitleStyle", \.subtitleStyle),
    .part("percentStyle", \.percentStyle),
    .part("progressStyle", \.progressStyle),
  ]
}

/// What is taught.
package struct Course: Sendable {
  let name: String
  let lessonCount: Int

  /// Creates a course.
  package init(name: String, lessonCount: Int) {
    self.name = name
    self.lessonCount = lessonCount
  }
}

/// Somebody's place in a course.
package struct Enrolment: Sendable {
  let lessonsDone: Int

  /// Creates an enrolment.
  package init(lessonsDone: Int) {
    self.lessonsDone = lessonsDone
  }
}

/// Where a course is held.
package struct School: Sendable {
  let name: String

  /// Creates a school.
  package init(name: String) {
    self.name = name
  }
}

/// Three models as one row. No model could conform by itself, so this does, and is made where the
/// row is configured and nowhere else.
package struct EnrolmentRow: ProgressRowViewData, Sendable {
  let course: Course
  let enrolment: Enrolment
  let school: School

  /// Puts the models together.
  package init(course: Course, enrolment: Enrolment, school: School) {
    self.course = course
    self.enrolment = enrolment
    self.school = school
  }

  /// The name of the course.
  package var title: String { course.name }
  /// The school, and how many lessons are done.
  package var subtitle: String {
    "\(school.name) · \(enrolment.lessonsDone) of \(course.lessonCount) lessons"
  }
  /// The share of lessons that are done; a course without lessons is done.
  package var progress: Double {
    course.lessonCount > 0 ? Double(enrolment.lessonsDone) / Double(course.lessonCount) : 1
  }
}
