/// The work of `likeness compare`: reads, compares and draws pairs of files.
import Foundation
import Likeness

/// Compares pairs of PNG files under one tolerance.
struct PairComparer: Sendable {
  let tolerance: Tolerance
  let limits: PNG.Limits
  let style: DifferenceStyle

  /// Compares two files. A file that can't be read, or a difference that can't be drawn, is told in the pair, and is not thrown.
  ///
  /// - Parameter drawing: Where to write the difference picture, if there is a difference.
  func compare(name: String?, reference: String, actual: String, drawing: String?) -> ComparedPair {
    let comparison: Comparison
    do {
      comparison = try Comparison(
        try PNG.read(reference, limits: limits), try PNG.read(actual, limits: limits), tolerance: tolerance)
    } catch {
      return ComparedPair(name: name, reference: reference, actual: actual, reason: .unreadable, error: "\(error)")
    }
    var pair = ComparedPair(name: name, reference: reference, actual: actual, comparison: comparison)
    if let drawing, pair.reason != .identical {
      do {
        let picture = try comparison.differenceImage(style, maximumPixels: limits.maxPixels)
        try writeFile(try PNG.encode(picture, effort: .fast), to: drawing)
        pair.difference = drawing
      } catch {
        pair.error = "\(error)"
      }
    }
    return pair
  }

  /// Compares all PNG files below two folders by their relative paths, in the order of these.
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
    return await concurrentMap(names) { name in
      defer { progress.advance(name) }
      let storedPath = stored[name].map { reference + "/" + $0 }
      let freshPath = fresh[name].map { actual + "/" + $0 }
      guard let storedPath else { return ComparedPair(name: name, reference: nil, actual: freshPath, reason: .added) }
      guard let freshPath else { return ComparedPair(name: name, reference: storedPath, actual: nil, reason: .missing) }
      return compare(name: name, reference: storedPath, actual: freshPath, drawing: drawing.map { $0 + "/" + name })
    }
  }
}
