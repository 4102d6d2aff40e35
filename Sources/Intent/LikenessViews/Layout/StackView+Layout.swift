/// Places the views of a stack: measures, shares out along the axis, aligns across it, and mirrors
/// last.
import Foundation
import LikenessBase
import LikenessDisplayList

extension StackView {
  /// The extent that the arranged views need.
  func arrangedSize(in offered: CGSize) -> CGSize {
    let isOutermost = beginMeasuring()
    defer { endMeasuring(isOutermost) }
    let measurement = StackMeasurement(self, in: offered)
    while !measurement.isDone {
      for index in measurement.views.indices {
        guard let offer = measurement.offers[index] else { continue }
        measurement.sizes[index] = measurement.views[index].extent(offer)
      }
      measurement.advance()
    }
    return measurement.answer
  }

  /// The frames of the visible arranged views in a stack of a known extent.
  func arrangedFrames(in size: CGSize) -> [CGRect] {
    let style = ArrangedStyle(self)
    let views = visibleArrangedSubviews
    guard !views.isEmpty else { return [] }
    let inner = style.inner(of: size)
    let isFilled = style.alignment == .fill
    let offer = style.offer(in: inner, stretched: isFilled ? style.across(inner) : nil)
    var sizes = measured(views, views.map { _ in offer }, views.map { _ in .zero })
    let row = row(of: views, sizes: sizes, in: inner, style: style)
    let spans = row.arrangement.spans(in: style.isVertical ? inner.height : inner.width)
    if !isFilled {
      let offers = row.offersAcross(sizes, spans, style: style, inner: inner)
      sizes = style.along(spans, measured(views, offers, sizes), offers)
    }
    let offsets = row.offsetsAcross(sizes, style: style, inner: inner)
    let mirrored = effectiveLayoutDirection == .rightToLeft
    return views.indices.map { index in
      let across = style.across(sizes[index])
      let frame =
        style.isVertical
        ? CGRect(
          x: style.margins.leading + offsets[index], y: style.margins.top + spans[index].start,
          width: across, height: spans[index].length)
        : CGRect(
          x: style.margins.leading + spans[index].start, y: style.margins.top + offsets[index],
          width: spans[index].length, height: across)
      guard mirrored else { return frame }
      return CGRect(origin: CGPoint(x: size.width - frame.maxX, y: frame.minY), size: frame.size)
    }
  }

  /// The first or the last baseline of a stack of a known extent; the bottom edge of an empty one.
  ///
  /// In a row, the label decides rather than an icon before it.
  func arrangedBaseline(isFirst: Bool, in size: CGSize) -> Double {
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

  /// The sizes of the views that something is offered, and those that are known for the others.
  private func measured(_ views: [View], _ offers: [LayoutOffer?], _ known: [CGSize]) -> [CGSize] {
    var sizes = known
    for index in views.indices {
      if let offer = offers[index] { sizes[index] = views[index].extent(offer) }
    }
    return sizes
  }

  fileprivate func row(of views: [View], sizes: [CGSize], in inner: CGSize, style: ArrangedStyle)
    -> Row
  {
    let items = zip(views, sizes).map { view, size in
      view.stackItem(size: size, container: inner, isVertical: style.isVertical)
    }
    let gaps = views.indices.dropLast().map {
      gap(views[$0], sizes[$0], views[$0 + 1], sizes[$0 + 1], style.spacing)
    }
    return Row(
      views: views,
      arrangement: StackArrangement(items: items, gaps: gaps, distribution: style.distribution))
  }
}

/// The measurement of a stack: what its views are offered next, until its extent is known.
///
/// It asks no view itself, and stands on the heap. Measuring recurses through the tree, and a level
/// of that may take only a little of a thread's stack.
private final class StackMeasurement {
  let views: [View]
  /// The space offered to each view; nil for those whose size is known.
  private(set) var offers: [LayoutOffer?] = []
  /// The measured sizes.
  var sizes: [CGSize]
  private(set) var isDone = false
  /// The extent of the stack, once it is done.
  private(set) var answer = CGSize.zero

  private let stack: StackView
  private let style: ArrangedStyle
  private let offered: CGSize
  private var inner: CGSize
  private var given: GivenAxes
  /// The views in their lengths, which are being measured across the axis.
  private var row: (row: Row, spans: [StackSpan], length: Double)?
  /// The width of the stack, once measuring gave it.
  private var width: Double?
  /// The height that the row gives its views, and what came of the first one.
  private var height: Double?
  private var first: (height: Double, overflows: Bool)?

  init(_ stack: StackView, in offered: CGSize) {
    self.stack = stack
    self.offered = offered
    style = ArrangedStyle(stack)
    views = stack.visibleArrangedSubviews
    sizes = views.map { _ in .zero }
    inner = style.inner(of: offered)
    given = stack.givenAxes
    if views.isEmpty { finish(style.outer(of: .zero)) } else { start() }
  }

  private var isFilled: Bool { style.alignment == .fill }
  private var isWidthGiven: Bool { given.width && inner.width.isFinite }
  private var isHeightGiven: Bool { given.height && inner.height.isFinite }

