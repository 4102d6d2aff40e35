/// The specimen sheet of a theme: every token with its name, a sample and its value.
import Likeness

/// A sheet with all tokens of a theme by kind. What Likeness can't draw is noted beside a token.
package final class ThemeSpecimen: View {
  /// 960 points wide, and as high as the tokens require.
  package static let space = CGSize.width(960)

  private static let (columns, gap, margin) = (4, 16.0, 40.0)

  /// The title is the name of the file: the heading if the theme has no name.
  package convenience init(
    _ theme: Theme, title: String, style: SpecimenStyle = .light, fonts: FontLibrary = .embedded
  ) {
    self.init(frame: .zero)
    name = "Specimen"
    self.fonts = fonts
    backgroundColor = style.page
    let texts = [theme.name, title].compactMap { $0 }.map(shownText)
    let summary = (texts.dropFirst() + [theme.summary]).joined(separator: "  ·  ")
    let heading = specimenLabel(texts[0], style.title, name: "title")
    let detail = specimenLabel(summary, style.detail, name: "summary")
    let head = specimenStack([heading, detail], spacing: 6, name: "head")
    let sections = TokenKind.allCases.compactMap { section($0, of: theme, style, fonts) }
    let column = specimenStack([head] + sections, spacing: 36, name: "column")
    column.margins = DirectionalEdgeInsets(
      top: 32, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
    addSubview(specimenStack([band(of: theme), column], name: "sheet"), pinning: .edges)
  }

  /// Returns the opaque colors side by side: how they go together. More than 48 are too narrow.
  private func band(of theme: Theme) -> View {
    var seen: Set<StraightColor> = []
    let opaque = theme.tokens.compactMap { $0.value.content as? StraightColor }.filter(\.isOpaque)
    let colors = opaque.filter { seen.insert($0).inserted }
    let stripes = colors.prefix(48).map {
      specimenView($0.description, ViewStyle(backgroundColor: Color($0)))
    }
    let row = specimenStack(stripes, .horizontal, name: "stripes")
    row.distribution = .fillEqually
    let band = specimenView("band")
    band.isHidden = colors.isEmpty
    band.layout.height = 12
    band.addSubview(row, pinning: .edges)
    return band
  }

  private func section(
    _ kind: TokenKind, of theme: Theme, _ style: SpecimenStyle, _ fonts: FontLibrary
  ) -> View? {
    let tokens = theme.tokens.filter { $0.id.kind == kind }
    guard !tokens.isEmpty else { return nil }
    let title = specimenLabel(kind.section.capitalized, style.heading, name: "title")
    let number = specimenLabel("\(tokens.count)", style.detail, name: "count")
    number.layout.horizontalHugging = 0
    let heading = specimenStack([title, number], .horizontal, spacing: 8, name: "heading")
    heading.alignment = .firstBaseline
    let texts = tokens.map { id, value in
      let labels = theme.specimenLines(of: id, value, fonts: fonts).map(style.label)
      let name = specimenLabel(shownName(id.name), style.name, name: "name")
      let column = specimenStack([name] + labels, spacing: 2, name: "texts")
      column.setCustomSpacing(4, after: name)
      return column
    }
    // Names of views have no slashes.
    let items = zip(tokens, texts).map { token, texts in
      (shownName(token.id.name).replacing("/", with: "."), token.value, texts)
    }
    let isInRows = kind == .font || tokens[0].value.content.measure != nil
    let body = isInRows ? rows(items, style) : grid(items, style)
    return specimenStack([heading, body], spacing: 14, name: kind.section)
  }

  private typealias Item = (name: String, value: TokenValue, texts: StackView)

  /// Returns cards of one width in rows, each row of one height.
  private func grid(_ items: [Item], _ style: SpecimenStyle) -> View {
    let gaps = 2 * Self.margin + Double(Self.columns - 1) * Self.gap
    let width = (Self.space.width - gaps) / Double(Self.columns)
    let cards = items.map { item in
      item.texts.margins = DirectionalEdgeInsets(top: 12, leading: 14, bottom: 14, trailing: 14)
      let sample = TokenSample(item.value, width: width, style: style)
      // The rest takes what is left of the row's height, so that texts stay at the top.
      let card = specimenStack([sample, item.texts, specimenView("rest")], name: item.name)
      card.apply(style: style.box)
      card.layout.width = .points(width)
      return card
    }
    let rows = stride(from: 0, to: cards.count, by: Self.columns).map { start in
      let row = specimenStack(
        Array(cards[start...].prefix(Self.columns)), .horizontal, spacing: Self.gap, name: "row")
      let line = specimenStack([row], name: "line")
      // The cards of a short row keep their width.
      line.alignment = .leading
      return line
    }
    return specimenStack(rows, spacing: Self.gap, name: "grid")
  }

  /// Returns one card with tokens below each other, the sample beside the texts.
  private func rows(_ items: [Item], _ style: SpecimenStyle) -> View {
    let nameWidth = 240.0
    let width = Self.space.width - 2 * Self.margin - nameWidth - 3 * 20
    var views: [View] = []
    for item in items {
      if !views.isEmpty {
        let line = specimenView("separator", ViewStyle(backgroundColor: style.separator))
        line.pin(.height(1))
        views.append(line)
      }
      let sample = TokenSample(item.value, width: width, style: style)
      item.texts.pin(.width(.points(nameWidth)))
      sample.pin(.width(.points(width)))
      let row = specimenStack([item.texts, sample], .horizontal, spacing: 20, name: item.name)
      row.alignment = .center
      row.margins = DirectionalEdgeInsets(horizontal: 20, vertical: 16)
      views.append(row)
    }
    let card = specimenStack(views, name: "rows")
    card.apply(style: style.box)
    return card
  }
}
