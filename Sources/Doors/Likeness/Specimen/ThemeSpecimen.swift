/// The specimen sheet of a theme: every token with its name, a sample and its value.
import LikenessGraphics
import LikenessText
import LikenessTheme
import LikenessViews

/// A sheet that shows all tokens of a theme, kind by kind in the order of its file: colors on a light and a dark ground, fonts by sample text in their
/// own font, lengths as bars, shadows, borders and gradients. What Likeness can't draw as a token asks, such as a font that it doesn't have, is said
/// beside it.
///
/// ```swift
/// let sheet = ThemeSpecimen(theme, title: "light.json")
/// let picture = try render(sheet, in: ThemeSpecimen.space, scale: 2)
/// ```
public final class ThemeSpecimen: View {
  /// The room for a sheet: 960 points wide, and as high as the tokens make it.
  public static let space = Size(width: 960, height: .infinity)

  private static let margin = 40.0
  private static let columns = 4
  private static let gap = 16.0
  /// The width of names and values beside samples.
  static let nameWidth = 240.0

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - theme: The theme to show.
  ///   - title: What the sheet is called where the theme has no name, and what stands below the name where it has one: a file's name. None by default.
  ///   - style: The look of the sheet itself; light by default.
  ///   - fonts: The fonts that can be drawn; by default the embedded typeface.
  public convenience init(
    _ theme: Theme, title: String? = nil, style: SpecimenStyle = .light, fonts: FontLibrary = .embedded
  ) {
    self.init(frame: .zero)
    name = "Specimen"
    self.fonts = fonts
    backgroundColor = style.page
    let band = SpecimenBand(theme)
    let head = Self.head(theme, title, style)
    let sections = TokenKind.allCases.compactMap { kind -> View? in
      let tokens = theme.tokens.filter { $0.id.kind == kind }
      return tokens.isEmpty ? nil : Self.section(kind, tokens, theme, style, fonts)
    }
    let column = specimenColumn([head] + sections, spacing: 36, name: "column")
    column.margins = DirectionalEdgeInsets(top: 32, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
    addSubview(specimenColumn([band, column], spacing: 0, name: "sheet"), pinning: .edges)
  }

  // MARK: Head

  private static func head(_ theme: Theme, _ title: String?, _ style: SpecimenStyle) -> View {
    let texts = [theme.name, title].compactMap { $0 }.map(shownText)
    let summary = texts.dropFirst() + [theme.summary]
    return specimenColumn(
      [
        specimenLabel(texts.first ?? "Theme", style.title, name: "title"),
        specimenLabel(summary.joined(separator: "  ·  "), style.detail, name: "summary"),
      ], spacing: 6, name: "head")
  }

  // MARK: Sections

  /// A token of the theme, and its value there.
  private typealias Token = (id: TokenID, value: TokenValue)

  private static func section(
    _ kind: TokenKind, _ tokens: [Token], _ theme: Theme, _ style: SpecimenStyle, _ fonts: FontLibrary
  ) -> View {
    let heading = specimenHeading(kind.plural.prefix(1).uppercased() + kind.plural.dropFirst(), count: tokens.count, style)
    let body = kind.isOnGrounds ? grid(tokens, theme, style, fonts) : rows(tokens, theme, style, fonts)
    return specimenColumn([heading, body], spacing: 14, name: kind.section)
  }

  /// Cards of one width in rows; those of a row are of one height.
  private static func grid(_ tokens: [Token], _ theme: Theme, _ style: SpecimenStyle, _ fonts: FontLibrary) -> View {
    let width = (space.width - 2 * margin - Double(columns - 1) * gap) / Double(columns)
    let cards = tokens.map { token -> View in
      let card = card(token, theme, style, fonts, width: width)
      card.layout.width = .points(width)
      return card
    }
    let rows = stride(from: 0, to: cards.count, by: columns).map { start -> View in
      let row = StackView(arrangedSubviews: Array(cards[start..<min(start + columns, cards.count)]))
      row.name = "row"
      row.spacing = gap
      let line = StackView(arrangedSubviews: [row])
      line.name = "line"
      line.axis = .vertical
      // The last row may be short; its cards keep their width.
      line.alignment = .leading
      return line
    }
    return specimenColumn(rows, spacing: gap, name: "grid")
  }

  private static func card(_ token: Token, _ theme: Theme, _ style: SpecimenStyle, _ fonts: FontLibrary, width: Double) -> View {
    let texts = specimenTexts(token.id, token.value, theme, style, fonts)
    texts.margins = DirectionalEdgeInsets(top: 12, leading: 14, bottom: 14, trailing: 14)
    // Room that is left over in a row goes below the texts.
    let rest = View()
    rest.name = "rest"
    let card = specimenColumn(
      [TokenSample(token.value, width: width, style: style), texts, rest], spacing: 0, name: specimenViewName(token.id.name))
    card.apply(style: style.box)
    return card
  }

  /// Tokens below each other on one card, the sample beside the texts.
  private static func rows(_ tokens: [Token], _ theme: Theme, _ style: SpecimenStyle, _ fonts: FontLibrary) -> View {
    let width = space.width - 2 * margin - nameWidth - 3 * 20
    var views: [View] = []
    for (id, value) in tokens {
      if !views.isEmpty { views.append(specimenSeparator(style)) }
      let texts = specimenTexts(id, value, theme, style, fonts)
      texts.pin(.width(.points(nameWidth)))
      let sample = TokenSample(value, width: width, style: style)
      let row = StackView(arrangedSubviews: [texts, sample])
      row.name = specimenViewName(id.name)
      row.spacing = 20
      row.alignment = .center
      row.margins = DirectionalEdgeInsets(horizontal: 20, vertical: 16)
      sample.pin(.width(.points(width)))
      views.append(row)
    }
    let card = specimenColumn(views, spacing: 0, name: "rows")
    card.apply(style: style.box)
    return card
  }
}

/// The colors of a theme side by side at the top of its sheet: how they go together. What is translucent is left out.
private final class SpecimenBand: View {
  /// As many as can still be told apart.
  private static let limit = 48

