/// The size of a view: its rules, and the needs of its content where the rules leave it open.
import Foundation
import LikenessDisplayList

extension View {
  /// The extent of the view under its own ``ViewProperties/layout``: what a container that places
  /// by hand should ask, and cheaper than ``sizeThatFits(_:)`` when asked again.
  ///
  /// Either length of `available` may be infinite.
  public func measuredSize(in available: CGSize) -> CGSize {
    extent(available: available, container: available, stretchedWidth: nil, stretchedHeight: nil)
  }

  /// The extent under the rules. See ``LayoutRules`` for the order of precedence.
  ///
  /// - Parameters:
  ///   - available: the room that is there, finite or infinite.
  ///   - container: what shares are taken of; a share of an infinite length counts as not given.
  ///   - stretchedWidth: the width that the container gives where the view does not set its own.
  ///   - stretchedHeight: likewise the height.
  func extent(
    available: CGSize, container: CGSize, stretchedWidth: Double?, stretchedHeight: Double?
  )
    -> CGSize
  {
    // The rules are read and applied in functions of their own: this one is part of the recursion
    // through the tree, and an unoptimized build keeps every copy of them on the stack.
    let request = extentRequest(
      available: available, container: container, stretchedWidth: stretchedWidth,
      stretchedHeight: stretchedHeight)
    if request.isSettled { return request.settled(with: .zero) }
    let fit = fittingSize(in: request.offered, given: request.given)
    guard let offered = request.offeredAgain(after: fit) else { return request.settled(with: fit) }
    let height = fittingSize(in: offered, given: request.givenAgain).height
    return request.settled(with: CGSize(width: fit.width, height: height))
  }

  /// The extent by the rules, before the content is measured.
  private func extentRequest(
    available: CGSize, container: CGSize, stretchedWidth: Double?, stretchedHeight: Double?
  ) -> ExtentRequest {
    let rules = rules
    let fixed = fixedSize
    var width =
      resolved(rules.width, of: container.width) ?? fixed.map({ Double($0.width) })
      ?? stretchedWidth
    var height =
      resolved(rules.height, of: container.height) ?? fixed.map({ Double($0.height) })
      ?? stretchedHeight
    let least = CGSize(
      width: resolved(rules.minWidth, of: container.width) ?? 0,
      height: resolved(rules.minHeight, of: container.height) ?? 0)
    let most = CGSize(
      width: resolved(rules.maxWidth, of: container.width) ?? .infinity,
      height: resolved(rules.maxHeight, of: container.height) ?? .infinity)
    let ratio = rules.aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if let ratio {
      // The bounds come first: a picture that may be 100 wide at most is as high as that makes it.
      if let width, height == nil {
        height = clampedLength(bounded(width, least.width, most.width) / ratio)
      } else if let height, width == nil {
        width = clampedLength(bounded(height, least.height, most.height) * ratio)
      }
    } else if let authoredFrame {
      width = width ?? authoredFrame.width
      height = height ?? authoredFrame.height
    }
    return ExtentRequest(
      width: width.map { bounded($0, least.width, most.width) },
      height: height.map { bounded($0, least.height, most.height) },
      least: least,
      most: most, ratio: ratio, available: available, scale: pass.scale)
  }

  /// The sanitized result of ``sizeThatFits(_:)``, computed once a pass for each offer.
  func fittingSize(in offered: CGSize, given: GivenAxes) -> CGSize {
    if let known = knownFittingSize(in: offered, given: given) { return known }
    let outer = pass.given
    pass.given = given
    let answer = sizeThatFits(offered).sanitized
    pass.given = outer
    keepFittingSize(answer, in: offered, given: given)
    return answer
  }

  /// The size of a label or button whose class may override `intrinsicContentSize` alone. What it
  /// adds to its content is added in any room.
  ///
  /// - Parameters:
  ///   - own: The size of the content without overrides, in `room`.
  func contentSize(in offered: CGSize, own: CGSize, in room: CGSize) -> CGSize? {
    let intrinsic = intrinsicContentSize
    guard intrinsic != own else { return nil }
    let fits = sizeThatFits(room)
    func added(_ intrinsic: Double, _ own: Double, _ fits: Double) -> Double {
      guard intrinsic >= 0 else { return 0 }
      // Where `sizeThatFits(_:)` is overridden, too, it may have added the same.
      return fits == own ? intrinsic - own : max(0, intrinsic - fits)
    }
    let width = added(intrinsic.width, own.width, fits.width)
    let height = added(intrinsic.height, own.height, fits.height)
    let size = sizeThatFits(
      CGSize(width: max(0, offered.width - width), height: max(0, offered.height - height)))
    return CGSize(width: size.width + width, height: size.height + height)
  }

