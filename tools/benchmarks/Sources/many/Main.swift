/// The whole command over a gallery of many stories, for `tools/bench`, which measures it.
import Foundation
import Likeness
import LikenessCommand

/// `LIKENESS_STORIES` stories, 10,000 where it is not set: each 360 by 240 points at 2x, of 12
/// views, no two alike.
@main struct Many: GalleryCommand {
  static let gallery: Gallery = {
    let count =
      ProcessInfo.processInfo.environment["LIKENESS_STORIES"].flatMap { Int($0) } ?? 10_000
    return Gallery(stories: (0..<max(0, count)).map(story))
  }()

  /// The story of one card.
  private static func story(_ number: Int) -> Story {
    let name = "Many\(number / 100)/card \(number)"
    let variants = StoryVariants(themes: ["light"], scales: [2])
    return Story(name, variants: variants, in: .init(width: 360, height: 240), margin: 0) { _ in
      card(number)
    }
  }
}
