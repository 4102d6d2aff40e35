/// Text layout shared by views with text: cached for measuring and drawing, and recorded in the
/// display list.
import Foundation
import LikenessDisplayList
import LikenessText

/// The last text layouts of a view. Text layout dominates the cost of a screen, and a label is
/// measured several times before it is drawn.
struct TextCache {
  /// Two entries, because a row requests the natural width and then the width that is left.
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

  /// Returns a layout, reusing an earlier one with the same lines in the same places.
  mutating func layout(_ wanted: TextRequest, fonts: FontLibrary?) -> TextLayout {
    var request = wanted
    // For left-to-right text these two are equivalent, and only the latter is independent of the
    // width.
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
  /// Returns whether this layout, made for one request, also serves another.
  ///
  /// Lines fill greedily. In any width between the widest line and the first width, every line ends
  /// in the same place; the same holds for heights that fit all lines.
  fileprivate func serves(_ wanted: TextRequest, setFor first: TextRequest) -> Bool {
    guard wanted.options == first.options, wanted.scale == first.scale, wanted.font == first.font,
      wanted.text == first.text,
      wanted.text.hasSameScalars(as: first.text)
    else {
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

/// Returns the size of a text rounded up to whole pixels, so rounding a frame never makes it too
/// narrow.
func wholePixels(_ text: TextLayout, scale: Scale) -> CGSize {
  CGSize(
    width: Double(text.width.ceiling) / scale.factor,
    height: Double(text.height.ceiling) / scale.factor)
}

/// Returns a size in whole pixels, for a container around its content.
///
/// Around content that keeps its extent, each length goes to the nearest pixel, as the edges of the
/// content do. Otherwise it is rounded up: content that follows its container grows into the rest
/// of the pixel, and rounding down would leave text too little space. Excess within 1/128 of a
/// pixel counts as rounding error.
func wholePixels(_ size: CGSize, isRigid: Bool = false, scale: Scale) -> CGSize {
  func whole(_ length: Double) -> Double {
    guard length < 100_000 else { return length }
    return isRigid ? scale.snapped(length) : Double(scale.fixed(length).ceiling) / scale.factor
  }
  return CGSize(width: whole(size.width), height: whole(size.height))
}

extension View {
  /// The font library of this view or its nearest container; nil for the embedded typeface.
  var effectiveFonts: FontLibrary? { inherited(\.fonts) }
}

extension PropertyList {
  /// The longest text that is recorded in full, in characters. The runs hold the rest.
  private static let textLimit = 200

  /// Adds a text and its style.
  mutating func add(_ shown: ShownText) {
    let text = shown.text.text
    // Counting bytes first is cheaper: there are never more characters than bytes.
    let start = text.utf8.count <= Self.textLimit ? text[...] : text.prefix(Self.textLimit)
    add(
      DisplayList.textProperty, start.endIndex == text.endIndex ? text : start + "…",
      explains: [.text, .glyphPositions, .textPosition])
    add(
      shown.style,
      explaining: [.boxFill, .textColor, .font, .fontSize, .textPosition, .glyphPositions])
    if let token = shown.fontToken { note([token], of: "font") }
    for token in shown.lengthTokens { note([token.name], of: token.property) }
    let isPlain = shown.text.runs.allSatisfy { $0.attributes == TextAttributes() }
    add(
      "attributes", isPlain ? nil : shown.text,
      explains: [.textColor, .font, .fontSize, .textPosition, .glyphPositions])
    note(shown.runFontTokens, of: "attributes")
    add("paragraphStyle", shown.paragraph?.text, explains: [.textPosition, .glyphPositions])
  }

  /// Adds how much of a text is truncated, and layout warnings.
  mutating func add(_ layout: TextLayout) {
    if layout.hiddenCharacterCount > 0 {
      add(
        DisplayList.Note.truncation.rawValue,
        "\(layout.hiddenCharacterCount) of \(layout.characterCount) characters")
    }
    if !layout.warnings.isEmpty {
      add(
        DisplayList.Note.warning.rawValue,
        layout.warnings.map(\.description).joined(separator: " "))
    }
  }
}

extension ParagraphStyle.Values {
  /// The distances that are set: `lineSpacing 4`.
  fileprivate var text: String? {
    let words = [
      ("lineSpacing", lineSpacing), ("paragraphSpacing", paragraphSpacing + paragraphSpacingBefore),
      ("lineHeightMultiple", lineHeightMultiple), ("minimumLineHeight", minimumLineHeight),
      ("maximumLineHeight", maximumLineHeight),
    ].filter { $0.1 != 0 }.map { "\($0.0) \(decimal(sanitizedDistance($0.1)))" }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension AttributedText: StyleValue {
  /// The most runs to record attributes for.
  private static let runLimit = 50

  /// The runs with attributes.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    var parts: [PropertyValue.Part] = []
    for run in runs.prefix(Self.runLimit) where run.attributes != TextAttributes() {
      parts += run.parts(&tokens)
    }
    if runs.count > Self.runLimit { parts.append(.init(.text("…"), after: "; ")) }
    return .list(parts)
  }
}

extension AttributedText.Run {
  /// The look of the run, colors with their tokens:
  /// `"Likeness": 17 bold, accent #FF0000, underlined`.
  fileprivate func parts(_ tokens: inout StyleTokens) -> [PropertyValue.Part] {
    let start = text.prefix(40)
    let quoted = start.endIndex == text.endIndex ? text : start + "…"
    var parts = [PropertyValue.Part(.text(String(quoted)), isQuoted: true, after: "; ")]
    func add(_ value: PropertyValue, _ color: Color? = nil) {
      parts.append(.init(value, after: parts.count == 1 ? ": " : ", "))
      if let color { parts.append(tokens.part(of: color, isNamed: true)) }
    }
    if let font = attributes.font { add(font.recorded(&tokens)) }
    if let color = attributes.color {
      parts.append(tokens.part(of: color, isNamed: true, after: parts.count == 1 ? ": " : ", "))
    }
    if let color = attributes.backgroundColor { add(.text("on"), color) }
    func line(_ name: String, _ isDrawn: Bool?, _ color: Color?) {
      guard let isDrawn else { return }
      let color = isDrawn ? color : nil
      add(.text((isDrawn ? "" : "not ") + name + (color == nil ? "" : " in")), color)
    }
    line("underlined", attributes.isUnderlined, attributes.underlineColor)
    line("struck through", attributes.isStruckThrough, attributes.strikethroughColor)
    if let spacing = attributes.letterSpacing {
      add(.list(of: [.text("spaced by"), .number(sanitizedDistance(spacing))]))
    }
    if let offset = attributes.baselineOffset {
      add(.list(of: [.text("raised by"), .number(offset)]))
    }
    if let box = attributes.attachment {
      let name = (box.content as? Image)?.name ?? "image"
      let height = PropertyValue.number(box.ascent + box.descent)
      add(.list(of: [.text(name), .number(box.width), .text("×"), height]))
    }
    if let language = attributes.language { add(.text("in \(language)")) }
    return parts
  }
}