  /// The extent under the rules in what a container offers.
  func extent(_ offer: LayoutOffer) -> CGSize {
    extent(
      available: offer.available, container: offer.container,
      stretchedWidth: offer.stretchedWidth, stretchedHeight: offer.stretchedHeight)
  }

  // Apart from the function above, which stands on the stack once for each level of a deep tree:
  // what these need there is gone before the next level.
  private func knownFittingSize(in offered: CGSize, given: GivenAxes) -> CGSize? {
    if pass.isTooDeep { return .zero }
    if let size = contentSize(in: offered) { return size.sanitized }
    guard pass.isLive else { return nil }
    // Without a derived length inside, the answer is the same whatever is given.
    return pass.measures.first {
      $0.offered == offered && ($0.given == given || !pass.holdsDerivedLength)
    }?.answer
  }

  private func keepFittingSize(_ answer: CGSize, in offered: CGSize, given: GivenAxes) {
    if pass.isLive { pass.measures.append((offered, given, answer)) }
  }

  /// The result of ``firstBaseline(in:)`` or ``lastBaseline(in:)``, computed once a pass for each
  /// extent.
  func baseline(isFirst: Bool, in size: CGSize) -> Double {
    if let known = pass.baselines.first(where: { $0.isFirst == isFirst && $0.size == size }) {
      return known.answer
    }
    let answer = sanitizedDistance(isFirst ? firstBaseline(in: size) : lastBaseline(in: size))
    if pass.isLive { pass.baselines.append((isFirst, size, answer)) }
    return answer
  }

  /// The extent that the content asks for: intrinsic where it has one, else what the subviews need
  /// for their pins.
  ///
  /// A view inside whose width is a share of this one's makes this one take all the width there is,
  /// and none where that is infinite.
  func fittingSizeOfContent(in offered: CGSize) -> CGSize {
    if isConstrained { return constrainedSize(in: offered) }
    let intrinsic = intrinsicContentSize
    guard !(intrinsic.width >= 0 && intrinsic.height >= 0), !subviews.isEmpty else {
      return intrinsic.sanitized
    }
    let isOutermost = beginMeasuring()
    defer { endMeasuring(isOutermost) }
    let given = givenAxes
    var needed = sizeNeeded(in: offered, given: given)
    if pass.holdsDerivedLength {
      // A view between two pins is as long as this one becomes, and its other length follows.
      // Widths are settled first.
      if !given.width {
        if !given.height {
          let height = extent(intrinsic: intrinsic, needed: needed).height
          let high = CGSize(width: offered.width, height: height)
          let width = sizeNeeded(in: high, given: GivenAxes(height: true)).width
          needed.width = max(needed.width, width)
        }
        let width = extent(intrinsic: intrinsic, needed: needed).width
        let wide = CGSize(width: width, height: offered.height)
        let axes = GivenAxes(width: true, height: given.height)
        needed.height = sizeNeeded(in: wide, given: axes).height
      }
    }
    return extent(intrinsic: intrinsic, needed: needed)
  }

  /// The space that the subviews need for their pins, if this view has the given lengths.
  private func sizeNeeded(in offered: CGSize, given: GivenAxes) -> CGSize {
    var needed = CGSize.zero
    for child in subviews where !child.pass.isTooDeep {
      let inside = child.roomInside(offered)
      let stretched = child.stretchedLengths(in: inside, given: given)
      let size = child.extent(
        available: inside, container: offered, stretchedWidth: stretched.width,
        stretchedHeight: stretched.height)
      needed = child.pixelsNeeded(around: size, offered: offered, atLeast: needed)
    }
    return needed
  }

  /// The lengths that the pins of this view give it in a container with the lengths that are given.
  private func stretchedLengths(
    in inside: CGSize, given: GivenAxes
  ) -> (width: Double?, height: Double?) {
    let isWide = given.width && layout.leading != nil && layout.trailing != nil
    let isHigh = given.height && layout.top != nil && layout.bottom != nil
    return (
      isWide && inside.width.isFinite ? inside.width : nil,
      isHigh && inside.height.isFinite ? inside.height : nil
    )
  }

  /// The extent that a container of this view needs, once this one has its size, in whole pixels.
  private func pixelsNeeded(around size: CGSize, offered: CGSize, atLeast least: CGSize) -> CGSize {
    let room = roomAround(size, offered: offered).sanitized
    let nearest = wholePixels(room, isRigid: true, scale: pass.scale)
    let up = wholePixels(room, scale: pass.scale)
    let width = setsExtent(vertical: false, in: offered) ? nearest.width : up.width
    let height = setsExtent(vertical: true, in: offered) ? nearest.height : up.height
    return CGSize(width: max(least.width, width), height: max(least.height, height))
  }

