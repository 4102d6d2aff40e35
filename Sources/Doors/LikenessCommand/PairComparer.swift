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
  /// Files that are equal byte by byte are not decoded; only their chunks are checked to be whole.
  ///
  /// - Parameters:
  ///   - mask: The mask of this pair; nil for none.
  ///   - drawing: Where to write the difference picture, if there is a difference. If there is none, one of an earlier run is removed.
  ///   - isAlone: Whether this is the only pair, so that the two files may be decoded side by side.
  func compare(
    name: String?, reference: String, actual: String, mask: String?, drawing: String?, isAlone: Bool = false
  ) -> ComparedPair {
    var pair = compared(name: name, reference: reference, actual: actual, mask: mask, drawing: drawing, isAlone: isAlone)
    if let drawing, pair.difference == nil {
      do throws(ToolError) {
        try removeOutdatedFile(drawing)
      } catch {
        pair.error = pair.error ?? error.description
      }
    }
    return pair
  }

  private func compared(
    name: String?, reference: String, actual: String, mask: String?, drawing: String?, isAlone: Bool
  ) -> ComparedPair {
    var pair: ComparedPair
    let comparison: Comparison
    let notCompared: [NotCompared]
    do {
      let files = try PNGFilePair(reference, actual, limits: limits)
      var tolerance = tolerance
      tolerance.ignoredMask = try mask.map(readMask)
      if let size = files.sharedSize {
        return ComparedPair(
          name: name, reference: reference, actual: actual, identical: try Difference(ofEqual: size, tolerance: tolerance), size: size)
      }
      let pictures = try files.decoded(sideBySide: isAlone)
      notCompared = files.notCompared
      comparison = try Comparison(pictures.reference, pictures.actual, tolerance: tolerance)
    } catch {
      return ComparedPair(name: name, reference: reference, actual: actual, reason: .unreadable, error: "\(error)")
    }
    let realignment = comparison.realigned()
    pair = ComparedPair(
      name: name, reference: reference, actual: actual, comparison: comparison, realignment: realignment, allowsShift: allowsShift,
      passing: comparison.passingSettings(), notCompared: notCompared)
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

  private func readMask(_ path: String) throws -> PixelMask {
    let mask = PixelMask(painted: try PNG.read(path, limits: limits))
    guard mask.pixelCount < mask.size.pixelCount else {
      throw ToolError(
        "\(path) has no transparent pixel, so all would be left out. Paint what is to be left out on a transparent layer, in any colour.")
    }
    return mask
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
      let drawing = drawing.map { $0 + "/" + name }
      guard let storedPath, let freshPath else {
        var pair = ComparedPair(name: name, reference: storedPath, actual: freshPath, reason: storedPath == nil ? .added : .missing)
        do throws(ToolError) { try drawing.map(removeOutdatedFile) } catch { pair.error = error.description }
        return pair
      }
      let mask = mask.map { $0 + "/" + name }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
      return compare(name: name, reference: storedPath, actual: freshPath, mask: mask, drawing: drawing)
    }
    return await RenamedPictures(limits: limits).paired(pairs)
  }

  /// The masks in the folder of masks that belong to none of the pairs, sorted.
  ///
  /// - Throws: ``ToolError`` where the folder can't be read.
  func unusedMasks(_ pairs: [ComparedPair]) throws(ToolError) -> [String] {
    guard let mask else { return [] }
    return Set(try pictures(below: mask).keys).subtracting(pairs.compactMap(\.name)).sorted()
  }
}
