/// Applies a tolerance where the view tree is known: to changes by their causes, and to views that
/// have their own tolerance.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

extension Tolerance {
  /// Whether nothing but pixels and their places decides.
  var isOfPixels: Bool { allowedChanges.isEmpty && views.isEmpty }

  /// The tolerance without what needs a view tree, apart from ``ignoringViews``.
  var ofPixels: Tolerance {
    var plain = self
    (plain.allowedChanges, plain.views) = ([], [])
    return plain
  }
}

extension AllowedChange {
  /// Whether any of `changes` allows what a cause did to the look, and any what it moved.
  static func allow(_ extent: CauseExtent, _ changes: [AllowedChange]) -> Bool {
    guard extent.kinds.isSubset(of: [.style, .layout]) else { return false }
    if extent.kinds.contains(.style), !changes.contains(.style) { return false }
    guard extent.kinds.contains(.layout) || extent.viewMovement > 0 else { return true }
    return changes.contains { change in
      switch change.kind {
      case .style: false
      case .layout: true
      case .moves(let points): extent.movement <= points
      }
    }
  }
}

extension TolerantView {
  /// Whether a cause belongs to the view or to views inside it alone.
  func holds(_ extent: CauseExtent) -> Bool {
    !extent.views.isEmpty && extent.views.allSatisfy { $0.contains(name) }
  }
}

/// A tolerance with its views found in both pictures.
struct TreePolicy {
  private let tolerance: Tolerance
  /// The views with a tolerance of their own, and their frames in both pictures.
  private let parts: [(view: TolerantView, frames: [PixelRect])]

  /// Finds the views.
  ///
  /// - Throws: ``ToleranceError/changesWithoutTree(_:)`` or ``ToleranceError/viewsWithoutTree(_:)``
  ///   without any list.
  init(_ tolerance: Tolerance, in lists: [DisplayList]) throws(ToleranceError) {
    self.tolerance = tolerance
    if lists.isEmpty {
      if !tolerance.views.isEmpty { throw .viewsWithoutTree(tolerance.views.map(\.name)) }
      if !tolerance.allowedChanges.isEmpty { throw .changesWithoutTree(tolerance.allowedChanges) }
    }
    parts = tolerance.views.map { view in
      (view, lists.flatMap { $0.frames(ofViewsNamed: view.name) })
    }
  }

  /// Whether a cause is allowed: by the last view that it lies in, else by the tolerance of the
  /// picture.
  func allows(_ extent: CauseExtent) -> Bool {
    AllowedChange.allow(
      extent,
      part(of: extent).map { parts[$0].view.tolerance.allowedChanges } ?? tolerance.allowedChanges)
  }

  /// The limits that a part of a picture breaks.
  struct BrokenPart {
    /// The name of the view; nil for the picture around the views.
    let view: String?
    let limits: [BrokenLimit]
  }

  /// Returns the parts of two pictures of one size that do not match.
  ///
  /// - Parameter allowance: The causes that are allowed and those that are not; nil where they
  ///   could not be found.
  func brokenParts(_ comparison: Comparison, _ allowance: CauseAnalysis.Allowance?) -> [BrokenPart]
  {
    var broken: [BrokenPart] = []
    let size = comparison.reference.size
    let places = PartMap(size: size, frames: parts.map(\.frames))
    // In a part where something else changed too, no pixel is forgiven.
    let strict = Set(allowance?.others.map { part(of: $0.extent) } ?? [])
    for part in [nil] + parts.indices.map({ Optional($0) }) {
      var own = part.map { parts[$0].view.tolerance.ofPixels } ?? comparison.tolerance
      let forgiven = strict.contains(part) ? nil : allowance?.pixels
      let painted = own.ignoredMask
      own.ignoredMask = PixelMask(size: size) { x, y in
        places.part(x, y) != part || painted?.contains(x, y) == true
          || forgiven?.contains(x, y) == true
      }
      do throws(ToleranceError) {
        let limits = try Comparison(comparison.reference, comparison.actual, tolerance: own)
          .difference.brokenLimits
        if !limits.isEmpty {
          broken.append(BrokenPart(view: part.map { parts[$0].view.name }, limits: limits))
        }
      } catch {
        // Views, ignored regions and forgiven pixels may leave nothing of a part to compare, which
        // breaks no limit. The tolerances were checked before; a part that can't be compared all
        // the same does not match.
        if case .nothingToCompare = error { continue }
        broken.append(BrokenPart(view: part.map { parts[$0].view.name }, limits: []))
      }
    }
    return broken
  }

  /// What a failure says of the causes that are not allowed; nil where all are, and where the
  /// tolerance allows no changes.
  func refusal(_ allowance: CauseAnalysis.Allowance?) -> String? {
    let changes = tolerance.allowedChanges + tolerance.views.flatMap(\.tolerance.allowedChanges)
    guard !changes.isEmpty else { return nil }
    let words = changes.map(\.description).joined(separator: ", ")
    guard let allowance else {
      return
        """
        The tolerance (\(words)) needs the text beside the reference, which is missing or belongs \
        to another picture. Record again.
        """
    }
    let more = allowance.others.count - Self.told
    let others =
      allowance.others.prefix(Self.told).map(\.cause.description)
      + (more > 0 ? ["and \(more) more"] : [])
    return others.isEmpty
      ? nil : "The tolerance (\(words)) does not allow: \(others.joined(separator: "; "))."
  }

  /// How many causes a failure names.
  private static let told = 3

  private func part(of extent: CauseExtent) -> Int? { parts.lastIndex { $0.view.holds(extent) } }
}

/// Which part of a picture each pixel belongs to: the last frame that holds it.
private struct PartMap {
  private let width: Int
  private var parts: [Int?]

  init(size: PixelSize, frames: [[PixelRect]]) {
    width = size.width
    parts = Array(repeating: nil, count: frames.isEmpty ? 0 : size.width * size.height)
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    for (part, frames) in frames.enumerated() {
      for frame in frames.map({ $0.intersection(whole) }) where !frame.isEmpty {
        for y in frame.y..<frame.maxY {
          for x in frame.x..<frame.maxX { parts[y * width + x] = part }
        }
      }
    }
  }

  func part(_ x: Int, _ y: Int) -> Int? { parts.isEmpty ? nil : parts[y * width + x] }
}