  convenience init(_ theme: Theme) {
    self.init(frame: .zero)
    name = "band"
    var colors: [StraightColor] = []
    for (_, color) in theme.colors.entries where color.isOpaque && !colors.contains(color) && colors.count < Self.limit {
      colors.append(color)
    }
    isHidden = colors.isEmpty
    let row = StackView(
      arrangedSubviews: colors.map { color in
        let stripe = View()
        stripe.name = color.description
        stripe.backgroundColor = Color(color)
        return stripe
      })
    row.name = "stripes"
    row.distribution = .fillEqually
    layout.height = 12
    addSubview(row, pinning: .edges)
  }
}

/// The name of a token and what is to say of it.
func specimenTexts(_ id: TokenID, _ value: TokenValue, _ theme: Theme, _ style: SpecimenStyle, _ fonts: FontLibrary) -> StackView {
  let labels = theme.specimenLines(of: id, value, fonts: fonts).map { line in
    switch line.kind {
    case .value: specimenLabel(line.text, style.value, name: "value")
    case .detail: specimenLabel(line.text, style.detail, name: "detail")
    case .link: specimenLabel(line.text, style.link, name: "link")
    case .note: specimenLabel(line.text, style.note, name: "note")
    }
  }
  let name = specimenLabel(shownName(id.name), style.name, name: "name")
  let column = specimenColumn([name] + labels, spacing: 2, name: "texts")
  column.setCustomSpacing(4, after: name)
  return column
}

/// The title of a section with the number of its tokens.
func specimenHeading(_ text: String, count: Int, _ style: SpecimenStyle) -> View {
  let title = specimenLabel(text, style.heading, name: "title")
  let number = specimenLabel("\(count)", style.detail, name: "count")
  number.layout.horizontalHugging = 0
  let row = StackView(arrangedSubviews: [title, number])
  row.name = "heading"
  row.spacing = 8
  row.alignment = .firstBaseline
  return row
}

/// A line between tokens.
func specimenSeparator(_ style: SpecimenStyle) -> View {
  let line = View()
  line.name = "separator"
  line.backgroundColor = style.separator
  line.pin(.height(1))
  return line
}
