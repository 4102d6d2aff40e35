/// The command of the gallery that ships: `swift run likeness-gallery check`.
import Likeness
import LikenessCommand
import LikenessGallery

@main struct Main: GalleryCommand {
  static let gallery = Gallery.shipped
}
