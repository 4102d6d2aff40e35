/// The command `likeness`, with the shipped gallery in Likeness's own package and without stories
/// everywhere else.
import Foundation
import Likeness
import LikenessCommand
import LikenessGallery

@main struct Main: GalleryCommand {
  static let gallery = Gallery.shipped(in: FileManager.default.currentDirectoryPath)
}