  /// Whether the view has an extent on an axis that neither its content nor its container changes.
  func setsExtent(vertical: Bool, in container: CGSize) -> Bool {
    let length = vertical ? rules.height : rules.width
    if length == nil { return fixedSize != nil }
    return resolved(length, of: vertical ? container.height : container.width) != nil
  }

  /// Whether the view takes one length from the other. Read here, as a copy of all rules would
  /// stand on the stack once for each level of a deep tree.
  var hasAspectRatio: Bool { rules.aspectRatio != nil }

  /// The extent of the content itself where it has one, and elsewhere what is needed.
  private func extent(intrinsic: CGSize, needed: CGSize) -> CGSize {
    CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : needed.width,
      height: intrinsic.height >= 0 ? intrinsic.height : needed.height
    )
    .sanitized
  }

  /// The space between the pins of this view.
  private func roomInside(_ offered: CGSize) -> CGSize {
    CGSize(
      width: availableLength(offered.width - pinned(layout.leading, layout.trailing)),
      height: availableLength(offered.height - pinned(layout.top, layout.bottom)))
  }

  /// The extent that a container of this view alone would need, once this one has its size.
  private func roomAround(_ size: CGSize, offered: CGSize) -> CGSize {
    let rules = layout
    var room = CGSize(
      width: size.width + pinned(rules.leading, rules.trailing),
      height: size.height + pinned(rules.top, rules.bottom))
    if rules.leading == nil, rules.trailing == nil {
      room.width +=
        rules.centerX.map { 2 * distance($0).magnitude } ?? authoredFrame.map { Double($0.minX) }
        ?? 0
    }
    if rules.top == nil, rules.bottom == nil {
      room.height +=
        rules.centerY.map { 2 * distance($0).magnitude } ?? authoredFrame.map { Double($0.minY) }
        ?? 0
    }
    if case .fraction = rules.width, offered.width.isFinite { room.width = offered.width }
    if case .fraction = rules.height, offered.height.isFinite { room.height = offered.height }
    return room
  }

  private func pinned(_ start: Tokenized<Double>?, _ end: Tokenized<Double>?) -> Double {
    distance(start ?? 0) + distance(end ?? 0)
  }
}

/// The space that a container offers to a view that it measures.
struct LayoutOffer {
  /// The room that is there, finite or infinite.
  var available: CGSize
  /// The lengths that shares refer to.
  var container: CGSize
  /// The lengths that the container gives where the view does not set its own.
  var stretchedWidth: Double?
  var stretchedHeight: Double?
}

/// An extent by the rules. Lengths that the rules leave open are those of the content.
private struct ExtentRequest {
  let width: Double?
  let height: Double?
  let least: CGSize
  let most: CGSize
  let ratio: Double?
  let available: CGSize
  let scale: Scale

  var isSettled: Bool { width != nil && height != nil }

  /// The axes on which the view is as long as its content is offered.
  var given: GivenAxes { GivenAxes(width: width != nil, height: height != nil) }
  /// Likewise once the width of the content has been bounded.
  var givenAgain: GivenAxes { GivenAxes(width: true, height: height != nil) }

  /// The space offered to the content. Its frame will be moved to whole pixels, which may take up
  /// to one from its width. Text that was measured with the part of a pixel would then need a line
  /// more than it has.
  var offered: CGSize {
    CGSize(
      width: scale.wholePixels(within: width ?? bounded(available.width, least.width, most.width)),
      height: height ?? bounded(available.height, least.height, most.height))
  }

  /// The space offered to the content a second time. A bound that makes the content wider or
  /// narrower than requested changes how its text wraps.
  func offeredAgain(after fit: CGSize) -> CGSize? {
    guard width == nil, height == nil, ratio == nil else { return nil }
    let width = bounded(fit.width, least.width, most.width)
    return width == fit.width
      ? nil : CGSize(width: scale.wholePixels(within: width), height: offered.height)
  }

  /// The extent, once the content has answered.
  func settled(with fit: CGSize) -> CGSize {
    let width = width ?? bounded(fit.width, least.width, most.width)
    if let height { return CGSize(width: width, height: height) }
    return CGSize(
      width: width,
      height: bounded(
        ratio.map { clampedLength(width / $0) } ?? fit.height, least.height, most.height))
  }
}

/// Returns `length` between two bounds. The lower one wins.
private func bounded(_ length: Double, _ least: Double, _ most: Double) -> Double {
  max(min(length, most), least)
}

extension View {
  /// A length in points, or nil if there is none or it is a share of an infinite one.
  func resolved(_ length: Length?, of container: Double) -> Double? {
    switch length {
    case nil: nil
    case .points(let points): clampedLength(points)
    case .fraction(let share): container.isFinite ? clampedLength(share * container) : nil
    case .token(let name): clampedLength(points(.token(name)))
    }
  }
}