  /// Has the views measured before their lengths are known.
  private func start() {
    let isGiven = style.isVertical ? isWidthGiven : isHeightGiven
    let offer = style.offer(in: inner, stretched: isFilled && isGiven ? style.across(inner) : nil)
    offers = views.map { _ in offer }
  }

  /// Takes the answers to the offers, and decides on the next ones.
  func advance() {
    guard let (row, spans, length) = row else { return measureAcross() }
    self.row = nil
    let extent = extent(of: row, style.along(spans, sizes, offers), length: length)
    advance(extent, overflows: row.arrangement.leastLength > length)
  }

  /// Has the views measured across the axis, now that their lengths are known.
  private func measureAcross() {
    let row = stack.row(of: views, sizes: sizes, in: inner, style: style)
    let natural = row.arrangement.naturalLength
    if style.isVertical {
      let spans = isHeightGiven ? row.arrangement.spans(in: inner.height) : []
      let isKnown = !isHeightGiven || isFilled && isWidthGiven
      offers =
        isKnown
        ? views.map { _ in nil }
        : row.offersAcross(sizes, spans, style: style, inner: inner)
      self.row = (row, spans, natural)
    } else {
      let length = isWidthGiven ? inner.width : min(natural, inner.width)
      let spans = row.arrangement.spans(in: length)
      offers = row.offersAcross(sizes, spans, style: style, inner: inner)
      self.row = (row, spans, length)
    }
  }

  /// Views with an aspect ratio that fill a row are as wide as its height makes them. That leaves
  /// less for the others, whose texts may need more lines, which makes the row higher: it is
  /// measured until nothing needs more. Where such views would take all the width, there is no such
  /// height, and the row keeps that of its texts beside views of the first height.
  private func advance(_ extent: CGSize, overflows: Bool) {
    let derives = views.contains { $0.hasAspectRatio || $0.pass.holdsDerivedLength }
    guard !style.isVertical, isFilled, !isHeightGiven, derives else { return finish(extent) }
    guard let height, let first else {
      first = (Double(extent.height), overflows)
      return startAgain(height: extent.height)
    }
    if overflows, !first.overflows {
      finish(CGSize(width: extent.width, height: first.height))
    } else if extent.height > height {
      startAgain(height: extent.height)
    } else {
      finish(CGSize(width: extent.width, height: height))
    }
  }

  private func startAgain(height: Double) {
    self.height = height
    let inside = style.inner(of: CGSize(width: 0, height: height)).height
    offers = views.map { _ in style.offer(in: inner, stretched: inside) }
  }

  /// Ends with an extent, or starts again with its width: where lengths follow from that, the views
  /// are measured as they will be placed.
  private func finish(_ extent: CGSize) {
    if stack.pass.holdsDerivedLength, !given.width, !views.isEmpty {
      width = extent.width
      given.width = true
      inner = style.inner(of: CGSize(width: extent.width, height: offered.height))
      (height, first) = (nil, nil)
      return start()
    }
    answer = CGSize(width: width ?? extent.width, height: extent.height)
    isDone = true
  }

  /// The extent of the stack around its views, in whole pixels.
  private func extent(of row: Row, _ sizes: [CGSize], length: Double) -> CGSize {
    let (scale, style) = (stack.pass.scale, style)
    func whole(_ length: Double, isRigid: Bool) -> CGSize {
      let needed = style.outer(of: CGSize(width: length, height: length)).sanitized
      return wholePixels(needed, isRigid: isRigid, scale: scale)
    }
    let along = whole(length, isRigid: row.arrangement.isRigid)
    var across = CGSize.zero
    let lengths = row.extentsAcross(sizes, style: style, inner: inner)
    for (view, length) in zip(views, lengths) {
      let isRigid = view.setsExtent(vertical: !style.isVertical, in: inner)
      let size = whole(length, isRigid: isRigid)
      across = CGSize(width: max(across.width, size.width), height: max(across.height, size.height))
    }
    return style.isVertical
      ? CGSize(width: across.width, height: along.height)
      : CGSize(width: along.width, height: across.height)
  }
}

/// A stack's style without gaps in it.
private struct ArrangedStyle {
  let isVertical: Bool
  let spacing: Double
  let alignment: StackView.Alignment
  let distribution: StackView.Distribution
  let margins: Edges

  init(_ view: StackView) {
    let style = view.mergedStyle
    isVertical = view.axis == .vertical
    spacing = view.points(style[\.spacing])
    alignment = style[\.alignment]
    distribution = style[\.distribution]
    margins = view.arrangedMargins(style)
  }

  func inner(of size: CGSize) -> CGSize {
    CGSize(
      width: availableLength(size.width - margins.horizontal),
      height: availableLength(size.height - margins.vertical)
    )
  }

  /// The extent of a view across the axis.
  func across(_ size: CGSize) -> Double { isVertical ? size.width : size.height }

