/// What a tree draws, as lines that a test can compare.
import Foundation
import LikenessDisplayList
import LikenessViews

/// The lines of the display list of a view that is laid out in a space. They lose nothing; the
/// header and empty lines are left out. A line of a view's path is followed by its properties and
/// items, and lengths are in device pixels, from the corner of the view.
///
/// - Parameter omitted: First words of lines that are left out as well: `from` for properties,
///   those of items and of views, `view` for the places of views. Paths with nothing below go with
///   them.
package func drawn(
  _ view: View, in space: CGSize, scale: Scale = .one, without omitted: Set<Substring> = []
) throws -> [String] {
  view.layout(in: space, scale: scale)
  return lines(of: try DisplayList(painting: view, scale: scale), without: omitted)
}

/// The lines of a display list without its header and empty lines.
package func lines(of list: DisplayList, without omitted: Set<Substring> = []) -> [String] {
  // The header ends with the first empty line.
  let text = list.text.split(separator: "\n", omittingEmptySubsequences: false)
  var lines: [Substring] = []
  // The indentation of the last line that was left out: deeper lines belong to it.
  var limit = Int.max
  for line in text.drop(while: { !$0.isEmpty }) where !line.isEmpty {
    let indentation = line.prefix { $0 == " " }.count
    if indentation > limit { continue }
    let word = line.dropFirst(indentation).prefix { $0 != " " }
    let isOmitted = omitted.contains(isProperty(word) ? "from" : word)
    limit = indentation > 0 && isOmitted ? indentation : .max
    guard limit == .max else { continue }
    if indentation == 0, lines.last?.hasPrefix(" ") == false { lines.removeLast() }
    lines.append(line)
  }
  if lines.last?.hasPrefix(" ") == false { lines.removeLast() }
  return lines.map(String.init)
}

/// Whether a line of a list that begins with a word is that of a view's property.
private func isProperty(_ word: Substring) -> Bool {
  word.hasPrefix("\"") || word.contains("=") || word.contains(":")
}
