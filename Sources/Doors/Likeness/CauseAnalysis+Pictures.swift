/// The causes of a difference between two pictures and the display lists they were drawn from.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessRaster
import LikenessText

extension CauseAnalysis {
  /// Compares two lists as trees of views, and attributes each pixel in which their pictures differ
  /// to a cause.
  ///
  /// - Parameters:
  ///   - old: The list of the reference.
  ///   - new: The list of the picture that differs.
  ///   - reference: The picture of the old list.
  ///   - actual: The picture of the new list. Where sizes differ, only the area of both is looked
  ///     at.
  ///   - fonts: The fonts of both lists; by default the embedded typeface.
  /// - Throws: An error if one of the lists can't be drawn.
  public init(
    from old: DisplayList, to new: DisplayList, reference: Bitmap, actual: Bitmap,
    fonts: FontLibrary = .embedded
  ) throws {
    var differing = PixelSet(size: reference.size.shared(with: actual.size))
    try Comparison(reference, actual).forEachDifferentRow { y, bits in
      differing.insert(row: y, bits)
    }
    try self.init(
      from: old, to: new, differing: differing, isFaint: faintly(reference, actual),
      in: RasterEnvironment(fonts: fonts))
  }
}
