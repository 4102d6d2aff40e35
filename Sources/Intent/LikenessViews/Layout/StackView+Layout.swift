/// Where a stack puts its views: measured, shared out along the axis, aligned across it, mirrored at the end.
import LikenessGraphics

extension StackView {
  /// The extent that the arranged views need.
  func arrangedSize(in offered: Size) -> Size {
    let isOutermost = beginMeasuring()
    defer { endMeasuring(isOutermost) }
    let style = ArrangedStyle(self)
    let views = visibleArrangedSubviews
    let inner = style.inner(of: offered)
    guard !views.isEmpty else { return style.outer(of: .zero) }
    let sizes = sizes(of: views, in: inner, style: style, stretched: false)
    let row = row(of: views, sizes: sizes, in: inner, style: style)
    if style.isVertical {
      return extent(around: Size(width: row.extentAcross(sizes, style: style, inner: inner), height: row.arrangement.naturalLength), style)
    }
    let length = min(row.arrangement.naturalLength, inner.width)
    let heights = sizesAcross(sizes, row.arrangement.spans(in: length), of: views, inner: inner)
    return extent(around: Size(width: length, height: row.extentAcross(heights, style: style, inner: inner)), style)
  }

  /// The extent of the stack around what its views need, in whole pixels.
  private func extent(around needed: Size, _ style: ArrangedStyle) -> Size {
    wholePixels(style.outer(of: needed).sanitized(), scale: pass.scale)
  }

  /// The frames of the visible arranged views in a stack of a known extent.
  func arrangedFrames(in size: Size) -> [Rect] {
    let style = ArrangedStyle(self)
    let views = visibleArrangedSubviews
    guard !views.isEmpty else { return [] }
    let inner = style.inner(of: size)
    var sizes = sizes(of: views, in: inner, style: style, stretched: style.alignment == .fill)
    let row = row(of: views, sizes: sizes, in: inner, style: style)
    let spans = row.arrangement.spans(in: style.isVertical ? inner.height : inner.width)
    if !style.isVertical, style.alignment != .fill { sizes = sizesAcross(sizes, spans, of: views, inner: inner) }
    let offsets = row.offsetsAcross(sizes, style: style, inner: inner)
    let mirrored = effectiveLayoutDirection == .rightToLeft
    return views.indices.map { index in
      let across = style.across(sizes[index])
      let frame =
        style.isVertical
        ? Rect(
          x: style.margins.leading + offsets[index], y: style.margins.top + spans[index].start, width: across, height: spans[index].length)
        : Rect(
          x: style.margins.leading + spans[index].start, y: style.margins.top + offsets[index], width: spans[index].length, height: across)
      guard mirrored else { return frame }
      return Rect(origin: Point(x: size.width - frame.maxX, y: frame.minY), size: frame.size)
    }
  }

  /// Where the first or the last baseline lies in a stack of a known extent; at its bottom edge where nothing is arranged.
  ///
  /// In a row an icon before a label leaves it to the label to say where the line is.
  func arrangedBaseline(isFirst: Bool, in size: Size) -> Double {
    let isOutermost = beginMeasuring()
    defer { endMeasuring(isOutermost) }
    let views = visibleArrangedSubviews
    let frames = arrangedFrames(in: size)
    guard views.count == frames.count, let last = views.indices.last else { return size.height }
    let index = axis == .vertical ? (isFirst ? 0 : last) : views.firstIndex { $0.holdsText } ?? 0
    // Layout moves edges to whole pixels, and the text with them.
    let frame = snapped(frames[index], scale: pass.scale)
    return frame.minY + views[index].baseline(isFirst: isFirst, in: frame.size)
  }

  /// Measures the views as they would like to be.
  private func sizes(of views: [View], in inner: Size, style: ArrangedStyle, stretched: Bool) -> [Size] {
    let available = style.isVertical ? Size(width: inner.width, height: .infinity) : Size(width: .infinity, height: inner.height)
    var sizes: [Size] = []
    for view in views {
      let size = view.extent(
        available: available, container: inner, stretchedWidth: stretched && style.isVertical ? inner.width : nil,
        stretchedHeight: stretched && !style.isVertical ? inner.height : nil)
      sizes.append(size)
    }
    return sizes
  }

