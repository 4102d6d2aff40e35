/// What could not be drawn as it was asked for, as the items tell it.

extension DisplayList {
  /// The name of the property by which an item tells of a warning.
  public static let warningProperty = "warning"

  /// What could not be drawn as it was asked for, such as a character that no font has, each with the path of its view, in the order of the items
  /// and each once: `News/title: no font has U+4E2D; boxes are drawn. Add a font that has them, or change the text.`
  public var warnings: [String] {
    var seen: Set<String> = []
    return items.flatMap { item in
      item.source.properties.filter { $0.name == Self.warningProperty }.map { "\(item.source.path): \($0.value)" }
    }.filter { seen.insert($0).inserted }
  }
}
