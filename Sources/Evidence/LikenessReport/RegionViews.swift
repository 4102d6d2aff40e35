/// Finds the view at a region that differs.
import Foundation
import LikenessDisplayList
import LikenessSnapshots
import LikenessSystem

extension DisplayList {
  /// The path of the view that a region belongs to: the smallest view whose frame holds most of the
  /// region. Of equally small ones, the one that is drawn last.
  func view(at place: PixelRect) -> ViewPath? {
    var best: (covered: Int, area: Int, path: ViewPath)?
    for item in items {
      guard case .view(let frame) = item.drawing, item.source.path != "" else { continue }
      let (pixels, covered) = (frame.pixels, frame.pixels.intersection(place))
      guard !covered.isEmpty else { continue }
      // Sides of pictures are below 2^31, so areas fit.
      let found = (
        covered: covered.width * covered.height, area: pixels.width * pixels.height,
        path: item.source.path
      )
      if let best,
        best.covered > found.covered || best.covered == found.covered && best.area < found.area
      {
        continue
      }
      best = found
    }
    return best?.path
  }
}

/// The display list in the text file beside a picture; nil if it can't be read. The report then
/// lacks the names of views, and nothing else.
///
/// - Parameters:
///   - picture: The path of the picture.
///   - folders: The only folders to read from, links followed; nil for any.
package func displayList(besidePicture picture: String, inside folders: [String]? = nil)
  -> DisplayList?
{
  let path = textPath(besidePicture: picture)
  return try? ReferenceMetadata.read(path, inside: folders)?.displayList(file: path)
}

/// The path of the text beside a picture.
func textPath(besidePicture picture: String) -> String {
  picture.hasSuffix(".png") ? picture.dropLast(4) + ".txt" : picture + ".txt"
}
