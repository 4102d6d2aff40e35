/// The sheet of two themes: every token that differs, with both samples side by side.
import LikenessGraphics
import LikenessText
import LikenessTheme
import LikenessViews

/// A sheet that shows what differs between two themes: tokens that changed, came, went, or took another name, each as it was and as it is.
public final class ThemeDifferenceSheet: View {
  /// The room for a sheet: 960 points wide, and as high as the differences make it.
  public static let space = ThemeSpecimen.space

  private static let margin = 40.0
  private static let nameWidth = 190.0
  private static let padding = 20.0
  private static let sampleWidth = (space.width - 2 * margin - nameWidth - 4 * padding) / 2

  private let titles: (before: String, after: String)
  private let style: SpecimenStyle
  private let library: FontLibrary

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - before: The first theme.
  ///   - after: The second theme.
  ///   - titles: What the two are called, such as the names of their files.
  ///   - style: The look of the sheet itself; light by default.
  ///   - fonts: The fonts that can be drawn; by default the embedded typeface.
  public init(
    from before: Theme, to after: Theme, titles: (before: String, after: String), style: SpecimenStyle = .light,
    fonts: FontLibrary = .embedded
  ) {
    self.titles = titles
    self.style = style
    library = fonts
    super.init(frame: .zero)
    name = "Difference"
    self.fonts = fonts
    backgroundColor = style.page
    let difference = ThemeDifference(from: before, to: after)
    let title = specimenLabel("\(shownText(titles.before)) → \(shownText(titles.after))", style.title, name: "title")
    let summary = specimenLabel(difference.summary, style.detail, name: "summary")
    let sections = [
      section("Changed", difference.changed.map { row($0.token, $0.before, $0.after) }),
      section("Added", difference.added.map { row($0.token, nil, $0.value) }),
      section("Removed", difference.removed.map { row($0.token, $0.value, nil) }),
      section("Renamed", difference.renamed.map { row($0.before, $0.value, $0.value, newName: $0.after.name) }),
    ]
    let head = specimenColumn([title, summary], spacing: 6, name: "head")
    let column = specimenColumn([head] + sections.compactMap { $0 }, spacing: 36, name: "column")
    column.margins = DirectionalEdgeInsets(horizontal: Self.margin, vertical: Self.margin)
    addSubview(column, pinning: .edges)
  }

  private func section(_ title: String, _ rows: [View]) -> View? {
    guard !rows.isEmpty else { return nil }
    let views = rows.flatMap { [specimenSeparator(style), $0] }
    let card = specimenColumn([captions()] + views, spacing: 0, name: "rows")
    card.apply(style: style.box)
    return specimenColumn([specimenHeading(title, count: rows.count, style), card], spacing: 14, name: title)
  }

  /// What stands in which column.
  private func captions() -> View {
    let labels = ["", titles.before, titles.after].map { specimenLabel(shownText($0), style.detail, name: "caption") }
    for (label, width) in zip(labels, [Self.nameWidth, Self.sampleWidth, Self.sampleWidth]) { label.pin(.width(.points(width))) }
    let row = StackView(arrangedSubviews: labels)
    row.name = "captions"
    row.spacing = Self.padding
    row.margins = DirectionalEdgeInsets(horizontal: Self.padding, vertical: 10)
    return row
  }

  private func row(_ id: TokenID, _ before: TokenValue?, _ after: TokenValue?, newName: String? = nil) -> View {
    var labels = [specimenLabel(shownName(id.name), style.name, name: "name")]
    if let newName { labels.append(specimenLabel("→ \(shownName(newName))", style.name, name: "new name")) }
    labels.append(specimenLabel(id.kind.noun, style.detail, name: "kind"))
    let texts = specimenColumn(labels, spacing: 4, name: "texts")
    texts.pin(.width(.points(Self.nameWidth)))
    let row = StackView(arrangedSubviews: [texts, side(before, "before"), side(after, "after")])
    row.name = specimenViewName(id.name)
    row.spacing = Self.padding
    row.margins = DirectionalEdgeInsets(horizontal: Self.padding, vertical: Self.padding)
    row.alignment = .top
    return row
  }

  /// A sample with its value; an empty place where the token is not there.
  private func side(_ value: TokenValue?, _ name: String) -> View {
    guard let value else {
      let none = specimenLabel("not there", style.detail, name: name)
      none.pin(.width(.points(Self.sampleWidth)))
      return none
    }
    let sample = TokenSample(value, width: Self.sampleWidth, style: style)
    if value.kind.isOnGrounds {
      sample.apply(style: ViewStyle(borderColor: style.separator, borderWidth: 1, cornerRadius: 8, clipsToBounds: true))
    }
    let lines = value.lines + value.warnings(fonts: library).map { SpecimenLine(.note, $0) }
    let labels = lines.map { line in
      let look = line.kind == .value ? style.value : line.kind == .note ? style.note : style.detail
      return specimenLabel(line.text, look, name: "\(line.kind)")
    }
    let column = specimenColumn([sample, specimenColumn(labels, spacing: 2, name: "values")], spacing: 8, name: name)
    column.pin(.width(.points(Self.sampleWidth)))
    return column
  }
}
