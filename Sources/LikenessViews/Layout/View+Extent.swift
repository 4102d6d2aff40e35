/// How big a view becomes: its rules, and what its content needs where they leave that open.
import LikenessGraphics

extension View {
  /// The extent of the view under its own ``layout``: what a container that places by hand should ask, and cheaper than ``sizeThatFits(_:)`` when asked again.
  ///
  /// Either length of `available` may be infinite.
  public func measuredSize(in available: Size) -> Size {
    extent(available: available, container: available, stretchedWidth: nil, stretchedHeight: nil)
  }

  /// The extent under the rules. See ``LayoutRules`` for the order of precedence.
  ///
  /// - Parameters:
  ///   - available: the room that is there, finite or infinite.
  ///   - container: what shares are taken of; a share of an infinite length counts as not given.
  ///   - stretchedWidth: the width that the container gives where the view does not set its own.
  ///   - stretchedHeight: likewise the height.
  func extent(available: Size, container: Size, stretchedWidth: Double?, stretchedHeight: Double?) -> Size {
    let rules = layout
    let fixed = fixedSize
    var width = resolved(rules.width, of: container.width) ?? fixed?.width ?? stretchedWidth
    var height = resolved(rules.height, of: container.height) ?? fixed?.height ?? stretchedHeight
    let ratio = rules.aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if let ratio {
      if width == nil, let height { width = clampedLength(height * ratio) }
      if height == nil, let width { height = clampedLength(width / ratio) }
    }
    if ratio == nil, let authoredFrame {
      width = width ?? authoredFrame.width
      height = height ?? authoredFrame.height
    }
    let least = Size(
      width: resolved(rules.minWidth, of: container.width) ?? 0, height: resolved(rules.minHeight, of: container.height) ?? 0)
    let most = Size(
      width: resolved(rules.maxWidth, of: container.width) ?? .infinity,
      height: resolved(rules.maxHeight, of: container.height) ?? .infinity)
    width = width.map { max(min($0, most.width), least.width) }
    height = height.map { max(min($0, most.height), least.height) }
    if let width, let height { return Size(width: width, height: height) }

    let offered = Size(
      width: width ?? max(min(available.width, most.width), least.width),
      height: height ?? max(min(available.height, most.height), least.height))
    var fit = fittingSize(in: offered)
    if width == nil {
      let bounded = max(min(fit.width, most.width), least.width)
      width = bounded
      // A bound that makes the view wider or narrower changes how its text wraps.
      if height == nil, bounded != fit.width, ratio == nil { fit = fittingSize(in: Size(width: bounded, height: offered.height)) }
    }
    if height == nil {
      if let ratio, let width { fit.height = clampedLength(width / ratio) }
      height = max(min(fit.height, most.height), least.height)
    }
    return Size(width: width ?? fit.width, height: height ?? fit.height)
  }

  /// What ``sizeThatFits(_:)`` answers, without nonsense, and asked once a pass for each offer.
  func fittingSize(in offered: Size) -> Size {
    guard !pass.isTooDeep else { return .zero }
    guard pass.isLive else { return sizeThatFits(offered).sanitized() }
    if let known = pass.measures.first(where: { $0.offered == offered }) { return known.answer }
    let answer = sizeThatFits(offered).sanitized()
    pass.measures.append((offered, answer))
    return answer
  }

  /// The extent that the content asks for: intrinsic where it has one, else what the views inside need for their pins.
  ///
  /// A view inside whose width is a share of this one's makes this one take all the width there is, and none where that is infinite.
  func fittingSizeOfContent(in offered: Size) -> Size {
    let intrinsic = intrinsicContentSize
    guard !(intrinsic.width >= 0 && intrinsic.height >= 0), !subviews.isEmpty else { return intrinsic.sanitized() }
    var needed = Size.zero
    measuring {
      for child in subviews where !child.pass.isTooDeep {
        let room = child.roomNeeded(in: offered)
        needed = Size(width: max(needed.width, room.width), height: max(needed.height, room.height))
      }
    }
    return Size(
      width: intrinsic.width >= 0 ? intrinsic.width : needed.width, height: intrinsic.height >= 0 ? intrinsic.height : needed.height
    )
    .sanitized()
  }

  /// The extent that a container of this view alone would need.
  private func roomNeeded(in offered: Size) -> Size {
    let rules = layout
    let insideX = pinned(rules.leading, rules.trailing)
    let insideY = pinned(rules.top, rules.bottom)
    let available = Size(width: availableLength(offered.width - insideX), height: availableLength(offered.height - insideY))
    let size = extent(available: available, container: offered, stretchedWidth: nil, stretchedHeight: nil)
    var room = Size(width: size.width + insideX, height: size.height + insideY)
    if rules.leading == nil, rules.trailing == nil {
      room.width += rules.centerX.map { 2 * sanitizedDistance($0).magnitude } ?? authoredFrame?.minX ?? 0
    }
    if rules.top == nil, rules.bottom == nil {
      room.height += rules.centerY.map { 2 * sanitizedDistance($0).magnitude } ?? authoredFrame?.minY ?? 0
    }
    if case .fraction = rules.width, offered.width.isFinite { room.width = offered.width }
    if case .fraction = rules.height, offered.height.isFinite { room.height = offered.height }
    return room
  }

  private func pinned(_ start: Double?, _ end: Double?) -> Double {
    sanitizedDistance(start ?? 0) + sanitizedDistance(end ?? 0)
  }
}

/// A length in points, or nil where there is none or it is a share of an infinite one.
func resolved(_ length: Length?, of container: Double) -> Double? {
  switch length {
  case nil: nil
  case .points(let points): clampedLength(points)
  case .fraction(let share): container.isFinite ? clampedLength(share * container) : nil
  }
}
