/// Warnings in display lists, about views that could not be drawn as requested.

extension DisplayList {
  /// Warnings about views that could not be drawn as requested, such as a character that no font
  /// has. Each has the path of its view. They are in the order of the items, without duplicates:
  /// `News/title: no font has U+4E2D; boxes are drawn.`
  public var warnings: [String] { notes([.warning]) }

  /// Returns what a strict check of texts refuses, with the path of the view, in the order of the
  /// items and without duplicates: `News/title: the text is truncated, 12 of 40 characters.`
  public func issues(of strictness: StrictText) -> [String] {
    notes(Note.allCases.filter { strictness.contains($0.option) })
  }

  private func notes(_ notes: [Note]) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    // Hardly any item has a warning, and every check calls this.
    for item in items {
      for property in item.source.properties {
        guard let kind = notes.first(where: { $0.rawValue == property.name }) else { continue }
        let note = "\(item.source.path): \(kind.sentence(property.value))"
        if seen.insert(note).inserted { found.append(note) }
      }
    }
    return found
  }
}

extension DisplayList.Note {
  fileprivate var option: StrictText {
    switch self {
    case .warning: .warnings
    case .truncation: .truncation
    case .overflow: .overflow
    }
  }

  fileprivate func sentence(_ value: PropertyValue) -> String {
    switch self {
    case .warning: value.description
    case .truncation: "the text is truncated, \(value)."
    case .overflow: "the text overflows its frame by pixels: \(value)."
    }
  }
}

/// Problems of text that fail a strict check although the picture could be drawn.
///
/// Nothing by default: a warning fails no check by itself, and truncated text may be intended.
public struct StrictText: OptionSet, Hashable, Sendable {
  /// The bits, one for each option.
  public let rawValue: UInt8

  /// Creates options from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Text or images that could not be drawn as requested: a character without a font, a replaced
  /// font, letters that are not joined, an image that was not handed in.
  public static let warnings = StrictText(rawValue: 1)
  /// Letters that overflow the frame of their text, clipped or not, or that an outer clip or the
  /// edge of the picture cuts.
  public static let overflow = StrictText(rawValue: 2)
  /// Text that is left out, with or without an ellipsis.
  public static let truncation = StrictText(rawValue: 4)
  /// All of them.
  public static let all: StrictText = [.warnings, .overflow, .truncation]

  /// The single options by their names, in the order of their bits.
  public static let named: [(name: String, option: StrictText)] = [
    ("warnings", .warnings), ("overflow", .overflow), ("truncation", .truncation),
  ]
}
