/// The rules of a view's place, as a display list tells them.
import LikenessGraphics

extension PropertyList {
  /// Adds a length in points or as a percentage, unless it is nil.
  mutating func add(_ name: String, _ value: Length?) {
    switch value {
    case nil: break
    case .points(let points): add(name, points)
    case .fraction(let share): add(name, decimal((sanitizedDistance(share) * 100_000_000).rounded() / 1_000_000) + "%")
    }
  }

  /// Adds every rule that is set.
  mutating func add(_ rules: LayoutRules) {
    add("leading", rules.leading)
    add("trailing", rules.trailing)
    add("top", rules.top)
    add("bottom", rules.bottom)
    add("centerX", rules.centerX)
    add("centerY", rules.centerY)
    add("width", rules.width)
    add("height", rules.height)
    add("minWidth", rules.minWidth)
    add("maxWidth", rules.maxWidth)
    add("minHeight", rules.minHeight)
    add("maxHeight", rules.maxHeight)
    add("aspectRatio", rules.aspectRatio)
    add("horizontalHugging", rules.horizontalHugging)
    add("verticalHugging", rules.verticalHugging)
    add("horizontalCompressionResistance", rules.horizontalCompressionResistance)
    add("verticalCompressionResistance", rules.verticalCompressionResistance)
  }
}
