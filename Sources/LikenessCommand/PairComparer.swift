/// The work of `likeness compare`: reads, compares and draws pairs of files.
import Foundation
import Likeness

/// Compares pairs of PNG files under one tolerance.
struct PairComparer: Sendable {
  let tolerance: Tolerance
  let limits: PNG.Limits
  let style: DifferenceStyle

  /// Compares two files; a file that can't be read is a result, not an error.
  ///
  /// - Parameter drawing: Where to write the difference picture, if there is a difference.
  func compare(name: String?, reference: String, actual: String, drawing: String?) -> ComparedPair {
    var pair = ComparedPair(name: name, reference: reference, actual: actual, reason: .identical)
    do {
      let stored = try PNG.read(reference, limits: limits)
      let fresh = try PNG.read(actual, limits: limits)
      let comparison = try Comparison(stored, fresh, tolerance: tolerance)
      pair = ComparedPair(name: name, reference: reference, actual: actual, reason: reason(of: comparison.verdict))
      pair.size = stored.size
      pair.actualSize = fresh.size == stored.size ? nil : fresh.size
      pair.take(comparison)
      if let drawing, comparison.verdict != .identical {
        try writeFile(try PNG.encode(try comparison.differenceImage(style), effort: .fast), to: drawing)
        pair.difference = drawing
      }
    } catch {
      pair = ComparedPair(name: name, reference: reference, actual: actual, reason: .unreadable)
      pair.error = String(describing: error)
    }
    return pair
  }

  /// Compares all PNG files below two folders by their relative paths, in the order of these.
  func compareFolders(reference: String, actual: String, drawing: String?, console: Console) async throws -> [ComparedPair] {
    let stored = try pictures(below: reference)
    let fresh = try pictures(below: actual)
    let names = stored.union(fresh).sorted()
    let progress = Progress("compared", total: names.count, console: console)
    return await concurrentMap(names) { name in
      let storedPath = reference + "/" + name
      let freshPath = actual + "/" + name
      defer { progress.advance(name) }
      guard fresh.contains(name) else { return ComparedPair(name: name, reference: storedPath, actual: nil, reason: .missing) }
      guard stored.contains(name) else { return ComparedPair(name: name, reference: nil, actual: freshPath, reason: .added) }
      return compare(name: name, reference: storedPath, actual: freshPath, drawing: drawing.map { $0 + "/" + name })
    }
  }

  private func reason(of verdict: Verdict) -> ComparedPair.Reason {
    switch verdict {
    case .identical: .identical
    case .similar: .tolerated
    case .different: .pixels
    case .sizeMismatch: .size
    }
  }

  private func pictures(below folder: String) throws -> Set<String> {
    guard let paths = FileManager.default.enumerator(atPath: folder) else {
      throw ToolError("\(folder) can't be read. Check its permissions.")
    }
    return Set(paths.compactMap { $0 as? String }.filter { $0.lowercased().hasSuffix(".png") })
  }
}
