/// Compares PNG files and folders of them, and draws what differs.
import Foundation
import LikenessCompare
import LikenessConcurrency
import LikenessFiles
import LikenessGraphics
import LikenessPNG
import LikenessSnapshots

/// Compares pairs of PNG files under one tolerance.
package struct PairComparer: Sendable {
  /// Puts a caption above each column of a picture, whose columns begin `pitch` pixels apart.
  package typealias Captions = @Sendable (_ picture: Bitmap, _ captions: [String], _ pitch: Int) throws -> Bitmap

  private let tolerance: Tolerance
  private let limits: PNG.Limits
  private let style: DifferenceStyle
  private let mask: String?
  private let allowsShift: Bool
  private let captions: Captions

  /// Creates a comparer.
  ///
  /// - Parameters:
  ///   - tolerance: How much may differ, without the mask.
  ///   - limits: The largest picture to read or draw.
  ///   - style: How to draw differences.
  ///   - mask: The mask of ignored pixels: a file, or for folders a folder of them.
  ///   - allowsShift: Whether pictures match whose only differences are inserted, removed or moved parts.
  ///   - captions: Labels pictures that stand side by side. The default leaves captions out.
  package init(
    tolerance: Tolerance, limits: PNG.Limits = PNG.Limits(), style: DifferenceStyle = .overlay, mask: String? = nil,
    allowsShift: Bool = false, captions: @escaping Captions = { picture, _, _ in picture }
  ) {
    self.tolerance = tolerance
    self.limits = limits
    self.style = style
    self.mask = mask
    self.allowsShift = allowsShift
    self.captions = captions
  }

  /// Compares two files. Reports an unreadable file or a difference that can't be drawn in the pair instead of throwing.
  ///
  /// Files that are equal byte by byte are not decoded; only their chunks are checked to be whole.
  ///
  /// - Parameters:
  ///   - mask: The mask of this pair; nil for none.
  ///   - drawing: Where to write the difference picture, if there is a difference. If there is none, one of an earlier run is removed.
  ///   - isAlone: Whether this is the only pair, so that the two files may be decoded side by side.
  package func compare(
    name: String? = nil, reference: String, actual: String, mask: String? = nil, drawing: String? = nil, isAlone: Bool = false
  ) -> ComparedPair {
    var pair = compared(name: name, reference: reference, actual: actual, mask: mask, drawing: drawing, isAlone: isAlone)
    if let drawing, pair.difference == nil {
      do throws(FileError) { try removeOutdated(drawing) } catch { pair.error = pair.error ?? error.description }
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
      return ComparedPair(name: name, reference: reference, actual: actual, status: .unreadable, error: "\(error)")
    }
    let realignment = comparison.realigned()
    pair = ComparedPair(
      name: name, reference: reference, actual: actual, comparison: comparison, realignment: realignment, allowsShift: allowsShift,
      passing: comparison.passingSettings(), notCompared: notCompared)
    if let drawing, pair.status != .identical {
      do {
        try Files.replace(drawing, with: try drawn(comparison, realignment))
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
      throw FileCompareError.opaqueMask(path)
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
    return try PNG.encode(try captions(picture, ["Reference", "Actual", "Difference"], pitch), effort: .fast)
  }

  /// Compares all PNG files below two folders by their relative paths, in the order of these. A file that is on one side only and has the pixels
  /// of one that is on the other side only was renamed.
  ///
  /// Only as many pictures as there are cores are in memory at a time.
  ///
  /// - Parameters:
  ///   - drawing: The folder for pictures of differences; nil draws none.
  ///   - progress: Takes the number of pairs, and returns what to call after each with its name.
  package func compareFolders(
    reference: String, actual: String, drawing: String? = nil, progress: (_ total: Int) -> @Sendable (String) -> Void = { _ in { _ in } }
  ) async throws(FileCompareError) -> [ComparedPair] {
    let stored = try pictures(below: reference)
    let fresh = try pictures(below: actual)
    let names = Set(stored.keys).union(fresh.keys).sorted()
    // A mistaken path must not pass for a match.
    guard !names.isEmpty else { throw .noPictures(reference: reference, actual: actual) }
    let advance = progress(names.count)
    let pairs = await concurrentMap(names) { name in
      defer { advance(name) }
      let storedPath = stored[name].map { reference + "/" + $0 }
      let freshPath = fresh[name].map { actual + "/" + $0 }
      let drawing = drawing.map { $0 + "/" + name }
      guard let storedPath, let freshPath else {
        var pair = ComparedPair(name: name, reference: storedPath, actual: freshPath, status: storedPath == nil ? .missing : .removed)
        do throws(FileError) { try drawing.map(removeOutdated) } catch { pair.error = error.description }
        return pair
      }
      let mask = mask.map { $0 + "/" + name }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
      return compare(name: name, reference: storedPath, actual: freshPath, mask: mask, drawing: drawing)
    }
    return await RenamedPictures(limits: limits).paired(pairs)
  }

  /// Returns the masks in the folder of masks that belong to none of the pairs, sorted.
  package func unusedMasks(_ pairs: [ComparedPair]) throws(FileCompareError) -> [String] {
    guard let mask else { return [] }
    return Set(try pictures(below: mask).keys).subtracting(pairs.compactMap(\.name)).sorted()
  }
}

/// Removes the picture of an earlier run, which must not pass for one of this run. Folders stay.
private func removeOutdated(_ path: String) throws(FileError) {
  var isFolder: ObjCBool = false
  guard !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue else { return }
  try Files.remove(path)
}

/// A reason why files or folders can't be compared.
package enum FileCompareError: Error, Hashable, CustomStringConvertible {
  /// Neither folder holds a PNG file.
  case noPictures(reference: String, actual: String)
  /// A folder can't be read.
  case unreadableFolder(String)
  /// A folder spells one name in two ways.
  case ambiguousName(folder: String, name: String)
  /// A mask ignores the whole picture.
  case opaqueMask(String)

  /// The problem and the next step.
  package var description: String {
    switch self {
    case .noPictures(let reference, let actual): "There is no PNG file below \(reference), nor below \(actual). Check the paths."
    case .unreadableFolder(let folder): "The folder \(folder) can't be read. Check its permissions."
    case .ambiguousName(let folder, let name):
      "\(folder) has two pictures named \(name), spelled with different Unicode characters. Rename one of them."
    case .opaqueMask(let path):
      "\(path) has no transparent pixel, so it would ignore the whole picture. Paint the parts to ignore on a transparent layer, in any color."
    }
  }
}
