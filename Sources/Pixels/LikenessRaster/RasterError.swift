/// Reasons why a display list cannot be drawn, and their messages.
import LikenessBase
import LikenessDisplayList

/// Why a display list cannot be drawn. Found before the first pixel is touched.
package enum RasterError: Error, Hashable, Sendable {
  /// An item shows glyphs of a font that the library does not hold.
  case unknownFont(FontReference, item: Int, path: ViewPath)
  /// An item shows glyphs of a font that was not found because a folder or file can't be read.
  case unreadableFonts(FontReference, problem: String, item: Int, path: ViewPath)
  /// An item shows a picture that the list does not hold.
  case unknownImage(ContentDigest, item: Int, path: ViewPath)
  /// A `clip` or `opacity` has no matching `end`.
  case unclosedGroup(item: Int, path: ViewPath)
  /// An `end` has no matching `clip` or `opacity`.
  case unmatchedEnd(item: Int, path: ViewPath)
  /// More groups are open at once than ``RasterLimits/maximumNesting``.
  case nestedTooDeep(limit: Int, item: Int, path: ViewPath)
  /// The picture has more pixels than ``RasterLimits/maximumPixels``.
  case tooManyPixels(PixelSize, limit: Int)
}

extension RasterError {
  /// The index of the item that can't be drawn, from 0; nil where it is the picture as a whole.
  public var item: Int? {
    switch self {
    case .unknownFont(_, let item, _), .unreadableFonts(_, _, let item, _),
      .unknownImage(_, let item, _), .unclosedGroup(let item, _), .unmatchedEnd(let item, _),
      .nestedTooDeep(_, let item, _):
      item
    case .tooManyPixels: nil
    }
  }
}

extension RasterError: CustomStringConvertible {
  /// A sentence with the place and the cause, and one with the next step.
  public var description: String {
    switch self {
    case .unknownFont(let font, let item, let path):
      "\(place(item, path)) uses the font \(font.name), whose content \(font.digest.short)… is in "
        + "no font of the library. "
        + "Add the font file to the library, or make the list again with the fonts at hand."
    case .unreadableFonts(let font, let problem, let item, let path):
      "\(place(item, path)) uses the font \(font.name), which was not found. \(problem)"
    case .unknownImage(let digest, let item, let path):
      """
      \(place(item, path)) shows the picture \(digest.short)…, which the list does not hold. Put \
      its pixels into `images`.
      """
    case .unclosedGroup(let item, let path):
      "\(place(item, path)) opens a clip or an opacity that nothing ends. Add the matching `end`."
    case .unmatchedEnd(let item, let path):
      """
      \(place(item, path)) is an `end` with nothing to end. Remove it, or add the `clip` or \
      `opacity` before it.
      """
    case .nestedTooDeep(let limit, let item, let path):
      """
      \(place(item, path)) opens a group inside \(limit) others, the most that can be drawn. Nest \
      fewer views that clip or fade.
      """
    case .tooManyPixels(let size, let limit):
      "A picture of \(size) has \(size.pixelCount) pixels, over the limit of \(limit). Draw it "
        + "smaller, or raise the limit in likeness.json: \(setting(allowing: size.pixelCount))"
    }
  }
}

/// `Item 12 (NewsView/title)`, counted from 1 as a person does.
private func place(_ item: Int, _ path: ViewPath) -> String {
  path == "" ? "Item \(item + 1)" : "Item \(item + 1) (\(path))"
}
