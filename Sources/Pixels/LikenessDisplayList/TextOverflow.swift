/// How far the ink of a text overflows a rect.

/// The whole pixels by which ink overflows a rect on each side; 0 if it stays inside.
package struct TextOverflow: Hashable, Sendable {
  package var left = 0
  package var top = 0
  package var right = 0
  package var bottom = 0

  package init() {}

  /// Reads ``text``; nil for anything else.
  package init?(_ text: String) {
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, let pixels = Int(words[1]), pixels > 0 else { return nil }
      switch words[0] {
      case "left": left = pixels
      case "top": top = pixels
      case "right": right = pixels
      case "bottom": bottom = pixels
      default: return nil
      }
    }
  }

  /// The sides and pixels, as in the text of a list: `right 12, bottom 3`; nil without overflow.
  package var text: String? {
    let sides = [("left", left), ("top", top), ("right", right), ("bottom", bottom)]
    let parts = sides.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The sides and pixels in words: `12 px on the right, 3 px at the bottom`; nil without overflow.
  package var words: String? {
    let sides = [
      ("on the left", left), ("at the top", top), ("on the right", right),
      ("at the bottom", bottom),
    ]
    let parts = sides.filter { $0.1 > 0 }.map { "\($0.1) px \($0.0)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
