/// Where a stack puts its views: measured, shared out along the axis, aligned across it, mirrored at the end.
import LikenessGraphics

extension StackView {
  /// The extent that the arranged views need.
  func arrangedSize(in offered: Size) -> Size {
    measuring {
      let style = ArrangedStyle(self)
      let views = visibleArrangedSubviews
      let inner = style.inner(of: offered)
      guard !views.isEmpty else { return style.outer(of: .zero) }
      var row = row(of: views, in: inner, style: style, stretched: false)
      let main = style.isVertical ? inner.height : inner.width
      var length = row.arrangement.naturalLength
      if !style.isVertical, length > main {
        row.measureAcross(row.arrangement.spans(in: main), inner: inner, style: style)
        length = main
      } else if !style.isVertical {
        row.measureAcross(row.arrangement.spans(in: length), inner: inner, style: style)
      }
      let across = row.extentAcross(style: style, inner: inner)
      return style.outer(of: style.isVertical ? Size(width: across, height: length) : Size(width: length, height: across)).sanitized()
    }
  }

  /// The frames of the visible arranged views in a stack of a known extent.
  func arrangedFrames(in size: Size) -> [Rect] {
    let style = ArrangedStyle(self)
    let views = visibleArrangedSubviews
    guard !views.isEmpty else { return [] }
    let inner = style.inner(of: size)
    var row = row(of: views, in: inner, style: style, stretched: style.alignment == .fill)
    let spans = row.arrangement.spans(in: style.isVertical ? inner.height : inner.width)
    if !style.isVertical, style.alignment != .fill { row.measureAcross(spans, inner: inner, style: style) }
    let offsets = row.offsetsAcross(style: style, inner: inner)
    let mirrored = effectiveLayoutDirection == .rightToLeft
    return views.indices.map { index in
      let across = row.across(index, style: style)
      let frame =
        style.isVertical
        ? Rect(
          x: style.margins.left + offsets[index], y: style.margins.top + spans[index].start, width: across, height: spans[index].length)
        : Rect(
          x: style.margins.left + spans[index].start, y: style.margins.top + offsets[index], width: spans[index].length, height: across)
      guard mirrored else { return frame }
      return Rect(origin: Point(x: size.width - frame.maxX, y: frame.minY), size: frame.size)
    }
  }

  /// Measures the views as they would like to be.
  private func row(of views: [View], in inner: Size, style: ArrangedStyle, stretched: Bool) -> Row {
    let available = style.isVertical ? Size(width: inner.width, height: .infinity) : Size(width: .infinity, height: inner.height)
    let sizes = views.map { view in
      view.extent(
        available: available, container: inner, stretchedWidth: stretched && style.isVertical ? inner.width : nil,
        stretchedHeight: stretched && !style.isVertical ? inner.height : nil)
    }
    let items = zip(views, sizes).map { view, size in view.stackItem(size: size, container: inner, isVertical: style.isVertical) }
    let gaps = views.dropLast().map { sanitizedDistance(customSpacing(after: $0) ?? style.spacing) }
    let arrangement = StackArrangement(items: items, gaps: gaps, distribution: style.distribution)
    return Row(views: views, sizes: sizes, arrangement: arrangement)
  }
}

/// A stack's style without gaps in it.
private struct ArrangedStyle {
  let isVertical: Bool
  let spacing: Double
  let alignment: StackView.Alignment
  let distribution: StackView.Distribution
  let margins: EdgeInsets

  init(_ view: StackView) {
    let style = view.resolvedStackViewStyle()
    isVertical = view.axis == .vertical
    spacing = style.spacing ?? 0
    alignment = style.alignment ?? .fill
    distribution = style.distribution ?? .fill
    let insets = style.margins ?? .zero
    margins = EdgeInsets(
      top: sanitizedDistance(insets.top), left: sanitizedDistance(insets.left), bottom: sanitizedDistance(insets.bottom),
      right: sanitizedDistance(insets.right))
  }

