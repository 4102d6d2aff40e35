/// The command `likeness`. Stories are in a command that their package makes of them.
import Likeness
import LikenessCommand

@main struct Main: GalleryCommand {
  static let gallery = Gallery(stories: [])
}
