/// A folder of PNG files as a source of pictures: for tests and galleries.
import Foundation
import LikenessPNG
import LikenessViews

extension ImageSource {
  /// The PNG files of a folder. A URL stands for the file that has the name of its last part: `https://example.com/faces/ada.png` is `ada.png`. Answers at once.
  ///
  /// - Parameters:
  ///   - path: the folder. No URL leads out of it.
  ///   - scale: pixels of the pictures to a point; 1 by default.
  ///   - limits: what is refused; by default what PNG files are held to anyway.
  public static func folder(_ path: String, scale: Scale = .one, limits: PNG.Limits = .default) -> ImageSource {
    local { url throws(ImageFailure) in
      let name = url.lastPathComponent
      guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.utf8.contains(0) else { throw .notFound }
      do throws(PNGError) {
        return Image(try PNG.read(path + "/" + name, limits: limits), scale: scale)
      } catch {
        throw error.cause == .missing ? .notFound : .undecodable("\(error)")
      }
    }
  }
}
