/// Text on a canvas.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme

extension Canvas {
  /// The vertical position of text in a taller rect.
  public enum VerticalAlignment: Hashable, Sendable {
    /// At the top edge.
    case top
    /// In the middle, rounded up to a whole pixel.
    case center
  }

  /// Draws text that was laid out for the width of a rect.
  ///
  /// Truncated text, text that could not be set as requested, and letters that leave the rect or
  /// are cut off by a clip are recorded with the view's place.
  ///
  /// - Parameter properties: Adds the properties of the view that shaped the text. The first run of
  ///   glyphs records them; without one, the view's place does.
  package mutating func draw(
    _ text: TextLayout, in rect: CGRect, vertically alignment: VerticalAlignment = .center,
    color: Color, shadow: ShadowStyle? = nil,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    let frame = fixedRect(rect)
    let top = frame.y + Canvas.offset(of: text, in: frame.height, alignment)
    let color = resolved(color)
    let value = shadow.map { tokens.shadow($0, of: "textShadow") }
    let hasShadow = (value?.color.alpha ?? 0) > 0
    let hasColor = color.alpha > 0 || text.hasColors
    var isRecorded = false
    if hasShadow || hasColor {
      let drawn = note(text, in: frame, top: top)
      if let shadow, let value, hasShadow { drawShadow(value, shadow, of: drawn, in: rect) }
      if hasColor {
        func draw(on canvas: inout Canvas) -> Bool {
          canvas.drawLines(
            of: drawn, x: frame.x, y: top, color: color, shadowSigma: nil, properties: properties)
        }
        // A line is wider than its rect only if it is to be clipped or not even one character fits.
        if drawn.isTooWide {
          let first = items.count
          clip(to: rect) { isRecorded = draw(on: &$0) }
          // An empty rect leaves nothing of it.
          isRecorded = isRecorded && items.count > first
        } else {
          isRecorded = draw(on: &self)
        }
      }
    }
    if !isRecorded { record(text, properties) }
  }

  /// Draws a view's text with the properties of its style.
  mutating func draw(
    _ shown: ShownText, _ layout: TextLayout, in rect: CGRect,
    vertically alignment: VerticalAlignment, _ writingDirection: WritingDirection,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    let language = textTraits.language
    // Resolved by name, so an unknown token is reported with its property even if no item is drawn.
    let color = Color(tokens.color(shown.color, of: "textColor"))
    draw(layout, in: rect, vertically: alignment, color: color, shadow: shown.style.textShadow) {
      list in
      list.add(shown)
      list.add("textStyle", shown.font.scaling?.textStyle.rawValue, explains: [.font, .fontSize])
      let direction = writingDirection == .natural ? nil : writingDirection.rawValue
      list.add("writingDirection", direction, explains: [.textPosition, .glyphPositions])
      list.add("language", language, explains: [.font, .glyphPositions])
      properties(&list)
    }
  }

  private mutating func drawShadow(
    _ shadow: ShadowToken, _ recorded: ShadowStyle, of text: DrawnText, in rect: CGRect
  ) {
    let sigma = scale.fixed(clampedLength(shadow.blurRadius) / 2)
    let dx = scale.fixed(sanitizedDistance(shadow.dx))
    let dy = scale.fixed(sanitizedDistance(shadow.dy))
    func draw(on canvas: inout Canvas) {
      _ = canvas.drawLines(
        of: text, x: text.box.x + dx, y: text.box.y + dy, color: shadow.color,
        shadowSigma: sigma
      ) {
        var style = LabelStyle()
        style.textShadow = recorded
        $0.add(style, explaining: [.textBlur])
      }
    }
    guard text.isTooWide else {
      draw(on: &self)
      return
    }
    // Only letters that show cast a shadow, so theirs ends where they do, plus its blur.
    let room = rect.offsetBy(dx: sanitizedDistance(shadow.dx), dy: sanitizedDistance(shadow.dy))
    let blur = -clampedLength(shadow.blurRadius)
    clip(to: room.inset(by: Edges(top: blur, leading: blur, bottom: blur, trailing: blur))) {
      draw(on: &$0)
    }
  }

  /// Returns the distance from the top of a rect to its text, in whole pixels.
  static func offset(of text: TextLayout, in height: Fixed, _ alignment: VerticalAlignment) -> Fixed
  {
    alignment == .top ? .zero : Fixed(Fixed(raw: (height.raw - text.height.raw) >> 1).floor)
  }

