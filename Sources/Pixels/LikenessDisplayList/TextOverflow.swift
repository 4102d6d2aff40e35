/// How far the ink of a text overflows a rect.

/// The whole pixels by which ink overflows a rect on each side; 0 if it stays inside.
package struct TextOverflow: Hashable, Sendable {
  package var left = 0
  package var top = 0
  package var right = 0
  package var bottom = 0

  package init() {}

  /// Reads ``value``; nil for anything else.
  package init?(_ value: PropertyValue) {
    let leaves = value.leaves.map { $0.value }
    guard leaves.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: leaves.count, by: 2) {
      guard case (.text(let side), .number(let number)) = (leaves[index], leaves[index + 1]),
        let pixels = Int(exactly: number), pixels > 0
      else { return nil }
      switch side {
      case "left": left = pixels
      case "top": top = pixels
      case "right": right = pixels
      case "bottom": bottom = pixels
      default: return nil
      }
    }
  }

  /// The sides and pixels, as in a list: `right 12, bottom 3`; empty without overflow.
  package var value: PropertyValue {
    .list(
      sides("left", "top", "right", "bottom").flatMap {
        [.init(.text($0), after: ", "), .init(.number(Double($1)))]
      })
  }

  /// The sides and pixels in words: `12 px on the right, 3 px at the bottom`; nil without overflow.
  package var words: String? {
    let parts = sides("on the left", "at the top", "on the right", "at the bottom").map {
      "\($1) px \($0)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func sides(_ names: String...) -> [(String, Int)] {
    zip(names, [left, top, right, bottom]).filter { $0.1 > 0 }
  }
}
