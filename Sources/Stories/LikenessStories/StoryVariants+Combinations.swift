/// The pictures of a story's axes.
import LikenessDisplayList
import LikenessSnapshots
import LikenessText
import LikenessViews

extension StoryVariants {
  /// The value of each axis for one picture; nil if the story does not vary it.
  struct Values {
    var theme: String
    var scale: Scale
    var textSize: ContentSizeCategory?
    var direction: LayoutDirection?
    var locale: String?
    var state: String?
    var width: Double?
  }

  /// Returns the combinations that have a picture, with their names. `themes` are the selected
  /// themes, and `story` is for errors.
  func combinations(themes: [String], of story: String) throws(GalleryError) -> [(
    SnapshotVariant, Values
  )] {
    if let width = widths.first(where: { !($0 > 0 && $0 <= Self.widest) }) {
      throw .badWidth(width, story: story)
    }
    // An axis without values gives one picture that does not name it.
    let counts = [
      themes.count, scales.count, max(1, textSizes.count), max(1, directions.count),
      max(1, locales.count), max(1, states.count),
      max(1, widths.count),
    ]
    guard !counts.contains(0) else { return [] }
    let isBounded =
      switch coverage {
      // Divided rather than multiplied, so that no product overflows.
      case .all: counts.reduce(Self.mostPictures) { $0 / $1 } > 0
      // Pairs need at least the product of the two longest axes.
      case .pairwise: counts.sorted().suffix(2).reduce(Self.mostPictures) { $0 / $1 } > 0
      }
    guard isBounded else { throw .tooManyVariants(limit: Self.mostPictures, story: story) }
    return try rows(counts, of: story).map { row in
      func value<Value>(_ axis: [Value], _ place: Int) -> Value? {
        axis.isEmpty ? nil : axis[place]
      }
      let values = Values(
        theme: themes[row[0]], scale: scales[row[1]], textSize: value(textSizes, row[2]),
        direction: value(directions, row[3]),
        locale: value(locales, row[4]), state: value(states, row[5]), width: value(widths, row[6]))
      return (values.variant, values)
    }
  }

  private static let widest = 100_000.0
  /// The most pictures of one story: more than anybody looks at, and few enough for their names to
  /// fit into some megabytes.
  static let mostPictures = 10_000

  private func rows(_ counts: [Int], of story: String) throws(GalleryError) -> [[Int]] {
    switch coverage {
    case .all:
      return counts.reduce([[]]) { rows, count in
        rows.flatMap { row in (0..<count).map { row + [$0] } }
      }
    case .pairwise(let budget):
      let rows = PairwiseCover(counts: counts).rows
      if let budget, rows.count > budget {
        throw .budgetTooSmall(budget, needed: rows.count, story: story)
      }
      return rows
    }
  }
}

extension StoryVariants.Values {
  /// The values as in the name of the picture.
  fileprivate var variant: SnapshotVariant {
    var variant: SnapshotVariant = [.theme: theme, .scale: scale.description]
    variant[.textSize] = textSize?.shortName
    variant[.direction] = direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }
    variant[.locale] = locale
    variant[.state] = state
    variant[.width] = width.map(decimal)
    return variant
  }
}
