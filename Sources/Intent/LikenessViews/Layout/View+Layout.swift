/// Lays out a tree: from an available space to frames on whole device pixels.
import Foundation
import LikenessDisplayList
import LikenessText

extension View {
  /// Gives this view and its subviews their frames.
  ///
  /// First the views appear that have not yet, see ``onAppear(_:)``, and image views take the
  /// images of their URLs, see ``ViewProperties/imageSource``.
  ///
  /// The view becomes the root of a picture: its frame starts at the origin and takes the available
  /// space, unless ``ViewProperties/layout`` gives it an extent of its own. On an axis where the
  /// space is infinite it takes what its content needs: `CGSize.width(320)`. NaN and negative
  /// lengths count as 0, finite ones end at 100,000 points. Each edge of each frame is moved to the
  /// nearest device pixel by itself, so that views that touch in points touch in pixels. A view
  /// more than 256 levels deep is left out, and ``ViewError/tooDeep(path:limit:)`` is reported by
  /// painting.
  ///
  /// The time is about proportional to the number of views. Nothing needs to be called when
  /// something changed: the next layout looks at everything.
  public func layout(in space: CGSize, scale: Scale = .one) {
    prepareForPicture()
    let offered = CGSize(width: availableLength(space.width), height: availableLength(space.height))
    layOut(scale: scale) {
      let size = extent(
        available: offered, container: offered,
        stretchedWidth: offered.width.isFinite ? offered.width : nil,
        stretchedHeight: offered.height.isFinite ? offered.height : nil)
      placedFrame = snapped(CGRect(origin: .zero, size: size), scale: scale)
    }
  }

  /// Lays out the tree in the extent that its root has, outside a picture.
  func layOutTree(scale: Scale? = nil) {
    guard !pass.isLive else { return }
    let root = root
    root.updateConstraintsIfNeeded()
    root.layOut(scale: scale ?? root.pass.scale)
  }

  /// Lays out the tree, and again while views change constraints that already gave frames: in
  /// `layoutSubviews()` they may follow from the frame.
  private func layOut(scale: Scale, _ place: () -> Void = {}) {
    for _ in 0..<Self.passLimit {
      beginPass(scale: scale)
      pass.isLaidOutAgain = false
      place()
      layOutSubviews(scale: scale)
      if !pass.isLaidOutAgain { return }
      updateConstraintsIfNeeded()
    }
  }

  /// Constraints that never settle must not keep layout from its end.
  private static var passLimit: Int { 4 }

  private func layOutSubviews(scale: Scale) {
    var remaining = [self]
    while let view = remaining.popLast() {
      view.resizeSubviews()
      view.noteInsets()
      view.pass.isSolved = true
      let controller = view.autoLayout?.controller
      controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      controller?.viewDidLayoutSubviews()
      view.endPass()
      for child in view.subviews {
        if !child.pass.isLive {
          // Added while its container was laid out.
          child.beginPass(inside: view)
          if child.pass.isTooDeep {
            child.record(.tooDeep(path: child.baseName, limit: Int(LayoutPass.depthLimit)))
          }
        }
        guard !child.pass.isTooDeep else {
          child.endPass()
          continue
        }
        child.placedFrame = snapped(child.placedFrame, scale: scale)
        remaining.append(child)
      }
    }
  }

  /// Places each view inside this one by its own ``ViewProperties/layout``.
  func placeSubviews() {
    measuring {
      let mirrored = pass.direction == .rightToLeft
      if !pass.isPlacedByConstraints, isConstrained {
        let system = LayoutSystem(root: self)
        system.solve()
        system.place()
      }
      for child in subviews where !child.pass.isTooDeep && !child.pass.isPlacedByConstraints {
        child.placedFrame = child.placedByRules(in: placedFrame.size, mirrored: mirrored)
      }
    }
  }

  /// The frame by the view's ``ViewProperties/layout`` in a container of a known extent.
  private func placedByRules(in container: CGSize, mirrored: Bool) -> CGRect {
    let rules = layout
    let leading = rules.leading.map(distance)
    let trailing = rules.trailing.map(distance)
    let top = rules.top.map(distance)
    let bottom = rules.bottom.map(distance)
    let available = CGSize(
      width: clampedLength(container.width - (leading ?? 0) - (trailing ?? 0)),
      height: clampedLength(container.height - (top ?? 0) - (bottom ?? 0)))
    let stretchedWidth = leading != nil && trailing != nil ? Double(available.width) : nil
    let stretchedHeight = top != nil && bottom != nil ? Double(available.height) : nil
    let size = extent(
      available: available, container: container, stretchedWidth: stretchedWidth,
      stretchedHeight: stretchedHeight)

    let x = position(
      size.width, in: container.width, start: leading, end: trailing,
      center: rules.centerX.map(distance),
      stretched: stretchedWidth, authored: authoredFrame.map { Double($0.minX) })
    let y = position(
      size.height, in: container.height, start: top, end: bottom,
      center: rules.centerY.map(distance),
      stretched: stretchedHeight, authored: authoredFrame.map { Double($0.minY) })
    let isPlacedByHand =
      authoredFrame != nil && leading == nil && trailing == nil && rules.centerX == nil
    return CGRect(
      x: mirrored && !isPlacedByHand ? container.width - x - size.width : x, y: y,
      width: size.width, height: size.height)
  }
}

extension View {
  /// A distance of the layout in points, without nonsense.
  func distance(_ length: Tokenized<Double>) -> Double { sanitizedDistance(points(length)) }
}

/// The start of an extent on one axis. See ``LayoutRules`` for the order of precedence.
private func position(
  _ extent: Double, in container: Double, start: Double?, end: Double?, center: Double?,
  stretched: Double?, authored: Double?
) -> Double {
  let centered = center.map { (container - extent) / 2 + $0 }
  if let start, end != nil, let stretched, extent != stretched { return centered ?? start }
  if let start { return start }
  if let end { return container - end - extent }
  return centered ?? authored ?? 0
}

/// A length offered by the caller: infinite stays, nonsense is clamped.
func availableLength(_ length: Double) -> Double {
  length == .infinity ? length : clampedLength(length)
}

/// A distance that may be negative: NaN and infinities count as 0, and nothing exceeds 100,000
/// points.
func sanitizedDistance(_ distance: Double) -> Double {
  distance.isFinite ? min(max(distance, -100_000), 100_000) : 0
}

/// A rect without nonsense.
func sanitized(_ rect: CGRect) -> CGRect {
  CGRect(
    origin: CGPoint(x: sanitizedDistance(rect.origin.x), y: sanitizedDistance(rect.origin.y)),
    size: rect.size.sanitized)
}

/// The rect with each edge moved to the nearest device pixel.
func snapped(_ rect: CGRect, scale: Scale) -> CGRect {
  let left = scale.snapped(rect.minX)
  let top = scale.snapped(rect.minY)
  return CGRect(
    x: left, y: top, width: max(0, scale.snapped(rect.maxX) - left),
    height: max(0, scale.snapped(rect.maxY) - top))
}
