/// What views with text share: setting it once for measuring and drawing, and telling of it.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// The last layouts of a view's text. Setting text is most of the cost of a screen, and a label is asked several times: how wide by itself, how high in a
/// width, and at last to be drawn.
struct TextCache {
  /// Two, as a row asks for the natural width and then for what is left of it.
  private var latest: Known?
  private var earlier: Known?

  private struct Known {
    let request: TextRequest
    let fonts: FontLibrary
    let layout: TextLayout

    func serves(_ wanted: TextRequest, _ wantedFonts: FontLibrary) -> Bool {
      fonts.isSame(as: wantedFonts) && layout.serves(wanted, setFor: request)
    }
  }

  /// The layout, from memory where an earlier one has the same lines in the same places.
  mutating func layout(_ wanted: TextRequest, fonts: FontLibrary?) -> TextLayout {
    var request = wanted
    // From left to right these two are one, and only the latter is free of the width.
    let startsAtLeft =
      switch request.options.writingDirection {
      case .natural: request.options.direction == .leftToRight
      case .leftToRight: true
      case .rightToLeft: false
      }
    if request.options.alignment == .natural, startsAtLeft { request.options.alignment = .left }
    let fonts = fonts ?? .embedded
    if let latest, latest.serves(request, fonts) { return latest.layout }
    if let earlier, earlier.serves(request, fonts) { return earlier.layout }
    let layout = TextLayout(request, fonts: fonts)
    earlier = latest
    latest = Known(request: request, fonts: fonts, layout: layout)
    return layout
  }
}

extension TextLayout {
  /// Whether this layout, set for one request, is what another one would give.
  ///
  /// Lines are filled from the left as far as they go. So in any room that is no wider than the first and still holds the widest line, every line ends
  /// where it ended; and likewise in any height that is no higher and still holds all lines.
  fileprivate func serves(_ wanted: TextRequest, setFor first: TextRequest) -> Bool {
    guard wanted.options == first.options, wanted.scale == first.scale, wanted.font == first.font, wanted.text == first.text else {
      return false
    }
    let isFreeOfWidth = wanted.options.alignment == .left
    return holds(width, in: wanted.width, first: first.width, isFree: isFreeOfWidth)
      && holds(height, in: wanted.height, first: first.height, isFree: true)
  }

  private func holds(_ used: Fixed, in room: Double?, first: Double?, isFree: Bool) -> Bool {
    if room == first { return true }
    guard isFree, let room else { return false }
    return scale.fixed(room) >= used && room <= first ?? .infinity
  }
}

/// The size of a text, rounded up to whole pixels, so that no rounding of frames makes it narrower than the text.
func wholePixels(_ text: TextLayout, scale: Scale) -> Size {
  Size(width: Double(text.width.ceiling) / scale.factor, height: Double(text.height.ceiling) / scale.factor)
}

/// A size rounded up to whole pixels, which a view answers that holds text with distances around it: its frame is moved to whole pixels, and one that was moved
/// inwards would leave the text less room than it asked for. What is within 1/128 of a pixel is taken for the errors of adding up points.
func wholePixels(_ size: Size, scale: Scale) -> Size {
  func up(_ length: Double) -> Double { length < 100_000 ? Double(scale.fixed(length).ceiling) / scale.factor : length }
  return Size(width: up(size.width), height: up(size.height))
}

extension View {
  /// The library that this view or the nearest around it names, or nil for the embedded typeface.
  var effectiveFonts: FontLibrary? {
    var view: View? = self
    while let current = view {
      if let fonts = current.fonts { return fonts }
      view = current.superview
    }
    return nil
  }
}

extension PropertyList {
  /// The longest text that is recorded in full, in characters. The runs hold the rest.
  private static let textLimit = 200

  /// Adds a text and the style that it is shown in.
  mutating func add(_ shown: ShownText) {
    let text = shown.text.text
    // There are no more characters than bytes, and counting characters takes much longer.
    let start = text.utf8.count <= Self.textLimit ? text[...] : text.prefix(Self.textLimit)
    add("text", start.endIndex == text.endIndex ? text : start + "…", explains: [.text, .glyphPositions, .textPosition])
    add(shown.style, explaining: [.boxFill, .textColor, .font, .fontSize, .textPosition, .glyphPositions])
    if let token = shown.fontToken { note([token], of: "font") }
    let isPlain = shown.text.runs.allSatisfy { $0.attributes == TextAttributes() }
    add("attributes", isPlain ? nil : shown.text, explains: [.textColor, .font, .fontSize, .textPosition, .glyphPositions])
    note(shown.runFontTokens, of: "attributes")
  }

  /// Adds how much of a text is left out, and what could not be done for it.
  mutating func add(_ layout: TextLayout) {
    if layout.hiddenCharacterCount > 0 {
      add(DisplayList.truncationProperty, "\(layout.hiddenCharacterCount) of \(layout.characterCount) characters")
    }
    if !layout.warnings.isEmpty { add(DisplayList.warningProperty, layout.warnings.map(\.description).joined(separator: " ")) }
  }
}

extension AttributedText: StyleValue {
  /// The most runs whose attributes are given.
  private static let runLimit = 50

  /// The runs that have attributes, with these.
  public func text(_ tokens: inout StyleTokens) -> String {
    var texts: [String] = []
    for run in runs.prefix(Self.runLimit) where run.attributes != TextAttributes() { texts.append(run.text(&tokens)) }
    return (texts + (runs.count > Self.runLimit ? ["…"] : [])).joined(separator: "; ")
  }
}

extension AttributedText.Run {
  /// What the run looks like, colors with their tokens: `"Likeness": 17 bold, accent #FF0000, underlined`.
  fileprivate func text(_ tokens: inout StyleTokens) -> String {
    var words: [String] = []
    if let font = attributes.font { words.append(font.text(&tokens)) }
    func named(_ color: Color) -> String {
      let text = color.text(&tokens)
      return if case .token(let name, _) = color { "\(bareOrQuoted(name)) \(text)" } else { text }
    }
    if let color = attributes.color { words.append(named(color)) }
    if let color = attributes.backgroundColor { words.append("on " + named(color)) }
    func line(_ name: String, _ color: Color?) -> String { name + (color.map { " in " + named($0) } ?? "") }
    func lines(_ name: String, _ isDrawn: Bool?, _ color: Color?) {
      if let isDrawn { words.append(isDrawn ? line(name, color) : "not " + name) }
    }
    lines("underlined", attributes.isUnderlined, attributes.underlineColor)
    lines("struck through", attributes.isStruckThrough, attributes.strikethroughColor)
    if let spacing = attributes.letterSpacing { words.append("spaced by \(decimal(sanitizedDistance(spacing)))") }
    if let language = attributes.language { words.append("in \(language)") }
    let start = text.prefix(40)
    return "\"\(start)\(start.endIndex == text.endIndex ? "" : "…")\": \(words.joined(separator: ", "))"
  }
}
