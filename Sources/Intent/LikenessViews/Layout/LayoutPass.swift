/// What layout remembers of each view during one pass: its depth, what it inherits, and what it measured.
import LikenessGraphics
import LikenessText

/// A view's notes during one pass of layout or measuring.
struct LayoutPass {
  /// Whether a pass is under way, so that measures may be kept: nothing changes between two questions.
  var isLive = false
  /// How many views hold this one, the root of the pass not counted.
  var depth: Int32 = 0
  /// The direction, inherited where the view has none of its own.
  var direction = LayoutDirection.leftToRight
  /// What is inherited about texts.
  var textTraits = TextTraits()
  /// Pixels per point; outlasts the pass, as it is what frames were rounded to.
  var scale = Scale.one
  /// What the view answered, by what it was offered. Nested stacks ask twice a level, and without this the answers would double at each level.
  var measures: [(offered: Size, answer: Size)] = []
  /// Where its first or last baseline lies, by extent; for the same reason.
  var baselines: [(isFirst: Bool, size: Size, answer: Double)] = []

  /// How deep a tree may be. A level of measuring takes about a kilobyte of the stack in an unoptimized build, and a secondary
  /// thread on macOS has 512 of them.
  static let depthLimit: Int32 = 256

  /// Whether layout leaves the view out.
  var isTooDeep: Bool { depth > Self.depthLimit }

  mutating func begin(depth: Int32, direction: LayoutDirection, textTraits: TextTraits, scale: Scale) {
    end()
    isLive = true
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

extension View {
  /// Starts a pass for this view and its subviews.
  func beginPass(scale: Scale) {
    beginPass(depth: 0, direction: layoutDirection ?? inheritedDirection, textTraits: effectiveTextTraits, scale: scale)
    var hasReported = false
    var remaining = [self]
    while let view = remaining.popLast() {
      for child in view.subviews {
        child.beginPass(inside: view)
        guard child.pass.isTooDeep else {
          remaining.append(child)
          continue
        }
        // One report is enough, and finding the path of each of a hundred thousand would take longer than layout.
        if !hasReported { child.record(.tooDeep(path: child.path, limit: Int(LayoutPass.depthLimit))) }
        hasReported = true
      }
    }
  }

  /// Starts a pass for this view alone, which lies in one that has begun its own.
  func beginPass(inside container: View) {
    beginPass(
      depth: container.pass.depth + 1, direction: layoutDirection ?? container.pass.direction,
      textTraits: textTraits(inside: container.pass.textTraits), scale: container.pass.scale)
  }

  private func beginPass(depth: Int32, direction: LayoutDirection, textTraits: TextTraits, scale: Scale) {
    // What an earlier layout found may have been put right since.
    if case .tooDeep = issues.first { issues = [] }
    pass.begin(depth: depth, direction: direction, textTraits: textTraits, scale: scale)
  }

  /// Ends the pass for this view alone.
  func endPass() { pass.end() }

  /// Makes sure that measures are kept from here to ``endMeasuring(_:)``, and says whether that took a pass of its own.
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

  /// Runs `body` with measures kept.
  func measuring<Result>(_ body: () -> Result) -> Result {
    let isOutermost = beginMeasuring()
    defer { endMeasuring(isOutermost) }
    return body()
  }

  /// The direction that the views around this one give it.
  private var inheritedDirection: LayoutDirection {
    var container = superview
    while let view = container {
      if let direction = view.layoutDirection { return direction }
      container = view.superview
    }
    return .leftToRight
  }

  /// The direction in which the view's content runs: its own, or the nearest container's, or left to right.
  public var effectiveLayoutDirection: LayoutDirection {
    pass.isLive ? pass.direction : layoutDirection ?? inheritedDirection
  }
}
