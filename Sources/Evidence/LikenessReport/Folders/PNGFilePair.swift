/// Two PNG files to compare.
import Dispatch
import LikenessBase
import LikenessDisplayList
import LikenessPNG

struct PNGFilePair {
  private let reference: PNGFile
  private let actual: PNGFile
  /// The size of both pictures if the files are identical and every chunk is complete, so their
  /// pixels are equal. Damaged image data is not detected, because such files are not decoded.
  let sharedSize: PixelSize?
  private let limits: PNG.Limits

  /// Reads the files.
  ///
  /// - Throws: ``PNGError`` if one can't be read, or both are the same damaged file.
  init(_ reference: String, _ actual: String, limits: PNG.Limits) throws(PNGError) {
    self.reference = try PNGFile(reference, limits: limits)
    self.actual = try PNGFile(actual, limits: limits)
    self.limits = limits
    sharedSize =
      self.reference.bytes == self.actual.bytes
      ? try PNG.checkedSize(self.reference.bytes, file: reference, limits: limits) : nil
  }

  /// Differences between the files outside their pixels.
  var notCompared: [NotCompared] {
    let both = (PNG.unapplied(reference.bytes), PNG.unapplied(actual.bytes))
    return NotCompared.allCases.filter { part in
      switch part {
      case .colorSpaces: both.0.colorSpace != both.1.colorSpace
      case .orientation: both.0.orientation != both.1.orientation
      case .laterFrames: both.0.hasLaterFrames || both.1.hasLaterFrames
      case .depth: both.0.isDeep || both.1.isDeep
      }
    }
  }

  /// Decodes both, on two threads if `sideBySide`.
  func decoded(sideBySide: Bool) throws(PNGError) -> (reference: Bitmap, actual: Bitmap) {
    guard sideBySide else {
      return (try reference.decoded(limits).get(), try actual.decoded(limits).get())
    }
    let other = Locked<Result<Bitmap, PNGError>?>(nil)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [actual, limits] in
      let result = actual.decoded(limits)
      other.withLock { $0 = result }
    }
    let first = reference.decoded(limits)
    group.wait()
    return (try first.get(), try (other.withLock { $0 } ?? actual.decoded(limits)).get())
  }
}

/// Properties of PNG files that are not compared and may differ.
package enum NotCompared: String, Encodable, Sendable, CaseIterable {
  case colorSpaces
  case orientation
  case laterFrames
  case depth

  /// The words for one pair.
  var words: String {
    switch self {
    case .colorSpaces: "their color spaces differ, and neither is applied"
    case .orientation: "their Exif orientations differ, and neither is applied"
    case .laterFrames: "frames after the first are not compared"
    case .depth: "samples of 16 bits are compared as 8"
    }
  }

  /// The words for several pairs.
  var heading: String {
    switch self {
    case .colorSpaces: "with different color spaces"
    case .orientation: "with different Exif orientations"
    case .laterFrames: "with later frames"
    case .depth: "with samples of 16 bits"
    }
  }
}

private struct PNGFile: Sendable {
  let path: String
  let bytes: [UInt8]

  init(_ path: String, limits: PNG.Limits) throws(PNGError) {
    self.path = path
    bytes = try PNG.bytes(ofFile: path, limits: limits)
  }

  func decoded(_ limits: PNG.Limits) -> Result<Bitmap, PNGError> {
    do throws(PNGError) {
      return .success(try PNG.decode(bytes, file: path, limits: limits))
    } catch {
      return .failure(error)
    }
  }
}
