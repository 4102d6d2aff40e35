/// A folder of PNG files as a source of images: for tests and galleries.
import Foundation
import LikenessPNG
import LikenessViews

extension ImageSource {
  /// Creates a source of the PNG files in a folder. A URL names the file by its last part:
  /// `https://example.com/faces/ada.png` is `ada.png`.
  ///
  /// - Parameters:
  ///   - path: The folder. No URL leads out of it.
  ///   - scale: The pixels of the images per point. Defaults to 1.
  ///   - limits: The limits on files, by default those of all PNG files.
  public static func folder(_ path: String, scale: Scale = .one, limits: PNG.Limits = .default)
    -> ImageSource
  {
    ImageSource { url in
      let name = url.lastPathComponent
      guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.utf8.contains(0)
      else {
        return .missing("The URL ends in no name of a file in \(path).")
      }
      do throws(PNGError) {
        let file = path + "/" + name
        let bytes = try PNG.bytes(ofFile: file, limits: limits)
        let bitmap = try PNG.decode(bytes, file: file, limits: limits)
        let notApplied = Image.NotApplied(by: bytes, of: name)
        return .image(Image(bitmap, scale: scale, notApplied: notApplied))
      } catch {
        return .missing("\(error)")
      }
    }
  }
}