  func inner(of size: Size) -> Size {
    Size(
      width: availableLength(size.width - margins.left - margins.right), height: availableLength(size.height - margins.top - margins.bottom)
    )
  }

  func outer(of size: Size) -> Size {
    Size(width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
  }
}

/// The views of a stack and what they measure.
private struct Row {
  let views: [View]
  var sizes: [Size]
  let arrangement: StackArrangement

  /// The extent of a view across the axis.
  func across(_ index: Int, style: ArrangedStyle) -> Double { style.isVertical ? sizes[index].width : sizes[index].height }

  /// Measures across the axis again now that lengths along it are known: a label that was narrowed has become higher.
  mutating func measureAcross(_ spans: [StackSpan], inner: Size, style: ArrangedStyle) {
    for index in views.indices where spans[index].length != sizes[index].width {
      let view = views[index]
      sizes[index].height =
        view.extent(
          available: Size(width: spans[index].length, height: inner.height), container: inner, stretchedWidth: spans[index].length,
          stretchedHeight: nil
        ).height
    }
  }

  /// The extent that the row needs across the axis.
  func extentAcross(style: ArrangedStyle, inner: Size) -> Double {
    if style.isVertical {
      // A view that wants a share of the width needs all of it to be there.
      let wantsShare = views.contains { if case .fraction = $0.layout.width { true } else { false } }
      if wantsShare, inner.width.isFinite { return inner.width }
    }
    let offsets = offsetsAcross(style: style, inner: Size(width: 0, height: 0))
    let isAlignedByBaseline = !style.isVertical && (style.alignment == .firstBaseline || style.alignment == .lastBaseline)
    return views.indices.map { across($0, style: style) + (isAlignedByBaseline ? offsets[$0] : 0) }.max() ?? 0
  }

  /// Where each view starts across the axis.
  func offsetsAcross(style: ArrangedStyle, inner: Size) -> [Double] {
    let room = style.isVertical ? inner.width : inner.height
    switch style.alignment {
    case .fill, .leading, .top: return views.map { _ in 0 }
    case .center: return views.indices.map { (room - across($0, style: style)) / 2 }
    case .trailing, .bottom: return views.indices.map { room - across($0, style: style) }
    case .firstBaseline, .lastBaseline:
      guard !style.isVertical else { return views.map { _ in 0 } }
      let baselines = zip(views, sizes).map { style.alignment == .firstBaseline ? $0.firstBaseline(in: $1) : $0.lastBaseline(in: $1) }
      let lowest = baselines.max() ?? 0
      return baselines.map { lowest - $0 }
    }
  }
}

extension View {
  /// What a stack needs to know of the view along its axis.
  fileprivate func stackItem(size: Size, container: Size, isVertical: Bool) -> StackItem {
    let rules = layout
    let natural = isVertical ? size.height : size.width
    let room = isVertical ? container.height : container.width
    var item = StackItem(natural: natural)
    item.hugging = (isVertical ? rules.verticalHugging : rules.horizontalHugging) ?? (natural == 0 && lacksExtent(isVertical) ? 0 : 250)
    item.resistance = (isVertical ? rules.verticalCompressionResistance : rules.horizontalCompressionResistance) ?? 750
    item.least = resolved(isVertical ? rules.minHeight : rules.minWidth, of: room) ?? 0
    item.most = max(item.least, resolved(isVertical ? rules.maxHeight : rules.maxWidth, of: room) ?? .infinity)
    let isSet =
      resolved(isVertical ? rules.height : rules.width, of: room) != nil
      || (fixedSize != nil && (isVertical ? rules.height : rules.width) == nil)
    if isSet || rules.aspectRatio != nil && natural > 0 {
      item.least = natural
      item.most = natural
    }
    return item
  }

  /// Whether the content has no extent of its own on an axis. Asked only of views that measure nothing, as it may set text.
  private func lacksExtent(_ isVertical: Bool) -> Bool {
    (isVertical ? intrinsicContentSize.height : intrinsicContentSize.width) < 0
  }
}
