/// Applies a tolerance where the view tree is known: to changes by their causes, and to views that
/// have their own tolerance.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

extension Tolerance {
  /// Whether nothing but pixels and their places decides.
  var isOfPixels: Bool { allowedChanges.isEmpty && views.isEmpty }

  /// Whether a comparison has to find views.
  var needsTree: Bool { !isOfPixels || !ignoringViews.isEmpty }

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

/// A part of two pictures, compared by its own tolerance: a view, or what is around all of them.
struct ComparedPart {
  /// The index of the view; nil around them.
  let view: Int?
  /// The comparison; nil where the ignored places leave nothing to compare.
  let comparison: Comparison?
}

/// A tolerance with its views found in both pictures.
///
/// Ignored places come first: what the picture ignores is ignored inside views with a tolerance of
/// their own, too, and each view can ignore more. Its limits, its metric and the changes that it
/// allows replace those of the picture.
struct TreePolicy {
  /// The tolerance of the pixels around the views, with all ignored places.
  let ofPixels: Tolerance
  private let tolerance: Tolerance
  private let places: PartMap

  /// Finds the views in the lists of both pictures.
  ///
  /// - Parameter size: The size of the reference.
  /// - Throws: ``ToleranceError/changesWithoutTree(_:)`` or ``ToleranceError/viewsWithoutTree(_:)``
  ///   without any list; ``ToleranceError/maskSize(mask:reference:)``.
  init(_ tolerance: Tolerance, in lists: [DisplayList], size: PixelSize) throws(ToleranceError) {
    self.tolerance = tolerance
    if lists.isEmpty {
      if !tolerance.views.isEmpty { throw .viewsWithoutTree(tolerance.views.map(\.name)) }
      if !tolerance.allowedChanges.isEmpty { throw .changesWithoutTree(tolerance.allowedChanges) }
    }
    let own = tolerance.views.map(\.tolerance)
    for mask in ([tolerance] + own).compactMap(\.ignoredMask) where mask.size != size {
      throw .maskSize(mask: mask.size, reference: size)
    }
    let places = PartMap(
      size: size,
      frames: tolerance.views.map { view in
        lists.flatMap { $0.frames(ofViewsNamed: view.name) }
      })
    self.places = places
    var ofPixels = tolerance.resolvingViews(in: lists).ofPixels
    if own.contains(where: { !$0.ignoring.isEmpty || $0.ignoredMask != nil }) {
      let painted = ofPixels.ignoredMask
      ofPixels.ignoredMask = PixelMask(size: size) { x, y in
        painted?.contains(x, y) == true
          || places.part(x, y).map { own[$0].ignores(x, y) } == true
      }
    }
    self.ofPixels = ofPixels
  }

  /// Whether a cause is allowed: by the last view that it lies in, else by the tolerance of the
  /// picture.
  func allows(_ extent: CauseExtent) -> Bool {
    AllowedChange.allow(
      extent,
      part(of: extent).map { tolerance.views[$0].tolerance.allowedChanges }
        ?? tolerance.allowedChanges)
  }

  /// Returns the parts of two pictures, each compared by its own tolerance. Pictures of different
  /// sizes, and those of a tolerance without views, have one part.
  func parts(of comparison: Comparison) -> [ComparedPart] {
    guard !tolerance.views.isEmpty, comparison.verdict.difference != nil else {
      return [ComparedPart(view: nil, comparison: comparison)]
    }
    return ([nil] + tolerance.views.indices.map(Optional.some)).map { view in
      ComparedPart(view: view, comparison: compared(view, of: comparison, without: nil))
    }
  }

  /// Compares the pixels of a part, apart from those that are forgiven.
  private func compared(_ view: Int?, of comparison: Comparison, without forgiven: PixelSet?)
    -> Comparison?
  {
    var own = view.map { tolerance.views[$0].tolerance.ofPixels } ?? ofPixels
    own.ignoring = ofPixels.ignoring
    let painted = ofPixels.ignoredMask
    own.ignoredMask = PixelMask(size: comparison.reference.size) { x, y in
      places.part(x, y) != view || painted?.contains(x, y) == true
        || forgiven?.contains(x, y) == true
    }
    // The tolerances were checked before, so this throws only where nothing is left to compare.
    return try? Comparison(comparison.reference, comparison.actual, tolerance: own)
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
  func broken(_ parts: [ComparedPart], _ allowance: CauseAnalysis.Allowance?) -> [BrokenPart] {
    // In a part where something else changed too, no pixel is forgiven.
    let strict = Set(allowance?.others.map { part(of: $0.extent) } ?? [])
    return parts.compactMap { part in
      var comparison = part.comparison
      if let whole = comparison, let allowance, !strict.contains(part.view),
        allowance.pixels.count > 0
      {
        comparison = compared(part.view, of: whole, without: allowance.pixels)
      }
      let limits = comparison?.difference.brokenLimits ?? []
      return limits.isEmpty
        ? nil : BrokenPart(view: part.view.map { tolerance.views[$0].name }, limits: limits)
    }
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

  private func part(of extent: CauseExtent) -> Int? {
    tolerance.views.lastIndex { $0.holds(extent) }
  }
}

extension Tolerance {
  /// Whether a pixel is in an ignored rectangle or painted.
  fileprivate func ignores(_ x: Int, _ y: Int) -> Bool {
    ignoredMask?.contains(x, y) == true
      || ignoring.contains {
        x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY
      }
  }
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
