/// The work of `likeness compare`: reads, compares and draws pairs of files.
import Foundation
import Likeness

/// Compares pairs of PNG files under one tolerance.
struct PairComparer: Sendable {
  let tolerance: Tolerance
  let limits: PNG.Limits
  let style: DifferenceStyle
  /// The mask of ignored pixels: a file, or for folders a folder of them.
  var mask: String?
  /// Whether rows, columns and blocks may be elsewhere.
  var allowsShift = false

  /// Compares two files. A file that can't be read, or a difference that can't be drawn, is told in the pair, and is not thrown.
  ///
  /// Files that are equal byte by byte are not decoded, only checked to be whole.
  ///
  /// - Parameters:
  ///   - mask: The mask of this pair; nil for none.
  ///   - drawing: Where to write the difference picture, if there is a difference.
  ///   - isAlone: Whether this is the only pair, so that the two files may be decoded side by side.
  func compare(
    name: String?, reference: String, actual: String, mask: String?, drawing: String?, isAlone: Bool = false
  ) -> ComparedPair {
    var pair: ComparedPair
    let comparison: Comparison
    do {
      let files = try PNGFilePair(reference, actual, limits: limits)
      var tolerance = tolerance
      tolerance.ignoredMask = try mask.map { PixelMask(painted: try PNG.read($0, limits: limits)) }
      if let size = files.sharedSize {
        return ComparedPair(
          name: name, reference: reference, actual: actual, identical: try Difference(ofEqual: size, tolerance: tolerance), size: size)
      }
      let pictures = try files.decoded(sideBySide: isAlone)
      comparison = try Comparison(pictures.reference, pictures.actual, tolerance: tolerance)
    } catch {
      return ComparedPair(name: name, reference: reference, actual: actual, reason: .unreadable, error: "\(error)")
    }
    let realignment = comparison.verdict.matches ? nil : comparison.realigned()
    pair = ComparedPair(
      name: name, reference: reference, actual: actual, comparison: comparison, realignment: realignment, allowsShift: allowsShift)
    if let drawing, pair.reason != .identical {
      do {
        try writeFile(try drawn(comparison, realignment), to: drawing)
        pair.difference = drawing
      } catch {
        pair.error = "\(error)"
      }
    }
    return pair
  }

  private func drawn(_ comparison: Comparison, _ realignment: Realignment?) throws -> [UInt8] {
    guard style == .sideBySide else {
      return try differenceFile(of: comparison, realignment: realignment, style: style, maximumPixels: limits.maxPixels)
    }
    let picture =
      try realignment?.differenceImage(style, of: comparison, maximumPixels: limits.maxPixels)
      ?? comparison.differenceImage(style, maximumPixels: limits.maxPixels)
    let pitch = max(comparison.reference.width, comparison.actual.width) + DifferenceColors.gap
    return try PNG.encode(try captioned(picture, ["Reference", "Actual", "Difference"], pitch: pitch), effort: .fast)
  }

  /// Compares all PNG files below two folders by their relative paths, in the order of these. A file that is on one side only and has the pixels
  /// of one that is on the other side only was renamed.
  ///
  /// Only as many pictures as there are cores are in memory at a time.
  ///
  /// - Throws: ``ToolError`` where a folder can't be read, or neither holds a PNG file.
  func compareFolders(reference: String, actual: String, drawing: String?, console: Console) async throws -> [ComparedPair] {
    let stored = try pictures(below: reference)
    let fresh = try pictures(below: actual)
    let names = Set(stored.keys).union(fresh.keys).sorted()
    // A mistaken path must not pass for a match.
    guard !names.isEmpty else { throw ToolError("There is no PNG file below \(reference), nor below \(actual). Check the paths.") }
    let progress = Progress("compared", total: names.count, console: console)
    let pairs = await concurrentMap(names) { name in
      defer { progress.advance(name) }
      let storedPath = stored[name].map { reference + "/" + $0 }
      let freshPath = fresh[name].map { actual + "/" + $0 }
      guard let storedPath else { return ComparedPair(name: name, reference: nil, actual: freshPath, reason: .added) }
      guard let freshPath else { return ComparedPair(name: name, reference: storedPath, actual: nil, reason: .missing) }
      let mask = mask.map { $0 + "/" + name }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
      return compare(name: name, reference: storedPath, actual: freshPath, mask: mask, drawing: drawing.map { $0 + "/" + name })
    }
    return await RenamedPictures(limits: limits).paired(pairs)
  }
}
