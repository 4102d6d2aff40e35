/// The command `likeness` over the gallery that ships with it.
import Likeness
import LikenessCommand
import LikenessGallery

@main struct Main: GalleryCommand {
  static let gallery = Gallery.shipped
}
