/// What could not be drawn as it was asked for, as the items tell it: the place of a view does, and in lists of earlier versions the first run of its glyphs.

extension DisplayList {
  /// The name of the property by which an item tells of a warning.
  public static let warningProperty = "warning"
  /// The name of the property by which an item tells how much of a text is left out.
  public static let truncationProperty = "truncated"
  /// The name of the property by which an item tells how far the ink of letters leaves the room of their text or a clip, in pixels.
  public static let overflowProperty = "overflow"

  /// What could not be drawn as it was asked for, such as a character that no font has, each with the path of its view, in the order of the items
  /// and each once: `News/title: no font has U+4E2D; boxes are drawn. Add a font that has them, or change the text.`
  public var warnings: [String] { told(by: [Self.warningProperty]) { _, value in value } }

  /// What a strict check of texts does not forgive, each with the path of its view, in the order of the items and each once:
  /// `News/title: the text is truncated, 12 of 40 characters.`
  public func issues(of strictness: StrictText) -> [String] {
    var names: [String] = []
    if strictness.contains(.warnings) { names.append(Self.warningProperty) }
    if strictness.contains(.truncation) { names.append(Self.truncationProperty) }
    if strictness.contains(.overflow) { names.append(Self.overflowProperty) }
    return told(by: names) { name, value in
      switch name {
      case Self.truncationProperty: "the text is truncated" + (value == "true" ? "." : ", \(value).")
      case Self.overflowProperty: "letters leave the room of the text, in pixels: \(value)."
      default: value
      }
    }
  }

  private func told(by names: [String], _ sentence: (String, String) -> String) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    // Nearly no item tells of anything, and every check asks.
    for item in items {
      for property in item.source.properties where names.contains(property.name) {
        let told = "\(item.source.path): \(sentence(property.name, property.value))"
        if seen.insert(told).inserted { found.append(told) }
      }
    }
    return found
  }
}

/// What a check does not forgive a text, although the picture could be drawn.
///
/// Nothing by default: warnings are remarks then, and text that is cut off may be meant so.
public struct StrictText: OptionSet, Hashable, Sendable {
  /// The bits, one for each option.
  public let rawValue: UInt8

  /// Creates options from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What could not be drawn as it was asked for: a character without a font, a font that another one stands in for, letters that are not joined.
  public static let warnings = StrictText(rawValue: 1)
  /// Letters that leave the room of their text, whether they are clipped there or not, or that a clip around or the picture's edge cuts.
  public static let overflow = StrictText(rawValue: 2)
  /// Text that is left out, with an ellipsis or without.
  public static let truncation = StrictText(rawValue: 4)
  /// All of them.
  public static let all: StrictText = [.warnings, .overflow, .truncation]

  /// The single options by their names, in the order of their bits.
  public static let named: [(name: String, option: StrictText)] = [
    ("warnings", .warnings), ("overflow", .overflow), ("truncation", .truncation),
  ]
}