  /// Measures the views of a row again now that their widths are known: a label that was narrowed has become higher, and its baseline lies elsewhere.
  private func sizesAcross(_ sizes: [Size], _ spans: [StackSpan], of views: [View], inner: Size) -> [Size] {
    var sizes = sizes
    for index in views.indices where spans[index].length != sizes[index].width {
      let length = spans[index].length
      let height = views[index].extent(
        available: Size(width: length, height: inner.height), container: inner, stretchedWidth: length, stretchedHeight: nil
      ).height
      sizes[index] = Size(width: length, height: height)
    }
    return sizes
  }

  private func row(of views: [View], sizes: [Size], in inner: Size, style: ArrangedStyle) -> Row {
    let items = zip(views, sizes).map { view, size in view.stackItem(size: size, container: inner, isVertical: style.isVertical) }
    let gaps = views.dropLast().map { sanitizedDistance(customSpacing(after: $0) ?? style.spacing) }
    return Row(views: views, arrangement: StackArrangement(items: items, gaps: gaps, distribution: style.distribution))
  }
}

/// A stack's style without gaps in it.
private struct ArrangedStyle {
  let isVertical: Bool
  let spacing: Double
  let alignment: StackView.Alignment
  let distribution: StackView.Distribution
  let margins: DirectionalEdgeInsets

  init(_ view: StackView) {
    let style = view.resolvedStackViewStyle()
    isVertical = view.axis == .vertical
    spacing = style.spacing ?? 0
    alignment = style.alignment ?? .fill
    distribution = style.distribution ?? .fill
    margins = (style.margins ?? .zero).sanitized
  }

  func inner(of size: Size) -> Size {
    Size(
      width: availableLength(size.width - margins.horizontal), height: availableLength(size.height - margins.vertical)
    )
  }

  /// The extent of a view across the axis.
  func across(_ size: Size) -> Double { isVertical ? size.width : size.height }

  func outer(of size: Size) -> Size {
    Size(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }
}

/// The views of a stack and how they share its length.
private struct Row {
  let views: [View]
  let arrangement: StackArrangement

  /// The extent that the row needs across the axis.
  func extentAcross(_ sizes: [Size], style: ArrangedStyle, inner: Size) -> Double {
    if style.isVertical {
      // A view that wants a share of the width needs all of it to be there.
      let wantsShare = views.contains { if case .fraction = $0.layout.width { true } else { false } }
      if wantsShare, inner.width.isFinite { return inner.width }
    }
    let isAlignedByBaseline = !style.isVertical && (style.alignment == .firstBaseline || style.alignment == .lastBaseline)
    let offsets = isAlignedByBaseline ? offsetsAcross(sizes, style: style, inner: .zero) : views.map { _ in 0 }
    return zip(sizes, offsets).map { style.across($0) + $1 }.max() ?? 0
  }

  /// Where each view starts across the axis.
  func offsetsAcross(_ sizes: [Size], style: ArrangedStyle, inner: Size) -> [Double] {
    let room = style.isVertical ? inner.width : inner.height
    switch style.alignment {
    case .fill, .leading, .top: return views.map { _ in 0 }
    case .center: return sizes.map { (room - style.across($0)) / 2 }
    case .trailing, .bottom: return sizes.map { room - style.across($0) }
    case .firstBaseline, .lastBaseline:
      guard !style.isVertical else { return views.map { _ in 0 } }
      let baselines = zip(views, sizes).map { $0.baseline(isFirst: style.alignment == .firstBaseline, in: $1) }
      // On a whole pixel, as the baselines of texts are; then edges that are moved to one take no line out of level.
      let lowest = views.first?.pass.scale.snapped(baselines.max() ?? 0) ?? 0
      return baselines.map { lowest - $0 }
    }
  }
}

extension View {
  /// Whether the view has a line of text for others to stand on: it is a stack that holds such a view, or says that its baseline is not its bottom edge.
  fileprivate var holdsText: Bool {
    var remaining = [self]
    while let view = remaining.popLast() {
      if let stack = view as? StackView {
        remaining.append(contentsOf: stack.visibleArrangedSubviews)
      } else if view.baseline(isFirst: true, in: Self.sampleExtent) != Self.sampleExtent.height {
        return true
      }
    }
    return false
  }

  /// Any extent will do to ask for a baseline; this one has room for a line of any size of text.
  private static var sampleExtent: Size { Size(width: 1_000, height: 1_000) }

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
