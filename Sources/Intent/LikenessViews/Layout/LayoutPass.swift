/// The state of a view during one layout pass: depth, inherited traits, measurements.
import Foundation
import LikenessDisplayList
import LikenessText

/// A view's state during one pass of layout or measuring.
struct LayoutPass {
  /// Whether a pass is running, so measurements can be cached: nothing changes in between.
  var isLive = false
  /// The number of containers, up to the root of the pass.
  var depth: Int32 = 0
  /// The layout direction, inherited unless the view has its own.
  var direction = LayoutDirection.leftToRight
  var textTraits = TextTraits()
  /// Pixels per point. Outlasts the pass, because frames were rounded to it.
  var scale = Scale.one
  /// The axes on which the view will be as long as it is offered, while it is asked for its size.
  /// Does not end with a pass.
  var given = GivenAxes()
  /// Whether a view inside takes one length from another: by its aspect ratio, or as a share of its
  /// container's width.
  ///
  /// Such a tree is measured again where a length follows from the first answer; all others need
  /// one answer.
  var holdsDerivedLength = false
  /// Whether the view or a container has a safe area, or margins that follow from a container.
  var holdsInsets = false
  /// Whether the tree of this root has to be laid out once more. Outlasts the pass.
  var isLaidOutAgain = false
  /// Whether the view has its frame, so that its constraints have had their effect.
  var isSolved = false
  /// Whether constraints of a container gave the view its frame.
  var isPlacedByConstraints = false
  /// The measured sizes, by offered size. Nested stacks measure twice a level, so without a cache
  /// the work would double per level.
  var measures: [(offered: CGSize, given: GivenAxes, answer: CGSize)] = []
  /// The baselines, by size; cached for the same reason.
  var baselines: [(isFirst: Bool, size: CGSize, answer: Double)] = []

  /// The maximum depth of a tree. Measuring a level takes about a kilobyte of stack in an
  /// unoptimized build, and a secondary thread on macOS has 512 KB.
  static let depthLimit: Int32 = 256

  /// Whether layout leaves the view out.
  var isTooDeep: Bool { depth > Self.depthLimit }

  mutating func begin(
    depth: Int32, direction: LayoutDirection, textTraits: TextTraits, scale: Scale
  ) {
    end()
    isLive = true
    holdsDerivedLength = false
    isPlacedByConstraints = false
    isSolved = false
    self.depth = depth
    self.direction = direction
    self.textTraits = textTraits
    self.scale = scale
  }

  mutating func end() {
    isLive = false
    measures.removeAll()
    baselines.removeAll()
  }
}

/// The axes on which a container decides how long a view is, rather than offering room.
struct GivenAxes: Hashable {
  var width = false
  var height = false
}

extension View {
  /// Starts a pass for this view and its subviews.
  func beginPass(scale: Scale) {
    beginPass(
      depth: 0, direction: layoutDirection ?? inheritedDirection, textTraits: effectiveTextTraits,
      scale: scale)
    var hasReported = false
    var remaining = [self]
    while let view = remaining.popLast() {
      for child in view.subviews {
        child.beginPass(inside: view)
        guard child.pass.isTooDeep else {
          remaining.append(child)
          continue
        }
        // One report is enough; finding the paths of a hundred thousand views would take longer
        // than layout.
        if !hasReported {
          child.record(.tooDeep(path: child.path, limit: Int(LayoutPass.depthLimit)))
        }
        hasReported = true
      }
    }
  }

  /// Starts a pass for this view alone, inside a running one.
  func beginPass(inside container: View) {
    beginPass(
      depth: container.pass.depth + 1, direction: layoutDirection ?? container.pass.direction,
      textTraits: textTraits(inside: container.pass.textTraits), scale: container.pass.scale)
  }

  private func beginPass(
    depth: Int32, direction: LayoutDirection, textTraits: TextTraits, scale: Scale
  ) {
    // A problem of an earlier layout may have been fixed since.
    switch issues.first {
    case .tooDeep, .unsatisfiable: issues = []
    default: break
    }
    pass.begin(depth: depth, direction: direction, textTraits: textTraits, scale: scale)
    autoLayout?.beginPass()
    pass.holdsInsets = autoLayout?.changesInsets ?? false || superview?.pass.holdsInsets ?? false
    // Constraints may make the height of a view follow from its width.
    let holdsConstraints = autoLayout?.constraints.isEmpty == false
    guard holdsConstraints || layout.derivesLength else { return }
    var container = holdsConstraints ? self : superview
    while let view = container, view.pass.isLive, !view.pass.holdsDerivedLength {
      view.pass.holdsDerivedLength = true
      container = view.superview
    }
  }

  /// The axes on which the view will be as long as it is offered; none where no view inside depends
  /// on that.
  var givenAxes: GivenAxes { pass.holdsDerivedLength ? pass.given : GivenAxes() }

  /// Ends the pass for this view alone.
  func endPass() { pass.end() }

  /// Enables caching until ``endMeasuring(_:)``; returns whether that started a new pass.
  func beginMeasuring() -> Bool {
    guard !pass.isLive else { return false }
    beginPass(scale: pass.scale)
    return true
  }

  /// Ends the pass that ``beginMeasuring()`` began, if it did.
  func endMeasuring(_ isOutermost: Bool) {
    guard isOutermost else { return }
    var remaining = [self]
    while let view = remaining.popLast() {
      view.endPass()
      remaining.append(contentsOf: view.subviews.lazy.filter(\.pass.isLive))
    }
  }

  /// Runs `body` with measurements cached.
  func measuring<Result>(_ body: () -> Result) -> Result {
    let isOutermost = beginMeasuring()
    defer { endMeasuring(isOutermost) }
    return body()
  }

  /// The direction inherited from the containers.
  private var inheritedDirection: LayoutDirection {
    superview?.inherited(\.layoutDirection) ?? .leftToRight
  }

  /// The layout direction of the content: its own, the nearest container's, or left to right.
  public var effectiveLayoutDirection: LayoutDirection {
    pass.isLive ? pass.direction : layoutDirection ?? inheritedDirection
  }
}
