/// Compares PNG files and folders of them, and draws the differences.
import Foundation
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessSnapshots
import LikenessSystem

/// Compares pairs of PNG files with one tolerance.
package struct PairComparer: Sendable {
  /// Adds a caption above each column of a picture; columns begin `pitch` pixels apart.
  package typealias Captions =
    @Sendable (_ picture: Bitmap, _ captions: [String], _ pitch: Int) throws -> Bitmap

  private let tolerance: Tolerance
  private let limits: PNG.Limits
  private let style: DifferenceStyle
  private let mask: String?
  private let captions: Captions

  /// Creates a comparer.
  ///
  /// - Parameters:
  ///   - tolerance: The tolerance without the mask.
  ///   - mask: The mask of ignored pixels: a file, or for folders a folder of masks.
  ///   - captions: Labels pictures that are side by side; by default, none.
  package init(
    tolerance: Tolerance, limits: PNG.Limits = PNG.Limits(), style: DifferenceStyle = .overlay,
    mask: String? = nil,
    captions: @escaping Captions = { picture, _, _ in picture }
  ) {
    self.tolerance = tolerance
    self.limits = limits
    self.style = style
    self.mask = mask
    self.captions = captions
  }

  /// Compares two files. Unreadable files and differences that can't be drawn are reported in the
  /// pair.
  ///
  /// Identical files are not decoded, but their chunks must be complete.
  ///
  /// - Parameters:
  ///   - drawing: Where to write the difference picture. Without a difference, an old one there is
  ///     removed. A picture that Likeness did not write stays, and the pair reports it.
  ///   - isAlone: Whether this is the only pair, so its files may be decoded in parallel.
  package func compare(
    name: String? = nil, reference: String, actual: String, mask: String? = nil,
    drawing: String? = nil, isAlone: Bool = false
  ) -> ComparedPair {
    if isAlone, let drawing { sweep(Files.folder(of: drawing), isDeep: false) }
    var pair = compared(
      name: name, reference: reference, actual: actual, mask: mask, drawing: drawing,
      isAlone: isAlone)
    if let drawing, pair.difference == nil {
      do { try removeOutdated(drawing) } catch { pair.error = pair.error ?? "\(error)" }
    }
    return pair
  }

  private func compared(
    name: String?, reference: String, actual: String, mask: String?, drawing: String?, isAlone: Bool
  ) -> ComparedPair {
    let judgement: Judgement
    let notCompared: [NotCompared]
    do {
      let files = try PNGFilePair(reference, actual, limits: limits)
      var tolerance = tolerance
      tolerance.ignoredMask = try mask.map(readMask)
      if let size = files.sharedSize {
        return ComparedPair(
          name: name, reference: reference, actual: actual,
          identical: try Difference(ofEqual: size, tolerance: tolerance), size: size)
      }
      let pictures = try files.decoded(sideBySide: isAlone)
      notCompared = files.notCompared
      judgement = judge(
        Evidence(pictures.reference), Evidence(pictures.actual), tolerance, .never, strict: [],
        limits: limits, provesStatements: false)
    } catch {
      return ComparedPair(
        name: name, reference: reference, actual: actual, status: .unreadable, error: "\(error)")
    }
    guard let comparison = judgement.comparison else {
      // The check itself is invalid: a mask of another size, say.
      return ComparedPair(
        name: name, reference: reference, actual: actual, status: .unreadable,
        error: judgement.verdict.problem)
    }
    let realignment = judgement.realignment
    var pair = ComparedPair(
      name: name, reference: reference, actual: actual, judgement.verdict, comparison,
      realignment: realignment, allowsShift: tolerance.allowsShift, notCompared: notCompared)
    if let drawing, pair.status != .identical {
      do {
        try refuseForeign(drawing)
        try Files.replace(drawing, with: PNG.markedAsDifference(try drawn(comparison, realignment)))
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
      return try differenceFile(
        of: comparison, realignment: realignment, style: style, maximumPixels: limits.maxPixels)
    }
    let picture =
      try realignment?.differenceImage(style, of: comparison, maximumPixels: limits.maxPixels)
      ?? comparison.differenceImage(style, maximumPixels: limits.maxPixels)
    let pitch = max(comparison.reference.width, comparison.actual.width) + DifferenceColors.gap
    return try PNG.encode(
      try captions(picture, ["Reference", "Actual", "Difference"], pitch), effort: .fast)
  }

  /// Compares all PNG files in two folders by relative path, in the order of the paths. A file that
  /// is only on one side counts as renamed if a file that is only on the other side has the same
  /// pixels. At most one pair per core is in memory.
  ///
  /// - Parameters:
  ///   - drawing: The folder for difference pictures; nil draws none.
  ///   - progress: Takes the number of pairs, and returns what to call after each with its name.
  package func compareFolders(
    reference: String, actual: String, drawing: String? = nil,
    progress: (_ total: Int) -> @Sendable (String) -> Void = { _ in { _ in } }
  ) async throws(FileCompareError) -> [ComparedPair] {
    let (storedFolder, freshFolder) = (try pictures(below: reference), try pictures(below: actual))
    let (stored, fresh) = (storedFolder.pictures, freshFolder.pictures)
    let names = Set(stored.keys).union(fresh.keys).sorted()
    let odd = storedFolder.odd.merging(freshFolder.odd) { first, _ in first }.sorted {
      $0.key < $1.key
    }.map { name, error in
      ComparedPair(
        name: name, reference: storedFolder.odd[name]?.path, actual: freshFolder.odd[name]?.path,
        status: .unreadable,
        error: error.description)
    }
    // A wrong path must not count as a match.
    guard !names.isEmpty || !odd.isEmpty else {
      throw .noPictures(reference: reference, actual: actual)
    }
    if let drawing { sweep(drawing, isDeep: true) }
    let advance = progress(names.count)
    let pairs = await concurrentMap(names) { name in
      defer { advance(name) }
      let storedPath = stored[name].map { reference + "/" + $0 }
      let freshPath = fresh[name].map { actual + "/" + $0 }
      let drawing = drawing.map { $0 + "/" + name }
      guard let storedPath, let freshPath else {
        var pair = ComparedPair(
          name: name, reference: storedPath, actual: freshPath,
          status: storedPath == nil ? .added : .missing)
        do { try drawing.map(removeOutdated) } catch { pair.error = "\(error)" }
        return pair
      }
      let mask = mask.map { $0 + "/" + name }.flatMap {
        Files.mayExist($0) ? $0 : nil
      }
      return compare(
        name: name, reference: storedPath, actual: freshPath, mask: mask, drawing: drawing)
    }
    return await RenamedPictures(limits: limits).paired(pairs) + odd
  }

  /// Returns the masks that belong to no pair, sorted.
  package func unusedMasks(_ pairs: [ComparedPair]) throws(FileCompareError) -> [String] {
    guard let mask else { return [] }
    let masks = try pictures(below: mask)
    if let error = masks.odd.min(by: { $0.key < $1.key })?.value { throw .file(error) }
    return Set(masks.pictures.keys).subtracting(pairs.compactMap(\.name)).sorted()
  }
}

/// Removes the temporary files of killed processes from a folder, and only where differences alone
/// are in it, from its subfolders.
private func sweep(_ folder: String, isDeep: Bool) {
  // Another user's temporary file may stay, which does no harm.
  _ = try? Files.sweep(folder.isEmpty ? "." : folder, isDeep: isDeep)
}

/// Removes the picture of an earlier run. Folders stay.
private func removeOutdated(_ path: String) throws {
  guard let kind = try Files.kind(of: path), kind != .folder else { return }
  try refuseForeign(path)
  try Files.remove(path)
}

/// Refuses to replace or remove anything but a difference, so a wrong path does no harm.
private func refuseForeign(_ path: String) throws {
  guard let kind = try Files.kind(of: path) else { return }
  // A folder can't be replaced by a file; a link to one could.
  if kind == .folder { return }
  guard try Files.targetKind(of: path) == .file else {
    throw FileCompareError.foreignDifference(path)
  }
  if try SnapshotStore.isSnapshot(path) { throw FileCompareError.snapshot(path) }
  let bytes = try Files.readExisting(path)
  guard bytes.isEmpty || PNG.isDifference(bytes) else {
    throw FileCompareError.foreignDifference(path)
  }
}

/// A reason why files or folders can't be compared.
package enum FileCompareError: Error, Hashable, CustomStringConvertible {
  case noPictures(reference: String, actual: String)
  case unreadableFolder(FileError)
  /// A folder contains two spellings of one name.
  case ambiguousName(folder: String, name: String)
  case opaqueMask(String)
  case file(FileError)
  /// A file in the place of a difference that is not an earlier one.
  case foreignDifference(String)
  /// A picture of a snapshot in the place of a difference.
  case snapshot(String)

  package var description: String {
    switch self {
    case .noPictures(let reference, let actual):
      "No PNG files in \(reference)\(actual == reference ? "" : " or \(actual)"). Check the paths."
    case .unreadableFolder(let error):
      """
      The folder \(error.path) can't be read: \(error.reason). \
      \(error.isRefused ? "Check its permissions." : error.nextStep)
      """
    case .ambiguousName(let folder, let name):
      """
      \(folder) has two pictures named \(name), spelled with different Unicode characters. Rename \
      one of them.
      """
    case .opaqueMask(let path):
      """
      \(path) has no transparent pixel, so it would ignore the whole picture. Paint the parts to \
      ignore on a transparent layer, in any color.
      """
    case .file(let error): error.description
    case .snapshot(let path):
      "\(path) belongs to a snapshot, so no difference replaces it. Give another path."
    case .foreignDifference(let path):
      """
      \(path) is not marked as a difference, so no difference replaces it. Give another path, or \
      remove that file first.
      """
    }
  }
}