  /// The space offered to a view before its length along the axis is known, and the length across
  /// that it takes if it sets none.
  func offer(in inner: CGSize, stretched: Double?) -> LayoutOffer {
    LayoutOffer(
      available: CGSize(
        width: isVertical ? inner.width : .infinity, height: isVertical ? .infinity : inner.height),
      container: inner, stretchedWidth: isVertical ? stretched : nil,
      stretchedHeight: isVertical ? nil : stretched)
  }

  /// The sizes of views, with their lengths in the row for those that something was offered.
  func along(_ spans: [StackSpan], _ sizes: [CGSize], _ offers: [LayoutOffer?]) -> [CGSize] {
    sizes.indices.map { index in
      guard offers[index] != nil else { return sizes[index] }
      return isVertical
        ? CGSize(width: sizes[index].width, height: spans[index].length)
        : CGSize(width: spans[index].length, height: sizes[index].height)
    }
  }

  func outer(of size: CGSize) -> CGSize {
    CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }
}

/// The views of a stack and how they share its length.
private struct Row {
  let views: [View]
  let arrangement: StackArrangement

  /// The extent that each view needs across the axis.
  func extentsAcross(_ sizes: [CGSize], style: ArrangedStyle, inner: CGSize) -> [Double] {
    if style.isVertical {
      // A view that wants a share of the width needs all of it to be there.
      let wantsShare = views.contains {
        if case .fraction = $0.layout.width { true } else { false }
      }
      if wantsShare, inner.width.isFinite { return views.map { _ in inner.width } }
    }
    let isAlignedByBaseline =
      !style.isVertical && (style.alignment == .firstBaseline || style.alignment == .lastBaseline)
    let offsets =
      isAlignedByBaseline ? offsetsAcross(sizes, style: style, inner: .zero) : views.map { _ in 0 }
    return zip(sizes, offsets).map { style.across($0) + $1 }
  }

  /// The space offered to the views across the axis once their lengths are known; nil for those
  /// that need not be measured again. A label in a row that was narrowed has become higher, and its
  /// baseline lies elsewhere. In a column only the width of a view with an aspect ratio follows
  /// from its height.
  func offersAcross(
    _ sizes: [CGSize], _ spans: [StackSpan], style: ArrangedStyle, inner: CGSize
  ) -> [LayoutOffer?] {
    views.indices.map { index in
      let length = spans[index].length
      if style.isVertical {
        guard length != sizes[index].height, views[index].hasAspectRatio else { return nil }
        return LayoutOffer(
          available: CGSize(width: inner.width, height: length), container: inner,
          stretchedHeight: length)
      }
      guard length != sizes[index].width else { return nil }
      return LayoutOffer(
        available: CGSize(width: length, height: inner.height), container: inner,
        stretchedWidth: length)
    }
  }

  /// The start of each view across the axis.
  func offsetsAcross(_ sizes: [CGSize], style: ArrangedStyle, inner: CGSize) -> [Double] {
    let room = style.isVertical ? inner.width : inner.height
    switch style.alignment {
    case .fill, .leading, .top: return views.map { _ in 0 }
    case .center: return sizes.map { (room - style.across($0)) / 2 }
    case .trailing, .bottom: return sizes.map { room - style.across($0) }
    case .firstBaseline, .lastBaseline:
      guard !style.isVertical else { return views.map { _ in 0 } }
      let baselines = zip(views, sizes).map {
        $0.baseline(isFirst: style.alignment == .firstBaseline, in: $1)
      }
      // On a whole pixel, as the baselines of texts are; then edges that are moved to one take no
      // line out of level.
      let lowest = views.first?.pass.scale.snapped(baselines.max() ?? 0) ?? 0
      return baselines.map { lowest - $0 }
    }
  }
}

extension View {
  /// Whether the view has a line of text for others to stand on: it is a stack that holds such a
  /// view, or says that its baseline is not its bottom edge.
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
  private static var sampleExtent: CGSize { CGSize(width: 1_000, height: 1_000) }

  /// The properties of the view that matter along the axis of a stack.
  fileprivate func stackItem(size: CGSize, container: CGSize, isVertical: Bool) -> StackItem {
    let rules = rules
    let natural = isVertical ? size.height : size.width
    let room = isVertical ? container.height : container.width
    var item = StackItem(natural: natural)
    item.hugging =
      (isVertical ? rules.verticalHugging : rules.horizontalHugging)
      ?? (natural == 0 && lacksExtent(isVertical) ? 0 : 250)
    item.resistance =
      (isVertical ? rules.verticalCompressionResistance : rules.horizontalCompressionResistance)
      ?? 750
    item.least = resolved(isVertical ? rules.minHeight : rules.minWidth, of: room) ?? 0
    item.most = max(
      item.least, resolved(isVertical ? rules.maxHeight : rules.maxWidth, of: room) ?? .infinity)
    if setsExtent(vertical: isVertical, in: container) || rules.aspectRatio != nil && natural > 0 {
      item.least = natural
      item.most = natural
    }
    return item
  }

  /// Whether the content has no extent of its own on an axis. Asked only of views that measure
  /// nothing, as it may set text.
  func lacksExtent(_ isVertical: Bool) -> Bool {
    (isVertical ? intrinsicContentSize.height : intrinsicContentSize.width) < 0
  }
}