  /// Draws the lines, or where a sigma is given their shadow, all in one color, and returns whether
  /// a run of glyphs records the properties.
  private mutating func drawLines(
    of text: DrawnText, x: Fixed, y: Fixed, color: StraightColor, shadowSigma: Fixed?,
    properties: (inout PropertyList) -> Void
  ) -> Bool {
    var isRecorded = false
    let tokens = tokens
    let sigma = shadowSigma ?? .zero
    // Borders and clips depend on the extent of the items: the box of a line and all its ink, with
    // space for the blur.
    let blur = sigma.reachOfBlur
    for (line, ink) in zip(text.layout.lines, text.inkOfLines) {
      func drawBars(_ kinds: [TextDecoration.Kind], on canvas: inout Canvas) {
        for bar in line.decorations
        where kinds.contains(bar.kind) && !(shadowSigma != nil && bar.kind == .background) {
          if let attachment = bar.attachment {
            guard shadowSigma == nil, let image = attachment.content as? Image else { continue }
            let shown = bar.color.map { tokens.color($0, of: nil) } ?? color
            canvas.draw(image, at: bar, x, y, tint: Color(shown))
            continue
          }
          let shape = RoundedRect(
            rect: FixedRect(x: x + bar.x, y: y + bar.top, width: bar.width, height: bar.height))
          let barColor =
            shadowSigma == nil ? bar.color.map { tokens.color($0, of: nil) } ?? color : color
          guard barColor.alpha > 0 else { continue }
          let drawing: Drawing =
            shadowSigma == nil
            ? .box(Box(shape, fill: .color(barColor)))
            : .shadow(Shadow(shape, sigma: sigma, color: barColor))
          canvas.append(drawing, covering: shape.rect.insetBy(-blur)) { _ in }
        }
      }
      drawBars([.background], on: &self)
      drawBars([.underline], on: &self)
      drawBars([.attachment], on: &self)
      let box = FixedRect(x: x + line.x, y: y + line.top, width: line.width, height: line.height)
      let covered = (union(box, ink?.offsetBy(x: x, y: y)) ?? box).insetBy(-blur)
      for placed in line.runs where !placed.run.glyphs.isEmpty {
        let runColor =
          shadowSigma == nil ? placed.color.map { tokens.color($0, of: nil) } ?? color : color
        guard runColor.alpha > 0 else { continue }
        let glyphs = Glyphs(
          placed.run, x: x + placed.x, y: y + line.baseline, color: runColor, sigma: sigma)
        append(.glyphs(glyphs), covering: covered) { list in
          guard !isRecorded else { return }
          list.add(properties, of: text.layout)
        }
        isRecorded = true
      }
      drawBars([.strikethrough], on: &self)
    }
    return isRecorded
  }

  /// Draws an image in the place of letters; a template in their color.
  private mutating func draw(
    _ image: Image, at bar: TextDecoration, _ x: Fixed, _ y: Fixed, tint: Color
  ) {
    func points(_ length: Fixed) -> Double { length.pixels / scale.factor }
    let place = CGRect(
      x: points(x + bar.x) - origin.x, y: points(y + bar.top) - origin.y,
      width: points(bar.width), height: points(bar.height))
    draw(image, in: place, tint: image.renderingMode == .template ? tint : nil) {
      $0.add("image", image.name, explains: [.image])
    }
  }

  /// Records the properties of a text without a run of glyphs, such as spaces or a clear color,
  /// with the view's place: they may still decide its frame.
  private mutating func record(_ text: TextLayout, _ properties: (inout PropertyList) -> Void) {
    var list = PropertyList(tokens)
    list.add(properties, of: text)
    unshown.add(list)
  }
}

extension PropertyList {
  /// Adds the properties that shaped a text.
  fileprivate mutating func add(_ properties: (inout PropertyList) -> Void, of text: TextLayout) {
    properties(&self)
    // Properties that shape the letters also shape the boxes under and through them.
    if text.lines.contains(where: { !$0.decorations.isEmpty }) {
      explainFurther([.boxFill, .frame])
    }
  }
}

extension TextLayout {
  /// Whether a part of the text has a color of its own.
  fileprivate var hasColors: Bool {
    lines.contains { line in
      line.runs.contains { $0.color != nil } || line.decorations.contains { $0.color != nil }
    }
  }
}
