/// The command `likeness`, with the shipped gallery in Likeness's own package and without stories
/// everywhere else.
import Likeness
import LikenessCommand
import LikenessGallery
import LikenessSystem

@main struct Main: GalleryCommand {
  static let gallery = Gallery.shipped(in: Files.workingFolder)
}
